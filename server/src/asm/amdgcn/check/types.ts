/** What checks of AMDGCN text report. */
import type { AmdgcnSpan } from '../ast.ts';
import type { InstructionProblemCode } from '../forms/index.ts';

export type AmdgcnCheckCode =
  | InstructionProblemCode
  | 'syntax'
  | 'missing-label'
  | 'duplicate-label'
  | 'directive'
  | 'descriptor'
  | 'metadata'
  | 'macro'
  | 'read-before-write'
  | 'dead-result'
  | 'missing-wait'
  | 'needless-wait'
  | 'divergent-barrier'
  | 'exec-not-restored'
  | 'uncoalesced-access'
  | 'bank-conflict'
  /** Instructions that hardware does not keep apart. */
  | 'hazard'
  /** A kernel names a register beyond those its descriptor asks for. */
  | 'register-beyond-descriptor';

export interface AmdgcnDiagnostic extends AmdgcnSpan {
  readonly code: AmdgcnCheckCode;
  readonly message: string;
  /** What can stand in place of the span, where that is certain. */
  readonly replacement?: string;
  /** A line that goes in front of the one with the span, where that is all that is missing. */
  readonly lineBefore?: string;
  /** An error when absent. */
  readonly severity?: 'warning' | 'info';
}
