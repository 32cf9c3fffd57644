/**
 * Regions of a function: blocks with one entry, whose ways out all lead to one block. The tree of
 * those that are not put together from smaller ones, as LLVM's `RegionInfo` finds it.
 */
import {
  computePostDominators,
  type DominatorTree,
  type FlowGraph,
} from '../../../analysis/index.ts';
import { spendWork } from '../../../base/index.ts';

export interface Region {
  readonly entry: number;
  /** Not part of it. */
  readonly exit: number;
  readonly blocks: ReadonlySet<number>;
  /** Largest regions inside. */
  readonly children: Region[];
}

/** Inner regions before those around them. */
export function findRegions(graph: FlowGraph, dom: DominatorTree): Region[] {
  const pdom = computePostDominators(graph);
  const found: Region[] = [];
  /** By entry: the exit of the largest region that begins there. */
  const farthest = new Int32Array(graph.order.length).fill(-1);
  for (const entry of [...dom.preorder].reverse())
    findFrom(graph, dom, pdom, farthest, entry, found);
  found.sort((a, b) => a.blocks.size - b.blocks.size);
  const outermost: (Region | undefined)[] = new Array(graph.order.length).fill(undefined);
  for (const region of found) {
    for (const b of region.blocks) {
      const inner = outermost[b];
      if (inner !== undefined && inner.entry === b) region.children.push(inner);
    }
    for (const b of region.blocks) outermost[b] = region;
  }
  return found;
}

function findFrom(
  graph: FlowGraph,
  dom: DominatorTree,
  pdom: DominatorTree,
  farthest: Int32Array,
  entry: number,
  found: Region[],
): void {
  const end = graph.order.length;
  let last = -1;
  let exit = pdom.idom[entry]!;
  while (exit >= 0 && exit < end) {
    const blocks = blocksBetween(graph, entry, exit);
    if (blocks !== undefined && blocks.size > 1) {
      found.push({ entry, exit, blocks, children: [] });
      last = exit;
    }
    if (!dom.dominates(entry, exit)) break;
    const further = farthest[exit]!;
    exit = pdom.idom[further >= 0 ? further : exit]!;
  }
  if (last >= 0) farthest[entry] = farthest[last]! >= 0 ? farthest[last]! : last;
}

/** Blocks on the ways from `entry` to `exit`; undefined when one of them is entered elsewhere. */
function blocksBetween(graph: FlowGraph, entry: number, exit: number): Set<number> | undefined {
  const inside = new Set([entry]);
  const work = [entry];
  while (work.length > 0)
    for (const s of graph.succs[work.pop()!]!) {
      if (s === exit || inside.has(s)) continue;
      inside.add(s);
      work.push(s);
    }
  spendWork(inside.size);
  for (const b of inside)
    if (b !== entry && graph.preds[b]!.some((p) => !inside.has(p))) return undefined;
  return inside;
}
