/**
 * Two accesses whose places depend on the index of the thread alone, in a workgroup of a known
 * size: decided by going through its threads, which costs less than a proof about quotients of
 * quotients.
 */
import { append } from '../base/index.ts';
import { and, atMost, equal, type Formula, Linear } from '../presburger/index.ts';
import type { Occurrence } from './barrier-phases.ts';
import { eachVariable } from './formula-variables.ts';
import type { BlockShape, Given, SymbolicValues } from './symbolic-values.ts';

export interface EnumeratedPair {
  /** Some threads of different waves meet, or of one. */
  readonly meets: 'across' | 'in one wave';
  /** One pair, the nearest to the first thread. */
  readonly threads: readonly [number, number];
  /** What has to hold besides, of values that all threads share. */
  readonly shared: readonly Formula[];
}

/** Rounds of a loop around the barriers that are gone through one by one. */
const MOST_ROUNDS = 40;

/**
 * The pairs that meet, one for each round of the loop around them where its number decides too;
 * undefined where something else than the thread and that round decides, so that this does not
 * apply. `isPossible`: can shared conditions be met?
 */
export function enumeratePairs(
  values: SymbolicValues,
  block: BlockShape,
  wave: number,
  pair: readonly [Occurrence, Occurrence],
  isPossible: (shared: Formula) => boolean,
): readonly EnumeratedPair[] | undefined {
  const parts = partsOf(new Split(values, undefined), pair);
  if (parts !== undefined) return listed(meetings(values, block, wave, pair, parts, undefined));
  const round = roundOf(values, pair);
  if (round === undefined) return undefined;
  const inRounds = partsOf(new Split(values, round), pair);
  if (inRounds === undefined) return undefined;
  const self = Linear.variable(round);
  const guards = inRounds.guards.flat().filter((guard) => !values.dependsOnThread(guard));
  const later = atMost(Linear.of(MOST_ROUNDS), self);
  if (isPossible(and(...inRounds.shared, ...guards, later))) return undefined;
  const found: EnumeratedPair[] = [];
  for (let value = 0; value < MOST_ROUNDS; value++) {
    const at = equal(self, Linear.of(value));
    const one = meetings(values, block, wave, pair, inRounds, [round, value]);
    if (one === undefined || !isPossible(and(...one.shared, at))) continue;
    found.push({ ...one, shared: [...one.shared, at] });
  }
  return found;
}

function listed<T>(one: T | undefined): readonly T[] {
  return one === undefined ? [] : [one];
}

/** The places and guards of two accesses, with what the threads decide apart from the rest. */
interface Parts {
  readonly offsets: readonly [Linear, Linear];
  readonly guards: readonly [readonly Formula[], readonly Formula[]];
  /** What has to hold of values that all threads share. */
  readonly shared: readonly Formula[];
}

function partsOf(split: Split, [a, b]: readonly [Occurrence, Occurrence]): Parts | undefined {
  const [x, y] = [split.offset(a.offset), split.offset(b.offset)];
  if (x === undefined || y === undefined || x.rest !== y.rest) return undefined;
  const [p, q] = [split.guards(a.when), split.guards(b.when)];
  if (p === undefined || q === undefined) return undefined;
  const shared = [...p.shared, ...q.shared];
  return { offsets: [x.own, y.own], guards: [p.own, q.own], shared };
}

/** The number of the round in a loop around both, where the accesses depend on one. */
function roundOf(
  values: SymbolicValues,
  pair: readonly [Occurrence, Occurrence],
): number | undefined {
  const rounds = new Set<number>();
  for (const { offset, when } of pair)
    eachVariable(values.variables, [{ kind: 'zero', of: offset }, when], (id) => {
      const { source, own } = values.variables[id]!;
      if (source.kind === 'round' && !own) rounds.add(id);
    });
  return rounds.size === 1 ? [...rounds][0] : undefined;
}

function meetings(
  values: SymbolicValues,
  block: BlockShape,
  wave: number,
  [a, b]: readonly [Occurrence, Occurrence],
  { offsets, guards, shared }: Parts,
  round: readonly [number, number] | undefined,
): EnumeratedPair | undefined {
  const count = block[0] * block[1] * block[2];
  const threads = Array.from({ length: count }, (_, t) => new AtThread(values, block, t, round));
  const places = new Map<number, number[]>();
  touched(threads, guards[0], offsets[0], a, (number, byte) => {
    const here = places.get(byte);
    if (here === undefined) places.set(byte, [number]);
    else if (here.length < 2 * wave) here.push(number);
  });
  let near: readonly [number, number] | undefined;
  let isAcross = false;
  touched(threads, guards[1], offsets[1], b, (number, byte) => {
    for (const other of places.get(byte) ?? []) {
      if (other === number) continue;
      near ??= [other, number];
      if (Math.floor(other / wave) !== Math.floor(number / wave)) isAcross = true;
    }
  });
  if (near === undefined) return undefined;
  return { meets: isAcross ? 'across' : 'in one wave', threads: near, shared };
}

/** Calls with every byte that a thread accesses. */
function touched(
  threads: readonly AtThread[],
  guards: readonly Formula[],
  offset: Linear,
  { access }: Occurrence,
  take: (number: number, byte: number) => void,
): void {
  for (const at of threads) {
    if (!guards.every((guard) => at.holds(guard))) continue;
    const start = at.at(offset);
    for (let i = 0; i < access.size!; i++) take(at.number, start + i);
  }
}

type Kind = 'thread' | 'shared' | 'both';

/** Parts expressions into what the thread decides and what all threads share. */
class Split {
  private readonly values: SymbolicValues;
  private readonly kinds = new Map<number, Kind>();

  /** `round`: a variable that is gone through as the threads are. */
  constructor(values: SymbolicValues, round: number | undefined) {
    this.values = values;
    if (round !== undefined) this.kinds.set(round, 'thread');
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

  guards(
    when: Formula,
  ): { readonly own: readonly Formula[]; readonly shared: readonly Formula[] } | undefined {
    const own: Formula[] = [];
    const shared: Formula[] = [];
    const work = [when];
    for (let one = work.pop(); one !== undefined; one = work.pop()) {
      if (one.kind === 'and') {
        append(work, one.parts);
        continue;
      }
      const kind = this.kindOfAll(variablesOf(one));
      if (kind === 'both') return undefined;
      (kind === 'thread' ? own : shared).push(one);
    }
    return { own, shared };
  }

  private kindOf(id: number): Kind {
    let kind = this.kinds.get(id);
    if (kind === undefined) {
      const { source, own, value, definition } = this.values.variables[id]!;
      if (source.kind === 'thread') kind = 'thread';
      else if (value === undefined || definition === undefined) kind = own ? 'both' : 'shared';
      else {
        const inner = variablesOf(definition);
        inner.delete(id);
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

function variablesOf(formula: Formula): Set<number> {
  const out = new Set<number>();
  const work = [formula];
  for (let one = work.pop(); one !== undefined; one = work.pop()) {
    if (one.kind === 'and' || one.kind === 'or') append(work, one.parts);
    else for (const id of one.of.terms.keys()) out.add(id);
  }
  return out;
}

/** What a thread of a known number computes, in a round of a loop where that counts. */
class AtThread implements Given {
  readonly number: number;
  private readonly values: SymbolicValues;
  private readonly known = new Map<number, number>();

  constructor(
    values: SymbolicValues,
    [width, height]: BlockShape,
    number: number,
    round: readonly [variable: number, value: number] | undefined,
  ) {
    this.values = values;
    this.number = number;
    if (round !== undefined) this.known.set(...round);
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
