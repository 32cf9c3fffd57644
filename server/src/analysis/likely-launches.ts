/**
 * What a launch may well pass to a kernel: parameters as large as any, and as small where they say
 * more than how many workgroups there are.
 */
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

/** Expressions over the variables of one thread, with the numbers that its variables have. */
export type OfThread = readonly [Formula, (id: number) => number];

export interface LikelyLaunch {
  readonly holds: Formula;
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

/** Who knows which a launch passes. `least`: no small one passes less. */
export function likelyLaunches(
  values: SymbolicValues,
  a: Occurrence,
  b: Occurrence,
  least = SMALL,
): readonly LikelyLaunch[] {
  const narrow = new Set<number>();
  for (const one of [a, b])
    eachVariable(values.variables, [one.narrow, place(one)], (id) => narrow.add(id));
  const large: Formula[] = [];
  const small: Formula[] = [];
  let differ = false;
  values.variables.forEach(({ source, high }, id) => {
    if (source.kind !== 'param' || high <= LARGE) return;
    const self = Linear.variable(first(id));
    large.push(atMost(Linear.of(LARGE), self));
    small.push(narrow.has(id) ? atMost(self, Linear.of(least)) : large.at(-1)!);
    differ ||= narrow.has(id);
  });
  const launch = (parts: readonly Formula[], numberOf: (id: number) => number): LikelyLaunch => ({
    holds: and(...parts),
    linear: (formulas) => withProducts(values, formulas, numberOf),
  });
  const all = launch(large, () => LARGE);
  return differ ? [all, launch(small, (id) => (narrow.has(id) ? least : LARGE))] : [all];
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
