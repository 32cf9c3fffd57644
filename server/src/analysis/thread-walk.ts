/**
 * Walks threads through a kernel one by one, as far as its text tells: indices, constants, private
 * memory and tables are known, parameters and what other threads write are not. At a condition that
 * is not known both ways are walked. Where a thread comes to an access of workgroup memory, the
 * judge is told the address and the alignment that the region has by then.
 *
 * What holds on one way only, when the launch decides between ways, is not certain: a launch may
 * never go that way. Bounds of indices and loops are no such decision: they are large enough in
 * some launch.
 */
import {
  type Block,
  defInst,
  type Func,
  type Global,
  type Inst,
  isPtr,
  isPureOp,
  spaceOf,
  terminator,
  type Value,
} from '../mir/index.ts';
import { computeDominators, computePostDominators, type DominatorTree } from './dominators.ts';
import { askOf, isAskSymbol } from './dynamic-lds-request.ts';
import { computeFlowGraph, type FlowGraph } from './flow-graph.ts';
import { fullAnswer } from './full-answer.ts';
import { computeLoops, type Loop, type LoopForest } from './loops.ts';
import { accessesOf, type MemoryAccess } from './memory-access.ts';
import { nullTests } from './null-tests.ts';
import { blocksThatReturn } from './returning-blocks.ts';
import type { LockstepPlan } from './simt-interpreter.ts';
import type { Slice } from './simt-slice.ts';
import { type LaunchShape, RegionAddress } from './simt-values.ts';
import { computeUniformity, type Uniformity } from './uniformity.ts';
import {
  codeRegion,
  functionAt,
  isTable,
  slotRegion,
  tableRegion,
  WalkMemory,
} from './walk-memory.ts';
import { evaluateWalk, HIDDEN, LowBits, type Walker, type WalkValue } from './walk-values.ts';

export type ThreadIndex = readonly [number, number, number];

export interface WalkedAccess {
  readonly access: MemoryAccess;
  readonly thread: ThreadIndex;
  /** The place in `launch`, or in the global of workgroup memory `@symbol`. */
  readonly address: RegionAddress;
  /** The region begins at a multiple of so many bytes. */
  readonly start: number;
  /** The thread comes there only where its own data say so. */
  readonly maybe: boolean;
}

export interface WalkInput {
  readonly fn: Func;
  readonly globals: ReadonlyMap<string, Global>;
  /** What is called, where calls are left. */
  readonly funcs?: ReadonlyMap<string, Func>;
  readonly shape: LaunchShape;
  readonly threads: readonly ThreadIndex[];
  /** Accesses that are asked about; a walk that can come to none of them any more ends. */
  readonly wanted: Set<Inst>;
  /** Is the access wrong? `always`: whatever other ways the launch may choose. */
  judge(event: WalkedAccess): 'right' | 'wrong' | 'always';
  /** A thread makes a wrong access, in the first such place. */
  found(event: WalkedAccess): void;
  /**
   * Told of every access that may be one of workgroup memory, on every way; `address` is undefined
   * where it is not known.
   */
  touch?(event: TouchedAccess): void;
  /** Something that a thread may do was left out. */
  leftOut?(): void;
  /** Nothing else has a bearing on what is asked, and no stack slot either. */
  readonly slice?: Pick<LockstepPlan, 'slice' | 'postDom'>;
}

export interface TouchedAccess {
  readonly access: MemoryAccess;
  readonly thread: ThreadIndex;
  readonly address: RegionAddress | undefined;
  /** In launches that are large enough the thread surely comes there. */
  readonly sure: boolean;
}

/** Instructions, for all threads together. */
const MAX_STEPS = 250_000;
/** Likewise, where only what matters is walked. */
const MAX_SLICED = 1_500_000;
/** Of one thread on one way. */
const MAX_WAY = 20_000;
const MAX_WAYS = 16;
/** So often a condition that is not known sends a thread round a loop. */
const ROUNDS = 3;
/** Functions that call each other, one in the other. */
const MAX_CALLS = 4;

export function walkThreads(input: WalkInput): void {
  const graph = computeFlowGraph(input.fn);
  const uniformity = computeUniformity(input.fn, {
    isUniformIntrinsic: isAskSymbol,
    exactJoins: true,
  });
  const budget = { steps: input.slice === undefined ? MAX_STEPS : MAX_SLICED };
  const leads = leadsTo(graph, input.wanted);
  const callees = { known: new Map(), count: 0 };
  const dominators = computeDominators(graph);
  const tests = nullTests(input.fn, graph, dominators);
  const loops = computeLoops(graph, dominators);
  const rows = dimensionsTold(input.fn);
  const shared: Shared = {
    input,
    graph,
    loops,
    postDom: computePostDominators(graph),
    returning: blocksThatReturn(graph),
    uniformity,
    steps: stepsOf(graph, input.slice?.slice),
    budget,
    leads,
    calls: 0,
    callees,
    tests,
    rows,
  };
  for (const thread of input.threads) {
    if (input.wanted.size === 0) return;
    if (budget.steps <= 0) {
      input.leftOut?.();
      return;
    }
    const found = walkWays(Way.start(shared, thread), budget);
    if (found === undefined) input.leftOut?.();
    else for (const event of found) input.found(event);
  }
}

/**
 * What is wrong on all ways of one thread that come to it; undefined where some were not walked,
 * which may be right.
 */
function walkWays(start: Way, budget: { readonly steps: number }): WalkedAccess[] | undefined {
  const work: Way[] = [start];
  const wrong = new Map<Inst, WalkedAccess>();
  const right = new Set<Inst>();
  for (let ways = 0; ways < MAX_WAYS; ways++) {
    const way = work.pop();
    if (way === undefined || budget.steps <= 0) break;
    way.walk(work);
    for (const [inst, event] of way.seen) {
      if (event === undefined) {
        if (!way.aside) right.add(inst);
      } else if (wrong.get(inst)?.maybe !== false) wrong.set(inst, event);
    }
  }
  if (work.length > 0) return undefined;
  return [...wrong].flatMap(([inst, event]) => (right.has(inst) ? [] : [event]));
}

/** By block: can a wanted access follow? */
function leadsTo(graph: FlowGraph, wanted: ReadonlySet<Inst>): readonly boolean[] {
  const leads = graph.order.map((block) => block.insts.some((inst) => wanted.has(inst)));
  for (let changed = true; changed; ) {
    changed = false;
    for (let b = leads.length - 1; b >= 0; b--) {
      if (leads[b] || !graph.succs[b]!.some((to) => leads[to])) continue;
      leads[b] = true;
      changed = true;
    }
  }
  return leads;
}

interface Shared {
  readonly input: WalkInput;
  readonly graph: FlowGraph;
  readonly loops: LoopForest;
  readonly postDom?: DominatorTree;
  /** Blocks from which the kernel comes to its end. */
  readonly returning?: ReadonlySet<number>;
  readonly uniformity: Uniformity;
  readonly steps: readonly BlockSteps[];
  readonly budget: { steps: number };
  readonly leads: readonly boolean[];
  /** So many calls lead to this function. */
  readonly calls: number;
  /** What is known of functions that are called; counts the calls, whose stack slots differ. */
  readonly callees: { readonly known: Map<Func, Callee | undefined>; count: number };
  /** Comparisons with null that always say the same. */
  readonly tests: ReadonlyMap<Inst, boolean>;
  /** Along which dimensions threads or workgroups are told apart. */
  readonly rows: ReadonlySet<string>;
}

type Callee = Pick<Shared, 'graph' | 'loops' | 'uniformity' | 'steps' | 'leads'>;

/** What is done in a block. */
interface BlockSteps {
  readonly insts: readonly Inst[];
  /** Conditions that get a new value there without being computed. */
  readonly conditions: readonly Value[];
}

/** By block: its instructions, or those of them that matter. */
function stepsOf({ order }: FlowGraph, slice: Slice | undefined): readonly BlockSteps[] {
  return order.map(({ insts }) => {
    const body = insts.filter(({ targets }) => targets === undefined);
    if (slice === undefined) return { insts: body, conditions: [] };
    const { values } = slice;
    const matters = (inst: Inst): boolean =>
      inst.results.some((result) => values.has(result)) ||
      askOf(inst) !== undefined ||
      inst.op.startsWith('call') ||
      accessesOf(inst).some(({ ptr }) => values.has(ptr));
    const conditions = body.flatMap((inst) => (matters(inst) ? [] : inst.results));
    return { insts: body.filter(matters), conditions };
  });
}

/** One thread on one way through the code. */
class Way implements Walker {
  readonly index = 0;
  readonly id: ThreadIndex;
  readonly values: WalkValue[];
  private readonly shared: Shared;
  private readonly memory: WalkMemory;
  /** Answers given to conditions that are not known, while their values stand. */
  private readonly said: Map<Value, boolean>;
  private readonly rounds: Map<Inst, number>;
  /** Accesses that it came to: the first wrong one at each, or none. */
  readonly seen: Map<Inst, WalkedAccess | undefined>;
  /** Left the way that a large enough launch goes: that it is right there says nothing. */
  aside: boolean;
  /** The launch decides between this way and another, which meet again in this block, or never. */
  private split: number | undefined;
  /** Where the thread wrote at an instruction in loops whose end is not known, on all its ways. */
  private readonly wroteAt: Map<Inst, Set<number>>;
  private at: number;
  /** What calls so far have asked for. */
  private asked: number;
  /** What the function gives back, once it has come to its end. */
  private given: readonly WalkValue[] | undefined;
  /** Tells the stack slots of a call from those of others. */
  private frame = '';
  private maybe: boolean;
  private steps = 0;

  private constructor(shared: Shared, id: ThreadIndex, from: Way | undefined, memory?: WalkMemory) {
    this.shared = shared;
    this.id = id;
    this.values =
      from === undefined ? new Array(shared.input.fn.nextValue).fill(undefined) : [...from.values];
    this.memory = memory ?? from?.memory.copy() ?? new WalkMemory(shared.input.globals);
    this.said = new Map(from?.said);
    this.rounds = new Map(from?.rounds);
    this.seen = new Map(from?.seen);
    this.aside = from?.aside ?? false;
    this.split = from?.split;
    this.wroteAt = from?.wroteAt ?? new Map();
    this.at = from?.at ?? 0;
    this.asked = from?.asked ?? 1;
    this.frame = from?.frame ?? '';
    this.maybe = from?.maybe ?? false;
    this.steps = from?.steps ?? 0;
  }

  static start(shared: Shared, id: ThreadIndex): Way {
    const way = new Way(shared, id, undefined);
    // What the launch passes points to memory of its own.
    for (const param of shared.graph.order[0]!.params)
      if (isPtr(param.type)) way.values[param.id] = new RegionAddress(`^${param.id}`, 0);
    return way;
  }

  startOf(region: string): number {
    if (region === 'launch') return this.asked;
    return this.shared.input.globals.get(region.slice(1))?.align ?? 1;
  }

  /** Goes on until the end; ways that could be gone as well are left in `work`. */
  walk(work: Way[]): void {
    const { graph, budget, leads, input } = this.shared;
    while (leads[this.at]) {
      if (this.steps >= MAX_WAY || budget.steps <= 0) {
        input.leftOut?.();
        return;
      }
      const block = graph.order[this.at]!;
      // An endless loop may be nothing but branches.
      this.steps++;
      budget.steps--;
      this.meet(block);
      const { insts, conditions } = this.shared.steps[this.at]!;
      if (this.said.size > 0) for (const value of conditions) this.said.delete(value);
      for (const inst of insts) {
        this.steps++;
        budget.steps--;
        if (!this.step(inst)) return;
      }
      if (input.slice?.slice.idle.has(this.at)) {
        // Whichever way it goes, it makes no difference.
        this.at = input.slice.postDom.idom[this.at]!;
        for (const { id } of graph.order[this.at]!.params) this.values[id] = undefined;
        continue;
      }
      const end = terminator(block);
      if (end?.op === 'ret') this.given = end.args.map((arg) => this.values[arg.id]);
      if (end?.targets === undefined || !this.branch(end, work) || input.wanted.size === 0) return;
    }
  }

  /** Where all ways from a branch come, if there is such a place. */
  private meetOf({ block }: Inst): number {
    const { graph, postDom } = this.shared;
    return postDom?.idom[graph.numberOf(block)] ?? Number.NaN;
  }

  /** Other ways come here as well, with the same values where none are handed on. */
  private meet({ params }: Block): void {
    const isSame = params.every(({ id }) => this.values[id] === undefined);
    if (this.at === this.split && isSame) this.split = undefined;
  }

  /** False where the thread cannot be. */
  private step(inst: Inst): boolean {
    const { values } = this;
    for (const result of inst.results) this.said.delete(result);
    if (this.shared.calls > 0 && !this.staysInside(inst)) return false;
    this.tell(inst);
    const ask = askOf(inst);
    if (ask !== undefined) {
      this.asked = Math.max(this.asked, ask.align);
      values[inst.results[0].id] = new RegionAddress('launch', 0);
      return true;
    }
    const given = this.givenBy(inst);
    if (given !== undefined) {
      values[inst.results[0]!.id] = given;
      return true;
    }
    const [a, b, c] = inst.args.map((arg) => values[arg.id]);
    switch (inst.op) {
      case 'alloca':
        values[inst.results[0].id] = new RegionAddress(slotRegion(inst.results[0]) + this.frame, 0);
        return true;
      case 'global.addr': {
        const symbol = inst.attrs.symbol!;
        if (!isTable(this.shared.input.globals.get(symbol))) break;
        values[inst.results[0].id] = new RegionAddress(tableRegion(symbol), 0);
        return true;
      }
      case 'func.addr':
        values[inst.results[0].id] = new RegionAddress(codeRegion(inst.attrs.symbol!), 0);
        return true;
      case 'gpu.workgroup.id':
        // The first workgroup: every launch has it.
        values[inst.results[0].id] = 0n;
        return true;
      case 'mem.load': {
        if (!(a instanceof RegionAddress) || inst.attrs.volatile) break;
        values[inst.results[0].id] = this.memory.load(a, inst.results[0].type);
        return true;
      }
      case 'mem.store':
        this.write(inst.args[1], (to) => {
          this.memory.store(to, a, accessesOf(inst)[0]!.size!);
        });
        // Who knows the address of a stack slot may write to it.
        if (a instanceof RegionAddress && !(b instanceof RegionAddress))
          this.memory.forget(a.region);
        return true;
      case 'mem.copy':
      case 'mem.move':
        this.write(inst.args[0], (to) => this.memory.move(to, b, sizeOf(c)));
        return true;
      case 'mem.set':
        this.write(inst.args[0], (to) => this.memory.fill(to, b, sizeOf(c)));
        return true;
      case 'assume':
        return a !== 0n;
      case 'call':
      case 'call.indirect':
        if (this.call(inst, a)) return true;
        this.memory.forget();
        // Calls that are still there may ask for any alignment.
        this.shared.input.leftOut?.();
        return false;
      default:
        break;
    }
    if (accessesOf(inst).length > 0) {
      for (const { id } of inst.results) values[id] = undefined;
      for (const { ptr, writes } of accessesOf(inst))
        if (writes) this.write(ptr, (to) => this.memory.forget(to.region));
      return true;
    }
    evaluateWalk(inst, this, this.shared.input.shape);
    return true;
  }

  /** What the launch gives, and what a comparison with null always says. */
  private givenBy(inst: Inst): bigint | undefined {
    const { rows, tests } = this.shared;
    // Who tells nothing apart along a dimension is launched without it.
    if (inst.op === 'gpu.grid.size') return rows.has(inst.attrs.dim!) ? undefined : 1n;
    const test = inst.op === 'int.cmp' ? tests.get(inst) : undefined;
    return test === undefined ? undefined : test ? 1n : 0n;
  }

  /** Computes what a function gives back that touches nothing but the stack; false for others. */
  private call(inst: Inst, callee: WalkValue): boolean {
    const { input, budget, calls, callees } = this.shared;
    const isDirect = inst.op === 'call';
    const at = callee instanceof RegionAddress ? functionAt(callee) : undefined;
    const fn = input.funcs?.get((isDirect ? inst.attrs.symbol : at) ?? '');
    if (fn === undefined || calls >= MAX_CALLS) return false;
    if (!callees.known.has(fn)) callees.known.set(fn, calleeOf(fn));
    const known = callees.known.get(fn);
    if (known === undefined) return false;
    const { globals, funcs, shape } = input;
    const inner: WalkInput = {
      fn,
      globals,
      ...(funcs && { funcs }),
      shape,
      threads: [],
      // Its end is what is asked about.
      wanted: new Set([inst]),
      judge: () => 'right',
      found: () => undefined,
    };
    const { tests, rows } = this.shared;
    const shared: Shared = {
      ...known,
      input: inner,
      budget,
      calls: calls + 1,
      callees,
      tests,
      rows,
    };
    const way = new Way(shared, this.id, undefined, this.memory);
    way.frame = `/${callees.count++}`;
    const args = isDirect ? inst.args : inst.args.slice(1);
    const { params } = known.graph.order[0]!;
    if (params.length !== args.length) return false;
    params.forEach((param, i) => {
      way.values[param.id] = this.values[args[i]!.id];
    });
    const others: Way[] = [];
    way.walk(others);
    if (way.given === undefined || others.length > 0) return false;
    inst.results.forEach(({ id }, i) => {
      this.values[id] = way.given![i];
    });
    return true;
  }

  /** In a function that is called: does the instruction touch only the stack and tables? */
  private staysInside(inst: Inst): boolean {
    return accessesOf(inst).every(({ ptr, writes }) => {
      const at = this.values[ptr.id];
      if (!(at instanceof RegionAddress)) return false;
      return at.region.startsWith('%') || (!writes && at.region.startsWith('#'));
    });
  }

  private write(ptr: Value, into: (to: RegionAddress) => void): void {
    const to = this.values[ptr.id];
    if (to instanceof RegionAddress) into(to);
    else if (ptr.type === 'ptr' || ptr.type === 'ptr.private') this.memory.forget();
  }

  private tell(inst: Inst): void {
    const { input } = this.shared;
    if (input.touch !== undefined) this.touch(inst, input.touch);
    if (!input.wanted.has(inst)) return;
    for (const access of accessesOf(inst)) {
      const address = this.values[access.ptr.id];
      if (!(address instanceof RegionAddress)) continue;
      const { region } = address;
      if (region !== 'launch' && !region.startsWith('@')) continue;
      const start = this.startOf(region);
      const event = { access, thread: this.id, address, start, maybe: this.maybe };
      const verdict = input.judge(event);
      if (verdict === 'always') input.found(event);
      else if (verdict === 'wrong') {
        if (this.seen.get(inst) === undefined) this.seen.set(inst, event);
      } else if (!this.seen.has(inst)) this.seen.set(inst, undefined);
    }
  }

  private touch(inst: Inst, touch: (event: TouchedAccess) => void): void {
    const { slice } = this.shared.input;
    for (const access of accessesOf(inst)) {
      const { ptr, writes } = access;
      if (slice?.slice.values.has(ptr) === false) continue;
      const held = this.values[ptr.id];
      const address = held instanceof RegionAddress ? held : undefined;
      const space = isPtr(ptr.type) ? spaceOf(ptr.type) : undefined;
      const may = address === undefined && (space === 'workgroup' || space === 'generic');
      const region = address?.region ?? '';
      if (!may && region !== 'launch' && !region.startsWith('@')) continue;
      if (writes && this.rounds.size > 0 && address?.offset !== undefined)
        this.writeInRound(inst, address.offset);
      const sure = !this.aside && this.split === undefined && !this.maybe;
      touch({ access, thread: this.id, address, sure });
    }
  }

  /** Where a loop of unknown length still writes to new places, later rounds may as well. */
  private writeInRound(inst: Inst, offset: number): void {
    const { loops, graph, input } = this.shared;
    const places = this.wroteAt.get(inst) ?? new Set();
    this.wroteAt.set(inst, places);
    if (places.has(offset)) return;
    const here = graph.numberOf(inst.block);
    for (let loop = loops.loopOf(here); loop !== undefined; loop = loop.parent)
      for (const [end, round] of this.rounds)
        if (round >= ROUNDS && exits(loop, end, graph)) input.leftOut?.();
    // Outside of natural loops nothing says how often it comes here.
    if (loops.loopOf(here) === undefined && places.size > 0) input.leftOut?.();
    places.add(offset);
  }

  /** Takes a branch; false where the way ends. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the ways to answer a branch, the surest first
  private branch(end: Inst, work: Way[]): boolean {
    const targets = end.targets!;
    if (targets.length === 1) {
      this.take(end, 0);
      return true;
    }
    const cond = end.args[0];
    const known = this.values[cond.id];
    if (typeof known === 'bigint') {
      this.take(
        end,
        end.op === 'br.if' ? (known === 1n ? 0 : 1) : end.attrs.cases!.indexOf(known) + 1,
      );
      return true;
    }
    // What code finds out about an address by itself, it may count on.
    if (known === HIDDEN || known instanceof LowBits) return this.leave();
    const before = end.op === 'br.if' ? this.said.get(cond) : undefined;
    if (before !== undefined) {
      this.take(end, before ? 0 : 1);
      return true;
    }
    const passed = this.passedCheck(end);
    if (passed >= 0) {
      if (end.op === 'br.if') this.said.set(cond, passed === 0);
      this.take(end, passed);
      return true;
    }
    const round = this.rounds.get(end) ?? 0;
    const bound = farAnswer(cond, this.shared.uniformity);
    const isInside = bound !== undefined && this.isInside(end);
    if (round > ROUNDS && !isInside) return this.leave();
    this.rounds.set(end, round + 1);
    const why = bound !== undefined ? 'bound' : this.unknown(cond);
    if (why === 'launch') {
      // One thread of many is equal to what the launch gives.
      const pred = defInst(cond)?.attrs.pred;
      this.leave();
      if (pred !== 'eq' && pred !== 'ne') return false;
      this.said.set(cond, pred === 'ne');
      this.take(end, pred === 'ne' ? 0 : 1);
      return true;
    }
    if (why === 'data') this.maybe = true;
    const { graph, uniformity } = this.shared;
    // A bound of indices within one workgroup may be small in every launch.
    const isSmall = uniformity.isDivergent(cond) && fullAnswer(cond, graph) === undefined;
    if (why === 'uniform' || isSmall) this.split ??= this.meetOf(end);
    const full = bound === undefined || bound ? 0 : 1;
    // A loop whose bound is far away is left some time.
    const first = why === 'bound' && round === ROUNDS && !isInside ? 1 - full : full;
    for (let i = targets.length - 1; i >= 0; i--) {
      if (i === first || (why === 'bound' && round > 0)) continue;
      const other = new Way(this.shared, this.id, this);
      if (why !== 'uniform') other.aside = true;
      if (end.op === 'br.if') other.said.set(cond, i === 0);
      other.take(end, i);
      work.push(other);
    }
    if (end.op === 'br.if') this.said.set(cond, first === 0);
    this.take(end, first);
    return true;
  }

  /** The only way on that does not end the whole launch; -1 for a branch that is no such check. */
  private passedCheck({ targets }: Inst): number {
    const { graph, returning } = this.shared;
    if (returning === undefined) return -1;
    const on = targets!.map(({ block }) => returning.has(graph.numberOf(block)));
    return on.indexOf(true) === on.lastIndexOf(true) ? on.indexOf(true) : -1;
  }

  /** Does the branch only choose within a round, so that others decide how many there are? */
  private isInside({ block, targets }: Inst): boolean {
    const { loops, graph } = this.shared;
    const loop = loops.loopOf(graph.numberOf(block));
    return (
      loop !== undefined &&
      targets!.every((edge) => loops.contains(loop, graph.numberOf(edge.block)))
    );
  }

  private leave(): false {
    this.shared.input.leftOut?.();
    return false;
  }

  private take(end: Inst, index: number): void {
    const edge = end.targets![index]!;
    const incoming = edge.args.map((arg) => this.values[arg.id]);
    edge.block.params.forEach((param, i) => {
      this.values[param.id] = incoming[i];
      this.said.delete(param);
    });
    this.at = this.shared.graph.numberOf(edge.block);
  }

  /**
   * Why is a condition not known? `uniform`: the launch decides for all threads. `data`: what lies
   * in memory decides for each. `launch`: the index and something of the launch decide together,
   * and which answers go together is not known.
   */
  private unknown(cond: Value): 'uniform' | 'data' | 'launch' {
    const { uniformity } = this.shared;
    if (!uniformity.isDivergent(cond)) return 'uniform';
    return this.leaves(cond, 0) ? 'data' : 'launch';
  }

  /** Is all that is not known of a value read from memory? */
  private leaves(value: Value, depth: number): boolean {
    if (typeof this.values[value.id] === 'bigint') return true;
    const def = defInst(value);
    if (def === undefined || depth > 12) return false;
    if (accessesOf(def).length > 0) return true;
    return def.args.length > 0 && def.args.every((arg) => this.leaves(arg, depth + 1));
  }
}

/** A function that may be walked where it is called; undefined where it does more than compute. */
function calleeOf(fn: Func): Callee | undefined {
  const computes = fn.blocks.every(({ insts }) =>
    insts.every((inst) => {
      if (inst.targets !== undefined || HARMLESS.has(inst.op) || isPureOp(inst.op)) return true;
      return accessesOf(inst).length > 0 && inst.attrs.volatile !== true;
    }),
  );
  // What is only declared has no blocks.
  if (!computes || fn.blocks.length === 0) return undefined;
  const graph = computeFlowGraph(fn);
  return {
    graph,
    loops: computeLoops(graph, computeDominators(graph)),
    steps: stepsOf(graph, undefined),
    uniformity: computeUniformity(fn, { exactJoins: true }),
    leads: graph.order.map(() => true),
  };
}

const HARMLESS: ReadonlySet<string> = new Set([
  'alloca',
  'assume',
  'call',
  'call.indirect',
  'func.addr',
  'global.addr',
  'gpu.thread.id',
  'gpu.workgroup.id',
  'gpu.workgroup.size',
  'ptr.add',
  'ptr.cast',
  'ret',
  'trap',
  'unreachable',
]);

/** Along which of x, y and z the code tells threads or workgroups apart. */
function dimensionsTold({ blocks }: Func): ReadonlySet<string> {
  const out = new Set(['x']);
  for (const { insts } of blocks)
    for (const { op, attrs } of insts)
      if (op === 'gpu.thread.id' || op === 'gpu.workgroup.id') out.add(attrs.dim!);
  return out;
}

/**
 * The answer of a comparison of an index or a counter with a bound that is the same for all
 * threads, where the bound is far away; undefined for other conditions.
 */
function farAnswer(cond: Value, uniformity: Uniformity): boolean | undefined {
  const def = defInst(cond);
  if (def?.op === 'int.and' || def?.op === 'int.or') {
    const parts = def.args.map((arg) => farAnswer(arg, uniformity));
    return parts.every((part) => part === (def.op === 'int.and')) ? parts[0] : undefined;
  }
  const { pred } = def?.attrs ?? {};
  if (def?.op !== 'int.cmp' || pred === 'eq' || pred === 'ne') return undefined;
  const [a, b] = def.args;
  const moves = [a, b].map((one) => isIndex(one, 0) && !isConstant(one));
  if (moves[0] === moves[1]) return undefined;
  const bound = moves[0] ? b : a;
  if (uniformity.isDivergent(bound) || isConstant(bound)) return undefined;
  const isBelow = pred === 'ult' || pred === 'ule' || pred === 'slt' || pred === 'sle';
  return isBelow === moves[0];
}

function isConstant(value: Value): boolean {
  return defInst(value)?.op === 'const.int';
}

/** A sum or product of indices and counters: the bound only says how far it goes. */
function isIndex(value: Value, depth: number): boolean {
  const def = defInst(value);
  // A parameter of the function is no counter; one of another block is what a loop counts.
  if (def === undefined) return 'params' in value.def && value.def.id !== 0 && depth < 12;
  switch (def.op) {
    case 'const.int':
    case 'gpu.thread.id':
    case 'gpu.workgroup.id':
    case 'gpu.workgroup.size':
    case 'gpu.grid.size':
      return true;
    case 'int.add':
    case 'int.mul':
    case 'int.shl':
    case 'int.zext':
    case 'int.sext':
    case 'int.trunc':
      return depth < 12 && def.args.every((arg) => isIndex(arg, depth + 1));
    default:
      return false;
  }
}

function sizeOf(value: WalkValue): number | undefined {
  return typeof value === 'bigint' ? Number(value) : undefined;
}

/** Is it a branch of the loop that may leave it? */
function exits({ blocks }: Loop, end: Inst, graph: FlowGraph): boolean {
  return (
    blocks.includes(graph.numberOf(end.block)) &&
    end.targets!.some((edge) => !blocks.includes(graph.numberOf(edge.block)))
  );
}
