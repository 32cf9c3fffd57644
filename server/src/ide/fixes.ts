/** Quick fixes: those of the diagnostics that touch a range. */
import type { Diagnostic, Fix } from '../diag/index.ts';
import type { Engine } from '../workspace/index.ts';
import { diagnosticsIn, markedSpan } from './places.ts';

export interface OfferedFix {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
  /** The editor may apply it without asking which. */
  readonly preferred: boolean;
}

/** Fixes at `[start, end]` (offsets, bounds inclusive) of a file. */
export function fixesAt(
  engine: Engine,
  path: string,
  start: number,
  end: number,
): readonly OfferedFix[] {
  return diagnosticsIn(engine, path)
    .filter((d) => {
      const marked = markedSpan(engine, d.span);
      return marked.start <= end && start <= marked.end;
    })
    .flatMap((diagnostic) =>
      (diagnostic.fixes ?? []).map((fix, index) => ({
        diagnostic,
        fix,
        preferred: index === 0 && fix.safety === 'safe',
      })),
    );
}
