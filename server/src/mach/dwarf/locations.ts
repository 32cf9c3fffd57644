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

/** Facts of all blocks above which a function's variables are given up. */
const MAX_FACTS = 4_000_000;

/**
 * Locations of each variable, by its number. None at all where the analysis does not come to an
 * end within its bounds: debuggers say "optimised out".
 */
export function trackVariables(
  blocks: readonly TrackedBlock[],
  options: TrackOptions,
): ReadonlyMap<number, readonly LocationRange[]> {
  const code = withNeededValues(blocks);
  const outs = solve(code, options);
  const ranges = new Ranges(options);
  if (outs === undefined) return ranges.finish();
  for (const [b, block] of code.entries()) {
    const { steps } = block;
    ranges.enter(entryOf(b, code, outs, options));
    ranges.at(b, 0);
    for (const [i, step] of steps.entries()) {
      for (const record of step.records ?? []) ranges.bind(record);
      if (step.isInside !== true) ranges.at(b, i);
      ranges.write(step);
    }
    for (const record of block.end) ranges.bind(record);
    ranges.at(b, steps.length);
  }
  return ranges.finish();
}

/** Code whose writes have the values alone that records speak of. */
function withNeededValues(blocks: readonly TrackedBlock[]): TrackedBlock[] {
  const needed = new Set<number>();
  const need = (records: readonly MachRecord[] | undefined): void => {
    for (const record of records ?? []) for (const id of valuesOf(record)) needed.add(id);
  };
  for (const { start, steps, end } of blocks) {
    need(start);
    need(end);
    for (const { records } of steps) need(records);
  }
  return blocks.map((block) => ({
    ...block,
    params: block.params.filter(([, id]) => needed.has(id)),
    steps: block.steps.map((step) => ({
      ...step,
      writes: step.writes.map(
        ([place, id]) => [place, id !== undefined && needed.has(id) ? id : undefined] as const,
      ),
    })),
  }));
}

/** Values in registers that a record needs. */
function valuesOf({ sources }: MachRecord): number[] {
  const out: number[] = [];
  for (const source of sources ?? []) if (source.kind === 'register') out.push(source.id);
  return out;
}

/**
 * What holds behind each block in the end; undefined for what is not reached, and at all when that
 * cannot be said within bounds.
 */
function solve(
  blocks: readonly TrackedBlock[],
  options: TrackOptions,
): (State | undefined)[] | undefined {
  const outs: (State | undefined)[] = blocks.map(() => undefined);
  const behind = followers(blocks);
  const isOpen = blocks.map((_, b) => b === 0);
  let facts = 0;
  // Facts only become fewer, so this ends; the bound is for what nobody thought of.
  for (let round = 0; isOpen.includes(true); round++) {
    if (round === 64) return undefined;
    for (const [b, block] of blocks.entries()) {
      if (!isOpen[b]) continue;
      isOpen[b] = false;
      if (b > 0 && block.preds.every((p) => outs[p] === undefined)) continue;
      const state = entryOf(b, blocks, outs, options);
      run(block, state);
      const old = outs[b];
      if (old !== undefined && isSame(old, state)) continue;
      outs[b] = state;
      facts += sizeOf(state) - (old === undefined ? 0 : sizeOf(old));
      if (facts > MAX_FACTS) return undefined;
      for (const next of behind[b]!) isOpen[next] = true;
    }
  }
  return outs;
}

/** By block those that begin with what holds behind it. */
function followers(blocks: readonly TrackedBlock[]): number[][] {
  const behind: number[][] = blocks.map(() => []);
  for (const [b, { preds, wavePreds }] of blocks.entries()) {
    for (const p of preds) behind[p]!.push(b);
    for (const p of wavePreds) behind[p]!.push(b);
  }
  return behind;
}

/** Comes behind a block. */
function run({ steps, end }: TrackedBlock, state: State): void {
  for (const step of steps) {
    for (const record of step.records ?? []) bind(state, record);
    write(state, step);
  }
  for (const record of end) bind(state, record);
}

function sizeOf({ holds, binds }: State): number {
  return holds.size + binds.size;
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
  if (record.fragment === undefined && record.sources === undefined) {
    binds.delete(record.variable);
    return;
  }
  const [from, size] = record.fragment ?? [0, Infinity];
  const others = (binds.get(record.variable) ?? []).filter(({ fragment }) => {
    const [at, length] = fragment ?? [0, Infinity];
    return at + length <= from || from + size <= at;
  });
  const all = [...others, record].sort((a, b) => (a.fragment?.[0] ?? 0) - (b.fragment?.[0] ?? 0));
  binds.set(record.variable, all);
}

function write({ holds }: State, { writes, clobbers }: TrackedStep): void {
  if (clobbers === true) holds.clear();
  for (const [place, id] of writes) {
    if (id === undefined) holds.delete(place);
    else holds.set(place, id);
  }
}

/**
 * Goes through the code with what is known, and joins what is the same from place to place. Looks
 * at a variable only where it or a register of it has changed.
 */
class Ranges {
  private readonly options: TrackOptions;
  private readonly open = new Map<number, { begin: string; key: string; bytes: readonly Code[] }>();
  private readonly done = new Map<number, LocationRange[]>();
  private state: State = { holds: new Map(), binds: new Map() };
  /** The places of each value, the first one first. */
  private readonly places = new Map<number, Set<number>>();
  /** The variables that a value may be part of. */
  private readonly readers = new Map<number, Set<number>>();
  private readonly changed = new Set<number>();

  constructor(options: TrackOptions) {
    this.options = options;
  }

  /** A block begins. */
  enter(state: State): void {
    this.state = state;
    this.places.clear();
    this.readers.clear();
    for (const [place, id] of state.holds) addTo(this.places, id, place);
    for (const [variable, records] of state.binds) {
      this.changed.add(variable);
      for (const record of records) this.read(record);
    }
    for (const variable of this.open.keys()) this.changed.add(variable);
  }

  bind(record: MachRecord): void {
    bind(this.state, record);
    this.read(record);
    this.changed.add(record.variable);
  }

  write(step: TrackedStep): void {
    const { holds } = this.state;
    if (step.clobbers === true) for (const [place, id] of [...holds]) this.leave(place, id);
    for (const [place, id] of step.writes) {
      const old = holds.get(place);
      if (old === id) continue;
      if (old !== undefined) this.leave(place, old);
      if (id === undefined) continue;
      holds.set(place, id);
      addTo(this.places, id, place);
      this.touch(id);
    }
  }

  /** What has changed is known before an instruction. */
  at(block: number, index: number): void {
    const { expression, label } = this.options;
    const placeOf = (id: number): number | undefined => {
      for (const place of this.places.get(id) ?? []) return place;
      return undefined;
    };
    for (const variable of this.changed) {
      const records = this.state.binds.get(variable);
      const bytes = records && expression(records, placeOf, variable);
      const key = bytes?.join(' ');
      const open = this.open.get(variable);
      if (open?.key === key) continue;
      if (open !== undefined) this.close(variable, label(block, index));
      if (bytes !== undefined)
        this.open.set(variable, { begin: label(block, index), key: key!, bytes });
    }
    this.changed.clear();
  }

  private leave(place: number, id: number): void {
    this.state.holds.delete(place);
    this.places.get(id)?.delete(place);
    this.touch(id);
  }

  private touch(id: number): void {
    for (const variable of this.readers.get(id) ?? []) this.changed.add(variable);
  }

  private read(record: MachRecord): void {
    for (const id of valuesOf(record)) addTo(this.readers, id, record.variable);
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

function addTo(map: Map<number, Set<number>>, key: number, item: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, new Set([item]));
  else list.add(item);
}
