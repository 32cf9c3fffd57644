/** Comparisons: what each says of swapped operands, and what its opposite is. */
import type { FloatPred, IntPred } from './attrs.ts';

/** `!(a < b)` is `a >= b`. */
export const OPPOSITE_PRED: Readonly<Record<IntPred, IntPred>> = {
  eq: 'ne',
  ne: 'eq',
  slt: 'sge',
  sge: 'slt',
  sgt: 'sle',
  sle: 'sgt',
  ult: 'uge',
  uge: 'ult',
  ugt: 'ule',
  ule: 'ugt',
};

/** `a < b` is `b > a`. */
export const SWAPPED_PRED: Readonly<Record<IntPred, IntPred>> = {
  eq: 'eq',
  ne: 'ne',
  slt: 'sgt',
  sle: 'sge',
  sgt: 'slt',
  sge: 'sle',
  ult: 'ugt',
  ule: 'uge',
  ugt: 'ult',
  uge: 'ule',
};

export const INT_PREDS = Object.keys(SWAPPED_PRED) as readonly IntPred[];

/** For integers that are not negative, signed order is unsigned order. */
export const UNSIGNED_PRED: Readonly<Record<IntPred, IntPred>> = {
  eq: 'eq',
  ne: 'ne',
  slt: 'ult',
  sle: 'ule',
  sgt: 'ugt',
  sge: 'uge',
  ult: 'ult',
  ule: 'ule',
  ugt: 'ugt',
  uge: 'uge',
};

/** The opposite of an ordered comparison is an unordered one. */
export const OPPOSITE_FLOAT_PRED: Readonly<Record<FloatPred, FloatPred>> = {
  oeq: 'une',
  une: 'oeq',
  one: 'ueq',
  ueq: 'one',
  olt: 'uge',
  uge: 'olt',
  ole: 'ugt',
  ugt: 'ole',
  ogt: 'ule',
  ule: 'ogt',
  oge: 'ult',
  ult: 'oge',
  ord: 'uno',
  uno: 'ord',
};

export const FLOAT_PREDS = Object.keys(OPPOSITE_FLOAT_PRED) as readonly FloatPred[];
