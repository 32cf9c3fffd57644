/**
 * Dominator and post-dominator trees, with interval numbers for constant-time queries, and
 * dominance frontiers. All in block numbers of a `FlowGraph`.
 */
import { nearestDominators } from '../base/index.ts';
import type { FlowGraph } from './flow-graph.ts';

export interface DominatorTree {
  /** Immediate dominator by block number; -1 for the root. */
  readonly idom: Int32Array;
  readonly children: readonly (readonly number[])[];
  /** Block numbers in a preorder walk of the tree. */
  readonly preorder: readonly number[];
  /** True when every path from the root to `b` goes through `a`; a block dominates itself. */
  dominates(a: number, b: number): boolean;
}

export function computeDominators(graph: FlowGraph): DominatorTree {
  const idom = nearestDominators(graph.preds);
  if (idom.length === 0) return treeOf(idom, []);
  idom[0] = -1;
  return treeOf(idom, [0]);
}

/**
 * Post-dominators. Index `graph.order.length` is a virtual exit behind every block that leaves the
 * function and behind one block of each endless loop. Its children are the roots.
 */
export function computePostDominators(graph: FlowGraph): DominatorTree {
  const n = graph.order.length;
  const exit = n;
  const revPreds: number[][] = graph.succs.map((s) => [...s]);
  const revSuccs: number[][] = graph.preds.map((p) => [...p]);
  revPreds.push([]);
  revSuccs.push([]);
  const leave = (b: number): void => {
    revPreds[b]!.push(exit);
    revSuccs[exit]!.push(b);
  };
  for (let b = 0; b < n; b++) if (graph.succs[b]!.length === 0) leave(b);
  // Blocks that cannot reach an exit: connect the last of each endless region.
  const reach = new Uint8Array(n + 1);
  const mark = (from: number): void => {
    const work = [from];
    reach[from] = 1;
    while (work.length > 0) {
      for (const p of revSuccs[work.pop()!]!) {
        if (reach[p] === 0) {
          reach[p] = 1;
          work.push(p);
        }
      }
    }
  };
  mark(exit);
  for (let b = n - 1; b >= 0; b--) {
    if (reach[b] === 0) {
      leave(b);
      mark(b);
    }
  }
  const idom = nearestDominators(revPreds, exit);
  idom[exit] = -1;
  return treeOf(idom, [exit]);
}

function treeOf(idom: Int32Array, roots: readonly number[]): DominatorTree {
  const n = idom.length;
  const children: number[][] = [];
  for (let i = 0; i < n; i++) children.push([]);
  for (let i = 0; i < n; i++) if (idom[i]! >= 0) children[idom[i]!]!.push(i);
  const first = new Int32Array(n).fill(-1);
  const last = new Int32Array(n).fill(-2);
  const preorder: number[] = [];
  const stack: number[] = [...roots];
  while (stack.length > 0) {
    const b = stack.pop()!;
    first[b] = preorder.length;
    preorder.push(b);
    const kids = children[b]!;
    for (let i = kids.length - 1; i >= 0; i--) stack.push(kids[i]!);
  }
  for (let i = preorder.length - 1; i >= 0; i--) {
    const b = preorder[i]!;
    if (last[b] === -2) last[b] = first[b]!;
    const up = idom[b]!;
    if (up >= 0 && last[up]! < last[b]!) last[up] = last[b]!;
  }
  return {
    idom,
    children,
    preorder,
    dominates: (a, b) => first[a]! <= first[b]! && first[b]! <= last[a]!,
  };
}

/** Dominance frontier of each block, as lists without duplicates. */
export function computeFrontiers(graph: FlowGraph, dom: DominatorTree): readonly number[][] {
  const out: number[][] = graph.order.map(() => []);
  for (let b = 0; b < out.length; b++) {
    const preds = graph.preds[b]!;
    if (preds.length < 2) continue;
    const stop = dom.idom[b]!;
    for (const p of preds) {
      for (let r = p; r !== stop && r !== -1; r = dom.idom[r]!) {
        const list = out[r]!;
        if (list[list.length - 1] === b) break;
        list.push(b);
      }
    }
  }
  return out;
}
