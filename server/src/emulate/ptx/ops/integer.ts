/** Integer arithmetic (PTX ISA 9.7.1 and 9.7.2): sums, products, quotients, carries, extrema. */
import { bitsOf, isSigned, type OpCompiler, type OpContext, type OpTable } from '../context.ts';
import type { Exec } from '../state.ts';
import { big1, big2, big3, type F2, halves2, map1, map2, map3 } from './lanes.ts';
import { isFloatType, redirect } from './redirect.ts';

const sext16 = (v: number): number => (v << 16) >> 16;
const u16 = (v: number): number => v & 0xffff;

/** High word of a signed or unsigned 32 by 32 bit product. */
export function mulHigh(a: number, b: number, signed: boolean): number {
  const al = a & 0xffff;
  const ah = a >>> 16;
  const bl = b & 0xffff;
  const bh = b >>> 16;
  const mid = ah * bl + ((al * bl) >>> 16);
  const mid2 = al * bh + (mid & 0xffff) + 0;
  let high = (ah * bh + Math.floor(mid / 65536) + Math.floor(mid2 / 65536)) | 0;
  if (signed) {
    if (a < 0) high = (high - b) | 0;
    if (b < 0) high = (high - a) | 0;
  }
  return high;
}

/** Reads a 16-bit register as a number of the type. */
const read16 = (type: string): ((v: number) => number) => (isSigned(type) ? sext16 : u16);

function clampS32(v: number): number {
  return v > 0x7fffffff ? 0x7fffffff : v < -0x80000000 ? -0x80000000 : v;
}

function sum(c: OpContext, minus: boolean): Exec {
  const { type } = c;
  const d = c.dst(0);
  const a = c.src(1);
  const b = c.src(2);
  if (type.endsWith('x2')) {
    return map2(d, a, b, halves2(minus ? (x, y) => x - y : (x, y) => x + y, false));
  }
  const bits = bitsOf(type);
  if (bits === 16) return map2(d, a, b, minus ? (x, y) => u16(x - y) : (x, y) => u16(x + y));
  if (c.has('cc')) return withCarry(c, d, a, b, minus, false);
  if (bits === 64) return sum64(d, a, b, minus);
  if (c.has('sat'))
    return map2(d, a, b, minus ? (x, y) => clampS32(x - y) : (x, y) => clampS32(x + y));
  if (minus) {
    return (f, n, lanes) => {
      const r = f.i32;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        r[d + l] = r[a + l]! - r[b + l]!;
      }
    };
  }
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      r[d + l] = r[a + l]! + r[b + l]!;
    }
  };
}

function sum64(d: number, a: number, b: number, minus: boolean): Exec {
  if (minus) {
    return (f, n, lanes) => {
      const r = f.i32;
      for (let i = 0; i < n; i++) {
        const l = 2 * lanes[i]!;
        const x = r[a + l]!;
        const y = r[b + l]!;
        r[d + l + 1] = r[a + l + 1]! - r[b + l + 1]! - (x >>> 0 < y >>> 0 ? 1 : 0);
        r[d + l] = x - y;
      }
    };
  }
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = 2 * lanes[i]!;
      const low = (r[a + l]! >>> 0) + (r[b + l]! >>> 0);
      r[d + l + 1] = r[a + l + 1]! + r[b + l + 1]! + (low >= 4294967296 ? 1 : 0);
      r[d + l] = low;
    }
  };
}

/**
 * `add.cc`, `addc`, `sub.cc`, `subc`; the flag is the carry out of a sum and the borrow out of a
 * difference.
 */
function withCarry(
  c: OpContext,
  d: number,
  a: number,
  b: number,
  minus: boolean,
  takes: boolean,
): Exec {
  const flag = c.carry();
  const sets = c.has('cc');
  if (bitsOf(c.type) === 64) {
    return (f, n, lanes) => {
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const carry = takes ? BigInt(f.i32[flag + l]!) : 0n;
        const x = f.u64[a / 2 + l]!;
        const y = f.u64[b / 2 + l]!;
        const v = minus ? x - y - carry : x + y + carry;
        f.u64[d / 2 + l] = BigInt.asUintN(64, v);
        if (sets) f.i32[flag + l] = v < 0n || v >= 1n << 64n ? 1 : 0;
      }
    };
  }
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const carry = takes ? r[flag + l]! : 0;
      const x = r[a + l]! >>> 0;
      const y = r[b + l]! >>> 0;
      const v = minus ? x - y - carry : x + y + carry;
      r[d + l] = v;
      if (sets) r[flag + l] = v < 0 || v >= 4294967296 ? 1 : 0;
    }
  };
}

const carried =
  (minus: boolean): OpCompiler =>
  (c) =>
    withCarry(c, c.dst(0), c.src(1), c.src(2), minus, true);

/** The type twice as wide. */
function doubled(type: string): string {
  return `${type[0]}${bitsOf(type) * 2}`;
}

function wideProduct(type: string, d: number, a: number, b: number): Exec {
  const signed = isSigned(type);
  if (bitsOf(type) === 16) {
    const read = read16(type);
    return map2(d, a, b, (x, y) => Math.imul(read(x), read(y)));
  }
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const x = r[a + l]!;
      const y = r[b + l]!;
      r[d + 2 * l] = Math.imul(x, y);
      r[d + 2 * l + 1] = mulHigh(x, y, signed);
    }
  };
}

function lowProduct64(d: number, a: number, b: number): Exec {
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = 2 * lanes[i]!;
      const al = r[a + l]!;
      const bl = r[b + l]!;
      const high =
        mulHigh(al, bl, false) + Math.imul(al, r[b + l + 1]!) + Math.imul(r[a + l + 1]!, bl);
      r[d + l] = Math.imul(al, bl);
      r[d + l + 1] = high;
    }
  };
}

function product(c: OpContext): Exec {
  const { type } = c;
  const bits = bitsOf(type);
  const signed = isSigned(type);
  const a = c.src(1);
  const b = c.src(2);
  if (c.has('wide')) return wideProduct(type, c.dst(0, doubled(type)), a, b);
  const d = c.dst(0);
  if (c.has('hi')) {
    if (bits === 16) {
      const read = read16(type);
      return map2(d, a, b, (x, y) => u16(Math.imul(read(x), read(y)) >> 16));
    }
    if (bits === 32) return map2(d, a, b, (x, y) => mulHigh(x, y, signed));
    return big2(d, a, b, (x, y) => (x * y) >> 64n, !signed);
  }
  if (bits === 16) return map2(d, a, b, (x, y) => u16(Math.imul(x, y)));
  if (bits === 64) return lowProduct64(d, a, b);
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      r[d + l] = Math.imul(r[a + l]!, r[b + l]!);
    }
  };
}

function productSum(c: OpContext): Exec {
  const { type } = c;
  const bits = bitsOf(type);
  const signed = isSigned(type);
  const a = c.src(1);
  const b = c.src(2);
  if (c.has('wide')) {
    const wide = doubled(type);
    const d = c.dst(0, wide);
    const addend = c.src(3, wide);
    if (bits === 16) {
      const read = read16(type);
      return map3(d, a, b, addend, (x, y, z) => Math.imul(read(x), read(y)) + z);
    }
    const t = c.temp(2);
    const multiply = wideProduct(type, t, a, b);
    const add = sum64(d, t, addend, false);
    return (f, n, lanes) => {
      multiply(f, n, lanes);
      add(f, n, lanes);
    };
  }
  const d = c.dst(0);
  const addend = c.src(3);
  if (c.has('hi')) {
    if (bits === 16) {
      const read = read16(type);
      return map3(d, a, b, addend, (x, y, z) => u16((Math.imul(read(x), read(y)) >> 16) + z));
    }
    if (bits === 64) return big3(d, a, b, addend, (x, y, z) => ((x * y) >> 64n) + z, !signed);
    if (c.has('sat')) return map3(d, a, b, addend, (x, y, z) => clampS32(mulHigh(x, y, true) + z));
    return map3(d, a, b, addend, (x, y, z) => mulHigh(x, y, signed) + z);
  }
  if (bits === 16) return map3(d, a, b, addend, (x, y, z) => u16(Math.imul(x, y) + z));
  if (bits === 64) {
    const t = c.temp(2);
    const multiply = lowProduct64(t, a, b);
    const add = sum64(d, t, addend, false);
    return (f, n, lanes) => {
      multiply(f, n, lanes);
      add(f, n, lanes);
    };
  }
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      r[d + l] = Math.imul(r[a + l]!, r[b + l]!) + r[addend + l]!;
    }
  };
}

/** `mad.cc`, `madc`: low or high word of the product, plus addend and carry. */
function productSumCarry(takes: boolean): OpCompiler {
  return (c) => {
    const { type } = c;
    const words = bitsOf(type) / 32;
    const t = c.temp(words);
    const a = c.src(1);
    const b = c.src(2);
    const signed = isSigned(type);
    let multiply: Exec;
    if (c.has('hi')) {
      multiply =
        words === 2
          ? big2(t, a, b, (x, y) => (x * y) >> 64n, !signed)
          : map2(t, a, b, (x, y) => mulHigh(x, y, signed));
    } else multiply = words === 2 ? lowProduct64(t, a, b) : map2(t, a, b, Math.imul);
    const add = withCarry(c, c.dst(0), t, c.src(3), false, takes);
    return (f, n, lanes) => {
      multiply(f, n, lanes);
      add(f, n, lanes);
    };
  };
}

/** Products of the low 24 bits. */
function product24(c: OpContext, adds: boolean): Exec {
  const signed = isSigned(c.type);
  const d = c.dst(0);
  const a = c.src(1);
  const b = c.src(2);
  const read = signed ? (v: number) => (v << 8) >> 8 : (v: number) => v & 0xffffff;
  const high = c.has('hi');
  const multiply: F2 = (x, y) => {
    const p = BigInt(read(x)) * BigInt(read(y));
    return Number(BigInt.asIntN(32, high ? p >> 16n : p));
  };
  if (!adds) return map2(d, a, b, multiply);
  const saturate = c.has('sat');
  return map3(d, a, b, c.src(3), (x, y, z) => {
    const v = multiply(x, y) + z;
    return saturate ? clampS32(v) : v;
  });
}

/**
 * A quotient by zero has all bits set and a remainder by zero is the dividend, as the hardware
 * gives them.
 */
function divide(c: OpContext, remainder: boolean): Exec {
  const { type } = c;
  const bits = bitsOf(type);
  const signed = isSigned(type);
  const d = c.dst(0);
  const a = c.src(1);
  const b = c.src(2);
  if (bits === 64) {
    const quotient = (x: bigint, y: bigint): bigint => (y === 0n ? -1n : x / y);
    const rest = (x: bigint, y: bigint): bigint => (y === 0n ? x : x % y);
    return big2(d, a, b, remainder ? rest : quotient, !signed);
  }
  const read = bits === 16 ? read16(type) : signed ? (v: number) => v : (v: number) => v >>> 0;
  const trim = bits === 16 ? u16 : (v: number) => v;
  if (remainder) {
    return map2(d, a, b, (x, y) => {
      const m = read(y);
      return trim(m === 0 ? read(x) : read(x) % m);
    });
  }
  return map2(d, a, b, (x, y) => {
    const m = read(y);
    return trim(m === 0 ? -1 : Math.trunc(read(x) / m));
  });
}

function extremum(c: OpContext, max: boolean): Exec {
  const { type } = c;
  const d = c.dst(0);
  const a = c.src(1);
  const b = c.src(2);
  const signed = isSigned(type);
  const pick: F2 = max ? (x, y) => (x > y ? x : y) : (x, y) => (x < y ? x : y);
  const relu: F2 = c.has('relu') ? (x, y) => Math.max(0, pick(x, y)) : pick;
  if (type.endsWith('x2')) return map2(d, a, b, halves2(relu, signed));
  const bits = bitsOf(type);
  if (bits === 64) {
    return big2(d, a, b, max ? (x, y) => (x > y ? x : y) : (x, y) => (x < y ? x : y), !signed);
  }
  if (bits === 16) {
    const read = read16(type);
    return map2(d, a, b, (x, y) => u16(pick(read(x), read(y))));
  }
  if (!signed) return map2(d, a, b, (x, y) => pick(x >>> 0, y >>> 0));
  return map2(d, a, b, relu);
}

function unary(c: OpContext, small: (v: number) => number, wide: (v: bigint) => bigint): Exec {
  const { type } = c;
  const d = c.dst(0);
  const a = c.src(1);
  const bits = bitsOf(type);
  if (bits === 64) return big1(d, a, (v) => BigInt.asIntN(64, wide(v)));
  if (type.endsWith('x2'))
    return map2(
      d,
      a,
      a,
      halves2((v) => small(v), true),
    );
  if (bits === 16) return map1(d, a, (v) => u16(small(sext16(v))));
  return map1(d, a, small);
}

/** |a - b| + c. */
const sad: OpCompiler = (c) => {
  const { type } = c;
  const bits = bitsOf(type);
  const d = c.dst(0);
  const a = c.src(1);
  const b = c.src(2);
  const addend = c.src(3);
  if (bits === 64) {
    return big3(d, a, b, addend, (x, y, z) => (x < y ? y - x : x - y) + z, !isSigned(type));
  }
  const read =
    bits === 16 ? read16(type) : isSigned(type) ? (v: number) => v : (v: number) => v >>> 0;
  const trim = bits === 16 ? u16 : (v: number) => v;
  return map3(d, a, b, addend, (x, y, z) => trim(Math.abs(read(x) - read(y)) + z));
};

function byteOf(v: number, index: number, signed: boolean): number {
  return signed ? (v << (24 - 8 * index)) >> 24 : (v >>> (8 * index)) & 0xff;
}

const dp4a: OpCompiler = (c) => {
  const sa = isSigned(c.types[0] ?? 'u32');
  const sb = isSigned(c.types[1] ?? 'u32');
  return map3(c.dst(0, 'b32'), c.src(1, 'b32'), c.src(2, 'b32'), c.src(3, 'b32'), (a, b, sum0) => {
    let s = sum0;
    for (let i = 0; i < 4; i++) s += byteOf(a, i, sa) * byteOf(b, i, sb);
    return s;
  });
};

const dp2a: OpCompiler = (c) => {
  const sa = isSigned(c.types[0] ?? 'u32');
  const sb = isSigned(c.types[1] ?? 'u32');
  const from = c.has('hi') ? 2 : 0;
  return map3(c.dst(0, 'b32'), c.src(1, 'b32'), c.src(2, 'b32'), c.src(3, 'b32'), (a, b, sum0) => {
    const low = sa ? sext16(a) : u16(a);
    const high = sa ? a >> 16 : a >>> 16;
    return sum0 + low * byteOf(b, from, sb) + high * byteOf(b, from + 1, sb);
  });
};

const abs = (v: number): number => Math.abs(v);

export const integerOps: OpTable = {
  add: redirect(isFloatType, 'add', (c) => sum(c, false)),
  sub: redirect(isFloatType, 'sub', (c) => sum(c, true)),
  addc: carried(false),
  subc: carried(true),
  mul: redirect(isFloatType, 'mul', product),
  mad: redirect(isFloatType, 'fma', (c) =>
    c.has('cc') ? productSumCarry(false)(c) : productSum(c),
  ),
  madc: productSumCarry(true),
  mul24: (c) => product24(c, false),
  mad24: (c) => product24(c, true),
  div: redirect(isFloatType, 'div', (c) => divide(c, false)),
  rem: (c) => divide(c, true),
  min: redirect(isFloatType, 'min', (c) => extremum(c, false)),
  max: redirect(isFloatType, 'max', (c) => extremum(c, true)),
  abs: redirect(isFloatType, 'abs', (c) => unary(c, abs, (v) => (v < 0n ? -v : v))),
  neg: redirect(isFloatType, 'neg', (c) =>
    unary(
      c,
      (v) => -v,
      (v) => -v,
    ),
  ),
  sad,
  dp4a,
  dp2a,
};
