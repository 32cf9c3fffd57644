/**
 * Every expression of a typed body, closures included, parents first. Patterns hold no code but
 * constants.
 */
import type { TExpr } from '../hir/index.ts';
import { expressionsIn } from '../hir/index.ts';

/**
 * Calls `f` for `root` and all expressions below it. Shared parts are visited once. What stands in
 * `const` blocks is run by the compiler and not by who runs the rest; `all` visits it too.
 */
export function forEachTyped(root: TExpr, f: (expr: TExpr) => void, all?: 'all'): void {
  for (const expr of expressionsIn(root, all)) f(expr);
}
