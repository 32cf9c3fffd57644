/** One launch while it runs: its memory, its threads, and the findings about them. */
import { append } from '../base/index.ts';
import { byteSize, type Inst } from '../mir/index.ts';
import { compileWasm, instantiate, isWasmTrap, type WasmGlobal } from '../wasm/index.ts';
import type {
  Dim3,
  ExecuteFrame,
  ExecuteLimits,
  ExecuteOptions,
  FaultKind,
  LaunchInput,
  OutputText,
} from './api.ts';
import { AREA, type CompiledKernel } from './compile.ts';
import { type Diagnosis, diagnoseAccess, diagnoseRange } from './diagnose.ts';
import { BLOCK, MAX_WAIT_OPERANDS, OWN, type Site, STATUS, THREAD } from './environment.ts';
import { FaultLog, framesOf, type NewFault, type Where } from './fault-log.ts';
import { runForeign } from './foreign.ts';
import { FUNCTION_TAG, SHADOW } from './layout.ts';
import { type DeviceMemory, isPrivate, type MemoryObject } from './objects.ts';
import { evaluate, FLOAT_IMPORTS, updated } from './outside.ts';
import { panicText } from './panic-text.ts';
import { type ScheduledBlock, threadDim } from './scheduler.ts';
import { callSystem, type SystemHost } from './system-calls.ts';
import type { WaitKind } from './wait-kinds.ts';
import type { Lane } from './waves.ts';

/** Thrown through WebAssembly to end a thread. */
const STOP = { ends: 'thread' } as const;
/** Thrown to end the launch. */
const END = { ends: 'launch' } as const;
/** Thrown when a thread ends itself. */
const EXIT = { ends: 'exit' } as const;

const DEFAULTS = {
  steps: 2 ** 33,
  outputBytes: 2 ** 20,
  faults: 100,
} as const;

/** Places of threads in the engine's own memory, of one resident block. */
export interface Slot {
  /** Address of the first record. */
  readonly records: number;
  /** Where the frames of its threads start in the data region. */
  readonly frames: number;
  /** Its workgroup memory. */
  readonly workgroup: ReadonlyMap<number, MemoryObject>;
}

/** What a launch needs that is made before. */
export interface LaunchSetup {
  readonly kernel: CompiledKernel;
  readonly input: LaunchInput;
  readonly options: ExecuteOptions;
  readonly memory: DeviceMemory;
  /** First byte of the stack of calls, and its end. */
  readonly stack: number;
  readonly stackEnd: number;
  readonly packet: bigint;
  /** Addresses of the globals by place; of workgroup memory those of the slot. */
  readonly globals: readonly (bigint | undefined)[];
  allocateHeap(size: number): MemoryObject | undefined;
}

export class BlockRun implements ScheduledBlock, SystemHost {
  readonly kernel: CompiledKernel;
  readonly threads: number;
  readonly waveSize: number;
  readonly log: FaultLog;
  readonly output: OutputText[] = [];
  readonly memory: DeviceMemory;
  readonly setup: LaunchSetup;
  stopped = 0;
  /** Threads that went on with a value that nothing had written. */
  private readonly tainted = new Set<number>();
  ended = false;
  moreOutput = false;
  blocksDone = 0;
  private readonly limits: ExecuteLimits;
  private readonly i32: Int32Array;
  private readonly view: DataView;
  private readonly own: number;
  private readonly driveFunction: (...args: number[]) => unknown;
  private readonly globals: Readonly<Record<string, WasmGlobal>>;
  private slot: Slot | undefined;
  private block: Dim3 = [0, 0, 0];
  private outputBytes = 0;
  private heldSteps = 0;
  private readonly origins: { readonly site: number; readonly pointer: bigint }[] = [];
  private readonly originNumbers = new Map<string, number>();

  constructor(setup: LaunchSetup) {
    this.setup = setup;
    const { kernel, memory, input, options } = setup;
    this.kernel = kernel;
    this.memory = memory;
    this.limits = options.limits ?? {};
    this.log = new FaultLog(this.limits.faults ?? DEFAULTS.faults);
    this.threads = input.block[0] * input.block[1] * input.block[2];
    this.waveSize = options.target.waveSize;
    this.i32 = memory.i32;
    this.view = memory.view;
    this.own = memory.map.own;
    const module = compileWasm(kernel.bytes);
    const exports = instantiate(module, {
      memory: memory.memory,
      fault: (pointer: bigint, site: number) => this.fault(site, BigInt.asUintN(64, pointer)),
      faultRange: (to: bigint, from: bigint, count: bigint, site: number) =>
        this.faultRange(
          site,
          BigInt.asUintN(64, to),
          BigInt.asUintN(64, from),
          BigInt.asUintN(64, count),
        ),
      report: (a: bigint, b: bigint, site: number) =>
        this.report(site, BigInt.asUintN(64, a), BigInt.asUintN(64, b)),
      origin: (pointer: bigint, site: number) => this.origin(site, BigInt.asUintN(64, pointer)),
      storesUndefined: (pointer: bigint, origin: number, site: number) =>
        this.storesUndefined(site, BigInt.asUintN(64, pointer), origin),
      tick: (steps: number) => this.tick(steps >>> 0),
      outside: (site: number) => this.outside(site),
      ...FLOAT_IMPORTS,
    });
    this.driveFunction = exports.drive as (...args: number[]) => unknown;
    this.globals = exports as Readonly<Record<string, WasmGlobal>>;
    this.globals.stackEnd!.value = setup.stackEnd;
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

  /** Makes a block the one that runs. */
  enter(block: Dim3, slot: Slot): void {
    this.block = block;
    this.slot = slot;
    const at = this.own + OWN.block;
    for (let i = 0; i < 3; i++) this.view.setUint32(at + BLOCK.id + 4 * i, block[i]!, true);
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

  private record(thread: number): number {
    return this.slot!.records + thread * this.kernel.recordSize;
  }

  status(thread: number): number {
    return this.i32[(this.record(thread) + THREAD.status) >> 2]!;
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
    if (error === END) throw error;
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

  // Findings.

  private currentThread(): number {
    const record = Number(this.globals.current!.value);
    return (record - this.slot!.records) / this.kernel.recordSize;
  }

  private numberOf(thread: number): number {
    const { grid } = this.setup.input;
    const [x, y, z] = this.block;
    return (x + grid[0] * (y + grid[1] * z)) * this.threads + thread;
  }

  /** The chain from an instruction to the kernel, with the calls that are active. */
  private frames(site: Site | undefined): ExecuteFrame[] {
    const out: ExecuteFrame[] = site === undefined ? [] : framesOf(site.inst.loc, site.fn.display);
    const calls = Number(this.globals.calls!.value);
    for (let i = calls - 1; i >= 0 && out.length < 200; i--) {
      const call = this.kernel.sites[this.i32[(this.own + AREA.calls) / 4 + i]!];
      if (call !== undefined) append(out, framesOf(call.inst.loc, call.fn.display));
    }
    return out;
  }

  where(site: Site | undefined): Where {
    const thread = this.currentThread();
    return {
      frames: this.frames(site),
      block: this.block,
      thread: threadDim(thread, this.setup.input.block),
      number: this.numberOf(thread),
    };
  }

  /** Of a thread that waits. */
  private whereWaiting(thread: number, wait: number): Where {
    const { inst } = this.kernel.waits[wait]!;
    return {
      frames: framesOf(inst.loc, this.setup.input.kernel),
      block: this.block,
      thread: threadDim(thread, this.setup.input.block),
      number: this.numberOf(thread),
    };
  }

  private add(key: string, fault: NewFault, where: Where): void {
    this.log.add(key, fault, where);
  }

  private note(site: number, { fault, key, ends }: Diagnosis): void {
    const full = `${site} ${key}`;
    const thread = this.numberOf(this.currentThread());
    if (this.isConsequence(fault, thread)) {
      if (ends || this.stopped > 0) throw STOP;
      return;
    }
    if (!this.log.again(full, thread)) this.add(full, fault, this.where(this.kernel.sites[site]!));
    if (ends) throw STOP;
    if (fault.kind === 'uninitialised') this.tainted.add(thread);
  }

  /**
   * Does a fault follow from another one? A thread that ended early did not write what others read
   * and does not come to their barriers; one that used what nothing wrote computes with garbage.
   */
  private isConsequence({ kind, memory }: NewFault, thread: number): boolean {
    if (kind === 'uninitialised' && memory?.isPrivate === false) return this.stopped > 0;
    return this.tainted.has(thread);
  }

  private fault(site: number, pointer: bigint): void {
    this.note(site, diagnoseAccess(this.memory, this.kernel.sites[site]!, pointer));
  }

  private faultRange(site: number, to: bigint, from: bigint, count: bigint): void {
    this.note(site, diagnoseRange(this.memory, this.kernel.sites[site]!, to, from, count));
  }

  private simple(site: number, kind: FaultKind, message: string, ends = true): void {
    this.note(site, { fault: { kind, message }, key: kind, ends });
  }

  /** Everything but accesses. */
  private report(index: number, a: bigint, b: bigint): void {
    const site = this.kernel.sites[index]!;
    const { inst } = site;
    switch (site.kind) {
      case 'trap': {
        const operands = this.kernel.trapOperands.get(index)!;
        const { message, values } = panicText(inst, operands, [a, b]);
        const kind = message === '' || message === 'abort' || message === 'trap' ? 'trap' : 'panic';
        const text = message === '' ? 'the kernel ends with a trap' : message;
        this.note(index, { fault: { kind, message: text, values }, key: 'trap', ends: true });
        return;
      }
      case 'unreachable':
        this.simple(index, 'unreachable', 'executes code that is marked as unreachable');
        return;
      case 'assume':
        this.simple(index, 'undefined-behaviour', assumption(inst));
        return;
      case 'bool':
        this.simple(
          index,
          'invalid-value',
          `reads ${a} as a \`bool\`, which is neither 0 nor 1`,
          false,
        );
        return;
      case 'divide':
        this.simple(
          index,
          'undefined-behaviour',
          b === 0n ? 'divides by zero without a check' : 'the quotient overflows without a check',
        );
        return;
      case 'undefined':
        this.undefinedUse(index, Number(b));
        return;
      case 'stack':
        this.simple(
          index,
          'stack-overflow',
          `private memory of a thread exceeds ${this.setup.stackEnd - this.setup.stack} bytes, or its calls are nested too deeply`,
        );
        return;
      default:
        throw new Error(`a report of ${site.kind}`);
    }
  }

  /** A number for what an undefined value was loaded from. */
  private origin(site: number, pointer: bigint): number {
    const id = Number(pointer >> 32n);
    // A thread that ended early may not have written it.
    if (this.stopped > 0 && !isPrivate(id)) this.tainted.add(this.numberOf(this.currentThread()));
    const key = isPrivate(id) ? `${site}` : `${site} ${id}`;
    let number = this.originNumbers.get(key);
    if (number === undefined) {
      // 1 is a value that was never in memory.
      number = this.origins.length + 2;
      this.originNumbers.set(key, number);
      this.origins.push({ site, pointer });
    } else this.origins[number - 2] = { site, pointer };
    return number;
  }

  /** What nothing has written becomes a result: a copy of it is no use, but the host reads it. */
  private storesUndefined(index: number, pointer: bigint, origin: number): void {
    const from = this.origins[origin - 2];
    if (from === undefined || this.memory.objectOf(pointer)?.kind !== 'buffer') return;
    const place = Number(from.pointer & 0xffffffffn);
    const isShared = this.memory.objectOf(from.pointer) !== undefined;
    // An undefined value that was stored may be part of an enum.
    if (!isShared || (this.memory.shadow(place) & SHADOW.written) !== 0) return;
    this.undefinedUse(index, origin);
  }

  private undefinedUse(index: number, origin: number): void {
    const from = this.origins[origin - 2];
    if (from === undefined) {
      this.simple(index, 'uninitialised', 'uses a value that nothing has written', false);
      return;
    }
    const site = this.kernel.sites[from.site]!;
    const { fault } = diagnoseAccess(this.memory, site, from.pointer);
    if (fault.kind !== 'uninitialised' && fault.kind !== 'dangling-pointer') {
      this.simple(index, 'uninitialised', 'uses a value that nothing has written', false);
      return;
    }
    const what = fault.kind === 'uninitialised' ? fault.message.replace(/^reads/, 'uses') : '';
    this.note(index, {
      fault: {
        ...fault,
        kind: 'uninitialised',
        message: what === '' ? 'uses a value that nothing has written' : what,
        related: [{ message: 'it is read here', frames: framesOf(site.inst.loc, site.fn.display) }],
      },
      key: `use ${origin}`,
      ends: false,
    });
  }

  private tick(steps: number): void {
    this.heldSteps += steps;
    const all = this.steps;
    const most = this.limits.steps ?? DEFAULTS.steps;
    if (all > most) {
      this.add(
        'steps',
        { kind: 'step-limit', message: `the launch executed more than ${most} instructions` },
        this.where(undefined),
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
    if (symbol === 'nvptx.exit' || symbol === 'amdgcn.endpgm') throw EXIT;
    const known = this.register(symbol);
    if (known !== undefined) {
      this.setScratch([known]);
      return;
    }
    const { target } = this.setup.options;
    const lane = this.currentThread() % this.waveSize;
    const outcome = runForeign(target, inst, [this.operands(inst)], [lane]);
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

  // Waits.

  notInMask(thread: number, wait: number, mask: bigint): void {
    if (this.stopped > 0) return;
    this.add(
      `mask ${wait}`,
      {
        kind: 'warp-mask',
        message: `the mask 0x${mask.toString(16)} of a warp operation lacks lane ${thread % this.waveSize}, which executes it`,
        values: [{ name: 'mask', value: `0x${mask.toString(16)}` }],
      },
      this.whereWaiting(thread, wait),
    );
  }

  missingLane(thread: number, wait: number, asked: number): void {
    if (this.stopped > 0) return;
    this.add(
      `lane ${wait}`,
      {
        kind: 'warp-lane',
        message: `a warp operation reads lane ${asked}, which does not take part`,
        values: [{ name: 'lane', value: `${asked}` }],
      },
      this.whereWaiting(thread, wait),
    );
  }

  badBarrier(thread: number, wait: number, message: string): void {
    this.add(
      `barrier ${wait}`,
      { kind: 'barrier-count', message },
      this.whereWaiting(thread, wait),
    );
    this.i32[(this.record(thread) + THREAD.status) >> 2] = STATUS.stopped;
    this.stopped++;
  }

  mismatch(thread: number, wait: number, other: number): void {
    if (this.stopped > 0) return;
    const { inst } = this.kernel.waits[other]!;
    this.add(
      `mismatch ${Math.min(wait, other)} ${Math.max(wait, other)}`,
      {
        kind: 'barrier-mismatch',
        message: 'threads of one warp wait at different barriers',
        related: [
          {
            message: 'others wait here',
            frames: framesOf(inst.loc, this.setup.input.kernel),
          },
        ],
      },
      this.whereWaiting(thread, wait),
    );
  }

  /** Threads that ended by themselves never come to a barrier at which others wait. */
  checkEnded(threads: readonly number[]): void {
    if (this.stopped > 0) return;
    const ended: number[] = [];
    for (let t = 0; t < this.threads; t++) if (this.status(t) === STATUS.done) ended.push(t);
    if (ended.length === 0 || threads.length === 0) return;
    const [first] = threads;
    const wait = this.status(first!);
    const some = rangesText(ended);
    this.add(
      `ended ${wait}`,
      {
        kind: 'barrier-divergence',
        severity: 'warning',
        message: `${threads.length} threads of the block wait at a barrier that ${ended.length === 1 ? 'thread' : 'threads'} ${some} never reach${ended.length === 1 ? 'es' : ''}`,
        values: [{ name: 'missing', value: some }],
      },
      this.whereWaiting(first!, wait),
    );
  }

  /** No thread can go on. */
  deadlock(kinds: readonly WaitKind[]): void {
    const groups = new Map<number, number[]>();
    for (let t = 0; t < this.threads; t++) {
      const status = this.status(t);
      if (status < 0) continue;
      const group = groups.get(status);
      if (group === undefined) groups.set(status, [t]);
      else group.push(t);
    }
    const [first, ...others] = [...groups];
    if (first === undefined) return;
    const what = (wait: number): string =>
      kinds[wait]!.kind === 'barrier' ? 'a barrier' : 'a warp operation';
    const [wait, threads] = first;
    if (this.stopped === 0)
      this.add(
        `deadlock ${[...groups.keys()].join()}`,
        {
          kind: kinds[wait]!.kind === 'wave' ? 'warp-mask' : 'deadlock',
          message: `threads ${rangesText(threads)} wait at ${what(wait)} for threads that never come`,
          related: others.map(([other, group]) => ({
            message: `threads ${rangesText(group)} wait at ${what(other)} here`,
            frames: framesOf(this.kernel.waits[other]!.inst.loc, this.setup.input.kernel),
          })),
        },
        this.whereWaiting(threads[0]!, wait),
      );
    for (const group of groups.values())
      for (const t of group) {
        this.i32[(this.record(t) + THREAD.status) >> 2] = STATUS.stopped;
        this.stopped++;
      }
  }

  /** An operation of a wave that only the target's own text says the meaning of. */
  foreignWave(wait: number, members: readonly number[], lanes: readonly Lane[]): void {
    const { inst } = this.kernel.waits[wait]!;
    const outcome = runForeign(
      this.setup.options.target,
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

function assumption(inst: Inst): string {
  const { def } = inst.args[0];
  const isNullTest =
    'op' in def &&
    def.op === 'int.cmp' &&
    def.args.some((arg) => 'op' in arg.def && arg.def.op === 'const.null');
  if (isNullTest) return 'makes a reference of a null pointer';
  return 'what the code promises the compiler does not hold';
}

/** `0 to 15, 17`. */
export function rangesText(numbers: readonly number[]): string {
  const out: string[] = [];
  for (let i = 0; i < numbers.length; ) {
    let last = i;
    while (last + 1 < numbers.length && numbers[last + 1] === numbers[last]! + 1) last++;
    out.push(last === i ? `${numbers[i]}` : `${numbers[i]} to ${numbers[last]}`);
    i = last + 1;
    if (out.length === 6 && i < numbers.length) {
      out.push('others');
      break;
    }
  }
  return out.join(', ');
}
