/** `&` and `&raw`: addresses of places, promoted constants, and temporaries that live as long as the variable they init. */
import type { TExpr, TExprOf } from '../../hir/index.ts';
import { isPlaceExpr } from '../body-facts.ts';
import type { FnCx } from '../fn-cx.ts';
import { addressOf, loadPlace } from '../memory.ts';
import type { Operand, Place } from '../operand.ts';
import { isPromotable } from '../promote.ts';
import { lowerPlace } from './place.ts';

export function lowerBorrow(cx: FnCx, expr: TExprOf<'borrow'>): Operand {
  return borrow(cx, expr, cx.tempScope);
}

function borrow(cx: FnCx, expr: TExprOf<'borrow'>, depth: number): Operand {
  const { place } = expr;
  if (!isPlaceExpr(place)) {
    const ty = cx.ty(place.ty);
    if (!expr.mut && isPromotable(cx, place, ty)) {
      const promoted = cx.lw.promoted(cx, place, ty);
      if (promoted !== undefined) return promoted;
    }
    if (cx.staticTemps) return cx.lw.staticTemp(cx, place, ty);
  }
  const target = extendedPlace(cx, place, depth);
  cx.at(expr.node);
  const address = addressOf(cx, target);
  // A reference is never null: what a raw pointer becomes here spares the niche checks of `Option<&T>` later.
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

/** The borrowed place, whose own temporaries live as long as the borrow. */
function extendedPlace(cx: FnCx, place: TExpr, depth: number): Place {
  return lowerPlace(cx, place, depth);
}

export function lowerRawBorrow(cx: FnCx, expr: TExprOf<'raw-borrow'>): Operand {
  const target = lowerPlace(cx, expr.place);
  cx.at(expr.node);
  return addressOf(cx, target);
}

/**
 * The initialiser of a `let`: what it borrows directly, or inside tuples, structs and arrays, lives until scope `depth`
 * ends and not only for the statement.
 */
export function lowerExtended(
  cx: FnCx,
  expr: TExpr,
  depth: number,
  dest: Place | undefined,
): Operand {
  if (!extends_(expr)) return cx.lowerExpr(expr, dest);
  if (expr.kind === 'borrow') {
    cx.at(expr.node);
    return borrow(cx, expr, depth);
  }
  // The temporaries of everything inside are kept a little longer than needed: only their drop could tell.
  const outer = cx.tempScope;
  cx.tempScope = depth;
  const op = cx.lowerExpr(expr, dest);
  cx.tempScope = outer;
  return op.kind === 'memory' && !op.owned && dest === undefined ? loadPlace(cx, op.place) : op;
}

/** Is there a borrow in extending position? */
function extends_(expr: TExpr): boolean {
  switch (expr.kind) {
    case 'borrow':
      return true;
    case 'cast':
      return extends_(expr.operand);
    case 'tuple':
    case 'array':
      return expr.elems.some(extends_);
    case 'adt':
      return expr.fields.some((field) => extends_(field.value));
    case 'block':
      return expr.tail !== undefined && extends_(expr.tail);
    default:
      return false;
  }
}
