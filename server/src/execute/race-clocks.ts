/**
 * What is ordered before what each thread does: program order, barriers of the block and of warps,
 * and operations that release and acquire. A clock says up to which phase the accesses of other
 * threads come before: of a block as a whole, and of single threads of it. Clocks do not change
 * once they are shared. Copies that run beside a thread are agents with lanes of their own, which
 * no barrier orders: only who waits for them has them before.
 */
import type { Inst, Ordering, Scope } from '../mir/index.ts';
import {
  AGENT,
  AGENTS,
  type AgentKind,
  type BlockClock,
  type Clock,
  join,
  LANES,
  NO_THREADS,
  NOTHING,
} from './clock.ts';
import { FenceOrder } from './fence-order.ts';

/** What a place of memory passes on to those who acquire it. */
interface Released {
  /** By operations whose scope has all threads. */
  wide: Clock;
  /** By operations of the threads of a cluster, of any scope that has the cluster. */
  readonly clusters: Map<number, Clock>;
  /** By operations of the threads of a block, of any scope that has the block. */
  readonly blocks: Map<number, Clock>;
  /** By those of the lanes of a wave, of any scope. */
  readonly waves: Map<number, Clock>;
}

/** Threads of a block that has not ended. */
interface BlockState {
  readonly block: number;
  /** Of each thread: what comes before it; undefined when it is what all of the block have. */
  readonly clocks: (Clock | undefined)[];
  /** The phase of each thread; undefined when it is that of all. */
  readonly phases: (number | undefined)[];
  phase: number;
  /** The phase in which threads went on that arrived at the cluster's barrier last. */
  arrival: number;
  /** What comes before all threads of the block. */
  common: Clock;
  /** Clocks of threads that arrived at a barrier and went on, by its number. */
  readonly arrived: Map<number, Clock>;
  /** What fences found or passed on, by thread. */
  readonly fences: Map<number, Fences>;
  /** The last fences of proxies of each thread: when, and what comes before them. */
  readonly proxies: Map<number, readonly { readonly phase: number; readonly clock: Clock }[]>;
  /** Of agents: what of plain writes comes before them. */
  readonly fenced: Map<number, Clock>;
}

/** What an operation of a scope may acquire: of all, of the cluster, the block, the wave. */
interface Found {
  readonly wide: Clock;
  readonly cluster: Clock;
  readonly own: Clock;
  readonly wave: Clock;
}

/** What fences of a thread make of relaxed operations around them. */
interface Fences {
  /** What was before the last fence that releases, and its scope. */
  released?: { readonly clock: Clock; readonly scope: Scope };
  /** What relaxed reads found since, for a fence that acquires. */
  found?: Found;
}

const RELEASES: readonly (Ordering | undefined)[] = ['release', 'acqrel', 'seqcst'];
const ACQUIRES: readonly (Ordering | undefined)[] = ['acquire', 'acqrel', 'seqcst'];

const isWide = (scope: Scope): boolean => scope === 'device' || scope === 'system';
const WIDTH: Readonly<Record<Scope, number>> = {
  wave: 0,
  workgroup: 1,
  cluster: 2,
  device: 3,
  system: 3,
};
const narrower = (a: Scope, b: Scope): Scope => (WIDTH[a] <= WIDTH[b] ? a : b);
/** What an operation of a scope acquires of what is there. */
const ofScope = (scope: Scope, { wide, cluster, own, wave }: Found): Clock =>
  [wave, own, cluster, wide][WIDTH[scope]]!;

/** A barrier of a cluster: who arrived in this phase, and what the phases before pass on. */
interface ClusterClocks {
  /** By block: what came before its threads, and their own last phases. */
  readonly arrived: Map<
    number,
    { readonly before: Set<Clock>; readonly some: Map<number, number> }
  >;
  done: Clock;
  /** What a clock and `done` are together: threads have clocks in common. */
  joined: Map<Clock, Clock>;
}

export class RaceClocks {
  /** Bits of the thread in a segment. */
  readonly bits: number;
  private readonly waveSize: number;
  private readonly states = new Map<number, BlockState>();
  private readonly blockOfPhase: number[] = [-1];
  private readonly places = new Map<number, Released>();
  private readonly clusters = new Map<number, ClusterClocks>();
  /** Of blocks that have ended before their cluster: what comes before their end. */
  private readonly ends = new Map<number, readonly Clock[]>();
  /** The cluster of a block, by number. */
  private readonly clusterOf: (block: number) => number;
  /** Where the target's memory model has one. */
  private readonly fenceOrder: FenceOrder | undefined;
  private now: BlockState | undefined;

  constructor(
    threads: number,
    hasAgents = false,
    waveSize = 32,
    clusterOf: (block: number) => number = (block) => block,
    isAmd = false,
  ) {
    this.fenceOrder = isAmd ? undefined : new FenceOrder();
    this.clusterOf = clusterOf;
    this.waveSize = waveSize;
    this.bits = hasAgents ? Math.log2(LANES) : Math.max(1, 32 - Math.clz32(threads - 1));
  }

  /** Is there no number left for another phase? */
  get isFull(): boolean {
    return this.blockOfPhase.length + 64 >= 2 ** (32 - this.bits);
  }

  /** The number of a new phase of the block that runs. */
  private phase(): number {
    return this.blockOfPhase.push(this.now!.block) - 1;
  }

  segment(phase: number, thread: number): number {
    return ((phase << this.bits) | thread) >>> 0;
  }

  threadOf(segment: number): number {
    return segment & (2 ** this.bits - 1);
  }

  blockOf(segment: number): number {
    return this.blockOfPhase[segment >>> this.bits]!;
  }

  /** A block starts; gives the first phase of its threads. */
  start(block: number): number {
    this.now = {
      block,
      clocks: [],
      phases: [],
      phase: this.blockOfPhase.length,
      arrival: -1,
      common: NOTHING,
      arrived: new Map(),
      fences: new Map(),
      proxies: new Map(),
      fenced: new Map(),
    };
    this.states.set(block, this.now);
    return this.phase();
  }

  /** Another block goes on; gives the first phase that is certainly its own from now on. */
  enter(block: number): number {
    this.now = this.states.get(block)!;
    return this.blockOfPhase.length;
  }

  /** Nothing of a block runs any more. */
  end(block: number): void {
    this.states.delete(block);
    this.fenceOrder?.end(block);
  }

  private phaseOf(thread: number): number {
    return this.now!.phases[thread] ?? this.now!.phase;
  }

  private clockOf(thread: number): Clock {
    return this.now!.clocks[thread] ?? this.now!.common;
  }

  /** What comes before the next access of a thread, its own accesses included. */
  private passedOn(thread: number): Clock {
    const { block } = this.now!;
    const own = { all: 0, some: new Map([[thread, this.phaseOf(thread)]]) };
    return join(this.clockOf(thread), new Map([[block, own]]));
  }

  /** All threads of the block have met; gives their next phase. */
  meetAll(threads: readonly number[]): number {
    const now = this.now!;
    this.fenceOrder?.meetAll(now.block);
    let common = now.common;
    let last: Clock | undefined;
    for (const t of threads) {
      const own = now.clocks[t];
      if (own !== undefined && own !== last) common = join(common, own);
      last = own;
    }
    const phase = this.phase();
    const clock = new Map(common);
    clock.set(now.block, { all: phase, some: agentsOf(common.get(now.block)) });
    now.common = clock;
    now.clocks.length = 0;
    now.phases.length = 0;
    now.phase = phase;
    return phase;
  }

  /** Some threads have met, at a barrier of the block or of a warp; gives their next phase. */
  meet(threads: readonly number[], arrived?: number): number {
    const now = this.now!;
    this.fenceOrder?.meet(now.block, threads);
    let clock = arrived === undefined ? NOTHING : (now.arrived.get(arrived) ?? NOTHING);
    if (arrived !== undefined) now.arrived.delete(arrived);
    const own = new Map<number, number>();
    const seen = new Set<Clock>();
    for (const t of threads) {
      const one = this.clockOf(t);
      if (!seen.has(one)) {
        clock = join(clock, one);
        seen.add(one);
      }
      own.set(t, this.phaseOf(t));
    }
    clock = join(clock, new Map([[now.block, { all: 0, some: own }]]));
    const phase = this.phase();
    for (const t of threads) {
      now.clocks[t] = clock;
      now.phases[t] = phase;
    }
    return phase;
  }

  /** A thread arrives at a barrier and goes on; gives its next phase. */
  arrive(thread: number, barrier: number): number {
    const { arrived } = this.now!;
    arrived.set(barrier, join(arrived.get(barrier) ?? NOTHING, this.passedOn(thread)));
    return this.advance(thread);
  }

  private advance(thread: number): number {
    const phase = this.phase();
    this.now!.phases[thread] = phase;
    return phase;
  }

  /**
   * A thread arrives at the barrier of its cluster; gives its next phase. `isRelaxed`: it passes on
   * no more than its last fence did.
   */
  arriveInCluster(thread: number, isRelaxed: boolean): number | undefined {
    const now = this.now!;
    const { arrived } = this.clusterClocks();
    let own = arrived.get(now.block);
    if (own === undefined) {
      own = { before: new Set(), some: new Map() };
      arrived.set(now.block, own);
    }
    if (isRelaxed) {
      const fenced = now.fences.get(thread)?.released;
      if (fenced !== undefined && WIDTH[fenced.scope] >= WIDTH.cluster)
        own.before.add(fenced.clock);
      return undefined;
    }
    own.before.add(this.clockOf(thread));
    own.some.set(thread, this.phaseOf(thread));
    // Threads that arrive one after the other go on in one phase.
    const last = this.blockOfPhase.length - 1;
    const isShared = last === now.arrival && last > this.phaseOf(thread);
    if (isShared) now.phases[thread] = last;
    else now.arrival = this.advance(thread);
    return now.arrival;
  }

  /** All threads of the cluster have arrived. */
  openCluster(): void {
    const barrier = this.clusterClocks();
    for (const [block, { before, some }] of barrier.arrived) {
      for (const clock of before) barrier.done = join(barrier.done, clock);
      if (some.size > 0) barrier.done = join(barrier.done, new Map([[block, { all: 0, some }]]));
    }
    barrier.arrived.clear();
    barrier.joined = new Map();
  }

  /** What comes before all who waited for the last phase of the cluster's barrier. */
  waitInCluster(thread: number): void {
    const { done, joined } = this.clusterClocks();
    const own = this.clockOf(thread);
    let both = joined.get(own);
    if (both === undefined) {
      both = join(done, own);
      joined.set(own, both);
    }
    this.now!.clocks[thread] = both;
  }

  private clusterClocks(): ClusterClocks {
    const cluster = this.clusterOf(this.now!.block);
    let found = this.clusters.get(cluster);
    if (found === undefined) {
      found = { arrived: new Map(), done: NOTHING, joined: new Map() };
      this.clusters.set(cluster, found);
    }
    return found;
  }

  /**
   * Does who executed a segment know anything of a block by now? So where nothing is known of who
   * has ended.
   */
  knows(segment: number, block: number): boolean {
    const own = this.states.get(this.blockOfPhase[segment >>> this.bits]!);
    if (own === undefined) return true;
    const lane = this.threadOf(segment);
    const clock = own.clocks[lane] ?? own.clocks[lane % AGENTS] ?? own.common;
    return clock.has(block);
  }

  /** The block that runs ends: what comes before that is kept until its cluster has ended. */
  keepEnd(): void {
    const { block, clocks, common } = this.now!;
    this.ends.set(block, [...new Set([common, ...clocks.filter((one) => one !== undefined)])]);
  }

  forgetEnd(block: number): void {
    this.ends.delete(block);
  }

  /** Does a segment of another block come before the end of a block? */
  isBeforeEnd(segment: number, owner: number): boolean {
    const phase = segment >>> this.bits;
    const block = this.blockOfPhase[phase]!;
    const lane = this.threadOf(segment);
    const known = (clock: Clock): boolean => {
      const own = clock.get(block);
      if (own === undefined) return false;
      return (lane < AGENTS && phase < own.all) || (own.some.get(lane) ?? -1) >= phase;
    };
    return this.ends.get(owner)?.some(known) !== false;
  }

  /** The lane of an agent of a thread. */
  laneOf(thread: number, agent: AgentKind): number {
    return thread + agent * AGENTS;
  }

  /** An agent of a thread begins something; gives its phase. */
  begin(thread: number, agent: AgentKind): number {
    const lane = this.laneOf(thread, agent);
    const now = this.now!;
    now.clocks[lane] = this.clockOf(thread);
    if (agent >= AGENT.bulk) now.fenced.set(lane, this.fencedBefore(thread));
    return this.phaseOf(lane);
  }

  /** What comes before fences of proxies that come before what a thread does now. */
  private fencedBefore(thread: number): Clock {
    let clock = NOTHING;
    for (const [other, fences] of this.now!.proxies) {
      const last = fences.findLast(
        ({ phase }) => other === thread || this.isOrdered(this.segment(phase, other), thread),
      );
      if (last !== undefined) clock = join(clock, last.clock);
    }
    return clock;
  }

  /** Orders plain accesses before the thread with asynchronous ones after it. */
  fenceProxy(thread: number): number {
    const { proxies } = this.now!;
    const clock = this.passedOn(thread);
    const phase = this.advance(thread);
    proxies.set(thread, [...(proxies.get(thread) ?? []).slice(-2), { phase, clock }]);
    return phase;
  }

  /** All that an agent has begun so far, as a clock; what it begins from now on is not part. */
  closeGroup(thread: number, agent: AgentKind): Clock {
    const lane = this.laneOf(thread, agent);
    const some = new Map([[lane, this.phaseOf(lane)]]);
    this.advance(lane);
    return new Map([[this.now!.block, { all: 0, some }]]);
  }

  /** A clock comes before what a thread does from now on. */
  wait(thread: number, clock: Clock): void {
    if (clock.size > 0) this.now!.clocks[thread] = join(this.clockOf(thread), clock);
  }

  /** What comes before the next access of a thread, its own included; gives its next phase too. */
  passOn(thread: number): { readonly clock: Clock; readonly phase: number } {
    const clock = this.passedOn(thread);
    return { clock, phase: this.advance(thread) };
  }

  /**
   * Does a segment come before what a thread, or an agent by its lane, does now? `isWrite`: it
   * wrote, which a bulk copy sees behind a fence of the proxies only.
   */
  isOrdered(segment: number, thread: number, isWrite = false): boolean {
    const phase = segment >>> this.bits;
    const block = this.blockOfPhase[phase]!;
    const other = this.threadOf(segment);
    const isOwnBlock = block === this.now!.block;
    if (isOwnBlock && other === thread && this.isInOrder(phase, thread)) return true;
    const isBulk = thread >= AGENT.bulk * AGENTS;
    const needsFence = isBulk && isWrite && other < AGENTS;
    // What a thread did before it began a copy comes before that.
    if (isOwnBlock && thread % AGENTS === other && !needsFence) return true;
    const clock = needsFence ? (this.now!.fenced.get(thread) ?? NOTHING) : this.clockOf(thread);
    const known = clock.get(block);
    if (known === undefined) return false;
    return (other < AGENTS && phase < known.all) || (known.some.get(other) ?? -1) >= phase;
  }

  /**
   * Does what a lane did in a phase come before what it does now? Copies of one thread are not in
   * order. Groups of `cp.async` complete one after the other (PTX ISA, async-group mechanism), so
   * the ones before are, but not the copies of one group. Of bulk copies those are that the thread
   * has waited for.
   */
  private isInOrder(phase: number, lane: number): boolean {
    if (lane < AGENTS) return true;
    return lane < AGENT.bulk * AGENTS && phase < this.phaseOf(lane);
  }

  /**
   * An atomic operation or a fence took place; `wrote`: a compare-exchange did. Gives the thread's
   * next phase when it passed something on.
   */
  order(inst: Inst, place: number, thread: number, wrote: boolean): number | undefined {
    const { op, attrs } = inst;
    const isFence = op === 'fence' || !op.startsWith('atomic.');
    const scope = attrs.scope ?? scopeOfFence(attrs.symbol);
    const ordering = attrs.ordering ?? 'seqcst';
    if (isFence) return this.fence(ordering, scope, thread);
    const reads = op !== 'atomic.store';
    const writes = op !== 'atomic.load' && wrote;
    const readOrder = op === 'atomic.cmpxchg' && !wrote ? attrs.failure : ordering;
    if (reads) this.acquire(readOrder, scope, place, thread);
    if (isWide(scope) && reads) this.fenceOrder?.read(this.now!.block, thread, place);
    if (isWide(scope) && writes) this.fenceOrder?.write(this.now!.block, thread, place);
    return writes ? this.release(ordering, scope, place, thread, op === 'atomic.store') : undefined;
  }

  private acquire(ordering: Ordering | undefined, scope: Scope, place: number, thread: number) {
    const released = this.places.get(place);
    if (released === undefined) return;
    const { block, clocks } = this.now!;
    const wave = released.waves.get(this.waveOf(thread)) ?? NOTHING;
    const own = join(released.blocks.get(block) ?? NOTHING, wave);
    const cluster = join(released.clusters.get(this.clusterOf(block)) ?? NOTHING, own);
    const wide = join(released.wide, cluster);
    const found = ofScope(scope, { wide, cluster, own, wave });
    if (found.size === 0) return;
    if (ACQUIRES.includes(ordering)) clocks[thread] = join(this.clockOf(thread), found);
    else {
      const fences = this.fencesOf(thread);
      // The scope of the read limits what a fence behind it may acquire.
      fences.found = {
        wide: join(fences.found?.wide ?? NOTHING, found),
        cluster: join(fences.found?.cluster ?? NOTHING, isWide(scope) ? cluster : found),
        own: join(fences.found?.own ?? NOTHING, scope === 'wave' ? wave : own),
        wave: join(fences.found?.wave ?? NOTHING, wave),
      };
    }
  }

  /** A number for the wave of a thread of the block that runs. */
  private waveOf(thread: number): number {
    return this.now!.block * AGENTS + Math.floor((thread % AGENTS) / this.waveSize);
  }

  private release(
    ordering: Ordering,
    scope: Scope,
    place: number,
    thread: number,
    replaces: boolean,
  ): number | undefined {
    const fenced = this.now!.fences.get(thread)?.released;
    const isRelease = RELEASES.includes(ordering);
    // A write that is no read-modify-write ends what others have released there.
    if (replaces) this.places.delete(place);
    if (!isRelease && fenced === undefined) return undefined;
    const clock = isRelease ? this.passedOn(thread) : fenced!.clock;
    const reach = isRelease ? scope : narrower(scope, fenced!.scope);
    const { block } = this.now!;
    let released = this.places.get(place);
    if (released === undefined) {
      released = { wide: NOTHING, clusters: new Map(), blocks: new Map(), waves: new Map() };
      this.places.set(place, released);
    }
    const into = (map: Map<number, Clock>, key: number): void => {
      map.set(key, join(map.get(key) ?? NOTHING, clock));
    };
    if (isWide(reach)) released.wide = join(released.wide, clock);
    if (WIDTH[reach] >= WIDTH.cluster) into(released.clusters, this.clusterOf(block));
    if (reach !== 'wave') into(released.blocks, block);
    into(released.waves, this.waveOf(thread));
    return isRelease ? this.advance(thread) : undefined;
  }

  private fence(ordering: Ordering, scope: Scope, thread: number): number | undefined {
    const fences = this.fencesOf(thread);
    if (ACQUIRES.includes(ordering) && fences.found !== undefined) {
      const found = ofScope(scope, fences.found);
      this.now!.clocks[thread] = join(this.clockOf(thread), found);
      if (isWide(scope)) delete fences.found;
    }
    const isConsistent = ordering === 'seqcst' && isWide(scope);
    if (isConsistent) this.passFences(thread);
    if (!RELEASES.includes(ordering)) return undefined;
    fences.released = { clock: this.passedOn(thread), scope };
    return this.advance(thread);
  }

  /** A thread executes a fence of sequential consistency. */
  private passFences(thread: number): void {
    const { block, clocks } = this.now!;
    const { fenceOrder } = this;
    if (fenceOrder === undefined) return;
    clocks[thread] = join(this.clockOf(thread), fenceOrder.before(block, thread));
    fenceOrder.fence(block, thread, this.passedOn(thread));
  }

  private fencesOf(thread: number): Fences {
    const { fences } = this.now!;
    let found = fences.get(thread);
    if (found === undefined) {
      found = {};
      fences.set(thread, found);
    }
    return found;
  }
}

/** What is known of agents. */
function agentsOf(clock: BlockClock | undefined): ReadonlyMap<number, number> {
  if (clock === undefined) return NO_THREADS;
  const agents = [...clock.some].filter(([lane]) => lane >= AGENTS);
  return agents.length === 0 ? NO_THREADS : new Map(agents);
}

/** `membar.cta` and its like. */
function scopeOfFence(symbol: string | undefined): Scope {
  if (symbol?.endsWith('.cta')) return 'workgroup';
  return symbol?.endsWith('.gl') ? 'device' : 'system';
}
