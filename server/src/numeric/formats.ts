/**
 * Binary floating-point formats and rounding of one binary64 value into them. A value that needs
 * more than 53 bits before rounding must come in rounded to odd (see `fma.ts`), then the final
 * rounding is exact.
 */

/** Rounding: to nearest even, to nearest away from zero, toward zero, down, up. */
export type RoundMode = 'rn' | 'rna' | 'rz' | 'rm' | 'rp';

export interface FloatFormat {
  /** Bits of exponent and of stored mantissa. */
  readonly exponent: number;
  readonly mantissa: number;
  /**
   * How the largest exponent field is used: IEEE infinities, only the all-ones NaN, or finite
   * numbers only.
   */
  readonly special: 'ieee' | 'nan' | 'none';
}

export const F16: FloatFormat = { exponent: 5, mantissa: 10, special: 'ieee' };
export const BF16: FloatFormat = { exponent: 8, mantissa: 7, special: 'ieee' };
export const TF32: FloatFormat = { exponent: 8, mantissa: 10, special: 'ieee' };
export const F32: FloatFormat = { exponent: 8, mantissa: 23, special: 'ieee' };
export const F64: FloatFormat = { exponent: 11, mantissa: 52, special: 'ieee' };
export const E4M3: FloatFormat = { exponent: 4, mantissa: 3, special: 'nan' };
export const E5M2: FloatFormat = { exponent: 5, mantissa: 2, special: 'ieee' };
export const E2M3: FloatFormat = { exponent: 2, mantissa: 3, special: 'none' };
export const E3M2: FloatFormat = { exponent: 3, mantissa: 2, special: 'none' };
export const E2M1: FloatFormat = { exponent: 2, mantissa: 1, special: 'none' };

const view = new DataView(new ArrayBuffer(8));

/** High and low word of a binary64. */
export function highWord(x: number): number {
  view.setFloat64(0, x);
  return view.getInt32(0);
}

function f64FromWords(hi: number, lo: number): number {
  view.setInt32(0, hi);
  view.setInt32(4, lo);
  return view.getFloat64(0);
}

export function f64Bits(x: number): bigint {
  view.setFloat64(0, x);
  return view.getBigUint64(0);
}

export function f64FromBits(bits: bigint): number {
  view.setBigUint64(0, BigInt.asUintN(64, bits));
  return view.getFloat64(0);
}

export function f32Bits(x: number): number {
  view.setFloat32(0, x);
  return view.getInt32(0);
}

export function f32FromBits(bits: number): number {
  view.setInt32(0, bits);
  return view.getFloat32(0);
}

/** floor(log2(|x|)) of a finite nonzero number. */
export function exponentOf(x: number): number {
  const field = (highWord(x) >>> 20) & 0x7ff;
  if (field !== 0) return field - 1023;
  return ((highWord(x * 18014398509481984) >>> 20) & 0x7ff) - 1023 - 54;
}

/** 2^e for any e a binary64 can scale by, also below the normal range. */
function pow2(e: number): number {
  if (e >= -1022) return f64FromWords((e + 1023) << 20, 0);
  return f64FromWords((e + 1023 + 200) << 20, 0) * 2 ** -200;
}

/**
 * Rounds a non-negative number below 2^53 to an integer. `negative` tells the sign it stands for.
 */
export function roundMagnitude(q: number, mode: RoundMode, negative: boolean): number {
  const down = Math.floor(q);
  const rest = q - down;
  if (rest === 0) return down;
  switch (mode) {
    case 'rz':
      return down;
    case 'rm':
      return negative ? down + 1 : down;
    case 'rp':
      return negative ? down : down + 1;
    case 'rna':
      return rest >= 0.5 ? down + 1 : down;
    default:
      return rest > 0.5 || (rest === 0.5 && down % 2 === 1) ? down + 1 : down;
  }
}

/** Canonical NaN of a format: all ones after the sign bit, as PTX writes it. */
export function nanBits(f: FloatFormat): number {
  return 2 ** (f.exponent + f.mantissa) - 1;
}

function largestFinite(f: FloatFormat): number {
  const top = 2 ** (f.exponent + f.mantissa);
  if (f.special === 'ieee') return top - 2 ** f.mantissa - 1;
  return f.special === 'nan' ? top - 2 : top - 1;
}

/**
 * Bits of `x` in a format of at most 32 bits. With `saturate`, values beyond the range become the
 * largest finite number (`.satfinite`); formats without infinities always saturate.
 */
export function encodeFloat(x: number, f: FloatFormat, mode: RoundMode, saturate = false): number {
  const signBit = 2 ** (f.exponent + f.mantissa);
  if (Number.isNaN(x)) return f.special === 'none' ? largestFinite(f) : nanBits(f);
  const negative = x < 0 || Object.is(x, -0);
  const sign = negative ? signBit : 0;
  if (x === 0) return sign;
  const max = largestFinite(f);
  const finiteOnly = saturate || f.special !== 'ieee';
  if (!Number.isFinite(x)) return sign + (finiteOnly ? max : max + 1);
  const emin = 2 - 2 ** (f.exponent - 1);
  const e = Math.max(exponentOf(x), emin);
  const q = roundMagnitude(
    (Math.abs(x) / pow2(Math.max(e - f.mantissa, -1074))) * tailScale(e, f),
    mode,
    negative,
  );
  const bits = q + (e - emin) * 2 ** f.mantissa;
  if (bits <= max) return sign + bits;
  if (finiteOnly) return sign + max;
  const toInfinity =
    mode === 'rn' || mode === 'rna' || (mode === 'rm' ? negative : mode === 'rp' && !negative);
  return sign + (toInfinity ? max + 1 : max);
}

/** Formats here never reach below binary64's smallest step, so no further scaling is due. */
function tailScale(e: number, f: FloatFormat): number {
  return e - f.mantissa < -1074 ? pow2(-1074 - (e - f.mantissa)) : 1;
}

/** The value of `bits` in a format of at most 32 bits, exact in binary64. */
export function decodeFloat(bits: number, f: FloatFormat): number {
  const total = f.exponent + f.mantissa;
  const negative = Math.floor(bits / 2 ** total) % 2 === 1;
  const magnitude = bits % 2 ** total;
  const max = largestFinite(f);
  let value: number;
  if (magnitude > max) {
    value = f.special === 'ieee' && magnitude === max + 1 ? Number.POSITIVE_INFINITY : Number.NaN;
  } else {
    const scale = 2 ** f.mantissa;
    const field = Math.floor(magnitude / scale);
    const fraction = magnitude % scale;
    const bias = 2 ** (f.exponent - 1) - 1;
    value =
      field === 0
        ? fraction * 2 ** (1 - bias - f.mantissa)
        : (scale + fraction) * 2 ** (field - bias - f.mantissa);
  }
  return negative ? -value : value;
}

const HALF_VALUES = new Float64Array(65536);
const BRAIN_VALUES = new Float64Array(65536);
let tablesReady = false;

/** Decoding tables are built on first use: kernels without half precision never pay for them. */
function buildTables(): void {
  tablesReady = true;
  for (let i = 0; i < 65536; i++) {
    HALF_VALUES[i] = decodeFloat(i, F16);
    BRAIN_VALUES[i] = f32FromBits(i << 16);
  }
}

export function f16Value(bits: number): number {
  if (!tablesReady) buildTables();
  return HALF_VALUES[bits & 0xffff]!;
}

export function bf16Value(bits: number): number {
  if (!tablesReady) buildTables();
  return BRAIN_VALUES[bits & 0xffff]!;
}
