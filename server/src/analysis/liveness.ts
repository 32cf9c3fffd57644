/**
 * Live values at block borders: backward data flow over bit sets of the values that cross borders.
 * Block parameters are defined at the start of their block; edge arguments are used at the end of
 * the predecessor.
 */
import { LiveSets } from '../base/index.ts';
import type { Inst, Value } from '../mir/index.ts';
import type { FlowGraph } from './flow-graph.ts';

export interface Liveness {
  /** Values live at the start of a block, its own parameters excluded. */
  liveIn(block: number): BitRow;
  /** Values live behind the last instruction of a block, edge arguments excluded. */
  liveOut(block: number): BitRow;
}

/** One row of a bit matrix. */
export interface BitRow {
  has(value: Value): boolean;
  /** Ids of the members, ascending. */
  ids(): number[];
}

export function computeLiveness(graph: FlowGraph): Liveness {
  const { values, rank } = findCrossing(graph);
  const sets = new LiveSets(graph.order.length, values.length);
  for (const [b, block] of graph.order.entries()) {
    for (const p of block.params) if (rank[p.id]! >= 0) sets.define(b, rank[p.id]!);
    for (const inst of block.insts) visit(inst, b, rank, sets);
  }
  sets.solve({ succs: graph.succs });
  const rowOf = (
    isLive: (block: number, at: number) => boolean,
    forEach: (block: number, see: (at: number) => void) => void,
    b: number,
  ): BitRow => ({
    has: (v) => rank[v.id]! >= 0 && isLive(b, rank[v.id]!),
    ids: () => {
      const out: number[] = [];
      forEach(b, (at) => out.push(values[at]!));
      return out;
    },
  });
  return {
    liveIn: (b) => rowOf(sets.isLiveIn.bind(sets), sets.forEachLiveIn.bind(sets), b),
    liveOut: (b) => rowOf(sets.isLiveOut.bind(sets), sets.forEachLiveOut.bind(sets), b),
  };
}

/** What an instruction reads and writes, and the arguments of its edges. */
function visit(inst: Inst, block: number, rank: Int32Array, sets: LiveSets): void {
  const use = ({ id }: Value): void => {
    if (rank[id]! >= 0) sets.use(block, rank[id]!);
  };
  for (const a of inst.args) use(a);
  for (const { id } of inst.results) if (rank[id]! >= 0) sets.define(block, rank[id]!);
  for (const edge of inst.targets ?? []) for (const a of edge.args) use(a);
}

/**
 * Values that are used in another block than their own, by ascending id; only they are ever live at
 * a border.
 */
interface Crossing {
  readonly values: readonly number[];
  /** By id: the place in `values`, or -1. */
  readonly rank: Int32Array;
}

function findCrossing(graph: FlowGraph): Crossing {
  const rank = new Int32Array(graph.fn.nextValue).fill(-1);
  const values: number[] = [];
  for (const block of graph.order) {
    const use = ({ id, def }: Value): void => {
      if (rank[id] !== -1 || ('op' in def ? def.block : def) === block) return;
      rank[id] = 0;
      values.push(id);
    };
    for (const inst of block.insts) {
      for (const a of inst.args) use(a);
      for (const edge of inst.targets ?? []) for (const a of edge.args) use(a);
    }
  }
  values.sort((a, b) => a - b);
  for (const [at, id] of values.entries()) rank[id] = at;
  return { values, rank };
}
