/**
 * Bounds that name a trait which nobody here knows: of a crate that is not there. What they promise
 * of a parameter may be anything, `Copy` too.
 */
import type * as ast from '../../syntax/index.ts';
import type { GenericDef, TraitDef } from '../defs.ts';
import type { Cx } from './cx.ts';
import { genericsOf } from './generics.ts';
import { resolveBound } from './lower-ty.ts';
import { elaboratedPredicates } from './predicates.ts';
import { scopeFor } from './scope.ts';

/** Is a trait unknown that an item, what it is in, or a trait of its bounds asks for? */
export function hasUnknownBound(cx: Cx, def: GenericDef): boolean {
  const { container } = def as { readonly container?: GenericDef | { readonly kind: 'extern' } };
  const around = container?.kind === 'impl' || container?.kind === 'trait' ? [container] : [];
  const traits = new Set<TraitDef>();
  for (const pred of elaboratedPredicates(cx, def))
    if (pred.kind === 'trait') traits.add(pred.ref.trait);
  return [def, ...around, ...traits].some((one) => {
    const scope = scopeFor(cx, one);
    return boundsIn(cx, one).some(
      (bound) => bound.kind === 'TraitBound' && resolveBound(scope, bound.path) === undefined,
    );
  });
}

/** The bounds that are written on an item: of its parameters, in `where`, and supertraits. */
function boundsIn(cx: Cx, def: GenericDef): readonly ast.AnyBound[] {
  const { node } = def;
  const where = 'where' in node ? (node.where?.preds ?? []) : [];
  return [
    ...(node.kind === 'Trait' ? node.bounds : []),
    ...(node.generics?.params ?? []).flatMap((one) => (one.kind === 'TypeParam' ? one.bounds : [])),
    ...genericsOf(cx, def).params.flatMap(({ bounds }) => bounds),
    ...where.flatMap((pred) => (pred.kind === 'TypePred' ? pred.bounds : [])),
  ];
}
