/**
 * A launch whose blocks are run one at a time, as fast as it goes or from statement to statement,
 * and whose memory can be taken and put back between two of them.
 */
import type { Global } from '../mir/index.ts';
import type { Dim3, ExecuteBuffer } from './api.ts';
import { Cluster, type Slot } from './clusters.ts';
import type { CompiledKernel } from './compile.ts';
import type { NewFault, Where } from './fault-log.ts';
import type { LaunchSetup } from './findings.ts';
import type { Homes } from './homes.ts';
import { LaunchExecution, type LaunchParts } from './launch.ts';
import { SHADOW } from './layout.ts';
import { type LaneGroup, type LockstepPlace, LockstepScheduler, StopOrder } from './lockstep.ts';
import { captureMemory, type MemoryState, restoreMemory } from './memory-state.ts';
import type { MemoryObject } from './objects.ts';
import { LaunchOrder } from './orders.ts';
import { BlockRun, type RunState } from './run.ts';
import { type BlockEnd, Scheduler } from './scheduler.ts';

/** A group of lanes, and the block that they are part of. */
export interface StepGroup extends LaneGroup {
  readonly block: Dim3;
}

/** What a statement did that is a fault. */
export interface StepFault {
  readonly key: string;
  readonly fault: NewFault;
  readonly where: Where;
}

/** What blocks leave to those after them. */
export interface LaunchState {
  readonly memory: MemoryState;
  readonly heapLeft: number;
  /** Threads that a fault ended, and what they had printed. */
  readonly stopped: number;
  readonly tainted: readonly number[];
}

/** A moment inside of a unit that is one block: all that its groups go on from. */
export interface UnitState extends LaunchState {
  readonly run: RunState;
  /** What threads have beside memory. */
  readonly records: Uint8Array;
  readonly place: LockstepPlace;
  /** Bytes that no earlier state has. */
  readonly bytes: number;
}

/** A run that tells of each fault. */
class SteppedRun extends BlockRun {
  found: StepFault[] = [];

  constructor(setup: LaunchSetup) {
    super(setup);
    // What looks for races writes into the log itself.
    const { log } = this;
    const add = log.add.bind(log);
    log.add = (key, fault, where) => {
      if (!log.has(key)) this.found.push({ key, fault, where });
      add(key, fault, where);
    };
  }

  /** What later blocks of the launch depend on. */
  state(): { readonly stopped: number; readonly tainted: readonly number[] } {
    return { stopped: this.stopped, tainted: [...this.tainted] };
  }

  setState({ stopped, tainted }: LaunchState): void {
    this.stopped = stopped;
    this.tainted.clear();
    for (const one of tainted) this.tainted.add(one);
  }

  /** Linear index of a block. */
  numberOfBlock([x, y, z]: Dim3): number {
    const { grid } = this.setup.input;
    return x + grid[0] * (y + grid[1] * z);
  }
}

/** One engine of two: its memory, and what runs in it. */
export class EngineLaunch extends LaunchExecution {
  current: SteppedRun | undefined;
  /** The slots of blocks that have begun and not ended, by linear index. */
  readonly running = new Map<number, number>();
  /** Of the block that is stepped through. */
  private scheduler: LockstepScheduler | undefined;
  private slots: readonly Slot[] = [];
  private groups: readonly (readonly MemoryObject[])[] = [];
  private readonly stopOrder: StopOrder;

  constructor(parts: LaunchParts) {
    super(parts);
    this.stopOrder = new StopOrder(parts.plan.prepared.kernel, parts.plan.plan.waits);
  }

  /** Lays out memory; what is wrong with the launch otherwise. */
  open(): string | undefined {
    const frames = this.placeAll();
    if (typeof frames === 'string') return frames;
    const run = this.createRun() as SteppedRun;
    const { slots, objects } = this.createSlots(run, frames);
    this.slots = slots;
    this.groups = objects;
    this.current = run;
    return undefined;
  }

  protected override newRun(setup: LaunchSetup): BlockRun {
    return new SteppedRun({ ...setup, module: this.plan.moduleOf(setup.kernel) });
  }

  /** Both engines of a launch have one layout of memory, also where one looks for races. */
  protected override isInput({ readonly }: ExecuteBuffer): boolean {
    return readonly === true;
  }

  get compiledKernel(): CompiledKernel {
    return this.kernel;
  }

  get leftStatics() {
    return this.statics;
  }

  /** Where variables are kept; undefined in an engine that does not keep them. */
  get homes(): Homes | undefined {
    return this.kernel.homes;
  }

  get kernelFunc() {
    return this.plan.prepared.kernel;
  }

  get deviceMemory() {
    return this.memory;
  }

  get hasUnits(): boolean {
    return this.resident === 1;
  }

  get isOneByOne(): boolean {
    return this.resident === 1 && this.clusters.blocks === 1 && this.order === undefined;
  }

  bufferObjects(): ReadonlyMap<string, MemoryObject> {
    return this.buffers;
  }

  capture(before?: MemoryState): LaunchState {
    return {
      memory: captureMemory(this.memory, before),
      heapLeft: this.heapLeft,
      ...this.current!.state(),
    };
  }

  restore(state: LaunchState): void {
    restoreMemory(this.memory, state.memory);
    this.heapLeft = state.heapLeft;
    this.current!.setState(state);
  }

  /** The moment inside of the block that `stepBlock` or `resumeBlock` is in. */
  captureInside(before: MemoryState): UnitState {
    const { u8, map } = this.memory;
    const state = this.capture(before);
    const records = u8.slice(map.own, this.cells);
    const bytes = state.memory.bytes + records.length;
    return {
      ...state,
      records,
      bytes,
      run: this.current!.runState(),
      place: this.scheduler!.place(),
    };
  }

  /** Can moments inside of a block be taken: does nothing run beside its threads? */
  get hasInside(): boolean {
    return this.isOneByOne && !this.kernel.hasAgents;
  }

  /** Can a block be resumed at such a moment? What looks for races knows more than states do. */
  get isResumable(): boolean {
    return this.hasInside && !this.hasRaces;
  }

  /** The groups of a block from such a moment on. */
  *resumeBlock(block: Dim3, state: UnitState): Generator<StepGroup, void> {
    const run = this.current!;
    this.restore(state);
    run.enter(block, this.slots[0]!);
    this.memory.u8.set(state.records, this.memory.map.own);
    run.setRunState(state.run);
    this.running.clear();
    this.running.set(run.numberOfBlock(block), 0);
    yield* this.goOn(block, state.place);
  }

  /** Runs one block to its end. */
  runBlock(block: Dim3): void {
    const run = this.current!;
    this.enterFresh(run, block, 0);
    new Scheduler(run).start();
    run.endBlock(this.groups[0]!);
  }

  private enterFresh(run: SteppedRun, block: Dim3, slot: number, cluster?: Cluster): void {
    this.running.set(run.numberOfBlock(block), slot);
    for (const object of this.groups[slot]!) {
      this.memory.reset(object);
      run.races?.forget(object);
    }
    run.enter(block, this.slots[slot]!, cluster);
    this.clearHomes(slot);
    run.races?.enter(run.blockNumber);
    run.startBlock(this.groups[slot]!);
  }

  private clearHomes(slot: number): void {
    const { homes, recordSize } = this.kernel;
    if (homes === undefined) return;
    for (let t = 0; t < this.threads; t++) {
      const record = this.slots[slot]!.records + t * recordSize;
      this.memory.u8.fill(0, record + homes.from, record + homes.end);
    }
  }

  /** A new run with memory as it is, so that nothing of an earlier one is known. */
  renew(): void {
    const { memory, cells } = this;
    if (this.hasRaces) memory.u8.fill(0, cells);
    const run = this.createRun() as SteppedRun;
    for (const slot of this.slots) run.fillRecords(slot);
    this.current = run;
  }

  /** The groups of one block, each before it goes on. */
  *stepBlock(block: Dim3): Generator<StepGroup, void> {
    const run = this.current!;
    this.enterFresh(run, block, 0);
    yield* this.goOn(block, undefined);
  }

  private *goOn(block: Dim3, place: LockstepPlace | undefined): Generator<StepGroup, void> {
    const run = this.current!;
    const scheduler = new LockstepScheduler(run, this.stopOrder);
    this.scheduler = scheduler;
    if (place === undefined) scheduler.begin();
    else scheduler.resumeAt(place);
    yield* blockGroups(scheduler, block);
    run.endBlock(this.groups[0]!);
    this.running.clear();
  }

  /** The groups of all blocks, which wait for one another or take turns in a schedule. */
  *stepAll(): Generator<StepGroup, void> {
    const run = this.current!;
    const order = this.order && new LaunchOrder(this.order.schedule);
    interface Running {
      readonly block: Dim3;
      readonly slot: number;
      readonly cluster: Cluster;
      readonly slots: readonly number[];
      readonly scheduler: LockstepScheduler;
    }
    const free = this.slots.map((_, i) => this.slots.length - 1 - i);
    const waiting: Running[] = [];
    const self = this;
    const enter = ({ block, slot, cluster }: Running): void => {
      run.enter(block, self.slots[slot]!, cluster);
      run.races?.enter(run.blockNumber);
    };
    const go = function* (one: Running): Generator<StepGroup, boolean> {
      const end = yield* blockGroups(one.scheduler, one.block);
      if (end !== 'done') {
        waiting.push(one);
        return end === 'stalled';
      }
      run.endBlock(self.groups[one.slot]!);
      self.running.delete(run.numberOfBlock(one.block));
      if (one.cluster.isDone) for (const at of one.slots) free.push(at);
      return false;
    };
    let turns = 0;
    let before = 0;
    const goOn = function* (): Generator<StepGroup, void> {
      const next = waiting.shift()!;
      enter(next);
      const stalled = yield* go(next);
      turns = stalled ? turns + 1 : 0;
      if (turns <= waiting.length) return;
      turns = 0;
      const now = self.stateHash(self.resident);
      if (now === before) {
        for (const one of waiting.splice(0)) {
          enter(one);
          run.livelock({
            places: [],
            waitingBlocks: 0,
            pendingBlocks: 0,
            residentBlocks: self.resident,
          });
          run.endBlock(self.groups[one.slot]!);
          self.running.delete(run.numberOfBlock(one.block));
          if (one.cluster.isDone) for (const at of one.slots) free.push(at);
        }
      }
      before = now;
    };
    for (const blocks of this.clusterOrder()) {
      while (free.length < blocks.length) yield* goOn();
      const own = blocks.map(() => free.pop()!);
      const ranked = blocks.map((block, i) => ({ block, slot: this.slots[own[i]!]! }));
      ranked.sort((a, b) => this.clusters.rankOf(a.block) - this.clusters.rankOf(b.block));
      const cluster = new Cluster(this.memory, this.kernel.recordSize, this.threads, ranked);
      for (const [i, block] of blocks.entries()) {
        const slot = own[i]!;
        this.enterFresh(run, block, slot, cluster);
        const turns = order && this.blockOrder(run, order);
        const scheduler = new LockstepScheduler(run, this.stopOrder, turns);
        scheduler.begin();
        yield* go({ block, slot, cluster, slots: own, scheduler });
      }
    }
    while (waiting.length > 0) yield* goOn();
  }

  /** Where the record of a thread of a block is; undefined when the block does not run. */
  recordOf(block: number, thread: number): number | undefined {
    const slot = this.running.get(block);
    if (slot === undefined) return undefined;
    return this.slots[slot]!.records + thread * this.kernel.recordSize;
  }

  /** Statics and where they are, workgroup memory as a block sees it. */
  placedGlobals(
    block: number,
  ): readonly { readonly global: Global; readonly object: MemoryObject }[] {
    const groups = this.workgroupOf(block);
    const own = this.workgroupGlobals().map((global, i) => ({ global, object: groups[i] }));
    const others = [...this.module.globals.values()].map((global) => ({
      global,
      object: this.globalObjects.get(global.name),
    }));
    return [...own, ...others].flatMap(({ global, object }) =>
      object === undefined ? [] : [{ global, object }],
    );
  }

  /** Forgets who has written bytes. */
  unmark(place: number, size: number): void {
    const { u8, map } = this.memory;
    for (let i = 0; i < size; i++) u8[map.shadow + place + i]! &= ~SHADOW.written;
  }

  /** Has anything written one of the bytes since `unmark`? */
  isMarked(place: number, size: number): boolean {
    const { u8, map } = this.memory;
    for (let i = 0; i < size; i++)
      if ((u8[map.shadow + place + i]! & SHADOW.written) !== 0) return true;
    return false;
  }

  /** Lets one lane go on alone. */
  driveLane(thread: number): void {
    this.current!.release(thread);
    this.current!.drive(thread, thread + 1, false);
  }

  /** Workgroup memory of a block. */
  workgroupOf(block: number): readonly MemoryObject[] {
    return this.groups[this.running.get(block) ?? 0] ?? [];
  }

  /** Contents of buffers after the launch; statics become what they are then. */
  finish(): ReadonlyMap<string, Uint8Array> {
    const { buffers } = this.result(this.current!);
    // States take the marks of writes, by which results know what has not been touched.
    const contents = (name: string) => this.memory.contents(this.buffers.get(name)!);
    return new Map([...buffers.keys()].map((name) => [name, contents(name)]));
  }
}

function* blockGroups(scheduler: LockstepScheduler, block: Dim3): Generator<StepGroup, BlockEnd> {
  const groups = scheduler.groups();
  for (;;) {
    const next = groups.next();
    if (next.done === true) return next.value;
    const { warp, wait, threads } = next.value;
    yield { warp, wait, threads, block };
  }
}
