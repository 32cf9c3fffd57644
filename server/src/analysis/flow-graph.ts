/**
 * The control-flow graph of a function in dense form: reachable blocks numbered in reverse
 * postorder (0 is the entry), with predecessor and successor lists by number. Analyses work on
 * these numbers; only borders speak of `Block`s.
 */
import { type Block, type Func, reversePostOrder, terminator, type Value } from '../mir/index.ts';

export interface FlowGraph {
  readonly fn: Func;
  /** Reachable blocks in reverse postorder. */
  readonly order: readonly Block[];
  /** Successors by number, one entry per edge, in the order of the terminator's targets. */
  readonly succs: readonly (readonly number[])[];
  /** Predecessors by number, one entry per edge. */
  readonly preds: readonly (readonly number[])[];
  /** The number of a block, or -1 when it is unreachable. */
  numberOf(block: Block): number;
}

/** Walks the function from its entry. Linear in blocks and edges. */
export function computeFlowGraph(fn: Func): FlowGraph {
  const number = new Int32Array(fn.nextBlock).fill(-1);
  const order = reversePostOrder(fn);
  for (let i = 0; i < order.length; i++) number[order[i]!.id] = i;
  const succs: number[][] = [];
  const preds: number[][] = [];
  for (let i = 0; i < order.length; i++) preds.push([]);
  for (let i = 0; i < order.length; i++) {
    const targets = terminator(order[i]!)?.targets;
    const list: number[] = [];
    if (targets !== undefined) {
      for (const edge of targets) {
        const to = number[edge.block.id]!;
        list.push(to);
        preds[to]!.push(i);
      }
    }
    succs.push(list);
  }
  return { fn, order, succs, preds, numberOf: (block) => number[block.id] ?? -1 };
}

/** What edges hand to a parameter of a block. */
export function incoming(graph: FlowGraph, param: Value): Value[] {
  const block = param.def as Block;
  const index = block.params.indexOf(param);
  return [...new Set(graph.preds[graph.numberOf(block)])].flatMap((from) =>
    (terminator(graph.order[from]!)?.targets ?? [])
      .filter((edge) => edge.block === block)
      .map(({ args }) => args[index]!),
  );
}
