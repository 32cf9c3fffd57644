/**
 * The places that the threads of a workgroup touch, each computed once: columns with a number for
 * every thread, which many pairs of accesses share.
 */
import { type Formula, holdsWhere, type Linear } from '../presburger/index.ts';
import { definingVariables } from './split-by-thread.ts';
import type { BlockShape, Given, SymbolicValues } from './symbolic-values.ts';

/** Variables of rounds of loops, and which round each is in. */
export type Rounds = readonly (readonly [variable: number, round: number])[];

/** Where each thread begins to touch memory with one access. */
export interface Places {
  /** By thread; not a number where it makes no access. */
  readonly starts: Float64Array;
  readonly size: number;
  readonly low: number;
  /** Behind the last byte. */
  readonly high: number;
  /** Divides all starts and the size. */
  readonly step: number;
}

export interface Met {
  /** Some threads of different waves meet, or of one. */
  readonly meets: 'across' | 'in one wave';
  /** One pair, the nearest to the first thread. */
  readonly threads: readonly [number, number];
  /** Where both begin to touch memory. */
  readonly starts: readonly [number, number];
  /** Likewise, of two waves. */
  readonly far?: readonly [number, number];
}

/** Combinations of rounds whose columns are kept at a time. */
const MOST_KEPT = 128;

/** Steps of memory that are told apart in a table; beyond these, in a map. */
const LARGEST_TABLE = 1 << 16;

export class ThreadPlaces {
  private readonly wave: number;
  private readonly plain: Columns;
  private readonly inRounds = new Map<string, Columns>();
  private readonly table = new Meetings();

  constructor(values: SymbolicValues, block: BlockShape, wave: number) {
    this.wave = wave;
    this.plain = new Columns(values, block, [], undefined);
  }

  of(offset: Linear, guards: readonly Formula[], size: number, rounds: Rounds): Places {
    return this.columns(rounds).places(offset, guards, size);
  }

  private columns(rounds: Rounds): Columns {
    if (rounds.length === 0) return this.plain;
    const key = rounds.join(' ');
    let known = this.inRounds.get(key);
    if (known === undefined) {
      if (this.inRounds.size >= MOST_KEPT) this.inRounds.clear();
      known = new Columns(this.plain.values, this.plain.block, rounds, this.plain);
      this.inRounds.set(key, known);
    }
    return known;
  }

  /** The first two different threads of which one touches what the other does, if there are any. */
  meet(first: readonly Places[], second: readonly Places[]): Met | undefined {
    const [low, high] = [
      Math.max(lowest(first), lowest(second)),
      Math.min(highest(first), highest(second)),
    ];
    if (!(low < high)) return undefined;
    let step = 0;
    for (const one of first) step = divisor(step, one.step);
    for (const one of second) step = divisor(step, one.step);
    // Both begin at multiples of the step, and so does what they have in common.
    this.table.clear(low / step, (high - low) / step);
    for (const { starts, size, step: own } of first)
      if (own > 0)
        starts.forEach((start, thread) => {
          if (start < high && start + size > low)
            this.table.add(start / step, (start + size) / step, thread, this.wave);
        });
    let near: readonly [number, number] | undefined;
    let begins: readonly [number, number] = [0, 0];
    for (const { starts, size } of second) {
      for (let thread = 0; thread < starts.length; thread++) {
        const start = starts[thread]!;
        if (!(start < high && start + size > low)) continue;
        const [from, to] = [start / step, (start + size) / step];
        if (near === undefined) {
          near = this.table.other(from, to, thread);
          if (near === undefined) continue;
          const [partner] = near;
          const other = first.find((one) => covers(one, partner, start, size));
          begins = [other?.starts[partner] ?? start, start];
        }
        const other = this.table.across(from, to, thread, this.wave);
        if (other >= 0)
          return { meets: 'across', threads: near, starts: begins, far: [other, thread] };
      }
    }
    return near && { meets: 'in one wave', threads: near, starts: begins };
  }
}

/** Does a thread come to some of these bytes? */
function covers({ starts, size: own }: Places, thread: number, start: number, size: number) {
  const at = starts[thread]!;
  return at < start + size && start < at + own;
}

/** Which threads come to each step of memory: enough of them to know who else does. */
class Meetings {
  private base = 0;
  private length = 0;
  /** Number of the slot by step, where there are too many steps for a slot each. */
  private slots: Map<number, number> | undefined;
  private first = new Int32Array(0);
  /** The first thread that is another one. */
  private second = new Int32Array(0);
  /** The first thread of another wave. */
  private far = new Int32Array(0);

  clear(base: number, length: number): void {
    this.base = base;
    this.length = length;
    this.slots = length > LARGEST_TABLE ? new Map() : undefined;
    this.reserve(this.slots === undefined ? length : 0);
    this.first.fill(-1, 0, length);
    this.second.fill(-1, 0, length);
    this.far.fill(-1, 0, length);
  }

  private reserve(length: number): void {
    if (this.first.length >= length) return;
    const grown = (from: Int32Array): Int32Array<ArrayBuffer> => {
      const to = new Int32Array(Math.max(length, 2 * from.length)).fill(-1);
      to.set(from);
      return to;
    };
    this.first = grown(this.first);
    this.second = grown(this.second);
    this.far = grown(this.far);
  }

  /** `make`: where there is none yet. */
  private slot(step: number, make: boolean): number {
    const at = step - this.base;
    if (at < 0 || at >= this.length) return -1;
    if (this.slots === undefined) return at;
    let known = this.slots.get(at);
    if (known !== undefined || !make) return known ?? -1;
    known = this.slots.size;
    this.slots.set(at, known);
    this.reserve(known + 1);
    return known;
  }

  /** `to`: behind the last step. */
  add(from: number, to: number, thread: number, wave: number): void {
    for (let step = from; step < to; step++) {
      const at = this.slot(step, true);
      if (at < 0) continue;
      const first = this.first[at]!;
      if (first < 0) this.first[at] = thread;
      else if (first !== thread) {
        if (this.second[at]! < 0) this.second[at] = thread;
        if (this.far[at]! < 0 && !areInOne(first, thread, wave)) this.far[at] = thread;
      }
    }
  }

  /** The first other thread that comes to one of the steps, before this one. */
  other(from: number, to: number, thread: number): readonly [number, number] | undefined {
    for (let step = from; step < to; step++) {
      const at = this.slot(step, false);
      if (at < 0) continue;
      const first = this.first[at]!;
      const other = first === thread ? this.second[at]! : first;
      if (other >= 0) return [other, thread];
    }
    return undefined;
  }

  /** A thread of another wave that comes to one of the steps; -1 where there is none. */
  across(from: number, to: number, thread: number, wave: number): number {
    for (let step = from; step < to; step++) {
      const at = this.slot(step, false);
      if (at < 0 || this.first[at]! < 0) continue;
      if (!areInOne(this.first[at]!, thread, wave)) return this.first[at]!;
      if (this.far[at]! >= 0) return this.far[at]!;
    }
    return -1;
  }
}

function areInOne(first: number, second: number, wave: number): boolean {
  return Math.floor(first / wave) === Math.floor(second / wave);
}

function lowest(places: readonly Places[]): number {
  return places.reduce((low, one) => Math.min(low, one.low), Number.POSITIVE_INFINITY);
}

function highest(places: readonly Places[]): number {
  return places.reduce((high, one) => Math.max(high, one.high), Number.NEGATIVE_INFINITY);
}

function divisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** What each thread computes, in given rounds. */
class Columns {
  readonly values: SymbolicValues;
  readonly block: BlockShape;
  private readonly count: number;
  private readonly rounds: ReadonlyMap<number, number>;
  /** Has the columns of what no round decides. */
  private readonly plain: Columns | undefined;
  private readonly byVariable = new Map<number, Float64Array>();
  private readonly byRound = new Map<number, boolean>();
  private readonly placesBy = new Map<readonly Formula[], Map<Linear, Places>>();

  constructor(
    values: SymbolicValues,
    block: BlockShape,
    rounds: Rounds,
    plain: Columns | undefined,
  ) {
    this.values = values;
    this.block = block;
    const [x, y, z] = block;
    this.count = x * y * z;
    this.rounds = new Map(rounds);
    this.plain = plain;
    if (plain === undefined) this.addIndices();
  }

  private addIndices(): void {
    const [width, height] = this.block;
    const parts = [
      (thread: number) => thread % width,
      (thread: number) => Math.floor(thread / width) % height,
      (thread: number) => Math.floor(thread / (width * height)),
    ];
    parts.forEach((index, dim) => {
      for (const id of this.values.thread(dim).terms.keys())
        this.byVariable.set(
          id,
          Float64Array.from({ length: this.count }, (_, i) => index(i)),
        );
    });
  }

  /** Splits are kept: one access has one object for its place, and one for its guards. */
  places(offset: Linear, guards: readonly Formula[], size: number): Places {
    let row = this.placesBy.get(guards);
    if (row === undefined) this.placesBy.set(guards, (row = new Map()));
    let known = row.get(offset);
    if (known === undefined) row.set(offset, (known = this.compute(offset, guards, size)));
    return known;
  }

  private compute(offset: Linear, guards: readonly Formula[], size: number): Places {
    const starts = new Float64Array(this.count);
    let [low, high, step] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
    const at = new AtThread(this);
    for (let thread = 0; thread < this.count; thread++) {
      at.thread = thread;
      if (!guards.every((guard) => at.holds(guard))) {
        starts[thread] = Number.NaN;
        continue;
      }
      const start = at.at(offset);
      starts[thread] = start;
      low = Math.min(low, start);
      high = Math.max(high, start + size);
      if (step !== 1) step = divisor(step, Math.abs(start));
    }
    if (low < high) step = divisor(step, size);
    return { starts, size, low, high, step };
  }

  of(variable: number): Float64Array {
    let known = this.byVariable.get(variable);
    if (known === undefined) {
      known =
        this.plain !== undefined && !this.isOfRounds(variable)
          ? this.plain.of(variable)
          : this.column(variable);
      this.byVariable.set(variable, known);
    }
    return known;
  }

  private column(variable: number): Float64Array {
    const round = this.rounds.get(variable);
    if (round !== undefined) return new Float64Array(this.count).fill(round);
    const value = this.values.variables[variable]!.value!;
    const at = new AtThread(this);
    const out = new Float64Array(this.count);
    for (at.thread = 0; at.thread < this.count; at.thread++) out[at.thread] = value(at);
    return out;
  }

  private isOfRounds(id: number): boolean {
    if (this.rounds.has(id)) return true;
    let known = this.byRound.get(id);
    if (known === undefined) {
      this.byRound.set(id, false);
      const inner = definingVariables(id, this.values.variables[id]!);
      known = inner !== undefined && [...inner].some((one) => this.isOfRounds(one));
      this.byRound.set(id, known);
    }
    return known;
  }
}

/** What one thread computes. */
class AtThread implements Given {
  thread = 0;
  private readonly columns: Columns;

  constructor(columns: Columns) {
    this.columns = columns;
  }

  at(of: Linear): number {
    let sum = of.constant;
    for (const [id, by] of of.terms) sum += by * this.columns.of(id)[this.thread]!;
    return sum;
  }

  holds(formula: Formula): boolean {
    return holdsWhere(formula, (of) => this.at(of));
  }
}
