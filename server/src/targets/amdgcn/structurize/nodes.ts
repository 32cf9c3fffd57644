/** What is put into order in a region: its own blocks, and the regions inside, which stay whole. */
import type { FlowGraph, LoopForest } from '../../../analysis/index.ts';
import { type Block, terminator } from '../../../mir/index.ts';
import { drawLoopsTogether } from '../loop-order.ts';
import type { Region } from './regions.ts';

export interface FlowNode {
  readonly entry: Block;
  readonly blocks: Set<Block>;
  /** Keeps its branches; only where it goes on may change. */
  readonly isRegion: boolean;
  /** Where a region goes on. */
  exit: Block | undefined;
}

export function single(block: Block): FlowNode {
  return { entry: block, blocks: new Set([block]), isRegion: false, exit: undefined };
}

/** Where threads may go from a node. */
export function successors(node: FlowNode): readonly Block[] {
  if (node.isRegion) return [node.exit!];
  return (terminator(node.entry)?.targets ?? []).map(({ block }) => block);
}

/**
 * Nodes of a region in reverse postorder, with loops drawn together. `known` are the nodes of the
 * regions inside.
 */
export function nodesOf(
  region: Region,
  graph: FlowGraph,
  loops: LoopForest,
  known: ReadonlyMap<Region, FlowNode>,
): FlowNode[] {
  const inside = new Set<number>();
  const starts = new Map<number, FlowNode>();
  for (const child of region.children) {
    for (const b of child.blocks) inside.add(b);
    starts.set(child.entry, known.get(child)!);
  }
  const own = [...region.blocks].filter((b) => !inside.has(b) || starts.has(b));
  own.sort((a, b) => a - b);
  return drawLoopsTogether(own, loops).map((b) => starts.get(b) ?? ownNode(graph, b));
}

/**
 * A trap that goes on stays the end of its block, and so does a branch to one that ends all
 * threads: such a block is a region.
 */
function ownNode(graph: FlowGraph, b: number): FlowNode {
  const block = graph.order[b]!;
  const end = terminator(block)!;
  const [only] = graph.succs[b]!;
  const keeps = end.op === 'trap' || (end.targets?.length ?? 0) > graph.succs[b]!.length;
  if (only === undefined || graph.succs[b]!.length > 1 || !keeps) return single(block);
  return { entry: block, blocks: new Set([block]), isRegion: true, exit: graph.order[only] };
}
