/**
 * Gives functions in which some threads may trap, or leave a loop in one of several ways, while
 * others go on the control flow that LLVM gives them: traps go on to the one end of the function,
 * loops have one exit, and every block that not all threads reach is guarded by a block of its own
 * ("flow"), which knows from a condition whether it is to run.
 * LLVM: "AMDGPUUnifyDivergentExitNodes" and "StructurizeCFG"; regions in which all threads branch
 * alike stay as they are, as there. Other functions need none of this: the wave's flow is planned
 * for them at once, with as many instructions.
 */
import {
  computeDominators,
  computeFlowGraph,
  computeLoops,
  computeUniformity,
  type FlowGraph,
} from '../../../analysis/index.ts';
import {
  type Block,
  Builder,
  createDetachedBlock,
  createInst,
  type Func,
  givesScalars,
  terminator,
} from '../../../mir/index.ts';
import { promoteSlots, type Slot } from '../../../passes/index.ts';
import { Conditions } from './conditions.ts';
import { type FlowNode, nodesOf, single } from './nodes.ts';
import { Predicates } from './predicates.ts';
import { findRegions, type Region } from './regions.ts';
import { toSlots } from './slots.ts';

/** The function has one return. True when it changed. */
export function structurize(fn: Func, isUniformIntrinsic: (symbol: string) => boolean): boolean {
  if (fn.results.length > 0) return false;
  const returns = fn.blocks.find((block) => terminator(block)?.op === 'ret');
  if (returns === undefined) return false;
  const before = computeFlowGraph(fn);
  const uniformity = computeUniformity(fn, { isUniformIntrinsic, isUniformText: givesScalars });
  const parts = (block: Block): boolean => {
    const end = terminator(block)!;
    return end.targets?.length === 2 && uniformity.isDivergentAt(end.args[0]!, block);
  };
  const traps = partedTraps(before, parts);
  const loops = partedLoops(before, parts);
  if (traps.length + loops.length === 0) return false;
  if (countWays(before, traps) > MOST_WAYS || !reachesEnd(before)) return false;
  const kept = new Set(before.order.filter(parts));
  const last = returnAlone(fn, returns);
  if (traps.length > 0) goOn(fn, traps, last);
  const slots = toSlots(fn);
  structurizeRegions(fn, withoutDeadEnds(computeFlowGraph(fn), last), kept, slots, new Set(loops));
  promoteSlots(fn, slots);
  return true;
}

/** The return in a block of its own, at which all threads meet. */
function returnAlone(fn: Func, block: Block): Block {
  if (block.insts.length === 1 && block !== fn.blocks[0]) return block;
  const last = createDetachedBlock(fn);
  const end = block.insts.pop()!;
  end.block = last;
  last.insts.push(end);
  fn.blocks.push(last);
  const loc = end.loc;
  block.insts.push(createInst(fn, block, 'br', [], [], {}, loc, [{ block: last, args: [] }]));
  return last;
}

/** Blocks that end their threads while others may go on. */
function partedTraps(graph: FlowGraph, parts: (block: Block) => boolean): Block[] {
  const seen = new Uint8Array(graph.order.length);
  const work = graph.order.flatMap((block, b) => (parts(block) ? [b] : []));
  while (work.length > 0)
    for (const s of graph.succs[work.pop()!]!) {
      if (seen[s] === 1) continue;
      seen[s] = 1;
      work.push(s);
    }
  return graph.order.filter((block, b) => seen[b] === 1 && terminator(block)!.op === 'trap');
}

/** Headers of loops that threads leave in several ways, not all together. */
function partedLoops(graph: FlowGraph, parts: (block: Block) => boolean): Block[] {
  const loops = computeLoops(graph, computeDominators(graph));
  return loops.loops.flatMap((loop) => {
    const exits = loop.blocks.filter((b) => graph.succs[b]!.some((s) => !loops.contains(loop, s)));
    const differ = exits.some((b) => parts(graph.order[b]!));
    return exits.length > 1 && differ ? [graph.order[loop.header]!] : [];
  });
}

/**
 * Ways to traps that a function is structured for. Each check guards all that follows with a mask
 * of its own, and no processor has scalar registers for more.
 */
const MOST_WAYS = 48;

function countWays(graph: FlowGraph, traps: readonly Block[]): number {
  return traps.reduce((sum, block) => sum + graph.preds[graph.numberOf(block)]!.length, 0);
}

/** Is there a way to a block without successors from everywhere? */
function reachesEnd(graph: FlowGraph): boolean {
  const seen = new Uint8Array(graph.order.length);
  const work = graph.succs.flatMap((list, b) => (list.length === 0 ? [b] : []));
  for (const b of work) seen[b] = 1;
  while (work.length > 0)
    for (const p of graph.preds[work.pop()!]!) {
      if (seen[p] === 1) continue;
      seen[p] = 1;
      work.push(p);
    }
  return seen.every((one) => one === 1);
}

/** Threads that trap meet at one block and go to the end of the function. */
function goOn(fn: Func, traps: readonly Block[], last: Block): void {
  const after = createDetachedBlock(fn);
  after.insts.push(createInst(fn, after, 'br', [], [], {}, undefined, [{ block: last, args: [] }]));
  fn.blocks.push(after);
  for (const block of traps) terminator(block)!.targets = [{ block: after, args: [] }];
}

/** The graph without edges to what ends all threads. */
function withoutDeadEnds(graph: FlowGraph, last: Block): FlowGraph {
  const dead = graph.order.map((block, b) => graph.succs[b]!.length === 0 && block !== last);
  return {
    ...graph,
    succs: graph.succs.map((list) => list.filter((s) => dead[s] !== true)),
    preds: graph.preds.map((list, b) => (dead[b] === true ? [] : list)),
  };
}

/**
 * Inner regions first. Those without traps and `headers` of loops, or in which threads branch
 * alike, stay as they are.
 */
function structurizeRegions(
  fn: Func,
  graph: FlowGraph,
  parting: ReadonlySet<Block>,
  slots: Slot[],
  headers: ReadonlySet<Block>,
): void {
  const dom = computeDominators(graph);
  const loops = computeLoops(graph, dom);
  const idom = new Map(graph.order.map((block, b) => [block, graph.order[dom.idom[b]!]]));
  const known = new Map<Region, FlowNode>();
  for (const region of findRegions(graph, dom)) {
    const entry = graph.order[region.entry]!;
    const exit = graph.order[region.exit]!;
    const blocks = new Set<Block>();
    for (const b of region.blocks) blocks.add(graph.order[b]!);
    const nodes = nodesOf(region, graph, loops, known);
    for (const node of nodes) for (const block of node.blocks) blocks.add(block);
    known.set(region, { entry, blocks, isRegion: true, exit });
    const concerned = [...blocks].some(
      (block) => terminator(block)?.op === 'trap' || headers.has(block),
    );
    if (!concerned || !nodes.some(({ isRegion, entry: at }) => !isRegion && parting.has(at)))
      continue;
    for (const block of new Structurizer(fn, nodes, exit, idom, slots).run()) blocks.add(block);
  }
}

/** LLVM's `StructurizeCFG` on one region; the names of its steps are kept. */
class Structurizer {
  private readonly fn: Func;
  private readonly exit: Block;
  private readonly order: FlowNode[];
  private readonly predicates: Predicates;
  private readonly conditions: Conditions;
  private readonly idom: Map<Block, Block | undefined>;
  private readonly visited = new Set<Block>();
  private readonly made: Block[] = [];
  private prev: FlowNode | undefined;

  constructor(
    fn: Func,
    nodes: readonly FlowNode[],
    exit: Block,
    idom: Map<Block, Block | undefined>,
    slots: Slot[],
  ) {
    this.fn = fn;
    this.exit = exit;
    this.order = [...nodes];
    this.idom = idom;
    this.predicates = new Predicates(nodes);
    this.conditions = new Conditions(fn, slots, idom);
  }

  /** The blocks that were added. */
  run(): readonly Block[] {
    const dominated = this.dominates(this.order[0]!.entry, this.exit);
    while (this.order.length > 0) this.handleLoops(dominated, undefined);
    if (this.prev !== undefined) this.changeExit(this.prev, this.exit, dominated);
    this.conditions.insert(this.predicates);
    return this.made;
  }

  private handleLoops(exitUseAllowed: boolean, loopEnd: Block | undefined): void {
    const node = this.order[0]!;
    let start = node.entry;
    const latch = this.predicates.loopEnd(start);
    if (latch === undefined) {
      this.wireFlow(exitUseAllowed, loopEnd);
      return;
    }
    if (!this.isPredictablyTrue(node)) start = this.needPrefix(true);
    this.wireFlow(false, latch);
    while (!this.visited.has(latch)) this.handleLoops(false, latch);
    // The entry of the function cannot be jumped to; loops have a block in front of them.
    const end = this.needPrefix(false);
    const next = this.needPostfix(end, exitUseAllowed);
    this.conditions.add({ block: end, yes: next, no: start, header: node.entry, isLoop: true });
    this.setPrev(next);
  }

  private wireFlow(exitUseAllowed: boolean, loopEnd: Block | undefined): void {
    const node = this.order.shift()!;
    this.visited.add(node.entry);
    if (this.isPredictablyTrue(node)) {
      if (this.prev !== undefined) this.changeExit(this.prev, node.entry, true);
      this.prev = node;
      return;
    }
    const flow = this.needPrefix(false);
    const { entry } = node;
    const next = this.needPostfix(flow, exitUseAllowed);
    this.conditions.add({ block: flow, yes: entry, no: next, header: entry, isLoop: false });
    this.idom.set(entry, flow);
    this.prev = node;
    while (
      this.order.length > 0 &&
      (loopEnd === undefined || !this.visited.has(loopEnd)) &&
      this.dominatesPredicates(entry, this.order[0]!)
    )
      this.handleLoops(false, loopEnd);
    this.changeExit(this.prev, next, false);
    this.setPrev(next);
  }

  private setPrev(block: Block): void {
    this.prev = block === this.exit ? undefined : single(block);
  }

  private isPredictablyTrue(node: FlowNode): boolean {
    if (this.prev === undefined) return true;
    let dominated = false;
    for (const [block, value] of this.predicates.of(node.entry)) {
      if (value !== true) return false;
      if (this.dominates(block, this.prev.entry)) dominated = true;
    }
    return dominated;
  }

  private dominatesPredicates(block: Block, node: FlowNode): boolean {
    for (const [pred] of this.predicates.of(node.entry))
      if (!this.dominates(block, pred)) return false;
    return true;
  }

  private dominates(a: Block, b: Block): boolean {
    for (let at: Block | undefined = b; at !== undefined; at = this.idom.get(at))
      if (at === a) return true;
    return false;
  }

  /** A block that can branch behind the last node. */
  private needPrefix(empty: boolean): Block {
    const prev = this.prev!;
    if (!prev.isRegion) {
      const { entry } = prev;
      dropEnd(entry);
      if (!empty || entry.insts.length === 0) return entry;
    }
    const flow = this.nextFlow(prev.entry);
    this.changeExit(prev, flow, true);
    this.prev = single(flow);
    return flow;
  }

  private needPostfix(flow: Block, exitUseAllowed: boolean): Block {
    if (this.order.length > 0 || !exitUseAllowed) return this.nextFlow(flow);
    this.idom.set(this.exit, flow);
    return this.exit;
  }

  private nextFlow(dominator: Block): Block {
    const block = createDetachedBlock(this.fn);
    this.fn.blocks.push(block);
    this.made.push(block);
    this.idom.set(block, dominator);
    return block;
  }

  private changeExit(node: FlowNode, to: Block, includeDominator: boolean): void {
    if (node.isRegion) {
      for (const block of node.blocks)
        for (const edge of terminator(block)?.targets ?? [])
          if (edge.block === node.exit) edge.block = to;
      node.exit = to;
    } else {
      dropEnd(node.entry);
      new Builder(this.fn, node.entry).br(to, []);
    }
    if (includeDominator) this.idom.set(to, node.entry);
  }
}

/** Takes the jump off a block. */
function dropEnd(block: Block): void {
  if (terminator(block) !== undefined) block.insts.pop();
}
