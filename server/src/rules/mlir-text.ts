/**
 * What rules about `.mlir` texts share: they hand on what reading and checking the text has found.
 */
import type { Span } from '../base/index.ts';
import { nearest } from '../base/index.ts';
import type { Related } from '../diag/index.ts';
import type { MlirProblem } from '../mlir/index.ts';
import type { Listeners, RuleContext } from './context.ts';
import type { FixDraft, Report } from './define-rule.ts';

export interface MlirFinding {
  readonly message: string;
  readonly fix: FixDraft | undefined;
}

/** Listeners that report problems of one kind. */
export function aboutMlir(
  kind: MlirProblem['kind'],
): (ctx: RuleContext, report: Report<MlirFinding>) => Listeners {
  return (ctx, report) => ({
    mlir(problem) {
      if (problem.kind !== kind) return;
      // A whole text is one file; the context knows which.
      const here = (at: { readonly start: number; readonly end: number }) =>
        ctx.span(at, 0 as Parameters<RuleContext['span']>[1]);
      const related = (problem.related ?? []).map(
        (one): Related => ({ span: here(one), message: one.message }),
      );
      report({ span: here(problem), data: findingOf(problem, here), related });
    },
  });
}

function findingOf(
  { message, misspelt, repair }: MlirProblem,
  here: (at: { readonly start: number; readonly end: number }) => Span,
): MlirFinding {
  const meant = misspelt && nearest(misspelt.name, misspelt.among);
  if (misspelt !== undefined && meant !== undefined)
    return {
      message: `${message}; did you mean \`@${meant}\`?`,
      fix: { title: `Use \`@${meant}\``, edits: [{ span: here(misspelt), newText: meant }] },
    };
  const fix = repair && {
    title: repair.title,
    edits: [{ span: here(repair), newText: repair.newText }],
  };
  return { message, fix };
}
