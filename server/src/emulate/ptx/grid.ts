/**
 * What all blocks of one launch share. Interface only: the runner makes it, states and accesses use
 * it.
 */
import type { Arena, Bytes } from '../memory.ts';
import type { Recorder } from '../profile/index.ts';
import type { AccessObserver, Dim3, RunDiagnostic, SyncObserver } from '../report.ts';
import type { StallWindow } from '../stalls.ts';

export interface RunLimits {
  /** Instructions of all threads of a run together. */
  readonly steps: number;
  /** Asked between the turns of warps; `false` ends the launch. */
  readonly goesOn: ((steps: number) => boolean) | undefined;
  /** Local memory of one thread. */
  readonly localBytes: number;
}

export interface Grid {
  readonly launch: number;
  readonly grid: Dim3;
  readonly block: Dim3;
  /** Blocks of a cluster. */
  readonly cluster: Dim3;
  readonly arena: Arena;
  readonly constants: Bytes;
  readonly params: Bytes;
  readonly limits: RunLimits;
  readonly observer: AccessObserver | undefined;
  readonly sync: SyncObserver | undefined;
  /** Counts executions, all threads together, by zero-based line of the text. */
  readonly executed: Map<number, number> | undefined;
  /** Counts what is executed, in a profiled run. */
  readonly profile: Recorder | undefined;
  /** Instructions that a group may run while lanes of its warp wait, and lanes may wait. */
  readonly longestWait: number;
  /** Offset of what the blocks of a cooperative launch meet by; 0 of others. */
  readonly workspace: number;
  readonly dynamicShared: number;
  readonly totalShared: number;
  /** Text printed by `vprintf`, in pieces. */
  readonly printed: string[];
  /** Are accesses told to who watches? */
  isWatched: boolean;
  /** What accesses memory in place of the thread that runs. */
  agent: 'copy' | 'bulk' | 'bulkRead' | undefined;
  /** Is told of accesses while it is looked whether threads wait for ever. */
  window: StallWindow | undefined;
  /** Has a warp gone on in this round that does not only wait for others? */
  isMoving: boolean;
  /** Instructions executed so far by all threads; what `%clock` and `%globaltimer` count. */
  steps: number;
  /** What counts against the limit of steps beside them. */
  extra: number;
  /** Lanes that an instruction counts as at least, against that limit. */
  readonly leastLanes: number;
  warn(diagnostic: RunDiagnostic): void;
  /** True once for each key: reports of one place are made once. */
  firstTime(key: string): boolean;
}
