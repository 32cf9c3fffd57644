/** How the lints of PTX report. */
import type { PtxSpan } from '../ast.ts';
import type { PtxCheckCode } from '../check/finding.ts';

export type PtxLintCode = Extract<
  PtxCheckCode,
  | 'read-before-write'
  | 'dead-result'
  | 'dead-store'
  | 'divergent-barrier'
  | 'divergent-shuffle'
  | 'uncoalesced-access'
  | 'bank-conflict'
  | 'missing-wait'
  | 'needless-wait'
  | 'launch-bounds'
>;

export type PtxLintReport = (code: PtxLintCode, span: PtxSpan, message: string) => void;
