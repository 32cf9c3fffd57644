/**
 * Natural loops: for each back edge whose target dominates its source, the blocks that reach the
 * source without passing the header. Loops with the same header are one loop. Irreducible cycles
 * are not loops here.
 */
import type { DominatorTree } from './dominators.ts';
import type { FlowGraph } from './flow-graph.ts';

export interface Loop {
  /** Number of the header block. */
  readonly header: number;
  /** Sources of the back edges. */
  readonly latches: readonly number[];
  /** Block numbers, the header first. */
  readonly blocks: readonly number[];
  readonly parent: Loop | undefined;
  /** 1 for an outermost loop. */
  readonly depth: number;
  /**
   * The only block outside that enters the loop, when it ends in an unconditional jump to the
   * header; -1 when there is none.
   */
  readonly preheader: number;
}

export interface LoopForest {
  /** Inner loops before the loops that hold them. */
  readonly loops: readonly Loop[];
  /** The innermost loop that holds a block. */
  loopOf(block: number): Loop | undefined;
  /** Nesting depth of a block, 0 outside loops. */
  depthOf(block: number): number;
  contains(loop: Loop, block: number): boolean;
}

interface MutableLoop {
  header: number;
  latches: number[];
  blocks: number[];
  parent: MutableLoop | undefined;
  depth: number;
  preheader: number;
}

export function computeLoops(graph: FlowGraph, dom: DominatorTree): LoopForest {
  const n = graph.order.length;
  const inner: (MutableLoop | undefined)[] = new Array(n).fill(undefined);
  const loops: MutableLoop[] = [];
  // Headers in descending reverse postorder: inner headers come before the headers around them.
  for (let h = n - 1; h >= 0; h--) {
    const latches: number[] = [];
    for (const p of graph.preds[h]!)
      if (dom.dominates(h, p) && !latches.includes(p)) latches.push(p);
    if (latches.length === 0) continue;
    const loop: MutableLoop = {
      header: h,
      latches,
      blocks: [h],
      parent: undefined,
      depth: 0,
      preheader: -1,
    };
    const work = [...latches];
    if (inner[h] === undefined) inner[h] = loop;
    while (work.length > 0) {
      let b = work.pop()!;
      if (b === h) continue;
      let sub = inner[b];
      if (sub === undefined) {
        inner[b] = loop;
        loop.blocks.push(b);
        for (const p of graph.preds[b]!) work.push(p);
        continue;
      }
      while (sub.parent !== undefined) sub = sub.parent;
      if (sub === loop) continue;
      sub.parent = loop;
      b = sub.header;
      for (const p of graph.preds[b]!) work.push(p);
    }
    loops.push(loop);
  }
  for (let i = loops.length - 1; i >= 0; i--) {
    const loop = loops[i]!;
    loop.depth = (loop.parent?.depth ?? 0) + 1;
  }
  // Own blocks are known; an outer loop also holds the blocks of its inner ones.
  for (const loop of loops) if (loop.parent !== undefined) loop.parent.blocks.push(...loop.blocks);
  const within = (loop: Loop, block: number): boolean => {
    for (let l: Loop | undefined = inner[block]; l !== undefined; l = l.parent)
      if (l === loop) return true;
    return false;
  };
  for (const loop of loops) {
    let outside = -1;
    for (const p of graph.preds[loop.header]!) {
      if (within(loop, p)) continue;
      outside = outside === -1 ? p : -2;
    }
    if (outside >= 0 && graph.succs[outside]!.length === 1) loop.preheader = outside;
  }
  return {
    loops,
    loopOf: (block) => inner[block],
    depthOf: (block) => inner[block]?.depth ?? 0,
    contains: within,
  };
}
