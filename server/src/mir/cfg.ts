/**
 * The control-flow graph of a function: predecessors, reverse post-order, removal of unreachable
 * blocks. Arrays are indexed by `Block.id`, which need not be dense; nothing here is kept up to
 * date by later changes.
 */
import { nearestDominators, spendWork } from '../base/index.ts';
import type { Block, Edge, Func } from './function.ts';

const NO_EDGES: readonly Edge[] = Object.freeze([]);

/** One edge into a block; two edges of the same terminator to one block are two entries. */
export interface Pred {
  readonly from: Block;
  readonly edge: Edge;
}

export interface Cfg {
  /** Reachable blocks, entry first, every block before its successors except along back edges. */
  readonly rpo: readonly Block[];
  /** By block id: position in `rpo`, or -1 for unreachable blocks. */
  readonly order: Int32Array;
  /** By block id: the edges in from reachable blocks, in the order of `rpo`. */
  readonly preds: readonly (readonly Pred[])[];
}

/** The edges out of a block; empty when it returns, traps or has no terminator yet. */
export function successors(block: Block): readonly Edge[] {
  const last = block.insts[block.insts.length - 1];
  return last?.targets ?? NO_EDGES;
}

/**
 * Reachable blocks in reverse post-order. Iterative: the depth of a graph is not limited by the
 * call stack.
 */
export function reversePostOrder(fn: Func): Block[] {
  const entry = fn.blocks[0];
  if (entry === undefined) return [];
  const seen = new Uint8Array(fn.nextBlock);
  const post: Block[] = [];
  const path: Block[] = [entry];
  const next: number[] = [0];
  seen[entry.id] = 1;
  while (path.length > 0) {
    const top = path.length - 1;
    const block = path[top]!;
    const edges = successors(block);
    const at = next[top]!;
    if (at === edges.length) {
      post.push(block);
      path.pop();
      next.pop();
      continue;
    }
    // Later successors first, so that the order reads like the source: "then" before "else".
    next[top] = at + 1;
    const target = edges[edges.length - 1 - at]!.block;
    if (seen[target.id] === 0) {
      seen[target.id] = 1;
      path.push(target);
      next.push(0);
    }
  }
  spendWork(post.length);
  return post.reverse();
}

export function computeCfg(fn: Func): Cfg {
  const rpo = reversePostOrder(fn);
  const order = new Int32Array(fn.nextBlock).fill(-1);
  const preds: Pred[][] = [];
  for (let id = 0; id < fn.nextBlock; id++) preds.push([]);
  for (let i = 0; i < rpo.length; i++) order[rpo[i]!.id] = i;
  for (const from of rpo) {
    for (const edge of successors(from)) preds[edge.block.id]!.push({ from, edge });
  }
  return { rpo, order, preds };
}

/** Immediate dominators by position in `cfg.rpo`; the entry's is itself. */
export function computeIdoms({ rpo, order, preds }: Cfg): Int32Array {
  return nearestDominators(rpo.map((block) => preds[block.id]!.map(({ from }) => order[from.id]!)));
}

/**
 * Drops blocks that the entry does not reach; the others keep their order. True when there were
 * any.
 */
export function removeUnreachableBlocks(fn: Func): boolean {
  const { blocks } = fn;
  // Most functions of `core`.
  if (blocks.length < 2) return false;
  spendWork(blocks.length);
  const reachable = new Uint8Array(fn.nextBlock);
  const stack = [blocks[0]!];
  reachable[stack[0]!.id] = 1;
  let left = blocks.length;
  for (let block = stack.pop(); block !== undefined; block = stack.pop()) {
    left--;
    for (const { block: next } of successors(block)) {
      if (reachable[next.id] === 1) continue;
      reachable[next.id] = 1;
      stack.push(next);
    }
  }
  if (left === 0) return false;
  fn.blocks = blocks.filter((block) => reachable[block.id] === 1);
  return true;
}
