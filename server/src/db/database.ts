/**
 * The database: one node for each query and key, with its value, what it read and who has read it.
 * An input that changes marks all that has read it, directly or not, so a node without a mark is
 * right and costs nothing to ask for. One with a mark looks at what it read; a read that is
 * computed anew and comes out equal leaves its readers valid (red-green, as in rustc and salsa).
 */
import { BUDGETS, type Budget, type MemoryClass } from './budgets.ts';
import {
  Cancelled,
  type CycleStep,
  type DerivedQuery,
  type InputQuery,
  OverBudget,
  type Query,
  QueryCycle,
  type Reading,
} from './query.ts';

type AnyQuery = InputQuery<unknown, unknown> | DerivedQuery<unknown, unknown>;

/** `value` is this when it has been evicted, or never was computed. */
const NONE = Symbol('none');

interface Node {
  readonly query: AnyQuery;
  readonly shelf: Shelf;
  readonly key: unknown;
  value: unknown;
  /** Revision in which the value last became another one. */
  changedAt: number;
  /** Revision in which it was last known to be right. */
  verifiedAt: number;
  /** What it read, in order. */
  reads: Node[];
  /** Which values were computed from it. */
  readers: Set<Node> | undefined;
  /** Something that it read, directly or not, has changed since it was last known to be right. */
  marked: boolean;
  running: boolean;
  verifying: boolean;
  weight: number;
}

/** All nodes of one query, and what has become of them. */
interface Shelf {
  readonly nodes: Map<unknown, Node>;
  readonly counts: QueryCounts;
}

interface Frame {
  readonly node: Node;
  readonly reads: Node[];
  readonly seen: Set<Node>;
  steps: number;
  /** The cycle that it is part of, beginning with its own query. */
  round: readonly CycleStep[] | undefined;
}

function newFrame(node: Node): Frame {
  return { node, reads: [], seen: new Set(), steps: 0, round: undefined };
}

/** Marks all that was computed from a node, directly or not. */
function markReaders(node: Node): void {
  const open = [node];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const reader of at.readers ?? []) {
      if (reader.marked) continue;
      reader.marked = true;
      open.push(reader);
    }
  }
}

/** What a node read is what it reads from now on. */
function setReads(node: Node, reads: Node[], seen: ReadonlySet<Node>): void {
  for (const old of node.reads) if (!seen.has(old)) old.readers?.delete(node);
  for (const read of reads) (read.readers ??= new Set()).add(node);
  node.reads = reads;
}

const NO_NODES: ReadonlySet<Node> = new Set();

function cycleValue({ query, key }: Node, path: readonly CycleStep[]): unknown {
  const { cycle } = query as DerivedQuery<unknown, unknown>;
  if (cycle === undefined) throw new QueryCycle(path);
  return cycle(key, path);
}

/** Numbers of one query since the start. */
export interface QueryCounts {
  /** Values that are there. */
  kept: number;
  /** Answered without computing. */
  hits: number;
  computed: number;
  /** Computed anew, and equal to the value before. */
  unchanged: number;
  evicted: number;
}

export interface DatabaseOptions {
  /** Asked at each `step`: has an edit come while this is computed? */
  readonly cancelled?: (() => boolean) | undefined;
  /** Steps of one computation, those of its reads not counted. */
  readonly limit?: number | undefined;
  /**
   * Computes each value that is kept again when it is asked for, and throws where it comes out
   * different.
   */
  readonly paranoid?: boolean | undefined;
}

export class Database implements Reading {
  /** Grows with each change of an input. */
  revision = 1;
  private readonly shelves = new Map<AnyQuery, Shelf>();
  private readonly counts = new Map<string, QueryCounts>();
  private readonly weights = new Map<MemoryClass, number>();
  private readonly frames: Frame[] = [];
  /** Computations that have stopped in between; one value may be computed by several. */
  private readonly stopped = new Set<Frame>();
  /** Nodes whose values may be evicted, the one asked for last at the end. */
  private readonly recent = new Map<MemoryClass, Set<Node>>();
  private readonly options: DatabaseOptions;
  private checking = false;

  constructor(options: DatabaseOptions = {}) {
    this.options = options;
  }

  // ---------------------------------------------------------------------------------------- inputs

  /** Sets an input. Returns false when the value is the one that is there. */
  set<K, V>(query: InputQuery<K, V>, key: K, value: V): boolean {
    const node = this.node(query, key);
    if (node.value === NONE) this.initialise(node);
    const equal = query.equal ?? Object.is;
    if (equal(node.value as V, value)) return false;
    node.value = value;
    this.touch(query, key);
    return true;
  }

  /** The value of an input changed in place: what has read it is looked at anew. */
  touch<K, V>(query: InputQuery<K, V>, key: K): void {
    const node = this.node(query, key);
    if (node.value === NONE) this.initialise(node);
    this.revision++;
    node.changedAt = node.verifiedAt = this.revision;
    markReaders(node);
  }

  /** Forgets a key: it is computed, or has its initial value, when it is asked for again. */
  forget<K, V>(query: Query<K, V>, key: K): void {
    const shelf = this.shelves.get(query as AnyQuery);
    const node = shelf?.nodes.get(key);
    if (node === undefined) return;
    this.let(node);
    setReads(node, [], NO_NODES);
    shelf!.nodes.delete(key);
    // Whoever has read it holds the node itself, and must not take it for what it was.
    this.revision++;
    node.changedAt = this.revision;
    markReaders(node);
  }

  /** Forgets a query with all keys: nobody will ask for it or for what has read it. */
  drop(query: { readonly name: string }): void {
    for (const node of this.shelves.get(query as AnyQuery)?.nodes.values() ?? []) {
      this.let(node);
      setReads(node, [], NO_NODES);
    }
    this.shelves.delete(query as AnyQuery);
  }

  private initialise(node: Node): void {
    const query = node.query as InputQuery<unknown, unknown>;
    node.value = query.initial(node.key);
    node.verifiedAt = node.changedAt = this.revision;
  }

  // --------------------------------------------------------------------------------------- reading

  get<K, V>(query: Query<K, V>, key: K): V {
    const node = this.node(query, key);
    this.refresh(node);
    this.read(node);
    return node.value as V;
  }

  /** The kept value, right or not; undefined when there is none. Nothing is read or computed. */
  peek<K, V>(query: Query<K, V>, key: K): V | undefined {
    const value = this.shelves.get(query as AnyQuery)?.nodes.get(key)?.value;
    return value === NONE ? undefined : (value as V | undefined);
  }

  /**
   * Is the kept value right as it is? It may be computed to find out what that depends on, but not
   * itself.
   */
  isValid<K, V>(query: Query<K, V>, key: K): boolean {
    const node = this.shelves.get(query as AnyQuery)?.nodes.get(key);
    return node !== undefined && node.value !== NONE && this.verify(node);
  }

  /** Likewise, without looking at what it depends on: nothing of that has changed. */
  isUnmarked<K, V>(query: Query<K, V>, key: K): boolean {
    const node = this.shelves.get(query as AnyQuery)?.nodes.get(key);
    return node !== undefined && node.value !== NONE && !node.marked;
  }

  /** Runs something whose reads are nobody's: what it gives must not become part of a value. */
  untracked<T>(run: () => T): T {
    const { length } = this.frames;
    const before = this.frames.splice(0, length);
    try {
      return run();
    } finally {
      for (const frame of before) this.frames.push(frame);
    }
  }

  /**
   * A read that belongs to a value which exists already: parts of it are computed when asked for.
   */
  readFor<K, V, L, W>(owner: Query<K, V>, ownerKey: K, query: Query<L, W>, key: L): W {
    const node = this.node(query, key);
    this.refresh(node);
    const to = this.shelves.get(owner as AnyQuery)?.nodes.get(ownerKey);
    if (to !== undefined && !to.running && node.readers?.has(to) !== true) {
      to.reads.push(node);
      (node.readers ??= new Set()).add(to);
      if (node.changedAt > to.verifiedAt) {
        to.marked = true;
        markReaders(to);
      }
    }
    this.read(node);
    return node.value as W;
  }

  step(count = 1): void {
    if (this.options.cancelled?.() === true) throw new Cancelled();
    const { limit } = this.options;
    const frame = this.frames.at(-1);
    if (frame === undefined || limit === undefined) return;
    frame.steps += count;
    if (frame.steps > limit) throw new OverBudget(limit);
  }

  private node(query: Query<never, never> | Query<unknown, unknown>, key: unknown): Node;
  private node<K, V>(query: Query<K, V>, key: K): Node;
  private node(query: unknown, key: unknown): Node {
    let shelf = this.shelves.get(query as AnyQuery);
    if (shelf === undefined) {
      shelf = { nodes: new Map(), counts: this.countsOf(query as AnyQuery) };
      this.shelves.set(query as AnyQuery, shelf);
    }
    let node = shelf.nodes.get(key);
    if (node === undefined) {
      node = {
        query: query as AnyQuery,
        shelf,
        key,
        value: NONE,
        changedAt: 0,
        verifiedAt: 0,
        reads: [],
        readers: undefined,
        marked: false,
        running: false,
        verifying: false,
        weight: 0,
      };
      shelf.nodes.set(key, node);
    }
    return node;
  }

  private read(node: Node): void {
    const frame = this.frames.at(-1);
    if (frame === undefined || frame.seen.has(node)) return;
    frame.seen.add(node);
    frame.reads.push(node);
  }

  /** Makes the node's value right. */
  private refresh(node: Node): void {
    if (node.query.kind === 'input') {
      if (node.value === NONE) this.initialise(node);
      return;
    }
    if (node.running) {
      this.cycle(node);
      return;
    }
    if (node.value !== NONE && !node.verifying && this.verify(node)) {
      node.shelf.counts.hits++;
      this.use(node);
      if (this.options.paranoid === true && !this.checking) this.compare(node);
      return;
    }
    this.compute(node);
  }

  /**
   * Is a node as right as when it was computed? Brings what it read up to date, in order, until
   * something has changed.
   */
  private verify(node: Node): boolean {
    if (!node.marked) return true;
    const since = node.verifiedAt;
    // One that is being looked at further out, in a cycle, has no say in itself.
    if (node.running || node.verifying) return true;
    node.verifying = true;
    try {
      for (const read of node.reads) {
        if (read.changedAt > since || !this.settle(read) || read.changedAt > since) return false;
      }
    } finally {
      node.verifying = false;
    }
    node.verifiedAt = this.revision;
    node.marked = false;
    return true;
  }

  /**
   * Brings a read of a value up to date; false when that fails, so that whoever needs it must find
   * out anew.
   */
  private settle(read: Node): boolean {
    if (this.verify(read)) return true;
    try {
      this.untracked(() => this.compute(read));
      return true;
    } catch (error) {
      if (error instanceof Cancelled) throw error;
      return false;
    }
  }

  private compute(node: Node): void {
    const query = node.query as DerivedQuery<unknown, unknown>;
    const { counts } = node.shelf;
    const old = node.value;
    const frame = this.enter(node);
    let value: unknown;
    try {
      value = query.compute(this, node.key, old === NONE ? undefined : old);
    } catch (error) {
      // Half a value is none; what was there is still what the old inputs gave.
      this.leave(frame);
      throw error;
    }
    this.leave(frame);
    counts.computed++;
    if (frame.round !== undefined) value = cycleValue(node, frame.round);
    this.store(node, frame, old, value);
  }

  private store(node: Node, frame: Frame, old: unknown, value: unknown): void {
    const query = node.query as DerivedQuery<unknown, unknown>;
    const equal = query.equal ?? Object.is;
    if (old !== NONE && equal(old, value)) {
      node.shelf.counts.unchanged++;
    } else {
      if (old !== NONE && old !== value) query.release?.(old);
      // A value that was evicted and whose reads are as they were is the same again.
      const isSame =
        old === NONE &&
        node.changedAt > 0 &&
        frame.reads.every((read) => read.changedAt <= node.verifiedAt);
      if (!isSame) node.changedAt = this.revision;
      node.value = value;
    }
    setReads(node, frame.reads, frame.seen);
    node.marked = false;
    node.verifiedAt = this.revision;
    this.weigh(node);
  }

  private enter(node: Node): Frame {
    const frame = newFrame(node);
    node.running = true;
    this.frames.push(frame);
    return frame;
  }

  private leave(frame: Frame): void {
    frame.node.running = false;
    const top = this.frames.pop();
    if (top !== frame) throw new Error('frames of the database are left in another order');
  }

  /**
   * The value of a query whose computation stops now and then, so that its caller can do something
   * else. It is not gone on with once an input has changed: then this throws `Cancelled`.
   */
  *steps<K, V, Y>(
    query: DerivedQuery<K, V>,
    key: K,
    run: (reading: Reading) => Generator<Y, V>,
  ): Generator<Y, V> {
    const node = this.node(query, key);
    if (node.value !== NONE && !node.running && this.verify(node)) return this.get(query, key);
    const { revision } = this;
    const frame = newFrame(node);
    this.stopped.add(frame);
    const work = run(this);
    try {
      for (;;) {
        if (this.revision !== revision && !this.stands(frame, revision)) throw new Cancelled();
        this.frames.push(frame);
        let step: IteratorResult<Y, V>;
        try {
          step = work.next();
        } finally {
          this.frames.pop();
        }
        if (step.done === true) {
          node.shelf.counts.computed++;
          this.store(node, frame, node.value, step.value);
          this.read(node);
          return step.value;
        }
        yield step.value;
      }
    } finally {
      // Also where nobody goes on with it: its reads are then in nobody's use.
      this.stopped.delete(frame);
    }
  }

  /** Is all that a frame has read as it was then? */
  private stands({ reads }: Frame, since: number): boolean {
    return reads.every(
      (read) => read.changedAt <= since && this.settle(read) && read.changedAt <= since,
    );
  }

  /**
   * All that are part of a cycle get the value that their queries give then: so it does not matter
   * where it was entered.
   */
  private cycle(node: Node): void {
    const from = this.frames.findIndex((frame) => frame.node === node);
    const round = this.frames.slice(Math.max(0, from));
    const path = round.map(({ node: { query, key } }): CycleStep => ({ query: query.name, key }));
    round.forEach((frame, i) => {
      frame.round ??= [...path.slice(i), ...path.slice(0, i)];
    });
    node.value = cycleValue(node, path);
  }

  // ---------------------------------------------------------------------------------------- memory

  private use(node: Node): void {
    const { memory } = node.query as DerivedQuery<unknown, unknown>;
    if (memory === undefined) return;
    const recent = this.recent.get(memory);
    recent?.delete(node);
    recent?.add(node);
  }

  private weigh(node: Node): void {
    const { memory, weigh } = node.query as DerivedQuery<unknown, unknown>;
    if (memory === undefined) return;
    const weight = weigh?.(node.value) ?? 1;
    let recent = this.recent.get(memory);
    if (recent === undefined) this.recent.set(memory, (recent = new Set()));
    recent.delete(node);
    recent.add(node);
    this.weights.set(memory, (this.weights.get(memory) ?? 0) + weight - node.weight);
    node.weight = weight;
    const { limit, few = 1 }: Budget = BUDGETS[memory];
    this.evict(memory, limit, few);
  }

  /**
   * Lets go of values of a class until they weigh no more than so much, the one asked for last at
   * the end. The last `few` stay.
   */
  private evict(memory: MemoryClass, limit: number, few: number): void {
    const recent = this.recent.get(memory) ?? new Set<Node>();
    let behind = recent.size;
    for (const node of recent) {
      if (behind-- <= few || (this.weights.get(memory) ?? 0) <= limit) return;
      if (node.running || this.isInUse(node)) continue;
      this.let(node);
    }
  }

  /** Does a computation that is under way count on a value, or can it not be made again? */
  private isInUse(node: Node): boolean {
    const { holds } = node.query as DerivedQuery<unknown, unknown>;
    return (
      holds?.(node.value) === true ||
      this.frames.some(({ seen }) => seen.has(node)) ||
      [...this.stopped].some(({ seen }) => seen.has(node))
    );
  }

  /** Takes note that a kept value is in use, as one that is asked for. */
  keep<K, V>(query: DerivedQuery<K, V>, key: K): void {
    const node = this.shelves.get(query as unknown as AnyQuery)?.nodes.get(key);
    if (node !== undefined && node.value !== NONE) this.use(node);
  }

  private let(node: Node): void {
    const query = node.query as DerivedQuery<unknown, unknown>;
    if (node.value !== NONE) {
      query.release?.(node.value);
      query.evicted?.(node.value);
      node.shelf.counts.evicted++;
    }
    node.value = NONE;
    if (query.memory === undefined) return;
    this.recent.get(query.memory)?.delete(node);
    this.weights.set(query.memory, (this.weights.get(query.memory) ?? 0) - node.weight);
    node.weight = 0;
  }

  /** For when nobody asks for anything. */
  rest(): void {
    for (const memory of this.recent.keys()) this.evict(memory, BUDGETS[memory].atRest, 0);
  }

  // -------------------------------------------------------------------------------------- watching

  /** Computes a kept value again and compares. */
  private compare(node: Node): void {
    const query = node.query as DerivedQuery<unknown, unknown>;
    if (query.print === null) return;
    this.checking = true;
    try {
      const print = query.print ?? ((value: unknown) => value);
      const [kept, anew] = this.untracked(() => [
        node.value,
        query.compute(this, node.key, undefined),
      ]).map((value) => JSON.stringify(print(value)));
      if (kept !== anew)
        throw new Error(`query ${query.name} kept ${kept} and comes out as ${anew}`);
    } finally {
      this.checking = false;
    }
  }

  private countsOf({ name }: { readonly name: string }): QueryCounts {
    let counts = this.counts.get(name);
    if (counts === undefined)
      this.counts.set(name, (counts = { kept: 0, hits: 0, computed: 0, unchanged: 0, evicted: 0 }));
    return counts;
  }

  /** What each query has done, by name. */
  report(): ReadonlyMap<string, QueryCounts> {
    for (const counts of this.counts.values()) counts.kept = 0;
    for (const { nodes, counts } of this.shelves.values())
      for (const { value } of nodes.values()) if (value !== NONE) counts.kept++;
    return new Map([...this.counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
