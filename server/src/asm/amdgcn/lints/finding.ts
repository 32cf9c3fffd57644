/** What a lint says of a function, with places that stay right while the function only moves. */
import type { AmdgcnSpan } from '../ast.ts';
import type { AmdgcnCheckCode, AmdgcnDiagnostic } from '../check/types.ts';

/** A finding at a step of a flow. */
export interface LintFinding {
  readonly code: AmdgcnCheckCode;
  /** The step, and the part of its line; the name of the instruction when absent. */
  readonly step: number;
  readonly span?: AmdgcnSpan;
  /** `{line}` stands for the number of the line of `other`. */
  readonly message: string;
  readonly other?: number;
  readonly lineBefore?: string | undefined;
  readonly severity?: AmdgcnDiagnostic['severity'];
}

export type Report = (finding: LintFinding) => void;
