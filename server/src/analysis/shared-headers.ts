/**
 * Two nested loops of the source whose headers have become one block are one natural loop with
 * several back edges. What belongs to the inner one alone is told apart as LLVM's LoopSimplify does
 * (`separateNestedLoop`): a parameter of the header that some back edges hand on unchanged belongs
 * to the outer loop, and those back edges to the inner one. Unlike there, nothing may leave both
 * loops from the inner one: `continue` in a loop looks the same otherwise, and skips what follows.
 */
import { terminator } from '../mir/index.ts';
import type { FlowGraph } from './flow-graph.ts';
import type { Loop } from './loops.ts';

/**
 * The blocks of the inner loop, the header among them; undefined where there is no such loop.
 * `counts`: blocks that matter; from others the function does not return.
 */
export function innerOfShared(
  graph: FlowGraph,
  loop: Loop,
  counts: ReadonlySet<number>,
): ReadonlySet<number> | undefined {
  if (loop.latches.length < 2) return undefined;
  const whole = new Set(loop.blocks);
  const header = graph.order[loop.header]!;
  for (const [at, param] of header.params.entries()) {
    const inner = loop.latches.filter((latch) =>
      terminator(graph.order[latch]!)!
        .targets!.filter(({ block }) => block === header)
        .every(({ args }) => args[at] === param),
    );
    if (inner.length === 0 || inner.length === loop.latches.length) continue;
    const blocks = reaching(graph, loop.header, inner);
    const leaves = [...blocks].some((b) =>
      graph.succs[b]!.some((s) => counts.has(s) && !whole.has(s)),
    );
    if (!leaves) return blocks;
  }
  return undefined;
}

/** Blocks from which the latches are reached without passing the header, and the header. */
function reaching(graph: FlowGraph, header: number, latches: readonly number[]): Set<number> {
  const out = new Set([header]);
  const work = [...latches];
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    if (out.has(b)) continue;
    out.add(b);
    for (const pred of graph.preds[b]!) work.push(pred);
  }
  return out;
}
