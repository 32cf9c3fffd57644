/**
 * Some threads of one workgroup, run side by side as far as a kernel's text alone tells: thread
 * indices and constants are known, parameters and memory are not. Threads part at conditions that
 * are known to differ and meet again at the post-dominator, as on the machine.
 *
 * A condition that nobody knows but that all threads may answer alike is answered one way per run,
 * so what a run shows is what some launch does. Where threads part in an unknown way, as by their
 * own elements of the data, each may go either way: what it does there is reported as what it may
 * do. Parts with loops or barriers in them are left out.
 */
import { append } from '../base/index.ts';
import {
  type Block,
  defInst,
  type Edge,
  type Func,
  hasEffect,
  type Inst,
  terminator,
  type Value,
} from '../mir/index.ts';
import { waitsForAll } from './barriers.ts';
import { computeDominators, computePostDominators, type DominatorTree } from './dominators.ts';
import { isAskSymbol } from './dynamic-lds-request.ts';
import { computeFlowGraph, type FlowGraph, incoming } from './flow-graph.ts';
import { farAway, fullAnswer } from './full-answer.ts';
import { computeLoops, type Loop, type LoopForest } from './loops.ts';
import { accessesOf, type MemoryAccess } from './memory-access.ts';
import { MemoryOrder } from './memory-order.ts';
import { nullTests } from './null-tests.ts';
import { blocksThatReturn } from './returning-blocks.ts';
import { computeSlice, isArrival, type Slice } from './simt-slice.ts';
import {
  asksForThread,
  evaluate,
  evaluateAs,
  type Known,
  type LaunchShape,
  RegionAddress,
  type Thread,
} from './simt-values.ts';
import { computeUniformity, type Uniformity } from './uniformity.ts';

export interface LockstepInput {
  readonly fn: Func;
  readonly shape: LaunchShape;
  /** Indices of the threads that take part. */
  readonly threads: readonly (readonly [number, number, number])[];
  readonly listener: LockstepListener;
}

/** Who is notified. Accesses are reported thread by thread, in the order of the code. */
export interface LockstepListener {
  access(event: AccessEvent): void;
  /**
   * All threads wait for each other, or something orders memory in a way that is not looked into.
   */
  synchronise(inst: Inst): void;
  /** Threads come to an instruction of a target. Absent: nobody wants to know. */
  arrive?(event: ArrivalEvent): void;
  /** A new run begins: another answer to an unknown condition. */
  restart(): void;
}

export interface AccessEvent {
  readonly access: MemoryAccess;
  readonly thread: Thread;
  readonly address: RegionAddress;
  /** No condition was answered by guess on the way, except that loops are entered. */
  readonly certain: boolean;
  /** The thread comes there only when its own data say so. */
  readonly maybe: boolean;
}

export interface ArrivalEvent {
  readonly inst: Inst;
  readonly threads: readonly Thread[];
  /** As for accesses. */
  readonly certain: boolean;
  /**
   * Conditions were answered by guess, but none against low indices: where any thread of a
   * workgroup comes, the first one does as well.
   */
  readonly certainForFirst: boolean;
}

/** Instructions times threads, for all runs together. */
const MAX_STEPS = 40_000;
const MAX_RUNS = 6;
/** Indices made of more values are not looked into. */
const MOST_PARTS = 24;
/** An endless-looking loop is left after so many rounds when nothing tells how many it makes. */
const ROUNDS = 2;

const NONE: ReadonlySet<Inst> = new Set();

/** What of a function does not depend on who runs it. */
export interface LockstepPlan {
  readonly graph: FlowGraph;
  readonly dom: DominatorTree;
  readonly postDom: DominatorTree;
  readonly loops: LoopForest;
  readonly uniformity: Uniformity;
  /** Blocks that do not end the launch. */
  readonly returning: ReadonlySet<number>;
  readonly order: MemoryOrder;
  readonly watched: ReadonlySet<Inst>;
  /** What threads have to compute. */
  readonly slice: Slice;
  /** Comparisons with null that always say the same. */
  readonly nullTests: ReadonlyMap<Inst, boolean>;
  /** Of blocks that a run came to. */
  readonly steps: Map<Block, readonly Step[]>;
  /** What lies between a branch and where its ways meet. */
  between(at: number): Between;
}

interface Between {
  readonly blocks: readonly number[];
  /** What orders memory there. */
  readonly orders: readonly Inst[];
  /** Nothing orders memory there, and no way comes back to a block. */
  readonly isPlain: boolean;
}

/** What is asked of an instruction whenever threads come to it. */
interface Step {
  readonly inst: Inst;
  readonly accesses: readonly MemoryAccess[];
  readonly orders: boolean;
  /** Is it told that threads come there? */
  readonly isCome: boolean;
  /** Does the whole workgroup meet there? */
  readonly waits: boolean;
  /** Threads with the same operands may have different results. */
  readonly asksForThread: boolean;
}

/** `watched`: instructions that threads are told to come to, beside those of targets. */
export function planLockstep(fn: Func, watched: ReadonlySet<Inst> = NONE): LockstepPlan {
  const graph = computeFlowGraph(fn);
  const dom = computeDominators(graph);
  const postDom = computePostDominators(graph);
  const loops = computeLoops(graph, dom);
  const order = new MemoryOrder(graph, loops);
  const between = new Map<number, Between>();
  return {
    graph,
    dom,
    postDom,
    loops,
    order,
    returning: blocksThatReturn(graph),
    uniformity: computeUniformity(fn, { isUniformIntrinsic: isAskSymbol, exactJoins: true }),
    slice: computeSlice(graph, postDom, (inst) => order.orders(inst), watched),
    watched,
    nullTests: nullTests(fn, graph, dom),
    steps: new Map(),
    between(at) {
      let found = between.get(at);
      if (found === undefined) {
        found = blocksBetween(graph, at, postDom.idom[at]!, order);
        between.set(at, found);
      }
      return found;
    },
  };
}

function blocksBetween(graph: FlowGraph, at: number, stop: number, order: MemoryOrder): Between {
  const seen = new Set<number>([stop]);
  const work = [...graph.succs[at]!];
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    if (seen.has(b)) continue;
    seen.add(b);
    append(work, graph.succs[b]!);
  }
  seen.delete(stop);
  const blocks = [...seen];
  const orders = blocks.flatMap((b) => graph.order[b]!.insts.filter((inst) => order.orders(inst)));
  // Blocks stand in reverse postorder: only a loop has an edge to an earlier one.
  const loops = blocks.some((b) => b <= at || graph.succs[b]!.some((to) => to <= b && to !== stop));
  return { blocks, orders, isPlain: orders.length === 0 && !loops };
}

export function runLockstep(input: LockstepInput, plan: LockstepPlan): void {
  const budget = { steps: MAX_STEPS };
  // Each run answers unknown conditions as its script says, and by rule behind the script's end.
  const scripts: boolean[][] = [[]];
  for (let run = 0; run < MAX_RUNS; run++) {
    const script = scripts.shift();
    if (script === undefined || budget.steps <= 0) return;
    input.listener.restart();
    const machine = new Machine(input, plan, script, budget);
    machine.start();
    // The same run with its last free answers the other way round.
    for (let i = script.length; i < machine.answers.length && scripts.length < MAX_RUNS; i++) {
      scripts.push([...machine.answers.slice(0, i), !machine.answers[i]!]);
    }
  }
}

class Machine {
  /** Answers to conditions outside loop tests, in order. */
  readonly answers: boolean[] = [];
  private readonly input: LockstepInput;
  private readonly plan: LockstepPlan;
  private readonly script: readonly boolean[];
  private readonly budget: { steps: number };
  private readonly threads: Thread[];
  private alive: number;
  private readonly rounds = new Map<Inst, number>();
  private guesses = 0;
  /** An unknown bound of indices was answered as only high indices may. */
  private againstFirst = false;
  /** Tests of loops that are in a round which need not come. */
  private readonly again = new Set<Inst>();
  private stopped = false;
  /** Do threads go a way that each takes or does not, as its data say? */
  private maybe = false;
  /** The same unknown condition is answered alike wherever it stands outside a loop. */
  private readonly said = new Map<Value, boolean>();

  constructor(
    input: LockstepInput,
    plan: LockstepPlan,
    script: readonly boolean[],
    budget: { steps: number },
  ) {
    this.input = input;
    this.plan = plan;
    this.script = script;
    this.budget = budget;
    this.threads = input.threads.map((id, index) => ({
      index,
      id,
      values: new Array(input.fn.nextValue).fill(undefined),
    }));
    this.alive = this.threads.length;
  }

  start(): void {
    this.run(0, this.threads, -1);
  }

  /** Runs threads from a block until `stop`; those that come there are returned. */
  private run(from: number, group: readonly Thread[], stop: number): readonly Thread[] {
    let at = from;
    let active = group;
    while (at !== stop && active.length > 0 && !this.stopped) {
      const block = this.plan.graph.order[at]!;
      if (!this.straight(block, active)) return [];
      const end = terminator(block);
      if (end?.targets === undefined) {
        this.alive -= active.length;
        return [];
      }
      const next = this.branch(end, at, active);
      if (next === undefined) return [];
      at = next.block;
      active = next.threads;
    }
    return at === stop ? active : [];
  }

  private straight(block: Block, active: readonly Thread[]): boolean {
    // An endless loop may have no step that anything depends on.
    if (!this.spend(1)) return false;
    for (const { inst, accesses, orders, waits, isCome, asksForThread } of this.stepsOf(block)) {
      if (!this.spend(active.length)) return false;
      if (waits && active.length !== this.alive) {
        // Not all threads meet here; what follows is anybody's guess.
        this.stopped = true;
        return false;
      }
      if (orders) this.input.listener.synchronise(inst);
      if (isCome && !this.maybe) {
        this.input.listener.arrive?.({
          inst,
          threads: active,
          certain: this.guesses + this.again.size === 0,
          certainForFirst: !this.againstFirst,
        });
      }
      let before: Thread | undefined;
      for (const thread of active) {
        for (const access of accesses) {
          const address = thread.values[access.ptr.id];
          if (!(address instanceof RegionAddress)) continue;
          this.input.listener.access({
            access,
            thread,
            address,
            certain: this.guesses + this.again.size === 0,
            maybe: this.maybe,
          });
        }
        // Most operands are alike in all threads, so that one computation does for them.
        if (before === undefined || asksForThread || !evaluateAs(inst, thread, before)) {
          evaluate(inst, thread, this.input.shape);
        }
        before = thread;
      }
    }
    return true;
  }

  /** Counts steps; false, and the walk is over, when there are none left. */
  private spend(steps: number): boolean {
    this.budget.steps -= steps;
    if (this.budget.steps <= 0) this.stopped = true;
    return !this.stopped;
  }

  private stepsOf(block: Block): readonly Step[] {
    let steps = this.plan.steps.get(block);
    if (steps === undefined) {
      const slice = this.plan.slice.values;
      steps = block.insts.flatMap((inst) => {
        const accesses = accessesOf(inst).filter(({ ptr }) => slice.has(ptr));
        const orders = this.plan.order.orders(inst);
        const isCome = isArrival(inst) || this.plan.watched.has(inst);
        if (!orders && !isCome && accesses.length === 0 && !inst.results.some((r) => slice.has(r)))
          return [];
        const waits = orders && waitsForAll(inst);
        return { inst, accesses, orders, waits, isCome, asksForThread: asksForThread(inst) };
      });
      this.plan.steps.set(block, steps);
    }
    return steps;
  }

  private branch(
    end: Inst,
    at: number,
    active: readonly Thread[],
  ): { block: number; threads: readonly Thread[] } | undefined {
    const targets = end.targets!;
    if (targets.length === 1) return { block: this.take(targets[0]!, active), threads: active };
    // Whichever way they go, it makes no difference.
    if (this.plan.slice.idle.has(at))
      return { block: this.plan.postDom.idom[at]!, threads: active };
    const picks = active.map((thread) => pick(end, thread));
    const known = picks.filter((p) => p !== undefined);
    if (known.length < picks.length && this.maybe) return this.eitherWay(end, at, active);
    if (known.length === 0) {
      const guess = this.guess(end, at, active);
      if (guess === undefined) return this.eitherWay(end, at, active);
      return { block: this.take(targets[guess]!, active), threads: active };
    }
    if (known.length < picks.length) return this.eitherWay(end, at, active);
    const first = picks[0]!;
    if (picks.every((p) => p === first))
      return { block: this.take(targets[first]!, active), threads: active };
    const join = this.plan.postDom.idom[at]!;
    const stop = join < this.plan.graph.order.length ? join : -1;
    const met: Thread[] = [];
    for (const target of new Set(picks)) {
      const part = active.filter((_, i) => picks[i] === target);
      append(met, this.run(this.take(targets[target!]!, part), part, stop));
    }
    return stop < 0 ? undefined : { block: stop, threads: met.sort((a, b) => a.index - b.index) };
  }

  /** Follows an edge: all arguments are read before any parameter is written. */
  private take(edge: Edge, active: readonly Thread[]): number {
    const { params } = edge.block;
    if (params.length === 0) return this.plan.graph.numberOf(edge.block);
    for (const { values } of active) {
      const incoming = edge.args.map((arg) => values[arg.id]);
      params.forEach((param, i) => {
        values[param.id] = incoming[i];
      });
    }
    return this.plan.graph.numberOf(edge.block);
  }

  /**
   * One answer for all threads, when some launch gives it. Loop tests go round a little and then
   * leave.
   */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the ways to answer a branch, the surest first
  private guess(end: Inst, at: number, active: readonly Thread[]): number | undefined {
    const [cond] = end.args;
    if (end.op !== 'br.if' || !this.mayAgree(cond!, 0)) return undefined;
    const { graph, loops } = this.plan;
    const loop = loops.loopOf(at);
    const stays = end.targets!.map(
      (edge) => loop !== undefined && loops.contains(loop, graph.numberOf(edge.block)),
    );
    const { uniformity } = this.plan;
    if (loop !== undefined && stays[0] !== stays[1]) {
      const round = this.rounds.get(end) ?? 0;
      if (round === 0 && this.supposeBound(cond!, at, loop, active)) {
        this.guesses++;
        return stays[0] ? 0 : 1;
      }
      const goesOn = round < ROUNDS;
      const answer = stays[0] === goesOn;
      if (goesOn && uniformity.isDivergent(cond!) && !favoursFirst(cond!, answer, uniformity)) {
        this.againstFirst = true;
      }
      if (goesOn && round > 0) this.again.add(end);
      else this.again.delete(end);
      this.rounds.set(end, goesOn ? round + 1 : 0);
      return answer ? 0 : 1;
    }
    const before = this.said.get(cond!);
    const full = fullAnswer(cond!, graph);
    const goesOn = before === full || this.leavesRoom(cond!, before, loop);
    if (before !== undefined && !goesOn && loop !== undefined && this.changesIn(loop, cond!)) {
      // Another round, another value: which answers go together is not known.
      this.stopped = true;
      return undefined;
    }
    const answer = before ?? this.script[this.answers.length] ?? full ?? true;
    if (uniformity.isDivergent(cond!) && !favoursFirst(cond!, answer, uniformity)) {
      this.againstFirst = true;
    }
    if (before === undefined) {
      this.answers.push(answer);
      this.said.set(cond!, answer);
      // Going into a loop at all is no guess: nobody writes one that never runs. Nor is a full
      // workgroup: launches have some.
      if (answer !== full && !this.entersLoop(end, at, answer ? 0 : 1)) this.guesses++;
    }
    return answer ? 0 : 1;
  }

  /**
   * Was a bound from outside the loop answered to be far away, as it is for every round when it is
   * large enough? What was said of the same bound elsewhere must not be against it.
   */
  private leavesRoom(cond: Value, answer: boolean | undefined, loop: Loop | undefined): boolean {
    const def = defInst(cond);
    if (answer === undefined || loop === undefined || def?.op !== 'int.cmp') return false;
    const [a, b] = def.args;
    const bound = this.changesIn(loop, a) ? b : a;
    if (this.changesIn(loop, a) === this.changesIn(loop, b)) return false;
    if (defInst(bound)?.op === 'const.int') return false;
    for (const [said, how] of this.said) {
      if (defInst(said)?.args.includes(bound) && !farAway(said, bound, how)) return false;
    }
    return farAway(cond, bound, answer);
  }

  /**
   * Where a barrier inside a loop depends on the loop's bound as well, as when it is left out in
   * the last round, the answers go together: the bound is supposed to be a few rounds away, and all
   * of them follow from that.
   */
  private supposeBound(cond: Value, at: number, loop: Loop, active: readonly Thread[]): boolean {
    const { graph, loops, dom, uniformity } = this.plan;
    const def = defInst(cond);
    const isBelow = def?.attrs.pred === 'ult' || def?.attrs.pred === 'slt';
    if (def?.op !== 'int.cmp' || !isBelow) return false;
    const [counter, bound] = def.args;
    const first = active[0]!.values[counter.id];
    if (typeof first !== 'bigint' || uniformity.isDivergent(bound)) return false;
    if (this.changesIn(loop, bound) || active.some(({ values }) => values[counter.id] !== first))
      return false;
    // What was computed from the bound on the way here.
    const derived = new Set<Value>([bound]);
    const made: Inst[] = [];
    graph.order.forEach((block, b) => {
      if (!dom.dominates(b, at)) return;
      for (const inst of block.insts) {
        if (inst === def || !inst.args.some((arg) => derived.has(arg))) continue;
        if (inst.results.length !== 1 || hasEffect(inst.op, 'read')) continue;
        derived.add(inst.results[0]);
        made.push(inst);
      }
    });
    const compares = graph.order.some((block, b) => {
      const end = terminator(block);
      if (b === at || end?.op !== 'br.if' || !loops.contains(loop, b)) return false;
      const test = defInst(end.args[0]);
      if (test?.op !== 'int.cmp' || !test.args.some((arg) => derived.has(arg))) return false;
      return this.plan.between(b).orders.some((inst) => waitsForAll(inst));
    });
    if (!compares) return false;
    for (const thread of active) {
      thread.values[bound.id] = first + BigInt(ROUNDS);
      for (const inst of made) evaluate(inst, thread, this.input.shape);
    }
    return true;
  }

  private changesIn(loop: Loop, value: Value): boolean {
    const home = 'op' in value.def ? value.def.block : value.def;
    return this.plan.loops.contains(loop, this.plan.graph.numberOf(home));
  }

  private entersLoop(end: Inst, at: number, index: number): boolean {
    const { graph, loops } = this.plan;
    const to = loops.loopOf(graph.numberOf(end.targets![index]!.block));
    return to !== undefined && !loops.contains(to, at);
  }

  /**
   * Can a condition be the same in all threads? It is uniform, or compares an index with a bound
   * that the launch decides.
   */
  private mayAgree(cond: Value, depth: number): boolean {
    const { uniformity } = this.plan;
    if (!uniformity.isDivergent(cond)) return !looksAtAddress(cond, 0);
    const def = defInst(cond);
    if (def === undefined || depth > 4) return false;
    if (def.op === 'int.and' || def.op === 'int.or' || def.op === 'int.xor') {
      return def.args.every((arg) => this.mayAgree(arg, depth + 1));
    }
    if (def.op !== 'int.cmp' || def.attrs.pred === 'eq' || def.attrs.pred === 'ne') return false;
    const [a, b] = def.args;
    const [index, bound] = uniformity.isDivergent(a) ? [a, b] : [b, a];
    if (uniformity.isDivergent(bound) || defInst(bound)?.op === 'const.int') return false;
    return isIndex(index, this.plan, new Set());
  }

  /**
   * Threads part in a way that nobody knows: each may do what stands on either way. Where there is
   * a loop or something that orders memory before the ways meet, they are left out.
   */
  private eitherWay(
    end: Inst,
    at: number,
    active: readonly Thread[],
  ): { block: number; threads: readonly Thread[] } | undefined {
    const { graph, postDom } = this.plan;
    const stop = postDom.idom[at]!;
    if (stop >= graph.order.length) {
      this.stopped = true;
      return undefined;
    }
    const between = this.plan.between(at);
    const { params } = graph.order[stop]!;
    const agreed = between.isPlain ? this.bothWays(end, active, stop) : undefined;
    for (const inst of between.orders) {
      if (waitsForAll(inst)) this.stopped = true;
      this.input.listener.synchronise(inst);
    }
    // What was known of values in there is of an earlier round, or of one way.
    const forget = (value: Value): void => {
      for (const thread of active) thread.values[value.id] = undefined;
    };
    params.forEach(forget);
    for (const b of between.blocks) {
      const { params, insts } = graph.order[b]!;
      params.forEach(forget);
      for (const inst of insts) inst.results.forEach(forget);
    }
    for (const [{ values }, known] of agreed ?? []) {
      params.forEach((param, i) => {
        values[param.id] = known[i];
      });
    }
    return { block: stop, threads: active };
  }

  /**
   * Runs all threads along each way, and tells what a thread holds in the parameters where they
   * meet when that is the same whichever way it came, as is the counter of a loop.
   */
  private bothWays(
    end: Inst,
    active: readonly Thread[],
    stop: number,
  ): ReadonlyMap<Thread, readonly Known[]> {
    const { params } = this.plan.graph.order[stop]!;
    const held = (thread: Thread): Known[] => params.map(({ id }) => thread.values[id]);
    const before = active.map(held);
    const agreed = new Map<Thread, readonly Known[]>();
    const { maybe, alive } = this;
    this.maybe = true;
    for (const target of end.targets!) {
      // The ways may begin and end at the same block.
      active.forEach(({ values }, t) => {
        params.forEach((param, i) => {
          values[param.id] = before[t]![i];
        });
      });
      for (const thread of this.run(this.take(target, active), active, stop)) {
        const now = held(thread);
        const known = agreed.get(thread);
        agreed.set(
          thread,
          now.map((value, i) => (known === undefined || known[i] === value ? value : undefined)),
        );
      }
    }
    this.maybe = maybe;
    this.alive = alive;
    return agreed;
  }
}

/** Is this answer one that the thread of index 0 gives whenever any thread does? */
function favoursFirst(cond: Value, answer: boolean, uniformity: Uniformity): boolean {
  const def = defInst(cond);
  if (def?.op !== 'int.cmp') return false;
  const { pred } = def.attrs;
  const below = pred === 'ult' || pred === 'ule' || pred === 'slt' || pred === 'sle';
  const indexFirst = uniformity.isDivergent(def.args[0]);
  return (below === indexFirst) === answer;
}

/** The target that a thread goes to, undefined when that is not known. */
function pick(end: Inst, thread: Thread): number | undefined {
  const value = thread.values[end.args[0].id];
  if (typeof value !== 'bigint') return undefined;
  if (end.op === 'br.if') return value === 1n ? 0 : 1;
  return end.attrs.cases!.indexOf(value) + 1;
}

/** What is asked of an address has one answer, which the simulation does not know. */
function looksAtAddress(value: Value, depth: number): boolean {
  const def = defInst(value);
  if (def === undefined) return false;
  return (
    def.op === 'ptr.to.int' || depth > 8 || def.args.some((arg) => looksAtAddress(arg, depth + 1))
  );
}

/**
 * Computed from indices of threads and from what all threads agree about, by sums and products
 * alone; loops may count it.
 */
function isIndex(value: Value, plan: LockstepPlan, seen: Set<Value>): boolean {
  if (!plan.uniformity.isDivergent(value) || seen.has(value)) return true;
  seen.add(value);
  const def = defInst(value);
  switch (def?.op) {
    case 'gpu.thread.id':
      return true;
    case 'int.add':
    case 'int.mul':
    case 'int.shl':
    case 'int.zext':
    case 'int.sext':
    case 'int.trunc':
      return seen.size < MOST_PARTS && def.args.every((arg) => isIndex(arg, plan, seen));
    case undefined: {
      const { graph, loops } = plan;
      const block = graph.numberOf(value.def as Block);
      const isCounter = loops.loopOf(block)?.header === block;
      return isCounter && incoming(graph, value).every((one) => isIndex(one, plan, seen));
    }
    default:
      return false;
  }
}
