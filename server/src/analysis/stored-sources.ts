/**
 * From where the data come that a store leaves, through loops, shuffles and workgroup memory: what
 * two threads leave differs in some launch where they come from different elements.
 */
import { append } from '../base/index.ts';
import { defInst, type Inst, isPureOp, type Value } from '../mir/index.ts';
import type { Linear } from '../presburger/index.ts';
import type { AliasAnalysis } from './alias.ts';
import { type FlowGraph, incoming } from './flow-graph.ts';
import { accessesOf } from './memory-access.ts';
import type { Symbolic } from './symbolic.ts';
import { shuffleOf } from './warp-shuffles.ts';
import { isWithinWave } from './wave-operations.ts';

/** An element of memory: outside of the workgroup, or of a tile that holds such elements. */
export interface StoredSource {
  /** The parameter or tile; empty for what an atomic operation gives. */
  readonly region: string;
  readonly isTile: boolean;
  readonly of: Linear;
  /** Bytes that are loaded. */
  readonly size: number | undefined;
  /** On the way, lanes of a warp passed it on so that all may have the same. */
  readonly viaWarp: boolean;
  /** Likewise, threads of the workgroup, through its memory. */
  readonly viaTile: boolean;
}

export const NO_SOURCES: readonly StoredSource[] = [];

/** Values that are looked at for one store. */
const MOST_VALUES = 256;

/** Likewise, for what is stored in a tile. */
const MOST_FILLING = 48;

/** Atomic operations that give each thread another number. */
const COUNTS: ReadonlySet<string> = new Set(['add', 'sub']);

interface Step {
  readonly value: Value;
  readonly viaWarp: boolean;
  readonly viaTile: boolean;
}

export class StoredSources {
  private readonly graph: FlowGraph;
  private readonly alias: AliasAnalysis;
  private readonly isDivergent: (value: Value) => boolean;
  private readonly isKnown: (of: Linear) => boolean;
  private readonly self: () => Linear;
  private tile: readonly Value[] | undefined;
  private holds: boolean | undefined;

  /**
   * `isDivergent`: does a value depend on the thread? `isKnown`: is a place computed from nothing
   * that memory holds? `self`: a number of the thread in its workgroup.
   */
  constructor(
    graph: FlowGraph,
    alias: AliasAnalysis,
    isDivergent: (value: Value) => boolean,
    isKnown: (of: Linear) => boolean,
    self: () => Linear,
  ) {
    this.self = self;
    this.isKnown = isKnown;
    this.graph = graph;
    this.alias = alias;
    this.isDivergent = isDivergent;
  }

  /** `given`: what the way so far has given to parameters of blocks. */
  of(
    value: Value,
    get: (value: Value) => Symbolic | undefined,
    given: ReadonlyMap<Value, Value>,
  ): readonly StoredSource[] {
    const out: StoredSource[] = [];
    const seen = new Set<string>();
    const work: Step[] = [{ value, viaWarp: false, viaTile: false }];
    for (let one = work.pop(); one !== undefined; one = work.pop()) {
      const key = `${one.value.id} ${one.viaWarp} ${one.viaTile}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (seen.size > MOST_VALUES) return NO_SOURCES;
      const source = this.sourceOf(one, get);
      if (source !== undefined) out.push(source);
      if (source === undefined || source.isTile) append(work, this.before(one, get, given));
    }
    return out;
  }

  private sourceOf(
    { value, viaWarp, viaTile }: Step,
    get: (value: Value) => Symbolic | undefined,
  ): StoredSource | undefined {
    const def = defInst(value);
    // Who counts gets a number of its own.
    if (def?.op === 'atomic.rmw' && COUNTS.has(`${def.attrs.rmw}`))
      return { region: '', isTile: false, of: this.self(), size: undefined, viaWarp, viaTile };
    if (def?.op !== 'mem.load' || def.attrs.volatile === true) return undefined;
    const ptr = get(def.args[0]);
    if (ptr?.kind !== 'pointer' || !this.isKnown(ptr.of)) return undefined;
    const isTile = this.alias.space(def.args[0]) === 'workgroup';
    if (isTile ? viaTile || !this.holdsElements() : !ptr.region.startsWith('^')) return undefined;
    const size = accessesOf(def)[0]?.size;
    return { region: ptr.region, isTile, of: ptr.of, size, viaWarp, viaTile };
  }

  /** What the value is computed from. */
  private before(
    { value, viaWarp, viaTile }: Step,
    get: (value: Value) => Symbolic | undefined,
    given: ReadonlyMap<Value, Value>,
  ): readonly Step[] {
    const def = defInst(value);
    if (def === undefined) {
      const from = given.get(value);
      const values = from === undefined ? incoming(this.graph, value) : [from];
      return values.map((one) => ({ value: one, viaWarp, viaTile }));
    }
    const shuffle = shuffleOf(def);
    if (shuffle !== undefined) {
      // What goes one way along the lanes leaves the last ones with less than the first.
      const isOneWay = shuffle.mode === 'down' || shuffle.mode === 'up';
      return def.args.map((arg) => ({ value: arg, viaWarp: viaWarp || !isOneWay, viaTile }));
    }
    if (isWithinWave(def)) return def.args.map((arg) => ({ value: arg, viaWarp: true, viaTile }));
    if (def.op === 'mem.load') {
      if (this.alias.space(def.args[0]) === 'private')
        return this.slotStores(def.args[0]).map((one) => ({ value: one, viaWarp, viaTile }));
      const ptr = get(def.args[0]);
      if (ptr?.kind !== 'pointer') return [];
      // What is looked up differs where that does by which it is.
      if (!this.isKnown(ptr.of)) return [{ value: def.args[0], viaWarp, viaTile }];
      if (this.alias.space(def.args[0]) !== 'workgroup') return [];
      return this.tileStores().map((one) => ({ value: one, viaWarp, viaTile: true }));
    }
    return isPureOp(def.op) ? def.args.map((arg) => ({ value: arg, viaWarp, viaTile })) : [];
  }

  /** Do tiles hold what is loaded from other memory, each thread its own elements? */
  private holdsElements(): boolean {
    if (this.holds === undefined) {
      const kinds = new Set(this.tileStores().map((value) => this.contentOf(value)));
      this.holds = kinds.has('elements') && !kinds.has('other');
    }
    return this.holds;
  }

  private contentOf(value: Value): 'elements' | 'constant' | 'other' {
    const seen = new Set<Value>();
    const work = [value];
    let loads = false;
    for (let one = work.pop(); one !== undefined; one = work.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      if (seen.size > MOST_FILLING) return 'other';
      const def = defInst(one);
      if (def === undefined) append(work, incoming(this.graph, one));
      else if (def.op === 'mem.load') {
        const [ptr] = def.args;
        if (this.alias.space(ptr) === 'workgroup' || !this.isDivergent(ptr)) return 'other';
        loads = true;
      } else if (isPureOp(def.op)) append(work, def.args);
      else return 'other';
    }
    return loads ? 'elements' : 'constant';
  }

  /** What is stored in workgroup memory anywhere. */
  private tileStores(): readonly Value[] {
    this.tile ??= this.graph.order.flatMap(({ insts }) =>
      insts.flatMap((inst) => this.storedBy(inst)),
    );
    return this.tile;
  }

  /** What is stored in a slot of the stack anywhere. */
  private slotStores(ptr: Value): readonly Value[] {
    const { base } = this.alias.address(ptr);
    let known = this.slots.get(base);
    if (known === undefined) {
      known = this.graph.order.flatMap(({ insts }) =>
        insts.flatMap((inst) =>
          accessesOf(inst).flatMap((one) =>
            one.stored !== undefined && this.alias.address(one.ptr).base === base
              ? [one.stored]
              : [],
          ),
        ),
      );
      this.slots.set(base, known);
    }
    return known;
  }

  private readonly slots = new Map<Value, readonly Value[]>();

  private storedBy(inst: Inst): readonly Value[] {
    return accessesOf(inst).flatMap(({ ptr, stored }) =>
      stored !== undefined && this.alias.space(ptr) === 'workgroup' ? [stored] : [],
    );
  }
}
