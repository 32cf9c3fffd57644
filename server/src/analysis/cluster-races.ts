/**
 * Accesses to the memory of other workgroups of a cluster ("distributed shared memory"): barriers
 * of the workgroup order nothing between these and what the owner does, those of the cluster do.
 * The other workgroup has to have begun, and must not end before the access is over (CUDA C++
 * Programming Guide, "Distributed Shared Memory").
 */
import type { Inst } from '../mir/index.ts';
import { and, type Budget, below, type Formula, satisfy } from '../presburger/index.ts';
import { type Gap, type Occurrence, phasesOf } from './barrier-phases.ts';
import { clusterSyncs, planOfCluster } from './cluster-barriers.ts';
import type { FlowGraph } from './flow-graph.ts';
import type { ParameterFacts } from './kernel-facts.ts';
import type { LockstepPlan } from './simt-interpreter.ts';
import { homeOf, isRemote } from './symbolic.ts';
import { type BlockShape, SymbolicValues } from './symbolic-values.ts';
import { MOST_BYTES } from './target-accesses.ts';
import { first, ThreadPair } from './thread-pair.ts';

const WORK_PER_PAIR = 15_000;

export interface ClusterInput {
  readonly plan: LockstepPlan;
  readonly block: BlockShape | undefined;
  readonly dimensions: number;
  readonly facts?: ParameterFacts;
}

/**
 * Why accesses to memory of other workgroups may meet others; nothing where all are proven apart.
 * `most`: no workgroup has more threads.
 */
export function unorderedInCluster(
  { plan: given, block, dimensions, facts }: ClusterInput,
  budget: Budget,
  most?: number,
): readonly Gap[] {
  const plan = planOfCluster(given);
  const values = new SymbolicValues(block, dimensions, most, true, facts);
  const syncs = clusterSyncs(plan.graph, plan.uniformity);
  const { phases, gaps } = phasesOf(plan, values, 'workgroup', syncs);
  const out = new Map<string, Gap>();
  const tell = (reason: string, inst: Inst): void => {
    if (!out.has(reason)) out.set(reason, { reason, inst });
  };
  const two = new ThreadPair(values);
  phases.forEach(({ occurrences }, number) => {
    occurrences.forEach((a, i) => {
      const { inst, agent } = a.access;
      const isOther = isRemote(a.region);
      if (isOther && number === 0) tell(NOT_BEGUN, inst);
      if (isOther && agent !== undefined) tell(COPIES, inst);
      if (isOther && mayEndBefore(plan.graph, syncs, inst)) tell(ENDED, inst);
      for (const b of occurrences.slice(i))
        if (mayMeet(a, b) && mayBeSolved(meet(two, a, b), two, budget))
          tell(MEETS, (isOther ? a : b).access.inst);
    });
  });
  return [...gaps, ...out.values()];
}

const NOT_BEGUN = 'no barrier of the cluster says that the other block has begun';
const ENDED = 'the other block may have ended: no barrier of the cluster is behind the access';
const COPIES = 'a copy into the memory of another block is not followed';
const MEETS = 'no barrier of the cluster is known to order accesses of two blocks';

/** Of two accesses one is to another's memory, and one writes. */
function mayMeet({ access: a, region }: Occurrence, { access: b, region: other }: Occurrence) {
  if (!isRemote(region) && !isRemote(other)) return false;
  if (homeOf(region) !== homeOf(other)) return false;
  return (a.writes || b.writes) && !(a.atomic && b.atomic);
}

function mayBeSolved(formula: Formula, { definition }: ThreadPair, budget: Budget): boolean {
  const own = { left: Math.min(WORK_PER_PAIR, budget.left) };
  const before = own.left;
  const found = satisfy(formula, definition, own);
  budget.left -= before - own.left + 20;
  return found !== 'none';
}

/** Any two threads of the cluster, whichever block is meant: that is more than can be. */
function meet(two: ThreadPair, a: Occurrence, b: Occurrence): Formula {
  const [x, y] = [a.offset.rename(first), b.offset.rename(two.second)];
  return and(
    below(x, y.shift(b.access.size ?? MOST_BYTES)),
    below(y, x.shift(a.access.size ?? MOST_BYTES)),
    two.ofFirst(a.when),
    two.ofSecond(b.when),
  );
}

/** Does a way lead from an instruction to the end of the kernel past no barrier of the cluster? */
function mayEndBefore(graph: FlowGraph, syncs: ReadonlySet<Inst>, inst: Inst): boolean {
  const seen = new Set<number>();
  const home = graph.numberOf(inst.block);
  const work: (readonly [at: number, index: number])[] = [
    [home, inst.block.insts.indexOf(inst) + 1],
  ];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    const [at, index] = next;
    if (graph.order[at]!.insts.slice(index).some((one) => syncs.has(one))) continue;
    if (graph.succs[at]!.length === 0) return true;
    for (const to of graph.succs[at]!) {
      if (seen.has(to)) continue;
      seen.add(to);
      work.push([to, 0]);
    }
  }
  return false;
}
