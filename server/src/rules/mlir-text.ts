/**
 * What rules about `.mlir` texts share: they hand on what reading and checking the text has found.
 */
import type { Related } from '../diag/index.ts';
import type { MlirProblem } from '../mlir/index.ts';
import type { Listeners, RuleContext } from './context.ts';
import type { Report } from './define-rule.ts';

/** Listeners that report problems of one kind. */
export function aboutMlir(
  kind: MlirProblem['kind'],
): (ctx: RuleContext, report: Report<string>) => Listeners {
  return (ctx, report) => ({
    mlir(problem) {
      if (problem.kind !== kind) return;
      // A whole text is one file; the context knows which.
      const here = (at: { readonly start: number; readonly end: number }) =>
        ctx.span(at, 0 as Parameters<RuleContext['span']>[1]);
      const related = (problem.related ?? []).map(
        (one): Related => ({ span: here(one), message: one.message }),
      );
      report({ span: here(problem), data: problem.message, related });
    },
  });
}
