/** An expression whose value goes to a given place, whatever its class. */
import type { TExpr } from '../../hir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { storePlace } from '../memory.ts';
import type { Place } from '../operand.ts';

/** Lowers an expression so that its value ends up in a place that the expression does not read. */
export function lowerInto(cx: FnCx, expr: TExpr, dest: Place): void {
  const op = cx.lowerExpr(expr, dest);
  if (!cx.dead) storePlace(cx, op, dest);
}
