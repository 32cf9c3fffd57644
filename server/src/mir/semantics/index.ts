/**
 * The one table of what every pure operation means; the interpreter and the folder both read it.
 */
import { bitWidth } from '../types.ts';
import type { EvalFn, PureOp } from './eval.ts';
import { FLOAT_EVAL } from './float.ts';
import { INT_EVAL } from './integer.ts';

const bits: EvalFn = (_x, _from, to, attrs) => [BigInt.asUintN(bitWidth(to), attrs.bits ?? 0n)];
const same: EvalFn = (x) => [x[0]!];

/** Meaning of every pure operation. A missing one is a type error. */
export const EVAL: Record<PureOp, EvalFn> = {
  ...INT_EVAL,
  ...FLOAT_EVAL,
  'const.int': bits,
  'const.float': bits,
  'const.null': () => [0n],
  bitcast: same,
  select: (x) => [x[0] === 1n ? x[1]! : x[2]!],
  'ptr.add': (x) => [BigInt.asUintN(64, x[0]! + x[1]!)],
  'ptr.cast': same,
  'ptr.to.int': same,
  'int.to.ptr': same,
};

export type { EvalFn, PureOp };
