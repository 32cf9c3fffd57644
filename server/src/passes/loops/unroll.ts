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
  defInst,
  type Func,
  foldInst,
  isPureOp,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { definePass } from '../define-pass.ts';
import { demote, outsideUses } from '../support/demote.ts';
import { promoteSlots } from '../support/promote.ts';

/** Iterations written out at most. */
const MAX_TRIPS = 32;
/** Instructions that one loop may become. */
const MAX_SIZE = 600;

export const loopUnroll = definePass({
  name: 'loop-unroll',
  doc: 'Writes out loops with a small constant number of iterations.',
  run(fn) {
    let changed = false;
    // Loops seen once are not tried again.
    const seen = new Set<Block>();
    for (;;) {
      const graph = computeFlowGraph(fn);
      const plans = plansOf(graph, computeLoops(graph, computeDominators(graph)), seen);
      if (plans.length === 0) return changed;
      // All at once: SSA is made again for the whole function.
      const regions = new Map(plans.flatMap((plan) => plan.blocks.map((b) => [b, plan] as const)));
      const slots = demote(fn, outsideUses(fn, regions));
      for (const plan of plans) peel(fn, plan);
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
function plansOf(graph: FlowGraph, loops: LoopForest, seen: Set<Block>): readonly Plan[] {
  const plans: Plan[] = [];
  const headers = new Set<number>();
  const exits = new Set<number>();
  const parents = new Set(loops.loops.map((l) => l.parent));
  for (const loop of loops.loops) {
    const header = graph.order[loop.header]!;
    if (parents.has(loop) || seen.has(header)) continue;
    const ends = loop.blocks.flatMap((b) =>
      graph.succs[b]!.filter((s) => !loops.contains(loop, s)),
    );
    if (exits.has(loop.header) || ends.some((s) => headers.has(s))) continue;
    seen.add(header);
    const trips = tripsOf(graph, loops, loop);
    if (trips === undefined) continue;
    const blocks = loop.blocks.map((b) => graph.order[b]!);
    if (blocks.reduce((sum, b) => sum + b.insts.length, 0) * trips > MAX_SIZE) continue;
    headers.add(loop.header);
    for (const end of ends) exits.add(end);
    const entries = graph.preds[loop.header]!.filter((p) => !loops.contains(loop, p));
    plans.push({
      header,
      blocks,
      latches: loop.latches.map((b) => graph.order[b]!),
      entries: entries.map((p) => graph.order[p]!),
      trips,
    });
  }
  return plans;
}

/**
 * How often the header is entered at most; undefined when no test of the loop tells, or it is too
 * often.
 */
function tripsOf(graph: FlowGraph, loops: LoopForest, loop: Loop): number | undefined {
  if (loop.latches.length !== 1) return undefined;
  const latch = loop.latches[0]!;
  // Both are passed in every iteration. One of them may leave for another reason, such as an index
  // out of bounds.
  const first = tripsBy(loop.header, graph, loops, loop);
  if (latch === loop.header) return first;
  const last = tripsBy(latch, graph, loops, loop);
  return first === undefined || (last !== undefined && last < first) ? last : first;
}

/**
 * How often the header is entered as the test at the end of a block tells, found by running the
 * parts of the loop that are constant from the start.
 */
function tripsBy(
  test: number,
  graph: FlowGraph,
  loops: LoopForest,
  loop: Loop,
): number | undefined {
  const header = graph.order[loop.header]!;
  const latch = loop.latches[0]!;
  if (graph.succs[test]!.every((s) => loops.contains(loop, s))) return undefined;
  const end = terminator(graph.order[test]!);
  if (end?.op !== 'br.if') return undefined;
  const staysOn = loops.contains(loop, graph.numberOf(end.targets![0]!.block)) ? 1n : 0n;
  const start = outsideArgs(graph, loops, loop);
  const back = terminator(graph.order[latch]!)!.targets!.find((t) => t.block === header)!.args;
  let state = new Map<Value, bigint>();
  header.params.forEach((p, i) => {
    const def = start[i] === undefined ? undefined : defInst(start[i]!);
    if (def?.op === 'const.int') state.set(p, def.attrs.bits!);
  });
  for (let trips = 1; trips <= MAX_TRIPS + 1; trips++) {
    const memo = new Map(state);
    const go = evaluate(end.args[0], memo, 12);
    if (go === undefined) return undefined;
    if (go !== staysOn) return trips;
    const next = new Map<Value, bigint>();
    header.params.forEach((p, i) => {
      const bits = evaluate(back[i]!, memo, 12);
      if (bits !== undefined) next.set(p, bits);
    });
    state = next;
  }
  return undefined;
}

/** Arguments of the header's parameters from outside, where all entries agree. */
function outsideArgs(graph: FlowGraph, loops: LoopForest, loop: Loop): (Value | undefined)[] {
  const header = graph.order[loop.header]!;
  let out: (Value | undefined)[] | undefined;
  for (const p of graph.preds[loop.header]!) {
    if (loops.contains(loop, p)) continue;
    for (const edge of terminator(graph.order[p]!)!.targets!) {
      if (edge.block !== header) continue;
      out =
        out === undefined
          ? [...edge.args]
          : out.map((v, i) => (v === edge.args[i] ? v : undefined));
    }
  }
  return out ?? [];
}

function evaluate(value: Value, known: Map<Value, bigint>, depth: number): bigint | undefined {
  const seen = known.get(value);
  if (seen !== undefined) return seen;
  const def = defInst(value);
  if (def === undefined || depth === 0 || !isPureOp(def.op)) return undefined;
  if (def.op === 'const.int') return def.attrs.bits;
  const bits: bigint[] = [];
  for (const arg of def.args) {
    const x = evaluate(arg, known, depth - 1);
    if (x === undefined) return undefined;
    bits.push(x);
  }
  const results = foldInst(def, bits);
  if (results === undefined) return undefined;
  def.results.forEach((r, i) => {
    known.set(r, results[i]!);
  });
  return known.get(value);
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
