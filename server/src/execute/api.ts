/**
 * What running kernels takes and gives: one module of MIR at O0, launches over named buffers, and
 * per launch the buffers, faults, output and counters. Plain data; places are MIR locations, which
 * `workspace` turns into lines. Everything is deterministic: the same input gives the same result.
 */
import type { Module, SourceLoc } from '../mir/index.ts';
import type { Schedule } from './schedules.ts';
import type { SpareMemory } from './spare-memory.ts';

/** x, y, z. */
export type Dim3 = readonly [number, number, number];

/** Whose rules hold: wave size, named barriers, intrinsics, approximate functions, NaN bits. */
export interface ExecuteTarget {
  readonly name: 'ptx' | 'amdgcn';
  /** `sm_80`, `gfx90a`. */
  readonly cpu: string;
  /** Lanes of a warp or wave: 32 or 64. */
  readonly waveSize: number;
}

/** Memory of a launch that a kernel sees under a name. */
export interface ExecuteBuffer {
  readonly name: string;
  /** Contents before the launch. */
  readonly bytes: Uint8Array;
  /** Bytes of an element: messages count in elements, `y[1000] of 1000`. 1 when absent. */
  readonly elementSize?: number;
  /** How an element is called in messages, `f32`. */
  readonly elementType?: string;
  /**
   * Nothing has written it yet: a read before a write is a fault. An array has one byte for each
   * byte of the buffer, 1 where the host wrote.
   */
  readonly uninitialised?: boolean | Uint8Array;
  /** Writing it is a fault. */
  readonly readonly?: boolean;
  /**
   * The kernel is not expected to write it: reads of it are not remembered. A launch that writes it
   * all the same starts again.
   */
  readonly isInput?: boolean;
  /** Alignment of its first byte, a power of two; 256 when absent. */
  readonly align?: number;
  /** Where addresses of buffers are put before the launch, 8 bytes each. */
  readonly addresses?: readonly { readonly offset: number; readonly buffer: string }[];
}

/**
 * One argument as Rust lays it out in memory, whatever the ABI makes of it: a slice has 16 bytes,
 * with its address at 0 and its length at 8, and fills two parameters where the kernel has two.
 */
export interface ExecuteArgument {
  readonly name: string;
  /** With zeros in the places of addresses. */
  readonly bytes: Uint8Array;
  /** Where addresses of buffers are put, each 8 bytes. `addend`: bytes into the buffer. */
  readonly addresses?: readonly {
    readonly offset: number;
    readonly buffer: string;
    readonly addend?: number;
  }[];
}

export interface LaunchInput {
  /** Symbol of the kernel. */
  readonly kernel: string;
  /** Blocks of the grid. */
  readonly grid: Dim3;
  /** Threads of a block. */
  readonly block: Dim3;
  /** Blocks of a cluster; 1, 1, 1 when absent. */
  readonly cluster?: Dim3;
  /** All blocks are resident at once, or the launch is refused. */
  readonly cooperative?: boolean;
  /** Bytes of dynamic shared memory (CUDA), dynamic LDS (HIP). */
  readonly dynamicBytes?: number;
  /** In the order of the kernel's parameters in the source. */
  readonly args: readonly ExecuteArgument[];
  readonly buffers: readonly ExecuteBuffer[];
}

export interface ExecuteLimits {
  /** MIR instructions all threads of a launch may execute together; 2^33 when absent. */
  readonly steps?: number;
  /** Bytes of private memory of one thread; 512 KiB when absent. */
  readonly stackBytes?: number;
  /** Bytes of the device heap; 8 MiB when absent. */
  readonly heapBytes?: number;
  /** Bytes of output that are kept; 1 MiB when absent. */
  readonly outputBytes?: number;
  /** Different findings that are kept; 100 when absent. */
  readonly faults?: number;
}

/** What is compiled into the code besides the checks; absent ones cost nothing. */
export interface ExecuteObservers {
  /** Count how often each instruction's place was executed. */
  readonly coverage?: boolean;
  /** Look for races between threads. */
  readonly races?: boolean;
  /**
   * Tell accesses in functions with several callers apart: the other side of a race then has the
   * calls that led to it too. The code is larger.
   */
  readonly callers?: boolean;
  /**
   * Called between phases and every few million steps; `false` ends the launch, whose result then
   * has what is known so far.
   */
  readonly progress?: (progress: ExecuteProgress) => boolean;
}

export interface ExecuteProgress {
  readonly steps: number;
  readonly blocksDone: number;
  readonly blocks: number;
}

export interface ExecuteOptions {
  readonly target: ExecuteTarget;
  readonly limits?: ExecuteLimits;
  /** Chooses among what the model leaves open; 0 when absent. */
  readonly seed?: number;
  readonly observers?: ExecuteObservers;
  /** Memory that launches of several executions use in turn; each has its own when absent. */
  readonly spare?: SpareMemory;
}

/** One function of the chain from an instruction to the kernel. */
export interface ExecuteFrame {
  /** Display name of the function. */
  readonly fn: string;
  /** In the innermost frame the instruction, in the others the call; undefined where unknown. */
  readonly loc: SourceLoc | undefined;
}

export type FaultKind =
  | 'out-of-bounds'
  | 'null-pointer'
  | 'misaligned'
  /** A pointer to private memory of a function that has returned, or to freed heap memory. */
  | 'dangling-pointer'
  /** A pointer to private memory of another thread. */
  | 'foreign-private'
  /** A pointer that belongs to no memory of the launch. */
  | 'invalid-pointer'
  | 'read-only'
  /** Use of a value that nothing wrote. */
  | 'uninitialised'
  /** A `bool`, `char`, enum or reference with a value that its type does not have. */
  | 'invalid-value'
  /** A panic, with Rust's message and values; also overflow, division by zero and indices. */
  | 'panic'
  /** `abort`, a trap instruction. */
  | 'trap'
  /** A precondition of `unsafe` code, `assume` or `unreachable_unchecked`. */
  | 'undefined-behaviour'
  | 'unreachable'
  | 'barrier-divergence'
  | 'barrier-mismatch'
  /** Number or thread count of a barrier that cannot be. */
  | 'barrier-count'
  /** Mask or lane of a warp operation. */
  | 'warp-mask'
  | 'warp-lane'
  /** Two accesses to workgroup memory, one of them a write, that nothing orders. */
  | 'workgroup-race'
  /** The same of memory that all blocks see. */
  | 'global-race'
  /** Threads wait for each other, or for memory that no thread will write. */
  | 'deadlock'
  | 'workgroup-memory'
  | 'heap-exhausted'
  | 'invalid-free'
  | 'stack-overflow'
  | 'step-limit'
  | 'invalid-launch'
  /** Code that this engine cannot execute, by name. */
  | 'unsupported';

/** A value that belongs to a finding, in the order in which a reader wants it. */
export interface FaultValue {
  /** `index`, `length`, `left`, `mask`. */
  readonly name: string;
  readonly value: string;
}

export interface Fault {
  readonly kind: FaultKind;
  readonly severity: 'error' | 'warning' | 'info';
  /** One sentence without place, thread and count. */
  readonly message: string;
  /** Innermost first; the first frame in the user's own files is the place to report. */
  readonly frames: readonly ExecuteFrame[];
  /** Of the first thread in which it happened; undefined when it concerns the launch. */
  readonly block?: Dim3;
  readonly thread?: Dim3;
  readonly values: readonly FaultValue[];
  /** The memory it concerns: name, first byte, bytes of the access. */
  readonly memory?: {
    readonly object: string;
    readonly offset: number;
    readonly size: number;
    readonly length: number;
    /** Only its thread sees it. */
    readonly isPrivate: boolean;
  };
  /** How often it happened, and in how many threads. */
  readonly count: number;
  readonly threads: number;
  /** Other places that belong to it, such as the other barrier. */
  readonly related: readonly {
    readonly message: string;
    readonly frames: readonly ExecuteFrame[];
  }[];
  /** What to do about it. */
  readonly help?: string;
}

export interface BufferResult {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Has the kernel stored anything, be it what was there before? */
  readonly isWritten?: boolean;
}

/** What a call of `printf` or the like wrote. */
export interface OutputText {
  readonly text: string;
  readonly block: Dim3;
  readonly thread: Dim3;
  readonly frames: readonly ExecuteFrame[];
}

export interface CoverageEntry {
  readonly loc: SourceLoc;
  /** Threads that executed it, counting each time. */
  readonly hits: number;
}

/** A successor of a branch, and how many threads took it, counting each time. */
export interface BranchWay {
  /** `true`, `false`, the number of a case, or `otherwise`. */
  readonly label: string;
  readonly taken: number;
}

export interface BranchEntry {
  readonly loc: SourceLoc;
  /** By successor, without those that end in a panic. */
  readonly ways: readonly BranchWay[];
}

export interface LaunchResult {
  /** Every thread ran to its end. Faults that do not end a thread may be there all the same. */
  readonly completed: boolean;
  readonly faults: readonly Fault[];
  /** Findings beyond the limit of `ExecuteLimits.faults`. */
  readonly moreFaults: number;
  readonly buffers: ReadonlyMap<string, BufferResult>;
  readonly output: readonly OutputText[];
  /** MIR instructions, all threads together. */
  readonly steps: number;
  /** Threads that ran, and how many of them ended early because of a fault. */
  readonly threads: number;
  readonly stopped: number;
  /** May another order of threads and blocks give another result? */
  readonly communicates: boolean;
  /** Accesses at which others may run, in the order of a schedule. */
  readonly points: number;
  /** In the order of a schedule: the last accesses of threads before they began to wait. */
  readonly stops?: readonly number[];
  /** What the run can vouch for, and what it cannot, each as a sentence. */
  readonly checked: readonly string[];
  readonly notChecked: readonly string[];
  /** With the observer `coverage` only. */
  readonly coverage?: {
    readonly places: readonly CoverageEntry[];
    readonly branches: readonly BranchEntry[];
  };
}

/** A module ready to run. Statics keep their values from one launch to the next. */
export interface Execution {
  /** Runs a launch, in the order of a schedule where there is one. */
  launch(input: LaunchInput, schedule?: Schedule): LaunchResult;
  /** Gives statics the values that they had before the first launch. */
  reset(): void;
}

/** What `createExecution` has the type of. The module is not changed. Never throws for its code. */
export type CreateExecution = (module: Module, options: ExecuteOptions) => Execution;
