/**
 * The state of a running grid: frames of registers, warps, blocks. Registers of a frame lie lane by
 * lane in one buffer with views of every type over it: a register is a slot, a word offset that is
 * a multiple of 32; lane `l` of a 32-bit register is word `slot + l`, of a 64-bit one the words
 * `slot + 2 * l` and the next. Nothing here knows an instruction.
 */
import { Bytes } from '../memory.ts';
import type { InstructionCounts } from '../profile/index.ts';
import { type Dim3, LaunchFault, type RunCode, type RunDiagnostic } from '../report.ts';
import { type Effects, SpinTimes } from '../stalls.ts';
import type { Grid } from './grid.ts';

export const LANES = 32;

/** What a lane of a warp is doing. */
export const Lane = { Run: 0, Exited: 1, AtBarrier: 2, AtSync: 3, Absent: 4 } as const;

/** One activation of a function by a group of lanes that called it together. */
export class Frame {
  readonly i32: Int32Array;
  readonly u32: Uint32Array;
  readonly f32: Float32Array;
  readonly f64: Float64Array;
  readonly i64: BigInt64Array;
  readonly u64: BigUint64Array;
  readonly code: FunctionCode;
  warp!: Warp;
  parent: Frame | undefined;
  /** Where the caller goes on. */
  returnPc = 0;
  /** The way that the lanes came on, in a profiled run. */
  way: Way | undefined;
  depth = 0;
  /** Lanes that have not returned yet. */
  live = 0;
  /** Offset of this activation in each thread's local memory, and the end of it. */
  localBase = 0;
  localTop = 0;

  constructor(code: FunctionCode) {
    this.code = code;
    const buffer = new ArrayBuffer(Math.max(code.words, 2) * 4);
    this.i32 = new Int32Array(buffer);
    this.u32 = new Uint32Array(buffer);
    this.f32 = new Float32Array(buffer);
    this.f64 = new Float64Array(buffer);
    this.i64 = new BigInt64Array(buffer);
    this.u64 = new BigUint64Array(buffer);
  }
}

/** Lanes that went one way at a branch. */
export interface Way {
  /** That of the lanes which came to the branch; where they meet, they are on it again. */
  readonly parent: Way | undefined;
  readonly frame: Frame;
  /** The instruction at which they meet; none when nothing follows that all of them come to. */
  readonly join: number;
  /** How many ways lie around it. */
  readonly depth: number;
}

/** Runs one instruction for the first `n` lanes listed in `lanes`. */
export type Exec = (frame: Frame, n: number, lanes: Uint8Array) => void;

export const OpKind = {
  Plain: 0,
  Branch: 1,
  /** `brx.idx`: every lane may go elsewhere. */
  Switch: 2,
  Exit: 3,
  Return: 4,
  Call: 5,
  Barrier: 6,
  /** All lanes of a member mask take part at once. */
  Collective: 7,
} as const;

/**
 * How a call passes values: copies between local offsets of caller and callee, or between
 * registers.
 */
export interface CallPlan {
  /** The called function; undefined for an indirect call. */
  readonly callee: FunctionCode | undefined;
  /** Slot of the function's address of an indirect call, and its width in words. */
  readonly target: number;
  readonly targetWide: boolean;
  readonly args: readonly CallValue[];
  readonly returns: readonly CallValue[];
  readonly name: string;
}

/** One argument at the caller: a `.param` variable's local offset, or a register. */
export interface CallValue {
  readonly place: 'local' | 'register';
  /** Offset in the frame's local memory, or slot. */
  readonly at: number;
  readonly size: number;
}

/** A rendezvous: what has to happen once all lanes of `mask` are there. */
export interface CollectivePlan {
  /** Slot of the member mask; -1 when the active lanes are the members. */
  readonly mask: number;
  /** Members may stand at different instructions of this kind (`bar.warp.sync`). */
  readonly anyPlace: boolean;
  /** Runs for exactly these lanes; `frames[l]` is the frame of lane `l`. */
  readonly run: (
    frames: readonly (Frame | undefined)[],
    members: number,
    lanes: readonly number[],
  ) => void;
}

export interface BarrierPlan {
  /** `cluster`: waits at the barrier of the cluster. */
  readonly action: 'sync' | 'arrive' | 'red' | 'cluster';
  /** Slots; -1 for a missing count. */
  readonly id: number;
  readonly count: number;
  readonly aligned: boolean;
  readonly reduce?: {
    readonly op: 'popc' | 'and' | 'or';
    readonly dst: number;
    readonly src: number;
    readonly negate: boolean;
  };
}

/**
 * What the accesses of an instruction are to a profiler. Barriers in memory are no requests of
 * data, and parameters of functions lie in registers of the GPU.
 */
export const Traffic = { Data: 0, None: 1, Parameter: 2 } as const;

export class Op {
  readonly kind: number;
  readonly exec: Exec | undefined;
  /** Slot of the guard predicate, -1 for none. */
  readonly guard: number;
  readonly negated: boolean;
  /** Zero-based line of the text. */
  readonly line: number;
  target = -1;
  targets: Int32Array | undefined;
  /** Slot of the index of a `Switch`. */
  selector = -1;
  call: CallPlan | undefined;
  collective: CollectivePlan | undefined;
  barrier: BarrierPlan | undefined;
  /**
   * A load whose values go to memory again and nowhere else: padding and unused parts of values may
   * be among them.
   */
  copies = false;
  isTrap = false;
  /** A `Traffic`. */
  traffic = 0;
  /** Its number in the function. */
  index = -1;
  /** What the launch that is being profiled has counted. */
  counts: InstructionCounts | undefined;

  constructor(kind: number, exec: Exec | undefined, guard: number, negated: boolean, line: number) {
    this.kind = kind;
    this.exec = exec;
    this.guard = guard;
    this.negated = negated;
    this.line = line;
  }
}

/** A special register that is the same during a whole frame: filled in when the frame begins. */
export interface SpecialSlot {
  readonly slot: number;
  readonly name: string;
  readonly selector: string;
  readonly wide: boolean;
}

export interface FunctionCode {
  readonly name: string;
  /** 1-based number, from which its address is made. */
  readonly number: number;
  readonly ops: readonly Op[];
  /** Words of a frame's registers. */
  readonly words: number;
  /** Initial contents of the registers: zero, and the immediates in their slots. */
  readonly image: Int32Array;
  readonly specials: readonly SpecialSlot[];
  /** Bytes of local memory of one activation. */
  readonly localSize: number;
  /** What the frame starts at a multiple of. */
  readonly localAlign: number;
  /** Formal parameters and results. */
  readonly params: readonly CallValue[];
  readonly returns: readonly CallValue[];
  readonly entry: boolean;
  readonly line: number;
  /** Frames that are free to be used again. */
  readonly pool: Frame[];
  /** By instruction where lanes that part there meet; once it was asked for. */
  joins?: Int32Array;
  /** What each instruction does to registers, by its number; made when it is asked for. */
  readonly effects: () => readonly Effects[];
}

/** One barrier of a block. */
export class BarrierState {
  arrived = 0;
  /** Threads it waits for; 0 while nobody has arrived. */
  expected = 0;
  /** True while `expected` is all live threads of the block. */
  wholeBlock = true;
  readonly waiting: { warp: Warp; lane: number; op: Op }[] = [];
  /** Conjunction, disjunction and population count of a reduction. */
  all = true;
  any = false;
  count = 0;
}

/** A cluster that runs. */
export interface Cluster {
  /** By rank. */
  readonly blocks: Block[];
  readonly size: Dim3;
  /** Phases of the barrier that are over. */
  phase: number;
  readonly waiting: { readonly warp: Warp; readonly lane: number; readonly op: Op }[];
  /** By block and thread the phase in which it arrived last, and 1; 0 when it has waited since. */
  readonly arrived: Int32Array[];
}

export class Block {
  readonly grid: Grid;
  readonly index: number;
  readonly id: Dim3;
  readonly shared: Bytes;
  readonly warps: Warp[] = [];
  readonly barriers: BarrierState[] = [];
  liveThreads = 0;
  /** Its cluster, and its number there. */
  cluster: Cluster | undefined;
  rank = 0;
  /** Barriers passed by the whole block so far. */
  phase = 0;

  constructor(grid: Grid, index: number, id: Dim3, sharedSize: number) {
    this.grid = grid;
    this.index = index;
    this.id = id;
    this.shared = new Bytes(sharedSize, true);
    for (let i = 0; i < 16; i++) this.barriers.push(new BarrierState());
  }
}

export class Warp {
  readonly block: Block;
  readonly index: number;
  readonly frames: (Frame | undefined)[] = new Array<Frame | undefined>(LANES).fill(undefined);
  readonly pcs = new Int32Array(LANES);
  /** Of a profiled run: the way that each lane went at a branch; undefined before all branches. */
  readonly ways: (Way | undefined)[] = new Array<Way | undefined>(LANES).fill(undefined);
  readonly states = new Uint8Array(LANES).fill(Lane.Absent);
  /** Instructions that were run for any of its lanes. */
  ran = 0;
  /** `ran` when each lane last got a turn; the fairness rule takes the lane that waited longest. */
  readonly turns = new Float64Array(LANES);
  /** Instructions a group may run now while other lanes wait. */
  patience: number;
  /** The next group to run is the one that waited longest. */
  giveWay = false;
  /** Lanes of the group that runs, in rising order. */
  readonly active = new Uint8Array(LANES);
  readonly guarded = new Uint8Array(LANES);
  /** The instruction that runs, for reports. */
  op: Op | undefined;
  local: Bytes | undefined;
  /** Bytes of local memory each thread has in `local`. */
  localCapacity = 0;
  live = 0;
  readonly spins = new SpinTimes();

  constructor(block: Block, index: number) {
    this.block = block;
    this.index = index;
    this.patience = Math.max(1024, block.grid.longestWait / 8);
  }

  /** x, y, z of a lane's thread. */
  threadId(lane: number): Dim3 {
    const [bx, by] = this.block.grid.block;
    const t = this.index * LANES + lane;
    return [t % bx, Math.floor(t / bx) % by, Math.floor(t / (bx * by))];
  }

  report(
    lane: number,
    severity: RunDiagnostic['severity'],
    code: RunCode,
    message: string,
    address?: bigint,
  ): RunDiagnostic {
    return {
      severity,
      code,
      message,
      launch: this.block.grid.launch,
      block: this.block.id,
      thread: this.threadId(lane),
      ...(this.op ? { line: this.op.line } : {}),
      ...(address === undefined ? {} : { address }),
    };
  }

  /** Ends a launch whose instructions, with what counts as such, are too many. */
  checkSteps(lane: number): void {
    const { limits, steps, extra } = this.block.grid;
    if (steps + extra > limits.steps)
      this.fault(lane, 'step-limit', `the launch ran more than ${limits.steps} instructions`);
  }

  /** Ends the launch with an error of this lane. */
  fault(lane: number, code: RunCode, message: string, address?: bigint): never {
    throw new LaunchFault(this.report(lane, 'error', code, message, address));
  }

  warn(lane: number, code: RunCode, message: string, address?: bigint): void {
    this.block.grid.warn(this.report(lane, 'warning', code, message, address));
  }

  /** Bit mask of lanes that have not exited. */
  liveMask(): number {
    let mask = 0;
    for (let l = 0; l < LANES; l++) {
      const s = this.states[l];
      if (s !== Lane.Exited && s !== Lane.Absent) mask |= 1 << l;
    }
    return mask >>> 0;
  }

  /** Makes each thread's local memory reach `size` bytes; keeps what is there. */
  reserveLocal(size: number, lane: number): void {
    if (size <= this.localCapacity) return;
    const limit = this.block.grid.limits.localBytes;
    if (size > limit) {
      this.fault(lane, 'stack-overflow', `a thread's local memory would exceed ${limit} bytes`);
    }
    let capacity = Math.max(256, this.localCapacity);
    while (capacity < size) capacity *= 2;
    const next = new Bytes(capacity * LANES, true);
    const old = this.local;
    if (old) {
      const n = this.localCapacity;
      for (let l = 0; l < LANES; l++) {
        next.u8.set(old.u8.subarray(l * n, l * n + n), l * capacity);
        next.init!.set(old.init!.subarray(l * n, l * n + n), l * capacity);
      }
    }
    this.local = next;
    this.localCapacity = capacity;
  }
}
