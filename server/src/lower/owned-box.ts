/**
 * Moves out of a `Box`: `*b`, and fields of it. The language lets a value leave its box; then the
 * box gives its memory back and drops nothing. Such a place counts as a value, the result of
 * `box_take(b)`, and what is not taken of it is dropped.
 */
import type { TPat, Ty } from '../hir/index.ts';
import { subPatterns } from './body-facts.ts';
import type { InBox } from './box-place.ts';
import type { FnCx } from './fn-cx.ts';
import type { Operand } from './operand.ts';

/** Does a binding of the patterns take something that is dropped? */
export function takesByMove(cx: FnCx, pats: readonly TPat[]): boolean {
  return pats.some(
    (pat) =>
      (pat.kind === 'binding' && pat.mode === 'move' && cx.lw.needsDrop(cx.ty(pat.ty))) ||
      (pat.kind !== 'deref' && takesByMove(cx, subPatterns(pat))),
  );
}

/** Collections of the prelude: when they are dropped is seen by nobody but the allocator. */
const QUIET: ReadonlySet<string> = new Set(['Box', 'Vec']);

/**
 * A part of what is in a box leaves it early: the rest is dropped at once, and not where the box
 * would have been. That may only be where no `Drop` of the program tells the difference.
 */
export function requireQuietDrop(cx: FnCx, { deref }: InBox): void {
  if (!isQuiet(cx, cx.ty(deref.ty), new Set())) cx.unsupported('moving a part out of this `Box`');
}

function isQuiet(cx: FnCx, ty: Ty, seen: Set<Ty>): boolean {
  if (seen.has(ty) || !cx.lw.needsDrop(ty)) return true;
  seen.add(ty);
  if (ty.kind === 'tuple') return ty.elems.every((elem) => isQuiet(cx, elem, seen));
  if (ty.kind === 'array') return isQuiet(cx, ty.elem, seen);
  if (ty.kind !== 'adt' || ty.def.kind === 'union') return false;
  if (cx.hir.dropImpl(ty) !== undefined) {
    if (!ty.def.crate.isPrelude || !QUIET.has(ty.def.name)) return false;
    // Both have one argument, a type.
    return isQuiet(cx, ty.args[0] as Ty, seen);
  }
  const owners = ty.def.kind === 'enum' ? ty.def.variants : [ty.def];
  return owners.every((owner) =>
    cx.hir.fields(owner).every((field) => isQuiet(cx, cx.hir.instantiate(field.ty, ty.args), seen)),
  );
}

/** Calls `box_take`, which moves the box. */
export function takeOut(cx: FnCx, { deref, box }: InBox): Operand {
  const take = cx.hir.lang('box_take');
  let root = box;
  while (root.kind === 'field') root = root.base;
  if (take?.kind !== 'fn' || (root.kind === 'upvar' && root.byRef))
    return cx.unsupported('moving out of this `Box`');
  const ty = cx.ty(deref.ty);
  const instance = cx.hir.resolveInstance(take, [ty]);
  if (instance === undefined) return cx.unsupported('moving out of this `Box`');
  const args = [cx.lowerExpr(box)];
  cx.at(deref.node);
  return cx.callInstance(instance, args, cx.lw.paramTys(instance), ty, undefined);
}
