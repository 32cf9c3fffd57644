/** Assignments: the value first, then the place; what was there is dropped. */
import type { TExprOf } from '../../hir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { loadPlace, ownedPlace, storePlace } from '../memory.ts';
import { type Operand, scalar, ZST } from '../operand.ts';
import { dropPath, markInitialised } from '../scopes.ts';
import { scalarValue } from '../shape.ts';
import { arithmetic } from './operator.ts';
import { lowerPlace, movesOf } from './place.ts';

export function lowerAssign(cx: FnCx, expr: TExprOf<'assign'>): Operand {
  const ty = cx.ty(expr.place.ty);
  let value = cx.lowerExpr(expr.value);
  if (cx.dead) return ZST;
  const drops = cx.lw.needsDrop(ty);
  if (drops && value.kind === 'memory' && !value.owned) {
    value = { kind: 'memory', place: ownedPlace(cx, value, ty), owned: true };
  }
  const place = lowerPlace(cx, expr.place);
  cx.at(expr.node);
  if (drops) {
    const moves = movesOf(cx, expr.place);
    dropPath(cx, place, moves);
    storePlace(cx, value, place);
    markInitialised(cx, moves);
  } else storePlace(cx, value, place);
  return ZST;
}

export function lowerAssignOp(cx: FnCx, expr: TExprOf<'assign-op'>): Operand {
  const ty = cx.ty(expr.place.ty);
  const rhsTy = cx.ty(expr.value.ty);
  const value = scalarValue(cx, cx.lowerExpr(expr.value));
  if (cx.dead) return ZST;
  const place = lowerPlace(cx, expr.place);
  cx.at(expr.node);
  const old = scalarValue(cx, loadPlace(cx, place));
  storePlace(cx, scalar(arithmetic(cx, expr.op, old, value, ty, rhsTy)), place);
  return ZST;
}
