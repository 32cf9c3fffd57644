/**
 * Integer operations on the interpreter's numbers. Narrow types (up to 32 bits) are covered wholly;
 * wide types have a path for operands below 2^53 and give up (`undefined`) when the result might
 * not be exact, so that the caller falls back to the semantics table.
 */
import type { IntPred } from '../function.ts';
import type { Val } from './value.ts';

/** A narrow operation: both operands are unsigned patterns of the width. */
export type Narrow = (x: number, y: number) => number;

const MAX_SAFE = Number.MAX_SAFE_INTEGER;
const TWO32 = 2 ** 32;

/**
 * Builds narrow operations for one width. `undefined` results (division by zero) are reported as
 * NaN.
 */
export type NarrowMaker = (width: number) => Narrow;

/** Sign extension by shifting up and down. */
const signedOp =
  (f: (x: number, y: number, w: number) => number): NarrowMaker =>
  (w) => {
    const up = 32 - w;
    const mask = w === 32 ? -1 : (1 << w) - 1;
    return (x, y) => (f((x << up) >> up, (y << up) >> up, w) & mask) >>> 0;
  };
const unsignedOp =
  (f: (x: number, y: number, w: number) => number): NarrowMaker =>
  (w) => {
    const mask = w === 32 ? -1 : (1 << w) - 1;
    return (x, y) => (f(x, y, w) & mask) >>> 0;
  };
const clampSigned = (x: number, w: number): number => {
  const high = 2 ** (w - 1) - 1;
  return Math.max(-high - 1, Math.min(x, high));
};

export const NARROW: Readonly<Record<string, NarrowMaker>> = {
  'int.add': unsignedOp((x, y) => x + y),
  'int.sub': unsignedOp((x, y) => x - y),
  'int.mul': unsignedOp((x, y) => Math.imul(x, y)),
  'int.and': unsignedOp((x, y) => x & y),
  'int.or': unsignedOp((x, y) => x | y),
  'int.xor': unsignedOp((x, y) => x ^ y),
  'int.shl': unsignedOp((x, y, w) => x << (y & (w - 1))),
  'int.lshr': unsignedOp((x, y, w) => x >>> (y & (w - 1))),
  'int.ashr': (w) => {
    const up = 32 - w;
    const mask = w === 32 ? -1 : (1 << w) - 1;
    return (x, y) => ((((x << up) >> up) >> (y & (w - 1))) & mask) >>> 0;
  },
  'int.smin': signedOp((x, y) => Math.min(x, y)),
  'int.smax': signedOp((x, y) => Math.max(x, y)),
  'int.umin': unsignedOp((x, y) => Math.min(x, y)),
  'int.umax': unsignedOp((x, y) => Math.max(x, y)),
  'int.sadd.sat': signedOp((x, y, w) => clampSigned(x + y, w)),
  'int.ssub.sat': signedOp((x, y, w) => clampSigned(x - y, w)),
  'int.uadd.sat': unsignedOp((x, y, w) => Math.min(x + y, 2 ** w - 1)),
  'int.usub.sat': unsignedOp((x, y) => (x > y ? x - y : 0)),
  'int.udiv': unsignedDivision((x, y) => (x - (x % y)) / y),
  'int.urem': unsignedDivision((x, y) => x % y),
  'int.sdiv': signedDivision((x, y) => Math.trunc(x / y)),
  'int.srem': signedDivision((x, y) => x % y),
};

function unsignedDivision(f: Narrow): NarrowMaker {
  return () => (x, y) => (y === 0 ? NaN : f(x, y));
}

function signedDivision(f: Narrow): NarrowMaker {
  return (w) => {
    const up = 32 - w;
    const mask = w === 32 ? -1 : (1 << w) - 1;
    const least = -(2 ** (w - 1));
    return (x, y) => {
      const a = (x << up) >> up;
      const b = (y << up) >> up;
      return b === 0 || (b === -1 && a === least) ? NaN : (f(a, b) & mask) >>> 0;
    };
  };
}

/** A wide operation on operands below 2^53; -1 when only the semantics table can tell. */
export type Wide = (x: number, y: number) => number;

export const WIDE: Readonly<Record<string, Wide>> = {
  'int.add': (x, y) => (x + y <= MAX_SAFE ? x + y : -1),
  'int.sub': (x, y) => x - y,
  'int.mul': (x, y) => (x * y <= MAX_SAFE ? x * y : -1),
  'int.and': (x, y) => bitwise(high(x) & high(y), (x & y) >>> 0),
  'int.or': (x, y) => bitwise(high(x) | high(y), (x | y) >>> 0),
  'int.xor': (x, y) => bitwise(high(x) ^ high(y), (x ^ y) >>> 0),
  'int.shl': (x, y) => {
    if (y > 63) return -1;
    const shifted = x * 2 ** y;
    return shifted <= MAX_SAFE ? shifted : -1;
  },
  'int.lshr': (x, y) => (y > 63 ? -1 : Math.floor(x / 2 ** y)),
  // Below 2^53 no sign bit is set.
  'int.ashr': (x, y) => (y > 63 ? -1 : Math.floor(x / 2 ** y)),
  'int.udiv': (x, y) => (y === 0 ? -1 : (x - (x % y)) / y),
  'int.sdiv': (x, y) => (y === 0 ? -1 : (x - (x % y)) / y),
  'int.urem': (x, y) => (y === 0 ? -1 : x % y),
  'int.srem': (x, y) => (y === 0 ? -1 : x % y),
  'int.umin': Math.min,
  'int.umax': Math.max,
  'int.smin': Math.min,
  'int.smax': Math.max,
  'int.uadd.sat': (x, y) => (x + y <= MAX_SAFE ? x + y : -1),
  'int.sadd.sat': (x, y) => (x + y <= MAX_SAFE ? x + y : -1),
  'int.usub.sat': (x, y) => (x > y ? x - y : 0),
  'ptr.add': (x, y) => (x + y <= MAX_SAFE ? x + y : -1),
};

function high(x: number): number {
  return Math.floor(x / TWO32);
}

function bitwise(hi: number, lo: number): number {
  return hi * TWO32 + lo;
}

/** Result of a wide operation that cannot have overflowed, or -1. */
export const WIDE_OVERFLOW: Readonly<Record<string, Wide>> = {
  'int.sadd.ovf': WIDE['int.add']!,
  'int.uadd.ovf': WIDE['int.add']!,
  'int.usub.ovf': (x, y) => x - y,
  'int.ssub.ovf': (x, y) => x - y,
  'int.smul.ovf': WIDE['int.mul']!,
  'int.umul.ovf': WIDE['int.mul']!,
};

/** The exact result of an operation with overflow flag on narrow operands (signed or unsigned). */
export const NARROW_EXACT: Readonly<Record<string, { signed: boolean; f: Narrow }>> = {
  'int.sadd.ovf': { signed: true, f: (x, y) => x + y },
  'int.uadd.ovf': { signed: false, f: (x, y) => x + y },
  'int.ssub.ovf': { signed: true, f: (x, y) => x - y },
  'int.usub.ovf': { signed: false, f: (x, y) => x - y },
};

/**
 * Unsigned and equality comparisons work on every representation, since JavaScript compares numbers
 * with bigints.
 */
export const COMPARE_ANY: Partial<Record<IntPred, (x: Val, y: Val) => boolean>> = {
  eq: (x, y) => x === y,
  ne: (x, y) => x !== y,
  ult: (x, y) => x < y,
  ule: (x, y) => x <= y,
  ugt: (x, y) => x > y,
  uge: (x, y) => x >= y,
};

export const COMPARE_SIGNED: Partial<Record<IntPred, Narrow>> = {
  slt: (x, y) => (x < y ? 1 : 0),
  sle: (x, y) => (x <= y ? 1 : 0),
  sgt: (x, y) => (x > y ? 1 : 0),
  sge: (x, y) => (x >= y ? 1 : 0),
};
