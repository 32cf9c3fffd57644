/** The variables that formulas about a kernel's values mention. */
import type { Formula } from '../presburger/index.ts';
import type { Variable } from './symbolic-values.ts';

/** Calls `take` once for each variable that occurs, for those that define it, and for operands. */
export function eachVariable(
  variables: readonly Variable[],
  formulas: readonly Formula[],
  take: (id: number) => void,
): void {
  const seen = new Set<number>();
  const visit = (formula: Formula): void => {
    if (formula.kind === 'and' || formula.kind === 'or') {
      formula.parts.forEach(visit);
      return;
    }
    for (const id of formula.of.terms.keys()) {
      if (seen.has(id)) continue;
      seen.add(id);
      take(id);
      const { definition, source } = variables[id]!;
      if (definition !== undefined) visit(definition);
      if (source.kind === 'operation')
        for (const of of source.operands) visit({ kind: 'zero', of });
    }
  };
  formulas.forEach(visit);
}
