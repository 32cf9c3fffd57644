/** Blocks from which a function can return: what only leads to a trap ends the whole launch. */
import { append } from '../base/index.ts';
import { terminator } from '../mir/index.ts';
import type { FlowGraph } from './flow-graph.ts';

export function blocksThatReturn(graph: FlowGraph): ReadonlySet<number> {
  const out = new Set<number>();
  const work: number[] = [];
  graph.order.forEach((block, number) => {
    if (terminator(block)?.op === 'ret') work.push(number);
  });
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    if (out.has(b)) continue;
    out.add(b);
    append(work, graph.preds[b]!);
  }
  return out;
}
