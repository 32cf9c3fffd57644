/** Scalar arithmetic, logic, comparison and moves, with the condition code. */
import {
  approximateExp2,
  approximateRsqrt,
  approximateSqrt,
  encodeFloat,
  F16,
  f16Value,
  f32Bits,
  f32FromBits,
  fma32,
  preciseLog2,
} from '../../../numeric/index.ts';
import { type Decoder, withExec } from '../decoder.ts';
import { joinU64 } from '../loops.ts';
import { type Op, SReg, type Wave } from '../state.ts';
import { maxNum, minNum, roundEven } from './float.ts';
import {
  countBits,
  findHigh,
  findHighSigned,
  findLow,
  mulHigh,
  mulHighSigned,
  reverseBits,
} from './integer.ts';
import type { Builder, OpTable } from './table.ts';

const M64 = (1n << 64n) - 1n;

/** Reads the condition code like a register when an operand names it. */
function scalarSource(d: Decoder, i: number, wide: boolean): { at: number; scc: boolean } {
  const o = d.operand(i);
  if (o.kind === 'reg' && o.file === 'special' && o.name.endsWith('scc'))
    return { at: d.layout.scalarBase + SReg.Trash + 2, scc: true };
  if (o.kind === 'reg' && o.file === 'v') return { at: d.source(o, 'u').off, scc: false };
  return { at: d.source(o, wide ? 'U' : 'u').off, scc: false };
}

/** Wraps an op whose sources may name the condition code. */
function withScc(op: Op, sources: readonly { at: number; scc: boolean }[]): Op {
  const scc = sources.find((s) => s.scc);
  if (!scc) return op;
  return (w) => {
    w.R[scc.at] = w.scc;
    w.R[scc.at + 1] = 0;
    op(w);
  };
}

/**
 * What a result does to the condition code: nothing, its being nonzero, or what the function says
 * itself.
 */
type Flag = 'keep' | 'nonzero' | 'own';

type Words2 = (a: number, b: number, w: Wave) => number;
type Long2 = (a: bigint, b: bigint, w: Wave) => bigint;

/** 32-bit result of one or two 32-bit sources. */
function word(sources: 1 | 2, flag: Flag, fn: Words2): Builder {
  return (d) => {
    const a = scalarSource(d, 1, false);
    const b = sources === 2 ? scalarSource(d, 2, false) : a;
    const dest = d.scalarDest(d.operand(0));
    const at = d.layout.scalarBase + dest;
    const op: Op = (w) => {
      const { R } = w;
      const v = fn(R[a.at]!, R[b.at]!, w);
      R[at] = v;
      if (flag === 'nonzero') w.scc = R[at] === 0 ? 0 : 1;
    };
    return withExec(withScc(op, [a, b]), dest, 1);
  };
}

/** A 64-bit result computed word by word: bitwise logic. */
function bitwise(sources: 1 | 2, flag: Flag, fn: (a: number, b: number) => number): Builder {
  return (d) => {
    const a = scalarSource(d, 1, true);
    const b = sources === 2 ? scalarSource(d, 2, true) : a;
    const dest = d.scalarDest(d.operand(0));
    const at = d.layout.scalarBase + dest;
    const op: Op = (w) => {
      const { R } = w;
      const lo = fn(R[a.at]!, R[b.at]!);
      const hi = fn(R[a.at + 1]!, R[b.at + 1]!);
      R[at] = lo;
      R[at + 1] = hi;
      if (flag === 'nonzero') w.scc = (lo | hi) === 0 ? 0 : 1;
    };
    return withExec(withScc(op, [a, b]), dest, 2);
  };
}

/** A 64-bit result of big integers; `narrow` names the sources that are 32 bits wide. */
function long(
  sources: 1 | 2,
  flag: Flag,
  fn: Long2,
  narrow: { readonly a?: boolean; readonly b?: boolean; readonly d?: boolean } = {},
): Builder {
  return (d) => {
    const a = scalarSource(d, 1, !narrow.a);
    const b = sources === 2 ? scalarSource(d, 2, !narrow.b) : a;
    const dest = d.scalarDest(d.operand(0));
    const at = d.layout.scalarBase + dest;
    const op: Op = (w) => {
      const { R } = w;
      const x = narrow.a ? BigInt(R[a.at]!) : joinU64(R[a.at]!, R[a.at + 1]!);
      const y = narrow.b ? BigInt(R[b.at]!) : joinU64(R[b.at]!, R[b.at + 1]!);
      const v = fn(x, y, w) & M64;
      R[at] = Number(v & 0xffffffffn);
      if (!narrow.d) R[at + 1] = Number(v >> 32n);
      if (flag === 'nonzero') w.scc = v === 0n ? 0 : 1;
    };
    return withExec(withScc(op, [a, b]), dest, narrow.d ? 1 : 2);
  };
}

function compare(fn: (a: number, b: number) => boolean): Builder {
  return (d) => {
    const a = scalarSource(d, 0, false);
    const b = scalarSource(d, 1, false);
    return withScc(
      (w) => {
        w.scc = fn(w.R[a.at]!, w.R[b.at]!) ? 1 : 0;
      },
      [a, b],
    );
  };
}

/** A comparison with a 16-bit constant, sign-extended or not. */
function compareConstant(signed: boolean, fn: (a: number, b: number) => boolean): Builder {
  return (d) => {
    const a = scalarSource(d, 0, false);
    const given = d.integer(d.operand(1));
    const k = (signed ? (given << 16) >> 16 : given & 0xffff) >>> 0;
    return (w) => {
      w.scc = fn(w.R[a.at]!, k) ? 1 : 0;
    };
  };
}

function compareLong(equal: boolean): Builder {
  return (d) => {
    const a = scalarSource(d, 0, true);
    const b = scalarSource(d, 1, true);
    return withScc(
      (w) => {
        const { R } = w;
        w.scc = (R[a.at] === R[b.at] && R[a.at + 1] === R[b.at + 1]) === equal ? 1 : 0;
      },
      [a, b],
    );
  };
}

function bitTest(value: number, wide: boolean): Builder {
  return (d) => {
    const a = scalarSource(d, 0, wide);
    const b = scalarSource(d, 1, false);
    return (w) => {
      const bit = w.R[b.at]! & (wide ? 63 : 31);
      const v = bit < 32 ? (w.R[a.at]! >>> bit) & 1 : (w.R[a.at + 1]! >>> (bit - 32)) & 1;
      w.scc = v === value ? 1 : 0;
    };
  };
}

/** Saves exec and combines it with a mask. `fn` gets the mask and the old exec. */
function saveExec(wide: boolean, fn: (mask: number, exec: number) => number): Builder {
  return (d) => {
    const mask = scalarSource(d, 1, wide);
    const dest = d.layout.scalarBase + d.scalarDest(d.operand(0));
    const exec = d.layout.scalarBase + SReg.ExecLo;
    return withScc(
      (w) => {
        const { R } = w;
        const mLo = R[mask.at]!;
        const mHi = wide ? R[mask.at + 1]! : 0;
        const eLo = R[exec]!;
        const eHi = R[exec + 1]!;
        R[dest] = eLo;
        R[exec] = fn(mLo, eLo);
        if (wide) {
          R[dest + 1] = eHi;
          R[exec + 1] = fn(mHi, eHi);
        }
        w.scc = (R[exec]! | (wide ? R[exec + 1]! : 0)) === 0 ? 0 : 1;
        w.refresh();
      },
      [mask],
    );
  };
}

/** `wrexec`: like `saveexec`, but the destination gets the new mask. */
function writeExec(wide: boolean, fn: (mask: number, exec: number) => number): Builder {
  const inner = saveExec(wide, fn);
  return (d) => {
    const op = inner(d);
    const dest = d.layout.scalarBase + d.scalarDest(d.operand(0));
    const exec = d.layout.scalarBase + SReg.ExecLo;
    return (w) => {
      op(w);
      w.R[dest] = w.R[exec]!;
      if (wide) w.R[dest + 1] = w.R[exec + 1]!;
    };
  };
}

const LOGIC: Readonly<Record<string, (a: number, b: number) => number>> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
  nand: (a, b) => ~(a & b),
  nor: (a, b) => ~(a | b),
  xnor: (a, b) => ~(a ^ b),
  and_not1: (a, b) => a & ~b,
  or_not1: (a, b) => a | ~b,
};

/** The `saveexec` family: mask and old exec. `not0` complements the mask, `not1` the old exec. */
const SAVES: Readonly<Record<string, (mask: number, exec: number) => number>> = {
  and: (m, e) => m & e,
  or: (m, e) => m | e,
  xor: (m, e) => m ^ e,
  nand: (m, e) => ~(m & e),
  nor: (m, e) => ~(m | e),
  xnor: (m, e) => ~(m ^ e),
  and_not0: (m, e) => ~m & e,
  or_not0: (m, e) => ~m | e,
  and_not1: (m, e) => m & ~e,
  or_not1: (m, e) => m | ~e,
};

function logicTable(): OpTable {
  const out: Record<string, Builder> = {};
  for (const [name, fn] of Object.entries(LOGIC)) {
    out[`s_${name}_b32`] = word(2, 'nonzero', fn);
    out[`s_${name}_b64`] = bitwise(2, 'nonzero', fn);
  }
  for (const [name, fn] of Object.entries(SAVES)) {
    out[`s_${name}_saveexec_b32`] = saveExec(false, fn);
    out[`s_${name}_saveexec_b64`] = saveExec(true, fn);
    if (!name.startsWith('and_not')) continue;
    out[`s_${name}_wrexec_b32`] = writeExec(false, fn);
    out[`s_${name}_wrexec_b64`] = writeExec(true, fn);
  }
  return out;
}

/** Sum with carry or overflow in the condition code. */
const unsignedSum: Words2 = (a, b, w) => {
  const v = a + b;
  w.scc = v > 0xffffffff ? 1 : 0;
  return v;
};
const unsignedDifference: Words2 = (a, b, w) => {
  w.scc = b > a ? 1 : 0;
  return a - b;
};
const signedSum: Words2 = (a, b, w) => {
  const v = (a | 0) + (b | 0);
  w.scc = v !== (v | 0) ? 1 : 0;
  return v;
};
const signedDifference: Words2 = (a, b, w) => {
  const v = (a | 0) - (b | 0);
  w.scc = v !== (v | 0) ? 1 : 0;
  return v;
};

/** Shift then add; the condition code is the carry of both. */
const shiftAdd =
  (k: number): Words2 =>
  (a, b, w) => {
    const v = a * 2 ** k + b;
    w.scc = v > 0xffffffff ? 1 : 0;
    return v;
  };

const field = (control: number): { at: number; width: number } => ({
  at: control & 31,
  width: (control >>> 16) & 127,
});

const bitFieldU: Words2 = (a, control) => {
  const { at, width } = field(control);
  return width === 0 ? 0 : width >= 32 ? a >>> at : (a >>> at) & (2 ** width - 1);
};
const bitFieldI: Words2 = (a, control) => {
  const { at, width } = field(control);
  if (width === 0) return 0;
  const shifted = (a | 0) >> at;
  const up = Math.max(0, 32 - width);
  return (shifted << up) >> up;
};

const longField =
  (signed: boolean): Long2 =>
  (a, control) => {
    const at = control & 63n;
    const width = (control >> 16n) & 127n;
    if (width === 0n) return 0n;
    const shifted = (signed ? BigInt.asIntN(64, a) : a) >> at;
    return signed ? BigInt.asIntN(Number(width), shifted) : BigInt.asUintN(Number(width), shifted);
  };

const lowBit64 = (a: bigint): bigint => {
  const lo = Number(a & 0xffffffffn);
  if (lo !== 0) return BigInt(findLow(lo));
  const hi = Number(a >> 32n);
  return hi === 0 ? 0xffffffffn : BigInt(32 + findLow(hi));
};
const highBit64 = (a: bigint): bigint => {
  const hi = Number(a >> 32n);
  if (hi !== 0) return BigInt(Math.clz32(hi));
  const lo = Number(a & 0xffffffffn);
  return lo === 0 ? 0xffffffffn : BigInt(32 + Math.clz32(lo));
};
const reverse64 = (a: bigint): bigint =>
  (BigInt(reverseBits(Number(a & 0xffffffffn)) >>> 0) << 32n) |
  BigInt(reverseBits(Number(a >> 32n)) >>> 0);
const count64 = (a: bigint): bigint =>
  BigInt(countBits(Number(a & 0xffffffffn)) + countBits(Number(a >> 32n)));

/** Each bit, or group of four, becomes one bit, or the other way round. */
const quadMask = (a: bigint, bits: number): bigint => {
  let out = 0n;
  for (let i = 0; i < bits / 4; i++) if ((a >> BigInt(4 * i)) & 15n) out |= 1n << BigInt(i);
  return out;
};
const wholeQuads = (a: bigint, bits: number): bigint => {
  let out = 0n;
  for (let i = 0; i < bits; i += 4) if ((a >> BigInt(i)) & 15n) out |= 15n << BigInt(i);
  return out;
};

const f2 =
  (fn: (a: number, b: number) => number): Words2 =>
  (a, b) =>
    f32Bits(fn(f32FromBits(a), f32FromBits(b)));
const f1 =
  (fn: (a: number) => number): Words2 =>
  (a) =>
    f32Bits(fn(f32FromBits(a)));
const h2 =
  (fn: (a: number, b: number) => number): Words2 =>
  (a, b) =>
    encodeFloat(fn(f16Value(a), f16Value(b)), F16, 'rn');
const range = (x: number, lo: number, hi: number): number =>
  Number.isNaN(x) ? 0 : x <= lo ? lo : x >= hi ? hi : Math.trunc(x);

const fmac: Builder = (d) => {
  const a = scalarSource(d, 1, false);
  const b = scalarSource(d, 2, false);
  const at = d.layout.scalarBase + d.scalarDest(d.operand(0));
  return (w) => {
    const { R } = w;
    R[at] = f32Bits(fma32(f32FromBits(R[a.at]!), f32FromBits(R[b.at]!), f32FromBits(R[at]!)));
  };
};
const fma3 =
  (order: readonly [number, number, number]): Builder =>
  (d) => {
    const s = [scalarSource(d, 1, false), scalarSource(d, 2, false), scalarSource(d, 3, false)];
    const at = d.layout.scalarBase + d.scalarDest(d.operand(0));
    return (w) => {
      const v = s.map((x) => f32FromBits(w.R[x.at]!));
      w.R[at] = f32Bits(fma32(v[order[0]]!, v[order[1]]!, v[order[2]]!));
    };
  };

const FLOAT_COMPARES: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  lt: (a, b) => a < b,
  eq: (a, b) => a === b,
  le: (a, b) => a <= b,
  gt: (a, b) => a > b,
  lg: (a, b) => a < b || a > b,
  ge: (a, b) => a >= b,
  o: (a, b) => !Number.isNaN(a) && !Number.isNaN(b),
  u: (a, b) => Number.isNaN(a) || Number.isNaN(b),
  nge: (a, b) => !(a >= b),
  nlg: (a, b) => !(a < b || a > b),
  ngt: (a, b) => !(a > b),
  nle: (a, b) => !(a <= b),
  neq: (a, b) => a !== b,
  nlt: (a, b) => !(a < b),
};

function floatCompares(): OpTable {
  const out: Record<string, Builder> = {};
  for (const [name, fn] of Object.entries(FLOAT_COMPARES)) {
    out[`s_cmp_${name}_f32`] = compare((a, b) => fn(f32FromBits(a), f32FromBits(b)));
    out[`s_cmp_${name}_f16`] = compare((a, b) => fn(f16Value(a), f16Value(b)));
  }
  return out;
}

/** `s_movk`, `s_addk`, `s_mulk`: destination and a sign-extended constant. */
function immediate(fn: (old: number, k: number, w: Wave) => number): Builder {
  return (d) => {
    const k = (d.integer(d.operand(1)) << 16) >> 16;
    const dest = d.scalarDest(d.operand(0));
    const at = d.layout.scalarBase + dest;
    return withExec(
      (w) => {
        w.R[at] = fn(w.R[at]!, k, w);
      },
      dest,
      1,
    );
  };
}

const bitSet =
  (value: 0 | 1, wide: boolean): Builder =>
  (d) => {
    const a = scalarSource(d, 1, false);
    const dest = d.scalarDest(d.operand(0));
    const at = d.layout.scalarBase + dest;
    return withExec(
      (w) => {
        const bit = w.R[a.at]! & (wide ? 63 : 31);
        const word = at + (bit >> 5);
        const mask = 1 << (bit & 31);
        w.R[word] = value ? w.R[word]! | mask : w.R[word]! & ~mask;
      },
      dest,
      wide ? 2 : 1,
    );
  };

/** A conditional move: nothing happens while the condition code is 0. */
function conditionalMove(wide: boolean): Builder {
  return (d) => {
    const a = scalarSource(d, 1, wide);
    const dest = d.scalarDest(d.operand(0));
    const at = d.layout.scalarBase + dest;
    return withExec(
      (w) => {
        if (!w.scc) return;
        w.R[at] = w.R[a.at]!;
        if (wide) w.R[at + 1] = w.R[a.at + 1]!;
      },
      dest,
      wide ? 2 : 1,
    );
  };
}

const selectWord: Builder = word(2, 'keep', (a, b, w) => (w.scc ? a : b));
const selectLong: Builder = long(2, 'keep', (a, b, w) => (w.scc ? a : b));

function relative(load: boolean, wide: boolean): Builder {
  return (d) => {
    const a = scalarSource(d, 1, wide);
    const at = d.layout.scalarBase + d.scalarDest(d.operand(0));
    const m0 = d.layout.scalarBase + SReg.M0;
    return (w) => {
      const k = w.R[m0]!;
      const from = a.at + (load ? k : 0);
      const to = at + (load ? 0 : k);
      w.R[to] = w.R[from]!;
      if (wide) w.R[to + 1] = w.R[from + 1]!;
    };
  };
}

export const scalarOps: OpTable = {
  ...logicTable(),
  ...floatCompares(),
  s_mov_b32: word(1, 'keep', (a) => a),
  s_mov_b64: bitwise(1, 'keep', (a) => a),
  s_cmov_b32: conditionalMove(false),
  s_cmov_b64: conditionalMove(true),
  s_not_b32: word(1, 'nonzero', (a) => ~a),
  s_not_b64: bitwise(1, 'nonzero', (a) => ~a),
  s_wqm_b32: word(1, 'nonzero', (a) => Number(wholeQuads(BigInt(a), 32))),
  s_wqm_b64: long(1, 'nonzero', (a) => wholeQuads(a, 64)),
  s_quadmask_b32: word(1, 'nonzero', (a) => Number(quadMask(BigInt(a), 32))),
  s_quadmask_b64: long(1, 'nonzero', (a) => quadMask(a, 64)),
  s_brev_b32: word(1, 'keep', (a) => reverseBits(a)),
  s_brev_b64: long(1, 'keep', reverse64),
  s_bcnt0_i32_b32: word(1, 'nonzero', (a) => 32 - countBits(a)),
  s_bcnt0_i32_b64: long(1, 'nonzero', (a) => 64n - count64(a), { d: true }),
  s_bcnt1_i32_b32: word(1, 'nonzero', (a) => countBits(a)),
  s_bcnt1_i32_b64: long(1, 'nonzero', count64, { d: true }),
  s_ff0_i32_b32: word(1, 'keep', (a) => findLow(~a >>> 0)),
  s_ff0_i32_b64: long(1, 'keep', (a) => lowBit64(~a & M64), { d: true }),
  s_ctz_i32_b32: word(1, 'keep', (a) => findLow(a)),
  s_ctz_i32_b64: long(1, 'keep', lowBit64, { d: true }),
  s_clz_i32_u32: word(1, 'keep', (a) => findHigh(a)),
  s_clz_i32_u64: long(1, 'keep', highBit64, { d: true }),
  s_cls_i32: word(1, 'keep', (a) => findHighSigned(a)),
  s_cls_i32_i64: long(1, 'keep', (a) => highBit64(BigInt.asIntN(64, a) < 0n ? ~a & M64 : a), {
    d: true,
  }),
  s_sext_i32_i8: word(1, 'keep', (a) => (a << 24) >> 24),
  s_sext_i32_i16: word(1, 'keep', (a) => (a << 16) >> 16),
  s_abs_i32: word(1, 'nonzero', (a) => Math.abs(a | 0)),
  s_bitset0_b32: bitSet(0, false),
  s_bitset0_b64: bitSet(0, true),
  s_bitset1_b32: bitSet(1, false),
  s_bitset1_b64: bitSet(1, true),
  s_bitreplicate_b64_b32: long(
    1,
    'keep',
    (a) => {
      let out = 0n;
      for (let i = 0n; i < 32n; i++) if ((a >> i) & 1n) out |= 3n << (2n * i);
      return out;
    },
    { a: true },
  ),
  s_movrels_b32: relative(true, false),
  s_movrels_b64: relative(true, true),
  s_movreld_b32: relative(false, false),
  s_movreld_b64: relative(false, true),
  s_add_u32: word(2, 'own', unsignedSum),
  s_sub_u32: word(2, 'own', unsignedDifference),
  s_add_i32: word(2, 'own', signedSum),
  s_sub_i32: word(2, 'own', signedDifference),
  s_addc_u32: word(2, 'own', (a, b, w) => {
    const v = a + b + w.scc;
    w.scc = v > 0xffffffff ? 1 : 0;
    return v;
  }),
  s_subb_u32: word(2, 'own', (a, b, w) => {
    const v = a - b - w.scc;
    w.scc = v < 0 ? 1 : 0;
    return v;
  }),
  s_add_nc_u64: long(2, 'keep', (a, b) => a + b),
  s_sub_nc_u64: long(2, 'keep', (a, b) => a - b),
  s_mul_u64: long(2, 'keep', (a, b) => a * b),
  s_mul_i32: word(2, 'keep', Math.imul),
  s_mul_hi_u32: word(2, 'keep', (a, b) => mulHigh(a, b)),
  s_mul_hi_i32: word(2, 'keep', (a, b) => mulHighSigned(a, b)),
  s_min_i32: word(2, 'own', (a, b, w) => {
    w.scc = (a | 0) < (b | 0) ? 1 : 0;
    return w.scc ? a : b;
  }),
  s_min_u32: word(2, 'own', (a, b, w) => {
    w.scc = a < b ? 1 : 0;
    return w.scc ? a : b;
  }),
  s_max_i32: word(2, 'own', (a, b, w) => {
    w.scc = (a | 0) > (b | 0) ? 1 : 0;
    return w.scc ? a : b;
  }),
  s_max_u32: word(2, 'own', (a, b, w) => {
    w.scc = a > b ? 1 : 0;
    return w.scc ? a : b;
  }),
  s_cselect_b32: selectWord,
  s_cselect_b64: selectLong,
  s_lshl_b32: word(2, 'nonzero', (a, b) => a << (b & 31)),
  s_lshr_b32: word(2, 'nonzero', (a, b) => a >>> (b & 31)),
  s_ashr_i32: word(2, 'nonzero', (a, b) => (a | 0) >> (b & 31)),
  s_lshl_b64: long(2, 'nonzero', (a, b) => a << (b & 63n), { b: true }),
  s_lshr_b64: long(2, 'nonzero', (a, b) => a >> (b & 63n), { b: true }),
  s_ashr_i64: long(2, 'nonzero', (a, b) => BigInt.asIntN(64, a) >> (b & 63n), { b: true }),
  s_lshl1_add_u32: word(2, 'own', shiftAdd(1)),
  s_lshl2_add_u32: word(2, 'own', shiftAdd(2)),
  s_lshl3_add_u32: word(2, 'own', shiftAdd(3)),
  s_lshl4_add_u32: word(2, 'own', shiftAdd(4)),
  s_bfm_b32: word(2, 'keep', (a, b) => ((1 << (a & 31)) - 1) << (b & 31)),
  s_bfm_b64: long(2, 'keep', (a, b) => ((1n << (a & 63n)) - 1n) << (b & 63n), { a: true, b: true }),
  s_bfe_u32: word(2, 'nonzero', bitFieldU),
  s_bfe_i32: word(2, 'nonzero', bitFieldI),
  s_bfe_u64: long(2, 'nonzero', longField(false), { b: true }),
  s_bfe_i64: long(2, 'nonzero', longField(true), { b: true }),
  s_absdiff_i32: word(2, 'nonzero', (a, b) => Math.abs((a | 0) - (b | 0))),
  s_pack_ll_b32_b16: word(2, 'keep', (a, b) => (a & 0xffff) | (b << 16)),
  s_pack_lh_b32_b16: word(2, 'keep', (a, b) => (a & 0xffff) | (b & 0xffff0000)),
  s_pack_hh_b32_b16: word(2, 'keep', (a, b) => (a >>> 16) | (b & 0xffff0000)),
  s_pack_hl_b32_b16: word(2, 'keep', (a, b) => (a >>> 16) | (b << 16)),
  s_cmp_eq_i32: compare((a, b) => a === b),
  s_cmp_lg_i32: compare((a, b) => a !== b),
  s_cmp_gt_i32: compare((a, b) => (a | 0) > (b | 0)),
  s_cmp_ge_i32: compare((a, b) => (a | 0) >= (b | 0)),
  s_cmp_lt_i32: compare((a, b) => (a | 0) < (b | 0)),
  s_cmp_le_i32: compare((a, b) => (a | 0) <= (b | 0)),
  s_cmp_eq_u32: compare((a, b) => a === b),
  s_cmp_lg_u32: compare((a, b) => a !== b),
  s_cmp_gt_u32: compare((a, b) => a > b),
  s_cmp_ge_u32: compare((a, b) => a >= b),
  s_cmp_lt_u32: compare((a, b) => a < b),
  s_cmp_le_u32: compare((a, b) => a <= b),
  s_cmp_eq_u64: compareLong(true),
  s_cmp_lg_u64: compareLong(false),
  s_bitcmp0_b32: bitTest(0, false),
  s_bitcmp1_b32: bitTest(1, false),
  s_bitcmp0_b64: bitTest(0, true),
  s_bitcmp1_b64: bitTest(1, true),
  s_cmpk_eq_i32: compareConstant(true, (a, b) => a === b),
  s_cmpk_lg_i32: compareConstant(true, (a, b) => a !== b),
  s_cmpk_gt_i32: compareConstant(true, (a, b) => (a | 0) > (b | 0)),
  s_cmpk_ge_i32: compareConstant(true, (a, b) => (a | 0) >= (b | 0)),
  s_cmpk_lt_i32: compareConstant(true, (a, b) => (a | 0) < (b | 0)),
  s_cmpk_le_i32: compareConstant(true, (a, b) => (a | 0) <= (b | 0)),
  s_cmpk_eq_u32: compareConstant(false, (a, b) => a === b),
  s_cmpk_lg_u32: compareConstant(false, (a, b) => a !== b),
  s_cmpk_gt_u32: compareConstant(false, (a, b) => a > b),
  s_cmpk_ge_u32: compareConstant(false, (a, b) => a >= b),
  s_cmpk_lt_u32: compareConstant(false, (a, b) => a < b),
  s_cmpk_le_u32: compareConstant(false, (a, b) => a <= b),
  s_movk_i32: immediate((_old, k) => k),
  s_cmovk_i32: immediate((old, k, w) => (w.scc ? k : old)),
  s_addk_i32: immediate((old, k, w) => {
    const v = (old | 0) + k;
    w.scc = v !== (v | 0) ? 1 : 0;
    return v;
  }),
  s_mulk_i32: immediate((old, k) => Math.imul(old, k)),
  // Scalar floating point of the later generations.
  s_add_f32: word(
    2,
    'keep',
    f2((a, b) => a + b),
  ),
  s_sub_f32: word(
    2,
    'keep',
    f2((a, b) => a - b),
  ),
  s_mul_f32: word(
    2,
    'keep',
    f2((a, b) => a * b),
  ),
  s_min_f32: word(2, 'keep', f2(minNum)),
  s_max_f32: word(2, 'keep', f2(maxNum)),
  s_minimum_f32: word(
    2,
    'keep',
    f2((a, b) => Math.min(a, b)),
  ),
  s_maximum_f32: word(
    2,
    'keep',
    f2((a, b) => Math.max(a, b)),
  ),
  s_fmac_f32: fmac,
  s_fmaak_f32: fma3([0, 1, 2]),
  s_fmamk_f32: fma3([0, 1, 2]),
  s_add_f16: word(
    2,
    'keep',
    h2((a, b) => a + b),
  ),
  s_sub_f16: word(
    2,
    'keep',
    h2((a, b) => a - b),
  ),
  s_mul_f16: word(
    2,
    'keep',
    h2((a, b) => a * b),
  ),
  s_min_f16: word(2, 'keep', h2(minNum)),
  s_max_f16: word(2, 'keep', h2(maxNum)),
  s_ceil_f32: word(1, 'keep', f1(Math.ceil)),
  s_floor_f32: word(1, 'keep', f1(Math.floor)),
  s_trunc_f32: word(1, 'keep', f1(Math.trunc)),
  s_rndne_f32: word(1, 'keep', f1(roundEven)),
  s_cvt_f32_u32: word(1, 'keep', (a) => f32Bits(a)),
  s_cvt_f32_i32: word(1, 'keep', (a) => f32Bits(a | 0)),
  s_cvt_u32_f32: word(1, 'keep', (a) => range(f32FromBits(a), 0, 0xffffffff)),
  s_cvt_i32_f32: word(1, 'keep', (a) => range(f32FromBits(a), -0x80000000, 0x7fffffff)),
  s_cvt_f32_f16: word(1, 'keep', (a) => f32Bits(f16Value(a))),
  s_cvt_hi_f32_f16: word(1, 'keep', (a) => f32Bits(f16Value(a >>> 16))),
  s_cvt_f16_f32: word(1, 'keep', (a) => encodeFloat(f32FromBits(a), F16, 'rn')),
  // Scalar forms of the vector approximations.
  v_s_rcp_f32: word(
    1,
    'keep',
    f1((x) => 1 / x),
  ),
  v_s_rsq_f32: word(1, 'keep', f1(approximateRsqrt)),
  v_s_sqrt_f32: word(1, 'keep', f1(approximateSqrt)),
  v_s_exp_f32: word(1, 'keep', f1(approximateExp2)),
  v_s_log_f32: word(1, 'keep', f1(preciseLog2)),
};
