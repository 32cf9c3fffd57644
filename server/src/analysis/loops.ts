/**
 * Natural loops: for each back edge whose target dominates its source, the blocks that reach the
 * source without passing the header. Loops with the same header are one loop. Irreducible cycles
 * are not loops here.
 */
import { append } from '../base/index.ts';
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

/**
 * Walks back from the latches to the header. `inner` has the innermost loop of each block: blocks
 * of loops that are known already are passed as a whole.
 */
function collectBody(
  graph: FlowGraph,
  loop: MutableLoop,
  inner: (MutableLoop | undefined)[],
): void {
  const { header } = loop;
  const work = [...loop.latches];
  if (inner[header] === undefined) inner[header] = loop;
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    if (b === header) continue;
    let sub = inner[b];
    if (sub === undefined) {
      inner[b] = loop;
      loop.blocks.push(b);
      append(work, graph.preds[b]!);
      continue;
    }
    while (sub.parent !== undefined) sub = sub.parent;
    if (sub === loop) continue;
    sub.parent = loop;
    append(work, graph.preds[sub.header]!);
  }
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
    collectBody(graph, loop, inner);
    loops.push(loop);
  }
  for (let i = loops.length - 1; i >= 0; i--) {
    const loop = loops[i]!;
    loop.depth = (loop.parent?.depth ?? 0) + 1;
  }
  // Own blocks are known; an outer loop also holds the blocks of its inner ones.
  for (const loop of loops) if (loop.parent !== undefined) append(loop.parent.blocks, loop.blocks);
  const within = (loop: Loop, block: number): boolean => {
    for (let l: Loop | undefined = inner[block]; l !== undefined; l = l.parent)
      if (l === loop) return true;
    return false;
  };
  for (const loop of loops) {
    const outside = graph.preds[loop.header]!.filter((p) => !within(loop, p));
    const [only] = outside;
    if (outside.length === 1 && only !== undefined && graph.succs[only]!.length === 1)
      loop.preheader = only;
  }
  return {
    loops,
    loopOf: (block) => inner[block],
    depthOf: (block) => inner[block]?.depth ?? 0,
    contains: within,
  };
}
