/**
 * Two accesses whose places depend on the index of the thread alone, in a workgroup of a known
 * size: decided by going through its threads, which costs less than a proof about quotients of
 * quotients.
 */
import { append, greatest } from '../base/index.ts';
import { and, atMost, equal, type Formula, Linear } from '../presburger/index.ts';
import type { Occurrence } from './barrier-phases.ts';
import { eachVariable } from './formula-variables.ts';
import type { BlockShape, Given, SymbolicValues, Variable } from './symbolic-values.ts';

export interface EnumeratedPair {
  /** Some threads of different waves meet, or of one. */
  readonly meets: 'across' | 'in one wave';
  /** One pair, the nearest to the first thread. */
  readonly threads: readonly [number, number];
  /** What has to hold besides, of values that all threads share. */
  readonly shared: readonly Formula[];
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

/**
 * The pairs that meet, one for each round of loops around them where its number decides too;
 * undefined where something else than threads and rounds decides, so that this does not apply.
 */
export function enumeratePairs(
  input: EnumerationInput,
  pair: readonly [Occurrence, Occurrence],
): readonly EnumeratedPair[] | undefined {
  const { values, block, isPossible } = input;
  const plain = splitPair(new Split(values, []), pair);
  const count = block[0] * block[1] * block[2];
  if (plain !== undefined) {
    if (!input.spend(count)) return undefined;
    const found = meetings(input, pair, plain, [], []);
    // Who does not meet without some of the guards does not with all of them.
    if (found === undefined || !plain.isLoose) return listed(found);
  }
  const around = pair.flatMap((one) => roundsOf(values, one, false));
  const inside = pair.map((one) => roundsOf(values, one, true));
  const shared = [...new Set(around)];
  if (shared.length > MOST_LOOPS || inside.some(({ length }) => length > 1)) return undefined;
  const parts = splitPair(new Split(values, [...shared, ...inside.flat()]), pair);
  if (parts === undefined) return undefined;
  const counts = shared.map((round) =>
    countOf(
      values,
      round,
      pair.map(({ when }) => and(...partsOf(when).filter((part) => !values.dependsOnThread(part)))),
      isPossible,
    ),
  );
  const own = inside.map(([round], side): OwnRounds | undefined =>
    round === undefined
      ? undefined
      : { round, count: countOf(values, round, [pair[side]!.when], isPossible) },
  );
  const inner = greatest(own.map((one) => one?.count ?? 1));
  const outer = counts.reduce((product, one) => product * one, 1);
  const visits = count * inner * outer;
  if (!(visits <= MOST_VISITS && input.spend(visits))) return undefined;
  const found: EnumeratedPair[] = [];
  for (let number = 0; number < outer; number++) {
    const rounds = digits(number, counts).map((value, i) => [shared[i]!, value] as const);
    const one = meetings(input, pair, parts, rounds, own);
    if (one === undefined) continue;
    const at = rounds.map(([id, value]) => equal(Linear.variable(id), Linear.of(value)));
    if (isPossible(and(...one.shared, ...at)))
      found.push({ ...one, shared: [...one.shared, ...at] });
  }
  // What meets without all guards may never come there.
  return parts.isLoose && found.length > 0 ? undefined : found;
}

function listed<T>(one: T | undefined): readonly T[] {
  return one === undefined ? [] : [one];
}

/** What a formula says one by one. */
function partsOf(formula: Formula): readonly Formula[] {
  return formula.kind === 'and' ? formula.parts.flatMap(partsOf) : [formula];
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

/** A loop that each thread goes round by itself. */
interface OwnRounds {
  readonly round: number;
  readonly count: number;
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
}

function splitPair(split: Split, [a, b]: readonly [Occurrence, Occurrence]): Parts | undefined {
  const [x, y] = [split.offset(a.offset), split.offset(b.offset)];
  if (x === undefined || y === undefined || x.rest !== y.rest) return undefined;
  const [p, q] = [split.guards(a.when), split.guards(b.when)];
  const shared = [...p.shared, ...q.shared];
  const isLoose = p.isLoose || q.isLoose;
  return { offsets: [x.own, y.own], guards: [p.own, q.own], shared, isLoose };
}

function meetings(
  { values, block, wave }: EnumerationInput,
  pair: readonly [Occurrence, Occurrence],
  { offsets, guards, shared }: Parts,
  rounds: readonly Known[],
  own: readonly (OwnRounds | undefined)[],
): EnumeratedPair | undefined {
  const count = block[0] * block[1] * block[2];
  /** Calls with every byte that a thread accesses. */
  const touched = (side: 0 | 1, take: (thread: number, byte: number) => void): void => {
    const { size } = pair[side].access;
    const times = own[side]?.count ?? 1;
    for (let visit = 0; visit < count * times; visit++) {
      const thread = visit % count;
      const round = own[side] && ([own[side].round, Math.floor(visit / count)] as const);
      const at = new AtThread(values, block, thread, round ? [...rounds, round] : rounds);
      if (!guards[side].every((guard) => at.holds(guard))) continue;
      const start = at.at(offsets[side]);
      for (let i = 0; i < size!; i++) take(thread, start + i);
    }
  };
  const places = new Map<number, number[]>();
  touched(0, (thread, byte) => {
    const here = places.get(byte);
    if (here === undefined) places.set(byte, [thread]);
    else if (here.length < 2 * wave) here.push(thread);
  });
  let near: readonly [number, number] | undefined;
  let isAcross = false;
  touched(1, (thread, byte) => {
    for (const other of places.get(byte) ?? []) {
      if (other === thread) continue;
      near ??= [other, thread];
      if (Math.floor(other / wave) !== Math.floor(thread / wave)) isAcross = true;
    }
  });
  if (near === undefined) return undefined;
  return { meets: isAcross ? 'across' : 'in one wave', threads: near, shared };
}

/** A variable and its value. */
type Known = readonly [variable: number, value: number];

type Kind = 'thread' | 'shared' | 'both';

/** Parts expressions into what the thread decides and what all threads share. */
class Split {
  private readonly values: SymbolicValues;
  private readonly kinds = new Map<number, Kind>();

  /** `rounds`: variables that are gone through as the threads are. */
  constructor(values: SymbolicValues, rounds: readonly number[]) {
    this.values = values;
    for (const round of rounds) this.kinds.set(round, 'thread');
  }

  /** `rest`: a key of the part that all threads share. */
  offset(of: Linear): { readonly own: Linear; readonly rest: string } | undefined {
    let [own, rest] = [of, of.shift(-of.constant)];
    for (const [id, by] of of.terms) {
      const kind = this.kindOf(id);
      if (kind === 'both') return undefined;
      const part = Linear.variable(id).times(by);
      if (kind === 'thread') rest = rest.minus(part);
      else own = own.minus(part);
    }
    return { own, rest: rest.key() };
  }

  /** `isLoose`: some mix both, and are left out. */
  guards(when: Formula): {
    readonly own: readonly Formula[];
    readonly shared: readonly Formula[];
    readonly isLoose: boolean;
  } {
    let isLoose = false;
    const own: Formula[] = [];
    const shared: Formula[] = [];
    for (const one of partsOf(when)) {
      const kind = this.kindOfAll(variablesOf(one));
      if (kind === 'both') isLoose = true;
      else (kind === 'thread' ? own : shared).push(one);
    }
    return { own, shared, isLoose };
  }

  private kindOf(id: number): Kind {
    let kind = this.kinds.get(id);
    if (kind === undefined) {
      const variable = this.values.variables[id]!;
      const { source, own } = variable;
      const inner = source.kind === 'thread' ? undefined : operandsOf(id, variable);
      if (source.kind === 'thread') kind = 'thread';
      else if (inner === undefined) kind = own ? 'both' : 'shared';
      else {
        kind = this.kindOfAll(inner);
        if (!own && kind !== 'thread') kind = 'shared';
      }
      this.kinds.set(id, kind);
    }
    return kind;
  }

  private kindOfAll(ids: Iterable<number>): Kind {
    let kind: 'thread' | 'shared' | undefined;
    for (const id of ids) {
      const one = this.kindOf(id);
      if (one === 'both' || (kind !== undefined && kind !== one)) return 'both';
      kind = one;
    }
    return kind ?? 'thread';
  }
}

/** The variables from which the value of one follows; undefined where there are none. */
function operandsOf(id: number, { source, value, definition }: Variable): Set<number> | undefined {
  if (value === undefined) return undefined;
  const factors =
    source.kind === 'product'
      ? [source.a, source.b]
      : source.kind === 'operation'
        ? source.operands
        : undefined;
  if (factors !== undefined) return new Set(factors.flatMap(({ terms }) => [...terms.keys()]));
  if (definition === undefined) return undefined;
  const inner = variablesOf(definition);
  inner.delete(id);
  return inner;
}

function variablesOf(formula: Formula): Set<number> {
  const out = new Set<number>();
  const work = [formula];
  for (let one = work.pop(); one !== undefined; one = work.pop()) {
    if (one.kind === 'and' || one.kind === 'or') append(work, one.parts);
    else for (const id of one.of.terms.keys()) out.add(id);
  }
  return out;
}

/** What a thread of a known number computes, in rounds of loops where these count. */
class AtThread implements Given {
  private readonly values: SymbolicValues;
  private readonly known = new Map<number, number>();

  constructor(
    values: SymbolicValues,
    [width, height]: BlockShape,
    number: number,
    rounds: readonly Known[],
  ) {
    this.values = values;
    for (const round of rounds) this.known.set(...round);
    const index = [number % width, Math.floor(number / width) % height];
    index.push(Math.floor(number / (width * height)));
    index.forEach((value, dim) => {
      for (const id of values.thread(dim).terms.keys()) this.known.set(id, value);
    });
  }

  at(of: Linear): number {
    let sum = of.constant;
    for (const [id, by] of of.terms) sum += by * this.variable(id);
    return sum;
  }

  holds(formula: Formula): boolean {
    switch (formula.kind) {
      case 'zero':
        return this.at(formula.of) === 0;
      case 'positive':
        return this.at(formula.of) >= 0;
      case 'and':
        return formula.parts.every((part) => this.holds(part));
      case 'or':
        return formula.parts.some((part) => this.holds(part));
    }
  }

  private variable(id: number): number {
    let value = this.known.get(id);
    if (value === undefined) {
      value = this.values.variables[id]!.value!(this);
      this.known.set(id, value);
    }
    return value;
  }
}
