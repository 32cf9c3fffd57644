/** Which methods of a trait are called through a vtable. */
import type { FnDef } from '../defs.ts';
import type { Cx } from '../types/cx.ts';
import { genericsOf } from '../types/generics.ts';

/**
 * Can the method be called on `dyn Trait`: it has a receiver, no own type parameters, no `where
 * Self: Sized`.
 */
export function dispatchable(cx: Cx, def: FnDef): boolean {
  if (def.node.paramList.params[0]?.kind !== 'SelfParam') return false;
  const generics = genericsOf(cx, def);
  if (generics.params.length > generics.parentCount) return false;
  const text = def.node.where?.preds ?? [];
  return !text.some(
    (p) =>
      p.kind === 'TypePred' &&
      p.type.kind === 'PathType' &&
      p.type.path.segments[0]?.name.text === 'Self' &&
      p.bounds.some(
        (b) =>
          b.kind === 'TraitBound' &&
          b.path.segments[b.path.segments.length - 1]?.name.text === 'Sized',
      ),
  );
}
