/**
 * Runs a kernel over a grid: workgroups one after the other, the threads of a workgroup one at a
 * time between barriers. The order is fixed, so results are reproducible; races are not looked for.
 */
import { intrinsicCall } from './decode-gpu.ts';
import type { Interpreter } from './interpreter.ts';
import { trapInfo } from './interpreter.ts';
import {
  type Budget,
  type FuncCode,
  type Geometry,
  Thread,
  type TrapInfo,
  type Waiting,
  type Workgroup,
} from './machine.ts';
import { type Allocation, StackArena } from './memory.ts';
import { fromBits, fromUnsigned, Trap, type Val } from './value.ts';

type Dim3 = readonly [number, number, number];

export interface Launch {
  /** Workgroups. */
  readonly grid: Dim3;
  /** Threads of a workgroup. */
  readonly block: Dim3;
  /** Bytes of launch-sized workgroup memory. */
  readonly workgroupMem?: number;
  /** Lanes of a wave, for wave-wide intrinsics; default 32. */
  readonly waveSize?: number;
}

/**
 * One kernel argument: bits of a scalar or pointer, or the bytes of an aggregate, which are put
 * where the parameter's declaration says (kernarg memory or a host-made copy).
 */
export type KernelArg = bigint | Uint8Array;

export type LaunchOutcome =
  | { readonly ok: true; readonly steps: number }
  | {
      readonly ok: false;
      readonly trap: TrapInfo;
      readonly threadId?: Dim3;
      readonly workgroupId?: Dim3;
    };

const MAX_STEPS = 1_000_000_000;

/**
 * Runs a launch over the interpreter's memory; buffers come from `interpreter.allocate`. Never
 * throws.
 */
export function runKernel(
  interpreter: Interpreter,
  kernel: string,
  launch: Launch,
  args: readonly KernelArg[],
): LaunchOutcome {
  const copies: bigint[] = [];
  try {
    const code = interpreter.host.codeOf(kernel);
    return new GridRun(
      interpreter,
      code,
      launch,
      passArguments(kernel, code, args, interpreter, copies),
    ).all();
  } catch (error) {
    return { ok: false, trap: trapInfo(error) };
  } finally {
    for (const copy of copies) interpreter.free(copy);
  }
}

function passArguments(
  kernel: string,
  code: FuncCode,
  args: readonly KernelArg[],
  interpreter: Interpreter,
  copies: bigint[],
): Val[] {
  const types = code.paramTypes;
  if (args.length !== types.length) {
    const message = `@${kernel} takes ${types.length} arguments, ${args.length} are given`;
    throw new Trap('unsupported', message);
  }
  return args.map((arg, i) => {
    if (typeof arg === 'bigint') return fromBits(arg, types[i]!);
    const space = types[i] === 'ptr.kernarg' ? 'kernarg' : 'global';
    const align = code.paramDecls[i]?.align ?? 16;
    const address = interpreter.allocate(arg.length, align, { space, readonly: true, init: arg });
    copies.push(address);
    return fromUnsigned(address);
  });
}

class GridRun {
  private readonly interpreter: Interpreter;
  private readonly code: FuncCode;
  private readonly launch: Launch;
  private readonly args: readonly Val[];
  private readonly budget: Budget;
  private readonly arenas: StackArena[] = [];
  private packet: number | undefined;

  constructor(interpreter: Interpreter, code: FuncCode, launch: Launch, args: readonly Val[]) {
    this.interpreter = interpreter;
    this.code = code;
    this.launch = launch;
    this.args = args;
    const limit = interpreter.options.maxSteps ?? MAX_STEPS;
    const callDepth = interpreter.options.maxCallDepth ?? 1000;
    this.budget = { steps: limit, limit, callDepth, turns: 0, grants: 0 };
  }

  all(): LaunchOutcome {
    const [gx, gy, gz] = this.launch.grid;
    for (let z = 0; z < gz; z++) {
      for (let y = 0; y < gy; y++) {
        for (let x = 0; x < gx; x++) {
          const failed = this.workgroup([x, y, z]);
          if (failed !== undefined) return failed;
        }
      }
    }
    return { ok: true, steps: this.budget.limit - this.budget.steps };
  }

  private workgroup(workgroupId: Dim3): LaunchOutcome | undefined {
    const group: Workgroup = { globals: new Map(), launchBytes: this.launch.workgroupMem ?? 0 };
    const threads = this.makeThreads(workgroupId, group);
    try {
      for (let runnable = threads; runnable.length > 0; ) {
        for (const thread of runnable) {
          if (thread.run() === 'trapped') return this.failure(thread, thread.trap!);
        }
        const waiting = threads.filter(isWaiting);
        runnable = this.release(threads, waiting);
      }
      return undefined;
    } catch (error) {
      return { ok: false, trap: trapInfo(error), workgroupId };
    } finally {
      for (const thread of threads) {
        thread.unwind();
        this.drop(thread.privates);
      }
      this.drop(group.globals);
    }
  }

  private drop(globals: Map<string, Allocation>): void {
    for (const allocation of globals.values()) this.interpreter.host.memory.release(allocation);
  }

  private makeThreads(workgroupId: Dim3, group: Workgroup): Thread[] {
    const threads: Thread[] = [];
    const [bx, by, bz] = this.launch.block;
    for (let z = 0; z < bz; z++) {
      for (let y = 0; y < by; y++) {
        for (let x = 0; x < bx; x++) {
          const geometry: Geometry = {
            threadId: [x, y, z],
            workgroupSize: this.launch.block,
            workgroupId,
            gridSize: this.launch.grid,
            dispatchPtr: () => this.dispatchPacket(),
          };
          this.arenas[threads.length] ??= new StackArena();
          const arena = this.arenas[threads.length]!;
          const thread = new Thread(
            this.interpreter.host.memory,
            this.budget,
            arena,
            geometry,
            group,
          );
          thread.start(this.code, this.args);
          threads.push(thread);
        }
      }
    }
    return threads;
  }

  /**
   * No thread can go on by itself: completes wave-wide intrinsics with the lanes that reached them
   * together, else opens the barrier. Returns the threads that go on.
   */
  private release(threads: readonly Thread[], waiting: readonly Thread[]): Thread[] {
    if (waiting.length === 0) return [];
    const inWave = waiting.filter((thread) => thread.waiting!.kind === 'wave');
    if (inWave.length > 0) return this.releaseWaves(threads, inWave);
    const ended = threads.length - waiting.length;
    if (ended > 0) {
      throw new Trap(
        'undefined',
        `${waiting.length} threads wait at a barrier that ${ended} never reach`,
      );
    }
    for (const thread of waiting) thread.waiting = undefined;
    return [...waiting];
  }

  private releaseWaves(threads: readonly Thread[], waiting: readonly Thread[]): Thread[] {
    const size = this.launch.waveSize ?? 32;
    const groups = new Map<string, Thread[]>();
    const order = new Map(threads.map((thread, i) => [thread, i]));
    const insts = new Map<unknown, number>();
    for (const thread of waiting) {
      const { inst } = thread.waiting!;
      if (!insts.has(inst)) insts.set(inst, insts.size);
      const key = `${Math.floor(order.get(thread)! / size)}:${insts.get(inst)}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [thread]);
      else group.push(thread);
    }
    for (const group of groups.values()) this.runWave(group);
    return [...waiting];
  }

  private runWave(lanes: readonly Thread[]): void {
    const { inst } = lanes[0]!.waiting!;
    const intrinsic = this.interpreter.host.intrinsic(inst.attrs.symbol ?? '');
    if (intrinsic?.kind !== 'wave')
      throw new Trap('unsupported', `${inst.attrs.symbol} is not wave-wide`);
    const calls = lanes.map((lane) =>
      intrinsicCall(inst, (lane.waiting as Waiting).args, lane.geometry),
    );
    const results = intrinsic.run(calls);
    lanes.forEach((lane, i) => {
      lane.waiting = undefined;
      inst.results.forEach((result, r) => {
        lane.frame.regs[result.id] = fromBits(results[i]?.[r] ?? 0n, result.type);
      });
    });
  }

  private failure(thread: Thread, trap: TrapInfo): LaunchOutcome {
    const { threadId, workgroupId } = thread.geometry!;
    return { ok: false, trap, threadId, workgroupId };
  }

  /**
   * An AQL kernel dispatch packet (HSA Platform System Architecture, section 2.9.6) that describes
   * the launch.
   */
  private dispatchPacket(): number {
    if (this.packet !== undefined) return this.packet;
    const { grid, block } = this.launch;
    const view = new DataView(new ArrayBuffer(64));
    view.setUint16(2, 3, true);
    for (let i = 0; i < 3; i++) {
      view.setUint16(4 + 2 * i, block[i]!, true);
      view.setUint32(12 + 4 * i, grid[i]! * block[i]!, true);
    }
    view.setUint32(28, this.launch.workgroupMem ?? 0, true);
    const init = new Uint8Array(view.buffer);
    this.packet = Number(
      this.interpreter.allocate(64, 64, { space: 'constant', readonly: true, init }),
    );
    return this.packet;
  }
}

function isWaiting(thread: Thread): boolean {
  return thread.waiting !== undefined;
}
