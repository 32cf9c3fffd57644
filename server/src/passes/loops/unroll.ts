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
    // One loop at a time: the graph changes. Inner loops come first; loops seen once are not tried
    // again.
    const seen = new Set<Block>();
    for (let again = true; again; ) {
      again = false;
      const graph = computeFlowGraph(fn);
      const loops = computeLoops(graph, computeDominators(graph));
      const parents = new Set(loops.loops.map((l) => l.parent));
      for (const loop of loops.loops) {
        const header = graph.order[loop.header]!;
        if (parents.has(loop) || seen.has(header)) continue;
        seen.add(header);
        const trips = tripsOf(graph, loops, loop);
        if (trips === undefined) continue;
        let size = 0;
        for (const b of loop.blocks) size += graph.order[b]!.insts.length;
        if (size * trips > MAX_SIZE) continue;
        peel(fn, graph, loops, loop, trips);
        changed = true;
        again = true;
        break;
      }
    }
    return changed;
  },
});

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

function peel(fn: Func, graph: FlowGraph, loops: LoopForest, loop: Loop, trips: number): void {
  const blocks = loop.blocks.map((b) => graph.order[b]!);
  const header = graph.order[loop.header]!;
  const slots = demote(fn, outsideUses(fn, new Set(blocks), true));
  const entries = graph.preds[loop.header]!.filter((p) => !loops.contains(loop, p)).map(
    (p) => graph.order[p]!,
  );
  let sources: Block[] = entries;
  for (let i = 0; i < trips; i++) {
    const copy = cloneBlocksInto(fn, blocks).blocks;
    const head = copy.get(header)!;
    for (const block of sources)
      for (const edge of terminator(block)!.targets!) if (edge.block === header) edge.block = head;
    // Back edges of this copy lead to the next one; those of the last stay with the loop itself.
    sources = loop.latches.map((b) => copy.get(graph.order[b]!)!);
    for (const block of sources)
      for (const edge of terminator(block)!.targets!) if (edge.block === head) edge.block = header;
  }
  promoteSlots(fn, slots);
}
