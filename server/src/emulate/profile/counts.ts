/**
 * What a profiled launch has counted, as plain data. Everything here is exact: it follows from the
 * text that ran, its arguments, and the definitions in docs/profiling.md.
 */

/** Where an access goes. `scalar`: loads of AMD's scalar unit, of the whole wave at once. */
export type CountedSpace = 'global' | 'shared' | 'local' | 'const' | 'param' | 'scalar';

/** By the number that the recorder has for a space. */
export const COUNTED_SPACES = ['global', 'shared', 'local', 'const', 'param', 'scalar'] as const;

/** Accesses of one instruction to one space. */
export interface SpaceCounts {
  /** Executions in which at least one lane accessed the space. */
  requests: number;
  /** Of lanes: each address that a lane accesses. */
  accesses: number;
  bytesRead: number;
  bytesWritten: number;
  /**
   * Distinct pieces of memory that each request touches, summed: 32 bytes of NVIDIA, lines of AMD.
   */
  sectors: number;
  /** The fewest sectors that could hold the distinct bytes of each request. */
  idealSectors: number;
  /** Distinct cache lines of each request. */
  lines: number;
  /** Cycles that the banks of workgroup memory take, and the fewest for as many words. */
  passes: number;
  idealPasses: number;
  /** Requests that are atomic operations. */
  atomics: number;
  /** Lanes at the address of each atomic request that most of its lanes share. */
  contention: number;
}

/** One instruction, over all warps of a launch. */
export interface InstructionCounts {
  /** Zero-based line of the text. */
  readonly line: number;
  /** Its number among the instructions of its function, of PTX; of the text, of AMDGCN. */
  readonly index: number;
  /** Times a warp executed it, with whatever lanes. */
  executed: number;
  /** Active lanes, summed. */
  threads: number;
  /** Active lanes for which the guard held, summed. */
  predicated: number;
  /** Executions of a branch. */
  branches: number;
  /** Those after which lanes that were together are apart. */
  divergent: number;
  /** Executions of a barrier, of the block or the cluster. */
  barriers: number;
  /** Those in which the warp was not the last one and had to wait. */
  barrierWaits: number;
  readonly spaces: Partial<Record<CountedSpace, SpaceCounts>>;
}

/** All that a launch has executed. */
export interface LaunchCounts {
  readonly launch: number;
  readonly kernel: string;
  /** Lanes of a warp. */
  readonly lanes: number;
  readonly blocks: number;
  readonly warps: number;
  readonly threads: number;
  /** Bytes of a sector and of a line, banks of workgroup memory. */
  readonly sectorBytes: number;
  readonly lineBytes: number;
  readonly banks: number;
  /** Distinct sectors of global memory that the launch has read and written. */
  readonly sectorsRead: number;
  readonly sectorsWritten: number;
  /** False when a fault or a limit ended the launch. */
  readonly isComplete: boolean;
  /** In the order of the text. */
  readonly instructions: readonly InstructionCounts[];
}

/** Counts without the place that they belong to. */
export type Counts = Omit<InstructionCounts, 'line' | 'index'>;

/** Nothing counted yet. */
export function emptyCounts(): Counts {
  return {
    executed: 0,
    threads: 0,
    predicated: 0,
    branches: 0,
    divergent: 0,
    barriers: 0,
    barrierWaits: 0,
    spaces: {},
  };
}

/** An instruction that nobody has executed; `line` and `index` as `InstructionCounts` has them. */
export function noCounts(line: number, index: number): InstructionCounts {
  return { line, index, ...emptyCounts() };
}

const NUMBERS = (Object.keys(emptyCounts()) as (keyof Counts)[]).filter(
  (field) => field !== 'spaces',
);

/** Adds counts to others, in place. */
export function addCounts(into: Counts, more: Counts): void {
  for (const field of NUMBERS) into[field] += more[field];
  for (const [name, counts] of Object.entries(more.spaces) as [CountedSpace, SpaceCounts][]) {
    const own = into.spaces[name];
    if (own === undefined) into.spaces[name] = { ...counts };
    else for (const field of Object.keys(own) as (keyof SpaceCounts)[]) own[field] += counts[field];
  }
}

/** No accesses of a space. */
export function noAccesses(): SpaceCounts {
  return {
    requests: 0,
    accesses: 0,
    bytesRead: 0,
    bytesWritten: 0,
    sectors: 0,
    idealSectors: 0,
    lines: 0,
    passes: 0,
    idealPasses: 0,
    atomics: 0,
    contention: 0,
  };
}
