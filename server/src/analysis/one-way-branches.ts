/**
 * Branches on the thread that all threads of the workgroups asked about take one way: `if i >= 32`
 * where there are 32 threads. Nobody parts there.
 */
import { type Inst, terminator } from '../mir/index.ts';
import { waitsForAll } from './barriers.ts';
import { isAskSymbol } from './dynamic-lds-request.ts';
import { edgeCondition, isFalse, PhaseStart } from './phase-start.ts';
import type { LockstepPlan } from './simt-interpreter.ts';
import type { SymbolicValues } from './symbolic-values.ts';
import { computeUniformity, type Uniformity } from './uniformity.ts';

/** The plan with what is uniform in these workgroups; the same one where no barrier is in doubt. */
export function withoutOneWay(plan: LockstepPlan, values: SymbolicValues): LockstepPlan {
  const { graph, uniformity } = plan;
  const isInDoubt = graph.order.some(
    (block) => uniformity.isDivergentBlock(block) && block.insts.some(waitsForAll),
  );
  if (!isInDoubt) return plan;
  const oneWay = oneWayBranches(plan, values);
  if (oneWay.size === 0) return plan;
  const refined: Uniformity = computeUniformity(graph.fn, {
    isUniformIntrinsic: isAskSymbol,
    exactJoins: true,
    isOneWay: (end) => oneWay.has(end),
  });
  return { ...plan, uniformity: refined };
}

/** Branches of which only one side can be taken, whatever thread comes there. */
function oneWayBranches(plan: LockstepPlan, values: SymbolicValues): ReadonlySet<Inst> {
  const out = new Set<Inst>();
  plan.graph.order.forEach((block, number) => {
    const end = terminator(block);
    if (end?.targets === undefined || end.targets.length < 2) return;
    if (!plan.uniformity.isDivergent(end.args[0]!)) return;
    const cond = new PhaseStart(plan, values, number, block.insts.length, false).value(
      end.args[0]!,
    );
    const open = end.targets.filter((_, side) => {
      const holds = edgeCondition(end, side, cond);
      return !isFalse(holds) && values.mayHold(holds);
    });
    if (open.length === 1) out.add(end);
  });
  return out;
}
