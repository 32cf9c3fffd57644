/** What two accesses of a phase are to each other, before anything is asked of their indices. */
import type { Inst } from '../mir/index.ts';
import type { Formula, Linear, Solution } from '../presburger/index.ts';
import type { Occurrence } from './barrier-phases.ts';
import { eachVariable } from './formula-variables.ts';
import { partsOf } from './split-by-thread.ts';
import { isRemote } from './symbolic.ts';
import type { SymbolicValues } from './symbolic-values.ts';
import type { Conflict } from './workgroup-conflict.ts';

/** The same two instructions, in either order. */
export function isPair(a: Conflict, b: Conflict): boolean {
  const [x, y, v, w] = [a.first.inst, a.second.inst, b.first.inst, b.second.inst];
  return (x === v && y === w) || (x === w && y === v);
}

/** Pairs of instructions, in either order. */
export class InstPairs {
  private readonly pairs = new Map<Inst, Set<Inst>>();

  add(a: Inst, b: Inst): void {
    let row = this.pairs.get(a);
    if (row === undefined) this.pairs.set(a, (row = new Set()));
    row.add(b);
  }

  has(a: Inst, b: Inst): boolean {
    return (this.pairs.get(a)?.has(b) || this.pairs.get(b)?.has(a)) === true;
  }
}

/** One access that all lanes of a warp make together is none between them. */
export function isTogether({ access: a }: Occurrence, { access: b }: Occurrence): boolean {
  return a.inst === b.inst && a.together === true && b.together === true;
}

/** May one thread give the address of an access that another makes, and make the other itself? */
export function mayBeOfOne({ access: a }: Occurrence, { access: b }: Occurrence): boolean {
  return a.inst !== b.inst && (a.ofWarp === true || b.ofWarp === true);
}

/** Accesses of one region of which one writes, and that nothing else orders. */
export function mayConflict(
  { access: a, region }: Occurrence,
  { access: b, region: other }: Occurrence,
) {
  if (region !== other || isRemote(region) || a.volatile || b.volatile) return false;
  return (a.writes || b.writes) && !(a.atomic && b.atomic);
}

/** An expression whose variables are those of the place. */
export function place({ offset }: Occurrence): Formula {
  return { kind: 'zero', of: offset };
}

/**
 * Does it count the rounds of a loop that the thread has left, of which nothing is said but that it
 * has? A place is an equation.
 */
export function isEnded({ variables }: SymbolicValues, of: Occurrence, id: number): boolean {
  const { source, own } = variables[id]!;
  if (source.kind !== 'round' || source.exact || !own) return false;
  let count = 0;
  for (const part of [place(of), ...partsOf(of.when)])
    eachVariable(variables, [part], (one) => {
      if (one === id) count += part.kind === 'zero' ? 2 : 1;
    });
  return count <= 1;
}

/** The other factor of a product with a size. */
export function digitOf(
  product: { readonly a: Linear; readonly b: Linear },
  size: Linear,
): Linear | undefined {
  if (product.a.key() === size.key()) return product.b;
  return product.b.key() === size.key() ? product.a : undefined;
}

interface PartialRace<T> {
  readonly a: T;
  readonly b: T;
  readonly at: Solution;
}

/**
 * Pairs that meet in large launches only: they are races where others of their region meet in
 * small ones, because then no launch is without.
 */
export class PartialRaces<T> {
  private readonly regions = new Map<string, { large: PartialRace<T>[]; small: boolean }>();

  /** Takes in what a pair does in large and in small launches; the pairs that are now races. */
  add(
    a: T,
    b: T,
    region: string,
    [large, small]: readonly (Solution | 'none' | 'unknown')[],
  ): readonly PartialRace<T>[] {
    const isOnlyLarge = typeof large !== 'string' && typeof small === 'string';
    const isOnlySmall = typeof large === 'string' && typeof small === 'object';
    if (!isOnlyLarge && !isOnlySmall) return [];
    let known = this.regions.get(region);
    if (known === undefined) this.regions.set(region, (known = { large: [], small: false }));
    if (isOnlyLarge) known.large.push({ a, b, at: large! });
    else known.small = true;
    if (!known.small) return [];
    const whole = known.large;
    known.large = [];
    return whole;
  }
}
