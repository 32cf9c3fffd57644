/** Projections that stand for themselves. */
import type { TraitDef, TypeAliasDef } from '../defs.ts';
import { type GenericArg, HAS_INFER, type Ty } from '../ty.ts';
import type { Cx } from '../types/cx.ts';
import { genericsOf } from '../types/generics.ts';
import { mkProj } from '../types/intern.ts';
import type { InferTable } from '../types/table.ts';

interface Projection {
  readonly item: TypeAliasDef;
  readonly trait: TraitDef;
  readonly args: readonly GenericArg[];
}

/**
 * A projection of which nothing more is known here: no variable in it is open, but for those in the
 * item's own arguments, on which nothing depends where only bounds tell of the type (`M::With<_>`
 * of a parameter). Undefined while more may become known.
 */
export function rigidProjection(
  cx: Cx,
  table: InferTable,
  { item, trait, args }: Projection,
): Ty | undefined {
  const resolved = table.args(args);
  if (!resolved.some((a) => (a.flags & HAS_INFER) !== 0)) return mkProj(item, trait, resolved);
  const arity = genericsOf(cx, trait).params.length;
  const self = resolved[0] as Ty;
  const isKnown =
    (self.kind === 'param' || self.kind === 'proj') &&
    resolved.every((a, i) => i >= arity || (a.flags & HAS_INFER) === 0);
  return isKnown ? mkProj(item, trait, resolved) : undefined;
}
