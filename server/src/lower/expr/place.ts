/** Place expressions: variables, fields, elements, what pointers point to; and reading them. */
import { inBox, type TExpr, type TExprOf, type Ty } from '../../hir/index.ts';
import { reprClass } from '../../layout/index.ts';
import type { Value } from '../../mir/index.ts';
import {
  fieldOfTemporary,
  isPlaceExpr,
  moveOf,
  type PathElem,
  placePath,
  type RootKey,
} from '../body-facts.ts';
import { outOfBox } from '../box-place.ts';
import { danglingPlace, elementPlace } from '../element.ts';
import type { FnCx } from '../fn-cx.ts';
import { constBits, loadPlace, ownedPlace, placeAt, spill } from '../memory.ts';
import type { Lifetime, MovePath } from '../move-path.ts';
import { type Operand, type Place, placeAs } from '../operand.ts';
import { takeOut } from '../owned-box.ts';
import { promotableBase } from '../promote.ts';
import { createMoves, markInitialised, markMoved, movePart, scheduleDrop } from '../scopes.ts';
import { fieldOperand, fieldPlace, scalarValue } from '../shape.ts';
import { checkDereference } from '../ub-checks.ts';
import { FOR_EVER } from './extend.ts';

/**
 * The place that an expression names. A value gets a temporary, dropped with the others unless
 * `life` says more.
 */
export function lowerPlace(cx: FnCx, expr: TExpr, life?: Lifetime): Place {
  cx.at(expr.node);
  switch (expr.kind) {
    case 'local': {
      const slot = cx.local(expr.local);
      if (slot.kind === 'place') return slot.place;
      return valueInMemory(cx, slot.op, slot.ty);
    }
    case 'upvar':
      return upvarPlace(cx, expr);
    case 'parts':
      return cx.unsupported('a variable of which a closure captures parts');
    case 'static':
      return cx.lw.staticPlace(cx, expr.def);
    case 'deref': {
      const { rawPlace } = cx;
      cx.rawPlace = false;
      const pointer = cx.lowerExpr(expr.operand);
      cx.at(expr.node);
      const place = placeAt(cx, pointer, cx.ty(expr.ty));
      if (!rawPlace) checkDereference(cx, expr.operand.ty, place);
      if (!isReadonly(cx, expr.operand)) return place;
      return placeAs(place.ptr, place.ty, place.layout, place.align, true, place.meta);
    }
    case 'field':
      if (
        isPlaceExpr(expr.base) ||
        cx.class(cx.ty(expr.base.ty)) === 'memory' ||
        cx.lw.needsDrop(cx.ty(expr.base.ty))
      ) {
        const base = lowerPlace(cx, expr.base, life);
        cx.at(expr.node);
        return fieldPlace(cx, base, expr.variant?.index ?? -1, expr.index);
      }
      break;
    case 'index':
      return indexPlace(cx, expr, life);
    default:
      break;
  }
  return tempPlace(cx, expr, life ?? { depth: cx.tempScope });
}

function tempPlace(cx: FnCx, expr: TExpr, life: Lifetime): Place {
  const ty = cx.ty(expr.ty);
  if (expr === cx.promotedBase) {
    cx.promotedBase = undefined;
    const promoted = cx.lw.promoted(cx, expr, ty);
    if (promoted !== undefined) return placeAt(cx, promoted, ty);
  }
  // A constant may keep an address inside: `&TABLE[1]`.
  if (life.depth === FOR_EVER || (cx.staticTemps && !cx.lw.needsDrop(ty)))
    return placeAt(cx, cx.lw.staticTemp(cx, expr, ty), ty);
  const layout = cx.layout(ty);
  const dest = reprClass(layout) === 'memory' ? cx.temp(ty) : undefined;
  const place = ownedPlace(cx, cx.lowerExpr(expr, dest), ty);
  if (!cx.dead) markInitialised(cx, life.moves);
  scheduleDrop(cx, life.depth, place, life.moves);
  return place;
}

/** A value in memory; values without bytes need only a well-aligned address. */
function valueInMemory(cx: FnCx, op: Operand, ty: Ty): Place {
  if (op.kind !== 'zst') return spill(cx, op, ty);
  return danglingPlace(cx, ty);
}

function upvarPlace(cx: FnCx, expr: TExprOf<'upvar'>): Place {
  const env = cx.closure;
  if (env === undefined || env.def !== expr.closure) {
    return cx.unsupported('a captured variable outside its closure');
  }
  const field = fieldPlace(cx, env.place, -1, expr.index);
  if (!expr.byRef) return field;
  return placeAt(cx, loadPlace(cx, field), cx.ty(expr.ty));
}

/** Memory behind the reference parameters of a kernel does not change while it runs. */
function isReadonly(cx: FnCx, pointer: TExpr): boolean {
  return pointer.kind === 'local' && cx.readonlyRefs?.has(pointer.local) === true;
}

function indexPlace(cx: FnCx, expr: TExprOf<'index'>, life: Lifetime | undefined): Place {
  const { b } = cx;
  const base = lowerPlace(cx, expr.base, life);
  const index = scalarValue(cx, cx.lowerExpr(expr.index));
  cx.at(expr.node);
  const { ty } = base;
  if (ty.kind !== 'array' && ty.kind !== 'slice') return cx.unsupported('indexing of this type');
  const count = ty.kind === 'array' ? cx.hir.constValue(ty.len) : undefined;
  const length = count === undefined ? base.meta! : b.int('i64', count);
  checkBounds(cx, index, length);
  return elementPlace(cx, base, ty.elem, index);
}

/** Traps unless `index < length`. */
export function checkBounds(cx: FnCx, index: Value, length: Value): void {
  const at = constBits(index);
  const count = constBits(length);
  if (at !== undefined && count !== undefined && at < count) return;
  const known = [
    count === undefined ? '' : `the len is ${count}`,
    at === undefined ? '' : `the index is ${at}`,
  ];
  const facts = known.filter((fact) => fact !== '').join(', ');
  const message = facts === '' ? 'index out of bounds' : `index out of bounds: ${facts}`;
  cx.trapIf(cx.b.icmp('uge', index, length), message);
}

/** Reads a place expression without moving: values of SSA variables never touch memory. */
export function readPlace(cx: FnCx, expr: TExpr): Operand {
  if (expr.kind === 'local') {
    const slot = cx.local(expr.local);
    return slot.kind === 'value' ? slot.op : loadPlace(cx, slot.place);
  }
  if (expr.kind === 'field' && isValuePlace(cx, expr.base)) {
    const base = readPlace(cx, expr.base);
    const variant = expr.variant?.index ?? -1;
    return fieldOperand(cx, base, cx.layout(cx.ty(expr.base.ty)), variant, expr.index);
  }
  // An element of a constant is read where the constant lies, as LLVM does with rustc's copy of it.
  if (expr.kind === 'index') cx.promotedBase = promotableBase(cx, expr);
  const place = lowerPlace(cx, expr);
  cx.at(expr.node);
  return loadPlace(cx, place);
}

/** Is it a variable that is held as a value, or a field of one? */
export function isValuePlace(cx: FnCx, expr: TExpr): boolean {
  let at = expr;
  while (at.kind === 'field') at = at.base;
  return at.kind === 'local' && cx.locals[at.local]?.kind === 'value';
}

/** Reads a place expression and moves out of it, unless its type is `Copy`. */
export function consumePlace(cx: FnCx, expr: TExpr): Operand {
  const found = inBox(expr);
  if (found !== undefined && placePath(expr) === undefined && cx.lw.needsDrop(cx.ty(expr.ty))) {
    if (expr.kind !== 'field') return takeOut(cx, found);
    return fieldOfValue(cx, outOfBox(expr) as TExprOf<'field'>);
  }
  const op = readPlace(cx, expr);
  if (cx.lw.needsDrop(cx.ty(expr.ty))) markMoved(cx, movesOf(cx, expr));
  return op;
}

/** The moved-from state of the place that an expression names, when it has one. */
export function movesOf(cx: FnCx, expr: TExpr): MovePath | undefined {
  const found = placePath(expr);
  if (found === undefined) return undefined;
  return movePart(rootMoves(cx, found.root), found.path);
}

function rootMoves(cx: FnCx, root: RootKey): MovePath | undefined {
  if (typeof root === 'number') {
    const slot = cx.locals[root];
    return slot?.kind === 'place' ? slot.moves : undefined;
  }
  return cx.closure?.moves[Number(root.slice(root.indexOf(':') + 1))];
}

/**
 * A field of something that is no place: `f().x.y`. What is not taken is dropped with the
 * temporaries, as one value.
 */
export function fieldOfValue(cx: FnCx, expr: TExprOf<'field'>): Operand {
  const { root, path } = fieldOfTemporary(expr)!;
  const rootTy = cx.ty(root.ty);
  if (!cx.lw.needsDrop(rootTy)) {
    const op = cx.lowerExpr(expr.base);
    cx.at(expr.node);
    return fieldOperand(cx, op, cx.layout(cx.ty(expr.base.ty)), -1, expr.index);
  }
  const op = cx.lowerExpr(root);
  cx.at(expr.node);
  const place = ownedPlace(cx, op, rootTy);
  const moves = createMoves(cx, moveOf(path), rootTy);
  scheduleDrop(cx, cx.tempScope, place, moves);
  markMoved(cx, movePart(moves, path));
  return loadPlace(cx, partPlace(cx, place, path));
}

/** The place of a field of a field. */
export function partPlace(cx: FnCx, place: Place, path: readonly PathElem[]): Place {
  return path.reduce((at, { index }) => fieldPlace(cx, at, -1, index), place);
}
