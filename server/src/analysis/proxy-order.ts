/**
 * Accesses of threads in front of bulk copies of the same memory: these go through another proxy,
 * and a barrier alone does not order them (PTX ISA, "Async proxy", `fence.proxy.async`).
 */
import { append } from '../base/index.ts';
import type { Inst } from '../mir/index.ts';
import type { Gap, Occurrence } from './barrier-phases.ts';
import type { FlowGraph } from './flow-graph.ts';

/** Bulk copies that another proxy may have accessed the memory of before, as reasons. */
export function unorderedProxies(graph: FlowGraph, all: readonly Occurrence[]): readonly Gap[] {
  const bulk = all.filter(({ access }) => access.agent === 'bulk');
  const out = new Map<Inst, Gap>();
  for (const { access, region } of bulk) {
    const before = all.some(
      (one) =>
        one.region === region &&
        one.access.agent !== 'bulk' &&
        (one.access.writes || access.writes) &&
        isBefore(graph, one.access.inst, access.inst),
    );
    if (before)
      out.set(access.inst, {
        reason: 'threads access the memory of a bulk copy before it, through another proxy',
        inst: access.inst,
      });
  }
  return [...out.values()];
}

/** Does a way lead from one instruction to the other? */
function isBefore({ order, succs, numberOf }: FlowGraph, from: Inst, to: Inst): boolean {
  const [start, end] = [numberOf(from.block), numberOf(to.block)];
  if (start === end && order[start]!.insts.indexOf(from) < order[end]!.insts.indexOf(to))
    return true;
  const seen = new Set<number>();
  const work = [...succs[start]!];
  for (let at = work.pop(); at !== undefined; at = work.pop()) {
    if (at === end) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    append(work, succs[at]!);
  }
  return false;
}
