/**
 * Values for a formula with products and other operations that have no linear form, of which the
 * arithmetic knows ranges only: what it finds is computed, and holds as computed.
 */
import { equal, type Formula, Linear, type Solution } from '../presburger/index.ts';
import { eachVariable } from './formula-variables.ts';
import type { Given, SymbolicValues } from './symbolic-values.ts';

/** Operations of one formula that are computed, at most. */
const MOST_OPERATIONS = 24;

/**
 * The formula's operations at a solution of it, as equations with what they are computed from;
 * nothing where the solution agrees with them, undefined where one cannot be computed. `formulas`:
 * over the variables of one thread, with the numbers that its variables have in the solution.
 */
export function operationsAt(
  values: SymbolicValues,
  formulas: readonly (readonly [Formula, (id: number) => number])[],
  solution: Solution,
): readonly Formula[] | undefined {
  const known = new Map(solution);
  const out: Formula[] = [];
  let differs = false;
  for (const [formula, whose] of formulas) {
    const given: Given = { at: (of) => of.rename(whose).at(known), holds: () => false };
    const operations = operationsOf(values, formula);
    if (operations.length > MOST_OPERATIONS) return undefined;
    for (const id of operations) {
      const self = whose(id);
      const { value } = values.variables[id]!;
      if (value === undefined) return undefined;
      for (const operand of operandsOf(values, id)) {
        const of = operand.rename(whose);
        out.push(equal(of, Linear.of(of.at(known))));
      }
      const result = value(given);
      if (!Number.isSafeInteger(result)) return undefined;
      if (known.get(self) !== result) differs = true;
      known.set(self, result);
      out.push(equal(Linear.variable(self), Linear.of(result)));
    }
  }
  return differs ? out : [];
}

function operandsOf(values: SymbolicValues, id: number): readonly Linear[] {
  const { source } = values.variables[id]!;
  if (source.kind === 'product') return [source.a, source.b];
  return source.kind === 'operation' ? source.operands : [];
}

/** Variables that are products or operations, those inside of others first. */
export function operationsOf(values: SymbolicValues, formula: Formula): readonly number[] {
  const found = new Set<number>();
  const work = [formula];
  for (let one = work.pop(); one !== undefined; one = work.pop())
    eachVariable(values.variables, [one], (id) => {
      const operands = operandsOf(values, id);
      if (found.has(id) || operands.length === 0) return;
      found.add(id);
      for (const of of operands) work.push({ kind: 'zero', of });
    });
  // What is computed from others was made after them.
  return [...found].sort((a, b) => a - b);
}

/**
 * Products as linear expressions: one operand of each stays what it is in a solution, if possible
 * the one that the launch decides. Undefined where there are other operations.
 */
function productsAsLines(
  values: SymbolicValues,
  formulas: readonly (readonly [Formula, (id: number) => number])[],
  solution: Solution,
): readonly Formula[] | undefined {
  const out: Formula[] = [];
  const known = new Map(solution);
  for (const [formula, whose] of formulas) {
    const operations = operationsOf(values, formula);
    if (operations.length > MOST_OPERATIONS) return undefined;
    for (const id of operations) {
      const { source } = values.variables[id]!;
      if (source.kind !== 'product') return undefined;
      const [kept, other] = isOfLaunch(values, source.a)
        ? [source.a, source.b]
        : [source.b, source.a];
      // What the rest says nothing about is as small as it may be.
      for (const one of kept.terms.keys())
        if (!known.has(whose(one))) known.set(whose(one), Math.max(1, values.variables[one]!.low));
      const of = kept.rename(whose);
      const value = of.at(known);
      out.push(equal(of, Linear.of(value)));
      out.push(equal(Linear.variable(whose(id)), other.rename(whose).times(value)));
    }
  }
  return out;
}

function isOfLaunch(values: SymbolicValues, of: Linear): boolean {
  for (const id of of.terms.keys()) {
    const { own, source } = values.variables[id]!;
    if (own || source.kind === 'round') return false;
  }
  return true;
}

/**
 * A solution in which every operation of two threads' formulas is what it computes. `solve`: a
 * solution under one more condition.
 */
export function confirmed(
  values: SymbolicValues,
  formulas: readonly (readonly [Formula, (id: number) => number])[],
  solve: (more: readonly Formula[]) => Solution | 'none' | 'unknown',
): Solution | 'none' | 'unknown' {
  const found = solve([]);
  if (typeof found === 'string') return found;
  const equations = operationsAt(values, formulas, found);
  if (equations === undefined) return 'unknown';
  if (equations.length === 0) return found;
  const lines = productsAsLines(values, formulas, found);
  const line = lines && solve(lines);
  if (typeof line === 'object' && operationsAt(values, formulas, line)?.length === 0) return line;
  const again = solve(equations);
  return again === 'none' ? 'unknown' : again;
}
