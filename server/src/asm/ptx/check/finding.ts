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
  | 'read-before-write'
  | 'dead-result'
  | 'dead-store'
  | 'divergent-barrier'
  | 'divergent-shuffle'
  | 'uncoalesced-access'
  | 'bank-conflict'
  | 'missing-wait'
  | 'needless-wait'
  /** Bounds of launches that cannot be kept. */
  | 'launch-bounds'
  /** The module's version or target does not have it. */
  | 'not-available';

/** What a module must say to have something. */
export interface PtxNeed {
  /** The version times ten, where the module's is older. */
  readonly version?: number;
  /** The target, where the module's lacks it. */
  readonly target?: string;
  /** The instruction is gone, and there is one with `.sync` in its place. */
  readonly sync?: true;
}

export interface PtxDiagnostic extends PtxSpan {
  readonly code: PtxCheckCode;
  readonly message: string;
  /** What the place should say instead: `did you mean`. */
  readonly suggestion?: string;
  /** With which the place would be right. */
  readonly need?: PtxNeed;
  /** An error, which the assembler refuses as well, when absent. */
  readonly severity?: 'warning';
  /** Code without effect. */
  readonly unnecessary?: boolean;
}

/** Findings with their places counted from another beginning. */
export function moved(found: readonly PtxDiagnostic[], by: number, lines: number): PtxDiagnostic[] {
  return found.map((d) => ({
    ...d,
    start: d.start + by,
    end: d.end + by,
    line: d.line + lines,
  }));
}
