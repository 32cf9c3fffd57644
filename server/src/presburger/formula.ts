/**
 * Formulas: linear constraints with `and` and `or`, over variables that may be defined by formulas
 * themselves, such as a quotient or a choice. Satisfiability by cases, each decided by the Omega
 * test.
 */
import type { Linear } from './linear.ts';
import { type Budget, type Solution, solve } from './omega.ts';

export type Formula =
  | { readonly kind: 'zero'; readonly of: Linear }
  | { readonly kind: 'positive'; readonly of: Linear }
  | { readonly kind: 'and'; readonly parts: readonly Formula[] }
  | { readonly kind: 'or'; readonly parts: readonly Formula[] };

export const TRUE: Formula = { kind: 'and', parts: [] };
export const FALSE: Formula = { kind: 'or', parts: [] };

export function and(...parts: readonly Formula[]): Formula {
  return parts.length === 1 ? parts[0]! : { kind: 'and', parts };
}

export function or(...parts: readonly Formula[]): Formula {
  return parts.length === 1 ? parts[0]! : { kind: 'or', parts };
}

/** a = b. */
export function equal(a: Linear, b: Linear): Formula {
  return { kind: 'zero', of: a.minus(b) };
}

/** a <= b. */
export function atMost(a: Linear, b: Linear): Formula {
  return { kind: 'positive', of: b.minus(a) };
}

/** a < b. */
export function below(a: Linear, b: Linear): Formula {
  return { kind: 'positive', of: b.minus(a).shift(-1) };
}

export function not(formula: Formula): Formula {
  switch (formula.kind) {
    case 'zero':
      return or(
        { kind: 'positive', of: formula.of.shift(-1) },
        { kind: 'positive', of: formula.of.times(-1).shift(-1) },
      );
    case 'positive':
      return { kind: 'positive', of: formula.of.times(-1).shift(-1) };
    case 'and':
      return { kind: 'or', parts: formula.parts.map(not) };
    case 'or':
      return { kind: 'and', parts: formula.parts.map(not) };
  }
}

/** The same with other numbers for its variables. */
export function rename(formula: Formula, to: (id: number) => number): Formula {
  if (formula.kind === 'zero' || formula.kind === 'positive')
    return { kind: formula.kind, of: formula.of.rename(to) };
  return { kind: formula.kind, parts: formula.parts.map((part) => rename(part, to)) };
}

/** Whether it holds where linear expressions have these values; of `NaN` nothing holds. */
export function holdsWhere(formula: Formula, at: (of: Linear) => number): boolean {
  switch (formula.kind) {
    case 'zero':
      return at(formula.of) === 0;
    case 'positive':
      return at(formula.of) >= 0;
    case 'and':
      return formula.parts.every((part) => holdsWhere(part, at));
    case 'or':
      return formula.parts.some((part) => holdsWhere(part, at));
  }
}

/** Equal formulas have equal keys. */
export function keyOf(formula: Formula): string {
  if (formula.kind === 'zero' || formula.kind === 'positive')
    return `${formula.kind[0]}${formula.of.key()}`;
  return `${formula.kind}(${formula.parts.map(keyOf).join(',')})`;
}

/** What holds of a variable wherever it occurs. */
export type Definition = (id: number) => Formula | undefined;

/**
 * Values that make the formula true, `none`, or `unknown`. What defines a variable counts as soon
 * as the variable occurs.
 */
export function satisfy(
  formula: Formula,
  definition: Definition,
  budget: Budget,
): Solution | 'none' | 'unknown' {
  const so: Constraints = { zero: [], positive: [], defined: new Set() };
  return search([formula], so, { definition, budget }, 0);
}

interface Constraints {
  readonly zero: readonly Linear[];
  readonly positive: readonly Linear[];
  /** Variables whose definitions are among them. */
  readonly defined: ReadonlySet<number>;
}

interface Query {
  readonly definition: Definition;
  readonly budget: Budget;
}

/** So many alternatives in one another; then the conjunction so far is checked first. */
const CHECK_AT = 2;

function search(
  pending: readonly Formula[],
  before: Constraints,
  query: Query,
  depth: number,
): Solution | 'none' | 'unknown' {
  const { budget } = query;
  const gathered = gather(pending, before, query);
  if (gathered === undefined) return 'none';
  const { so, choices } = gathered;
  budget.left -= 10 + so.zero.length + so.positive.length;
  if (budget.left < 0) return 'unknown';
  // The one with the fewest alternatives first.
  choices.sort((a, b) => partsOf(b) - partsOf(a));
  const choice = choices.pop();
  if (choice === undefined || depth >= CHECK_AT) {
    const found = solve(so, budget);
    if (choice === undefined || found === 'none') return found;
  }
  let isUnknown = false;
  for (const part of (choice as { parts: readonly Formula[] }).parts) {
    const found = search([part, ...choices], so, query, depth + 1);
    if (found === 'unknown') isUnknown = true;
    else if (found !== 'none') return found;
  }
  return isUnknown ? 'unknown' : 'none';
}

/** Sorts formulas into constraints and alternatives; undefined where one cannot hold. */
function gather(
  pending: readonly Formula[],
  before: Constraints,
  { definition, budget }: Query,
): { readonly so: Constraints; readonly choices: Formula[] } | undefined {
  const work = [...pending];
  const choices: Formula[] = [];
  const [zero, positive] = [[...before.zero], [...before.positive]];
  const defined = new Set(before.defined);
  const take = (of: Linear, to: Linear[]): void => {
    to.push(of);
    for (const id of of.terms.keys()) {
      if (defined.has(id)) continue;
      defined.add(id);
      const more = definition(id);
      if (more !== undefined) work.push(more);
    }
  };
  for (let one = work.pop(); one !== undefined; one = work.pop()) {
    budget.parts?.spend(1);
    if (one.kind === 'and') for (const part of one.parts) work.push(part);
    else if (one.kind === 'or') {
      const open = alternatives(one.parts);
      if (open.length === 0) return undefined;
      if (open.length === 1) work.push(open[0]!);
      else choices.push(or(...open));
    } else if (!one.of.isConstant) take(one.of, one.kind === 'zero' ? zero : positive);
    else if (one.kind === 'zero' ? one.of.constant !== 0 : one.of.constant < 0) return undefined;
  }
  return { so: { zero, positive, defined }, choices };
}

/** Those that are left open by constants; one that holds is enough. */
function alternatives(parts: readonly Formula[]): readonly Formula[] {
  const known = parts.map(truth);
  if (known.includes(true)) return [TRUE];
  return known.includes(false) ? parts.filter((_, i) => known[i] === undefined) : parts;
}

/** Whether it holds, where constants alone say so. */
function truth(formula: Formula): boolean | undefined {
  if (formula.kind === 'zero' || formula.kind === 'positive') {
    if (!formula.of.isConstant) return undefined;
    return formula.kind === 'zero' ? formula.of.constant === 0 : formula.of.constant >= 0;
  }
  const decides = formula.kind === 'or';
  let isOpen = false;
  for (const part of formula.parts) {
    const one = truth(part);
    if (one === decides) return decides;
    if (one === undefined) isOpen = true;
  }
  return isOpen ? undefined : !decides;
}

function partsOf(formula: Formula): number {
  return formula.kind === 'or' ? formula.parts.length : 1;
}
