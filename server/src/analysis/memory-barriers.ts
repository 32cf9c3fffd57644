/**
 * Arrivals at barriers in memory that are barriers of the whole workgroup: each phase of the object
 * needs an arrival of every thread, and each thread waits for the end of the phase before it does
 * anything else (PTX ISA, "Phase of the mbarrier object"). Only the plain use is told: one
 * `mbarrier.init` with at least as many arrivals as there are threads, arrivals of one thread each
 * that all threads come to, and a wait with the token of the arrival right behind each.
 */
import { hasEffect, type Inst, terminator, type Value } from '../mir/index.ts';
import { asyncOf } from './async-forms.ts';
import { barrierOf, testedAt } from './barrier-objects.ts';
import { isNumber, isOnlyObject, reachedFrom, type Use, usesByObject } from './barrier-uses.ts';
import { waitsForAll } from './barriers.ts';
import type { FlowGraph } from './flow-graph.ts';
import { PhaseStart } from './phase-start.ts';
import type { LockstepPlan } from './simt-interpreter.ts';
import type { SymbolicValues } from './symbolic-values.ts';
import { operandIn } from './target-accesses.ts';

const NOTHING: ReadonlySet<Inst> = new Set();

/** Arrivals behind whose wait all threads of the workgroup have arrived. */
export function barriersInMemory(plan: LockstepPlan, values: SymbolicValues): ReadonlySet<Inst> {
  const uses = usesByObject(plan.graph);
  if (uses === undefined || uses.size === 0) return NOTHING;
  const out = new Set<Inst>();
  for (const [place, all] of uses) {
    const arrivals = all.filter(({ one }) => one?.kind === 'arrive').map(({ inst }) => inst);
    const isPlain =
      arrivals.length > 0 &&
      isOnlyObject(plan.graph, place.split(' ')[0]!) &&
      all.every((use) => isPlainUse(plan, use)) &&
      startsOnce(plan, values, all, arrivals) &&
      arrivals.every((inst) => waitsBehind(plan.graph, inst, place));
    if (isPlain) for (const inst of arrivals) out.add(inst);
  }
  return out;
}

function isPlainUse({ uniformity, loops, graph }: LockstepPlan, { inst, one }: Use): boolean {
  switch (one?.kind) {
    case 'init':
      return loops.loopOf(graph.numberOf(inst.block)) === undefined;
    case 'arrive': {
      const count = one.count && operandIn(inst, one.count);
      const isOne = one.count === undefined || isNumber(count, 1n);
      const { drops, releases } = one;
      return isOne && !drops && releases && !uniformity.isDivergentBlock(inst.block);
    }
    case 'test':
    case 'inval':
    case 'bulk':
    case 'tensor':
      return true;
    default:
      return false;
  }
}

/** Is the object made once, before all arrivals, for as many as there are threads or more? */
function startsOnce(
  plan: LockstepPlan,
  values: SymbolicValues,
  all: readonly Use[],
  arrivals: readonly Inst[],
): boolean {
  const [init, ...more] = all.filter(({ one }) => one?.kind === 'init');
  if (init?.one?.kind !== 'init' || more.length > 0) return false;
  const after = reachedFrom(plan.graph, arrivals);
  if (after(init.inst)) return false;
  // What is not valid any more is used no more.
  const ends = all.filter(({ one }) => one?.kind === 'inval').map(({ inst }) => inst);
  if (ends.length > 0 && arrivals.some(reachedFrom(plan.graph, ends))) return false;
  const count = operandIn(init.inst, init.one.count);
  const threads = values.threads();
  if (threads === undefined || count === undefined) return false;
  if (typeof count === 'bigint') return BigInt(values.range(threads)[1]) <= count;
  const { block } = init.inst;
  const number = plan.graph.numberOf(block);
  const start = new PhaseStart(plan, values, number, block.insts.indexOf(init.inst), false);
  const known = start.value(count);
  return known?.kind === 'int' && values.range(threads.minus(known.of))[1] <= 0;
}

/**
 * Does every way from an arrival lead through a wait with its token, with nothing before that
 * accesses memory or orders it?
 */
function waitsBehind(graph: FlowGraph, arrival: Inst, place: string): boolean {
  const arrived = asyncOf(arrival)?.find(({ kind }) => kind === 'arrive');
  if (arrived?.kind !== 'arrive' || arrived.result?.kind !== 'operand') return false;
  const token = arrival.results[arrived.result.at];
  if (token === undefined) return false;
  const seen = new Set<number>();
  const work: (readonly [at: number, index: number])[] = [
    [graph.numberOf(arrival.block), arrival.block.insts.indexOf(arrival) + 1],
  ];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    const [at, index] = next;
    const block = graph.order[at]!;
    const end = terminator(block);
    for (const inst of block.insts.slice(index)) {
      if (inst === end) break;
      if (!isQuiet(inst, place)) return false;
    }
    const targets = end?.targets ?? [];
    for (const [i, to] of graph.succs[at]!.entries()) {
      if (targets.length > 1 && isWait(testedAt(end, i), token, place)) continue;
      if (seen.has(to)) continue;
      seen.add(to);
      work.push([to, 0]);
    }
  }
  return true;
}

/** Does it leave memory as it is, and others to themselves, but for tests of the object? */
function isQuiet(inst: Inst, place: string): boolean {
  if (waitsForAll(inst)) return false;
  const statements = asyncOf(inst);
  if (statements !== undefined) {
    const isTest = statements.some(({ kind }) => kind === 'test') && barrierOf(inst) === place;
    return statements.every(
      ({ kind }) =>
        kind === 'move' || kind === 'select' || kind === 'nothing' || (isTest && kind === 'test'),
    );
  }
  return !['read', 'write', 'sync'].some((effect) => hasEffect(inst.op, effect as 'read'));
}

function isWait(test: Inst | undefined, token: Value, place: string): boolean {
  const one = test && asyncOf(test)?.find(({ kind }) => kind === 'test');
  if (test === undefined || one?.kind !== 'test' || one.isParity || !one.acquires) return false;
  return barrierOf(test) === place && operandIn(test, one.state) === token;
}
