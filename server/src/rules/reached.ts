/** Typed code that kernels reach: each function of the crate once, however many kernels call it. */
import type { Body, TExpr } from '../hir/index.ts';
import type { CodeOwner, Listeners, RuleContext } from './context.ts';
import type { Finding, Report } from './define-rule.ts';
import { forEachTyped } from './typed-walk.ts';

/**
 * Listeners that report what `look` finds in the crate's own functions that some kernel reaches. What was found in a body is
 * remembered as long as the body is: `look` may depend on the expression and where it stands, and on nothing else.
 */
export function inReachedCode<D>(
  look: (expr: TExpr, owner: CodeOwner, ctx: RuleContext) => Finding<D> | undefined,
): (ctx: RuleContext, report: Report<D>) => Listeners {
  const known = new WeakMap<Body, readonly Finding<D>[]>();
  const findingsIn = (body: Body, owner: CodeOwner, ctx: RuleContext): readonly Finding<D>[] => {
    let found = known.get(body);
    if (found === undefined) {
      const fresh: Finding<D>[] = [];
      forEachTyped(body.value, (expr) => {
        const finding = look(expr, owner, ctx);
        if (finding !== undefined) fresh.push(finding);
      });
      found = fresh;
      known.set(body, found);
    }
    return found;
  };
  return (ctx, report) => {
    const seen = new Set<object>();
    return {
      device(code) {
        for (const owner of code.owners) {
          if (seen.has(owner)) continue;
          seen.add(owner);
          const def = owner as CodeOwner;
          if (def.kind !== 'fn' || def.crate !== ctx.crate) continue;
          const body = ctx.body(def);
          if (body !== undefined) findingsIn(body, def, ctx).forEach(report);
        }
      },
    };
  };
}
