/**
 * Where variables are, instruction by instruction: which value each variable has follows from the
 * records that passes have kept, which value each register holds from the code. A variable is in a
 * register as long as that holds its value, and known nowhere else: what a debugger shows is never
 * an older value, or another one. The analysis is LLVM's of `LiveDebugValues`: forward, with what
 * all predecessors agree on.
 */

/** A byte of an expression, or the label of an address, which takes eight. */
export type Code = number | string;

/** Part of a variable's value. */
export type Source =
  /** `id` is the value; which register holds it is followed. */
  | { readonly kind: 'register'; readonly id: number; readonly size: number }
  | { readonly kind: 'constant'; readonly bits: bigint; readonly size: number }
  /** Memory that has a name: a frame or a parameter. */
  | { readonly kind: 'memory'; readonly symbol: string; readonly offset: number };

/** What a record says in terms of machine code. */
export interface MachRecord {
  readonly variable: number;
  readonly fragment: readonly [offset: number, size: number] | undefined;
  /** The value in order of its bytes; undefined when it is unknown. */
  readonly sources: readonly Source[] | undefined;
  /** `address`: they are where the variable lies; `indirect`: where its address lies. */
  readonly kind: 'value' | 'address' | 'indirect';
}

/** Code as the analysis sees it; places are numbers of registers. */
export interface TrackedBlock {
  /** Records in front of everything, with the places that hold a value there in any case. */
  readonly start: readonly MachRecord[];
  readonly params: readonly (readonly [place: number, id: number])[];
  /** By instruction the records before it, and which places it writes, with which value. */
  readonly steps: readonly TrackedStep[];
  /** Records before the branch. */
  readonly end: readonly MachRecord[];
  /** Predecessors for variables and places of threads, and for those of the whole wave. */
  readonly preds: readonly number[];
  readonly wavePreds: readonly number[];
}

export interface TrackedStep {
  readonly records: readonly MachRecord[] | undefined;
  readonly writes: readonly (readonly [place: number, id: number | undefined])[];
  /** All registers may be others behind it. */
  readonly clobbers?: boolean;
  /** No label can stand before it. */
  readonly isInside?: boolean;
}

/** A variable's location between two labels. */
export interface LocationRange {
  readonly begin: string;
  readonly end: string;
  readonly expression: readonly Code[];
}

interface State {
  readonly holds: Map<number, number>;
  readonly binds: Map<number, readonly MachRecord[]>;
}

export interface TrackOptions {
  /** Is a place one that all lanes share? */
  readonly isShared: (place: number) => boolean;
  /** The bytes of an expression; undefined when some part of it is nowhere. */
  readonly expression: (
    records: readonly MachRecord[],
    placeOf: (id: number) => number | undefined,
    variable: number,
  ) => readonly Code[] | undefined;
  readonly label: (block: number, index: number) => string;
  readonly end: string;
}

/** Labels that are put where they are asked for, by block and instruction. */
export class PlaceLabels {
  readonly places = new Map<number, Map<number, string>>();
  private readonly next: () => string;

  constructor(next: () => string) {
    this.next = next;
  }

  /** The label before an instruction of a block; behind its last one, before its branch. */
  readonly at = (block: number, index: number): string => {
    let own = this.places.get(block);
    if (own === undefined) this.places.set(block, (own = new Map()));
    let name = own.get(index);
    if (name === undefined) own.set(index, (name = this.next()));
    return name;
  };
}

/** Locations of each variable, by its number. */
export function trackVariables(
  blocks: readonly TrackedBlock[],
  options: TrackOptions,
): ReadonlyMap<number, readonly LocationRange[]> {
  const outs = solve(blocks, options);
  const ranges = new Ranges(options);
  for (const [b, block] of blocks.entries()) {
    const state = entryOf(b, blocks, outs, options);
    ranges.at(b, 0, state);
    let isChanged = false;
    for (const [i, step] of block.steps.entries()) {
      if (step.records !== undefined) {
        for (const record of step.records) bind(state, record);
        isChanged = true;
      }
      if (isChanged && step.isInside !== true) {
        ranges.at(b, i, state);
        isChanged = false;
      }
      if (write(state, step)) isChanged = true;
    }
    for (const record of block.end) bind(state, record);
    if (isChanged || block.end.length > 0) ranges.at(b, block.steps.length, state);
  }
  return ranges.finish();
}

/** What holds behind each block in the end; undefined for what is not reached. */
function solve(blocks: readonly TrackedBlock[], options: TrackOptions): (State | undefined)[] {
  const outs: (State | undefined)[] = blocks.map(() => undefined);
  // Facts only become fewer, so this ends; the bound is for what nobody thought of.
  for (let round = 0, changed = true; changed && round < 64; round++) {
    changed = false;
    for (const [b, block] of blocks.entries()) {
      if (b > 0 && block.preds.every((p) => outs[p] === undefined)) continue;
      const state = entryOf(b, blocks, outs, options);
      for (const step of block.steps) {
        for (const record of step.records ?? []) bind(state, record);
        write(state, step);
      }
      for (const record of block.end) bind(state, record);
      const old = outs[b];
      if (old !== undefined && isSame(old, state)) continue;
      outs[b] = state;
      changed = true;
    }
  }
  return outs;
}

function entryOf(
  b: number,
  blocks: readonly TrackedBlock[],
  outs: readonly (State | undefined)[],
  { isShared }: TrackOptions,
): State {
  const { preds, wavePreds, params, start } = blocks[b]!;
  const known = (list: readonly number[]): State[] =>
    list.flatMap((p) => (outs[p] === undefined ? [] : [outs[p]]));
  const holds = new Map<number, number>();
  const binds = new Map<number, readonly MachRecord[]>();
  const own = known(preds);
  const wave = known(wavePreds);
  const isEntry = b === 0;
  const agree = (states: readonly State[], shared: boolean): void => {
    const [first, ...rest] = states;
    if (first === undefined || isEntry) return;
    for (const [place, id] of first.holds)
      if (isShared(place) === shared && rest.every((one) => one.holds.get(place) === id))
        holds.set(place, id);
  };
  agree(own, false);
  agree(wave, true);
  const [first, ...rest] = own;
  if (first !== undefined && !isEntry)
    for (const [variable, list] of first.binds)
      if (rest.every((one) => isSameList(one.binds.get(variable), list))) binds.set(variable, list);
  for (const [place, id] of params) holds.set(place, id);
  const state = { holds, binds };
  for (const record of start) bind(state, record);
  return state;
}

function isSame(a: State, b: State): boolean {
  if (a.holds.size !== b.holds.size || a.binds.size !== b.binds.size) return false;
  for (const [place, id] of a.holds) if (b.holds.get(place) !== id) return false;
  for (const [variable, list] of a.binds)
    if (!isSameList(b.binds.get(variable), list)) return false;
  return true;
}

/** Records are objects of their own, so the same ones are the same fact. */
function isSameList(
  a: readonly MachRecord[] | undefined,
  b: readonly MachRecord[] | undefined,
): boolean {
  return a?.length === b?.length && a?.every((one, i) => one === b![i]) === true;
}

function bind({ binds }: State, record: MachRecord): void {
  const [from, size] = record.fragment ?? [0, Infinity];
  const others = (binds.get(record.variable) ?? []).filter(({ fragment }) => {
    const [at, length] = fragment ?? [0, Infinity];
    return at + length <= from || from + size <= at;
  });
  const all = [...others, record].sort((a, b) => (a.fragment?.[0] ?? 0) - (b.fragment?.[0] ?? 0));
  binds.set(record.variable, all);
}

/** True when it made a difference. */
function write({ holds }: State, { writes, clobbers }: TrackedStep): boolean {
  if (clobbers === true) holds.clear();
  for (const [place, id] of writes) {
    if (id === undefined) holds.delete(place);
    else holds.set(place, id);
  }
  return writes.length > 0 || clobbers === true;
}

/** Joins what is the same from place to place. */
class Ranges {
  private readonly options: TrackOptions;
  private readonly open = new Map<number, { begin: string; key: string; bytes: readonly Code[] }>();
  private readonly done = new Map<number, LocationRange[]>();

  constructor(options: TrackOptions) {
    this.options = options;
  }

  at(block: number, index: number, { holds, binds }: State): void {
    const { expression, label } = this.options;
    const places = new Map<number, number>();
    for (const [place, id] of holds) if (!places.has(id)) places.set(id, place);
    const now = new Map<number, readonly Code[]>();
    for (const [variable, records] of binds) {
      const bytes = expression(records, (id) => places.get(id), variable);
      if (bytes !== undefined) now.set(variable, bytes);
    }
    for (const [variable, { key }] of [...this.open])
      if (now.get(variable)?.join(' ') !== key) this.close(variable, label(block, index));
    for (const [variable, bytes] of now)
      if (!this.open.has(variable))
        this.open.set(variable, { begin: label(block, index), key: bytes.join(' '), bytes });
  }

  private close(variable: number, end: string): void {
    const { begin, bytes } = this.open.get(variable)!;
    this.open.delete(variable);
    if (begin === end) return;
    const list = this.done.get(variable) ?? [];
    list.push({ begin, end, expression: bytes });
    this.done.set(variable, list);
  }

  finish(): ReadonlyMap<number, readonly LocationRange[]> {
    for (const variable of [...this.open.keys()]) this.close(variable, this.options.end);
    return this.done;
  }
}
