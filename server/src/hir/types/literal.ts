/**
 * Values of literals as types need them: string contents, integers with suffix, float bit patterns.
 */
import { literalValue } from '../../syntax/index.ts';
import type { FloatName } from '../ty.ts';

/** Contents of a string literal, or undefined when it is something else. */
export function stringValue(text: string): string | undefined {
  const v = literalValue('str', text);
  return v.kind === 'str' ? v.value : undefined;
}

const scratch = new DataView(new ArrayBuffer(8));

/** IEEE pattern of a JavaScript number as `f32` or `f64`. */
export function floatBits(value: number, name: FloatName): bigint {
  if (name === 'f64') {
    scratch.setFloat64(0, value);
    return scratch.getBigUint64(0);
  }
  if (name === 'f16') return BigInt(f16Bits(value));
  scratch.setFloat32(0, value);
  return BigInt(scratch.getUint32(0));
}

/** Rounds to nearest even in half precision. */
function f16Bits(value: number): number {
  scratch.setFloat64(0, value);
  const sign = scratch.getUint8(0) >> 7 === 1 ? 0x8000 : 0;
  const a = Math.abs(value);
  if (Number.isNaN(a)) return 0x7e00;
  if (a >= 65520) return sign | 0x7c00;
  if (a === 0) return sign;
  const exp = Math.max(Math.floor(Math.log2(a)), -14);
  // The unit in the last place of the result; log2 may be off by one at powers of two, which the
  // carry absorbs.
  const e = a < 2 ** exp ? exp - 1 : a >= 2 ** (exp + 1) ? exp + 1 : exp;
  const base = Math.max(e, -14);
  const scaled = a / 2 ** (base - 10);
  const low = Math.floor(scaled);
  const rest = scaled - low;
  const mant = rest > 0.5 || (rest === 0.5 && low % 2 === 1) ? low + 1 : low;
  return sign | (mant + (base + 14) * 1024);
}

/** Value of `digits * 10^exponent` compared with a double, exactly: negative, zero or positive. */
function compareDecimal(text: string, value: number): number {
  const m = /^(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text);
  if (m === null) return 0;
  const fraction = m[2] ?? '';
  let num = BigInt(m[1]! + fraction);
  let den = 1n;
  const exp = Number(m[3] ?? 0) - fraction.length;
  if (exp >= 0) num *= 10n ** BigInt(exp);
  else den *= 10n ** BigInt(-exp);
  // The double as a fraction with a power of two below.
  scratch.setFloat64(0, value);
  const bits = scratch.getBigUint64(0);
  const e = Number((bits >> 52n) & 0x7ffn);
  const mant = (bits & 0xfffffffffffffn) | (e === 0 ? 0n : 1n << 52n);
  const shift = (e === 0 ? 1 : e) - 1075;
  const right = shift >= 0 ? mant << BigInt(shift) : mant;
  const left = shift >= 0 ? num : num << BigInt(-shift);
  const scaled = right * den;
  return left < scaled ? -1 : left > scaled ? 1 : 0;
}

/**
 * IEEE pattern of a decimal literal, rounded once. Going through `f64` rounds twice; where that
 * lands exactly between two narrower values, the decimal text decides.
 */
export function parseFloatBits(text: string, name: FloatName): bigint {
  const wide = Number(text);
  if (name === 'f64' || name === 'f128' || !Number.isFinite(wide)) return floatBits(wide, name);
  scratch.setFloat64(0, wide);
  const bits = scratch.getBigUint64(0);
  const mayBeTie = (bits & 0xffffn) === 0n || name === 'f16';
  if (!mayBeTie || (name === 'f32' && Math.fround(wide) === wide)) return floatBits(wide, name);
  const order = compareDecimal(text, wide);
  if (order === 0) return floatBits(wide, name);
  // Move the sticky bit: a neighbour on the true side breaks the tie the right way, and changes
  // nothing else.
  scratch.setBigUint64(0, order > 0 ? bits | 1n : (bits - 1n) | 1n);
  return floatBits(scratch.getFloat64(0), name);
}
