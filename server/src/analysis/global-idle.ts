/**
 * Branches that decide nothing about accesses to global memory: between them and where their ways
 * meet nothing is stored, nothing read that a store may change, and nothing orders memory.
 */
import { append } from '../base/index.ts';
import { hasEffect, type Inst, isBarrier, type Value } from '../mir/index.ts';
import type { AliasAnalysis } from './alias.ts';
import { incoming } from './flow-graph.ts';
import { accessesOf } from './memory-access.ts';
import type { LockstepPlan } from './simt-interpreter.ts';
import { idleBranches, isArrival } from './simt-slice.ts';

/** By number: blocks that end in such a branch. */
export function globalIdle(plan: LockstepPlan, alias: AliasAnalysis): ReadonlySet<number> {
  const { graph, postDom, order } = plan;
  const [entry] = graph.order;
  const isElsewhere = (ptr: Value): boolean => {
    const space = alias.space(ptr);
    return space === 'workgroup' || space === 'private';
  };
  // Two parameters point to different buffers.
  const written = new Set<Value>();
  for (const { insts } of graph.order)
    for (const inst of insts)
      for (const { ptr, writes } of accessesOf(inst))
        if (writes && !isElsewhere(ptr)) written.add(alias.address(ptr).base);
  const matters = (ptr: Value): boolean => {
    if (isElsewhere(ptr)) return false;
    const { base } = alias.address(ptr);
    return base.def !== entry || written.has(base);
  };
  const stops = (inst: Inst): boolean =>
    isArrival(inst) ||
    isBarrier(inst) ||
    order.orders(inst) ||
    inst.op.startsWith('call') ||
    hasEffect(inst.op, 'sync');

  const needed = new Set<Value>();
  const need = (first: readonly Value[]): void => {
    const work = [...first];
    for (let value = work.pop(); value !== undefined; value = work.pop()) {
      if (needed.has(value)) continue;
      needed.add(value);
      const { def } = value;
      append(work, 'op' in def ? def.args : incoming(graph, value));
    }
  };
  const busy = new Set<number>();
  graph.order.forEach(({ insts }, number) => {
    for (const inst of insts) {
      if (stops(inst)) busy.add(number);
      for (const { ptr } of accessesOf(inst)) {
        if (!matters(ptr)) continue;
        busy.add(number);
        need([ptr]);
      }
    }
  });

  return idleBranches(graph, postDom, busy, needed, (cond) => need([cond])).idle;
}
