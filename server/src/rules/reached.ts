/** Typed code that kernels reach: each function of the crate once, however many kernels call it. */
import type { Body, TExpr } from '../hir/index.ts';
import type { CodeOwner, Listeners, RuleContext } from './context.ts';
import { forEachTyped } from './typed-walk.ts';

/** Calls `on` for every typed expression in the crate's own functions that some kernel reaches. */
export function inReachedCode(
  ctx: RuleContext,
  on: (expr: TExpr, body: Body, owner: CodeOwner) => void,
): Listeners {
  const seen = new Set<object>();
  return {
    device(code) {
      for (const owner of code.owners) {
        if (seen.has(owner)) continue;
        seen.add(owner);
        const def = owner as CodeOwner;
        if (def.kind !== 'fn' || def.crate !== ctx.crate) continue;
        const body = ctx.body(def);
        if (body !== undefined) forEachTyped(body.value, (expr) => on(expr, body, def));
      }
    },
  };
}
