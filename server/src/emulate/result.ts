/** What a run is told and what it gives back, the same for every target. */
import type { BufferContents, Mismatch } from './launch/index.ts';
import type { LaunchCounts } from './profile/index.ts';
import type { AccessObserver, RunDiagnostic, SyncObserver } from './report.ts';

export interface RunOptions {
  /** Instructions all threads of one launch may run together; 2^31 unless said. */
  readonly maxSteps?: number;
  /** Local memory of one thread in bytes; 1 MiB unless said. */
  readonly maxLocalBytes?: number;
  /** Asked now and then with the steps so far; `false` ends the launch. */
  readonly goesOn?: (steps: number) => boolean;
  /** Told of every access of every thread. */
  readonly observer?: AccessObserver;
  /** Told of what orders memory beside barriers of whole blocks; of PTX. */
  readonly sync?: SyncObserver;
  /** Told of each instruction that a wave of AMD executes. */
  readonly steps?: (step: WaveStep) => void;
  /** Told where each buffer of a launch lies in global memory. */
  readonly placed?: (launch: number, name: string, base: number, size: number) => void;
  /**
   * Filled with how often each zero-based line of a PTX text was executed, by all threads together.
   * An instruction whose guard is false counts too.
   */
  readonly executed?: Map<number, number>;
  /** Given what each launch has counted; nothing is counted without it. */
  readonly profile?: (counts: LaunchCounts) => void;
}

/** One execution of an instruction by a wave. */
export interface WaveStep {
  readonly launch: number;
  /** Number of the workgroup, and of the wave in it. */
  readonly block: number;
  readonly wave: number;
  /** Zero-based line of the text. */
  readonly line: number;
  /** `EXEC` before and behind it, a bit for each lane. */
  readonly before: bigint;
  readonly after: bigint;
}

export interface RunResult {
  /** True when every launch ran to its end and no result differs from the expected one. */
  readonly ok: boolean;
  /** Contents of the buffers after each launch. */
  readonly buffers: readonly BufferContents[];
  readonly diagnostics: readonly RunDiagnostic[];
  readonly mismatches: readonly Mismatch[];
  /** Instructions executed by all threads together. */
  readonly steps: number;
  /** What the kernels printed. */
  readonly stdout: string;
}
