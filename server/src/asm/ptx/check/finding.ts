/** What the checks of PTX report. */
import type { PtxSpan } from '../ast.ts';

export type PtxCheckCode =
  | 'undefined-name'
  | 'duplicate-name'
  | 'unknown-label'
  | 'unknown-instruction'
  | 'modifier'
  | 'operand-type'
  | 'operand-count'
  | 'vector'
  | 'state-space'
  | 'immediate'
  | 'address'
  | 'destination'
  | 'directive'
  | 'declaration'
  | 'call'
  /** The module's version or target does not have it. */
  | 'not-available';

export interface PtxDiagnostic extends PtxSpan {
  readonly code: PtxCheckCode;
  readonly message: string;
  /** What the place should say instead: `did you mean`. */
  readonly suggestion?: string;
}
