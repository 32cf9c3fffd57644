/**
 * A model of time, out of exact counts and a row of facts about a GPU. Each resource gives the
 * cycles for which a launch keeps it busy, and the largest of them is the estimate; the wait of
 * warps for their own results is one of them. It knows no cache but that each sector comes from
 * memory once, no clock that changes, and no overlap of loads within a warp. docs/profiling.md has
 * the formulas.
 */
import type { InstructionCounts, LaunchCounts } from '../../emulate/index.ts';
import type { TargetName } from '../../workspace/index.ts';
import { type GpuRow, gpuRow } from './gpus.ts';
import { type Operation, operationOf } from './operations.ts';

/** What can keep a launch from ending sooner. */
export type Bound = 'issue' | 'load-store' | 'cache' | 'memory' | 'latency';

export interface Estimate {
  /** The product that the row is of. */
  readonly product: string;
  readonly microseconds: number;
  readonly bound: Bound;
  /** Cycles of each resource. */
  readonly parts: Readonly<Record<Bound, number>>;
  /** Floating-point operations, counted. */
  readonly flops: number;
  /** Bytes that have to come from memory and go there: each sector once. */
  readonly memoryBytes: number;
  /** Of the GPU: operations of the precision that the kernel uses most, and bytes, a second. */
  readonly peakFlops: number;
  readonly peakBytes: number;
}

export interface EstimateInput {
  readonly target: TargetName;
  readonly cpu: string;
  readonly counts: LaunchCounts;
  /** Lines of the text. */
  readonly texts: readonly string[];
}

/** `cycles` are those of each instruction, all warps together, on one scheduler. */
export function estimateOf({ target, cpu, counts, texts }: EstimateInput): {
  readonly estimate: Estimate | undefined;
  readonly cycles: readonly number[];
} {
  const gpu = gpuRow(cpu);
  const { instructions } = counts;
  const all = instructions.map((one) => operationOf(target, nameOf(texts[one.line] ?? '')));
  if (gpu === undefined) return { estimate: undefined, cycles: instructions.map(issuesOnly(all)) };
  const used = Math.min(gpu.units, Math.max(1, counts.blocks));
  const resident = Math.min(gpu.warps, Math.max(1, Math.ceil(counts.warps / used)));
  const fresh = freshShare(counts);
  const costs = instructions.map((one, at) => costOf(one, all[at]!, gpu, counts, fresh));
  const sum = (of: (cost: Cost) => number): number =>
    costs.reduce((total, one) => total + of(one), 0);
  const memoryBytes = (counts.sectorsRead + counts.sectorsWritten) * counts.sectorBytes;
  const bytesPerCycle = (gpu.gigabytesPerSecond * 1000) / gpu.megahertz;
  const parts: Record<Bound, number> = {
    issue: sum(({ issue }) => issue) / (used * gpu.schedulers),
    'load-store': sum(({ unit }) => unit) / used,
    cache: sum(({ bytes }) => bytes) / ((gpu.cacheBytes * used) / gpu.units),
    memory: memoryBytes / bytesPerCycle,
    latency: sum(({ latency }) => latency) / (used * resident),
  };
  const [bound] = (Object.keys(parts) as Bound[]).sort((a, b) => parts[b] - parts[a]);
  const { flops, isDouble } = flopsOf(instructions, all);
  const peakFlops = 2e6 * gpu.units * gpu.megahertz * (isDouble ? gpu.f64 : gpu.f32);
  const estimate = {
    product: gpu.product,
    microseconds: parts[bound!] / gpu.megahertz,
    bound: bound!,
    parts,
    flops,
    memoryBytes,
    peakFlops,
    peakBytes: gpu.gigabytesPerSecond * 1e9,
  };
  const perScheduler = Math.max(1, resident / gpu.schedulers);
  const cycles = costs.map(({ issue, unit, latency }) => issue + unit + latency / perScheduler);
  return { estimate, cycles };
}

interface Cost {
  /** Cycles of a scheduler, of the load-store unit, and until the result is there. */
  readonly issue: number;
  readonly unit: number;
  readonly latency: number;
  /** From the second-level cache. */
  readonly bytes: number;
}

function costOf(
  one: InstructionCounts,
  { issues, isDouble, isMatrix }: Operation,
  gpu: GpuRow,
  { lanes, sectorBytes, lineBytes }: LaunchCounts,
  fresh: number,
): Cost {
  const { executed, spaces } = one;
  const { global, local, shared, scalar } = spaces;
  const width = isDouble && !isMatrix ? gpu.f64 : gpu.f32;
  const issue = executed * issues * Math.max(1, lanes / (width / gpu.schedulers));
  const sectors = (global?.sectors ?? 0) + (local?.sectors ?? 0) + (scalar?.sectors ?? 0);
  const bytes = sectors * sectorBytes;
  const lines = (global?.lines ?? 0) + (local?.lines ?? 0);
  const contended = (global?.contention ?? 0) + (shared?.contention ?? 0);
  const unit = Math.max(lines, bytes / Math.max(64, lineBytes)) + (shared?.passes ?? 0) + contended;
  const { arithmetic, shared: near, cache, memory } = gpu.latency;
  const far = fresh * memory + (1 - fresh) * cache;
  const waits =
    waiting(global) * far +
    waiting(scalar) * far +
    waiting(local) * cache +
    (shared === undefined ? 0 : waiting(shared) * near);
  // What the unit does one after the other comes behind the first result.
  return { issue, unit, bytes, latency: executed * issues * arithmetic + waits + unit };
}

/** Requests whose result a warp waits for: loads, and atomic operations. */
function waiting(space: InstructionCounts['spaces']['global']): number {
  return space === undefined || space.bytesRead === 0 ? 0 : space.requests;
}

/** The share of sectors that are touched for the first time. */
function freshShare({ instructions, sectorsRead, sectorsWritten }: LaunchCounts): number {
  const all = instructions.reduce(
    (sum, { spaces }) => sum + (spaces.global?.sectors ?? 0) + (spaces.scalar?.sectors ?? 0),
    0,
  );
  return all === 0 ? 0 : Math.min(1, (sectorsRead + sectorsWritten) / all);
}

function flopsOf(instructions: readonly InstructionCounts[], all: readonly Operation[]) {
  let flops = 0;
  let doubles = 0;
  for (const [at, { predicated, executed }] of instructions.entries()) {
    const { flops: each, isMatrix, isDouble } = all[at]!;
    const own = each * (isMatrix ? executed : predicated);
    flops += own;
    if (isDouble) doubles += own;
  }
  return { flops, isDouble: doubles * 2 > flops };
}

const issuesOnly =
  (all: readonly Operation[]) =>
  ({ executed }: InstructionCounts, at: number): number =>
    executed * all[at]!.issues;

/** `fma.rn.f32` of a line of PTX, `v_fma_f32` of one of AMDGCN. */
function nameOf(line: string): string {
  return /^\s*(?:[\w$.]+:\s*)?(?:@!?%\w+\s+)?([a-z][\w.:]*)/.exec(line)?.[1] ?? '';
}
