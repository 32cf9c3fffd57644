/**
 * Moves out of a `Box`: `*b`, and fields of it. What a variable's box holds has a state of its own
 * (`IN_BOX`), and what is left in it ends with the box. Of a box that is a value, `*f()`, all is
 * taken out by `box_take`, and what is not wanted of it is dropped with the temporaries.
 */
import type { InBox, TPat, Ty } from '../hir/index.ts';
import { subPatterns } from './body-facts.ts';
import type { FnCx } from './fn-cx.ts';
import { addressOf, valuesOf } from './memory.ts';
import type { Operand, Place } from './operand.ts';

/** Does a binding of the patterns take something that is dropped? */
export function takesByMove(cx: FnCx, pats: readonly TPat[]): boolean {
  return pats.some(
    (pat) =>
      (pat.kind === 'binding' && pat.mode === 'move' && cx.lw.needsDrop(cx.ty(pat.ty))) ||
      (pat.kind !== 'deref' && takesByMove(cx, subPatterns(pat))),
  );
}

/** The type of what is in a box. */
export function boxed(ty: Ty): Ty | undefined {
  return ty.kind === 'adt' ? (ty.args[0] as Ty) : undefined;
}

/** The place of what is in the box that lies in a place. */
export function contentsOf(cx: FnCx, place: Place): Place {
  const ty = boxed(place.ty)!;
  const layout = cx.layout(ty);
  const ptr = cx.b.load('ptr', place.ptr, place.align);
  return { ptr, ty, layout, align: layout.align, meta: undefined, readonly: false };
}

/** Gives back the memory of a box from which something has been moved. */
export function freeBox(cx: FnCx, place: Place): void {
  const free = cx.hir.lang('box_free');
  if (free?.kind !== 'fn') throw new Error('the prelude has no `box_free`');
  const instance = cx.lw.fnInstance(free, [boxed(place.ty)!], cx.inConst);
  cx.use(instance.symbol);
  cx.b.call(instance.symbol, valuesOf(addressOf(cx, place)), []);
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
