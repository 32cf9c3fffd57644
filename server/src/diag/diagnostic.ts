/**
 * What a rule, the front end or a command reports: plain data with offsets, converted to an
 * editor's or a terminal's terms only at the border (`lsp/`, `cli/`).
 */
import type { Span, TextEdit } from '../base/index.ts';

export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** One place that helps to understand the diagnostic ("the other access is here"). */
export interface Related {
  readonly span: Span;
  readonly message: string;
}

export type FixSafety = 'safe' | 'suggestion';

/**
 * A change of the source that removes the cause of a diagnostic. `safe` ones may be applied
 * automatically.
 */
export interface Fix {
  readonly title: string;
  readonly safety: FixSafety;
  readonly edits: readonly TextEdit[];
}

export interface Diagnostic {
  /** Rule name such as `gpu-kernel-call`, or `unsupported`. */
  readonly code: string;
  readonly severity: Severity;
  readonly span: Span;
  /** What is wrong, one sentence, lower case start, no full stop. */
  readonly message: string;
  /** Why it matters on a GPU. */
  readonly why?: string;
  /** What to do about it. */
  readonly help?: string;
  readonly related?: readonly Related[];
  readonly fixes?: readonly Fix[];
  readonly tags?: readonly 'unnecessary'[];
  /** The place of the finding that this follows from: with that one it goes away. */
  readonly causedBy?: Span;
}
