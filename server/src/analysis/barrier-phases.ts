/**
 * The phases of a kernel: what one thread may do from its start, or from a barrier, to the next
 * barrier. Each way through a phase is followed once, with values in symbolic form; loops without a
 * barrier are followed for one round of which the number is a variable. Two accesses of different
 * threads can meet where both are in one phase.
 */
import { append } from '../base/index.ts';
import {
  defInst,
  type Edge,
  type Inst,
  isInt,
  isPureOp,
  terminator,
  type Value,
} from '../mir/index.ts';
import {
  and,
  atMost,
  equal,
  FALSE,
  type Formula,
  keyOf,
  Linear,
  TRUE,
} from '../presburger/index.ts';
import { AliasAnalysis } from './alias.ts';
import { asmStatements } from './asm-statements.ts';
import { waitsForAll } from './barriers.ts';
import { clusterSyncs } from './cluster-barriers.ts';
import { copiesUnderWay, type UnderWay } from './copies-under-way.ts';
import { incoming } from './flow-graph.ts';
import { foreignAccesses } from './foreign-accesses.ts';
import { isExact, isTold } from './formula-variables.ts';
import { fullAnswer } from './full-answer.ts';
import { globalIdle } from './global-idle.ts';
import type { Loop } from './loops.ts';
import { accessesOf, type MemoryAccess } from './memory-access.ts';
import { barriersInMemory } from './memory-barriers.ts';
import { withoutOneWay } from './one-way-branches.ts';
import { copiesByParity } from './parity-phases.ts';
import {
  edgeCondition,
  isFalse,
  leavesAtHeader,
  notYet,
  PhaseStart,
  ROUNDS,
} from './phase-start.ts';
import type { LockstepPlan } from './simt-interpreter.ts';
import { NO_SOURCES, type StoredSource, StoredSources } from './stored-sources.ts';
import { homeOf, remoteOf, type Symbolic, type SymbolicPointer } from './symbolic.ts';
import { loadedFrom } from './symbolic-operations.ts';
import { LAUNCH_REGION, type SymbolicValues } from './symbolic-values.ts';
import { targetAccesses } from './target-accesses.ts';
import { isWithinWave } from './wave-operations.ts';
import { Written } from './written-places.ts';

/** An access as one way through a phase comes to it. */
export interface Occurrence {
  readonly access: MemoryAccess;
  readonly region: string;
  readonly offset: Linear;
  /** What holds of a thread that comes there. */
  readonly when: Formula;
  /** The same, without guards that a launch of enough workgroups meets. */
  readonly narrow: Formula;
  /** What it stores, as far as that is known. */
  readonly stored: readonly Leaf[] | undefined;
  /** What goes into what it stores, where that is not all known. */
  readonly sources: readonly StoredSource[];
  /** The constant that it stores. */
  readonly constant: string | undefined;
  /** Something other than a barrier ordered memory since the phase began. */
  readonly ordered: 'no' | 'in its wave' | 'yes';
  /** Stores before it on the same way, each with its place. */
  readonly written: Written;
}

/** What a stored value is computed from. */
export type Leaf =
  | { readonly kind: 'number'; readonly of: Linear }
  | { readonly kind: 'load'; readonly region: string; readonly of: Linear }
  /** The same for all threads. */
  | { readonly kind: 'uniform'; readonly id: number; readonly of: Linear };

export interface Phase {
  readonly occurrences: readonly Occurrence[];
}

/** Why not all is known. */
export interface Gap {
  readonly reason: string;
  readonly inst: Inst | undefined;
}

export interface Phases {
  readonly phases: readonly Phase[];
  readonly gaps: readonly Gap[];
  /** Copies that an instruction may overlap with, of its own thread too. */
  readonly underWay: UnderWay;
  /** Barriers that some threads come to and others do not: they are taken to order nothing. */
  readonly passed: ReadonlySet<Inst>;
  /** Some ways that only decide what is stored were not gone one by one, though they might be. */
  readonly hasWays: boolean;
}

export const TOO_LARGE = 'the kernel is too large';
export const DIVERGENT = 'a barrier is in divergent control flow';

/** Ways through one phase. */
const MOST_WAYS = 512;
const MOST_STEPS = 20_000;
const MOST_LEAVES = 12;
/** Values of which the way decides, on one way. */
const MOST_GIVEN = 3;
/** Blocks that only decide about such a value. */
const MOST_BETWEEN = 6;

/** An instruction that is asked about, as one way comes to it. */
export interface Arrival {
  readonly inst: Inst;
  /** What holds of a thread that comes there. */
  readonly when: Formula;
  readonly args: readonly (Symbolic | undefined)[];
}

/**
 * `takes`: is memory of this kind asked about? `syncs`: nothing else ends a phase, as between the
 * blocks of a cluster. `areWaysApart`: ways are gone each that only decide what is stored.
 */
export function phasesOf(
  plan: LockstepPlan,
  values: SymbolicValues,
  takes: 'workgroup' | 'global',
  syncs?: ReadonlySet<Inst>,
  areWaysApart = false,
): Phases {
  return new Walk(plan, values, takes, NOTHING, syncs, areWaysApart).all();
}

/** How threads come to some instructions; undefined where not all ways could be followed. */
export function arrivalsAt(
  plan: LockstepPlan,
  values: SymbolicValues,
  watched: ReadonlySet<Inst>,
): readonly Arrival[] | undefined {
  const walk = new Walk(plan, values, 'nothing', watched);
  return walk.all().gaps.some(({ reason }) => reason !== DIVERGENT) ? undefined : walk.arrivals;
}

type Env = Map<number, Symbolic | undefined>;

interface State {
  readonly env: Env;
  readonly when: readonly Formula[];
  readonly narrow: readonly Formula[];
  /** How often the way has come to a block. */
  readonly visits: ReadonlyMap<number, number>;
  readonly ordered: Occurrence['ordered'];
  readonly written: Written;
  /** What the way gave to parameters of blocks that are no integers. */
  readonly given: ReadonlyMap<Value, Value>;
  /** Rounds of loops, by the block at their head, of which it is known how many there are. */
  readonly counts: ReadonlyMap<number, Counted>;
}

/** The number of a loop's round, and that of the last one. */
interface Counted {
  readonly round: Linear;
  readonly last: number;
}

/** A way that is gone on from an instruction of a block. */
interface Way {
  readonly state: State;
  readonly at: number;
  readonly index: number;
}

/** What holds of a thread on a way, and a key of it. */
interface Condition {
  readonly holds: Formula;
  readonly key: string;
}

interface Found {
  readonly occurrences: Occurrence[];
  /** Keys of them. */
  readonly seen: Set<string>;
}

const NOTHING: ReadonlySet<Inst> = new Set();

class Walk {
  readonly arrivals: Arrival[] = [];
  private readonly plan: LockstepPlan;
  private readonly values: SymbolicValues;
  private readonly takes: 'workgroup' | 'global' | 'nothing';
  private readonly watched: ReadonlySet<Inst>;
  private readonly alias: AliasAnalysis;
  private readonly needed = new Set<Value>();
  private readonly foreign: ReadonlySet<Inst>;
  /** Blocks of which the branch decides nothing that is asked about. */
  private readonly idle: ReadonlySet<number>;
  private readonly underWay: UnderWay;
  private readonly gaps = new Map<string, Gap>();
  private readonly hasBarrier = new Map<Loop, boolean>();
  private readonly passed: ReadonlySet<Inst>;
  /** Arrivals at barriers in memory behind which all threads have arrived. */
  private readonly inMemory: ReadonlySet<Inst>;
  private readonly ofCluster: ReadonlySet<Inst>;
  /** Nothing but barriers of the cluster counts. */
  private readonly isCluster: boolean;
  private readonly areWaysApart: boolean;
  private hasWays = false;
  /** What holds on ways, and a key of it. */
  private readonly conditions = new Map<readonly Formula[], Condition>();
  private readonly positions = new Map<Inst, number>();
  private readonly sources: StoredSources;
  private steps = 0;

  constructor(
    given: LockstepPlan,
    values: SymbolicValues,
    takes: 'workgroup' | 'global' | 'nothing',
    watched = NOTHING,
    syncs?: ReadonlySet<Inst>,
    areWaysApart = false,
  ) {
    this.areWaysApart = areWaysApart;
    const plan = syncs === undefined ? withoutOneWay(given, values) : given;
    this.plan = plan;
    this.isCluster = syncs !== undefined;
    this.ofCluster = syncs ?? clusterSyncs(plan.graph, plan.uniformity);
    this.passed = this.isCluster ? NOTHING : lastDivergent(plan);
    const isShared = takes === 'workgroup' && !this.isCluster;
    this.inMemory = isShared ? barriersInMemory(plan, values) : NOTHING;
    this.values = values;
    this.takes = takes;
    this.watched = watched;
    this.alias = new AliasAnalysis(plan.graph.fn);
    this.sources = new StoredSources(
      plan.graph,
      this.alias,
      (value) => plan.uniformity.isDivergent(value),
      (of) => isExact(values, of),
      () => values.number(),
    );
    this.foreign = takes === 'workgroup' ? foreignAccesses(plan.graph) : NOTHING;
    const byParity = takes === 'workgroup' ? copiesByParity(plan, values) : undefined;
    this.underWay = copiesUnderWay(plan.graph, plan.loops, byParity);
    this.idle = this.idleOf(takes);
    this.computeNeeded();
  }

  private idleOf(takes: 'workgroup' | 'global' | 'nothing'): ReadonlySet<number> {
    if (takes === 'workgroup') return this.plan.slice.idle;
    return takes === 'global' ? globalIdle(this.plan, this.alias) : new Set();
  }

  all(): Phases {
    const { graph } = this.plan;
    const phases: Phase[] = [this.from(0, 0, true)];
    graph.order.forEach((block, number) => {
      block.insts.forEach((inst, index) => {
        if (this.values.isSpent) return;
        const waits = this.waits(inst);
        const isStart = waits || (this.plan.order.orders(inst) && !isWithinWave(inst));
        if (!isStart || (this.isCluster && !waits)) return;
        if (waits && this.plan.uniformity.isDivergentBlock(block)) this.gap(DIVERGENT, inst);
        if (this.takes === 'workgroup' && waits) this.checkCopies(inst);
        phases.push(this.from(number, index + 1, waits));
      });
    });
    if (this.values.isSpent) this.gap(TOO_LARGE, undefined);
    const gaps = [...this.gaps.values()];
    const { underWay, passed, hasWays } = this;
    return { phases, gaps, underWay, passed, hasWays };
  }

  /** Do all threads wait for each other here, so that a phase ends? */
  private waits(inst: Inst): boolean {
    if (this.ofCluster.has(inst)) return true;
    if (this.isCluster) return false;
    return (waitsForAll(inst) && !this.passed.has(inst)) || this.inMemory.has(inst);
  }

  /** What a copy does after a barrier that its thread has not waited for it at is in two phases. */
  private checkCopies(barrier: Inst): void {
    for (const copy of this.underWay.get(barrier) ?? [])
      this.gap('nothing is known to have waited for the copy before a barrier', copy);
  }

  gap(reason: string, inst: Inst | undefined): void {
    const key = `${reason} ${inst?.loc?.span.file} ${inst?.loc?.span.start}`;
    if (!this.gaps.has(key)) this.gaps.set(key, { reason, inst });
  }

  /** Values that decide addresses, ways, and what is stored. */
  private computeNeeded(): void {
    const { graph } = this.plan;
    const work: Value[] = [];
    graph.order.forEach((block, number) => {
      for (const inst of block.insts) {
        if (inst.op === 'assume') work.push(inst.args[0]);
        if (this.watched.has(inst)) append(work, inst.args);
        for (const { ptr, stored } of this.accessesOf(inst)) {
          if (!this.mayBeAsked(ptr)) continue;
          work.push(ptr);
          if (stored !== undefined) work.push(stored);
        }
      }
      const end = terminator(block);
      const isIdle = this.idle.has(number);
      if ((end?.targets?.length ?? 0) > 1 && !isIdle) work.push(end!.args[0]);
    });
    for (let value = work.pop(); value !== undefined; value = work.pop()) {
      if (this.needed.has(value)) continue;
      this.needed.add(value);
      const { def } = value;
      append(work, 'op' in def ? def.args : incoming(graph, value));
    }
  }

  /** Of an instruction of a target, where it has an address of workgroup memory. */
  private accessesOf(inst: Inst): readonly MemoryAccess[] {
    return this.foreign.has(inst) ? (targetAccesses(inst) ?? []) : accessesOf(inst);
  }

  private mayBeAsked(ptr: Value): boolean {
    if (this.takes === 'nothing') return false;
    const space = this.alias.space(ptr);
    return space === this.takes || space === 'generic';
  }

  /** `waits`: at the beginning all threads have waited; else it is one more to find races from. */
  private from(number: number, index: number, waits: boolean): Phase {
    const start = new PhaseStart(this.plan, this.values, number, index, waits);
    const found: Found = { occurrences: [], seen: new Set() };
    const work: Way[] = [
      {
        state: {
          env: new Map(),
          ...start.conditions(),
          visits: new Map(),
          ordered: 'no',
          written: Written.NOTHING,
          given: new Map(),
          counts: new Map(),
        },
        at: number,
        index,
      },
    ];
    let ways = 0;
    for (let one = work.pop(); one !== undefined; one = work.pop()) {
      if (++ways > MOST_WAYS || this.steps > MOST_STEPS) {
        if (waits) this.gap('too many ways between barriers', undefined);
        break;
      }
      append(work, this.walk(one, start, found));
    }
    return { occurrences: this.inOrder(found.occurrences, number, index) };
  }

  /** As the code from the start on comes to them, what lies before it in a loop at the end. */
  private inOrder(found: Occurrence[], number: number, index: number): Occurrence[] {
    const { graph } = this.plan;
    const ranks = new Map<Inst, readonly [number, number]>();
    for (const { access } of found) {
      const { inst } = access;
      const block = graph.numberOf(inst.block);
      const at = this.position(inst);
      const isBefore = block < number || (block === number && at < index);
      ranks.set(inst, [block + (isBefore ? graph.order.length : 0), at]);
    }
    return found.sort((a, b) => {
      const [x, y] = [ranks.get(a.access.inst)!, ranks.get(b.access.inst)!];
      return x[0] - y[0] || x[1] - y[1];
    });
  }

  /** Follows straight code; the ways on are returned. */
  private walk({ state: given, at, index }: Way, start: PhaseStart, out: Found): Way[] {
    const block = this.plan.graph.order[at]!;
    // A way has values of its own.
    const { env } = given;
    const get = (value: Value): Symbolic | undefined =>
      env.has(value.id) ? env.get(value.id) : start.value(value);
    let state: State = given;
    for (const inst of block.insts.slice(index)) {
      this.steps++;
      if (this.watched.has(inst))
        this.arrivals.push({ inst, when: and(...state.when), args: inst.args.map(get) });
      if (inst.targets !== undefined) break;
      if (this.waits(inst)) return [];
      state = this.step(inst, state, get);
      for (const access of this.accessesOf(inst)) {
        const ptr = this.addressOf(access, get);
        if (ptr === undefined) continue;
        const { stored } = access;
        const leaves = stored && this.leaves(stored, get, state.given, this.isAlone(at, start));
        const sources =
          stored === undefined || (this.takes !== 'global' && leaves !== undefined)
            ? NO_SOURCES
            : this.sources.of(stored, get, state.given);
        this.note(access, ptr, state, leaves, sources, out);
        state = afterAccess(access, ptr, state);
      }
      const visit = given.visits.get(at) ?? 0;
      this.define(inst, env, get, (result, from) => this.unknown(result, at, start, visit, from));
    }
    return this.ways(state, at, get, start);
  }

  /** Values of the results of an instruction, or something unknown in their place. */
  private define(
    inst: Inst,
    env: Env,
    get: (value: Value) => Symbolic | undefined,
    unknown: (result: Value, from: SymbolicPointer | undefined) => Symbolic | undefined,
  ): void {
    for (const result of inst.results) {
      if (!this.needed.has(result)) continue;
      const known = result === inst.results[0] ? this.evaluated(inst, get) : undefined;
      env.set(result.id, known ?? unknown(result, loadedFrom(inst, get)));
    }
  }

  private evaluated(inst: Inst, get: (value: Value) => Symbolic | undefined): Symbolic | undefined {
    const test = this.plan.nullTests.get(inst);
    if (test !== undefined) return { kind: 'bool', holds: test ? TRUE : FALSE };
    return this.values.evaluate(inst, get);
  }

  /** What an instruction says about the way: it orders memory, or takes something for granted. */
  private step(inst: Inst, state: State, get: (value: Value) => Symbolic | undefined): State {
    if (this.foreign.has(inst) && targetAccesses(inst) === undefined)
      this.gap(unknownAccess(inst), inst);
    if (inst.op === 'assume') {
      const cond = get(inst.args[0]);
      if (cond?.kind !== 'bool') return state;
      // It holds in every launch that works, and so makes it no narrower.
      return { ...state, when: [...state.when, cond.holds] };
    }
    if (!this.plan.order.orders(inst)) return state;
    if (!isWithinWave(inst)) return { ...state, ordered: 'yes' };
    return state.ordered === 'no' ? { ...state, ordered: 'in its wave' } : state;
  }

  /** The address of an access to memory that is asked about. */
  private addressOf(
    { ptr, inst, remote, offset = 0 }: MemoryAccess & { readonly offset?: number },
    get: (value: Value) => Symbolic | undefined,
  ): SymbolicPointer | undefined {
    if (!this.mayBeAsked(ptr)) return undefined;
    const known = get(ptr);
    if (known?.kind !== 'pointer') {
      if (this.alias.space(ptr) === this.takes || this.foreign.has(inst))
        this.gap('the address is not known', inst);
      return undefined;
    }
    if (isWorkgroupRegion(known.region) !== (this.takes === 'workgroup')) return undefined;
    const region = remote === true ? remoteOf(known.region) : known.region;
    return { ...known, region, of: known.of.shift(offset) };
  }

  private note(
    access: MemoryAccess,
    { region, of }: SymbolicPointer,
    { when, narrow, ordered, written, given }: State,
    stored: readonly Leaf[] | undefined,
    sources: readonly StoredSource[],
    { occurrences, seen }: Found,
  ): void {
    const { holds, key: condition } = this.condition(when);
    const { block } = access.inst;
    const constant = constantOf(access, given);
    const key = `${block.id} ${this.position(access.inst)} ${access.writes} ${access.size} ${placeKey(region, of)} ${ordered} ${condition} ${stored?.map(leafKey)} ${constant}`;
    if (seen.has(key)) return;
    seen.add(key);
    occurrences.push({
      access,
      region,
      offset: of,
      stored,
      sources,
      constant,
      ordered,
      written,
      when: holds,
      narrow: this.condition(narrow).holds,
    });
  }

  /** What holds on a way: all accesses of a block have the same. */
  private condition(parts: readonly Formula[]): Condition {
    let known = this.conditions.get(parts);
    if (known === undefined) {
      const holds = and(...parts);
      this.conditions.set(parts, (known = { holds, key: keyOf(holds) }));
    }
    return known;
  }

  /** Where an instruction stands in its block. */
  private position(inst: Inst): number {
    if (!this.positions.has(inst))
      for (const [at, one] of inst.block.insts.entries()) this.positions.set(one, at);
    return this.positions.get(inst)!;
  }

  /** A value of its own for each thread inside a loop that each goes round alone. */
  private unknown(
    value: Value,
    at: number,
    start: PhaseStart,
    visit: number,
    from?: SymbolicPointer,
  ): Symbolic | undefined {
    const own = this.plan.uniformity.isDivergent(value) || this.isAlone(at, start);
    return this.values.unknown(`${start.name} ${value.id} ${visit}`, value, own, from);
  }

  private isAlone(at: number, start: PhaseStart): boolean {
    for (let loop = this.plan.loops.loopOf(at); loop !== undefined; loop = loop.parent)
      if (!this.waitsInside(loop) && !this.plan.loops.contains(loop, start.at)) return true;
    return false;
  }

  private waitsInside(loop: Loop): boolean {
    let found = this.hasBarrier.get(loop);
    if (found === undefined) {
      found = loop.blocks.some((b) =>
        this.plan.graph.order[b]!.insts.some((inst) => this.waits(inst)),
      );
      this.hasBarrier.set(loop, found);
    }
    return found;
  }

  private ways(
    state: State,
    at: number,
    get: (value: Value) => Symbolic | undefined,
    start: PhaseStart,
  ): Way[] {
    const { graph, postDom } = this.plan;
    const end = terminator(graph.order[at]!);
    const targets = end?.targets ?? [];
    if (targets.length === 0) return [];
    if (targets.length === 1) return this.take(state, at, targets[0]!, get, start, true);
    if (this.idle.has(at) && !this.isWorthWays(at, state)) {
      const meet = postDom.idom[at]!;
      if (meet >= graph.order.length) return [];
      const { env } = state;
      // Outside of loops a value is what its definition says.
      const isOnce = this.plan.loops.loopOf(meet) === undefined;
      for (const param of graph.order[meet]!.params) {
        const known = isOnce && this.needed.has(param) ? start.value(param) : undefined;
        env.set(param.id, known ?? this.unknown(param, meet, start, state.visits.get(meet) ?? 0));
      }
      return [{ state, at: meet, index: 0 }];
    }
    const cond = get(end!.args[0]);
    const out: Way[] = [];
    targets.forEach((edge, i) => {
      const holds =
        this.counted(state, at, edge) ?? this.inEachRound(edgeCondition(end!, i, cond), at, edge);
      if (isFalse(holds) || !this.values.mayHold(holds)) return;
      // A check that fails ends the launch.
      const others = targets.filter((other) => other.block !== edge.block);
      const isFull =
        fullAnswer(end!.args[0], graph) === (i === 0) ||
        others.every(({ block }) => !this.plan.returning.has(graph.numberOf(block)));
      const when = holds === TRUE ? state.when : [...state.when, holds];
      const narrow = holds === TRUE || isFull ? state.narrow : [...state.narrow, holds];
      const isLast = i === targets.length - 1;
      append(out, this.take({ ...state, when, narrow }, at, edge, get, start, isLast));
    });
    return out;
  }

  /** At the test of a loop of which it is known how many rounds there are. */
  private counted({ counts }: State, at: number, { block }: Edge): Formula | undefined {
    const { loops, graph } = this.plan;
    const loop = loops.loopOf(at);
    const count = loop && counts.get(loop.header);
    if (loop === undefined || count === undefined) return undefined;
    const exits = graph.succs[at]!.some((to) => !loops.contains(loop, to));
    if (!exits) return undefined;
    const { round, last } = count;
    return loops.contains(loop, graph.numberOf(block))
      ? atMost(round, Linear.of(last - 1))
      : equal(round, Linear.of(last));
  }

  /**
   * What goes on round a loop while two numbers differ went on in the rounds before as well: the
   * one that moves has not come to the other yet.
   */
  private inEachRound(holds: Formula, at: number, { block }: Edge): Formula {
    const { loops, graph } = this.plan;
    const loop = loops.loopOf(at);
    if (loop === undefined || (loop.header !== at && !loop.latches.includes(at))) return holds;
    if (!loops.contains(loop, graph.numberOf(block))) return holds;
    const { variables } = this.values;
    return notYet(holds, (id) => variables[id]!.source.kind === 'round', variables);
  }

  /** Do the ways decide what is stored behind them, and is there time for each of them? */
  private isWorthWays(at: number, { given }: State): boolean {
    const { graph, postDom, loops } = this.plan;
    const meet = postDom.idom[at]!;
    if (given.size >= MOST_GIVEN || meet >= graph.order.length) return false;
    if (!this.areWaysApart && this.hasWays) return false;
    if (loops.loopOf(meet)?.header === meet) return false;
    if (!graph.order[meet]!.params.some((param) => !isInt(param.type) && this.needed.has(param)))
      return false;
    if (this.plan.between(at).blocks.length > MOST_BETWEEN) return false;
    this.hasWays = true;
    return this.areWaysApart;
  }

  /** `isLast`: no other way goes on with the values of the state. */
  private take(
    state: State,
    from: number,
    edge: Edge,
    get: (value: Value) => Symbolic | undefined,
    start: PhaseStart,
    isLast: boolean,
  ): Way[] {
    const { graph, loops } = this.plan;
    const to = graph.numberOf(edge.block);
    const loop = loops.loopOf(to);
    const env: Env = isLast && loop?.header !== to ? state.env : new Map(state.env);
    if (loop?.header === to) {
      const isBack = loops.contains(loop, from);
      const isSingle = !this.waitsInside(loop) && !loops.contains(loop, start.at);
      if (isSingle) {
        if (isBack) return [];
        const visit = state.visits.get(to) ?? 0;
        const last = start.lastRound(loop);
        const round = this.values.variable(`${start.name} round ${to} ${visit}`, () => ({
          own: true,
          low: 0,
          high: last ?? ROUNDS,
          source: { kind: 'round', exact: leavesAtHeader(this.plan, loop) },
          definition: undefined,
        }));
        const inits = edge.args.map(get);
        edge.block.params.forEach((param, i) => {
          if (!this.needed.has(param)) return;
          env.set(
            param.id,
            start.counted(param, loop, inits[i], round, get) ??
              this.unknown(param, to, start, visit + 1000),
          );
        });
        const known = (value: Value) => (env.has(value.id) ? env.get(value.id) : get(value));
        const visits = new Map(state.visits).set(to, visit + 1);
        if (last !== undefined) {
          const counts = new Map(state.counts).set(to, { round, last });
          return [{ state: { ...state, env, visits, counts }, at: to, index: 0 }];
        }
        const goesOn = start.goesOn(loop, round, known);
        const when = [...state.when, goesOn];
        const narrow = [...state.narrow, goesOn];
        return [{ state: { ...state, env, when, narrow, visits }, at: to, index: 0 }];
      }
      if (isBack && (state.visits.get(to) ?? 0) > 0) {
        if (start.waits)
          this.gap('a round of a loop may pass no barrier', terminator(graph.order[from]!));
        return [];
      }
    }
    const incomingValues = edge.args.map(get);
    const given = loop?.header === to ? state.given : this.givenBy(edge, state.given);
    edge.block.params.forEach((param, i) => {
      if (!this.needed.has(param)) return;
      const known = incomingValues[i];
      env.set(param.id, known ?? this.unknown(param, to, start, state.visits.get(to) ?? 0));
    });
    const visits = new Map(state.visits).set(to, (state.visits.get(to) ?? 0) + 1);
    return [{ state: { ...state, env, visits, given }, at: to, index: 0 }];
  }

  private givenBy({ block, args }: Edge, before: State['given']): State['given'] {
    const params = block.params.filter((param) => !isInt(param.type) && this.needed.has(param));
    if (params.length === 0) return before;
    const given = new Map(before);
    for (const param of params) given.set(param, args[block.params.indexOf(param)]!);
    return given;
  }

  /** What a stored value is computed from; undefined where something of it is not known. */
  private leaves(
    value: Value,
    get: (value: Value) => Symbolic | undefined,
    given: ReadonlyMap<Value, Value>,
    isAlone: boolean,
  ): readonly Leaf[] | undefined {
    const out: Leaf[] = [];
    const seen = new Set<Value>();
    const work = [value];
    for (let one = work.pop(); one !== undefined; one = work.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      if (seen.size > 64 || out.length > MOST_LEAVES) return undefined;
      const leaf = this.leaf(one, get);
      const def = defInst(one);
      const from = given.get(one);
      if (leaf !== undefined) out.push(leaf);
      else if (from !== undefined) work.push(from);
      else if (def === undefined || !isPureOp(def.op)) return undefined;
      else append(work, def.args);
    }
    return isAlone && out.length === 0 ? undefined : out;
  }

  private leaf(value: Value, get: (value: Value) => Symbolic | undefined): Leaf | undefined {
    const known = isInt(value.type) ? get(value) : undefined;
    if (known?.kind === 'int' && isTold(this.values, known.of))
      return { kind: 'number', of: known.of };
    if (value.def === this.plan.graph.order[0])
      return { kind: 'uniform', id: value.id, of: Linear.of(0) };
    const def = defInst(value);
    if (def?.op !== 'mem.load' || def.attrs.volatile === true) return undefined;
    const ptr = get(def.args[0]);
    if (ptr?.kind !== 'pointer' || !isExact(this.values, ptr.of)) return undefined;
    return { kind: 'load', region: ptr.region, of: ptr.of };
  }
}

/**
 * Barriers that threads may come to apart, with none behind that all come to together: who waits
 * there, and with whom, changes nothing of the barriers before.
 */
function lastDivergent({ graph, uniformity }: LockstepPlan): ReadonlySet<Inst> {
  const out = new Set<Inst>();
  graph.order.forEach((block, number) => {
    const found = uniformity.isDivergentBlock(block) ? block.insts.filter(waitsForAll) : [];
    if (found.length === 0) return;
    const seen = new Set<number>();
    const work = [...graph.succs[number]!];
    for (let at = work.pop(); at !== undefined; at = work.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      const { insts } = graph.order[at]!;
      if (insts.some(waitsForAll) && !uniformity.isDivergentBlock(graph.order[at]!)) return;
      append(work, graph.succs[at]!);
    }
    for (const inst of found) out.add(inst);
  });
  return out;
}

/** The constant that an access stores on a way. */
function constantOf({ stored, size }: MemoryAccess, given: State['given']): string | undefined {
  let value = stored;
  for (let next = stored; next !== undefined; next = given.get(next)) value = next;
  const def = value && defInst(value);
  return def && `${def.op} ${def.attrs.bits} ${size}`;
}

function afterAccess({ writes, inst }: MemoryAccess, ptr: SymbolicPointer, state: State): State {
  if (!writes) return state;
  const place = placeKey(ptr.region, ptr.of);
  return { ...state, written: state.written.and(inst, place) };
}

/** Why nothing is known of what an instruction accesses. */
function unknownAccess({ op, attrs }: Inst): string {
  if (op === 'call' || op === 'call.indirect') return 'a function without a body accesses it';
  const text = op === 'gpu.asm' ? (asmStatements(`${attrs.imm?.[0] ?? ''}`).at(-1) ?? '') : '';
  const [, name] =
    /^(?:@!?[%\w$]+\s+)?([a-z][\w.:]*)/.exec(op === 'gpu.asm' ? text : `${attrs.symbol}`) ?? [];
  return name === undefined
    ? 'an instruction of the target accesses it'
    : `which bytes \`${name}\` accesses is not followed`;
}

function isWorkgroupRegion(region: string): boolean {
  const home = homeOf(region);
  return home === LAUNCH_REGION || home.startsWith('@');
}

function placeKey(region: string, of: Linear): string {
  return `${region} ${of.key()}`;
}

function leafKey(leaf: Leaf): string {
  return `${leaf.kind} ${leaf.kind === 'load' ? leaf.region : ''} ${leaf.of.key()}`;
}
