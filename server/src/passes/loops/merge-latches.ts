/** Giving a loop one way back to its header, as LLVM's `LoopSimplify` does. */
import type { FlowGraph, LoopForest } from '../../analysis/index.ts';
import {
  addBlockParam,
  createBlock,
  createInst,
  defInst,
  type Edge,
  type Func,
  type Value,
} from '../../mir/index.ts';
import { incomingEdges } from '../simplify-cfg/branches.ts';

/**
 * Gives innermost loops with several latches a block that all of them go through, where something
 * steps in the same way on each. True when it did: then graph and loops are those of before.
 */
export function mergeLatches(fn: Func, graph: FlowGraph, loops: LoopForest): boolean {
  const parents = new Set(loops.loops.map((loop) => loop.parent));
  const several = loops.loops.filter((one) => !parents.has(one) && one.latches.length > 1);
  if (several.length === 0) return false;
  const incoming = incomingEdges(fn);
  let changed = false;
  for (const loop of several) {
    const header = graph.order[loop.header]!;
    const latches = new Set(loop.latches.map((b) => graph.order[b]!));
    const back = incoming[header.id]!.filter(({ from }) => latches.has(from));
    const edges = back.map(({ edge }) => edge);
    if (!header.params.some((param, i) => stepsAlike(param, edges, i))) continue;
    const latch = createBlock(fn);
    const loc = header.insts[0]?.loc;
    const alike = header.params.map((_, i) => isAlike(edges, i));
    const args = header.params.map((param, i) =>
      alike[i] ? edges[0]!.args[i]! : addBlockParam(fn, latch, param.type),
    );
    for (const edge of edges) {
      edge.block = latch;
      edge.args = edge.args.filter((_, i) => !alike[i]);
    }
    latch.insts.push(createInst(fn, latch, 'br', [], [], {}, loc, [{ block: header, args }]));
    changed = true;
  }
  return changed;
}

const isAlike = (edges: readonly Edge[], i: number): boolean =>
  edges.every(({ args }) => args[i] === edges[0]!.args[i]);

function stepsAlike(param: Value, edges: readonly Edge[], i: number): boolean {
  const def = defInst(edges[0]!.args[i]!);
  if (def?.op !== 'int.add' && def?.op !== 'int.sub' && def?.op !== 'ptr.add') return false;
  return def.args[0] === param && isAlike(edges, i);
}
