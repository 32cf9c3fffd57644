/** One launch while it runs: its memory, its threads, and the findings about them. */
import { byteSize, type Inst } from '../mir/index.ts';
import { compileWasm, instantiate, isWasmTrap, type WasmGlobal } from '../wasm/index.ts';
import type { Dim3, ExecuteLimits, Fault, FaultKind, OutputText } from './api.ts';
import { AsyncOperations } from './async.ts';
import type { AsyncRaces } from './async-host.ts';
import type { Cluster, Slot } from './clusters.ts';
import { elementName } from './diagnose.ts';
import { BLOCK, MAX_WAIT_OPERANDS, OWN, type Site, STATUS, THREAD } from './environment.ts';
import { BlockFindings, type LaunchSetup, STOP } from './findings.ts';
import { barrierSpin, type Spin } from './hangs.ts';
import { FUNCTION_TAG } from './layout.ts';
import { cyclesAround } from './loops.ts';
import type { MemoryObject } from './objects.ts';
import { evaluate, FLOAT_IMPORTS, updated } from './outside.ts';
import { type RaceArea, RaceDetector } from './races.ts';
import { type ScheduledBlock, threadDim } from './scheduler.ts';
import { callSystem, type SystemHost } from './system-calls.ts';
import type { Lane } from './waves.ts';

/** Cell, earlier segment and site, own site, what it meets, value. */
type RaceArguments = [number, number, number, number, number, bigint];

const CLUSTER_ARRIVE = /^(?:nvptx|llvm\.nvvm)\.barrier\.cluster\.arrive\b/;
const CLUSTER_REGISTER =
  /^(?:nvptx|llvm\.nvvm\.read\.ptx\.sreg)\.(n?clusterid|cluster[._]n?cta(?:id|rank))(?:\.([xyzw]))?$/;

/** Thrown to end the launch. */
const END = { ends: 'launch' } as const;
/** Thrown when an input is written, whose reads are not remembered. */
const AGAIN = { ends: 'attempt' } as const;
/** Thrown when a thread ends itself. */
const EXIT = { ends: 'exit' } as const;

const DEFAULTS = {
  steps: 2 ** 33,
  outputBytes: 2 ** 20,
  faults: 100,
} as const;

/** What a run has beside memory, inside of a block. */
export interface RunState {
  readonly globals: ReadonlyMap<string, number | bigint>;
  readonly output: number;
  readonly outputBytes: number;
  readonly heldSteps: number;
}

export class BlockRun extends BlockFindings implements ScheduledBlock, SystemHost {
  readonly output: OutputText[] = [];
  /** What looks for races, where that is wanted. */
  races: RaceDetector | undefined;
  ended = false;
  moreOutput = false;
  blocksDone = 0;
  private readonly limits: ExecuteLimits;
  private readonly view: DataView;
  private readonly driveFunction: (...args: number[]) => unknown;
  private readonly raceRange: ((...args: number[]) => unknown) | undefined;
  /** Copies that run beside the threads, where there are such. */
  private readonly async: AsyncOperations | undefined;
  /** The site of the operation that runs outside of WebAssembly. */
  private asyncSite = 0;
  private outputBytes = 0;
  private heldSteps = 0;

  constructor(setup: LaunchSetup) {
    super(setup);
    const { kernel, memory, options } = setup;
    this.limits = options.limits ?? {};
    this.view = memory.view;
    const module = setup.module ?? compileWasm(kernel.bytes);
    const exports = instantiate(module, {
      memory: memory.memory,
      fault: (pointer: bigint, site: number) => {
        if (this.kernel.sites[site]!.kind !== 'load') this.startAgain(pointer);
        this.fault(site, BigInt.asUintN(64, pointer));
      },
      faultRange: (to: bigint, from: bigint, count: bigint, site: number) => {
        this.startAgain(to);
        this.faultRange(
          site,
          BigInt.asUintN(64, to),
          BigInt.asUintN(64, from),
          BigInt.asUintN(64, count),
        );
      },
      report: (a: bigint, b: bigint, site: number) =>
        this.report(site, BigInt.asUintN(64, a), BigInt.asUintN(64, b)),
      origin: (pointer: bigint, site: number) => this.origin(site, BigInt.asUintN(64, pointer)),
      storesUndefined: (pointer: bigint, origin: number, site: number) =>
        this.storesUndefined(site, BigInt.asUintN(64, pointer), origin),
      tick: (steps: number, site: number) => this.tick(steps >>> 0, site),
      outside: (site: number) => this.outside(site),
      race: (...[cell, segment, earlier, own, meets, value]: RaceArguments) =>
        this.races!.race(cell >>> 0, segment >>> 0, earlier, own, meets, BigInt.asUintN(64, value)),
      order: (place: number, site: number, wrote: number) =>
        this.races!.order(place, site, wrote !== 0),
      ...FLOAT_IMPORTS,
    });
    this.driveFunction = exports.drive as (...args: number[]) => unknown;
    this.globals = exports as Readonly<Record<string, WasmGlobal>>;
    this.globals.stackEnd!.value = setup.stackEnd;
    this.raceRange = exports.raceRange as typeof this.raceRange;
    this.async = kernel.hasAgents ? this.asyncOperations() : undefined;
  }

  private asyncOperations(): AsyncOperations {
    const run = this;
    return new AsyncOperations({
      memory: this.memory,
      currentThread: () => this.currentThread(),
      get blockNumber() {
        return run.blockNumber;
      },
      numberOf: (block) => this.indexOf(block),
      get cluster() {
        return run.cluster;
      },
      get races() {
        return run.races && asyncRaces(run.races, () => run.asyncSite);
      },
      fail: (diagnosis) => this.note(this.asyncSite, diagnosis),
      willWrite: (pointer) => this.startAgain(pointer),
    });
  }

  runState(): RunState {
    const { outputBytes, heldSteps } = this;
    const globals = new Map<string, number | bigint>();
    for (const [name, one] of Object.entries(this.globals))
      if (typeof one !== 'function') globals.set(name, one.value);
    return { globals, output: this.output.length, outputBytes, heldSteps };
  }

  /** Makes the run what it was then, or another one of the same code without races. */
  setRunState({ globals, output, outputBytes, heldSteps }: RunState): void {
    for (const [name, value] of globals) {
      const own = this.globals[name];
      if (own !== undefined) own.value = value;
    }
    this.output.length = Math.min(this.output.length, output);
    this.outputBytes = outputBytes;
    this.heldSteps = heldSteps;
  }

  get steps(): number {
    return this.heldSteps + Number(this.globals.steps!.value);
  }

  /** Writes what does not change between blocks. */
  prepare(): void {
    const { grid, block } = this.setup.input;
    const at = this.own + OWN.block;
    for (let i = 0; i < 3; i++) {
      this.view.setUint32(at + BLOCK.grid + 4 * i, grid[i]!, true);
      this.view.setUint32(at + BLOCK.size + 4 * i, block[i]!, true);
    }
    this.view.setBigUint64(at + BLOCK.packet, this.setup.packet, true);
  }

  /** Looks for races from now on. */
  lookForRaces(area: RaceArea): void {
    const { kernel, memory, log, threads, waveSize, setup } = this;
    const { input, options } = setup;
    this.races = new RaceDetector(
      {
        kernel,
        memory,
        log,
        threads,
        waveSize,
        grid: input.grid,
        blockDim: input.block,
        blocks: input.grid[0] * input.grid[1] * input.grid[2],
        isAmd: options.target.name === 'amdgcn',
        clusters: setup.clusters,
        isTainted: (thread) => this.tainted.has(thread),
        where: (site) => this.where(site),
        currentThread: () => this.currentThread(),
        recordOf: (thread) => this.record(thread),
        setGlobal: (name, value) => {
          this.globals[name]!.value = value;
        },
        access: (place, size, word, writes) => {
          this.raceRange!(place, size, word, writes ? 1 : 0);
        },
      },
      area,
    );
  }

  /** What was found; a read that races may come before the write that it needs. */
  faults(): Fault[] {
    const { races, log, kernel } = this;
    return log.all((key, { kind }) => {
      if (races === undefined) return true;
      const [site, , object] = key.split(' ');
      const late = /^cluster \w+ (\d+) /.exec(key)?.[1];
      if (late !== undefined) return !races.sites.has(Number(late));
      if (kind !== 'uninitialised') return true;
      const inst = kernel.sites[Number(site)]?.inst;
      return inst === undefined || races.reads.get(inst)?.has(Number(object)) !== true;
    });
  }

  /** Linear index of the block that runs. */
  get blockNumber(): number {
    return this.indexOf(this.block);
  }

  private indexOf([x, y, z]: Dim3): number {
    const { grid } = this.setup.input;
    return x + grid[0] * (y + grid[1] * z);
  }

  protected override spinOf(threads: readonly number[], wait: number): Spin | undefined {
    const phase = this.async?.waitOf(threads[0]!);
    const object = phase && this.memory.objects[this.memory.owner(phase.place) - 1];
    if (phase === undefined || object === undefined) {
      const { fn, waits } = this.kernel;
      const loops = cyclesAround(fn, waits[wait]!.inst.block);
      // Where nothing of the loop is remembered, what the thread has read last.
      return this.races?.spinOf(threads, loops) ?? this.races?.spinOf([threads[0]!], []);
    }
    const element = elementName(object, phase.place - object.base, 8);
    return barrierSpin(element, phase);
  }

  meetAll(threads: readonly number[]): void {
    this.races?.meetAll(threads);
  }

  meet(threads: readonly number[], barrier?: number): void {
    this.races?.meet(threads, barrier);
  }

  arriveAt(thread: number, barrier: number): void {
    this.races?.arrive(thread, barrier);
  }

  /** The block that runs starts, in memory of which these objects are its own. */
  startBlock(objects: readonly MemoryObject[]): void {
    this.async?.start(this.blockNumber);
    this.races?.start(this.blockNumber);
    if (this.member !== undefined) this.member.state = 'live';
    if (this.setup.clusters.blocks > 1) this.races?.checkStart(objects);
  }

  /** All threads of the block that runs have ended. */
  endBlock(objects: readonly MemoryObject[]): void {
    if (this.member !== undefined) this.member.state = 'done';
    if (this.setup.clusters.blocks > 1) {
      this.races?.endInCluster(objects);
      if (this.cluster?.isDone === true) this.races?.endCluster(this.cluster, this.stopped === 0);
    }
    this.races?.end(this.blockNumber);
    this.async?.end(this.blockNumber);
  }

  private get member() {
    return this.cluster?.members[this.setup.clusters.rankOf(this.block)];
  }

  /** The thread that runs arrives at the barrier of its cluster. */
  private arriveInCluster(site: number, isRelaxed: boolean): void {
    const { cluster, member } = this;
    if (cluster === undefined || member === undefined) return;
    const thread = this.currentThread();
    if (member.arrived[thread] !== 0)
      this.simple(
        site,
        'undefined-behaviour',
        'arrives at the barrier of the cluster a second time without having waited',
      );
    member.arrived[thread] = cluster.phase + 1;
    this.races?.arriveInCluster(thread, isRelaxed);
  }

  leavesCluster(thread: number, wait: number): boolean {
    const { cluster, member } = this;
    if (cluster === undefined || member === undefined) return true;
    const arrived = member.arrived[thread]!;
    if (arrived === 0) {
      this.badBarrier(
        thread,
        wait,
        'waits at the barrier of the cluster without having arrived there',
      );
      return true;
    }
    if (arrived > cluster.phase) {
      if (!cluster.isComplete()) return false;
      this.checkClusterEnded(wait, thread);
      this.races?.openCluster(cluster, cluster.phase === 0);
      cluster.phase++;
    }
    member.arrived[thread] = 0;
    this.races?.waitInCluster(thread);
    return true;
  }

  /** Makes a block the one that runs. */
  enter(block: Dim3, slot: Slot, cluster?: Cluster): void {
    this.block = block;
    this.cluster = cluster;
    const at = (this.own + OWN.block + BLOCK.id) >> 2;
    this.i32[at] = block[0];
    this.i32[at + 1] = block[1];
    this.i32[at + 2] = block[2];
    if (slot === this.slot) return;
    this.slot = slot;
    this.setup.globals.forEach((address, i) => {
      const object = slot.workgroup.get(i);
      const value = object === undefined ? address : this.memory.address(object);
      this.view.setBigUint64(this.own + OWN.globals + 8 * i, value ?? 0n, true);
    });
  }

  /** Gives the records of a slot the threads of a block. */
  fillRecords(slot: Slot): void {
    const { frameSize, frameAlign, recordSize, isCut } = this.kernel;
    for (let t = 0; t < this.threads; t++) {
      const record = slot.records + t * recordSize;
      const id = threadDim(t, this.setup.input.block);
      for (let i = 0; i < 3; i++) this.view.setUint32(record + THREAD.id + 4 * i, id[i]!, true);
      this.view.setUint32(record + THREAD.linear, t, true);
      const frame = isCut ? slot.frames + t * frameSize : this.setup.stack;
      this.view.setUint32(record + THREAD.frame, frame, true);
    }
    void frameAlign;
  }

  /** Makes all threads of the block ready to run from their beginning. */
  reset(): void {
    const start = this.races === undefined ? 0 : Number(this.globals.raceStart!.value);
    for (let t = 0; t < this.threads; t++) {
      const record = this.record(t);
      this.i32[(record + THREAD.region) >> 2] = 0;
      this.i32[(record + THREAD.status) >> 2] = STATUS.run;
      this.i32[(record + THREAD.segment) >> 2] = start | t;
    }
  }

  /** Runs threads until they wait or end. */
  drive(first: number, end: number, fresh: boolean): void {
    const { setup, kernel } = this;
    const stack = kernel.isCut ? setup.stack : setup.stack + kernel.frameSize;
    let from = this.record(first);
    const to = this.record(end);
    while (from < to) {
      try {
        this.driveFunction(from, to, stack, fresh ? 1 : 0);
        return;
      } catch (error) {
        this.stop(error);
        from = Number(this.globals.current!.value) + kernel.recordSize;
      }
    }
  }

  /** Ends the thread that ran when something was thrown. */
  private stop(error: unknown): void {
    const current = Number(this.globals.current!.value);
    const set = (status: number): void => {
      this.i32[(current + THREAD.status) >> 2] = status;
    };
    if (error === EXIT) {
      set(STATUS.done);
      return;
    }
    if (error === END || error === AGAIN) throw error;
    if (error !== STOP) {
      if (error instanceof RangeError)
        this.add(
          'stack',
          { kind: 'stack-overflow', message: 'the calls of a thread are nested too deeply' },
          this.where(undefined),
        );
      else if (isWasmTrap(error))
        this.add(
          'trap',
          { kind: 'trap', message: `the thread ended: ${error.message}` },
          this.where(undefined),
        );
      else throw error;
    }
    set(STATUS.stopped);
    this.stopped++;
  }

  /** A thread may go on behind its wait. */
  release(thread: number): void {
    const record = this.record(thread);
    const wait = this.i32[(record + THREAD.status) >> 2]!;
    this.i32[(record + THREAD.region) >> 2] = wait + 1;
    this.i32[(record + THREAD.status) >> 2] = STATUS.run;
  }

  /** An operand of what a thread waits for, as its bits. */
  arg(thread: number, index: number): bigint {
    const at = this.record(thread) + THREAD.args + 16 * index;
    const { inst } = this.kernel.waits[this.status(thread)]!;
    const low = this.view.getBigUint64(at, true);
    if (byteSize(inst.args[index]!.type) < 16) return low;
    return low | (this.view.getBigUint64(at + 8, true) << 64n);
  }

  setResults(thread: number, results: readonly bigint[]): void {
    const at = this.record(thread) + THREAD.results;
    results.slice(0, MAX_WAIT_OPERANDS).forEach((bits, i) => {
      this.view.setBigUint64(at + 16 * i, BigInt.asUintN(64, bits), true);
      this.view.setBigUint64(at + 16 * i + 8, bits >> 64n, true);
    });
  }

  private tick(steps: number, site: number): void {
    this.heldSteps += steps;
    this.look(site);
  }

  /** Ends the launch when it has run too long, or when the caller says so. */
  look(site?: number): void {
    const all = this.steps;
    const most = this.limits.steps ?? DEFAULTS.steps;
    if (all > most) {
      this.add(
        'steps',
        {
          kind: 'step-limit',
          message: `the launch executed more than ${most} instructions${site === undefined ? '' : ', this loop among them'}`,
        },
        this.where(site === undefined ? undefined : this.kernel.sites[site]),
      );
      this.ended = true;
      throw END;
    }
    this.progress();
  }

  /** Ends the launch when the caller says so. */
  progress(): void {
    const { observers } = this.setup.options;
    if (observers?.progress === undefined) return;
    const [x, y, z] = this.setup.input.grid;
    const { steps, blocksDone } = this;
    if (observers.progress({ steps, blocksDone, blocks: x * y * z })) return;
    this.ended = true;
    throw END;
  }

  /** Ends an attempt that took a buffer for an input which the kernel writes. */
  private startAgain(pointer: bigint): void {
    if (this.memory.objectOf(BigInt.asUintN(64, pointer))?.isInput === true) throw AGAIN;
  }

  /** Must the launch start again? */
  isAgain(error: unknown): boolean {
    return error === AGAIN;
  }

  /** Is it what ends the launch? */
  isEnd(error: unknown): boolean {
    return error === END;
  }

  private scratch(index: number, wide: boolean): bigint {
    const at = this.own + OWN.scratch + 16 * index;
    const low = this.view.getBigUint64(at, true);
    return wide ? low | (this.view.getBigUint64(at + 8, true) << 64n) : low;
  }

  private operands(inst: Inst): bigint[] {
    return inst.args.map((arg, i) => this.scratch(i, arg.type === 'i128'));
  }

  private setScratch(results: readonly bigint[]): void {
    const at = this.own + OWN.scratch;
    results.forEach((bits, i) => {
      this.view.setBigUint64(at + 16 * i, BigInt.asUintN(64, bits), true);
      this.view.setBigUint64(at + 16 * i + 8, BigInt.asUintN(64, bits >> 64n), true);
    });
  }

  private outside(index: number): void {
    const site = this.kernel.sites[index]!;
    const { inst } = site;
    const { target } = this.setup.options;
    switch (site.kind) {
      case 'evaluate': {
        if (inst.op === 'atomic.rmw') {
          const { type } = inst.args[1];
          const wide = type === 'i128';
          const old = this.scratch(0, wide);
          this.setScratch([updated(target, inst.attrs.rmw!, type, old, this.scratch(1, wide))]);
          return;
        }
        const results = evaluate(target, inst, this.operands(inst));
        if (results === undefined) {
          if (inst.op.startsWith('int.'))
            this.simple(index, 'undefined-behaviour', 'divides by zero without a check');
          this.unsupported(index, `\`${inst.op}\``);
        } else this.setScratch(results);
        return;
      }
      case 'bad-call':
        this.indirect(index, site);
        return;
      case 'intrinsic':
        this.intrinsic(index, inst);
        return;
      case 'unsupported': {
        const results = callSystem(this, site, this.operands(inst));
        if (results === undefined)
          this.unsupported(index, `the function \`${inst.attrs.symbol}\`, which has no body,`);
        else this.setScratch(results);
        return;
      }
      default:
        throw new Error(`nothing outside for ${site.kind}`);
    }
  }

  private unsupported(site: number, what: string): never {
    this.simple(site, 'unsupported', `${what} cannot be executed here`);
    throw STOP;
  }

  private indirect(index: number, site: Site): void {
    const pointer = this.scratch(0, false);
    const number = Number((pointer & 0xffffffffn) / 16n);
    const isFunction = Number(pointer >> 32n) === FUNCTION_TAG;
    if (!isFunction || this.kernel.table[number] === undefined)
      this.simple(
        index,
        pointer === 0n ? 'null-pointer' : 'invalid-pointer',
        pointer === 0n
          ? 'calls a null pointer'
          : `calls 0x${pointer.toString(16)}, which is the address of no function`,
      );
    if (this.kernel.tableTypes[number] !== site.size)
      this.simple(
        index,
        'undefined-behaviour',
        `calls \`${this.kernel.table[number]}\` with arguments or a result of other types`,
      );
    this.setScratch([BigInt(number)]);
  }

  private intrinsic(index: number, inst: Inst): void {
    const symbol = inst.attrs.symbol ?? '';
    if (
      /^nvptx\.(?:membar\.|nanosleep$|brkpt$)|^amdgcn\.(?:s_sleep|sleep|wave_barrier|sched)/.test(
        symbol,
      )
    )
      return;
    const statements = this.async?.statementsOf(inst);
    if (statements !== undefined) {
      this.asyncSite = index;
      this.setScratch(this.async!.run(inst, statements, this.operands(inst)));
      return;
    }
    const arrives = CLUSTER_ARRIVE.exec(symbol);
    if (arrives !== null) {
      this.arriveInCluster(index, symbol.includes('.relaxed'));
      return;
    }
    if (symbol === 'nvptx.exit' || symbol === 'amdgcn.endpgm') throw EXIT;
    const known = this.register(symbol);
    if (known !== undefined) {
      this.setScratch([known]);
      return;
    }
    const lane = this.currentThread() % this.waveSize;
    const outcome = this.setup.foreign.run(inst, [this.operands(inst)], [lane]);
    if (typeof outcome === 'string') this.unsupported(index, outcome);
    else this.setScratch(outcome[0]!);
  }

  /** Registers that say something about the launch. */
  private register(symbol: string): bigint | undefined {
    const thread = this.currentThread();
    const lane = BigInt(thread % this.waveSize);
    const { input } = this.setup;
    switch (symbol) {
      case 'nvptx.warpid':
        return BigInt(Math.floor(thread / this.waveSize));
      case 'nvptx.nwarpid':
        return BigInt(Math.ceil(this.threads / this.waveSize));
      case 'nvptx.smid':
        return 0n;
      case 'nvptx.lanemask.le':
        return ((2n << lane) - 1n) & 0xffffffffn;
      case 'nvptx.lanemask.gt':
        return (0xffffffffn << (lane + 1n)) & 0xffffffffn;
      case 'nvptx.clock':
        return BigInt(this.steps) & 0xffffffffn;
      case 'nvptx.clock64':
      case 'nvptx.globaltimer':
      case 'amdgcn.s_memrealtime':
      case 'amdgcn.s_memtime':
        return BigInt(this.steps);
      case 'nvptx.dynamic.smem.size':
        return BigInt(input.dynamicBytes ?? 0);
      case 'amdgcn.dispatch_id':
        return 0n;
      case 'nvptx.envreg1':
        return this.setup.workspace >> 32n;
      case 'nvptx.envreg2':
        return this.setup.workspace & 0xffffffffn;
      default:
        return this.clusterRegister(symbol);
    }
  }

  /** Registers that say where a block is in its cluster (PTX ISA, special registers). */
  private clusterRegister(symbol: string): bigint | undefined {
    const { clusters } = this.setup;
    if (/^(?:nvptx|llvm\.nvvm)\.is_explicit_cluster$/.test(symbol))
      return BigInt(clusters.blocks > 1);
    const [, name = '', dim = ''] = CLUSTER_REGISTER.exec(symbol) ?? [];
    const at = { x: 0, y: 1, z: 2 }[dim] ?? 3;
    const of = ([x, y, z]: Dim3): bigint => BigInt([x, y, z, 0][at]!);
    switch (name.replace('.', '_')) {
      case 'clusterid':
        return of(clusters.idOf(this.block));
      case 'nclusterid':
        return of(clusters.clusters);
      case 'cluster_ctaid':
        return of(clusters.placeOf(this.block));
      case 'cluster_nctaid':
        return of(clusters.size);
      case 'cluster_ctarank':
        return BigInt(clusters.rankOf(this.block));
      case 'cluster_nctarank':
        return BigInt(clusters.blocks);
      default:
        return undefined;
    }
  }

  allocateHeap(size: number): MemoryObject | undefined {
    return this.setup.allocateHeap(size);
  }

  /** Text that a thread printed. */
  print(text: string, site: Site): void {
    const most = this.limits.outputBytes ?? DEFAULTS.outputBytes;
    if (this.outputBytes + text.length > most) {
      this.moreOutput = true;
      return;
    }
    this.outputBytes += text.length;
    const { frames, block, thread } = this.where(site);
    this.output.push({ text, frames, block: block!, thread: thread! });
  }

  /** A finding of a system function. */
  systemFault(site: Site, kind: FaultKind, message: string, ends: boolean): void {
    const index = this.kernel.sites.indexOf(site);
    this.note(index, { fault: { kind, message }, key: `${kind} ${message}`, ends });
  }

  /** An operation of a wave that only the target's own text says the meaning of. */
  foreignWave(wait: number, members: readonly number[], lanes: readonly Lane[]): void {
    const { inst } = this.kernel.waits[wait]!;
    const outcome = this.setup.foreign.run(
      inst,
      lanes.map(({ args }) => args),
      lanes.map(({ lane }) => lane),
    );
    if (typeof outcome !== 'string') {
      outcome.forEach((results, i) => {
        lanes[i]!.results = results;
      });
      return;
    }
    this.add(
      `foreign ${wait}`,
      { kind: 'unsupported', message: `${outcome} cannot be executed here` },
      this.whereWaiting(members[0]!, wait),
    );
    for (const lane of lanes) lane.results = inst.results.map(() => 0n);
  }
}

/** What looks for races, for the operation at the site that `site` gives. */
function asyncRaces(races: RaceDetector, site: () => number): AsyncRaces {
  return {
    byAgent: (agent, range) => races.byAgent(agent, site(), range),
    byThread: (range) => races.byThread(site(), range),
    closeGroup: (thread, agent) => races.closeGroup(thread, agent),
    passOn: (thread) => races.passOn(thread),
    wait: (thread, clock) => races.wait(thread, clock),
    fenceProxy: (thread) => races.fenceProxy(thread),
  };
}
