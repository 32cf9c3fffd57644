/** Findings with their places moved to other texts. */
import type { Span } from '../base/index.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The same finding with all its places as `current` says. */
export function movedDiagnostic(d: Diagnostic, current: (span: Span) => Span): Diagnostic {
  return {
    ...d,
    span: current(d.span),
    ...(d.causedBy && { causedBy: current(d.causedBy) }),
    ...(d.related && { related: d.related.map((r) => ({ ...r, span: current(r.span) })) }),
    ...(d.fixes && {
      fixes: d.fixes.map((fix) => ({
        ...fix,
        edits: fix.edits.map((edit) => ({ ...edit, span: current(edit.span) })),
      })),
    }),
  };
}
