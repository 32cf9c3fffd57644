/**
 * Two accesses whose places depend on the index of the thread alone, in a workgroup of a known
 * size: decided by going through its threads, which costs less than a proof about quotients of
 * quotients.
 */
import { greatest } from '../base/index.ts';
import { and, atMost, equal, type Formula, Linear } from '../presburger/index.ts';
import type { Occurrence } from './barrier-phases.ts';
import { eachVariable } from './formula-variables.ts';
import { partsOf, Split } from './split-by-thread.ts';
import type { BlockShape, SymbolicValues } from './symbolic-values.ts';
import { type Met, type Places, type Rounds, ThreadPlaces } from './thread-places.ts';

export interface EnumeratedPair {
  /** Some threads of different waves meet, or of one. */
  readonly meets: 'across' | 'in one wave';
  /** One pair, the nearest to the first thread. */
  readonly threads: readonly [number, number];
  /** Likewise, of two waves. */
  readonly far?: readonly [number, number];
  /** What has to hold besides, of values that all threads share. */
  readonly shared: readonly Formula[];
  /** Where both begin to touch memory, as far as their threads and rounds decide. */
  readonly starts: readonly [number, number];
  /** Nothing else decides about it. */
  readonly isWhole: boolean;
}

/** Loops around both accesses whose rounds are gone through one by one. */
const MOST_LOOPS = 2;

/** Of such a loop. */
const MOST_ROUNDS = 64;

/** Evaluated threads, in all rounds, that are worth it. */
const MOST_VISITS = 60_000;

export interface EnumerationInput {
  readonly values: SymbolicValues;
  readonly block: BlockShape;
  /** Lanes of the widest wave. */
  readonly wave: number;
  /** Can a condition on one thread be met? */
  readonly isPossible: (condition: Formula) => boolean;
  /** Called with how many threads are evaluated; false where these are too many. */
  readonly spend: (visits: number) => boolean;
}

/** Goes through the threads of one workgroup; what an access does is computed once. */
export class PairEnumeration {
  private readonly input: EnumerationInput;
  private readonly count: number;
  private readonly places: ThreadPlaces;
  private readonly splits = new Map<string, Split>();
  private readonly rounds = new Map<Occurrence, LoopsOf>();
  /** Threads of the last pair that meet where no more than their indices decides. */
  candidate: Met | undefined;

  constructor(input: EnumerationInput) {
    this.input = input;
    const [x, y, z] = input.block;
    this.count = x * y * z;
    this.places = new ThreadPlaces(input.values, input.block, input.wave);
  }

  /**
   * The pairs that meet, one for each round of loops around them where its number decides too;
   * undefined where something else than threads and rounds decides, so that this does not apply.
   */
  of(pair: readonly [Occurrence, Occurrence]): readonly EnumeratedPair[] | undefined {
    const { values, isPossible, spend } = this.input;
    this.candidate = undefined;
    const plain = splitPair(this.split([]), pair);
    if (plain !== undefined) {
      if (!spend(this.count)) return undefined;
      const found = this.meetings(pair, plain, [], []);
      this.candidate = found;
      // Who does not meet without some of the guards does not with all of them.
      if (found === undefined || !plain.isLoose) return listed(found);
    }
    const loops = pair.map((one) => this.loopsOf(one));
    const shared = [...new Set(loops.flatMap(({ around }) => around))];
    const inside = loops.map((one) => one.inside);
    if (shared.length > MOST_LOOPS || inside.some(({ length }) => length > MOST_LOOPS))
      return undefined;
    const parts = splitPair(this.split([...shared, ...inside.flat()]), pair);
    if (parts === undefined) return undefined;
    const counts = shared.map((round) =>
      countOf(
        values,
        round,
        pair.map(({ when }) =>
          and(...partsOf(when).filter((part) => !values.dependsOnThread(part))),
        ),
        isPossible,
      ),
    );
    const own = inside.map(
      (rounds, side): OwnRounds => ({
        rounds,
        counts: rounds.map((round) => countOf(values, round, [pair[side]!.when], isPossible)),
      }),
    );
    const inner = greatest(own.map(productOf));
    const outer = counts.reduce((product, one) => product * one, 1);
    const visits = this.count * inner * outer;
    if (!(visits <= MOST_VISITS && spend(visits))) return undefined;
    const found: EnumeratedPair[] = [];
    for (let number = 0; number < outer; number++) {
      const rounds = digits(number, counts).map((value, i) => [shared[i]!, value] as const);
      const one = this.meetings(pair, parts, rounds, own);
      if (one === undefined) continue;
      const at = rounds.map(([id, value]) => equal(Linear.variable(id), Linear.of(value)));
      if (isPossible(and(...one.shared, ...at)))
        found.push({ ...one, shared: [...one.shared, ...at] });
    }
    // What meets without all guards may never come there.
    return parts.isLoose && found.length > 0 ? undefined : found;
  }

  /** One split serves all pairs of which the same rounds are gone through. */
  private split(rounds: readonly number[]): Split {
    const key = rounds.join(' ');
    let known = this.splits.get(key);
    if (known === undefined) {
      known = new Split(this.input.values, rounds);
      this.splits.set(key, known);
    }
    return known;
  }

  private loopsOf(one: Occurrence): LoopsOf {
    let known = this.rounds.get(one);
    if (known === undefined) {
      const { values } = this.input;
      known = { around: roundsOf(values, one, false), inside: roundsOf(values, one, true) };
      this.rounds.set(one, known);
    }
    return known;
  }

  private meetings(
    pair: readonly [Occurrence, Occurrence],
    { offsets, guards, shared, isWhole }: Parts,
    rounds: Rounds,
    own: readonly OwnRounds[],
  ): EnumeratedPair | undefined {
    const placesOf = (side: 0 | 1): readonly Places[] => {
      const places = (given: Rounds): Places =>
        this.places.of(offsets[side], guards[side], pair[side].access.size!, given);
      const loops = own[side];
      if (loops === undefined) return [places(rounds)];
      return Array.from({ length: productOf(loops) }, (_, number) =>
        places([...rounds, ...roundsAt(loops, number)]),
      );
    };
    const met = this.places.meet(placesOf(0), placesOf(1));
    return met && { ...met, shared, isWhole };
  }
}

/** The rounds of loops on which an access depends. */
interface LoopsOf {
  readonly around: readonly number[];
  readonly inside: readonly number[];
}

function listed<T>(one: T | undefined): readonly T[] {
  return one === undefined ? [] : [one];
}

/** The digits of a number with a base for each. */
function digits(number: number, bases: readonly number[]): number[] {
  let rest = number;
  return bases.map((base) => {
    const digit = rest % base;
    rest = Math.floor(rest / base);
    return digit;
  });
}

/** Loops that each thread goes round by itself. */
interface OwnRounds {
  readonly rounds: readonly number[];
  readonly counts: readonly number[];
}

function roundsAt(loops: OwnRounds, entry: number): Rounds {
  return digits(entry, loops.counts).map((at, i) => [loops.rounds[i]!, at] as const);
}

function productOf({ counts }: OwnRounds): number {
  return counts.reduce((product, one) => product * one, 1);
}

/** The numbers of rounds on which an access depends: of loops around barriers, or within them. */
function roundsOf(
  values: SymbolicValues,
  { offset, when }: Occurrence,
  own: boolean,
): readonly number[] {
  const rounds: number[] = [];
  eachVariable(values.variables, [{ kind: 'zero', of: offset }, when], (id) => {
    const variable = values.variables[id]!;
    if (variable.source.kind === 'round' && variable.own === own) rounds.push(id);
  });
  return rounds;
}

/** In how many rounds all guards can hold; infinite where there is no small limit. */
function countOf(
  values: SymbolicValues,
  round: number,
  guards: readonly Formula[],
  isPossible: (condition: Formula) => boolean,
): number {
  const { high } = values.variables[round]!;
  if (high < MOST_ROUNDS) return high + 1;
  const self = Linear.variable(round);
  for (const count of [8, 16, MOST_ROUNDS]) {
    const later = atMost(Linear.of(count), self);
    if (guards.some((guard) => !isPossible(and(guard, later)))) return count;
  }
  return Number.POSITIVE_INFINITY;
}

/** The places and guards of two accesses, with what the threads decide apart from the rest. */
interface Parts {
  readonly offsets: readonly [Linear, Linear];
  readonly guards: readonly [readonly Formula[], readonly Formula[]];
  /** What has to hold of values that all threads share. */
  readonly shared: readonly Formula[];
  /** Some guards are left out. */
  readonly isLoose: boolean;
  /** The places are all there is of the addresses. */
  readonly isWhole: boolean;
}

function splitPair(split: Split, [a, b]: readonly [Occurrence, Occurrence]): Parts | undefined {
  const [x, y] = [split.offset(a), split.offset(b)];
  if (x === undefined || y === undefined || x.rest !== y.rest) return undefined;
  const [p, q] = [split.guards(a), split.guards(b)];
  const shared = [...p.shared, ...q.shared];
  const isLoose = p.isLoose || q.isLoose;
  const isWhole = x.rest === Linear.of(0).key();
  return { offsets: [x.own, y.own], guards: [p.own, q.own], shared, isLoose, isWhole };
}
