/** Which parameters of an impl stand for types with a size only. */
import { memo } from '../../db/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { Ty } from '../ty.ts';
import type { ImplHeader } from '../types/cx.ts';

const sizedCache = memo<ImplHeader, readonly number[]>('hir.solver.sizedCache');

/** Parameters of an impl that stand for sized types only, that is, all without `?Sized`. */
export function sizedParams(header: ImplHeader): readonly number[] {
  let known = sizedCache.get(header);
  if (known === undefined) {
    const relaxed = new Set<string>();
    for (const pred of header.def.node.where?.preds ?? []) {
      if (pred.kind !== 'TypePred' || !pred.bounds.some(isRelaxed) || pred.type.kind !== 'PathType')
        continue;
      relaxed.add(pred.type.path.segments[0]?.name.text ?? '');
    }
    known = header.generics.params
      .filter(
        (p) =>
          p.node?.kind === 'TypeParam' && !p.node.bounds.some(isRelaxed) && !relaxed.has(p.name),
      )
      .map((p) => p.index);
    sizedCache.set(header, known);
  }
  return known;
}

function isRelaxed(bound: ast.AnyBound): boolean {
  return bound.kind === 'TraitBound' && bound.maybe;
}

/** Has the type no size of its own? */
export function isUnsized(ty: Ty): boolean {
  return ty.kind === 'slice' || ty.kind === 'str' || ty.kind === 'dyn';
}
