/**
 * Fused multiply-add whose result is scaled by a power of two before its single rounding: quotients
 * need it.
 */

import { packExact } from './exact.ts';
import { fma64, fmaToOdd } from './fma.ts';
import { F64, f64Bits, f64FromBits } from './formats.ts';

/**
 * (a * b + c) * 2^scale in binary32, rounded once. Inputs are binary32 numbers, |scale| is small.
 */
export function scaledFma32(a: number, b: number, c: number, scale: number): number {
  return Math.fround(fmaToOdd(a, b, c) * 2 ** scale);
}

function parts(x: number): { m: bigint; e: number } {
  const bits = f64Bits(x);
  const field = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const m = field === 0 ? fraction : fraction | 0x10000000000000n;
  return { m: bits >> 63n ? -m : m, e: Math.max(field, 1) - 1075 };
}

/** (a * b + c) * 2^scale in binary64, rounded once. */
export function scaledFma64(a: number, b: number, c: number, scale: number): number {
  if (scale === 0 || !Number.isFinite(a) || !Number.isFinite(b) || !Number.isFinite(c))
    return fma64(a, b, c);
  const x = parts(a);
  const y = parts(b);
  const z = parts(c);
  const pe = x.e + y.e;
  const e = Math.min(pe, z.e);
  const sum = ((x.m * y.m) << BigInt(pe - e)) + (z.m << BigInt(z.e - e));
  if (sum === 0n) return fma64(a, b, c);
  return f64FromBits(packExact(sum < 0n, sum < 0n ? -sum : sum, e + scale, false, F64, 'rn'));
}
