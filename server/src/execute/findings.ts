/** The findings about the threads of a block: what happened, where, and in whom. */
import { isBarrierTest } from '../analysis/index.ts';
import { append, dimText, rangesText } from '../base/index.ts';
import type { Inst } from '../mir/index.ts';
import type { WasmGlobal } from '../wasm/index.ts';
import type { Dim3, ExecuteFrame, ExecuteOptions, FaultKind, LaunchInput } from './api.ts';
import type { Cluster, ClusterGrid, Slot } from './clusters.ts';
import { AREA, type CompiledKernel } from './compile.ts';
import { type Diagnosis, diagnoseAccess, diagnoseRange } from './diagnose.ts';
import { type Site, STATUS, THREAD } from './environment.ts';
import { FaultLog, framesOf, type NewFault, type Where } from './fault-log.ts';
import type { ForeignOperations } from './foreign.ts';
import {
  type Elsewhere,
  groupsText,
  livelockFault,
  type Spin,
  type WaitingPlace,
} from './hangs.ts';
import { SHADOW } from './layout.ts';
import { innermostCycle } from './loops.ts';
import { type DeviceMemory, isPrivate, type MemoryObject } from './objects.ts';
import { operandValues, panicText, reportedText } from './panic-text.ts';
import { TEXT } from './prepare.ts';
import { callOf, type LaunchCode, producersOf } from './producers.ts';
import { threadDim } from './scheduler.ts';
import { type WaitKind, waitKindOf } from './wait-kinds.ts';

/** Thrown through WebAssembly to end a thread. */
export const STOP = { ends: 'thread' } as const;

const MOST_FAULTS = 100;
const WAIT_NAMES: Readonly<Record<WaitKind['kind'], string>> = {
  barrier: 'a barrier',
  wave: 'a warp operation',
  cluster: 'a barrier of the cluster',
  yield: 'a loop',
  point: 'an access',
  stop: 'a statement',
};
/** Begins the messages of traps for values that their types do not have. */
const INVALID = '{invalid}';

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
  /** What the blocks of a cooperative launch meet by; 0 of others. */
  readonly workspace: bigint;
  /** Addresses of the globals by place; of workgroup memory those of the slot. */
  readonly globals: readonly (bigint | undefined)[];
  readonly foreign: ForeignOperations;
  readonly clusters: ClusterGrid;
  /** The module, where it is compiled already. */
  readonly module?: object;
  allocateHeap(size: number): MemoryObject | undefined;
}

/** Two waits in either order. */
const pairOf = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** The load of a value that nothing has written. */
interface Origin {
  readonly site: number;
  /** Where the value was loaded from, the last time. */
  readonly pointer: bigint;
  /** The chain of the first time. */
  readonly frames: readonly ExecuteFrame[];
}

export abstract class BlockFindings {
  readonly kernel: CompiledKernel;
  readonly threads: number;
  readonly waveSize: number;
  private readonly isAmd: boolean;
  readonly log: FaultLog;
  readonly memory: DeviceMemory;
  readonly setup: LaunchSetup;
  /** Threads that a fault ended. */
  stopped = 0;
  protected readonly i32: Int32Array;
  protected readonly own: number;
  /** Globals of the WebAssembly module. */
  protected globals: Readonly<Record<string, WasmGlobal>> = {};
  protected slot: Slot | undefined;
  protected block: Dim3 = [0, 0, 0];
  protected cluster: Cluster | undefined;
  /** Threads that went on with a value that nothing had written. */
  protected readonly tainted = new Set<number>();
  private readonly origins: Origin[] = [];
  private readonly originNumbers = new Map<string, number>();

  constructor(setup: LaunchSetup) {
    this.setup = setup;
    const { kernel, memory, input, options } = setup;
    this.kernel = kernel;
    this.memory = memory;
    this.log = new FaultLog(options.limits?.faults ?? MOST_FAULTS);
    this.threads = input.block[0] * input.block[1] * input.block[2];
    this.waveSize = options.target.waveSize;
    this.isAmd = options.target.name === 'amdgcn';
    this.i32 = memory.i32;
    this.own = memory.map.own;
  }

  protected record(thread: number): number {
    return this.slot!.records + thread * this.kernel.recordSize;
  }

  /** From 0 on the wait of a thread; below, whether it runs or has ended. */
  status(thread: number): number {
    return this.i32[(this.record(thread) + THREAD.status) >> 2]!;
  }

  protected currentThread(): number {
    const record = Number(this.globals.current!.value);
    return (record - this.slot!.records) / this.kernel.recordSize;
  }

  protected numberOf(thread: number): number {
    const { grid } = this.setup.input;
    const [x, y, z] = this.block;
    return (x + grid[0] * (y + grid[1] * z)) * this.threads + thread;
  }

  /** The chain from an instruction to the kernel, with the calls that are active. */
  protected frames(site: Site | undefined): ExecuteFrame[] {
    const out: ExecuteFrame[] = site === undefined ? [] : framesOf(site.inst.loc, site.fn.display);
    const calls = Number(this.globals.calls!.value);
    for (let i = calls - 1; i >= 0 && out.length < 200; i--) {
      const call = this.kernel.sites[this.i32[(this.own + AREA.calls) / 4 + i]!];
      if (call !== undefined) append(out, framesOf(call.inst.loc, call.fn.display));
    }
    return out;
  }

  /** The numbers of the calls that are active. */
  private callSites(): string {
    const calls = Number(this.globals.calls!.value);
    const first = (this.own + AREA.calls) / 4;
    return this.i32.slice(first, first + calls).join();
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
  protected whereWaiting(thread: number, wait: number): Where {
    const { inst } = this.kernel.waits[wait]!;
    return {
      frames: framesOf(inst.loc, this.setup.input.kernel),
      block: this.block,
      thread: threadDim(thread, this.setup.input.block),
      number: this.numberOf(thread),
    };
  }

  protected add(key: string, fault: NewFault, where: Where): void {
    this.log.add(key, fault, where);
  }

  protected note(
    site: number,
    { fault, key, ends }: Diagnosis,
    frames?: readonly ExecuteFrame[],
  ): void {
    const full = `${site} ${key}`;
    const thread = this.numberOf(this.currentThread());
    if (this.isConsequence(fault, thread)) {
      if (ends || this.stopped > 0) throw STOP;
      return;
    }
    if (!this.log.again(full, thread)) {
      const where = this.where(this.kernel.sites[site]!);
      this.add(full, fault, frames === undefined ? where : { ...where, frames });
    }
    if (ends) throw STOP;
    if (fault.kind === 'uninitialised') this.tainted.add(thread);
  }

  /**
   * Does a fault follow from another one? A thread that ended early did not write what others read
   * and does not come to their barriers; one that used what nothing wrote computes with garbage.
   */
  protected isConsequence({ kind, memory }: NewFault, thread: number): boolean {
    if (kind === 'uninitialised' && memory?.isPrivate === false) return this.stopped > 0;
    return this.tainted.has(thread);
  }

  protected fault(site: number, pointer: bigint): void {
    this.note(site, diagnoseAccess(this.memory, this.kernel.sites[site]!, pointer));
  }

  protected faultRange(site: number, to: bigint, from: bigint, count: bigint): void {
    this.note(site, diagnoseRange(this.memory, this.kernel.sites[site]!, to, from, count));
  }

  protected simple(site: number, kind: FaultKind, message: string, ends = true): void {
    this.note(site, { fault: { kind, message }, key: kind, ends });
  }

  /** Everything but accesses. */
  protected report(index: number, a: bigint, b: bigint): void {
    const site = this.kernel.sites[index]!;
    const { inst } = site;
    switch (site.kind) {
      case 'trap': {
        const operands = this.kernel.trapOperands.get(index)!;
        if (inst.attrs.message === TEXT) {
          const text = this.memory.read(a, Number(b & 0xffffn)) ?? new Uint8Array(0);
          const said = reportedText(new TextDecoder().decode(text), this.memory);
          const fault = { ...said, kind: trapKind(said.message) };
          // All messages are printed at one place; the calls tell them apart.
          this.note(index, { fault, key: `${fault.kind} ${this.callSites()}`, ends: true });
        }
        const invalid = inst.attrs.message?.startsWith(INVALID) === true;
        if (invalid) {
          const name = inst.attrs.message!.slice(INVALID.length + 1);
          this.simple(index, 'invalid-value', `${a} is no value of \`${name}\``);
        }
        const { message, values } = panicText(inst, operands, [a, b]);
        const kind = trapKind(message);
        const text = message === '' ? 'the kernel ends with a trap' : message;
        this.note(index, { fault: { kind, message: text, values }, key: 'trap', ends: true });
        return;
      }
      case 'unreachable':
        if (this.kernel.trapOperands.get(index)!.values.length > 0)
          this.simple(
            index,
            'invalid-value',
            `matches an enum whose discriminant is ${a}, which no variant has`,
          );
        this.simple(index, 'unreachable', 'executes code that is marked as unreachable');
        return;
      case 'assume':
        this.note(index, {
          fault: {
            kind: 'undefined-behaviour',
            message: assumption(inst),
            values: operandValues(this.kernel.trapOperands.get(index)!, [a, b]),
          },
          key: 'assume',
          ends: true,
        });
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
        this.note(index, {
          fault: {
            kind: 'undefined-behaviour',
            message:
              b === 0n
                ? 'divides by zero without a check'
                : 'the quotient overflows without a check',
            values: operandValues(
              { values: inst.args.slice(0, 2), signed: inst.op.startsWith('int.s') },
              [a, b],
            ),
          },
          key: 'divide',
          ends: true,
        });
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
  protected origin(site: number, pointer: bigint): number {
    const id = Number(pointer >> 32n);
    // A thread that ended early may not have written it.
    if (this.stopped > 0 && !isPrivate(id)) this.tainted.add(this.numberOf(this.currentThread()));
    const key = isPrivate(id) ? `${site}` : `${site} ${id}`;
    let number = this.originNumbers.get(key);
    if (number === undefined) {
      // 1 is a value that was never in memory.
      number = this.origins.length + 2;
      this.originNumbers.set(key, number);
      this.origins.push({ site, pointer, frames: this.frames(this.kernel.sites[site]) });
    } else this.origins[number - 2] = { ...this.origins[number - 2]!, site, pointer };
    return number;
  }

  /** What nothing has written becomes a result: a copy of it is no use, but the host reads it. */
  protected storesUndefined(index: number, pointer: bigint, origin: number): void {
    const from = this.origins[origin - 2];
    if (from === undefined || this.memory.objectOf(pointer)?.kind !== 'buffer') return;
    const place = Number(from.pointer & 0xffffffffn);
    const isShared = this.memory.objectOf(from.pointer) !== undefined;
    // An undefined value that was stored may be part of an enum.
    if (!isShared || (this.memory.shadow(place) & SHADOW.written) !== 0) return;
    this.undefinedUse(index, origin);
  }

  protected undefinedUse(index: number, origin: number): void {
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
    const message = what === '' ? 'uses a value that nothing has written' : what;
    const use = this.frames(this.kernel.sites[index]);
    // Of memory that others write, the place that reads too early is the one to look at.
    const isShared = fault.memory?.isPrivate === false;
    this.note(
      index,
      {
        fault: {
          ...fault,
          kind: 'uninitialised',
          message,
          related: isShared
            ? [{ message: 'its value is used here', frames: use }]
            : [{ message: 'it is read here', frames: from.frames }],
        },
        key: `use ${origin}`,
        ends: false,
      },
      isShared ? from.frames : use,
    );
  }

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
    if (this.stopped > 0 || this.log.has(`mask ${wait}`)) return;
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
    this.atOtherBarrier(`mismatch ${pairOf(wait, other)}`, thread, wait, other, {
      message: 'threads of one warp wait at different barriers',
    });
  }

  apart(thread: number, wait: number, other: number): void {
    const pair = pairOf(wait, other);
    if (this.log.has(`mismatch ${pair}`)) return;
    this.atOtherBarrier(`apart ${pair}`, thread, wait, other, {
      severity: 'info',
      message:
        'warps of the block wait at different barriers: GPUs count them as one, CUDA and HIP leave it undefined',
    });
  }

  private atOtherBarrier(
    key: string,
    thread: number,
    wait: number,
    other: number,
    what: Pick<NewFault, 'message' | 'severity'>,
  ): void {
    if (this.stopped > 0) return;
    const { inst } = this.kernel.waits[other]!;
    this.add(
      key,
      {
        kind: 'barrier-mismatch',
        ...what,
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
        // AMD's barrier waits for the waves that have not ended; NVIDIA's wants all threads.
        severity: this.isAmd ? 'info' : 'warning',
        message: `${threads.length === 1 ? '1 thread of the block waits' : `${threads.length} threads of the block wait`} at a barrier that ${ended.length === 1 ? 'thread' : 'threads'} ${some} never reach${ended.length === 1 ? 'es' : ''}`,
        values: [{ name: 'missing', value: some }],
        ...(this.isAmd && { help: 'on AMD a barrier waits for the waves that have not ended' }),
      },
      this.whereWaiting(first!, wait),
    );
  }

  /** Threads of the block that wait, by the number of what they wait for. */
  private waitingThreads(): Map<number, number[]> {
    const groups = new Map<number, number[]>();
    for (let t = 0; t < this.threads; t++) {
      const status = this.status(t);
      if (status < 0) continue;
      const group = groups.get(status);
      if (group === undefined) groups.set(status, [t]);
      else group.push(t);
    }
    return groups;
  }

  /** What threads at a wait read again and again, where that is known. */
  protected spinOf(_threads: readonly number[], _wait: number): Spin | undefined {
    return undefined;
  }

  /** What the threads of the block read while they spin does not change any more. */
  livelock(
    blocks: Pick<Elsewhere, 'waitingBlocks' | 'pendingBlocks' | 'residentBlocks' | 'places'>,
  ): void {
    const groups = this.waitingThreads();
    const ended: number[] = [];
    for (let t = 0; t < this.threads; t++) if (this.status(t) === STATUS.done) ended.push(t);
    for (const [wait, threads] of groups) {
      const kind = this.waitKind(wait);
      if (this.stopped > 0 || (kind !== 'yield' && kind !== 'cluster')) continue;
      if (kind === 'cluster') {
        this.stuckCluster(wait, threads);
        continue;
      }
      const others = [...groups].filter(([other]) => other !== wait);
      const spin = this.spinOf(threads, wait);
      const where = this.whereWaiting(threads[0]!, wait);
      this.add(
        `livelock ${wait}`,
        livelockFault(threads, spin, {
          ...blocks,
          producers: producersOf(this.launchCode, spin, wait, [
            ...blocks.places,
            ...this.waitingPlaces().filter((one) => one.wait !== wait),
          ]),
          ended,
          groups: others.map(([other, group]) => ({
            threads: group,
            what: WAIT_NAMES[this.waitKind(other)],
            frames: this.spinFrames(other) ?? this.whereWaiting(group[0]!, other).frames,
          })),
        }),
        { ...where, frames: this.spinFrames(wait) ?? spin?.frames ?? where.frames },
      );
    }
    this.stopAll(groups);
  }

  /** The places at which threads of the block wait, and what for. */
  waitingPlaces(): WaitingPlace[] {
    return [...this.waitingThreads()].map(([wait, threads]) => {
      const kind = this.waitKind(wait);
      const spin = kind === 'yield' ? this.spinOf(threads, wait) : undefined;
      const frames = this.spinFrames(wait) ?? spin?.frames;
      return {
        block: this.block,
        threads,
        wait,
        what: WAIT_NAMES[kind],
        spin,
        frames: frames ?? this.whereWaiting(threads[0]!, wait).frames,
      };
    });
  }

  private get launchCode(): LaunchCode {
    const { kernel, memory, own } = this;
    return { kernel, memory, own, name: this.setup.input.kernel };
  }

  /** Does a thread of the block go round in a loop that waits? */
  hasSpin(): boolean {
    return [...this.waitingThreads().keys()].some((wait) => this.waitKind(wait) === 'yield');
  }

  /** Threads wait at the barrier of their cluster, and others do not come to it. */
  private stuckCluster(wait: number, threads: readonly number[]): void {
    const where = this.whereWaiting(threads[0]!, wait);
    const many = threads.length > 1;
    const rankOf = (block: Dim3): string => `block ${dimText(block)}`;
    const missing = this.cluster?.missing() ?? [];
    const related = missing.flatMap(({ slot, block, threads: [first, ...more] }) => {
      const at = slot.records + first! * this.kernel.recordSize + THREAD.status;
      const status = this.i32[at >> 2]!;
      if (status < 0) return [];
      const what = WAIT_NAMES[this.waitKind(status)];
      const who = `${more.length > 0 ? 'threads' : 'thread'} ${rangesText([first!, ...more])} of ${rankOf(block)}`;
      const { inst } = this.kernel.waits[status]!;
      return [
        {
          message: `${who} ${more.length > 0 ? 'wait' : 'waits'} at ${what} here`,
          frames: this.spinFrames(status) ?? framesOf(inst.loc, this.setup.input.kernel),
        },
      ];
    });
    const names = missing.map(({ block }) => dimText(block));
    this.add(
      `livelock ${wait}`,
      {
        kind: 'deadlock',
        message: `${many ? 'threads' : 'thread'} ${rangesText(threads)} of ${rankOf(this.block)} ${many ? 'wait' : 'waits'} at a barrier of the cluster for threads that never come`,
        related,
        ...(names.length > 0 && {
          help: `threads of ${names.length > 1 ? 'blocks' : 'block'} ${names.join(', ')} have not arrived`,
        }),
      },
      where,
    );
  }

  /** Threads that ended by themselves never come to a barrier at which their cluster waits. */
  protected checkClusterEnded(wait: number, thread: number): void {
    const ended = this.cluster?.ended() ?? [];
    if (this.stopped > 0 || ended.length === 0) return;
    const [{ block, threads }] = ended as [(typeof ended)[number]];
    const some = rangesText(threads);
    this.add(
      `ended ${wait}`,
      {
        kind: 'barrier-divergence',
        severity: 'warning',
        message: `the cluster waits at a barrier that ${threads.length === 1 ? 'thread' : 'threads'} ${some} of block ${dimText(block)} never reach${threads.length === 1 ? 'es' : ''}`,
        values: [{ name: 'missing', value: some }],
      },
      this.whereWaiting(thread, wait),
    );
  }

  /** The read of a loop that waits, where it has one alone. */
  private spinFrames(wait: number): ExecuteFrame[] | undefined {
    const around = innermostCycle(this.kernel.fn, this.kernel.waits[wait]!.inst.block);
    const reads = [...around].flatMap(({ insts }) =>
      insts.filter(
        (inst) =>
          (inst.results.length > 0 &&
            (inst.op.startsWith('atomic.') || inst.attrs.volatile === true)) ||
          isBarrierTest(inst),
      ),
    );
    const [only] = reads;
    // An operation of the library has one for each order: they have their call in common.
    if (only === undefined || reads.some(({ loc }) => callOf(loc) !== callOf(only.loc)))
      return undefined;
    return framesOf(only.loc, this.setup.input.kernel);
  }

  private waitKind(wait: number): WaitKind['kind'] {
    return waitKindOf(this.kernel.waits[wait]!.inst)!.kind;
  }

  private stopAll(groups: ReadonlyMap<number, readonly number[]>): void {
    for (const group of groups.values())
      for (const t of group) {
        this.i32[(this.record(t) + THREAD.status) >> 2] = STATUS.stopped;
        this.stopped++;
      }
  }

  /** No thread can go on. */
  deadlock(kinds: readonly WaitKind[]): void {
    const groups = this.waitingThreads();
    // The first place in the program is the one that others do not come to.
    const [first, ...others] = [...groups].sort(([a], [b]) => a - b);
    if (first === undefined) return;
    const what = (wait: number): string => WAIT_NAMES[kinds[wait]!.kind];
    const [wait, threads] = first;
    const many = threads.length > 1;
    const who = `${many ? 'threads' : 'thread'} ${rangesText(threads)}`;
    const ended: number[] = [];
    for (let t = 0; t < this.threads; t++) if (this.status(t) === STATUS.done) ended.push(t);
    if (this.stopped === 0)
      this.add(
        `deadlock ${[...groups.keys()].join()}`,
        {
          kind: kinds[wait]!.kind === 'wave' ? 'warp-mask' : 'deadlock',
          message: `${who} ${many ? 'wait' : 'waits'} at ${what(wait)} for threads that never come`,
          related: groupsText(
            others.map(([other, group]) => ({
              threads: group,
              what: what(other),
              frames: framesOf(this.kernel.waits[other]!.inst.loc, this.setup.input.kernel),
            })),
          ),
          ...(ended.length > 0 && {
            help: `${ended.length > 1 ? 'threads' : 'thread'} ${rangesText(ended)} of the block ${ended.length > 1 ? 'have' : 'has'} ended`,
          }),
        },
        this.whereWaiting(threads[0]!, wait),
      );
    this.stopAll(groups);
  }
}

function trapKind(message: string): FaultKind {
  if (message === '' || message === 'abort' || message === 'trap') return 'trap';
  if (message.startsWith('unsafe precondition')) return 'undefined-behaviour';
  if (message.startsWith('null pointer dereference')) return 'null-pointer';
  return message.startsWith('misaligned pointer dereference') ? 'misaligned' : 'panic';
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
