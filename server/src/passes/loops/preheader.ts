/** Making the block in front of a loop that every entry goes through. */

import type { FlowGraph, Loop, LoopForest } from '../../analysis/index.ts';
import { mapPacked } from '../../base/index.ts';
import {
  addBlockParam,
  type Block,
  createBlock,
  createInst,
  type Func,
  terminator,
} from '../../mir/index.ts';

/** The loop's preheader, made when there is none. The flow graph does not know a new block. */
export function ensurePreheader(fn: Func, graph: FlowGraph, loops: LoopForest, loop: Loop): Block {
  if (loop.preheader >= 0) return graph.order[loop.preheader]!;
  const header = graph.order[loop.header]!;
  const block = createBlock(fn);
  fn.blocks.pop();
  fn.blocks.splice(fn.blocks.indexOf(header), 0, block);
  const edges = [...new Set(graph.preds[loop.header]!)]
    .filter((p) => !loops.contains(loop, p))
    .flatMap((p) => terminator(graph.order[p]!)!.targets!)
    .filter((edge) => edge.block === header);
  // What every entry hands over alike needs no parameter.
  const alike = mapPacked(header.params, (_, i) =>
    edges.every(({ args }) => args[i] === edges[0]!.args[i]),
  );
  const args = mapPacked(header.params, (p, i) =>
    alike[i] ? edges[0]!.args[i]! : addBlockParam(fn, block, p.type),
  );
  const loc = header.insts[0]?.loc;
  block.insts.push(createInst(fn, block, 'br', [], [], {}, loc, [{ block: header, args }]));
  for (const edge of edges) {
    edge.block = block;
    edge.args = edge.args.filter((_, i) => !alike[i]);
  }
  return block;
}
