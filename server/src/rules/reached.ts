/** Typed code that kernels reach: each function of the crate once, however many kernels call it. */
import { memo } from '../db/index.ts';
import type { FnDef, TExpr } from '../hir/index.ts';
import type { CodeOwner, Listeners, RuleContext } from './context.ts';
import type { Finding, Report } from './define-rule.ts';
import { forEachTyped } from './typed-walk.ts';

type Findings<D> = readonly Finding<D>[];

/**
 * Listeners that report what `look` finds in the crate's own functions that some kernel reaches.
 * What was found in a body is remembered as long as the function has this body: `look` may depend
 * on the expression and where it stands, and on nothing else.
 */
export function inReachedCode<D>(
  look: (expr: TExpr, owner: CodeOwner, ctx: RuleContext) => Finding<D> | undefined,
): (ctx: RuleContext, report: Report<D>) => Listeners {
  // The typed body itself is not kept for long; an edit of it gives the function a new node.
  const known = memo<FnDef, { readonly node: FnDef['node']; readonly found: Findings<D> }>(
    'rules.reached',
  );
  const findingsIn = (owner: FnDef, ctx: RuleContext): Findings<D> => {
    const { node } = owner;
    const old = known.get(owner);
    if (old?.node === node) return old.found;
    const found: Finding<D>[] = [];
    const body = ctx.body(owner);
    if (body !== undefined) {
      forEachTyped(body.value, (expr) => {
        const finding = look(expr, owner, ctx);
        if (finding !== undefined) found.push(finding);
      });
    }
    known.set(owner, { node, found });
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
          findingsIn(def, ctx).forEach(report);
        }
      },
    };
  };
}
