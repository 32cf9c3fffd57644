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
  const args = mapPacked(header.params, (p) => addBlockParam(fn, block, p.type));
  const loc = header.insts[0]?.loc;
  block.insts.push(createInst(fn, block, 'br', [], [], {}, loc, [{ block: header, args }]));
  const done = new Set<number>();
  for (const p of graph.preds[loop.header]!) {
    if (done.has(p) || loops.contains(loop, p)) continue;
    done.add(p);
    for (const edge of terminator(graph.order[p]!)!.targets!)
      if (edge.block === header) edge.block = block;
  }
  return block;
}
