/**
 * `loop-unroll`: loops with a small constant trip count are written out. The iterations are peeled
 * off in front of the loop; folding then decides every test, and the loop that is left is
 * unreachable. Nothing depends on the count being right.
 */
import {
  computeDominators,
  computeFlowGraph,
  computeLoops,
  type FlowGraph,
  type Loop,
  type LoopForest,
} from '../../analysis/index.ts';
import {
  type Block,
  cloneBlocksInto,
  type Func,
  type Module,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { definePass, locOf, type PassContext } from '../define-pass.ts';
import { demote, outsideUses } from '../support/demote.ts';
import { promoteSlots } from '../support/promote.ts';
import { type Trips, tripsOf } from './unroll-cost.ts';

/** What a loop may cost when it is written out: LLVM's threshold at `-O3`. */
const THRESHOLD = 300;
/** Iterations whose folding is looked at; LLVM's `unroll-max-iteration-count-to-analyze`. */
const MAX_ANALYSED = 10;
/** By how much the threshold grows at most when most of the work folds. */
const MAX_BOOST = 4;

export const loopUnroll = definePass({
  name: 'loop-unroll',
  doc: 'Writes out loops with a small constant number of iterations.',
  run(fn, { module, remark }) {
    let changed = false;
    // Loops seen once are not tried again; nor are those around a loop that was written out, before
    // what it has become is folded.
    const seen = new Set<Block>();
    for (;;) {
      const graph = computeFlowGraph(fn);
      const loops = computeLoops(graph, computeDominators(graph));
      const plans = plansOf(graph, loops, seen, module, remark);
      if (plans.length === 0) return changed;
      // All at once: SSA is made again for the whole function.
      const regions = new Map(plans.flatMap((plan) => plan.blocks.map((b) => [b, plan] as const)));
      const slots = demote(fn, outsideUses(fn, regions));
      for (const plan of plans) {
        const message = "written out whole, within LLVM's limits";
        remark?.({ pass: 'loop-unroll', loc: locOf(plan.header), done: true, message });
        peel(fn, plan);
      }
      promoteSlots(fn, slots);
      changed = true;
    }
  },
});

/** A loop to be written out, in blocks, which outlive the graph's numbers. */
interface Plan {
  readonly header: Block;
  readonly blocks: readonly Block[];
  readonly latches: readonly Block[];
  /** Blocks outside that lead to the header. */
  readonly entries: readonly Block[];
  readonly trips: number;
}

/**
 * Innermost loops that can be written out together: none leads straight to another one's header,
 * whose entries would be others afterwards. Those that must wait are not yet `seen`.
 */
function plansOf(
  graph: FlowGraph,
  loops: LoopForest,
  seen: Set<Block>,
  module: Module,
  remark: PassContext['remark'],
): readonly Plan[] {
  const plans: Plan[] = [];
  const headers = new Set<number>();
  const exits = new Set<number>();
  // Inner loops come first; one that is written out now makes those around it wait.
  const waiting = new Set<Loop>();
  for (const loop of loops.loops) {
    const header = graph.order[loop.header]!;
    if (waiting.has(loop)) {
      if (loop.parent !== undefined) waiting.add(loop.parent);
      continue;
    }
    if (seen.has(header)) continue;
    const ends = loop.blocks.flatMap((b) =>
      graph.succs[b]!.filter((s) => !loops.contains(loop, s)),
    );
    if (exits.has(loop.header) || ends.some((s) => headers.has(s))) {
      if (loop.parent !== undefined) waiting.add(loop.parent);
      continue;
    }
    seen.add(header);
    const trips = tripsOf(graph, loop, entryArgs(graph, loops, loop), module, mostTrips);
    if (trips === undefined || !isWorthwhile(trips)) {
      const message = `not written out: ${whyNot(trips)}`;
      remark?.({ pass: 'loop-unroll', loc: locOf(header), done: false, message });
      continue;
    }
    const blocks = loop.blocks.map((b) => graph.order[b]!);
    if (loop.parent !== undefined) {
      seen.add(graph.order[loop.parent.header]!);
      waiting.add(loop.parent);
    }
    headers.add(loop.header);
    for (const end of ends) exits.add(end);
    const entries = graph.preds[loop.header]!.filter((p) => !loops.contains(loop, p));
    plans.push({
      header,
      blocks,
      latches: loop.latches.map((b) => graph.order[b]!),
      entries: entries.map((p) => graph.order[p]!),
      trips: trips.count,
    });
  }
  return plans;
}

/** Iterations that may be worth looking at in a loop of this size. */
const mostTrips = (size: number): number =>
  Math.max(MAX_ANALYSED + 1, Math.floor((THRESHOLD - 2) / Math.max(1, size - 2)) + 1);

/** LLVM's decision: small enough as it is, or after folding. */
function isWorthwhile({ count, size, left, rolled }: Trips): boolean {
  if ((size - 2) * count + 2 < THRESHOLD) return true;
  // A test at the head is passed once more than the body.
  if (count > MAX_ANALYSED + 1) return false;
  return left < THRESHOLD * Math.min(MAX_BOOST, rolled / Math.max(1, left));
}

function whyNot(trips: Trips | undefined): string {
  if (trips === undefined) return 'no constant decides how often it goes round';
  const { count, size, left } = trips;
  return `${count} iterations of ${size} instructions, of which ${left} in all do not fold, are over the ${THRESHOLD} that LLVM allows at -O3`;
}

/** Arguments of the header's parameters from outside, one list for each way in. */
function entryArgs(graph: FlowGraph, loops: LoopForest, loop: Loop): Value[][] {
  const header = graph.order[loop.header]!;
  return graph.preds[loop.header]!.filter((p) => !loops.contains(loop, p))
    .flatMap((p) => terminator(graph.order[p]!)!.targets!)
    .filter((edge) => edge.block === header)
    .map((edge) => edge.args);
}

function peel(fn: Func, { header, blocks, latches, entries, trips }: Plan): void {
  let sources = entries;
  for (let i = 0; i < trips; i++) {
    const copy = cloneBlocksInto(fn, blocks).blocks;
    const head = copy.get(header)!;
    for (const block of sources)
      for (const edge of terminator(block)!.targets!) if (edge.block === header) edge.block = head;
    // Back edges of this copy lead to the next one; those of the last stay with the loop itself.
    sources = latches.map((b) => copy.get(b)!);
    for (const block of sources)
      for (const edge of terminator(block)!.targets!) if (edge.block === head) edge.block = header;
  }
}
