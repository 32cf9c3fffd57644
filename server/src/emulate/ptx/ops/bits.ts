/** Logic, shifts and bit fields (PTX ISA 9.7.1 and 9.7.8). */
import { bitsOf, isSigned, type OpCompiler, type OpContext, type OpTable } from '../context.ts';
import type { Exec } from '../state.ts';
import { bigTo32, map1, map2, map3 } from './lanes.ts';

const u16 = (v: number): number => v & 0xffff;
const sext16 = (v: number): number => (v << 16) >> 16;

/** A bitwise op works word by word, whatever the width. */
function wordwise(c: OpContext, fn: (a: number, b: number) => number, arity: 1 | 2): Exec {
  const { type } = c;
  const d = c.dst(0);
  const a = c.src(1);
  const b = arity === 2 ? c.src(2) : a;
  const bits = bitsOf(type);
  if (bits !== 64) {
    if (type === 'pred') return map2(d, a, b, (x, y) => fn(x, y) & 1);
    return bits === 16 ? map2(d, a, b, (x, y) => u16(fn(x, y))) : map2(d, a, b, fn);
  }
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = 2 * lanes[i]!;
      r[d + l] = fn(r[a + l]!, r[b + l]!);
      r[d + l + 1] = fn(r[a + l + 1]!, r[b + l + 1]!);
    }
  };
}

const cnot: OpCompiler = (c) => {
  const d = c.dst(0);
  const a = c.src(1);
  if (bitsOf(c.type) === 64) {
    return (f, n, lanes) => {
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        f.i64[d / 2 + l] = f.i64[a / 2 + l] === 0n ? 1n : 0n;
      }
    };
  }
  return map1(d, a, (v) => (v === 0 ? 1 : 0));
};

/** Shift amounts beyond the width behave as the width, unlike the host's. */
const shl: OpCompiler = (c) => {
  const d = c.dst(0);
  const a = c.src(1);
  const b = c.src(2, 'u32');
  const bits = bitsOf(c.type);
  if (bits === 16) return map2(d, a, b, (x, s) => (s >>> 0 > 15 ? 0 : u16(x << s)));
  if (bits === 32) return map2(d, a, b, (x, s) => (s >>> 0 > 31 ? 0 : x << s));
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const s = r[b + l]! >>> 0;
      const lo = r[a + 2 * l]!;
      const hi = r[a + 2 * l + 1]!;
      if (s === 0) {
        r[d + 2 * l] = lo;
        r[d + 2 * l + 1] = hi;
      } else if (s < 32) {
        r[d + 2 * l] = lo << s;
        r[d + 2 * l + 1] = (hi << s) | (lo >>> (32 - s));
      } else {
        r[d + 2 * l] = 0;
        r[d + 2 * l + 1] = s < 64 ? lo << (s - 32) : 0;
      }
    }
  };
};

const shr: OpCompiler = (c) => {
  const signed = isSigned(c.type);
  const d = c.dst(0);
  const a = c.src(1);
  const b = c.src(2, 'u32');
  const bits = bitsOf(c.type);
  if (bits === 16) {
    if (signed) return map2(d, a, b, (x, s) => u16(sext16(x) >> Math.min(s >>> 0, 15)));
    return map2(d, a, b, (x, s) => (s >>> 0 > 15 ? 0 : u16(x) >>> s));
  }
  if (bits === 32) {
    if (signed) return map2(d, a, b, (x, s) => x >> (s >>> 0 > 31 ? 31 : s));
    return map2(d, a, b, (x, s) => (s >>> 0 > 31 ? 0 : x >>> s));
  }
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const s = Math.min(r[b + l]! >>> 0, 64);
      const lo = r[a + 2 * l]!;
      const hi = r[a + 2 * l + 1]!;
      const fill = signed ? hi >> 31 : 0;
      let outLo = lo;
      let outHi = hi;
      if (s >= 32) {
        outLo = s === 64 ? fill : signed ? hi >> (s - 32) : hi >>> (s - 32);
        outHi = fill;
      } else if (s > 0) {
        outLo = (lo >>> s) | (hi << (32 - s));
        outHi = signed ? hi >> s : hi >>> s;
      }
      r[d + 2 * l] = outLo;
      r[d + 2 * l + 1] = outHi;
    }
  };
};

/** Funnel shift of `b:a`. */
const shf: OpCompiler = (c) => {
  const left = c.has('l');
  const clamp = c.has('clamp');
  const d = c.dst(0);
  const a = c.src(1);
  const b = c.src(2);
  const s = c.src(3, 'u32');
  return map3ToFunnel(d, a, b, s, left, clamp);
};

function map3ToFunnel(
  d: number,
  a: number,
  b: number,
  s: number,
  left: boolean,
  clamp: boolean,
): Exec {
  return map3(d, a, b, s, (lo, hi, amount) => {
    const k = clamp ? Math.min(amount >>> 0, 32) : amount & 31;
    if (k === 0) return left ? hi : lo;
    if (k === 32) return left ? lo : hi;
    return left ? (hi << k) | (lo >>> (32 - k)) : (lo >>> k) | (hi << (32 - k));
  });
}

export function popCount(v: number): number {
  let x = v - ((v >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  x = (x + (x >>> 4)) & 0x0f0f0f0f;
  return Math.imul(x, 0x01010101) >>> 24;
}

const words = (v: bigint): [number, number] => [Number(v & 0xffffffffn), Number(v >> 32n)];

const popc: OpCompiler = (c) => {
  const d = c.dst(0, 'u32');
  const a = c.src(1);
  if (bitsOf(c.type) === 32) return map1(d, a, popCount);
  return bigTo32(d, a, (v) => {
    const [lo, hi] = words(v);
    return popCount(lo) + popCount(hi);
  });
};

const clz: OpCompiler = (c) => {
  const d = c.dst(0, 'u32');
  const a = c.src(1);
  if (bitsOf(c.type) === 32) return map1(d, a, Math.clz32);
  return bigTo32(d, a, (v) => {
    const [lo, hi] = words(v);
    return hi === 0 ? 32 + Math.clz32(lo) : Math.clz32(hi);
  });
};

/** Position of the highest bit that differs from the sign, all ones when there is none. */
const bfind: OpCompiler = (c) => {
  const signed = isSigned(c.type);
  const amount = c.has('shiftamt');
  const d = c.dst(0, 'u32');
  const a = c.src(1);
  if (bitsOf(c.type) === 32) {
    return map1(d, a, (v) => {
      const x = signed && v < 0 ? ~v : v;
      const at = 31 - Math.clz32(x);
      return at < 0 ? -1 : amount ? 31 - at : at;
    });
  }
  return bigTo32(d, a, (v) => {
    const x = signed && v >> 63n === 1n ? BigInt.asUintN(64, ~v) : v;
    const [lo, hi] = words(x);
    const at = hi !== 0 ? 63 - Math.clz32(hi) : 31 - Math.clz32(lo);
    return at < 0 ? -1 : amount ? 63 - at : at;
  });
};

export function reverseBits(v: number): number {
  let x = v;
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return (x >>> 16) | (x << 16);
}

const brev: OpCompiler = (c) => {
  const d = c.dst(0);
  const a = c.src(1);
  if (bitsOf(c.type) === 32) return map1(d, a, reverseBits);
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = 2 * lanes[i]!;
      const lo = r[a + l]!;
      r[d + l] = reverseBits(r[a + l + 1]!);
      r[d + l + 1] = reverseBits(lo);
    }
  };
};

/** Extracts `len` bits from `pos`; beyond the top a signed field repeats the sign. */
const bfe: OpCompiler = (c) => {
  const signed = isSigned(c.type);
  const d = c.dst(0);
  const a = c.src(1);
  const p = c.src(2, 'u32');
  const q = c.src(3, 'u32');
  const width = bitsOf(c.type);
  const field = (v: bigint, pos: number, len: number): bigint => {
    const raw = (BigInt.asUintN(width, v) >> BigInt(pos)) & ((1n << BigInt(len)) - 1n);
    if (!signed || len === 0) return raw;
    const top = Math.min(pos + len - 1, width - 1);
    if (((v >> BigInt(top)) & 1n) === 0n) return raw;
    // Bits from the sign position on are ones.
    return raw | (-1n << BigInt(Math.max(0, top - pos + 1)));
  };
  if (width === 64) {
    return (f, n, lanes) => {
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        f.u64[d / 2 + l] = BigInt.asUintN(
          64,
          field(f.u64[a / 2 + l]!, f.i32[p + l]! & 255, f.i32[q + l]! & 255),
        );
      }
    };
  }
  return map3(d, a, p, q, (v, pos0, len0) => {
    const pos = pos0 & 255;
    const len = len0 & 255;
    if (pos + len <= 32 && len > 0) {
      const up = v << (32 - pos - len);
      return signed ? up >> (32 - len) : up >>> (32 - len);
    }
    return Number(BigInt.asIntN(32, field(BigInt(v >>> 0), pos, len)));
  });
};

const bfi: OpCompiler = (c) => {
  const d = c.dst(0);
  const a = c.src(1);
  const b = c.src(2);
  const p = c.src(3, 'u32');
  const q = c.src(4, 'u32');
  const wide = bitsOf(c.type) === 64;
  const width = wide ? 64 : 32;
  const insert = (x: bigint, y: bigint, pos: number, len: number): bigint => {
    if (pos >= width) return y;
    const mask = BigInt.asUintN(width, ((1n << BigInt(len)) - 1n) << BigInt(pos));
    return (y & ~mask) | ((x << BigInt(pos)) & mask);
  };
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const pos = f.i32[p + l]! & 255;
      const len = f.i32[q + l]! & 255;
      if (wide) f.u64[d / 2 + l] = insert(f.u64[a / 2 + l]!, f.u64[b / 2 + l]!, pos, len);
      else f.u32[d + l] = Number(insert(BigInt(f.u32[a + l]!), BigInt(f.u32[b + l]!), pos, len));
    }
  };
};

/** A run of ones; `.wrap` takes positions modulo 32. */
const bmsk: OpCompiler = (c) => {
  const wrap = c.has('wrap');
  return map2(c.dst(0, 'b32'), c.src(1, 'u32'), c.src(2, 'u32'), (a0, b0) => {
    const a = wrap ? a0 & 31 : Math.min(a0 >>> 0, 32);
    const b = wrap ? b0 & 31 : Math.min(b0 >>> 0, 32);
    return Number(BigInt.asIntN(32, ((1n << BigInt(b)) - 1n) << BigInt(a)));
  });
};

/** Sign- or zero-extends from bit `b`. */
const szext: OpCompiler = (c) => {
  const wrap = c.has('wrap');
  const signed = isSigned(c.type);
  return map2(c.dst(0), c.src(1), c.src(2, 'u32'), (a, b0) => {
    const n = wrap ? b0 & 31 : Math.min(b0 >>> 0, 32);
    if (n === 0) return 0;
    if (n === 32) return a;
    return signed ? (a << (32 - n)) >> (32 - n) : (a << (32 - n)) >>> (32 - n);
  });
};

/** The n-th set bit of `mask` from `base` on, upward or downward. */
const fns: OpCompiler = (c) =>
  map3(c.dst(0, 'b32'), c.src(1, 'b32'), c.src(2, 'b32'), c.src(3, 'b32'), (mask, base, offset) => {
    if (offset === 0) return (mask >>> base) & 1 ? base : -1;
    const step = offset > 0 ? 1 : -1;
    let left = Math.abs(offset);
    for (let at = base; at >= 0 && at < 32; at += step) {
      if ((mask >>> at) & 1 && --left === 0) return at;
    }
    return -1;
  });

/** Any function of three bits, by its truth table. */
const lop3: OpCompiler = (c) => {
  const boolean = c.has('or') || c.has('and');
  const first = c.operand(0);
  const destination = first.kind === 'pair' ? first.first : first;
  const d = c.dstOf(destination, 'b32');
  const p = first.kind === 'pair' ? c.dstOf(first.second, 'pred') : -1;
  const a = c.src(1, 'b32');
  const b = c.src(2, 'b32');
  const e = c.src(3, 'b32');
  const table = c.src(4, 'b32');
  const q = boolean ? c.src(5, 'pred') : -1;
  const or = c.has('or');
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one line for each row of the truth table, in the loop over lanes
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const x = r[a + l]!;
      const y = r[b + l]!;
      const z = r[e + l]!;
      const t = r[table + l]!;
      let v = 0;
      if (t & 1) v |= ~x & ~y & ~z;
      if (t & 2) v |= ~x & ~y & z;
      if (t & 4) v |= ~x & y & ~z;
      if (t & 8) v |= ~x & y & z;
      if (t & 16) v |= x & ~y & ~z;
      if (t & 32) v |= x & ~y & z;
      if (t & 64) v |= x & y & ~z;
      if (t & 128) v |= x & y & z;
      if (p >= 0) {
        const truth = v !== 0 ? 1 : 0;
        r[p + l] = or ? truth | r[q + l]! : truth & r[q + l]!;
      }
      r[d + l] = v;
    }
  };
};

/** Bytes of `b:a` picked by a selector; the named modes make the selector. */
const prmt: OpCompiler = (c) => {
  const d = c.dst(0, 'b32');
  const a = c.src(1, 'b32');
  const b = c.src(2, 'b32');
  const s = c.src(3, 'b32');
  const mode = c.mods.find((m) => m in PRMT_MODES);
  const table = mode ? PRMT_MODES[mode]! : undefined;
  return map3(d, a, b, s, (x, y, selector) => {
    const pick = table ? table[selector & 3]! : selector;
    let v = 0;
    for (let i = 0; i < 4; i++) {
      const k = (pick >>> (4 * i)) & 15;
      const byte = ((k & 4 ? y : x) >>> (8 * (k & 3))) & 0xff;
      v |= (k & 8 ? (byte & 0x80 ? 0xff : 0) : byte) << (8 * i);
    }
    return v;
  });
};

const PRMT_MODES: Readonly<Record<string, readonly number[]>> = {
  f4e: [0x3210, 0x4321, 0x5432, 0x6543],
  b4e: [0x5670, 0x6701, 0x7012, 0x0123],
  rc8: [0x0000, 0x1111, 0x2222, 0x3333],
  ecl: [0x3210, 0x3211, 0x3222, 0x3333],
  ecr: [0x0000, 0x1110, 0x2210, 0x3210],
  rc16: [0x1010, 0x3232, 0x1010, 0x3232],
};

export const bitOps: OpTable = {
  and: (c) => wordwise(c, (a, b) => a & b, 2),
  or: (c) => wordwise(c, (a, b) => a | b, 2),
  xor: (c) => wordwise(c, (a, b) => a ^ b, 2),
  not: (c) =>
    c.type === 'pred' ? map1(c.dst(0), c.src(1), (v) => v ^ 1) : wordwise(c, (a) => ~a, 1),
  cnot,
  shl,
  shr,
  shf,
  popc,
  clz,
  bfind,
  brev,
  bfe,
  bfi,
  bmsk,
  szext,
  fns,
  lop3,
  prmt,
};
