/**
 * What a launch may well pass to a kernel: parameters as large as any, and as small where they say
 * more than how many workgroups there are.
 */
import { append } from '../base/index.ts';
import { and, atMost, equal, type Formula, Linear } from '../presburger/index.ts';
import type { Occurrence } from './barrier-phases.ts';
import { operationsOf } from './confirmed-values.ts';
import { eachVariable } from './formula-variables.ts';
import { place } from './occurrence-pairs.ts';
import type { BlockShape, SymbolicValues } from './symbolic-values.ts';
import { first } from './thread-pair.ts';
import type { Met } from './thread-places.ts';

/** A size that a launch may well have, for parameters whose value decides. */
const LARGE = 4096;
const SMALL = 4;
/** For those that bound whole pictures, as the length of a slice does. */
const AREA = LARGE * LARGE * 4;

/**
 * Workgroups that are looked at along a dimension: where each thread has an element of a row, no
 * more than a row of a large launch has.
 */
const MOST_GROUPS = 32;

/** Expressions over the variables of one thread, with the numbers that its variables have. */
export type OfThread = readonly [Formula, (id: number) => number];

export interface LikelyLaunch {
  readonly holds: Formula;
  /** What it passes for a parameter of which nothing is said. */
  readonly numberOf: (id: number) => number;
  /** The same with one value for each factor of a product, so that these are linear. */
  readonly linear: (formulas: readonly OfThread[]) => Formula | undefined;
}

/** How two accesses meet, and what is asked about it. */
export interface Meeting {
  readonly meets: Formula;
  readonly launches: readonly LikelyLaunch[];
  /** Both accesses lie inside of their region. */
  readonly inside: Formula;
  readonly block: BlockShape;
  /** Threads that are likely to meet. */
  readonly hint: Met | undefined;
  /** Where the elements lie that go into what is stored. */
  readonly places: readonly Linear[];
}

/**
 * Who knows which a launch passes. `least`: no small one passes less. `isOutside`: it is about
 * memory of many workgroups, where all rows of a picture lie.
 */
export function likelyLaunches(
  values: SymbolicValues,
  a: Occurrence,
  b: Occurrence,
  { least = SMALL, isOutside = false } = {},
): readonly LikelyLaunch[] {
  const narrow = new Set<number>();
  for (const one of [a, b])
    eachVariable(values.variables, [one.narrow, place(one)], (id) => narrow.add(id));
  const large: Formula[] = [];
  const small: Formula[] = [];
  let differ = false;
  const areas = isOutside ? areasOf(values, [a, b]) : NO_AREAS;
  // A pitch is as large as the row that it holds.
  let same: Linear | undefined;
  const common: Formula[] = [];
  values.variables.forEach(({ source, low, high, definition }, id) => {
    if (source.kind === 'group' && isOutside) append(common, nearGroup(values, id));
    if (source.kind !== 'param' || high <= LARGE) return;
    const self = Linear.variable(first(id));
    large.push(atMost(Linear.of(LARGE), self));
    small.push(narrow.has(id) ? atMost(self, Linear.of(least)) : large.at(-1)!);
    differ ||= narrow.has(id);
    if (!isOutside || low > 0 || definition !== undefined || areas.has(id)) return;
    if (same !== undefined) large.push(equal(self, same));
    same = self;
  });
  const launch = (parts: readonly Formula[], numberOf: (id: number) => number): LikelyLaunch => ({
    holds: and(...parts, ...common),
    numberOf,
    linear: (formulas) => withProducts(values, formulas, numberOf),
  });
  const all = launch(large, (id) => (areas.has(id) ? AREA : LARGE));
  return differ ? [all, launch(small, (id) => (narrow.has(id) ? least : LARGE))] : [all];
}

const NO_AREAS: ReadonlySet<number> = new Set();

/** Parameters with which rows times their width are compared. */
function areasOf(values: SymbolicValues, of: readonly Occurrence[]): ReadonlySet<number> {
  const out = new Set<number>();
  const kindOf = (id: number): string => values.variables[id]!.source.kind;
  const isRow = (id: number): boolean => {
    const { source } = values.variables[id]!;
    if (source.kind !== 'product') return false;
    const factors = [...source.a.terms.keys(), ...source.b.terms.keys()];
    return factors.some((one) => !['round', 'param', 'grid'].includes(kindOf(one)));
  };
  const visit = (formula: Formula): void => {
    if (formula.kind === 'and' || formula.kind === 'or') formula.parts.forEach(visit);
    else if ([...formula.of.terms.keys()].some(isRow))
      for (const id of formula.of.terms.keys())
        if (values.variables[id]!.source.kind === 'param') out.add(id);
  };
  for (const { when } of of) visit(when);
  return out;
}

/** The index of a workgroup, of both threads where these are of two. */
function nearGroup(values: SymbolicValues, id: number): readonly Formula[] {
  let width = LARGE / MOST_GROUPS;
  for (const dim of [0, 1, 2]) {
    const size = values.size(dim);
    if (size.isConstant) width = Math.max(width, size.constant);
  }
  const last = Linear.of(Math.max(2, Math.floor(LARGE / width)) - 1);
  const numbers = values.variables[id]!.own ? [first(id), first(id) + 1] : [first(id)];
  return numbers.map((one) => atMost(Linear.variable(one), last));
}

/**
 * Each parameter that is a factor has one value; undefined where that leaves products, or there are
 * none.
 */
function withProducts(
  values: SymbolicValues,
  formulas: readonly OfThread[],
  numberOf: (id: number) => number,
): Formula | undefined {
  const out: Formula[] = [];
  const known = new Map<number, number>();
  const fixed = (of: Linear): number | undefined => {
    for (const id of of.terms.keys()) {
      if (!known.has(id) && values.variables[id]!.source.kind !== 'param') return undefined;
    }
    for (const id of of.terms.keys()) {
      if (known.has(id)) continue;
      known.set(id, numberOf(id));
      out.push(equal(Linear.variable(first(id)), Linear.of(numberOf(id))));
    }
    return of.at(known);
  };
  for (const [formula, whose] of formulas)
    for (const id of operationsOf(values, formula)) {
      const { source } = values.variables[id]!;
      if (source.kind !== 'product') continue;
      const [a, b] = [fixed(source.a), fixed(source.b)];
      if (a === undefined && b === undefined) return undefined;
      if (a !== undefined && b !== undefined) known.set(id, a * b);
      const other = a === undefined ? source.a.times(b!) : source.b.times(a);
      out.push(equal(Linear.variable(whose(id)), other.rename(whose)));
    }
  return out.length === 0 ? undefined : and(...out);
}
