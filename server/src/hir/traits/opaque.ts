/** Return-position `impl Trait`: what is promised about it, and what it hides. */
import type { Ty, TyOf } from '../ty.ts';
import type { Cx, Pred } from '../types/cx.ts';
import { substTy } from '../types/fold.ts';
import { fnSigOf } from '../types/items.ts';
import { substPred } from '../types/predicates.ts';

/** The bounds of the opaque type, in terms of its arguments. */
export function opaquePreds(cx: Cx, ty: TyOf<'opaque'>): readonly Pred[] {
  return fnSigOf(cx, ty.def).opaques[ty.index]?.preds.map((p) => substPred(p, ty.args)) ?? [];
}

/** The type behind the opaque one; undefined while the defining body is being inferred. */
export function hiddenType(cx: Cx, ty: TyOf<'opaque'>): Ty | undefined {
  if (!cx.hidden.has(ty.def) && !cx.inProgress.has(ty.def)) cx.infer(ty.def);
  const hidden = cx.hidden.get(ty.def)?.[ty.index];
  return hidden === undefined ? undefined : substTy(hidden, ty.args);
}
