/**
 * Every expression of a typed body, closures included, parents first. Patterns hold no code but
 * constants.
 */
import type { TExpr } from '../hir/index.ts';
import { forEachPart } from '../hir/index.ts';

/**
 * Calls `f` for `root` and all expressions below it. Shared parts are visited once. What stands in
 * `const` blocks is run by the compiler and not by who runs the rest; `all` visits it too.
 */
export function forEachTyped(root: TExpr, f: (expr: TExpr) => void, all?: 'all'): void {
  const seen = new Set<TExpr>();
  const stack: TExpr[] = [root];
  for (let expr = stack.pop(); expr !== undefined; expr = stack.pop()) {
    if (seen.has(expr)) continue;
    seen.add(expr);
    f(expr);
    forEachPart(expr, (part) => stack.push(part));
    if (all !== undefined && expr.kind === 'const-block') stack.push(expr.value);
  }
}
