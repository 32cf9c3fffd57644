/** Comparisons of integers: what each says of swapped operands, and what its opposite is. */
import type { IntPred } from './attrs.ts';

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
