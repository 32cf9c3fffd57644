/**
 * Live values at block borders: backward data flow over bit sets of the values that cross borders.
 * Block parameters are defined at the start of their block; edge arguments are used at the end of
 * the predecessor.
 */
import type { Value } from '../mir/index.ts';
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
  const n = graph.order.length;
  const { values, rank } = findCrossing(graph);
  const words = (values.length + 31) >> 5;
  const inSets = new Uint32Array(n * words);
  const outSets = new Uint32Array(n * words);
  const uses = new Uint32Array(n * words);
  const defs = new Uint32Array(n * words);
  for (let b = 0; b < n; b++) {
    const row = b * words;
    const block = graph.order[b]!;
    const use = (v: Value): void => {
      const at = rank[v.id]!;
      const w = row + (at >> 5);
      if (at >= 0 && (defs[w]! & (1 << (at & 31))) === 0) uses[w]! |= 1 << (at & 31);
    };
    const define = (v: Value): void => {
      const at = rank[v.id]!;
      if (at >= 0) defs[row + (at >> 5)]! |= 1 << (at & 31);
    };
    for (const p of block.params) define(p);
    for (const inst of block.insts) {
      for (const a of inst.args) use(a);
      for (const r of inst.results) define(r);
      if (inst.targets !== undefined)
        for (const edge of inst.targets) for (const a of edge.args) use(a);
    }
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (let b = n - 1; b >= 0; b--) {
      const row = b * words;
      for (const s of graph.succs[b]!) {
        const from = s * words;
        for (let w = 0; w < words; w++) outSets[row + w]! |= inSets[from + w]!;
      }
      for (let w = row; w < row + words; w++) {
        const next = (uses[w]! | (outSets[w]! & ~defs[w]!)) >>> 0;
        if (next !== inSets[w]) {
          inSets[w] = next;
          changed = true;
        }
      }
    }
  }
  const rowOf = (sets: Uint32Array, b: number): BitRow => ({
    has: (v) => {
      const at = rank[v.id]!;
      return at >= 0 && (sets[b * words + (at >> 5)]! & (1 << (at & 31))) !== 0;
    },
    ids: () => {
      const out: number[] = [];
      for (let w = 0; w < words; w++) {
        for (let bits = sets[b * words + w]!; bits !== 0; bits &= bits - 1) {
          out.push(values[w * 32 + (31 - Math.clz32(bits & -bits))]!);
        }
      }
      return out;
    },
  });
  return { liveIn: (b) => rowOf(inSets, b), liveOut: (b) => rowOf(outSets, b) };
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
