/**
 * Pure operations as functions on the interpreter's values, chosen once per instruction by op and
 * types: a direct formula where there is one, else the semantics table through bit patterns. The
 * table is the truth; a test compares.
 */
import type { Attrs, FloatPred, IntPred } from '../function.ts';
import {
  compareFloats,
  floatMaximum,
  floatMaxNum,
  floatMinimum,
  floatMinNum,
  roundAway,
  roundEven,
} from '../semantics/float.ts';
import {
  F64_NAN,
  f16ToNumber,
  f32ToNumber,
  numberToF16,
  numberToF32,
} from '../semantics/float-bits.ts';
import { EVAL, type PureOp } from '../semantics/index.ts';
import { bitWidth, type FloatType, isFloat, type MirType } from '../types.ts';
import {
  COMPARE_ANY,
  COMPARE_SIGNED,
  NARROW,
  NARROW_EXACT,
  type Narrow,
  WIDE,
  WIDE_OVERFLOW,
  type Wide,
} from './fast-int.ts';
import { fromBits, fromUnsigned, toBits, undefinedBehaviour, type Val } from './value.ts';

export type UnaryVal = (x: Val) => Val;
export type BinaryVal = (x: Val, y: Val) => Val;

/**
 * The general way for any number of operands: through bit patterns. Throws a `Trap` where the op is
 * undefined.
 */
export function evalSlow(
  op: PureOp,
  from: MirType,
  types: readonly MirType[],
  results: readonly MirType[],
  attrs: Attrs,
): (args: readonly Val[]) => Val[] {
  const evaluate = EVAL[op];
  const to = results[0]!;
  return (args) => {
    const bits = evaluate(
      args.map((arg, i) => toBits(arg, types[i]!)),
      from,
      to,
      attrs,
    );
    if (bits === undefined) return undefinedBehaviour(`${op} is undefined for these operands`);
    return bits.map((b, i) => fromBits(b, results[i]!));
  };
}

/** A one-operand, one-result operation. */
export function unaryOp(op: PureOp, from: MirType, to: MirType, attrs: Attrs): UnaryVal {
  const fast = isFloat(from) ? floatUnary(op, from, to) : intUnary(op, from, to);
  if (fast !== undefined) return fast;
  const slow = evalSlow(op, from, [from], [to], attrs);
  return (x) => slow([x])[0]!;
}

/** A two-operand, one-result operation. */
export function binaryOp(op: PureOp, from: MirType, to: MirType, attrs: Attrs): BinaryVal {
  const types = op === 'ptr.add' ? [from, 'i64' as const] : [from, from];
  const slowMany = evalSlow(op, from, types, [to], attrs);
  const slow: BinaryVal = (x, y) => slowMany([x, y])[0]!;
  if (isFloat(from)) return floatBinary(op, from, attrs) ?? slow;
  const width = bitWidth(from);
  if (op === 'int.cmp') return intCompare(attrs.pred as IntPred, width, slow);
  if (op === 'ptr.add') return pointerAdd(slow);
  if (width <= 32) {
    const narrow = NARROW[op]?.(width);
    return narrow === undefined ? slow : narrowOp(narrow, slow);
  }
  const wide = WIDE[op];
  return wide === undefined ? slow : wideOp(wide, slow);
}

function narrowOp(f: Narrow, slow: BinaryVal): BinaryVal {
  return (x, y) => {
    const r = f(x as number, y as number);
    return !Number.isNaN(r) ? r : slow(x, y);
  };
}

function wideOp(f: Wide, slow: BinaryVal): BinaryVal {
  return (x, y) => {
    if (typeof x !== 'number' || typeof y !== 'number') return slow(x, y);
    const r = f(x, y);
    return r >= 0 ? r : slow(x, y);
  };
}

/** Offsets are signed: one just below 2^64 steps back. */
function pointerAdd(slow: BinaryVal): BinaryVal {
  return (x, y) => {
    if (typeof x !== 'number') return slow(x, y);
    const r = x + (typeof y === 'number' ? y : Number(BigInt.asIntN(64, y)));
    return r >= 0 && r <= Number.MAX_SAFE_INTEGER ? r : slow(x, y);
  };
}

function intCompare(pred: IntPred, width: number, slow: BinaryVal): BinaryVal {
  const any = COMPARE_ANY[pred];
  if (any !== undefined) return (x, y) => (any(x, y) ? 1 : 0);
  const signed = COMPARE_SIGNED[pred]!;
  if (width > 32) {
    return (x, y) => (typeof x === 'number' && typeof y === 'number' ? signed(x, y) : slow(x, y));
  }
  const up = 32 - width;
  return (x, y) => signed(((x as number) << up) >> up, ((y as number) << up) >> up);
}

/** An operation with overflow flag. */
export function overflowOp(
  op: PureOp,
  type: MirType,
  attrs: Attrs,
): (x: Val, y: Val) => readonly Val[] {
  const slowMany = evalSlow(op, type, [type, type], [type, 'i1'], attrs);
  const width = bitWidth(type);
  const exact = NARROW_EXACT[op];
  if (width <= 32) {
    if (exact === undefined) return (x, y) => slowMany([x, y]);
    const up = 32 - width;
    const mask = width === 32 ? -1 : (1 << width) - 1;
    const { f, signed } = exact;
    return (x, y) => {
      const a = signed ? ((x as number) << up) >> up : (x as number);
      const b = signed ? ((y as number) << up) >> up : (y as number);
      const sum = f(a, b);
      const wrapped = (sum & mask) >>> 0;
      const back = signed ? (wrapped << up) >> up : wrapped;
      return [wrapped, back === sum ? 0 : 1];
    };
  }
  const wide = WIDE_OVERFLOW[op];
  if (wide === undefined) return (x, y) => slowMany([x, y]);
  return (x, y) => {
    if (typeof x !== 'number' || typeof y !== 'number') return slowMany([x, y]);
    const r = wide(x, y);
    return r >= 0 ? [r, 0] : slowMany([x, y]);
  };
}

const identity: UnaryVal = (x) => x;

function intUnary(op: PureOp, from: MirType, to: MirType): UnaryVal | undefined {
  const w = bitWidth(from);
  switch (op) {
    case 'int.zext':
    case 'ptr.cast':
    case 'ptr.to.int':
    case 'int.to.ptr':
      return identity;
    case 'bitcast':
      return to === 'f64' ? (x) => fromBits(BigInt(x), 'f64') : identity;
    case 'int.trunc':
      return truncate(bitWidth(to));
    case 'int.sext':
      return signExtend(w, bitWidth(to));
    case 'float.from.sint':
    case 'float.from.uint':
      return fromInteger(op === 'float.from.sint', w, to as FloatType);
    case 'int.ctlz':
      return w <= 32 ? (x) => Math.clz32(x as number) - (32 - w) : undefined;
    case 'int.cttz':
      return w <= 32
        ? (x) => (x === 0 ? w : 31 - Math.clz32((x as number) & -(x as number)))
        : undefined;
    default:
      return undefined;
  }
}

function truncate(to: number): UnaryVal {
  if (to > 32) return (x) => (typeof x === 'number' ? x : fromUnsigned(BigInt.asUintN(to, x)));
  const mask = to === 32 ? -1 : (1 << to) - 1;
  return (x) => (typeof x === 'number' ? (x & mask) >>> 0 : Number(BigInt.asUintN(to, x)));
}

function signExtend(from: number, to: number): UnaryVal | undefined {
  if (from > 32) return undefined;
  const up = 32 - from;
  const mask = to >= 32 ? -1 : (1 << to) - 1;
  if (to <= 32) return (x) => ((((x as number) << up) >> up) & mask) >>> 0;
  return (x) => {
    const s = ((x as number) << up) >> up;
    return s >= 0 ? s : BigInt.asUintN(to, BigInt(s));
  };
}

function fromInteger(signed: boolean, width: number, to: FloatType): UnaryVal | undefined {
  const store = STORE[to];
  if (width <= 32) {
    const up = 32 - width;
    return signed ? (x) => store(((x as number) << up) >> up) : (x) => store(x as number);
  }
  const slow = evalSlow(
    signed ? 'float.from.sint' : 'float.from.uint',
    `i${width}` as MirType,
    [`i${width}` as MirType],
    [to],
    {},
  );
  return (x) => (typeof x === 'number' ? store(x) : slow([x])[0]!);
}

/** The number a float value stands for; a NaN of f64 is kept as a bigint. */
const LOAD: Record<FloatType, (x: Val) => number> = {
  f16: (x) => f16ToNumber(x as number),
  f32: (x) => f32ToNumber(x as number),
  f64: (x) => (typeof x === 'number' ? x : NaN),
};
const STORE: Record<FloatType, (x: number) => Val> = {
  f16: numberToF16,
  f32: numberToF32,
  f64: (x) => (!Number.isNaN(x) ? x : F64_NAN),
};

const FLOAT_BINARY: Readonly<Partial<Record<PureOp, (a: number, b: number) => number>>> = {
  'float.add': (a, b) => a + b,
  'float.sub': (a, b) => a - b,
  'float.mul': (a, b) => a * b,
  'float.div': (a, b) => a / b,
  'float.rem': (a, b) => a % b,
  'float.min': floatMinNum,
  'float.max': floatMaxNum,
  'float.minimum': floatMinimum,
  'float.maximum': floatMaximum,
};
const FLOAT_UNARY: Readonly<Partial<Record<PureOp, (a: number) => number>>> = {
  'float.sqrt': Math.sqrt,
  'float.floor': Math.floor,
  'float.ceil': Math.ceil,
  'float.trunc': Math.trunc,
  'float.round': roundAway,
  'float.roundeven': roundEven,
};

function floatBinary(op: PureOp, type: FloatType, attrs: Attrs): BinaryVal | undefined {
  const load = LOAD[type];
  if (op === 'float.cmp') {
    const pred = attrs.pred as FloatPred;
    return (x, y) => (compareFloats(pred, load(x), load(y)) ? 1 : 0);
  }
  const f = FLOAT_BINARY[op];
  if (f === undefined) return undefined;
  if (type === 'f32')
    return (x, y) => numberToF32(f(f32ToNumber(x as number), f32ToNumber(y as number)));
  const store = STORE[type];
  return (x, y) => store(f(load(x), load(y)));
}

function floatUnary(op: PureOp, from: FloatType, to: MirType): UnaryVal | undefined {
  const load = LOAD[from];
  const f = FLOAT_UNARY[op];
  if (f !== undefined) {
    const store = STORE[from];
    return (x) => store(f(load(x)));
  }
  if (op === 'float.neg') return negate(from);
  if (op === 'float.abs') return absolute(from);
  if (op === 'bitcast' && from !== 'f64') return identity;
  if (op === 'float.cast') return castFloat(from, to as FloatType);
  if ((op === 'float.to.sint' || op === 'float.to.uint') && bitWidth(to) <= 32) {
    const w = bitWidth(to);
    const high = op === 'float.to.sint' ? 2 ** (w - 1) - 1 : 2 ** w - 1;
    const low = op === 'float.to.sint' ? -high - 1 : 0;
    const mask = w === 32 ? -1 : (1 << w) - 1;
    return (x) => {
      // NaN stays NaN and becomes 0 by `&`.
      return (Math.max(low, Math.min(load(x), high)) & mask) >>> 0;
    };
  }
  return undefined;
}

function negate(type: FloatType): UnaryVal {
  if (type === 'f16') return (x) => (x as number) ^ 0x8000;
  if (type === 'f32') return (x) => ((x as number) ^ 0x80000000) >>> 0;
  return (x) => (typeof x === 'number' ? -x : x ^ (1n << 63n));
}

function absolute(type: FloatType): UnaryVal {
  if (type === 'f16') return (x) => (x as number) & 0x7fff;
  if (type === 'f32') return (x) => (x as number) & 0x7fffffff;
  return (x) => (typeof x === 'number' ? Math.abs(x) : BigInt.asUintN(63, x));
}

function castFloat(from: FloatType, to: FloatType): UnaryVal {
  const load = LOAD[from];
  const store = STORE[to];
  const slow = evalSlow('float.cast', from, [from], [to], {});
  return (x) => {
    const a = load(x);
    // The sign of a NaN survives, which the number does not show.
    return !Number.isNaN(a) ? store(a) : slow([x])[0]!;
  };
}
