/**
 * Waits by parity (PTX ISA, "mbarrier.test_wait, mbarrier.try_wait") of one thread for a copy of
 * its own: an object for one arrival, one arrival in each round of a loop, or one in all, with as
 * many bytes as the one copy of the round brings, and the parity of the number of the round. The
 * phase with that number is then the one that the answer is about.
 */
import { append } from '../base/index.ts';
import type { Inst, Value } from '../mir/index.ts';
import type { Formula, Linear } from '../presburger/index.ts';
import { isNumber, isOnlyObject, reachedFrom, type Use, usesByObject } from './barrier-uses.ts';
import type { Loop } from './loops.ts';
import { PhaseStart } from './phase-start.ts';
import type { LockstepPlan } from './simt-interpreter.ts';
import type { SymbolicValues } from './symbolic-values.ts';
import { operandIn, targetAccesses } from './target-accesses.ts';

/** Tests by parity, each with the copy that is over where it says yes. */
export function copiesByParity(
  plan: LockstepPlan,
  values: SymbolicValues,
): ReadonlyMap<Inst, Inst> {
  const out = new Map<Inst, Inst>();
  for (const [place, uses] of usesByObject(plan.graph) ?? []) {
    const tests = uses.filter(({ one }) => one?.kind === 'test' && one.isParity && one.acquires);
    if (tests.length === 0 || !isOnlyObject(plan.graph, place.split(' ')[0]!)) continue;
    const found = new Rounds(plan, values, uses).copy();
    if (found === undefined) continue;
    for (const { inst, one } of tests)
      if (one?.kind === 'test' && found.isItsPhase(inst, operandIn(inst, one.state)))
        out.set(inst, found.copy);
  }
  return out;
}

interface Found {
  readonly copy: Inst;
  /** Does a test with that parity ask for the phase of the round it is in? */
  isItsPhase(test: Inst, parity: Value | bigint | undefined): boolean;
}

/** What one thread does with one object, round by round. */
class Rounds {
  private readonly plan: LockstepPlan;
  private readonly values: SymbolicValues;
  private readonly uses: readonly Use[];

  constructor(plan: LockstepPlan, values: SymbolicValues, uses: readonly Use[]) {
    this.plan = plan;
    this.values = values;
    this.uses = uses;
  }

  /** Undefined where the use is not as plain. */
  copy(): Found | undefined {
    const { uses } = this;
    const of = (kind: string): readonly Use[] => uses.filter(({ one }) => one?.kind === kind);
    const copies = uses.filter(({ inst }) => bytesOf(inst) !== undefined);
    const ends = of('inval').map(({ inst }) => inst);
    const [init, arrive, copy] = [of('init'), of('arrive'), copies];
    if (init.length !== 1 || arrive.length !== 1 || copy.length !== 1) return undefined;
    if (uses.length !== 3 + ends.length + of('test').length) return undefined;
    const arrival = arrive[0]!.inst;
    if (ends.length > 0 && reachedFrom(this.plan.graph, ends)(arrival)) return undefined;
    if (!this.isPlain(init[0]!, arrive[0]!, copy[0]!.inst)) return undefined;
    return {
      copy: copy[0]!.inst,
      isItsPhase: (test, parity) =>
        this.comesBefore(arrival, test) &&
        this.comesBefore(copy[0]!.inst, test) &&
        this.isParityOfRound(arrival, test, parity),
    };
  }

  private isPlain({ inst: init, one: made }: Use, { inst, one }: Use, copy: Inst): boolean {
    const { graph, loops, dom } = this.plan;
    if (made?.kind !== 'init' || one?.kind !== 'arrive' || one.bytes === undefined) return false;
    if (!isNumber(operandIn(init, made.count), 1n) || one.drops || !one.releases) return false;
    if (one.count !== undefined || !isNumber(operandIn(inst, one.bytes), bytesOf(copy)!))
      return false;
    if (![init, inst, copy].every((at) => this.isOfOneThread(at))) return false;
    const loop = this.loopOf(inst);
    if (this.loopOf(init) !== undefined || this.loopOf(copy) !== loop) return false;
    if (!this.comesBefore(init, inst)) return false;
    if (loop === undefined) return true;
    const at = graph.numberOf(inst.block);
    return loop.parent === undefined && loop.latches.every((latch) => dom.dominates(at, latch))
      ? loops.contains(loop, at)
      : false;
  }

  private loopOf(inst: Inst): Loop | undefined {
    return this.plan.loops.loopOf(this.plan.graph.numberOf(inst.block));
  }

  /** Does one always come before the other, in the same round? */
  private comesBefore(a: Inst, b: Inst): boolean {
    const { graph, dom, loops } = this.plan;
    const [at, to] = [a, b].map(({ block }) => graph.numberOf(block)) as [number, number];
    const loop = loops.loopOf(at);
    if (loop !== undefined && !loops.contains(loop, to)) return false;
    if (at === to) return a.block.insts.indexOf(a) < b.block.insts.indexOf(b);
    return dom.dominates(at, to);
  }

  private isParityOfRound(arrival: Inst, test: Inst, parity: Value | bigint | undefined): boolean {
    const loop = this.loopOf(arrival);
    if (loop === undefined) return isNumber(parity, 0n);
    if (typeof parity !== 'object') return false;
    const start = this.startOf(test);
    const known = start.value(parity);
    if (known?.kind !== 'int') return false;
    const rest = known.of.minus(this.values.remainder(start.round(loop), 2));
    return this.values.range(rest).every((end) => end === 0);
  }

  private startOf({ block }: Inst, index = 0): PhaseStart {
    const { plan, values } = this;
    return new PhaseStart(plan, values, plan.graph.numberOf(block), index, false);
  }

  /** Do the branches that lead there leave one thread of the workgroup? */
  private isOfOneThread(inst: Inst): boolean {
    const { when } = this.startOf(inst).conditions();
    return [0, 1, 2].every((dim) => {
      const index = this.values.thread(dim);
      return index.isConstant || isFixed(when, index);
    });
  }
}

/** Do conditions say which number an index is, which is one from zero on? */
function isFixed(when: readonly Formula[], index: Linear): boolean {
  let [low, high] = [0, Number.POSITIVE_INFINITY];
  const work = [...when];
  for (let one = work.pop(); one !== undefined; one = work.pop()) {
    if (one.kind === 'and') append(work, one.parts);
    if (one.kind !== 'zero' && one.kind !== 'positive') continue;
    const [up, down] = [one.of.minus(index), one.of.plus(index)];
    // `index + constant` is zero or more, or `constant - index` is.
    if (up.isConstant) low = Math.max(low, -up.constant);
    if (up.isConstant && one.kind === 'zero') high = Math.min(high, -up.constant);
    if (down.isConstant) high = Math.min(high, down.constant);
    if (down.isConstant && one.kind === 'zero') low = Math.max(low, down.constant);
  }
  return low === high;
}

/** Bytes that a copy brings; undefined for what is none, or of unknown size. */
function bytesOf(inst: Inst): bigint | undefined {
  const [copy, ...more] = (targetAccesses(inst) ?? []).filter(
    ({ agent, writes }) => agent === 'bulk' && writes,
  );
  if (copy === undefined || more.length > 0 || copy.upTo === true) return undefined;
  return copy.size === undefined ? undefined : BigInt(copy.size);
}
