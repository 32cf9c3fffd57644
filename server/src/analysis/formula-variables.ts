/** The variables that formulas about a kernel's values mention. */
import type { Formula, Linear } from '../presburger/index.ts';
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

interface Variables {
  readonly variables: readonly Variable[];
}

/** The formulas, with what is multiplied in them. */
export function withFactors(
  { variables }: Variables,
  formulas: readonly Formula[],
): readonly Formula[] {
  const out = [...formulas];
  const seen = new Set<number>();
  for (let at = 0; at < out.length; at++)
    eachVariable(variables, [out[at]!], (id) => {
      const { source } = variables[id]!;
      if (source.kind !== 'product' || seen.has(id)) return;
      seen.add(id);
      for (const of of [source.a, source.b]) out.push({ kind: 'zero', of });
    });
  return out;
}

/** Is nothing in it what memory holds, or an operation without a form? */
export function isExact({ variables }: Variables, of: Linear): boolean {
  for (const id of of.terms.keys()) if (variables[id]!.source.kind === 'unknown') return false;
  return true;
}

/** Likewise, nor in what it is computed from. */
export function isTold({ variables }: Variables, of: Linear): boolean {
  let isTold = true;
  eachVariable(variables, [{ kind: 'zero', of }], (id) => {
    if (variables[id]!.source.kind === 'unknown') isTold = false;
  });
  return isTold;
}
