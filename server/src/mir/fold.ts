/**
 * Evaluation of single operations on constants, for the folding pass and everybody else who knows
 * bit patterns.
 */
import type { Attrs, Inst } from './function.ts';
import type { OpName } from './ops.ts';
import { EVAL, type EvalFn, type PureOp } from './semantics/index.ts';
import type { MirType } from './types.ts';

const NO_ATTRS: Attrs = Object.freeze({});
const TABLE: Partial<Record<OpName, EvalFn>> = EVAL;

/** True for operations that `foldOp` can evaluate. */
export function isPureOp(op: OpName): op is PureOp {
  return TABLE[op] !== undefined;
}

/**
 * The results of `op` for operands given as canonical bit patterns (unsigned, below two to the
 * width). `from` is the type of the operands that share the op's `T` (for `select` that of the
 * second), `to` the type of the first result. Undefined when the operation has effects or is
 * undefined for these operands.
 */
export function foldOp(
  op: OpName,
  from: MirType,
  to: MirType,
  bits: readonly bigint[],
  attrs: Attrs = NO_ATTRS,
): readonly bigint[] | undefined {
  return TABLE[op]?.(bits, from, to, attrs);
}

/** `foldOp` for an instruction whose operands are known to be `bits`, in order. */
export function foldInst(inst: Inst, bits: readonly bigint[]): readonly bigint[] | undefined {
  const to = inst.results[0]?.type;
  if (to === undefined) return undefined;
  return foldOp(
    inst.op,
    inst.op === 'select' ? to : (inst.args[0]?.type ?? to),
    to,
    bits,
    inst.attrs,
  );
}
