/**
 * IEEE 754 bit patterns of f16, f32 and f64: to and from JavaScript numbers, and exact rounding of
 * big values. Every NaN made here is the canonical quiet one; MIR leaves payloads unspecified.
 */
import type { FloatType } from '../types.ts';

const f64 = new Float64Array(1);
const u64 = new BigUint64Array(f64.buffer);
const u32of64 = new Uint32Array(f64.buffer);
const f32 = new Float32Array(1);
const u32 = new Uint32Array(f32.buffer);

/**
 * Facts of a format: significand bits with the hidden one, least exponent of a subnormal's last
 * bit, largest exponent.
 */
export interface FloatFormat {
  readonly bits: number;
  readonly precision: number;
  /** Power of two of the last bit of subnormals. */
  readonly minExp: number;
  readonly bias: number;
}

export const FLOAT_FORMATS: Record<FloatType, FloatFormat> = {
  f16: { bits: 16, precision: 11, minExp: -24, bias: 15 },
  f32: { bits: 32, precision: 24, minExp: -149, bias: 127 },
  f64: { bits: 64, precision: 53, minExp: -1074, bias: 1023 },
};

const F16_NAN = 0x7e00;
const F32_NAN = 0x7fc00000;
export const F64_NAN = 0x7ff8000000000000n;
const NAN_BITS: Record<FloatType, bigint> = {
  f16: BigInt(F16_NAN),
  f32: BigInt(F32_NAN),
  f64: F64_NAN,
};

export function nanBits(type: FloatType): bigint {
  return NAN_BITS[type];
}

/** The value of an f16 pattern. */
export function f16ToNumber(bits: number): number {
  const exp = (bits >> 10) & 31;
  const mant = bits & 1023;
  const sign = bits & 0x8000 ? -1 : 1;
  if (exp === 0) return sign * mant * 2 ** -24;
  if (exp === 31) return mant === 0 ? sign * Infinity : NaN;
  return sign * (1024 + mant) * 2 ** (exp - 25);
}

/** The f16 pattern nearest to a number, ties to even. */
export function numberToF16(x: number): number {
  if (Number.isNaN(x)) return F16_NAN;
  f64[0] = x;
  const high = u32of64[1]!;
  const sign = (high >>> 16) & 0x8000;
  const a = Math.abs(x);
  if (a < 2 ** -14) return sign | roundSmall(a * 2 ** 24);
  if (a >= 65520) return sign | 0x7c00;
  const exp = ((high >>> 20) & 2047) - 1023;
  // The scaled value lies in [1024, 2048]; a carry to 2048 moves into the exponent by itself.
  return sign | (((exp + 15) << 10) + roundSmall(a * 2 ** (10 - exp)) - 1024);
}

/** Round to nearest even for 0 <= x < 2^52. */
function roundSmall(x: number): number {
  return x + 2 ** 52 - 2 ** 52;
}

export function f32ToNumber(bits: number): number {
  u32[0] = bits;
  return f32[0]!;
}

/** The f32 pattern nearest to a number, ties to even. */
export function numberToF32(x: number): number {
  if (Number.isNaN(x)) return F32_NAN;
  f32[0] = x;
  return u32[0]!;
}

export function f64ToNumber(bits: bigint): number {
  u64[0] = bits;
  return f64[0]!;
}

export function numberToF64(x: number): bigint {
  if (Number.isNaN(x)) return F64_NAN;
  f64[0] = x;
  return u64[0]!;
}

/** The value of a pattern. Exact for all three formats. */
export function floatToNumber(bits: bigint, type: FloatType): number {
  if (type === 'f64') return f64ToNumber(bits);
  return type === 'f32' ? f32ToNumber(Number(bits)) : f16ToNumber(Number(bits));
}

/** The pattern nearest to a number, ties to even. */
export function numberToFloat(x: number, type: FloatType): bigint {
  if (type === 'f64') return numberToF64(x);
  return BigInt(type === 'f32' ? numberToF32(x) : numberToF16(x));
}

/** True for a NaN pattern. */
export function isNanBits(bits: bigint, type: FloatType): boolean {
  const magnitude = bits & (signBit(type) - 1n);
  return magnitude > INF_BITS[type];
}

const INF_BITS: Record<FloatType, bigint> = {
  f16: 0x7c00n,
  f32: 0x7f800000n,
  f64: 0x7ff0000000000000n,
};
const SIGN_BITS: Record<FloatType, bigint> = {
  f16: 0x8000n,
  f32: 0x80000000n,
  f64: 0x8000000000000000n,
};

export function signBit(type: FloatType): bigint {
  return SIGN_BITS[type];
}

export function infinityBits(type: FloatType): bigint {
  return INF_BITS[type];
}

/** A finite value as `mantissa * 2 ** exp`; the mantissa carries the sign. */
export function decompose(bits: bigint, type: FloatType): { mantissa: bigint; exp: number } {
  const format = FLOAT_FORMATS[type];
  const fraction = BigInt(format.precision - 1);
  const biased = Number((bits & (signBit(type) - 1n)) >> fraction);
  const low = bits & ((1n << fraction) - 1n);
  const magnitude = biased === 0 ? low : low | (1n << fraction);
  const exp = biased === 0 ? format.minExp : biased - 1 + format.minExp;
  return { mantissa: bits & signBit(type) ? -magnitude : magnitude, exp };
}

/**
 * Rounds `magnitude * 2 ** exp` (magnitude >= 0) to nearest even, overflow to infinity.
 * The one place where big exact values become floats: fused multiply-add, wide integers.
 */
export function roundToFloat(
  negative: boolean,
  magnitude: bigint,
  exp: number,
  type: FloatType,
): bigint {
  const sign = negative ? signBit(type) : 0n;
  if (magnitude === 0n) return sign;
  const format = FLOAT_FORMATS[type];
  const width = bitLength(magnitude);
  // Exponent of the result's last bit; subnormals have a fixed one.
  let last = Math.max(exp + width - format.precision, format.minExp);
  let mantissa: bigint;
  if (last <= exp) {
    mantissa = magnitude << BigInt(exp - last);
  } else {
    const drop = BigInt(last - exp);
    mantissa = magnitude >> drop;
    const rest = magnitude & ((1n << drop) - 1n);
    const half = 1n << (drop - 1n);
    if (rest > half || (rest === half && (mantissa & 1n) === 1n)) mantissa += 1n;
  }
  if (bitLength(mantissa) > format.precision) {
    mantissa >>= 1n;
    last++;
  }
  const fraction = BigInt(format.precision - 1);
  if (mantissa >> fraction === 0n) return sign | mantissa;
  const biased = BigInt(last - format.minExp + 1);
  if (biased >= BigInt(2 * format.bias + 1)) return sign | infinityBits(type);
  return sign | (biased << fraction) | (mantissa & ((1n << fraction) - 1n));
}

/** Number of bits up to the highest one bit of a value >= 0. */
export function bitLength(x: bigint): number {
  if (x <= 0xffffffffn) return 32 - Math.clz32(Number(x));
  const hex = x.toString(16);
  return hex.length * 4 - (Math.clz32(Number.parseInt(hex[0]!, 16)) - 28);
}
