/**
 * Brings a function's control flow into the shape that the wave's flow is planned on: one return,
 * `switch` as comparisons, one latch and one preheader for each loop, no edge that needs its own
 * place for copies but has none.
 */

import {
  computeDominators,
  computeFlowGraph,
  computeLiveness,
  computeLoops,
} from '../../../analysis/index.ts';
import { append } from '../../../base/index.ts';
import {
  addBlockParam,
  type Block,
  Builder,
  createDetachedBlock,
  type Edge,
  type Func,
  removeUnreachableBlocks,
  terminator,
  type Value,
} from '../../../mir/index.ts';
import { isUniformIntrinsic } from '../intrinsic-facts.ts';
import { structurize } from '../structurize/structurize.ts';
import { jump } from './inline-calls.ts';
import { makeReducible } from './reducible.ts';

/** `structured`: as LLVM structures the flow, where that is needed; true when it was. */
export function shapeFunc(fn: Func, structured: boolean): boolean {
  removeUnreachableBlocks(fn);
  lowerSwitches(fn);
  simplifyBranches(fn);
  removeUnreachableBlocks(fn);
  mergeChains(fn);
  unifyReturns(fn);
  threadEmptyBlocks(fn);
  if (isIrreducible(fn)) makeReducible(fn);
  fixLoops(fn);
  const changed = structured && structurize(fn, isUniformIntrinsic);
  if (changed) {
    removeUnreachableBlocks(fn);
    simplifyBranches(fn);
    removeUnreachableBlocks(fn);
    fixLoops(fn);
  }
  splitEdges(fn);
  return changed;
}

/** Is there a cycle that can be entered at several blocks? */
function isIrreducible(fn: Func): boolean {
  const graph = computeFlowGraph(fn);
  const dom = computeDominators(graph);
  return graph.succs.some((list, b) => list.some((s) => s <= b && !dom.dominates(s, b)));
}

/** Compares one case after the other. */
function lowerSwitches(fn: Func): void {
  for (const block of [...fn.blocks]) {
    const end = terminator(block);
    if (end?.op !== 'switch') continue;
    block.insts.pop();
    const b = new Builder(fn, block);
    b.loc = end.loc;
    const [otherwise, ...targets] = end.targets!;
    const cases = end.attrs.cases!;
    const on = end.args[0];
    if (targets.length === 0) b.br(otherwise!.block, otherwise!.args);
    targets.forEach((target, i) => {
      const last = i + 1 === targets.length;
      const next = last ? otherwise!.block : b.newBlock();
      const equal = b.icmp('eq', on, b.int(on.type, cases[i]!));
      b.brIf(equal, target.block, next, [...target.args], last ? [...otherwise!.args] : []);
      b.block = next;
    });
  }
}

/**
 * Branches that cannot go two ways: constant conditions, equal targets, targets that are never
 * executed.
 */
function simplifyBranches(fn: Func): void {
  for (const block of fn.blocks) {
    const end = terminator(block);
    if (end?.op !== 'br.if') continue;
    const [a, c] = end.targets as [Edge, Edge];
    const def = end.args[0].def;
    let only: Edge | undefined;
    if ('op' in def && def.op === 'const.int') only = def.attrs.bits === 0n ? c : a;
    else if (isUnreachable(a.block)) only = c;
    else if (isUnreachable(c.block)) only = a;
    else if (a.block === c.block && a.args.every((arg, i) => arg === c.args[i])) only = a;
    if (only !== undefined)
      block.insts[block.insts.length - 1] = jump(block, only.block, only.args, end.loc);
  }
}

function isUnreachable(block: Block): boolean {
  return block.insts[0]?.op === 'unreachable';
}

/** Joins a block with its only successor when that has no other predecessor. */
function mergeChains(fn: Func): void {
  const preds = new Int32Array(fn.nextBlock);
  for (const block of fn.blocks)
    for (const edge of terminator(block)?.targets ?? []) preds[edge.block.id]!++;
  const gone = new Set<Block>();
  const aliases = new Map<number, Value>();
  for (const block of fn.blocks) {
    if (gone.has(block)) continue;
    for (;;) {
      const end = terminator(block);
      if (end?.op !== 'br') break;
      const { block: next, args } = end.targets![0]!;
      if (preds[next.id] !== 1 || next === block || next === fn.blocks[0]) break;
      if (next.params.length > 0 && args.some((arg) => arg.def === next)) break;
      block.insts.pop();
      next.params.forEach((param, i) => {
        aliases.set(param.id, args[i]!);
      });
      for (const inst of next.insts) inst.block = block;
      append(block.insts, next.insts);
      gone.add(next);
    }
  }
  if (gone.size === 0) return;
  fn.blocks = fn.blocks.filter((block) => !gone.has(block));
  replaceAliases(fn, aliases);
}

function replaceAliases(fn: Func, aliases: ReadonlyMap<number, Value>): void {
  if (aliases.size > 0) {
    const resolve = (value: Value): Value => {
      let at = value;
      for (let next = aliases.get(at.id); next !== undefined; next = aliases.get(at.id)) at = next;
      return at;
    };
    for (const block of fn.blocks) {
      for (const inst of block.insts) {
        for (let i = 0; i < inst.args.length; i++) inst.args[i] = resolve(inst.args[i]!);
        for (const edge of inst.targets ?? [])
          for (let i = 0; i < edge.args.length; i++) edge.args[i] = resolve(edge.args[i]!);
      }
    }
  }
}

function unifyReturns(fn: Func): void {
  const ends = fn.blocks.filter((block) => terminator(block)?.op === 'ret');
  if (ends.length < 2) return;
  const exit = createDetachedBlock(fn);
  new Builder(fn, exit).ret(fn.results.map((type) => addBlockParam(fn, exit, type)));
  for (const block of ends) {
    const end = block.insts.pop()!;
    block.insts.push(jump(block, exit, [...end.args], end.loc));
  }
  fn.blocks.push(exit);
}

/** Edges to a block that only goes on somewhere else lead there at once. */
function threadEmptyBlocks(fn: Func): void {
  const onward = new Map<Block, Block>();
  for (const block of fn.blocks) {
    const [only] = block.insts;
    if (block.params.length > 0 || only?.op !== 'br' || block === fn.blocks[0]) continue;
    const [{ block: to, args }] = only.targets as [Edge];
    if (args.length === 0 && to !== block) onward.set(block, to);
  }
  if (onward.size === 0) return;
  for (const block of fn.blocks)
    for (const edge of terminator(block)?.targets ?? []) {
      const seen = new Set<Block>();
      for (let to = onward.get(edge.block); to !== undefined; to = onward.get(to)) {
        if (seen.has(to)) break;
        seen.add(to);
        edge.block = to;
      }
    }
  removeUnreachableBlocks(fn);
}

/**
 * Every loop gets one latch that only jumps back, or the branch it had, and one block that enters
 * it.
 */
function fixLoops(fn: Func): void {
  const graph = computeFlowGraph(fn);
  const loops = computeLoops(graph, computeDominators(graph));
  for (const loop of loops.loops) {
    const header = graph.order[loop.header]!;
    const latches = loop.latches.map((n) => graph.order[n]!);
    // A latch inside an inner loop would start the next turn while other lanes still go around in
    // there.
    const isInner = loops.loopOf(loop.latches[0]!) !== loop;
    if (latches.length > 1 || isInner || countEdges(latches[0]!, header) > 1)
      redirect(fn, latches, header);
    if (loop.preheader < 0) {
      const outside = new Set<Block>();
      for (const p of graph.preds[loop.header]!)
        if (!loop.latches.includes(p)) outside.add(graph.order[p]!);
      redirect(fn, [...outside], header);
    }
  }
}

function countEdges(from: Block, to: Block): number {
  return terminator(from)!.targets!.filter((edge) => edge.block === to).length;
}

/** Puts a new block in front of `to` that takes all edges from `froms`. */
function redirect(fn: Func, froms: readonly Block[], to: Block): void {
  const middle = createDetachedBlock(fn);
  for (const param of to.params) addBlockParam(fn, middle, param.type);
  let loc = terminator(froms[0]!)?.loc;
  for (const from of froms) {
    const end = terminator(from)!;
    loc ??= end.loc;
    for (const edge of end.targets!) if (edge.block === to) edge.block = middle;
  }
  middle.insts.push(jump(middle, to, [...middle.params], loc));
  fn.blocks.push(middle);
}

/**
 * Copies for an edge are made at the end of its source. That is wrong when the source has another
 * successor where the old value of the parameter is still needed: such edges get a block of their
 * own.
 */
function splitEdges(fn: Func): void {
  const graph = computeFlowGraph(fn);
  const live = computeLiveness(graph);
  const isLiveAt = (params: readonly Value[], at: number): boolean =>
    at >= 0 && params.some((param) => live.liveIn(at).has(param));
  for (const block of [...fn.blocks]) {
    const end = terminator(block);
    if (end?.op !== 'br.if') continue;
    const [a, c] = end.targets as [Edge, Edge];
    for (const edge of [a, c]) {
      if (edge.block.params.length === 0) continue;
      const other = edge === a ? c : a;
      const unsafe =
        other.block === edge.block ||
        isLiveAt(edge.block.params, graph.numberOf(other.block)) ||
        other.args.some((arg) => edge.block.params.includes(arg));
      if (!unsafe) continue;
      const middle = createDetachedBlock(fn);
      middle.insts.push(jump(middle, edge.block, edge.args, end.loc));
      fn.blocks.push(middle);
      edge.block = middle;
      edge.args = [];
    }
  }
}
