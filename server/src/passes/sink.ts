/**
 * `sink`: what only one way of a branch reads is computed there. LLVM's counterparts are
 * `TryToSinkInstruction` of InstCombine and `MachineSink`; like these it moves nothing into or out
 * of a loop and nothing to where every way comes by, and no loads.
 */
import {
  computeDominators,
  computeFlowGraph,
  computeLoops,
  computePostDominators,
} from '../analysis/index.ts';
import { splice } from '../base/index.ts';
import { type Block, computeUses, type Func, type Inst, isPure } from '../mir/index.ts';
import { definePass } from './define-pass.ts';
import { isConstant } from './support/constants.ts';

export const sink = definePass({
  name: 'sink',
  doc: 'Moves computations to the way of a branch that reads them.',
  run: (fn) => fn.blocks.length > 1 && sinkAll(fn),
});

function sinkAll(fn: Func): boolean {
  const graph = computeFlowGraph(fn);
  const dom = computeDominators(graph);
  const post = computePostDominators(graph);
  const loops = computeLoops(graph, dom);
  const uses = computeUses(fn);
  const depth = new Int32Array(graph.order.length);
  for (const b of dom.preorder) if (dom.idom[b]! >= 0) depth[b] = depth[dom.idom[b]!]! + 1;
  const common = (x: number, y: number): number => {
    let [a, b] = [x, y];
    while (a !== b) {
      if (depth[a]! >= depth[b]!) a = dom.idom[a]!;
      else b = dom.idom[b]!;
    }
    return a;
  };
  /** The block that an instruction moves to, or that it is in. */
  const homeOf = (inst: Inst, from: number): number => {
    let home = -1;
    for (const result of inst.results)
      for (const use of uses[result.id]!) {
        const at = graph.numberOf(use.inst.block);
        if (at === from) return from;
        if (at >= 0) home = home < 0 ? at : common(home, at);
      }
    const loop = loops.loopOf(from);
    while (home > 0 && home !== from && loops.loopOf(home) !== loop) home = dom.idom[home]!;
    return home < 0 || post.dominates(home, from) ? from : home;
  };
  let changed = false;
  // From the last block to the first, and backwards in each: what reads something moves before it.
  for (let from = graph.order.length - 1; from >= 0; from--) {
    const block = graph.order[from]!;
    const moved = new Map<Block, Inst[]>();
    const out = new Set<Inst>();
    for (let i = block.insts.length - 2; i >= 0; i--) {
      const inst = block.insts[i]!;
      if (!isPure(inst.op) || isConstant(inst)) continue;
      const home = graph.order[homeOf(inst, from)]!;
      if (home === block) continue;
      out.add(inst);
      inst.block = home;
      const list = moved.get(home);
      if (list === undefined) moved.set(home, [inst]);
      else list.push(inst);
    }
    if (out.size === 0) continue;
    changed = true;
    block.insts = block.insts.filter((inst) => !out.has(inst));
    for (const [home, list] of moved) splice(home.insts, 0, 0, list.reverse());
  }
  return changed;
}
