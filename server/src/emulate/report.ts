/**
 * What a simulated launch reports: faults, warnings and the statistics of a run, as plain data.
 * Shared by the PTX and the AMDGCN engine.
 */

export type RunCode =
  | 'out-of-bounds'
  | 'misaligned'
  | 'uninitialised'
  | 'null-pointer'
  | 'deadlock'
  | 'divergent-barrier'
  /** Threads ended before a barrier that the others met at. */
  | 'barrier-divergence'
  | 'sync-mask'
  | 'step-limit'
  /** The caller ended it. */
  | 'interrupted'
  | 'stack-overflow'
  | 'trap'
  | 'assertion'
  | 'bad-call'
  | 'unsupported'
  | 'invalid-launch'
  | 'invalid-module'
  | 'memory-use'
  /** A register is used before the wait for the operation that loads it. */
  | 'missing-wait';

/** x, y, z. */
export type Dim3 = readonly [number, number, number];

/** What a thread reads in a loop. */
export interface StalledRead {
  readonly space: 'global' | 'shared';
  readonly offset: number;
  readonly size: number;
  /** The block whose shared memory it is. */
  readonly owner: number;
  readonly value: bigint;
}

/** Threads of one block at one place of the text. */
export interface StalledGroup {
  readonly block: Dim3;
  /** Linear index of the block. */
  readonly index: number;
  /** Linear indices in the block, ascending. */
  readonly threads: readonly number[];
  readonly what: 'a loop' | 'a barrier' | 'a warp operation';
  /** Zero-based line: of the last read of a loop, or of what they wait at. */
  readonly line: number;
  readonly read: StalledRead | undefined;
}

/** A launch none of whose threads will go on. */
export interface Stall {
  /** The first is what is reported; those of its block follow. */
  readonly groups: readonly StalledGroup[];
  /** Threads of the first group's block that have ended. */
  readonly ended: readonly number[];
  readonly pendingBlocks: number;
  readonly residentBlocks: number;
}

export interface RunDiagnostic {
  readonly severity: 'error' | 'warning' | 'note';
  readonly code: RunCode;
  readonly message: string;
  /** Index of the launch. */
  readonly launch: number;
  readonly block?: Dim3;
  readonly thread?: Dim3;
  /** Zero-based line of the assembly text. */
  readonly line?: number;
  readonly address?: bigint;
  /** Of threads that read memory in loops that nothing ends: who waits where. */
  readonly stall?: Stall;
}

/**
 * Told of every access a thread makes, when a run has an observer. Offsets are within the named
 * space.
 */
export interface AccessEvent {
  readonly launch: number;
  readonly block: number;
  /** The block whose shared memory it is, where that is another one. */
  readonly owner?: number;
  /** Linear index of the thread in its block. */
  readonly thread: number;
  readonly space: 'global' | 'shared' | 'local' | 'const' | 'param';
  readonly offset: number;
  readonly size: number;
  readonly kind: 'load' | 'store' | 'atomic';
  /** Zero-based line of the assembly text. */
  readonly line: number;
  /** How many block-wide barriers this thread's block has passed. */
  readonly phase: number;
  /** By a copy that the thread has begun and that runs beside it. */
  readonly agent?: 'copy' | 'bulk' | 'bulkRead';
}

/** What threads do that orders memory, beside barriers of all of the block. */
export type SyncKind =
  /** At a barrier of fewer threads: they meet, or arrive and go on. */
  | 'meet'
  | 'arrive'
  | 'fence'
  /** A wave of AMD has waited for its memory operations. */
  | 'drained'
  | 'proxy-fence'
  /** Copies that a thread has begun become a group; it waits for groups. */
  | 'commit'
  | 'wait'
  /** At a barrier in memory: a thread arrives, or its copies do; a phase ends; a thread sees it. */
  | 'mbarrier-arrive'
  | 'mbarrier-copies'
  | 'mbarrier-phase'
  | 'mbarrier-wait'
  /** At the barrier of the cluster: a thread arrives; all have; a thread goes on. */
  | 'cluster-arrive'
  | 'cluster-open'
  | 'cluster-wait'
  /** All threads of the block, or of the cluster, have ended. */
  | 'block-end'
  | 'cluster-end'
  /** A launch begins whose blocks are in clusters. */
  | 'clusters';

/** Threads of a block that order memory. */
export interface SyncEvent {
  readonly kind: SyncKind;
  /** The number of the barrier, or the offset of the one in shared memory. */
  readonly barrier?: number;
  /** The block in whose shared memory it is, where that is another one. */
  readonly owner?: number;
  /** Operations that are complete: loads of global memory, stores there, workgroup memory. */
  readonly complete?: readonly ('load' | 'store' | 'shared')[];
  /** Groups that may be under way behind a wait; none, nor copies of no group, when absent. */
  readonly pending?: number;
  /** Of bulk copies. */
  readonly isBulk?: boolean;
  /** A wait for what groups read, not for what they write. */
  readonly isRead?: boolean;
  /** Blocks of a cluster. */
  readonly cluster?: Dim3;
  /** An arrival that orders nothing by itself. */
  readonly isRelaxed?: boolean;
  /** The first phase of the barrier of the cluster. */
  readonly isFirst?: boolean;
  readonly launch: number;
  readonly block: number;
  /** Linear indices in the block. */
  readonly threads: readonly number[];
  /** Zero-based line of the assembly text. */
  readonly line: number;
  readonly phase: number;
}

export type SyncObserver = (event: SyncEvent) => void;

export type AccessObserver = (event: AccessEvent) => void;

/** Ends a launch; carries the report. */
export class LaunchFault extends Error {
  override name = 'LaunchFault';
  readonly diagnostic: RunDiagnostic;

  constructor(diagnostic: RunDiagnostic) {
    super(diagnostic.message);
    this.diagnostic = diagnostic;
  }
}
