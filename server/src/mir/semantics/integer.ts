/** Meaning of the `int.*` operations on bit patterns of any width. */
import type { IntPred } from '../function.ts';
import { bitWidth, type MirType } from '../types.ts';
import type { EvalFn, PureOp } from './eval.ts';
import { bitLength } from './float-bits.ts';

type Binary = (a: bigint, b: bigint, w: number) => bigint;

const u = BigInt.asUintN;
const s = BigInt.asIntN;

/** Wraps a formula on unsigned operands into the width. */
const binary =
  (f: Binary): EvalFn =>
  (x, from) => {
    const w = bitWidth(from);
    return [u(w, f(x[0]!, x[1]!, w))];
  };
/** The same for a formula on signed operands. */
const signed =
  (f: Binary): EvalFn =>
  (x, from) => {
    const w = bitWidth(from);
    return [u(w, f(s(w, x[0]!), s(w, x[1]!), w))];
  };
const unary =
  (f: (a: bigint, w: number) => bigint): EvalFn =>
  (x, from) => {
    const w = bitWidth(from);
    return [u(w, f(x[0]!, w))];
  };
/** Result and overflow flag of an exact formula on signed operands. */
const signedOverflow =
  (f: (a: bigint, b: bigint) => bigint): EvalFn =>
  (x, from) => {
    const w = bitWidth(from);
    const exact = f(s(w, x[0]!), s(w, x[1]!));
    return [u(w, exact), s(w, exact) === exact ? 0n : 1n];
  };
const unsignedOverflow =
  (f: (a: bigint, b: bigint) => bigint): EvalFn =>
  (x, from) => {
    const w = bitWidth(from);
    const exact = f(x[0]!, x[1]!);
    return [u(w, exact), u(w, exact) === exact ? 0n : 1n];
  };
/** Division-like: undefined for a zero divisor. */
const unsignedDivision =
  (f: Binary): EvalFn =>
  (x, from) =>
    x[1] === 0n ? undefined : [f(x[0]!, x[1]!, bitWidth(from))];
/** Also undefined for MIN / -1. */
const signedDivision =
  (f: Binary): EvalFn =>
  (x, from) => {
    const w = bitWidth(from);
    const a = s(w, x[0]!);
    const b = s(w, x[1]!);
    if (b === 0n || (b === -1n && a === minSigned(w))) return undefined;
    return [u(w, f(a, b, w))];
  };

const minSigned = (w: number): bigint => -(1n << BigInt(w - 1));
const maxSigned = (w: number): bigint => (1n << BigInt(w - 1)) - 1n;
const maxUnsigned = (w: number): bigint => (1n << BigInt(w)) - 1n;
const clamp = (x: bigint, low: bigint, high: bigint): bigint =>
  x < low ? low : x > high ? high : x;

function smaller(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

function larger(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}

/** Shift amounts count modulo the width (an i1 never moves). */
const amount = (b: bigint, w: number): bigint => b % BigInt(w);

function countOnes(a: bigint): bigint {
  let count = 0n;
  for (let rest = a; rest !== 0n; rest &= rest - 1n) count++;
  return count;
}

function trailingZeros(a: bigint, w: number): bigint {
  return a === 0n ? BigInt(w) : BigInt(bitLength(a & -a) - 1);
}

/** Reverses groups of `step` bits. */
function reverse(a: bigint, w: number, step: number): bigint {
  const mask = (1n << BigInt(step)) - 1n;
  let out = 0n;
  for (let at = 0; at < w; at += step) out = (out << BigInt(step)) | ((a >> BigInt(at)) & mask);
  return out;
}

/** Compares two canonical patterns of `type`. */
export function compareInts(pred: IntPred, a: bigint, b: bigint, type: MirType): boolean {
  switch (pred) {
    case 'eq':
      return a === b;
    case 'ne':
      return a !== b;
    case 'ult':
      return a < b;
    case 'ule':
      return a <= b;
    case 'ugt':
      return a > b;
    case 'uge':
      return a >= b;
    default:
      break;
  }
  const w = bitWidth(type);
  const x = s(w, a);
  const y = s(w, b);
  if (pred === 'slt') return x < y;
  if (pred === 'sle') return x <= y;
  return pred === 'sgt' ? x > y : x >= y;
}

type IntOp = Exclude<Extract<PureOp, `int.${string}`>, 'int.to.ptr'>;

export const INT_EVAL: Record<IntOp, EvalFn> = {
  'int.add': binary((a, b) => a + b),
  'int.sub': binary((a, b) => a - b),
  'int.mul': binary((a, b) => a * b),
  'int.sdiv': signedDivision((a, b) => a / b),
  'int.udiv': unsignedDivision((a, b) => a / b),
  'int.srem': signedDivision((a, b) => a % b),
  'int.urem': unsignedDivision((a, b) => a % b),
  'int.and': binary((a, b) => a & b),
  'int.or': binary((a, b) => a | b),
  'int.xor': binary((a, b) => a ^ b),
  'int.shl': binary((a, b, w) => a << amount(b, w)),
  'int.lshr': binary((a, b, w) => a >> amount(b, w)),
  'int.ashr': binary((a, b, w) => s(w, a) >> amount(b, w)),
  'int.rotl': binary((a, b, w) => (a << amount(b, w)) | (a >> (BigInt(w) - amount(b, w)))),
  'int.rotr': binary((a, b, w) => (a >> amount(b, w)) | (a << (BigInt(w) - amount(b, w)))),
  'int.smin': signed(smaller),
  'int.smax': signed(larger),
  'int.umin': binary(smaller),
  'int.umax': binary(larger),
  'int.smulhi': signed((a, b, w) => (a * b) >> BigInt(w)),
  'int.umulhi': binary((a, b, w) => (a * b) >> BigInt(w)),
  'int.sadd.sat': signed((a, b, w) => clamp(a + b, minSigned(w), maxSigned(w))),
  'int.uadd.sat': binary((a, b, w) => clamp(a + b, 0n, maxUnsigned(w))),
  'int.ssub.sat': signed((a, b, w) => clamp(a - b, minSigned(w), maxSigned(w))),
  'int.usub.sat': binary((a, b, w) => clamp(a - b, 0n, maxUnsigned(w))),
  'int.sadd.ovf': signedOverflow((a, b) => a + b),
  'int.uadd.ovf': unsignedOverflow((a, b) => a + b),
  'int.ssub.ovf': signedOverflow((a, b) => a - b),
  'int.usub.ovf': unsignedOverflow((a, b) => a - b),
  'int.smul.ovf': signedOverflow((a, b) => a * b),
  'int.umul.ovf': unsignedOverflow((a, b) => a * b),
  'int.abs': unary((a, w) => (s(w, a) < 0n ? -a : a)),
  'int.ctlz': unary((a, w) => BigInt(w - bitLength(a))),
  'int.cttz': unary(trailingZeros),
  'int.ctpop': unary(countOnes),
  'int.bswap': unary((a, w) => reverse(a, w, Math.min(w, 8))),
  'int.bitrev': unary((a, w) => reverse(a, w, 1)),
  'int.cmp': (x, from, _to, attrs) => [
    compareInts(attrs.pred as IntPred, x[0]!, x[1]!, from) ? 1n : 0n,
  ],
  'int.trunc': (x, _from, to) => [u(bitWidth(to), x[0]!)],
  'int.zext': (x) => [x[0]!],
  'int.sext': (x, from, to) => [u(bitWidth(to), s(bitWidth(from), x[0]!))],
};
