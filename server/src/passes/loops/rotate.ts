/**
 * `loop-rotate`: the test at a loop's head moves to its end, with a copy in front of the loop.
 * Saves a jump per iteration, and the body is then sure to be executed once the loop is entered,
 * which lets loads leave it.
 */
import { computeDominators, computeFlowGraph, computeLoops } from '../../analysis/index.ts';
import { type Block, cloneBlocksInto, type Func, hasEffect, terminator } from '../../mir/index.ts';
import { definePass } from '../define-pass.ts';
import { tidyBlocks } from '../simplify-cfg/index.ts';
import { demote, outsideUses } from '../support/demote.ts';
import { promoteSlots } from '../support/promote.ts';

/** Instructions a header may have to be copied. */
const MAX_HEADER = 16;

export const loopRotate = definePass({
  name: 'loop-rotate',
  doc: 'Moves loop tests from the head to the end.',
  run(fn) {
    const graph = computeFlowGraph(fn);
    const loops = computeLoops(graph, computeDominators(graph));
    const plans: { header: Block; inside: Set<Block> }[] = [];
    for (const loop of loops.loops) {
      const header = graph.order[loop.header]!;
      const latch = loop.latches[0]!;
      if (loop.latches.length !== 1 || latch === loop.header || !isCopyable(header)) continue;
      const leaves = (b: number): boolean => graph.succs[b]!.some((s) => !loops.contains(loop, s));
      if (!leaves(loop.header) || leaves(latch)) continue;
      plans.push({ header, inside: new Set(loop.blocks.map((b) => graph.order[b]!)) });
    }
    if (plans.length === 0) return false;
    const slots = demote(fn, outsideUses(fn, new Set(plans.map((p) => p.header))));
    const before = leadingTo(fn, new Set(plans.map((p) => p.header)));
    for (const { header, inside } of plans) rotate(fn, header, inside, before);
    promoteSlots(fn, slots);
    tidyBlocks(fn);
    return true;
  },
});

function isCopyable(header: Block): boolean {
  if (terminator(header)?.op !== 'br.if' || header.insts.length > MAX_HEADER) return false;
  return header.insts.every((inst) => inst.op !== 'alloca' && !hasEffect(inst.op, 'convergent'));
}

/** The blocks that jump to each of some headers. */
function leadingTo(fn: Func, headers: ReadonlySet<Block>): Map<Block, Set<Block>> {
  const found = new Map([...headers].map((header) => [header, new Set<Block>()]));
  for (const block of fn.blocks)
    for (const edge of terminator(block)?.targets ?? []) found.get(edge.block)?.add(block);
  return found;
}

function rotate(
  fn: Func,
  header: Block,
  inside: ReadonlySet<Block>,
  before: ReadonlyMap<Block, Set<Block>>,
): void {
  const copy = cloneBlocksInto(fn, [header]).blocks.get(header)!;
  for (const block of before.get(header)!) {
    if (inside.has(block)) continue;
    for (const edge of terminator(block)?.targets ?? [])
      if (edge.block === header) edge.block = copy;
  }
  for (const edge of terminator(copy)?.targets ?? []) before.get(edge.block)?.add(copy);
}
