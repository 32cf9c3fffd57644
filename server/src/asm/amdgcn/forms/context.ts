/** What the check of an instruction knows beside the instruction itself. */
import type { AmdgcnOperand } from '../ast.ts';
import type { AmdgcnGpu } from './gpus.ts';

/** What the check knows beside the instruction. */
export interface MatchContext {
  readonly gpu: AmdgcnGpu;
  /** Lanes of a wave; 0 where the text does not say. */
  readonly wave: 0 | 32 | 64;
  /** Value of an expression; undefined when it has none yet. */
  readonly evaluate: (operand: AmdgcnOperand) => bigint | undefined;
  /** True when a value that is not known may come from a place the check does not see. */
  readonly mayBeKnown: (operand: AmdgcnOperand) => boolean;
}
