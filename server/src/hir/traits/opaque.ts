/** Return-position `impl Trait`: what is promised about it, and what it hides. */
import type { FnDef } from '../defs.ts';
import type { GenericArg, Ty, TyOf } from '../ty.ts';
import type { Cx, Pred } from '../types/cx.ts';
import { substTy } from '../types/fold.ts';
import { isTy, mkOpaque } from '../types/intern.ts';
import { fnSigOf } from '../types/items.ts';
import { substPred } from '../types/predicates.ts';
import type { InferTable } from '../types/table.ts';

/** The bounds of the opaque type, in terms of its arguments. */
export function opaquePreds(cx: Cx, ty: TyOf<'opaque'>): readonly Pred[] {
  return fnSigOf(cx, ty.def).opaques[ty.index]?.preds.map((p) => substPred(p, ty.args)) ?? [];
}

/** The opaque type that says more of a projection: `impl Iterator<Item: Add<Output: Copy>>`. */
export function opaqueRoot(table: InferTable, of: TyOf<'proj'>): TyOf<'opaque'> | undefined {
  let at: Ty = of;
  while (at.kind === 'proj') at = table.shallow(at.args[0] as Ty);
  return at.kind === 'opaque' ? at : undefined;
}

/** The type behind the opaque one; undefined while the defining body is being inferred. */
export function hiddenType(cx: Cx, ty: TyOf<'opaque'>): Ty | undefined {
  if (!cx.hidden.has(ty.def) && !cx.inProgress.has(ty.def)) cx.infer(ty.def);
  const hidden = cx.hidden.get(ty.def)?.[ty.index];
  return hidden === undefined ? undefined : substTy(hidden, ty.args);
}

/**
 * What stands in the signature of the impl's function `def` where the trait's one has its opaque
 * type. Those inside bounds of others stand for the opaque types of the same number.
 */
export function opaqueIn(
  cx: Cx,
  ty: TyOf<'opaque'>,
  def: FnDef,
  args: readonly GenericArg[],
): Ty | undefined {
  const sig = fnSigOf(cx, def);
  const there = counterpart(fnSigOf(cx, ty.def).ret, sig.ret, ty);
  if (there !== undefined) return substTy(there, args);
  return ty.index < sig.opaques.length ? mkOpaque(def, ty.index, args) : undefined;
}

function counterpart(a: Ty, b: Ty, wanted: TyOf<'opaque'>): Ty | undefined {
  if (a.kind === 'opaque' && a.def === wanted.def && a.index === wanted.index) return b;
  const [from, to] = [partsOf(a), partsOf(b)];
  if (a.kind !== b.kind || from.length !== to.length) return undefined;
  for (const [i, part] of from.entries()) {
    const found = counterpart(part, to[i]!, wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

function partsOf(ty: Ty): readonly Ty[] {
  switch (ty.kind) {
    case 'ref':
    case 'ptr':
      return [ty.inner];
    case 'array':
    case 'slice':
      return [ty.elem];
    case 'tuple':
      return ty.elems;
    case 'adt':
      return ty.args.filter(isTy);
    default:
      return [];
  }
}
