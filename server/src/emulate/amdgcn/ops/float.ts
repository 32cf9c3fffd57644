/**
 * Vector floating-point arithmetic: sums, products, fused multiply-add, minima, the transcendental
 * approximations (of f32 and f64 with errors, as `numeric/approximate.ts` models the units), and
 * the steps of exact division. Reciprocals are correctly rounded: whether those steps give the
 * right quotient for divisors next to a power of two depends on the last place of the unit's own
 * result, which is not documented.
 */

import {
  approximateCosineOfTurns,
  approximateExp2,
  approximateRsqrt,
  approximateSineOfTurns,
  approximateSqrt,
  exponentOf,
  f32Bits,
  fma32,
  fma64,
  fmaToOdd,
  highWord,
  preciseLog2,
  roughRsqrt,
  roughSqrt,
  scaledFma32,
  scaledFma64,
} from '../../../numeric/index.ts';
import { lane, lanes, type OpTable } from './table.ts';

const isNegativeZero = (x: number): boolean => Object.is(x, -0);

/** minNum: a NaN loses against a number; -0 is below +0. */
export function minNum(a: number, b: number): number {
  if (Number.isNaN(a)) return b;
  if (Number.isNaN(b)) return a;
  return Math.min(a, b);
}

export function maxNum(a: number, b: number): number {
  if (Number.isNaN(a)) return b;
  if (Number.isNaN(b)) return a;
  return Math.max(a, b);
}

const min3 = (a: number, b: number, c: number): number => minNum(minNum(a, b), c);
const max3 = (a: number, b: number, c: number): number => maxNum(maxNum(a, b), c);

/** Median; with a NaN among the three, their minimum. */
function medianNum(a: number, b: number, c: number): number {
  if (Number.isNaN(a) || Number.isNaN(b) || Number.isNaN(c)) return min3(a, b, c);
  const top = max3(a, b, c);
  if (top === a) return maxNum(b, c);
  if (top === b) return maxNum(a, c);
  return maxNum(a, b);
}

/** Nearest integer, ties to even. */
export function roundEven(x: number): number {
  if (!Number.isFinite(x) || Math.abs(x) >= 4503599627370496) return x;
  const down = Math.floor(x);
  const rest = x - down;
  const r = rest < 0.5 || (rest === 0.5 && down % 2 === 0) ? down : down + 1;
  return r === 0 && (x < 0 || isNegativeZero(x)) ? -0 : r;
}

const fraction32 = (x: number): number => {
  const f = Math.fround(x - Math.floor(x));
  return f >= 1 ? 0.9999999403953552 : f;
};
const fraction64 = (x: number): number => Math.min(x - Math.floor(x), 0.9999999999999999);

/** x * 2^e with one rounding, for any e. */
function scaleBy(x: number, e: number): number {
  if (x === 0 || !Number.isFinite(x)) return x;
  let n = Math.max(-2200, Math.min(2200, e));
  let v = x;
  while (n > 1023) {
    v *= 2 ** 1023;
    n -= 1023;
  }
  if (n >= -1022) return v * 2 ** n;
  if (exponentOf(x) + n < -1080) return x < 0 ? -0 : 0;
  // Exact steps in the normal range first; only the last multiplication may round.
  const step = n + 1022;
  const first = Math.ceil(step / 2);
  v = v * 2 ** first * 2 ** (step - first);
  return v * 2 ** -1022;
}

const sineOfTurns = (x: number): number => {
  const turns = x - Math.floor(x);
  if (turns === 0 || turns === 0.5) return 0;
  return Math.sin(turns * 2 * Math.PI);
};
const cosineOfTurns = (x: number): number => {
  const turns = x - Math.floor(x);
  if (turns === 0.25 || turns === 0.75) return 0;
  return Math.cos(turns * 2 * Math.PI);
};

const mantissa = (x: number): number => {
  if (x === 0 || !Number.isFinite(x)) return x;
  return scaleBy(x, -(exponentOf(x) + 1));
};
const exponent = (x: number): number => (x === 0 || !Number.isFinite(x) ? 0 : exponentOf(x) + 1);

const exp32 = (x: number): number => (f32Bits(x) >>> 23) & 0xff;
const exp64 = (x: number): number => (highWord(x) >>> 20) & 0x7ff;

/**
 * The last step of a quotient: special operands decide the result, else the computed quotient with
 * the right sign (GCN3 ISA, V_DIV_FIXUP). `a` quotient, `b` denominator, `c` numerator.
 */
function divFixup(a: number, b: number, c: number, underflow: boolean): number {
  const negative = (b < 0 || isNegativeZero(b)) !== (c < 0 || isNegativeZero(c));
  if (Number.isNaN(c)) return c;
  if (Number.isNaN(b)) return b;
  if ((b === 0 && c === 0) || (!Number.isFinite(b) && !Number.isFinite(c))) return Number.NaN;
  if (b === 0 || !Number.isFinite(c))
    return negative ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (!Number.isFinite(b) || c === 0 || underflow) return negative ? -0 : 0;
  // The steps before give NaN only when the quotient is too large for the format.
  const m = Number.isNaN(a) ? Number.POSITIVE_INFINITY : Math.abs(a);
  return negative ? -m : m;
}

/** Legacy multiplication: zero times anything is zero. */
const legacy = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : a * b);

/**
 * A multiply-add that rounds after the product (and flushes nothing here: its inputs are normal in
 * practice).
 */
const mad32 = (a: number, b: number, c: number): number => Math.fround(a * b) + c;

const one = { accumulates: true } as const;

export const floatOps: OpTable = {
  ...lanes('f:ff', {
    v_add_f32: (a: number, b: number) => a + b,
    v_sub_f32: (a: number, b: number) => a - b,
    v_subrev_f32: (a: number, b: number) => b - a,
    v_mul_f32: (a: number, b: number) => a * b,
    v_mul_legacy_f32: legacy,
    v_mul_dx9_zero_f32: legacy,
    v_min_f32: minNum,
    v_max_f32: maxNum,
    v_minimum_f32: (a: number, b: number) => Math.min(a, b),
    v_maximum_f32: (a: number, b: number) => Math.max(a, b),
  }),
  ...lanes('f:fff', {
    v_fma_f32: fma32,
    v_fma_legacy_f32: (a: number, b: number, c: number) =>
      a === 0 || b === 0 ? c : fma32(a, b, c),
    v_fma_dx9_zero_f32: (a: number, b: number, c: number) =>
      a === 0 || b === 0 ? c : fma32(a, b, c),
    v_fmaak_f32: fma32,
    v_fmamk_f32: (a: number, k: number, b: number) => fma32(a, k, b),
    v_mad_f32: mad32,
    v_mad_legacy_f32: (a: number, b: number, c: number) => Math.fround(legacy(a, b)) + c,
    v_madak_f32: mad32,
    v_madmk_f32: (a: number, k: number, b: number) => mad32(a, k, b),
    v_min3_f32: min3,
    v_max3_f32: max3,
    v_med3_f32: medianNum,
    v_minimum3_f32: (a: number, b: number, c: number) => Math.min(a, b, c),
    v_maximum3_f32: (a: number, b: number, c: number) => Math.max(a, b, c),
    v_minmax_f32: (a: number, b: number, c: number) => maxNum(minNum(a, b), c),
    v_maxmin_f32: (a: number, b: number, c: number) => minNum(maxNum(a, b), c),
    v_minimummaximum_f32: (a: number, b: number, c: number) => Math.max(Math.min(a, b), c),
    v_maximumminimum_f32: (a: number, b: number, c: number) => Math.min(Math.max(a, b), c),
    v_div_fixup_f32: (a: number, b: number, c: number) =>
      divFixup(a, b, c, exp32(c) - exp32(b) < -150),
  }),
  v_fmac_f32: lane('f:fff', fma32, one),
  v_fmac_legacy_f32: lane(
    'f:fff',
    (a: number, b: number, c: number) => (a === 0 || b === 0 ? c : fma32(a, b, c)),
    one,
  ),
  v_fmac_dx9_zero_f32: lane(
    'f:fff',
    (a: number, b: number, c: number) => (a === 0 || b === 0 ? c : fma32(a, b, c)),
    one,
  ),
  v_mac_f32: lane('f:fff', mad32, one),
  ...lanes('f:f', {
    v_rcp_f32: (x: number) => 1 / x,
    v_rcp_iflag_f32: (x: number) => 1 / x,
    v_rsq_f32: approximateRsqrt,
    v_sqrt_f32: approximateSqrt,
    v_exp_f32: approximateExp2,
    v_exp_legacy_f32: approximateExp2,
    v_log_f32: preciseLog2,
    v_log_legacy_f32: preciseLog2,
    v_sin_f32: approximateSineOfTurns,
    v_cos_f32: approximateCosineOfTurns,
    v_floor_f32: Math.floor,
    v_ceil_f32: Math.ceil,
    v_trunc_f32: Math.trunc,
    v_rndne_f32: roundEven,
    v_fract_f32: fraction32,
    v_frexp_mant_f32: mantissa,
  }),
  v_frexp_exp_i32_f32: lane('u:f', exponent),
  v_ldexp_f32: lane('f:fu', (x: number, e: number) => scaleBy(x, e | 0)),
  ...lanes('d:dd', {
    v_add_f64: (a: number, b: number) => a + b,
    v_mul_f64: (a: number, b: number) => a * b,
    v_min_f64: minNum,
    v_max_f64: maxNum,
    v_minimum_f64: (a: number, b: number) => Math.min(a, b),
    v_maximum_f64: (a: number, b: number) => Math.max(a, b),
  }),
  ...lanes('d:ddd', {
    v_fma_f64: fma64,
    v_fmaak_f64: fma64,
    v_fmamk_f64: (a: number, k: number, b: number) => fma64(a, k, b),
    v_div_fixup_f64: (a: number, b: number, c: number) =>
      divFixup(a, b, c, exp64(c) - exp64(b) < -1075),
  }),
  v_fmac_f64: lane('d:ddd', fma64, one),
  ...lanes('d:d', {
    v_rcp_f64: (x: number) => 1 / x,
    v_rsq_f64: roughRsqrt,
    v_sqrt_f64: roughSqrt,
    v_floor_f64: Math.floor,
    v_ceil_f64: Math.ceil,
    v_trunc_f64: Math.trunc,
    v_rndne_f64: roundEven,
    v_fract_f64: fraction64,
    v_frexp_mant_f64: mantissa,
  }),
  v_frexp_exp_i32_f64: lane('u:d', exponent),
  v_ldexp_f64: lane('d:du', (x: number, e: number) => scaleBy(x, e | 0)),
  // Half precision: a sum or product of two halves is exact in double precision.
  ...lanes('h:hh', {
    v_add_f16: (a: number, b: number) => a + b,
    v_sub_f16: (a: number, b: number) => a - b,
    v_subrev_f16: (a: number, b: number) => b - a,
    v_mul_f16: (a: number, b: number) => a * b,
    v_min_f16: minNum,
    v_max_f16: maxNum,
    v_minimum_f16: (a: number, b: number) => Math.min(a, b),
    v_maximum_f16: (a: number, b: number) => Math.max(a, b),
  }),
  ...lanes('h:hhh', {
    v_fma_f16: fmaToOdd,
    v_fmaak_f16: fmaToOdd,
    v_fmamk_f16: (a: number, k: number, b: number) => fmaToOdd(a, k, b),
    v_mad_f16: fmaToOdd,
    v_min3_f16: min3,
    v_max3_f16: max3,
    v_med3_f16: medianNum,
    v_div_fixup_f16: (a: number, b: number, c: number) => divFixup(a, b, c, false),
  }),
  v_fmac_f16: lane('h:hhh', fmaToOdd, one),
  v_mac_f16: lane('h:hhh', fmaToOdd, one),
  ...lanes('h:h', {
    v_rcp_f16: (x: number) => 1 / x,
    v_rsq_f16: (x: number) => 1 / Math.sqrt(x),
    v_sqrt_f16: Math.sqrt,
    v_exp_f16: (x: number) => 2 ** x,
    v_log_f16: (x: number) => (x < 0 ? Number.NaN : Math.log2(x)),
    v_sin_f16: sineOfTurns,
    v_cos_f16: cosineOfTurns,
    v_floor_f16: Math.floor,
    v_ceil_f16: Math.ceil,
    v_trunc_f16: Math.trunc,
    v_rndne_f16: roundEven,
    v_fract_f16: (x: number) => Math.min(x - Math.floor(x), 0.99951171875),
    v_frexp_mant_f16: mantissa,
  }),
  v_frexp_exp_i16_f16: lane('w:h', exponent),
  v_ldexp_f16: lane('h:hw', (x: number, e: number) => scaleBy(x, (e << 16) >> 16)),
};

/** Largest and smallest exponents that decide about scaling, for the two formats. */
interface ScaleFacts {
  readonly exponent: (x: number) => number;
  /** Difference of exponents from which the quotient may overflow. */
  readonly near: number;
  /** Exponent field up to which a numerator is tiny. */
  readonly tiny: number;
  readonly shift: number;
  readonly isDenormal: (x: number) => boolean;
  readonly round: (x: number) => number;
}

const F32_SCALE: ScaleFacts = {
  exponent: exp32,
  near: 96,
  tiny: 23,
  shift: 64,
  isDenormal: (x) => x !== 0 && Math.abs(x) < 2 ** -126,
  round: Math.fround,
};

const F64_SCALE: ScaleFacts = {
  exponent: exp64,
  near: 768,
  tiny: 53,
  shift: 128,
  isDenormal: (x) => x !== 0 && Math.abs(x) < 2.2250738585072014e-308,
  round: (x) => x,
};

/**
 * Scales one side of a division so that the quotient's steps neither overflow nor lose bits (GCN3
 * ISA, V_DIV_SCALE). `a` is the side to scale, `b` the denominator, `c` the numerator. Returns the
 * flag for the last step.
 */
function divScale(
  f: ScaleFacts,
  a: number,
  b: number,
  c: number,
): { value: number; flag: boolean } {
  if (b === 0 || c === 0) return { value: Number.NaN, flag: false };
  const up = scaleBy(a, f.shift);
  const down = scaleBy(a, -f.shift);
  const quotient = f.isDenormal(f.round(c / b));
  const reciprocal = f.isDenormal(f.round(1 / b));
  if (f.exponent(c) - f.exponent(b) >= f.near) return { value: a === b ? up : a, flag: true };
  if (f.isDenormal(b)) return { value: up, flag: false };
  // A denominator whose reciprocal has too few bits is made smaller, alone when the quotient is
  // small too.
  if (reciprocal && quotient) return { value: a === b ? down : a, flag: true };
  if (reciprocal) return { value: down, flag: false };
  if (quotient) return { value: a === c ? up : a, flag: true };
  if (f.exponent(c) <= f.tiny) return { value: up, flag: false };
  return { value: a, flag: false };
}

export const divScale32 = (a: number, b: number, c: number): { value: number; flag: boolean } =>
  divScale(F32_SCALE, a, b, c);
export const divScale64 = (a: number, b: number, c: number): { value: number; flag: boolean } =>
  divScale(F64_SCALE, a, b, c);

/** The last multiply-add of a quotient, undoing the scaling when the flag says so. */
export function divFmas32(a: number, b: number, c: number, flag: number): number {
  if (!flag) return fma32(a, b, c);
  return scaledFma32(a, b, c, exp32(c) > 127 ? 64 : -64);
}

export function divFmas64(a: number, b: number, c: number, flag: number): number {
  if (!flag) return fma64(a, b, c);
  return scaledFma64(a, b, c, exp64(c) > 1023 ? 128 : -128);
}
