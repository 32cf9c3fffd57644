/**
 * Variables of patterns: their values, their memory, their drop; and the value that a pattern looks
 * at.
 */
import { append } from '../../base/index.ts';
import { inBox, type TExpr, type TExprOf, type TPat, type Ty } from '../../hir/index.ts';
import { reprClass } from '../../layout/index.ts';
import type { Value } from '../../mir/index.ts';
import {
  fieldOfTemporary,
  hasRef,
  hasRefMut,
  isPlaceExpr,
  moveSpecOf,
  placePath,
  subPatterns,
} from '../body-facts.ts';
import { outOfBox } from '../box-place.ts';
import { danglingPlace } from '../element.ts';
import { lowerExtended } from '../expr/borrow.ts';
import { isValuePlace, lowerPlace, movesOf, partPlace, readPlace } from '../expr/place.ts';
import type { FnCx } from '../fn-cx.ts';
import {
  addressOf,
  generic,
  isAligned,
  operandOf,
  ownedPlace,
  placeAt,
  spill,
  storePlace,
  valuesOf,
  valueTypes,
} from '../memory.ts';
import { inMemory, type Operand, type Place } from '../operand.ts';
import { takesByMove } from '../owned-box.ts';
import { isPromotable } from '../promote.ts';
import { createMoves, markMoved, markPathMoved, movePart, scheduleDrop } from '../scopes.ts';
import { setLocal } from '../variables.ts';
import { type Locator, Occurrence } from './occurrence.ts';
import type { BindingAt } from './row.ts';

/**
 * Gives a variable memory: `place` when its value was built there, else that of an owned value,
 * else a copy.
 */
export function localPlace(
  cx: FnCx,
  local: number,
  op: Operand,
  ty: Ty,
  place: Place | undefined,
  depth: number,
): void {
  let home = place;
  if (op.kind === 'zst') home = danglingPlace(cx, ty);
  else if (home === undefined && op.kind === 'memory' && op.owned && isAligned(op.place))
    home = op.place;
  else {
    home ??= cx.temp(ty, cx.localName(local));
    if (!cx.dead) storePlace(cx, op, home);
  }
  const moves = createMoves(cx, cx.facts?.moves.get(local), ty);
  setLocal(cx, local, { kind: 'place', place: home, moves });
  if (!cx.dead) scheduleDrop(cx, depth, home, moves);
}

/** Binds a variable to a value that is already there. */
export function bindValue(cx: FnCx, local: number, op: Operand, ty: Ty, depth: number): void {
  const inMemory =
    reprClass(cx.layout(ty)) === 'memory' || cx.inMemory(local) || cx.lw.needsDrop(ty);
  if (!inMemory) {
    setLocal(cx, local, { kind: 'value', op, ty });
    return;
  }
  localPlace(cx, local, op, ty, undefined, depth);
}

/** `let x;`: memory without a value; what is assigned later is dropped like any variable. */
export function declareUninitialised(cx: FnCx, pat: TPat, depth: number): void {
  if (pat.kind !== 'binding') {
    for (const sub of subPatterns(pat)) declareUninitialised(cx, sub, depth);
    return;
  }
  const ty = cx.ty(pat.ty);
  const place =
    cx.layout(ty).size === 0 ? danglingPlace(cx, ty) : cx.temp(ty, cx.localName(pat.local));
  const moves = createMoves(cx, cx.facts?.moves.get(pat.local), ty);
  markMoved(cx, moves);
  setLocal(cx, pat.local, { kind: 'place', place, moves });
  scheduleDrop(cx, depth, place, moves);
}

/**
 * Evaluates what is matched: a place stays where it is, a value is kept as values when no pattern
 * needs its address.
 */
export function lowerScrutinee(
  cx: FnCx,
  expr: TExpr,
  pats: readonly TPat[],
  depth: number,
  extendTo?: number,
): Occurrence {
  const ty = cx.ty(expr.ty);
  if (expr.kind === 'parts') return capturedParts(cx, expr, ty);
  const found = inBox(expr);
  if (
    found !== undefined &&
    placePath(expr) === undefined &&
    cx.lw.needsDrop(ty) &&
    takesByMove(cx, pats)
  )
    return lowerScrutinee(cx, outOfBox(expr), pats, depth, extendTo);
  if (isPlaceExpr(expr)) {
    if (isValuePlace(cx, expr))
      return new Occurrence(ty, undefined, undefined, { op: readPlace(cx, expr) });
    const place = lowerPlace(cx, expr);
    return new Occurrence(ty, undefined, undefined, { place }, false, movesOf(cx, expr));
  }
  const evaluate = (value: TExpr): Operand =>
    extendTo !== undefined ? lowerExtended(cx, value, extendTo, undefined) : cx.lowerExpr(value);
  const inside = fieldOfTemporary(expr);
  if (inside !== undefined && cx.lw.needsDrop(cx.ty(inside.root.ty))) {
    // The temporary is dropped as a whole, but for what the patterns take out of it.
    const { root, path } = inside;
    const rootTy = cx.ty(root.ty);
    const whole = ownedPlace(cx, evaluate(root), rootTy);
    const moves = createMoves(cx, moveSpecOf(pats, path), rootTy);
    if (!cx.dead) scheduleDrop(cx, depth, whole, moves);
    const place = partPlace(cx, whole, path);
    return new Occurrence(ty, undefined, undefined, { place }, true, movePart(moves, path));
  }
  const promoted = pats.some(hasRef) ? promotedScrutinee(cx, expr, pats, ty) : undefined;
  if (promoted !== undefined) return new Occurrence(ty, undefined, undefined, { place: promoted });
  const op = evaluate(expr);
  const drops = cx.lw.needsDrop(ty);
  if (!drops && !pats.some(hasRef)) {
    if (op.kind !== 'memory') return new Occurrence(ty, undefined, undefined, { op });
    return new Occurrence(ty, undefined, undefined, { place: op.place }, op.owned);
  }
  const place = op.kind === 'zst' ? danglingPlace(cx, ty) : ownedPlace(cx, op, ty);
  const moves = createMoves(cx, moveSpecOf(pats), ty);
  if (!cx.dead) scheduleDrop(cx, depth, place, moves);
  return new Occurrence(ty, undefined, undefined, { place }, true, moves);
}

/**
 * Constant memory for a value of which `ref` takes addresses, which are valid for ever, as those
 * that `&` takes of it are.
 */
function promotedScrutinee(
  cx: FnCx,
  expr: TExpr,
  pats: readonly TPat[],
  ty: Ty,
): Place | undefined {
  if (pats.some(hasRefMut) || !isPromotable(cx, expr, ty)) return undefined;
  const address = cx.lw.promoted(cx, expr, ty);
  return address === undefined ? undefined : placeAt(cx, address, ty);
}

/** A place from outside of a closure: only the captured parts of it can be reached. */
function capturedParts(cx: FnCx, expr: TExprOf<'parts'>, ty: Ty): Occurrence {
  const root = new Occurrence(ty, undefined, undefined);
  for (const { steps, place } of expr.parts) {
    let at = root;
    for (const [i, step] of steps.entries()) {
      const found =
        step.kind === 'field'
          ? ({ kind: 'field', variant: step.variant?.index ?? -1, index: step.index } as const)
          : ({ kind: 'deref' } as const);
      const stepTy = cx.ty(step.ty);
      if (i < steps.length - 1) at = at.child(found, stepTy);
      else at.setPart(found, stepTy, { place: lowerPlace(cx, place) }, movesOf(cx, place));
    }
  }
  return root;
}

/** Binds one variable of a pattern for good: moves out of what was matched. */
export function bindVariable(cx: FnCx, loc: Locator, { occ, pat }: BindingAt, depth: number): void {
  cx.at(pat.node);
  const op = bindingOperand(cx, loc, { occ, pat });
  bindTransferred(cx, { occ, pat }, op, depth);
}

/** The value of a variable: what lies at its place, or the address of that. */
function bindingOperand(cx: FnCx, loc: Locator, { occ, pat }: BindingAt): Operand {
  if (pat.mode !== 'move') return addressOf(cx, loc.place(occ));
  const op = loc.read(occ);
  if (op.kind === 'memory') return inMemory(op.place, occ.isOwned() && pat.sub === undefined);
  return op;
}

/** Binds a variable to its value, and notes that it left where it was. */
function bindTransferred(cx: FnCx, { occ, pat }: BindingAt, op: Operand, depth: number): void {
  const ty = localTy(cx, pat);
  if (pat.mode === 'move' && cx.lw.needsDrop(ty)) noteMoved(cx, occ);
  bindValue(cx, pat.local, op, ty, depth);
}

function noteMoved(cx: FnCx, occ: Occurrence): void {
  const found = occ.rootPath();
  if (found !== undefined) markPathMoved(cx, found.root.moves, found.path);
}

function localTy(cx: FnCx, pat: BindingAt['pat']): Ty {
  const local = cx.body?.locals[pat.local];
  return local === undefined ? cx.unsupported('a variable without a type') : cx.ty(local.ty);
}

/**
 * Makes variables readable for a guard, without moving anything. Memory of those that are
 * references by their mode goes into `kept`: it is theirs in the arm, too, where a guard may have
 * put its address.
 */
export function bindForGuard(
  cx: FnCx,
  loc: Locator,
  bindings: readonly BindingAt[],
  kept: Map<number, Place>,
): void {
  for (const binding of bindings) {
    const { pat, occ } = binding;
    const ty = localTy(cx, pat);
    const op = bindingOperand(cx, loc, binding);
    const inMemory = cx.inMemory(pat.local) || reprClass(cx.layout(ty)) === 'memory';
    if (!inMemory) {
      setLocal(cx, pat.local, { kind: 'value', op, ty });
      continue;
    }
    let place: Place;
    if (op.kind === 'zst') place = danglingPlace(cx, ty);
    else if (pat.mode === 'move') place = loc.place(occ);
    else {
      place = kept.get(pat.local) ?? cx.temp(ty, cx.localName(pat.local));
      storePlace(cx, op, place);
      kept.set(pat.local, place);
    }
    setLocal(cx, pat.local, { kind: 'place', place, moves: undefined });
  }
}

/** Gives variables the memory that they had in a guard. */
export function bindKept(cx: FnCx, kept: ReadonlyMap<number, Place> | undefined): void {
  for (const [local, place] of kept ?? [])
    setLocal(cx, local, { kind: 'place', place, moves: undefined });
}

/** The values that carry a row's variables to a shared arm: in the order of the variables. */
export function transferValues(cx: FnCx, loc: Locator, bindings: readonly BindingAt[]): Value[] {
  const out: Value[] = [];
  for (const binding of sorted(bindings)) {
    const op = bindingOperand(cx, loc, binding);
    const { pat, occ } = binding;
    const ty = localTy(cx, pat);
    if (op.kind === 'memory') out.push(generic(cx, spill(cx, op, ty).ptr));
    else append(out, valuesOf(op));
    if (pat.mode === 'move' && cx.lw.needsDrop(ty)) noteMoved(cx, occ);
  }
  return out;
}

/** Types of `transferValues`. */
export function transferTypes(cx: FnCx, bindings: readonly BindingAt[]) {
  return sorted(bindings).flatMap(({ pat }) => {
    const layout = cx.layout(localTy(cx, pat));
    return reprClass(layout) === 'memory' ? (['ptr'] as const) : valueTypes(cx, layout);
  });
}

/** Binds the variables of a shared arm to its block parameters. */
export function bindTransfer(
  cx: FnCx,
  bindings: readonly BindingAt[],
  params: readonly Value[],
  depth: number,
): void {
  let at = 0;
  for (const { pat, occ } of sorted(bindings)) {
    cx.at(pat.node);
    const ty = localTy(cx, pat);
    const layout = cx.layout(ty);
    if (reprClass(layout) === 'memory') {
      const ptr = params[at++]!;
      const place: Place = {
        ptr,
        ty,
        layout,
        align: layout.align,
        meta: undefined,
        readonly: false,
      };
      bindValue(
        cx,
        pat.local,
        { kind: 'memory', place, owned: occ.isOwned() && pat.sub === undefined },
        ty,
        depth,
      );
      continue;
    }
    const count = valueTypes(cx, layout).length;
    bindValue(cx, pat.local, operandOf(params.slice(at, at + count)), ty, depth);
    at += count;
  }
}

/**
 * The variables in the order of the first alternative: they are bound, and so end, in that order
 * whichever alternative matched.
 */
export function sorted(bindings: readonly BindingAt[]): BindingAt[] {
  return [...bindings].sort((a, b) => a.pat.local - b.pat.local);
}
