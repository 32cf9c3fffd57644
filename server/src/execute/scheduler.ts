/**
 * Runs the threads of one block: each goes on until it waits or ends; then what waits is released,
 * warp by warp, and at last the barriers of the block. The order is that of the threads, or of a
 * schedule.
 */
import type { Dim3 } from './api.ts';
import { STATUS } from './environment.ts';
import type { BlockOrder } from './orders.ts';
import { type WaitKind, waitKindOf } from './wait-kinds.ts';
import type { Wait } from './waits.ts';
import { type Lane, performWave } from './waves.ts';

/** Rounds of threads that only give way, after which the block is left for others. */
const PATIENCE = 16;

/** `preempted`: a schedule lets another block run. */
export type BlockEnd = 'done' | 'stalled' | 'preempted';

/** The block whose threads are run: their states, and what there is to report of them. */
export interface ScheduledBlock {
  readonly kernel: { readonly waits: readonly Wait[] };
  readonly threads: number;
  readonly waveSize: number;
  /** From 0 on the wait of a thread; below, whether it runs or has ended. */
  status(thread: number): number;
  /** Makes all threads ready to run from their beginning. */
  reset(): void;
  /** Runs threads until they wait or end; with `fresh` from their beginning. */
  drive(first: number, end: number, fresh: boolean): void;
  /** A thread may go on after its wait. */
  release(thread: number): void;
  /** An operand of what a thread waits for, as its bits. */
  arg(thread: number, index: number): bigint;
  setResults(thread: number, results: readonly bigint[]): void;
  notInMask(thread: number, wait: number, mask: bigint): void;
  missingLane(thread: number, wait: number, asked: number): void;
  badBarrier(thread: number, wait: number, message: string): void;
  mismatch(thread: number, wait: number, other: number): void;
  /** Whole warps of the block are at different barriers. */
  apart(thread: number, wait: number, other: number): void;
  /** All threads of the block that have not ended have met: what they did is ordered. */
  meetAll(threads: readonly number[]): void;
  /** The same of some threads; `barrier`: its number, for those that arrived before. */
  meet(threads: readonly number[], barrier?: number): void;
  /** A thread arrives at a barrier and goes on. */
  arriveAt(thread: number, barrier: number): void;
  /** May a thread leave the barrier of its cluster? */
  leavesCluster(thread: number, wait: number): boolean;
  /** Threads have met at a barrier; others may have ended before. */
  checkEnded(threads: readonly number[]): void;
  /** Looks at the limits; what it throws ends the launch. */
  look(): void;
  /** No thread can go on. */
  deadlock(kinds: readonly WaitKind[]): void;
  /** An operation of a wave that only the target's own text says the meaning of. */
  foreignWave(wait: number, members: readonly number[], lanes: readonly Lane[]): void;
}

/** Threads that have not ended, those that only gave way, and those that wait for the cluster. */
interface Census {
  readonly live: number;
  readonly yielding: number;
  readonly clustered: number;
}

/** So many waits are released before the limits are looked at. */
const TURNS = 256;

interface Barrier {
  readonly threads: number[];
  /** Threads that it takes; undefined for all of the block. */
  readonly expected: number | undefined;
}

/** What barriers with numbers of threads remember. */
export interface BarrierCounts {
  readonly arrivals: ReadonlyMap<number, number>;
  readonly counts: ReadonlyMap<number, number>;
}

export class Scheduler {
  protected readonly run: ScheduledBlock;
  protected readonly kinds: readonly WaitKind[];
  /** Are there barriers for a number of threads? */
  private readonly hasCounts: boolean;
  protected readonly hasWaves: boolean;
  /** Threads that arrived at a barrier and went on, by its number. */
  private readonly arrivals = new Map<number, number>();
  /** Threads that the open phase of a barrier is for, by its number. */
  private readonly counts = new Map<number, number>();
  /** Waits since the limits were looked at. */
  private turns = 0;
  /** The order of a schedule; undefined for the usual one. */
  protected readonly order: BlockOrder | undefined;
  /** Rounds of threads that only gave way, in the order of a schedule. */
  protected rounds = 0;

  constructor(run: ScheduledBlock, order?: BlockOrder) {
    this.run = run;
    this.order = order;
    this.kinds = run.kernel.waits.map(({ inst }) => waitKindOf(inst)!);
    this.hasCounts = this.kinds.some((one) => one.kind === 'barrier' && one.count !== undefined);
    this.hasWaves = this.kinds.some(
      ({ kind }) => kind !== 'barrier' && kind !== 'point' && kind !== 'stop',
    );
  }

  protected barrierCounts(): BarrierCounts {
    return { arrivals: new Map(this.arrivals), counts: new Map(this.counts) };
  }

  protected setBarrierCounts({ arrivals, counts }: BarrierCounts): void {
    this.arrivals.clear();
    this.counts.clear();
    for (const [id, n] of arrivals) this.arrivals.set(id, n);
    for (const [id, n] of counts) this.counts.set(id, n);
  }

  /** Starts all threads of the block. */
  start(): BlockEnd {
    this.arrivals.clear();
    this.counts.clear();
    if (this.order !== undefined) return this.startOrdered();
    this.driveAll(true);
    // Where nothing waits, all threads have ended.
    return this.kinds.length === 0 ? 'done' : this.resume();
  }

  /** Goes on where the block was left. */
  resume(): BlockEnd {
    if (this.order !== undefined) return this.resumeOrdered();
    for (let round = 0; ; ) {
      const { live, yielding, clustered } = this.census();
      if (live === 0) return 'done';
      this.lookNowAndThen();
      if (this.releaseAny({ live, yielding, clustered })) round = 0;
      else if (yielding > 0) {
        if (++round > PATIENCE) return 'stalled';
        this.run.look();
        this.releaseYields();
      } else return this.stuck(clustered);
      this.driveAll(false);
    }
  }

  /** In the order of a schedule the threads start one after the other, too. */
  private startOrdered(): BlockEnd {
    this.run.reset();
    return this.resumeOrdered();
  }

  private resumeOrdered(): BlockEnd {
    for (;;) {
      const unit = this.nextUnit();
      if (unit !== undefined) {
        this.beginTurn(unit);
        this.run.drive(...this.rangeOf(unit), false);
        if (this.endTurn(unit)) return 'preempted';
        continue;
      }
      const end = this.settle();
      if (end !== undefined) return end;
    }
  }

  /** The unit that goes on next in the order of the schedule; undefined when none can. */
  protected nextUnit(): number | undefined {
    return this.order!.first((unit) => this.canRun(unit));
  }

  /** No unit can go on: releases what waits; why the block is left when nothing is released. */
  protected settle(): BlockEnd | undefined {
    const { run } = this;
    const order = this.order!;
    if (this.releaseWaves()) return undefined;
    const { live, yielding, clustered } = this.census();
    if (live === 0) return 'done';
    this.lookNowAndThen();
    if (this.releaseAny({ live, yielding, clustered })) this.rounds = 0;
    else if (yielding > 0) {
      if (++this.rounds > PATIENCE) {
        this.rounds = 0;
        return 'stalled';
      }
      run.look();
      this.releaseYields();
      for (let t = 0; t < run.threads; t += order.size) order.again(t / order.size);
    } else return this.stuck(clustered);
    return undefined;
  }

  /** The threads of a unit of the order. */
  protected rangeOf(unit: number): readonly [number, number] {
    const { size } = this.order!;
    return [unit * size, Math.min((unit + 1) * size, this.run.threads)];
  }

  /** Is a thread of a unit ready, or at an access? */
  private canRun(unit: number): boolean {
    const [first, end] = this.rangeOf(unit);
    for (let t = first; t < end; t++) {
      const status = this.run.status(t);
      if (status === STATUS.run || (status >= 0 && this.kinds[status]!.kind === 'point'))
        return true;
    }
    return false;
  }

  /** Lets the threads of a unit go on that are at an access. */
  protected beginTurn(unit: number): void {
    const { run, kinds } = this;
    const [first, end] = this.rangeOf(unit);
    this.lookNowAndThen();
    for (let t = first; t < end; t++) {
      const status = run.status(t);
      if (status >= 0 && kinds[status]!.kind === 'point') run.release(t);
    }
  }

  /** A unit has come to its next access or wait; true when another block may run. */
  protected endTurn(unit: number): boolean {
    const { run, kinds } = this;
    const order = this.order!;
    const [first, end] = this.rangeOf(unit);
    const at = (kind: WaitKind['kind']): boolean => {
      for (let t = first; t < end; t++) {
        const status = run.status(t);
        if (status >= 0 && kinds[status]!.kind === kind) return true;
      }
      return false;
    };
    if (at('point')) return order.arrives(unit);
    if (at('yield') && !this.canRun(unit) && order.maySpin(unit, this.loopOf(first, end))) {
      for (let t = first; t < end; t++) {
        const status = run.status(t);
        if (status >= 0 && kinds[status]!.kind === 'yield') run.release(t);
      }
      return false;
    }
    if (at('wave')) this.releaseMasked(...this.waveOf(first));
    return false;
  }

  /** The loop in which a thread of a unit gives way. */
  private loopOf(first: number, end: number): number {
    for (let t = first; t < end; t++) {
      const status = this.run.status(t);
      if (status >= 0 && this.kinds[status]!.kind === 'yield') return status;
    }
    return -1;
  }

  protected waveOf(thread: number): [number, number] {
    const { waveSize, threads } = this.run;
    const first = thread - (thread % waveSize);
    return [first, Math.min(first + waveSize, threads)];
  }

  /** Nothing can run: operations of warps and waves with the lanes that came. */
  protected releaseWaves(): boolean {
    if (!this.hasWaves) return false;
    let released = false;
    for (let first = 0; first < this.run.threads; first += this.run.waveSize) {
      const wave = this.waveOf(first);
      if (this.releaseMasked(...wave) || this.releaseFirst(...wave)) released = true;
    }
    return released;
  }

  private driveAll(fresh: boolean): void {
    const { run } = this;
    if (!this.hasWaves) {
      run.drive(0, run.threads, fresh);
      return;
    }
    for (let first = 0; first < run.threads; first += run.waveSize) {
      const end = Math.min(first + run.waveSize, run.threads);
      run.drive(first, end, fresh);
      this.wave(first, end);
    }
  }

  /** How many threads wait, how many of them only gave way, and how many wait for the cluster. */
  protected census(): Census {
    const { run, kinds } = this;
    let live = 0;
    let yielding = 0;
    let clustered = 0;
    for (let t = 0; t < run.threads; t++) {
      const status = run.status(t);
      if (status < 0) continue;
      live++;
      const { kind } = kinds[status]!;
      if (kind === 'yield') yielding++;
      else if (kind === 'cluster') clustered++;
    }
    return { live, yielding, clustered };
  }

  /** Opens what has its threads: the barrier of the cluster, or those of the block. */
  protected releaseAny({ live, yielding, clustered }: Census): boolean {
    if (clustered > 0 && this.releaseCluster()) return true;
    return yielding < live && this.releaseBarriers(yielding);
  }

  /** Nothing of the block can go on, unless other blocks of its cluster do. */
  protected stuck(clustered: number): BlockEnd {
    if (clustered > 0) return 'stalled';
    this.run.deadlock(this.kinds);
    return 'done';
  }

  /** Lets threads go on for whom the barrier of the cluster has opened. */
  private releaseCluster(): boolean {
    const { run, kinds } = this;
    let released = false;
    for (let t = 0; t < run.threads; t++) {
      const status = run.status(t);
      if (status < 0 || kinds[status]!.kind !== 'cluster' || !run.leavesCluster(t, status))
        continue;
      // It may have been ended by a finding.
      if (run.status(t) === status) run.release(t);
      released = true;
    }
    return released;
  }

  protected releaseYields(): void {
    const { run, kinds } = this;
    for (let t = 0; t < run.threads; t++) {
      const status = run.status(t);
      if (status >= 0 && kinds[status]!.kind === 'yield') run.release(t);
    }
  }

  /** Releases operations of a warp as long as there are any that have their lanes. */
  private wave(first: number, end: number): void {
    const { run } = this;
    while (this.releaseMasked(first, end) || this.releaseFirst(first, end)) {
      this.lookNowAndThen();
      run.drive(first, end, false);
    }
  }

  /** A loop that each turn leaves by a wait never runs long enough for a tick of its own. */
  protected lookNowAndThen(): void {
    this.turns = (this.turns + 1) % TURNS;
    if (this.turns === 0) this.run.look();
  }

  private waveKind(thread: number): Extract<WaitKind, { kind: 'wave' }> | undefined {
    const status = this.run.status(thread);
    const kind = status < 0 ? undefined : this.kinds[status]!;
    return kind?.kind === 'wave' ? kind : undefined;
  }

  /** Operations whose operand says which lanes take part. */
  protected releaseMasked(first: number, end: number): boolean {
    const { run } = this;
    let released = this.releaseOutsiders(first, end);
    const tried = new Set<string>();
    for (let t = first; t < end; t++) {
      const kind = this.waveKind(t);
      if (kind?.mask === undefined) continue;
      const status = run.status(t);
      const mask = this.maskOf(t, kind.mask);
      const key = `${kind.anywhere ? 'any' : status} ${mask}`;
      if (tried.has(key)) continue;
      tried.add(key);
      const members = this.membersOf(first, end, mask, kind.anywhere ? undefined : status);
      if (members === undefined) continue;
      this.perform(first, members, status);
      released = true;
    }
    return released;
  }

  /** Lanes that their own mask lacks go on alone. */
  private releaseOutsiders(first: number, end: number): boolean {
    const { run } = this;
    let released = false;
    for (let t = first; t < end; t++) {
      const kind = this.waveKind(t);
      if (kind?.mask === undefined) continue;
      const mask = this.maskOf(t, kind.mask);
      if ((mask & (1n << BigInt(t - first))) !== 0n) continue;
      run.notInMask(t, run.status(t), mask);
      this.perform(first, [t], run.status(t));
      released = true;
    }
    return released;
  }

  private maskOf(thread: number, mask: number | bigint): bigint {
    const bits = typeof mask === 'bigint' ? mask : this.run.arg(thread, mask);
    return bits & 0xffffffffn;
  }

  /** The lanes of a mask that have not ended, when all have come to the same operation. */
  private membersOf(
    first: number,
    end: number,
    mask: bigint,
    wait: number | undefined,
  ): number[] | undefined {
    const { run } = this;
    const members: number[] = [];
    for (let t = first; t < end; t++) {
      const status = run.status(t);
      const isLive = status !== STATUS.done && status !== STATUS.stopped;
      if (!isLive || (mask & (1n << BigInt(t - first))) === 0n) continue;
      const kind = this.waveKind(t);
      if (kind?.mask === undefined) return undefined;
      if (wait === undefined ? !kind.anywhere : status !== wait) return undefined;
      if (this.maskOf(t, kind.mask) !== mask) return undefined;
      members.push(t);
    }
    return members;
  }

  /** Operations of the lanes that came: the first in the order of the program. */
  protected releaseFirst(first: number, end: number): boolean {
    const { run } = this;
    let least = Number.POSITIVE_INFINITY;
    for (let t = first; t < end; t++) {
      const kind = this.waveKind(t);
      if (kind !== undefined && kind.mask === undefined) least = Math.min(least, run.status(t));
    }
    if (least === Number.POSITIVE_INFINITY) return false;
    const members: number[] = [];
    for (let t = first; t < end; t++) if (run.status(t) === least) members.push(t);
    this.perform(first, members, least);
    return true;
  }

  private perform(first: number, members: readonly number[], wait: number): void {
    const { run } = this;
    const { inst } = run.kernel.waits[wait]!;
    const lanes = members.map((t): Lane => {
      const own = run.kernel.waits[run.status(t)]!.inst;
      return { lane: t - first, args: own.args.map((_, i) => run.arg(t, i)), results: [] };
    });
    const missing = (lane: Lane, asked: number): void =>
      run.missingLane(first + lane.lane, wait, asked);
    const kind = this.kinds[wait]!;
    const asm = kind.kind === 'wave' ? kind.asm : undefined;
    if (!performWave(inst, asm, lanes, missing)) run.foreignWave(wait, members, lanes);
    if (kind.kind === 'wave' && kind.anywhere && members.length > 1) run.meet(members);
    members.forEach((t, i) => {
      run.setResults(t, lanes[i]!.results);
      run.release(t);
    });
  }

  /** Opens each barrier that has its threads; true when a thread may go on, or ended. */
  private releaseBarriers(yielding: number): boolean {
    const { run, kinds } = this;
    const barriers = new Map<number, Barrier>();
    const live = new Map<number, number>();
    let count = 0;
    let moved = false;
    for (let t = 0; t < run.threads; t++) {
      const status = run.status(t);
      if (status < 0) continue;
      count++;
      if (this.hasCounts) {
        const warp = Math.floor(t / run.waveSize);
        live.set(warp, (live.get(warp) ?? 0) + 1);
      }
      const kind = kinds[status]!;
      if (kind.kind === 'barrier' && this.arrive(t, status, kind, barriers)) moved = true;
    }
    for (const [id, barrier] of barriers) {
      if (barrier.expected !== undefined) {
        if (this.openCounted(id, barrier, live)) moved = true;
      } else if (!moved && barrier.threads.length >= count && yielding === 0) {
        this.open(id, barrier.threads, true);
        moved = true;
      }
    }
    return moved;
  }

  /**
   * Opens a barrier with a number of threads as often as those that came allow. Warps count as a
   * whole, and as they came: one that comes too late waits for others (PTX ISA, `barrier`).
   */
  private openCounted(
    id: number,
    { threads, expected }: Barrier,
    live: ReadonlyMap<number, number>,
  ): boolean {
    const { run } = this;
    const needed = expected!;
    let moved = false;
    let arrived = this.arrivals.get(id) ?? 0;
    let [group, came]: [number[], number] = [[], 0];
    const open = (): void => {
      arrived -= Math.max(0, needed - came);
      this.counts.delete(id);
      this.open(id, group, false);
      this.arrivals.set(id, Math.max(0, arrived));
      [group, came] = [[], 0];
      moved = true;
    };
    for (let at = 0; at < threads.length; ) {
      const warp = Math.floor(threads[at]! / run.waveSize);
      const first = at;
      while (at < threads.length && Math.floor(threads[at]! / run.waveSize) === warp)
        group.push(threads[at++]!);
      // Lanes that have ended, or that a block lacks, count with those of their warp that came.
      came += at - first === live.get(warp) ? run.waveSize : at - first;
      if (came + arrived >= needed) open();
    }
    // Who only arrives may complete a phase for which nobody waits.
    while (came === 0 && arrived >= needed) open();
    return moved;
  }

  /** Counts a thread at its barrier; true when it does not wait there. */
  private arrive(
    thread: number,
    wait: number,
    kind: Extract<WaitKind, { kind: 'barrier' }>,
    barriers: Map<number, Barrier>,
  ): boolean {
    const { run } = this;
    const operand = (index: number): number => Number(run.arg(thread, index) & 0xffffffffn);
    const imm = run.kernel.waits[wait]!.inst.attrs.imm?.[0];
    const id = kind.id === undefined ? Number(imm ?? 0) : operand(kind.id);
    const count = kind.count === undefined ? undefined : operand(kind.count);
    if (id > 15) {
      run.badBarrier(thread, wait, `there is no barrier ${id}, only 0 to 15`);
      return true;
    }
    if (count !== undefined && (count === 0 || count % 32 !== 0)) {
      const what = `the thread count of a barrier is ${count}`;
      run.badBarrier(thread, wait, `${what}, which is no positive multiple of 32`);
      return true;
    }
    const known = this.counts.get(id) ?? count;
    if (count !== undefined && known !== count) {
      const what = `barrier ${id} is for ${count} threads here`;
      run.badBarrier(thread, wait, `${what}, and for ${known} where others have come to it`);
      return true;
    }
    if (count !== undefined) this.counts.set(id, count);
    let barrier = barriers.get(id);
    if (barrier === undefined) {
      barrier = { threads: [], expected: count };
      barriers.set(id, barrier);
    }
    if (!kind.arrive) {
      barrier.threads.push(thread);
      return false;
    }
    this.arrivals.set(id, (this.arrivals.get(id) ?? 0) + 1);
    run.arriveAt(thread, id);
    run.release(thread);
    return true;
  }

  private open(id: number, threads: readonly number[], isWhole: boolean): void {
    const { run } = this;
    if (isWhole || threads.length === run.threads) run.meetAll(threads);
    else run.meet(threads, id);
    this.checkWarps(threads);
    if (isWhole) this.checkBlock(threads);
    if (isWhole) run.checkEnded(threads);
    const reduced = this.reduction(threads);
    for (const t of threads) {
      const kind = this.kinds[run.status(t)]!;
      if (kind.kind === 'barrier' && kind.reduce !== undefined)
        run.setResults(t, [reduced[kind.reduce]]);
      run.release(t);
    }
  }

  private reduction(threads: readonly number[]) {
    const { run } = this;
    let popc = 0n;
    let and = 1n;
    let or = 0n;
    for (const t of threads) {
      const kind = this.kinds[run.status(t)]!;
      if (kind.kind !== 'barrier' || kind.reduce === undefined) continue;
      const value = run.arg(t, 1) & 1n;
      popc += value;
      and &= value;
      or |= value;
    }
    return { popc, and, or };
  }

  /** The lanes of a warp must be at the same barrier. */
  private checkWarps(threads: readonly number[]): void {
    const { run } = this;
    /** The barrier of each warp. */
    const seen: number[] = [];
    for (const t of threads) {
      const status = run.status(t);
      const kind = this.kinds[status]!;
      if (kind.kind === 'barrier' && kind.anywhere) continue;
      const wave = Math.floor(t / run.waveSize);
      const other = seen[wave];
      if (other === undefined) seen[wave] = status;
      else if (other !== status) run.mismatch(t, status, other);
    }
  }

  /** Whole warps may be at different barriers of the block: worth a note, and no more. */
  private checkBlock(threads: readonly number[]): void {
    const { run } = this;
    let first: number | undefined;
    for (const t of threads) {
      const status = run.status(t);
      const kind = this.kinds[status]!;
      // Barriers with a number are written to be met from several places.
      if (kind.kind !== 'barrier' || kind.anywhere || kind.id !== undefined) continue;
      first ??= status;
      if (status !== first) run.apart(t, status, first);
    }
  }
}

/** Place of a thread in its block. */
export function threadDim(linear: number, [x, y]: Dim3): Dim3 {
  return [linear % x, Math.floor(linear / x) % y, Math.floor(linear / (x * y))];
}
