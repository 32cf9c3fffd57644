/** Quick fixes: those of the findings that an editor asks about. */
import type { Diagnostic, Fix } from '../diag/index.ts';
import type { Engine } from '../workspace/index.ts';
import { markedSpan } from './places.ts';

export interface OfferedFix {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
  /** The editor may apply it without asking which. */
  readonly preferred: boolean;
}

/** Is what an editor marks of a finding touched by `[start, end]` (offsets, bounds inclusive)? */
export function touches(engine: Engine, { span }: Diagnostic, start: number, end: number): boolean {
  const marked = markedSpan(engine, span);
  return marked.start <= end && start <= marked.end;
}

/** The fixes of findings. */
export function fixesOf(diagnostics: readonly Diagnostic[]): readonly OfferedFix[] {
  return diagnostics.flatMap((diagnostic) =>
    (diagnostic.fixes ?? []).map((fix, index) => ({
      diagnostic,
      fix,
      preferred: index === 0 && fix.safety === 'safe',
    })),
  );
}

/**
 * Findings with those others of their rule whose fix mends them as well, because it changes their
 * text: of several calls of a kernel the first one's fix is that of all.
 */
export function withShared(
  asked: readonly Diagnostic[],
  all: readonly Diagnostic[],
): readonly Diagnostic[] {
  const bare = asked.filter(({ fixes }) => fixes === undefined);
  const mends = (other: Diagnostic, { code, span }: Diagnostic): boolean =>
    other.code === code &&
    other.fixes?.some(({ edits }) =>
      edits.some(
        (edit) =>
          edit.span.file === span.file &&
          edit.span.start >= span.start &&
          edit.span.end <= span.end,
      ),
    ) === true;
  return all.filter((d) => asked.includes(d) || bare.some((one) => mends(d, one)));
}
