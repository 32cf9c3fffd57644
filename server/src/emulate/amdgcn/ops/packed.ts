/**
 * Packed arithmetic: two halves, or two 32-bit numbers, in one instruction; mixed precision; dot
 * products.
 */

import {
  encodeFloat,
  F16,
  f16Value,
  f32Bits,
  f32FromBits,
  fma32,
  fmaToOdd,
} from '../../../numeric/index.ts';
import type { Decoder, OperandType, Slot } from '../decoder.ts';
import { prepareResult } from '../prepare.ts';
import type { Op } from '../state.ts';
import { maxNum, minNum } from './float.ts';
import { signed16 } from './integer.ts';
import { type Builder, lane, type OpTable } from './table.ts';

type HalfFunction = (a: number, b: number, c: number) => number;

/** Which half each source gives to the low and the high result, and which signs change. */
interface Selection {
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly negLow: readonly number[];
  readonly negHigh: readonly number[];
}

function selection(d: Decoder): Selection {
  return {
    low: d.listModifier('op_sel') ?? [0, 0, 0],
    high: d.listModifier('op_sel_hi') ?? [1, 1, 1],
    negLow: d.listModifier('neg_lo') ?? [0, 0, 0],
    negHigh: d.listModifier('neg_hi') ?? [0, 0, 0],
  };
}

const fromHalf = (bits: number): number => f16Value(bits);
const toHalf = (x: number): number => encodeFloat(x, F16, 'rn');

/** A packed instruction on 16-bit halves; `float` says what the halves are. */
function pair(
  sources: number,
  float: boolean,
  fn: HalfFunction,
  accumulates = false,
  saturate?: (v: number) => number,
): Builder {
  return (d) => {
    const operands = d.instr.operands.slice(1, 1 + sources);
    if (accumulates) operands.push(d.operand(0));
    const slots = operands.map((o) => d.source(o, float ? 'p' : 'u'));
    const out = d.dest(d.operand(0));
    const sel = selection(d);
    const clamp = d.flag('clamp');
    const get = (R: Uint32Array, i: number, l: number, high: boolean): number => {
      const s = slots[i];
      if (!s) return 0;
      const half = (high ? sel.high[i] : sel.low[i]) ?? 0;
      let bits = (R[s.off + l * s.step]! >>> (16 * half)) & 0xffff;
      if (((high ? sel.negHigh[i] : sel.negLow[i]) ?? 0) !== 0) bits ^= 0x8000;
      return float ? fromHalf(bits) : bits;
    };
    const put = (v: number): number => {
      if (!float) return (clamp && saturate ? saturate(v) : v) & 0xffff;
      return toHalf(clamp ? (v > 0 ? Math.min(v, 1) : 0) : v);
    };
    const op: Op = (w) => {
      const { R, lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const lo = put(fn(get(R, 0, l, false), get(R, 1, l, false), get(R, 2, l, false)));
        const hi = put(fn(get(R, 0, l, true), get(R, 1, l, true), get(R, 2, l, true)));
        R[out.off + l] = lo | (hi << 16);
      }
    };
    return op;
  };
}

const clampU = (v: number): number => Math.max(0, Math.min(0xffff, v));
const clampI = (v: number): number => Math.max(-0x8000, Math.min(0x7fff, v));
const signedPair =
  (f: HalfFunction): HalfFunction =>
  (a, b, c) =>
    f(signed16(a), signed16(b), signed16(c));

/** A packed instruction on two 32-bit numbers in a register pair. */
function widePair(sources: number, fn: HalfFunction | undefined): Builder {
  return (d) => {
    const slots = d.instr.operands.slice(1, 1 + sources).map((o) => d.source(o, 'P'));
    const out = d.dest(d.operand(0), 2);
    const sel = selection(d);
    return (w) => {
      const { R, F, lanes, n } = w;
      const get = (i: number, l: number, high: boolean): number => {
        const s = slots[i];
        if (!s) return 0;
        const half = (high ? sel.high[i] : sel.low[i]) ?? 0;
        const v = F[s.off + l * s.step + half * s.wide]!;
        return ((high ? sel.negHigh[i] : sel.negLow[i]) ?? 0) !== 0 ? -v : v;
      };
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        if (fn) {
          const lo = fn(get(0, l, false), get(1, l, false), get(2, l, false));
          const hi = fn(get(0, l, true), get(1, l, true), get(2, l, true));
          F[out.off + l] = lo;
          F[out.off + out.wide + l] = hi;
        } else {
          // The move takes its low word from the first source, its high word from the second.
          const [a, b] = slots as [Slot, Slot];
          const lo = R[a.off + l * a.step + (sel.low[0] ?? 0) * a.wide]!;
          const hi = R[b.off + l * b.step + (sel.low[1] ?? 0) * b.wide]!;
          R[out.off + l] = lo;
          R[out.off + out.wide + l] = hi;
        }
      }
    };
  };
}

/** Mixed precision: each source is a single or one half of a register. */
function mixed(result: 'f' | 'low' | 'high'): Builder {
  return (d) => {
    const operands = [d.operand(1), d.operand(2), d.operand(3)];
    const isHalf = d.listModifier('op_sel_hi') ?? [0, 0, 0];
    const which = d.listModifier('op_sel') ?? [0, 0, 0];
    const slots = operands.map((o, i) => d.source(o, isHalf[i] ? 'p' : 'f'));
    const type: OperandType = 'u';
    const { slot: out, after } = prepareResult(d, d.operand(0), type);
    const clamp = d.flag('clamp');
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the body of one instruction: calls in it would cost at each step of a wave
    return (w) => {
      const { R, lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const v = slots.map((s, k) => {
          const bits = R[s.off + l * s.step]!;
          const o = operands[k]!;
          let x = isHalf[k] ? fromHalf(bits >>> (16 * (which[k] ?? 0))) : f32FromBits(bits);
          if (o.kind === 'reg' && o.absolute) x = Math.abs(x);
          return o.kind === 'reg' && o.negate ? -x : x;
        }) as [number, number, number];
        const old = R[out.off + l]!;
        if (result === 'f') {
          const r = fma32(...v);
          R[out.off + l] = f32Bits(clamp ? (r > 0 ? Math.min(r, 1) : 0) : r);
        } else {
          const r = toHalf(fmaToOdd(...v));
          R[out.off + l] = result === 'low' ? (old & 0xffff0000) | r : (old & 0xffff) | (r << 16);
        }
      }
      for (const op of after) op(w);
    };
  };
}

function dot(
  bits: 4 | 8 | 16,
  signedA: boolean,
  signedB: boolean,
): (a: number, b: number, c: number) => number {
  const up = 32 - bits;
  const part = (v: number, at: number, signed: boolean): number => {
    const x = (v << (up - at)) | 0;
    return signed ? x >> up : x >>> up;
  };
  return (a, b, c) => {
    let sum = c | 0;
    for (let at = 0; at < 32; at += bits)
      sum = (sum + part(a, at, signedA) * part(b, at, signedB)) | 0;
    return sum;
  };
}

const dotHalf = (a: number, b: number, c: number): number =>
  fma32(f16Value(a >>> 16), f16Value(b >>> 16), fma32(f16Value(a), f16Value(b), c));

export const packedOps: OpTable = {
  v_pk_add_f16: pair(2, true, (a, b) => a + b),
  v_pk_mul_f16: pair(2, true, (a, b) => a * b),
  v_pk_fma_f16: pair(3, true, (a, b, c) => fmaToOdd(a, b, c)),
  v_pk_fmac_f16: pair(2, true, (a, b, c) => fmaToOdd(a, b, c), true),
  v_pk_min_f16: pair(2, true, (a, b) => minNum(a, b)),
  v_pk_max_f16: pair(2, true, (a, b) => maxNum(a, b)),
  v_pk_add_u16: pair(2, false, (a, b) => a + b, false, clampU),
  v_pk_sub_u16: pair(2, false, (a, b) => a - b, false, clampU),
  v_pk_add_i16: pair(
    2,
    false,
    signedPair((a, b) => a + b),
    false,
    clampI,
  ),
  v_pk_sub_i16: pair(
    2,
    false,
    signedPair((a, b) => a - b),
    false,
    clampI,
  ),
  v_pk_mul_lo_u16: pair(2, false, (a, b) => a * b),
  v_pk_mad_u16: pair(3, false, (a, b, c) => a * b + c, false, clampU),
  v_pk_mad_i16: pair(
    3,
    false,
    signedPair((a, b, c) => a * b + c),
    false,
    clampI,
  ),
  v_pk_min_u16: pair(2, false, (a, b) => Math.min(a, b)),
  v_pk_max_u16: pair(2, false, (a, b) => Math.max(a, b)),
  v_pk_min_i16: pair(
    2,
    false,
    signedPair((a, b) => Math.min(a, b)),
  ),
  v_pk_max_i16: pair(
    2,
    false,
    signedPair((a, b) => Math.max(a, b)),
  ),
  v_pk_lshlrev_b16: pair(2, false, (a, b) => b << (a & 15)),
  v_pk_lshrrev_b16: pair(2, false, (a, b) => b >>> (a & 15)),
  v_pk_ashrrev_i16: pair(2, false, (a, b) => signed16(b) >> (a & 15)),
  v_pk_add_f32: widePair(2, (a, b) => a + b),
  v_pk_mul_f32: widePair(2, (a, b) => a * b),
  v_pk_fma_f32: widePair(3, (a, b, c) => fma32(a, b, c)),
  v_pk_mov_b32: widePair(2, undefined),
  v_fma_mix_f32: mixed('f'),
  v_mad_mix_f32: mixed('f'),
  v_fma_mixlo_f16: mixed('low'),
  v_fma_mixhi_f16: mixed('high'),
  v_mad_mixlo_f16: mixed('low'),
  v_mad_mixhi_f16: mixed('high'),
  v_dot2_f32_f16: lane('f:uuf', dotHalf),
  v_dot2c_f32_f16: lane('f:uuf', dotHalf, { accumulates: true }),
  v_dot2acc_f32_f16: lane('f:uuf', dotHalf, { accumulates: true }),
  v_dot2_i32_i16: lane('u:uuu', dot(16, true, true)),
  v_dot2_u32_u16: lane('u:uuu', dot(16, false, false)),
  v_dot4_i32_i8: lane('u:uuu', dot(8, true, true)),
  v_dot4c_i32_i8: lane('u:uuu', dot(8, true, true), { accumulates: true }),
  v_dot4_u32_u8: lane('u:uuu', dot(8, false, false)),
  v_dot8_i32_i4: lane('u:uuu', dot(4, true, true)),
  v_dot8_u32_u4: lane('u:uuu', dot(4, false, false)),
  v_dot4_i32_iu8: iu(8),
  v_dot8_i32_iu4: iu(4),
};

/** Dot products whose sources say by `neg_lo` whether they are signed. */
function iu(bits: 4 | 8): Builder {
  return (d) => {
    const signs = d.listModifier('neg_lo') ?? [0, 0, 0];
    return lane('u:uuu', dot(bits, signs[0] === 1, signs[1] === 1))(d);
  };
}
