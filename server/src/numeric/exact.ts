/**
 * Floating-point arithmetic of any format and rounding mode with big integers: slow, plainly right.
 * The fast paths in `fma.ts` and the emulators fall back to it, and the tests compare them with it.
 */
import { type FloatFormat, nanBits, type RoundMode } from './formats.ts';

/** A finite number: (-1)^negative * mantissa * 2^exponent. */
interface Exact {
  readonly negative: boolean;
  readonly mantissa: bigint;
  readonly exponent: number;
}

type Unpacked = Exact | 'nan' | 'inf' | '-inf';

export type ExactOp = 'add' | 'sub' | 'mul' | 'div' | 'fma' | 'sqrt';

function unpack(bits: bigint, f: FloatFormat): Unpacked {
  const m = BigInt(f.mantissa);
  const negative = (bits >> BigInt(f.exponent + f.mantissa)) & 1n;
  const field = Number((bits >> m) & ((1n << BigInt(f.exponent)) - 1n));
  const fraction = bits & ((1n << m) - 1n);
  if (field === 2 ** f.exponent - 1) {
    if (fraction !== 0n) return 'nan';
    return negative ? '-inf' : 'inf';
  }
  const bias = 2 ** (f.exponent - 1) - 1;
  const mantissa = field === 0 ? fraction : fraction | (1n << m);
  return { negative: negative === 1n, mantissa, exponent: Math.max(field, 1) - bias - f.mantissa };
}

function bitLength(v: bigint): number {
  return v === 0n ? 0 : v.toString(2).length;
}

/** Rounds mantissa * 2^exponent (plus a rest below its last bit when `sticky`) and packs it. */
export function packExact(
  negative: boolean,
  mantissa: bigint,
  exponent: number,
  sticky: boolean,
  f: FloatFormat,
  mode: RoundMode,
): bigint {
  const sign = negative ? 1n << BigInt(f.exponent + f.mantissa) : 0n;
  if (mantissa === 0n && !sticky) return sign;
  const emin = 2 - 2 ** (f.exponent - 1);
  const top = bitLength(mantissa) - 1 + exponent;
  const last = Math.max(top, emin) - f.mantissa;
  let shift = last - exponent;
  let q = mantissa;
  // Keep two bits below the last one so that the rest is visible to the rounding below.
  if (shift < 2) {
    q <<= BigInt(2 - shift);
    shift = 2;
  }
  const s = BigInt(shift);
  const rest = q & ((1n << s) - 1n);
  const half = 1n << (s - 1n);
  q >>= s;
  const inexact = rest !== 0n || sticky;
  let up = false;
  if (inexact) {
    if (mode === 'rm') up = negative;
    else if (mode === 'rp') up = !negative;
    else if (mode === 'rna') up = rest >= half;
    else if (mode === 'rn') up = rest > half || (rest === half && (sticky || (q & 1n) === 1n));
  }
  if (up) q += 1n;
  const bits = q + (BigInt(Math.max(top, emin) - emin) << BigInt(f.mantissa));
  const infinity = ((1n << BigInt(f.exponent)) - 1n) << BigInt(f.mantissa);
  if (bits < infinity) return sign | bits;
  const overflows =
    mode === 'rn' || mode === 'rna' || (mode === 'rm' ? negative : mode === 'rp' && !negative);
  return sign | (overflows ? infinity : infinity - 1n);
}

function addExact(a: Exact, b: Exact, f: FloatFormat, mode: RoundMode): bigint {
  const exponent = Math.min(a.exponent, b.exponent);
  const align = (x: Exact): bigint => {
    const v = x.mantissa << BigInt(x.exponent - exponent);
    return x.negative ? -v : v;
  };
  const sum = align(a) + align(b);
  if (sum === 0n) {
    const bothNegative = a.negative && b.negative;
    const zeroSign = a.mantissa === 0n && b.mantissa === 0n && a.negative === b.negative;
    return packExact(zeroSign ? bothNegative : mode === 'rm', 0n, 0, false, f, mode);
  }
  return packExact(sum < 0n, sum < 0n ? -sum : sum, exponent, false, f, mode);
}

function infinityBits(negative: boolean, f: FloatFormat): bigint {
  return packExact(negative, 1n, 2 ** f.exponent, false, f, 'rn');
}

const isInfinite = (x: Unpacked): x is 'inf' | '-inf' => x === 'inf' || x === '-inf';
const isNegative = (x: Unpacked): boolean => (typeof x === 'string' ? x === '-inf' : x.negative);
const isZero = (x: Unpacked): boolean => typeof x !== 'string' && x.mantissa === 0n;

/** The result's bits; NaN results are the format's canonical NaN (all ones after the sign). */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each operation, with the special values of IEEE 754 before the general one
export function exactFloat(
  op: ExactOp,
  f: FloatFormat,
  mode: RoundMode,
  aBits: bigint,
  bBits = 0n,
  cBits = 0n,
): bigint {
  const nan = f.exponent === 11 ? 0xfff8000000000000n : BigInt(nanBits(f));
  const a = unpack(aBits, f);
  let b = unpack(bBits, f);
  const c = unpack(cBits, f);
  if (a === 'nan' || b === 'nan' || (op === 'fma' && c === 'nan')) return nan;
  switch (op) {
    case 'sub':
      b = unpack(bBits ^ (1n << BigInt(f.exponent + f.mantissa)), f);
      return exactSum(a, b, f, mode, nan);
    case 'add':
      return exactSum(a, b, f, mode, nan);
    case 'mul':
    case 'fma': {
      const negative = isNegative(a) !== isNegative(b);
      if (isInfinite(a) || isInfinite(b)) {
        if (isZero(a) || isZero(b)) return nan;
        if (op === 'fma' && isInfinite(c) && isNegative(c) !== negative) return nan;
        return infinityBits(negative, f);
      }
      const x = a as Exact;
      const y = b as Exact;
      const product = {
        negative,
        mantissa: x.mantissa * y.mantissa,
        exponent: x.exponent + y.exponent,
      };
      if (op === 'mul')
        return packExact(negative, product.mantissa, product.exponent, false, f, mode);
      return exactSum(product, c, f, mode, nan);
    }
    case 'div': {
      const negative = isNegative(a) !== isNegative(b);
      if (isInfinite(a)) return isInfinite(b) ? nan : infinityBits(negative, f);
      if (isInfinite(b)) return packExact(negative, 0n, 0, false, f, mode);
      if (isZero(b)) return isZero(a) ? nan : infinityBits(negative, f);
      const x = a as Exact;
      const y = b as Exact;
      const shift = 2 * f.mantissa + 8;
      const n = x.mantissa << BigInt(shift);
      const q = n / y.mantissa;
      const sticky = q * y.mantissa !== n;
      return packExact(negative, q, x.exponent - y.exponent - shift, sticky, f, mode);
    }
    case 'sqrt': {
      if (isZero(a)) return aBits;
      if (isNegative(a)) return nan;
      if (isInfinite(a)) return aBits;
      const x = a as Exact;
      const shift = 2 * f.mantissa + 8 + ((x.exponent & 1) === 0 ? 0 : 1);
      const n = x.mantissa << BigInt(shift);
      const root = integerSqrt(n);
      return packExact(false, root, (x.exponent - shift) / 2, root * root !== n, f, mode);
    }
  }
}

function exactSum(a: Unpacked, b: Unpacked, f: FloatFormat, mode: RoundMode, nan: bigint): bigint {
  if (isInfinite(a)) return isInfinite(b) && a !== b ? nan : infinityBits(isNegative(a), f);
  if (isInfinite(b)) return infinityBits(isNegative(b), f);
  return addExact(a as Exact, b as Exact, f, mode);
}

function integerSqrt(n: bigint): bigint {
  if (n < 2n) return n;
  let x = 1n << BigInt(Math.ceil(bitLength(n) / 2));
  for (;;) {
    const y = (x + n / x) >> 1n;
    if (y >= x) return x;
    x = y;
  }
}
