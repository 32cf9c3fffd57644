/**
 * Shuffles that read lanes which have ended, where a parameter says how many threads have work:
 * `if i >= n { return; }` in front of a sum of a warp. PTX ISA, "shfl.sync": what is read from an
 * inactive lane is undefined. Found is what a thread stores then, in some launch.
 */
import { append } from '../base/index.ts';
import { hasEffect, type Inst, isPureOp, terminator, type Value } from '../mir/index.ts';
import { and, atMost, equal, Linear, not, or, satisfy } from '../presburger/index.ts';
import { type Arrival, arrivalsAt } from './barrier-phases.ts';
import { bitsOf } from './barriers.ts';
import { eachVariable } from './formula-variables.ts';
import { accessesOf } from './memory-access.ts';
import type { LockstepPlan } from './simt-interpreter.ts';
import { type BlockShape, SymbolicValues } from './symbolic-values.ts';
import { first, ThreadPair } from './thread-pair.ts';
import { maskOf } from './warp-masks.ts';
import { shuffleOf, sourceLane } from './warp-shuffles.ts';

/** A lane that stores what it has made of the value of a lane that has ended. */
export interface EndedLane {
  readonly inst: Inst;
  readonly lane: number;
  readonly source: number;
}

const WARP = 32;
const WHOLE = 0xffff_ffffn;
const WORK_PER_PAIR = 3_000;
const WORK = 60_000;

/** `shape`: the workgroup; what is found depends on parameters and the index of the workgroup. */
export function endedLanes(
  plan: LockstepPlan,
  shape: BlockShape,
  dimensions: number,
  shuffles: readonly Inst[],
): readonly EndedLane[] {
  const uses: Use[] = [];
  for (const inst of shuffles) {
    const mask = bitsOf(maskOf(inst));
    if (mask === undefined || (mask & WHOLE) !== WHOLE || shuffleOf(inst) === undefined) continue;
    if (!isGuarded(plan, inst) || othersGoOn(plan, inst)) continue;
    const stores = storesOf(plan, inst);
    if (stores.length > 0) uses.push({ inst, gate: gateOf(plan, inst), stores });
  }
  if (uses.length === 0) return [];
  const values = new SymbolicValues(shape, dimensions);
  const ends = plan.graph.order.flatMap(({ insts }) => insts.filter(({ op }) => op === 'ret'));
  const watched = new Set([
    ...ends,
    ...uses.flatMap(({ inst, gate, stores }) => [inst, gate, ...stores]),
  ]);
  const arrivals = arrivalsAt(plan, values, watched);
  if (arrivals === undefined) return [];
  const pairs = new Pairs(values, shape);
  const waysTo = (to: Inst): readonly Arrival[] => arrivals.filter((one) => one.inst === to);
  const end = ends.flatMap(waysTo);
  return uses.flatMap(({ inst, gate, stores }) => {
    for (const store of stores) {
      const ways = { shuffle: waysTo(inst), gate: waysTo(gate), store: waysTo(store), end };
      const found = pairs.ended(inst, ways);
      if (found !== undefined) return [found];
    }
    return [];
  });
}

interface Use {
  readonly inst: Inst;
  /** What every thread passes that comes to it, in front of all loops around it. */
  readonly gate: Inst;
  /** Where threads leave what they have made of it. */
  readonly stores: readonly Inst[];
}

/** How threads come to what decides. */
interface Ways {
  readonly shuffle: readonly Arrival[];
  readonly gate: readonly Arrival[];
  readonly store: readonly Arrival[];
  /** The end of the kernel. */
  readonly end: readonly Arrival[];
}

/** What every thread passes that comes to an instruction, in front of all loops around it. */
export function gateOf({ graph, loops, dom }: LockstepPlan, inst: Inst): Inst {
  let outer = loops.loopOf(graph.numberOf(inst.block));
  if (outer === undefined) return inst;
  while (outer.parent !== undefined) outer = outer.parent;
  return graph.order[dom.idom[outer.header]!]!.insts[0]!;
}

/** Do threads that do not execute it do anything else that others can see, before they end? */
export function othersGoOn({ graph, dom, postDom, uniformity }: LockstepPlan, inst: Inst): boolean {
  const here = graph.numberOf(inst.block);
  for (let at = dom.idom[here]!; at >= 0; at = dom.idom[at]!) {
    const end = terminator(graph.order[at]!)!;
    if ((end.targets?.length ?? 0) < 2 || postDom.dominates(here, at)) continue;
    const isParting = uniformity.isDivergent(end.args[0]!);
    if (isParting && !isSeenFrom(graph, postDom.idom[at]!)) return false;
  }
  return true;
}

/** Does the code from a block on do anything that others can see? */
function isSeenFrom({ order, succs }: LockstepPlan['graph'], meet: number): boolean {
  const work = meet >= 0 && meet < order.length ? [meet] : [];
  const seen = new Set<number>();
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    if (seen.has(b)) continue;
    seen.add(b);
    const isSeen = order[b]!.insts.some(
      ({ op }) =>
        op === 'mem.store' || op.startsWith('atomic.') || op === 'gpu.intrinsic' || op === 'call',
    );
    if (isSeen) return true;
    append(work, succs[b]!);
  }
  return false;
}

function isGuarded({ graph, uniformity }: LockstepPlan, { block }: Inst): boolean {
  return graph.numberOf(block) >= 0 && uniformity.isDivergentBlock(block);
}

/** Stores of what every thread that executes the shuffle makes of its result. */
function storesOf({ graph, postDom, uniformity }: LockstepPlan, shuffle: Inst): readonly Inst[] {
  const from = graph.numberOf(shuffle.block);
  const made = new Set<Value>(shuffle.results);
  const stores = new Set<Inst>();
  const take = (inst: Inst): boolean => {
    if (inst.op === 'select' || !(isPureOp(inst.op) || shuffleOf(inst) !== undefined)) return false;
    return inst.args.some((arg) => made.has(arg));
  };
  for (let before = -1; before !== made.size; ) {
    before = made.size;
    graph.order.forEach((block, number) => {
      const isSure = postDom.dominates(number, from);
      for (const inst of block.insts) {
        if (hasEffect(inst.op, 'write') && isStoreOf(inst, made)) stores.add(inst);
        if (isSure && take(inst)) for (const result of inst.results) made.add(result);
      }
      const end = terminator(block)!;
      const isParted = (end.targets?.length ?? 0) > 1 && uniformity.isDivergent(end.args[0]!);
      if (isSure && !isParted) passOn(end, made);
    });
  }
  return [...stores];
}

/** What a jump gives to the parameters of where it leads. */
function passOn({ targets }: Inst, made: Set<Value>): void {
  for (const { block, args } of targets ?? [])
    args.forEach((arg, i) => {
      if (made.has(arg)) made.add(block.params[i]!);
    });
}

function isStoreOf(inst: Inst, made: ReadonlySet<Value>): boolean {
  return accessesOf(inst).some(({ stored }) => stored !== undefined && made.has(stored));
}

/** Does nothing but indices, parameters and rounds of loops decide? */
export function isPlain(values: SymbolicValues, { when }: Arrival): boolean {
  let plain = true;
  eachVariable(values.variables, [when], (id) => {
    const { kind } = values.variables[id]!.source;
    if (kind === 'unknown' || kind === 'operation' || kind === 'product') plain = false;
  });
  return plain;
}

/** Two lanes of one warp. */
class Pairs {
  private readonly values: SymbolicValues;
  private readonly shape: BlockShape;
  private readonly two: ThreadPair;
  private readonly budget = { left: WORK };

  constructor(values: SymbolicValues, shape: BlockShape) {
    this.values = values;
    this.shape = shape;
    this.two = new ThreadPair(values);
  }

  /** A lane that comes to the store and has read one that has ended before the shuffle. */
  ended(inst: Inst, { shuffle, gate, store, end }: Ways): EndedLane | undefined {
    const [way] = shuffle;
    const ends = end.filter((one) => isPlain(this.values, one));
    const all = [...shuffle, ...gate, ...store];
    if (way === undefined || gate.length === 0 || ends.length === 0) return undefined;
    if (!all.every((one) => isPlain(this.values, one))) return undefined;
    const operands = this.operandsOf(inst, way);
    if (operands === undefined) return undefined;
    const [comes, enters, leaves, over] = [shuffle, gate, store, ends].map((ways) =>
      or(...ways.map(({ when }) => when)),
    );
    for (let lane = 0; lane < WARP; lane++) {
      const here = this.thread(lane, first);
      const counts = operands.map((of) => atMost(Linear.of(0), of.rename(first)));
      const at = this.solve(and(this.two.ofFirst(comes!), here, ...counts));
      if (typeof at === 'string') continue;
      const [by, clamp] = operands.map((of) => of.rename(first).at(at));
      const source = sourceLane(shuffleOf(inst)!.mode, lane, by!, clamp!);
      if (source === lane) continue;
      const there = this.thread(source, this.two.second);
      const found = this.solve(
        and(
          here,
          there,
          this.two.ofFirst(enters!),
          this.two.ofFirst(leaves!),
          this.two.ofSecond(not(enters!)),
          this.two.ofSecond(over!),
        ),
      );
      if (typeof found !== 'string') return { inst, lane, source };
    }
    return undefined;
  }

  /** The distance or lane, and the clamp. */
  private operandsOf(inst: Inst, { args }: Arrival): readonly Linear[] | undefined {
    const found = shuffleOf(inst)!.operands.flatMap((one) => {
      if (one === undefined || typeof one === 'bigint')
        return one === undefined ? [] : [Linear.of(Number(one))];
      const arg = args[inst.args.indexOf(one)];
      return arg?.kind === 'int' ? [arg.of] : [];
    });
    return found.length === 2 ? found : undefined;
  }

  private thread(number: number, whose: (id: number) => number) {
    const [width, height] = this.shape;
    const index = [number % width, Math.floor(number / width) % height];
    index.push(Math.floor(number / (width * height)));
    return and(
      ...index.map((value, dim) => equal(this.values.thread(dim).rename(whose), Linear.of(value))),
    );
  }

  private solve(formula: Parameters<typeof satisfy>[0]): ReturnType<typeof satisfy> {
    const budget = { left: Math.min(WORK_PER_PAIR, this.budget.left) };
    const before = budget.left;
    const found = satisfy(formula, this.two.definition, budget);
    this.budget.left -= before - budget.left + 10;
    return found;
  }
}
