/**
 * Meaning of the `float.*` operations on bit patterns.
 *
 * f16 and f32 are computed in double precision and rounded once more; for + - * / and sqrt that
 * equals rounding once, because 53 >= 2p + 2 bits (Figueroa, "When is double rounding innocuous?").
 * Fused multiply-add is exact in integers for every format.
 */
import type { FloatPred } from '../function.ts';
import { bitWidth, type FloatType, type MirType } from '../types.ts';
import type { EvalFn, PureOp } from './eval.ts';
import {
  decompose,
  floatToNumber,
  infinityBits,
  isNanBits,
  nanBits,
  numberToFloat,
  roundToFloat,
  signBit,
} from './float-bits.ts';

const unary =
  (f: (a: number) => number): EvalFn =>
  (x, from) => {
    const type = from as FloatType;
    return [numberToFloat(f(floatToNumber(x[0]!, type)), type)];
  };
const binary =
  (f: (a: number, b: number) => number): EvalFn =>
  (x, from) => {
    const type = from as FloatType;
    return [numberToFloat(f(floatToNumber(x[0]!, type), floatToNumber(x[1]!, type)), type)];
  };

/** Minimum with -0 below +0; NaN when an operand is. */
export const floatMinimum: (a: number, b: number) => number = Math.min;
export const floatMaximum: (a: number, b: number) => number = Math.max;
/** Minimum that ignores a NaN operand. */
export function floatMinNum(a: number, b: number): number {
  return Number.isNaN(a) ? b : Number.isNaN(b) ? a : Math.min(a, b);
}
export function floatMaxNum(a: number, b: number): number {
  return Number.isNaN(a) ? b : Number.isNaN(b) ? a : Math.max(a, b);
}

/** Nearest integer, ties away from zero; keeps the sign of zero. */
export function roundAway(x: number): number {
  const whole = Math.trunc(x);
  return Math.abs(x - whole) < 0.5 || whole === x ? whole : whole + (x < 0 ? -1 : 1);
}

/** Nearest integer, ties to even; keeps the sign of zero. */
export function roundEven(x: number): number {
  const whole = Math.trunc(x);
  const rest = Math.abs(x - whole);
  if (whole === x || rest < 0.5 || (rest === 0.5 && whole % 2 === 0)) return whole;
  return whole + (x < 0 ? -1 : 1);
}

/** a * b + c with one rounding. */
function fusedMultiplyAdd(a: bigint, b: bigint, c: bigint, type: FloatType): bigint {
  const x = floatToNumber(a, type);
  const y = floatToNumber(b, type);
  const z = floatToNumber(c, type);
  if (!Number.isFinite(x) || !Number.isFinite(y)) return numberToFloat(x * y + z, type);
  if (!Number.isFinite(z)) return numberToFloat(z, type);
  // A zero product or addend brings sign rules and no rounding problem: the plain sum is exact or
  // rounded once.
  if (x === 0 || y === 0) return numberToFloat(x * y + z, type);
  const p = decompose(a, type);
  const q = decompose(b, type);
  const r = decompose(c, type);
  const exp = p.exp + q.exp;
  const product = p.mantissa * q.mantissa;
  const low = Math.min(exp, r.exp);
  const sum = (product << BigInt(exp - low)) + (r.mantissa << BigInt(r.exp - low));
  if (sum === 0n) {
    // Exact cancellation gives +0 when rounding to nearest; equal signs cannot cancel, since the
    // product is not zero.
    return 0n;
  }
  return roundToFloat(sum < 0n, sum < 0n ? -sum : sum, low, type);
}

/** Compares two numbers; `o..` predicates are false, `u..` true when one is NaN. */
export function compareFloats(pred: FloatPred, a: number, b: number): boolean {
  switch (pred) {
    case 'oeq':
      return a === b;
    case 'one':
      return a < b || a > b;
    case 'olt':
      return a < b;
    case 'ole':
      return a <= b;
    case 'ogt':
      return a > b;
    case 'oge':
      return a >= b;
    case 'ord':
      return !Number.isNaN(a) && !Number.isNaN(b);
    case 'ueq':
      return !(a < b || a > b);
    case 'une':
      return a !== b;
    case 'ult':
      return !(a >= b);
    case 'ule':
      return !(a > b);
    case 'ugt':
      return !(a <= b);
    case 'uge':
      return !(a < b);
    case 'uno':
      return Number.isNaN(a) || Number.isNaN(b);
  }
}

/** Toward zero, clamped to [low, high], NaN to 0. */
function toInteger(bits: bigint, type: FloatType, low: bigint, high: bigint): bigint {
  const x = floatToNumber(bits, type);
  if (Number.isNaN(x)) return 0n;
  if (x === Infinity) return high;
  if (x === -Infinity) return low;
  const whole = BigInt(Math.trunc(x));
  return whole < low ? low : whole > high ? high : whole;
}

function fromInteger(value: bigint, to: MirType): bigint {
  return roundToFloat(value < 0n, value < 0n ? -value : value, 0, to as FloatType);
}

export const FLOAT_EVAL: Record<Extract<PureOp, `float.${string}`>, EvalFn> = {
  'float.add': binary((a, b) => a + b),
  'float.sub': binary((a, b) => a - b),
  'float.mul': binary((a, b) => a * b),
  'float.div': binary((a, b) => a / b),
  'float.rem': binary((a, b) => a % b),
  'float.min': binary(floatMinNum),
  'float.max': binary(floatMaxNum),
  'float.minimum': binary(floatMinimum),
  'float.maximum': binary(floatMaximum),
  // The next three move bits and so keep the payload of a NaN.
  'float.copysign': (x, from) => {
    const sign = signBit(from as FloatType);
    return [(x[0]! & (sign - 1n)) | (x[1]! & sign)];
  },
  'float.neg': (x, from) => [x[0]! ^ signBit(from as FloatType)],
  'float.abs': (x, from) => [x[0]! & (signBit(from as FloatType) - 1n)],
  'float.sqrt': unary(Math.sqrt),
  'float.floor': unary(Math.floor),
  'float.ceil': unary(Math.ceil),
  'float.trunc': unary(Math.trunc),
  'float.round': unary(roundAway),
  'float.roundeven': unary(roundEven),
  'float.sin': unary(Math.sin),
  'float.cos': unary(Math.cos),
  'float.exp2': unary((a) => 2 ** a),
  'float.log2': unary(Math.log2),
  'float.fma': (x, from) => [fusedMultiplyAdd(x[0]!, x[1]!, x[2]!, from as FloatType)],
  'float.cmp': (x, from, _to, attrs) => {
    const type = from as FloatType;
    const holds = compareFloats(
      attrs.pred as FloatPred,
      floatToNumber(x[0]!, type),
      floatToNumber(x[1]!, type),
    );
    return [holds ? 1n : 0n];
  },
  'float.cast': (x, from, to) => [castFloat(x[0]!, from as FloatType, to as FloatType)],
  'float.from.sint': (x, from, to) => [fromInteger(BigInt.asIntN(bitWidth(from), x[0]!), to)],
  'float.from.uint': (x, _from, to) => [fromInteger(x[0]!, to)],
  'float.to.sint': (x, from, to) => {
    const w = bitWidth(to);
    const half = 1n << BigInt(w - 1);
    return [BigInt.asUintN(w, toInteger(x[0]!, from as FloatType, -half, half - 1n))];
  },
  'float.to.uint': (x, from, to) => [
    toInteger(x[0]!, from as FloatType, 0n, (1n << BigInt(bitWidth(to))) - 1n),
  ],
};

/**
 * A NaN keeps its sign, as conversions of every common processor do; its payload becomes the
 * canonical one.
 */
function castFloat(bits: bigint, from: FloatType, to: FloatType): bigint {
  if (isNanBits(bits, from)) return nanBits(to) | (bits & signBit(from) ? signBit(to) : 0n);
  if ((bits & (signBit(from) - 1n)) === infinityBits(from)) {
    return infinityBits(to) | (bits & signBit(from) ? signBit(to) : 0n);
  }
  return numberToFloat(floatToNumber(bits, from), to);
}
