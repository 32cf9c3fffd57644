/** One launch: memory is laid out, arguments are passed, blocks run, results are read. */
import { demangleRust } from '../asm/index.ts';
import { residentBlocks } from '../emulate/index.ts';
import type { Global, Module, ParamDecl } from '../mir/index.ts';
import type {
  BufferResult,
  Dim3,
  ExecuteBuffer,
  ExecuteOptions,
  Fault,
  LaunchInput,
  LaunchResult,
} from './api.ts';
import { Cluster, ClusterGrid, type Slot } from './clusters.ts';
import { AREA, type CompiledKernel, type KernelPlan } from './compile.ts';
import { collectCoverage } from './coverage.ts';
import type { LaunchSetup } from './findings.ts';
import type { ForeignOperations } from './foreign.ts';
import { FUNCTION_TAG, GRANULE, memoryMap, NULL_BYTES } from './layout.ts';
import { DeviceMemory, type MemoryObject } from './objects.ts';
import { BlockOrder, LaunchOrder } from './orders.ts';
import { cellBytes } from './races.ts';
import { BlockRun } from './run.ts';
import { type BlockEnd, Scheduler } from './scheduler.ts';
import { orderOf, type Schedule } from './schedules.ts';
import { SpareMemory } from './spare-memory.ts';

const DEFAULTS = { stackBytes: 512 * 1024, heapBytes: 8 * 1024 * 1024 } as const;
const GAP = 64;
/** Bytes that records of threads of resident blocks may take. */
const MAX_RECORDS = 2 ** 30;
/** Bytes of linear memory that a launch may have with what looks for races. */
const MAX_MEMORY = 3.5 * 2 ** 30;

/** An argument, or what parameters before have left of it. */
interface ArgumentBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isRest?: boolean;
}

/** `c` of `c.2`, a parameter for a part of the argument `c`. */
function partOf(decl: ParamDecl | undefined): string | undefined {
  return decl === undefined ? undefined : /^(.+)\.\d+$/.exec(decl.name)?.[1];
}

/** Blocks of a cluster: as the launch says it, or the kernel, else one. */
export function clusterOf(module: Module, { cluster, kernel }: LaunchInput): Dim3 {
  return cluster ?? module.funcs.get(kernel)?.launchBounds?.cluster ?? [1, 1, 1];
}

/** The result of a launch that did not take place. */
export function refused(input: LaunchInput, message: string): LaunchResult {
  const fault: Fault = {
    kind: 'invalid-launch',
    severity: 'error',
    message,
    frames: [],
    values: [],
    count: 1,
    threads: 0,
    related: [],
  };
  return {
    completed: false,
    faults: [fault],
    moreFaults: 0,
    buffers: new Map(
      input.buffers.map(({ name, bytes }) => [name, { name, bytes: bytes.slice() }]),
    ),
    output: [],
    steps: 0,
    threads: 0,
    stopped: 0,
    communicates: false,
    points: 0,
    checked: [],
    notChecked: [],
  };
}

/** Blocks that wait whose places a finding about others has. */
const MOST_PLACES = 4;

/** Bytes of the workspace of a cooperative launch. */
const WORKSPACE = 64;

export interface LaunchParts {
  readonly module: Module;
  readonly options: ExecuteOptions;
  readonly foreign: ForeignOperations;
  readonly statics: Map<string, { bytes: Uint8Array; initialised: Uint8Array }>;
  readonly plan: KernelPlan;
  readonly input: LaunchInput;
  readonly schedule: Schedule | undefined;
  /** Whose memory the launch may use, to which `run` gives it back; new memory without. */
  readonly spare?: SpareMemory;
  /** Bytes and alignment of the frames of threads, where they are not those of the kernel. */
  readonly frames?: { readonly size: number; readonly align: number };
}

/** A block that runs or waits, in the slots that its cluster has. */
interface RunningBlock {
  readonly block: Dim3;
  readonly slot: number;
  readonly cluster: Cluster;
  readonly slots: readonly number[];
}

export class LaunchExecution {
  protected readonly module: Module;
  protected readonly options: ExecuteOptions;
  protected readonly plan: KernelPlan;
  protected readonly input: LaunchInput;
  protected readonly statics: LaunchParts['statics'];
  protected readonly foreign: ForeignOperations;
  protected readonly memory: DeviceMemory;
  private readonly spare: SpareMemory;
  /** Bytes of the linear memory. */
  private readonly bytes: number;
  protected readonly kernel: CompiledKernel;
  protected readonly buffers = new Map<string, MemoryObject>();
  protected readonly globalObjects = new Map<string, MemoryObject>();
  /** The order of a schedule; undefined for the usual one. */
  protected readonly order: LaunchOrder | undefined;
  private readonly givenFrames: LaunchParts['frames'];
  protected readonly threads: number;
  protected readonly clusters: ClusterGrid;
  protected readonly resident: number;
  protected readonly blocks: number;
  /** Should races be looked for, and is there memory for it? */
  protected readonly wantsRaces: boolean;
  protected readonly hasRaces: boolean;
  /** Where the cells start. */
  protected readonly cells: number;
  protected heapLeft: number;
  private stack = 0;
  /** Where memory begins that several threads see. */
  private firstShared = 0;
  private packet = 0n;
  private workspace = 0n;

  constructor(parts: LaunchParts) {
    const { module, options, foreign, statics, plan, input, schedule } = parts;
    this.givenFrames = parts.frames;
    this.order = schedule && new LaunchOrder(schedule);
    this.foreign = foreign;
    this.module = module;
    this.options = options;
    this.plan = plan;
    this.input = input;
    this.statics = statics;
    const { grid, block } = input;
    this.threads = block[0] * block[1] * block[2];
    this.blocks = grid[0] * grid[1] * grid[2];
    this.clusters = new ClusterGrid(grid, clusterOf(module, input));
    this.resident = this.residentOf(plan);
    this.heapLeft = options.limits?.heapBytes ?? DEFAULTS.heapBytes;
    const bytes = this.bytesNeeded();
    const map = memoryMap(bytes);
    this.wantsRaces = options.observers?.races === true;
    const cells = this.wantsRaces ? cellBytes(bytes - this.bytesWithoutCells(), plan.granule) : 0;
    this.hasRaces = this.wantsRaces && map.own + cells < MAX_MEMORY;
    this.kernel = plan.compile(map, {
      coverage: options.observers?.coverage === true,
      races: this.hasRaces,
    });
    const records = this.kernel.records + this.resident * this.threads * this.kernel.recordSize;
    this.cells = Math.ceil((map.own + records + 64) / 64) * 64;
    this.bytes = map.own + records + 65536 + (this.hasRaces ? cells : 0);
    this.spare = parts.spare ?? new SpareMemory();
    this.memory = new DeviceMemory(map, this.spare.take(this.bytes));
  }

  /** Blocks that are there at once: one cluster, where none can wait for another. */
  protected residentOf({ plan, frame, workgroupBytes }: KernelPlan): number {
    const { options, input, blocks, threads, clusters } = this;
    if (!plan.waits.some(({ isYield, isPoint }) => isYield || isPoint)) return clusters.blocks;
    const bytes = workgroupBytes + (input.dynamicBytes ?? 0);
    const room = residentBlocks(options.target, { threads, workgroupBytes: bytes });
    const most = Math.floor(MAX_RECORDS / (threads * (plan.recordSize + frame.size)));
    return (
      clusters.blocks * Math.max(1, Math.floor(Math.min(room, blocks, most) / clusters.blocks))
    );
  }

  protected stackBytes(): number {
    return this.options.limits?.stackBytes ?? DEFAULTS.stackBytes;
  }

  protected usesHeap(): boolean {
    return this.module.funcs.has('malloc');
  }

  protected isWorkgroup(global: Global): boolean {
    return global.space === 'workgroup' || global.launchSized === true;
  }

  protected sizeOf(global: Global): number {
    return global.launchSized === true ? (this.input.dynamicBytes ?? 0) : global.size;
  }

  protected bytesNeeded(): number {
    let total = NULL_BYTES + this.stackBytes() + 4096;
    const add = (size: number, align = GRANULE): void => {
      total += size + align + GRANULE + GAP;
    };
    for (const { bytes, align } of this.input.buffers) add(bytes.length, align ?? 256);
    for (const { bytes } of this.input.args) add(bytes.length);
    if (this.input.cooperative === true) add(WORKSPACE);
    for (const global of this.module.globals.values()) {
      const count = this.isWorkgroup(global) ? this.resident : 1;
      for (let i = 0; i < count; i++) add(this.sizeOf(global), global.align);
    }
    const { frame, plan } = this.plan;
    const { size, align } = this.givenFrames ?? frame;
    if (plan.waits.length > 0 || this.givenFrames !== undefined)
      add(this.resident * this.threads * size + align, align);
    if (this.usesHeap()) add(2 * this.heapLeft);
    return total;
  }

  /** Bytes that certainly come before all memory of which accesses are remembered. */
  protected bytesWithoutCells(): number {
    let total = NULL_BYTES + this.stackBytes();
    for (const { bytes, isInput, readonly } of this.input.buffers)
      if (isInput === true || readonly === true) total += bytes.length;
    return total;
  }

  /** The result; undefined when an input was written. Nothing else may be asked then. */
  run(): LaunchResult | undefined {
    try {
      return this.resultOfRun();
    } finally {
      this.spare.give(this.memory.memory, this.bytes);
    }
  }

  private resultOfRun(): LaunchResult | undefined {
    const { input } = this;
    const frames = this.placeAll();
    if (typeof frames === 'string') return refused(input, frames);
    const run = this.createRun();
    try {
      this.runBlocks(run, frames);
    } catch (error) {
      if (run.isAgain(error)) return undefined;
      if (!run.isEnd(error)) throw error;
    }
    return this.result(run);
  }

  /** Lays out memory and passes arguments: where frames begin, or what is wrong. */
  protected placeAll(): number | string {
    const { memory, kernel, input, resident } = this;
    const given = this.givenFrames;
    // Private memory comes first: what several threads see lies in one piece after it.
    const align = given?.align ?? kernel.frameAlign;
    this.stack = memory.reserve(this.stackBytes(), Math.max(256, align));
    const size = given?.size ?? kernel.frameSize;
    const frames =
      kernel.isCut || given !== undefined
        ? memory.reserve(resident * this.threads * size + 16, align)
        : 0;
    for (const buffer of input.buffers) if (this.isInput(buffer)) this.place(buffer);
    this.firstShared = memory.map.dataSize - memory.free;
    for (const buffer of input.buffers) if (!this.isInput(buffer)) this.place(buffer);
    const lost = this.placeAddresses();
    this.placeGlobals();
    this.packet = this.dispatchPacket();
    this.workspace = this.placeWorkspace();
    return lost ?? this.passArguments() ?? frames;
  }

  /** The run of the blocks, in memory that is laid out. */
  protected createRun(): BlockRun {
    const { memory, kernel, input, options, stack, packet, workspace } = this;
    const globals = kernel.globals.map((global) => {
      const object = this.globalObjects.get(global.name);
      return object === undefined ? undefined : memory.address(object);
    });
    const run = this.newRun({
      kernel,
      input,
      options,
      memory,
      stack,
      stackEnd: stack + this.stackBytes(),
      packet,
      workspace,
      globals,
      foreign: this.foreign,
      clusters: this.clusters,
      allocateHeap: (size) => this.allocateHeap(size),
    });
    run.prepare();
    const first = this.firstShared;
    if (this.hasRaces)
      run.lookForRaces({ first, bytes: this.bytesNeeded() - first, cells: this.cells });
    return run;
  }

  protected newRun(setup: LaunchSetup): BlockRun {
    return new BlockRun(setup);
  }

  /** Are reads of a buffer not to be remembered? */
  protected isInput({ isInput, readonly }: ExecuteBuffer): boolean {
    return this.hasRaces && (isInput === true || readonly === true);
  }

  protected place(buffer: ExecuteBuffer): void {
    const { name, bytes, uninitialised, elementSize = 1, align = 256 } = buffer;
    const mask = uninitialised instanceof Uint8Array ? uninitialised : undefined;
    const object = this.memory.allocate('buffer', name, bytes.length, {
      align,
      elementSize,
      writable: buffer.readonly !== true && !this.isInput(buffer),
      isInput: this.isInput(buffer) && buffer.readonly !== true,
      bytes,
      ...(mask && { initialised: mask }),
      ...(uninitialised === true && { initialised: new Uint8Array(bytes.length) }),
    });
    this.buffers.set(name, object);
  }

  /** Puts addresses into buffers; answers what is wrong with them. */
  protected placeAddresses(): string | undefined {
    const { memory, buffers } = this;
    for (const { name, addresses = [] } of this.input.buffers)
      for (const { offset, buffer } of addresses) {
        const object = buffers.get(buffer);
        if (object === undefined) return `\`${name}\` has the address of no buffer \`${buffer}\``;
        const at = buffers.get(name)!.base + offset;
        memory.view.setBigUint64(at, memory.address(object), true);
      }
    return undefined;
  }

  protected placeGlobals(): void {
    const { memory } = this;
    for (const global of this.module.globals.values()) {
      if (this.isWorkgroup(global)) continue;
      const kept = this.statics.get(global.name);
      const bytes = new Uint8Array(global.size);
      if (kept !== undefined) bytes.set(kept.bytes);
      else if (global.init !== undefined) bytes.set(global.init);
      const object = memory.allocate('static', staticName(global.name), global.size, {
        align: global.align,
        writable: global.mutable,
        bytes,
        ...(kept && { initialised: kept.initialised }),
        ...(kept === undefined &&
          global.init === undefined &&
          global.external !== true && { initialised: new Uint8Array(global.size) }),
      });
      this.globalObjects.set(global.name, object);
    }
    for (const global of this.module.globals.values()) {
      const object = this.globalObjects.get(global.name);
      if (object === undefined || this.statics.has(global.name)) continue;
      for (const { offset, symbol, addend } of global.relocs) {
        const address = this.symbolAddress(symbol);
        if (address !== undefined)
          memory.view.setBigUint64(
            object.base + offset,
            BigInt.asUintN(64, address + addend),
            true,
          );
      }
    }
  }

  protected symbolAddress(symbol: string): bigint | undefined {
    const object = this.globalObjects.get(symbol);
    if (object !== undefined) return this.memory.address(object);
    const index = this.kernel.table.indexOf(symbol);
    return index < 0 ? undefined : (BigInt(FUNCTION_TAG) << 32n) | BigInt(16 * index);
  }

  protected allocateHeap(size: number): MemoryObject | undefined {
    const whole = Math.ceil(size / GRANULE) * GRANULE + GAP;
    if (whole > this.heapLeft || whole + 4096 > this.memory.free) return undefined;
    this.heapLeft -= whole;
    return this.memory.allocate('heap', `heap block of ${size} bytes`, size);
  }

  /** An AQL kernel dispatch packet (HSA Platform System Architecture, section 2.9.6). */
  protected dispatchPacket(): bigint {
    const { grid, block, dynamicBytes = 0 } = this.input;
    const view = new DataView(new ArrayBuffer(64));
    view.setUint16(2, 3, true);
    for (let i = 0; i < 3; i++) {
      view.setUint16(4 + 2 * i, block[i]!, true);
      view.setUint32(12 + 4 * i, grid[i]! * block[i]!, true);
    }
    view.setUint32(28, dynamicBytes, true);
    const bytes = new Uint8Array(view.buffer);
    const object = this.memory.allocate('packet', 'dispatch packet', 64, {
      align: 64,
      writable: false,
      bytes,
    });
    return this.memory.address(object);
  }

  /** Zeros whose address the driver gives a cooperative launch (`%envreg1`, `%envreg2`). */
  private placeWorkspace(): bigint {
    if (this.input.cooperative !== true) return 0n;
    const bytes = new Uint8Array(WORKSPACE);
    return this.memory.address(
      this.memory.allocate('static', 'workspace of the launch', WORKSPACE, { bytes }),
    );
  }

  /** Puts the arguments where the kernel loads them; what is wrong with them otherwise. */
  protected passArguments(): string | undefined {
    const { kernel } = this.input;
    const fn = this.module.funcs.get(kernel)!;
    const values = this.argumentBytes();
    if (typeof values === 'string') return values;
    for (const [i, decl] of fn.paramDecls.entries()) {
      const value = values.shift();
      if (value === undefined) return `\`${kernel}\`: parameter \`${decl.name}\` has no argument`;
      const { name, bytes } = value;
      const size = decl.pass === 'scalar' && decl.type === 'i1' ? 1 : decl.size;
      // A slice fills the parameters for its address, its length, and the width of its rows.
      const { isRest = false } = value;
      const isPart = decl.pass === 'scalar' && bytes.length > size && (size === 8 || isRest);
      // Of what goes by pointer the declaration has the size of the pointer.
      if (decl.pass !== 'by-pointer' && bytes.length !== size && !isPart)
        return `parameter \`${decl.name}\` of \`${kernel}\` has ${size} bytes, argument \`${name}\` has ${bytes.length}`;
      this.passOne(i, decl, name, bytes);
      // What is left in the end is padding.
      const goesOn = !isRest || partOf(fn.paramDecls[i + 1]) === partOf(decl);
      if (isPart && goesOn) values.unshift({ name, bytes: bytes.subarray(size), isRest: true });
    }
    if (values.length === 0) return undefined;
    return `\`${kernel}\` has ${fn.paramDecls.length} parameters, the launch passes more arguments`;
  }

  /** The arguments with addresses in their places, or what is wrong with them. */
  protected argumentBytes(): ArgumentBytes[] | string {
    const values: ArgumentBytes[] = [];
    for (const { name, bytes: given, addresses = [] } of this.input.args) {
      const bytes = given.slice();
      const view = new DataView(bytes.buffer);
      for (const { offset, buffer, addend = 0 } of addresses) {
        const object = this.buffers.get(buffer);
        if (object === undefined) return `argument \`${name}\`: there is no buffer \`${buffer}\``;
        view.setBigUint64(offset, this.memory.address(object) + BigInt(addend), true);
      }
      values.push({ name, bytes });
    }
    return values;
  }

  protected passOne(index: number, decl: ParamDecl, name: string, bytes: Uint8Array): void {
    const { memory } = this;
    const at = memory.map.own + AREA.params + 16 * index;
    if (decl.pass === 'scalar') {
      memory.u8.fill(0, at, at + 16);
      memory.u8.set(bytes.subarray(0, Math.min(bytes.length, decl.size)), at);
      return;
    }
    const object = memory.allocate('argument', name, bytes.length, {
      align: decl.align,
      writable: false,
      bytes,
    });
    memory.view.setBigUint64(at, memory.address(object), true);
  }

  protected slot(index: number, frames: number, objects: readonly MemoryObject[]): Slot {
    const { kernel, memory, threads } = this;
    const workgroup = new Map<number, MemoryObject>();
    kernel.globals.forEach((global, i) => {
      const at = this.workgroupGlobals().indexOf(global);
      if (at >= 0) workgroup.set(i, objects[at]!);
    });
    return {
      records: memory.map.own + kernel.records + index * threads * kernel.recordSize,
      frames: frames + index * threads * (this.givenFrames?.size ?? kernel.frameSize),
      workgroup,
    };
  }

  /**
   * Swizzles go by bits of the address, so that what is made for boxes of tensors, or has its place
   * from the launch, begins where they repeat.
   */
  private alignOf({ align, launchSized }: Global): number {
    const isForBoxes = this.kernel.hasAgents && (align >= 128 || launchSized === true);
    return Math.max(align, isForBoxes ? 1024 : 16);
  }

  protected workgroupGlobals(): Global[] {
    return [...this.module.globals.values()].filter((global) => this.isWorkgroup(global));
  }

  /** Places for the blocks that are there at once, each with its workgroup memory. */
  protected createSlots(
    run: BlockRun,
    frames: number,
  ): { readonly slots: readonly Slot[]; readonly objects: readonly (readonly MemoryObject[])[] } {
    const { memory, resident } = this;
    const groups = this.workgroupGlobals();
    const slots: Slot[] = [];
    const objects: MemoryObject[][] = [];
    for (let i = 0; i < resident; i++) {
      objects.push(
        groups.map((global) =>
          memory.allocate(
            global.launchSized === true ? 'dynamic' : 'workgroup',
            global.launchSized === true ? 'dynamic workgroup memory' : staticName(global.name),
            this.sizeOf(global),
            { align: this.alignOf(global) },
          ),
        ),
      );
      const slot = this.slot(i, frames, objects[i]!);
      run.fillRecords(slot);
      slots.push(slot);
    }
    return { slots, objects };
  }

  protected runBlocks(run: BlockRun, frames: number): void {
    const { memory, resident } = this;
    const { slots, objects } = this.createSlots(run, frames);
    const { order } = this;
    if (order === undefined && this.kernel.waits.length === 0 && this.clusters.blocks === 1) {
      this.runOneByOne(run, slots[0]!, objects[0]!);
      return;
    }
    const schedulers = new Map<number, Scheduler>();
    const schedulerOf = (slot: number, isNew: boolean): Scheduler => {
      let found = schedulers.get(slot);
      if (found === undefined || (isNew && order !== undefined)) {
        found = new Scheduler(run, order && this.blockOrder(run, order));
        schedulers.set(slot, found);
      }
      return found;
    };
    const waiting: RunningBlock[] = [];
    const free = slots.map((_, i) => resident - 1 - i);
    const isDone = (end: BlockEnd, one: RunningBlock): void => {
      if (end !== 'done') waiting.push(one);
      else {
        run.endBlock(objects[one.slot]!);
        if (one.cluster.isDone) for (const at of one.slots) free.push(at);
        run.blocksDone++;
        run.progress();
      }
    };
    // When all that is resident only spins and nothing changes, it never will.
    const enter = ({ block, slot, cluster }: RunningBlock): void => {
      run.enter(block, slots[slot]!, cluster);
      run.races?.enter(run.blockNumber);
    };
    let turns = 0;
    let started = 0;
    let before = 0;
    const goOn = (): void => {
      const next = waiting.shift()!;
      enter(next);
      const end = schedulerOf(next.slot, false).resume();
      turns = end === 'stalled' ? turns + 1 : 0;
      isDone(end, next);
      if (turns <= waiting.length) return;
      turns = 0;
      const now = this.stateHash(resident);
      if (now === before) {
        const all = waiting.splice(0);
        // A spin says more than a barrier of the cluster to which the one that spins does not come.
        const spins = new Set(
          all.filter((one) => {
            enter(one);
            return run.hasSpin();
          }),
        );
        all.sort((a, b) => Number(spins.has(b)) - Number(spins.has(a)));
        const places = all.slice(0, MOST_PLACES).map((one) => {
          enter(one);
          return { one, list: run.waitingPlaces() };
        });
        for (const one of all) {
          enter(one);
          run.livelock({
            places: places.flatMap(({ one: of, list }) => (of === one ? [] : list)),
            waitingBlocks: all.length - 1,
            pendingBlocks: this.blocks - started,
            residentBlocks: resident,
          });
          isDone('done', one);
        }
      }
      before = now;
    };
    for (const blocks of this.clusterOrder()) {
      while (free.length < blocks.length) goOn();
      const own = blocks.map(() => free.pop()!);
      for (const slot of own)
        for (const object of objects[slot]!) {
          memory.reset(object);
          run.races?.forget(object);
        }
      const ranked = blocks.map((block, i) => ({ block, slot: slots[own[i]!]! }));
      ranked.sort((a, b) => this.clusters.rankOf(a.block) - this.clusters.rankOf(b.block));
      const cluster = new Cluster(memory, this.kernel.recordSize, this.threads, ranked);
      for (const [i, block] of blocks.entries()) {
        const slot = own[i]!;
        started++;
        run.enter(block, slots[slot]!, cluster);
        run.startBlock(objects[slot]!);
        isDone(schedulerOf(slot, true).start(), { block, slot, cluster, slots: own });
      }
    }
    while (waiting.length > 0) goOn();
  }

  /** The order of the threads of the block that a run is in. */
  protected blockOrder(run: BlockRun, order: LaunchOrder): BlockOrder {
    // Lanes of a wave of AMD run in lockstep.
    const unit = this.options.target.name === 'amdgcn' ? run.waveSize : 1;
    return new BlockOrder(order, run.blockNumber, this.threads, unit);
  }

  /** Blocks whose threads wait for nothing: each runs to its end before the next. */
  protected runOneByOne(run: BlockRun, slot: Slot, workgroup: readonly MemoryObject[]): void {
    const { memory, threads } = this;
    const [width, height, depth] = this.input.grid;
    const { races } = run;
    for (let z = 0; z < depth; z++)
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          for (const object of workgroup) {
            memory.reset(object);
            races?.forget(object);
          }
          run.enter([x, y, z], slot);
          run.startBlock(workgroup);
          run.drive(0, threads, true);
          run.endBlock(workgroup);
          run.blocksDone++;
          run.progress();
        }
  }

  /** The clusters, each with its blocks, in the order in which they start. */
  protected *clusterOrder(): Generator<readonly Dim3[]> {
    const { clusters, order } = this;
    if (order === undefined) {
      for (let i = 0; i < clusters.count; i++) yield clusters.blocksOf(i);
      return;
    }
    for (const i of orderOf(order.schedule, clusters.count, -1)) {
      const blocks = clusters.blocksOf(i);
      yield orderOf(order.schedule, blocks.length, -2 - i).map((rank) => blocks[rank]!);
    }
  }

  /** A number for all that threads can see and all that they know. */
  protected stateHash(resident: number): number {
    const { memory, kernel } = this;
    const { i32, map } = memory;
    let hash = 0;
    const mix = (from: number, to: number): void => {
      for (let at = from >> 2; at < to >> 2; at++) hash = Math.imul(hash ^ i32[at]!, 0x01000193);
    };
    mix(0, map.dataSize - memory.free);
    const records = map.own + kernel.records;
    mix(records, records + resident * this.threads * kernel.recordSize);
    return hash;
  }

  /** What the run can vouch for, and what it cannot. */
  protected vouched({ races }: BlockRun): Pick<LaunchResult, 'checked' | 'notChecked'> {
    if (races !== undefined && !races.gaveUp)
      return { checked: [...CHECKED, RACES], notChecked: [NOT_CHECKED] };
    const why = this.wantsRaces
      ? `${RACES}, ${races === undefined ? 'for which memory does not suffice' : 'after the first millions of phases'}`
      : RACES;
    return { checked: CHECKED, notChecked: [why, NOT_CHECKED] };
  }

  protected result(run: BlockRun): LaunchResult {
    const { memory } = this;
    const buffers = new Map<string, BufferResult>();
    for (const { name, bytes } of this.input.buffers) {
      const object = this.buffers.get(name)!;
      const isWritten = memory.isWritten(object);
      buffers.set(name, { name, bytes: isWritten ? memory.contents(object) : bytes, isWritten });
    }
    for (const global of this.module.globals.values()) {
      const object = this.globalObjects.get(global.name);
      if (object === undefined || !global.mutable) continue;
      this.statics.set(global.name, {
        bytes: memory.contents(object),
        initialised: memory.initialised(object),
      });
    }
    const faults = run.faults();
    const threads = this.threads * run.blocksDone;
    return {
      completed: !run.ended && run.stopped === 0,
      faults,
      moreFaults: run.log.more,
      buffers,
      output: run.output,
      steps: run.steps,
      threads,
      stopped: run.stopped,
      communicates: this.plan.prepared.communicates,
      points: this.order?.points ?? 0,
      ...(this.order && { stops: this.order.stops }),
      ...this.vouched(run),
      ...(this.kernel.counted.length > 0 && {
        coverage: collectCoverage(this.kernel, memory),
      }),
    };
  }
}

const CHECKED: readonly string[] = [
  'bounds, alignment, lifetime and initialisation of every access',
  'arithmetic checks and panics of the profile',
  'barriers and warp operations',
];

const RACES = 'races between threads';
const NOT_CHECKED = 'other orders of threads and blocks';

/** The last name of a symbol's path, where it has one. */
function staticName(symbol: string): string {
  return (demangleRust(symbol) ?? symbol)
    .split('::')
    .at(-1)!
    .replace(/^[^\w]+/, '');
}
