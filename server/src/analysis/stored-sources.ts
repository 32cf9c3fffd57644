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

/** An element of memory outside of the workgroup, or a number. */
export interface StoredSource {
  /** The parameter or static; undefined for a number. */
  readonly region: string | undefined;
  readonly of: Linear;
  /** On the way, lanes of a warp passed it on so that all may have the same. */
  readonly viaWarp: boolean;
  /** Likewise, threads of the workgroup, through its memory. */
  readonly viaTile: boolean;
}

export const NO_SOURCES: readonly StoredSource[] = [];

/** Values that are looked at for one store. */
const MOST_VALUES = 96;

interface Step {
  readonly value: Value;
  readonly viaWarp: boolean;
  readonly viaTile: boolean;
}

export class StoredSources {
  private readonly graph: FlowGraph;
  private readonly alias: AliasAnalysis;
  private tile: readonly Value[] | undefined;

  constructor(graph: FlowGraph, alias: AliasAnalysis) {
    this.graph = graph;
    this.alias = alias;
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
      if (source === undefined) append(work, this.before(one, get, given));
      else out.push(source);
    }
    return out;
  }

  private sourceOf(
    { value, viaWarp, viaTile }: Step,
    get: (value: Value) => Symbolic | undefined,
  ): StoredSource | undefined {
    const def = defInst(value);
    if (def?.op !== 'mem.load' || def.attrs.volatile === true) return undefined;
    const ptr = get(def.args[0]);
    if (ptr?.kind !== 'pointer' || this.alias.space(def.args[0]) === 'workgroup') return undefined;
    if (!ptr.region.startsWith('^')) return undefined;
    return { region: ptr.region, of: ptr.of, viaWarp, viaTile };
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
    if (def.op === 'mem.load') {
      const isTile = this.alias.space(def.args[0]) === 'workgroup' && get(def.args[0])?.kind;
      if (isTile !== 'pointer') return [];
      return this.tileStores().map((one) => ({ value: one, viaWarp, viaTile: true }));
    }
    return isPureOp(def.op) ? def.args.map((arg) => ({ value: arg, viaWarp, viaTile })) : [];
  }

  /** What is stored in workgroup memory anywhere. */
  private tileStores(): readonly Value[] {
    this.tile ??= this.graph.order.flatMap(({ insts }) =>
      insts.flatMap((inst) => this.storedBy(inst)),
    );
    return this.tile;
  }

  private storedBy(inst: Inst): readonly Value[] {
    return accessesOf(inst).flatMap(({ ptr, stored }) =>
      stored !== undefined && this.alias.space(ptr) === 'workgroup' ? [stored] : [],
    );
  }
}
