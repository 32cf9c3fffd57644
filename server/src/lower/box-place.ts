/** Boxes that are values: what is in them is moved out of all of it. */
import type { TExpr } from '../hir/index.ts';

/** The place as a value: what it lies in is taken out of its box first. */
export function outOfBox(expr: TExpr): TExpr {
  if (expr.kind === 'field') return { ...expr, base: outOfBox(expr.base) };
  return { kind: 'block', stmts: [], tail: expr, label: undefined, ty: expr.ty, node: expr.node };
}
