/**
 * `licm`: computations whose operands do not change in a loop move in front of it. Loads move when
 * nothing in the loop may write what they read and they are sure to be executed; convergent
 * operations never move.
 */

import {
  AliasAnalysis,
  accessSize,
  computeDominators,
  computeFlowGraph,
  computeLoops,
  type DominatorTree,
  type FlowGraph,
  type Loop,
  type LoopForest,
} from '../../analysis/index.ts';
import { splice } from '../../base/index.ts';
import {
  type Block,
  defInst,
  EFFECT_BIT,
  effectBits,
  type Func,
  type Inst,
  isPure,
  type Value,
} from '../../mir/index.ts';
import { definePass } from '../define-pass.ts';
import { isConstant } from '../support/constants.ts';
import { ensurePreheader } from './preheader.ts';

export const licm = definePass({
  name: 'licm',
  doc: 'Moves computations that do not change in a loop in front of it.',
  run(fn) {
    let changed = false;
    // Inner loops first; what leaves an inner loop may leave the outer one in the next round.
    const depth = maxDepth(fn);
    for (let round = 0; round < depth; round++) {
      if (!hoistOnce(fn)) break;
      changed = true;
    }
    return changed;
  },
});

function maxDepth(fn: Func): number {
  const graph = computeFlowGraph(fn);
  return computeLoops(graph, computeDominators(graph)).loops.reduce(
    (d, l) => Math.max(d, l.depth),
    0,
  );
}

function hoistOnce(fn: Func): boolean {
  const graph = computeFlowGraph(fn);
  const dom = computeDominators(graph);
  const loops = computeLoops(graph, dom);
  const alias = new AliasAnalysis(fn);
  let changed = false;
  const moved = new Set<Block>();
  for (const loop of loops.loops) {
    // Blocks that an inner loop gave new code are only seen again in the next round.
    if (loop.blocks.some((b) => moved.has(graph.order[b]!))) continue;
    if (hoistLoop(fn, graph, dom, loops, loop, alias)) {
      changed = true;
      for (const b of loop.blocks) moved.add(graph.order[b]!);
    }
  }
  return changed;
}

function hoistLoop(
  fn: Func,
  graph: FlowGraph,
  dom: DominatorTree,
  loops: LoopForest,
  loop: Loop,
  alias: AliasAnalysis,
): boolean {
  const blocks = new Set(loop.blocks.map((b) => graph.order[b]!));
  const writes: Inst[] = [];
  for (const block of blocks) {
    for (const inst of block.insts) {
      if ((effectBits(inst.op) & (EFFECT_BIT.write | EFFECT_BIT.sync)) !== 0) writes.push(inst);
    }
  }
  const hoisted: Inst[] = [];
  const out = new Set<Inst>();
  const isInvariant = (value: Value): boolean => {
    const def = defInst(value);
    return def === undefined
      ? !blocks.has(value.def as Block)
      : out.has(def) || !blocks.has(def.block);
  };
  const sure = sureBlocks(graph, dom, loop);
  for (const b of [...loop.blocks].sort((x, y) => x - y)) {
    const block = graph.order[b]!;
    // Behind a trap, a call or a barrier nothing is sure to be executed.
    let certain = sure.has(b);
    for (const inst of block.insts) {
      if (inst.args.every(isInvariant) && canMove(inst, certain, writes, alias)) {
        out.add(inst);
        hoisted.push(inst);
      }
      if ((effectBits(inst.op) & (EFFECT_BIT.trap | EFFECT_BIT.convergent)) !== 0) certain = false;
    }
  }
  if (hoisted.length === 0) return false;
  const preheader = ensurePreheader(fn, graph, loops, loop);
  for (const block of blocks) {
    if (block.insts.some((inst) => out.has(inst)))
      block.insts = block.insts.filter((inst) => !out.has(inst));
  }
  for (const inst of hoisted) inst.block = preheader;
  splice(preheader.insts, -1, 0, hoisted);
  return true;
}

/**
 * Blocks that are executed whenever the loop is entered: those that dominate every way out and
 * around.
 */
function sureBlocks(graph: FlowGraph, dom: DominatorTree, loop: Loop): Set<number> {
  const inside = new Set(loop.blocks);
  const ends = loop.blocks.filter(
    (b) =>
      loop.latches.includes(b) ||
      graph.succs[b]!.length === 0 ||
      graph.succs[b]!.some((s) => !inside.has(s)),
  );
  return new Set(loop.blocks.filter((b) => ends.every((e) => dom.dominates(b, e))));
}

function canMove(
  inst: Inst,
  certain: boolean,
  writes: readonly Inst[],
  alias: AliasAnalysis,
): boolean {
  if (isConstant(inst) || inst.op === 'alloca') return false;
  if (inst.op === 'mem.load') {
    if (inst.attrs.volatile === true) return false;
    const address = inst.args[0];
    const space = alias.space(address);
    const isFixed = inst.attrs.readonly === true || space === 'kernarg' || space === 'constant';
    if (!certain && space !== 'kernarg') return false;
    if (isFixed) return true;
    const size = accessSize(inst);
    return writes.every((w) => !mayWrite(w, address, size, alias));
  }
  if (!isPure(inst.op)) return false;
  if (
    inst.op === 'int.sdiv' ||
    inst.op === 'int.udiv' ||
    inst.op === 'int.srem' ||
    inst.op === 'int.urem'
  ) {
    const by = defInst(inst.args[1]);
    const safe = by?.op === 'const.int' && by.attrs.bits !== 0n;
    return certain || (safe && (inst.op === 'int.udiv' || inst.op === 'int.urem'));
  }
  return true;
}

function mayWrite(inst: Inst, address: Value, size: number, alias: AliasAnalysis): boolean {
  switch (inst.op) {
    case 'mem.store':
      return (
        inst.attrs.volatile === true ||
        alias.mayAlias(inst.args[1], accessSize(inst), address, size)
      );
    case 'mem.copy':
    case 'mem.move':
    case 'mem.set':
      return (
        inst.attrs.volatile === true ||
        alias.mayAlias(inst.args[0], accessSize(inst), address, size)
      );
    case 'atomic.rmw':
    case 'atomic.cmpxchg':
      return (
        inst.attrs.ordering !== 'relaxed' ||
        alias.mayAlias(inst.args[0], accessSize(inst), address, size)
      );
    case 'atomic.store':
      return (
        inst.attrs.ordering !== 'relaxed' ||
        alias.mayAlias(inst.args[1], accessSize(inst), address, size)
      );
    default:
      // Barriers and calls do not write a slot that nobody else can reach.
      return !alias.isLocalSlot(alias.address(address).base);
  }
}
