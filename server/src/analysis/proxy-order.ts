/**
 * Accesses of threads in front of bulk copies of the same memory: these go through another proxy,
 * and a barrier alone does not order them (PTX ISA, "Async proxy", `fence.proxy.async`).
 */
import { append } from '../base/index.ts';
import type { Block, Inst } from '../mir/index.ts';
import type { Gap, Occurrence } from './barrier-phases.ts';
import type { FlowGraph } from './flow-graph.ts';
import { homeOf } from './symbolic.ts';

/** Bulk copies that another proxy may have accessed the memory of before, as reasons. */
export function unorderedProxies(graph: FlowGraph, all: readonly Occurrence[]): readonly Gap[] {
  const bulk = all.filter(({ access }) => access.agent === 'bulk');
  const out = new Map<Inst, Gap>();
  for (const { access, region } of bulk) {
    const isBefore = comesBefore(graph, access.inst);
    const before = all.some(
      (one) =>
        homeOf(one.region) === homeOf(region) &&
        one.access.agent !== 'bulk' &&
        (one.access.writes || access.writes) &&
        isBefore(one.access.inst),
    );
    if (before)
      out.set(access.inst, {
        reason: 'threads access the memory of a bulk copy before it, through another proxy',
        inst: access.inst,
      });
  }
  return [...out.values()];
}

/** Whether an instruction may come before this one: in its block, or in one that leads to it. */
function comesBefore({ order, preds, numberOf }: FlowGraph, inst: Inst): (other: Inst) => boolean {
  const { insts } = inst.block;
  const above = new Set(insts.slice(0, insts.indexOf(inst)));
  const leading = new Set<Block>();
  const work = [...preds[numberOf(inst.block)]!];
  for (let at = work.pop(); at !== undefined; at = work.pop()) {
    const block = order[at]!;
    if (leading.has(block)) continue;
    leading.add(block);
    append(work, preds[at]!);
  }
  return (other) => above.has(other) || leading.has(other.block);
}
