/**
 * `&` and `&raw`: addresses of places, promoted constants, and temporaries that live as long as the
 * variable they init.
 */
import type { TExpr, TExprOf } from '../../hir/index.ts';
import { isPlaceExpr } from '../body-facts.ts';
import { danglingPlace } from '../element.ts';
import type { FnCx } from '../fn-cx.ts';
import { addressOf } from '../memory.ts';
import { type Operand, type Place, scalar } from '../operand.ts';
import { isEmptyConstant, isPromotable, promotableBase, wholeOf } from '../promote.ts';
import { FOR_EVER, noteExtended } from './extend.ts';
import { lowerPlace } from './place.ts';

export function lowerBorrow(cx: FnCx, expr: TExprOf<'borrow'>): Operand {
  const { place } = expr;
  if (!isPlaceExpr(place) || isPartOfValue(place)) {
    const ty = cx.ty(place.ty);
    if (!expr.mut && isPromotable(cx, place, ty)) {
      const promoted = cx.lw.promoted(cx, place, ty);
      if (promoted !== undefined) return promoted;
    }
    // Of `&TABLE[i]` the table is promoted; the element is found when it runs.
    if (!expr.mut) cx.promotedBase = promotableBase(cx, place);
    if (isEmptyConstant(cx, place, ty, expr.mut)) return scalar(danglingPlace(cx, ty).ptr);
    const forEver = cx.extended?.get(expr)?.depth === FOR_EVER;
    if (forEver || (cx.staticTemps && !cx.lw.needsDrop(ty))) return cx.lw.staticTemp(cx, place, ty);
  }
  const target = lowerPlace(cx, place, cx.extended?.get(expr));
  cx.at(expr.node);
  const address = addressOf(cx, target);
  // A reference is never null: what a raw pointer becomes here spares the niche checks of
  // `Option<&T>` later.
  if (
    place.kind === 'deref' &&
    place.operand.ty.kind === 'ptr' &&
    address.kind !== 'zst' &&
    address.kind !== 'memory'
  ) {
    const { b } = cx;
    b.emit('assume', [b.icmp('ne', address.a, b.value('const.null', [], address.a.type))], []);
  }
  return address;
}

/** An element, or a field of one, of something that is no place. */
function isPartOfValue(expr: TExpr): boolean {
  const whole = wholeOf(expr);
  return whole !== expr && !isPlaceExpr(whole);
}

export function lowerRawBorrow(cx: FnCx, expr: TExprOf<'raw-borrow'>): Operand {
  // Its address is all that counts: nothing is read there.
  cx.rawPlace = true;
  const target = lowerPlace(cx, expr.place);
  cx.rawPlace = false;
  cx.at(expr.node);
  return addressOf(cx, target);
}

/**
 * The initialiser of a `let`: what it borrows in extending position lives until scope `depth` ends.
 */
export function lowerExtended(
  cx: FnCx,
  expr: TExpr,
  depth: number,
  dest: Place | undefined,
): Operand {
  noteExtended(cx, expr, depth);
  return cx.lowerExpr(expr, dest);
}
