/** The shape of an operation's meaning: bit patterns in, bit patterns out. */
import type { Attrs } from '../function.ts';
import type { OpName } from '../ops.ts';
import type { MirType } from '../types.ts';

/** Operations whose results follow from operands and attributes alone. */
export type PureOp =
  | Extract<OpName, `int.${string}` | `float.${string}` | `ptr.${string}`>
  | 'const.int'
  | 'const.float'
  | 'const.null'
  | 'bitcast'
  | 'select';

/**
 * Evaluates one operation. Operands are canonical: unsigned, below two to the width; so must
 * results be. `from` is the type of the operands marked `T`, `to` the type of the first result.
 * `undefined` means that the operation is undefined for these operands, such as a division by zero.
 */
export type EvalFn = (
  x: readonly bigint[],
  from: MirType,
  to: MirType,
  attrs: Attrs,
) => readonly bigint[] | undefined;
