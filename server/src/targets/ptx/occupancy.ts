/**
 * Occupancy on NVIDIA GPUs. Numbers: CUDA C++ Programming Guide, "Technical Specifications per
 * Compute Capability"; steps of allocation: those the CUDA occupancy calculator uses. Registers are
 * handed out to warps in steps of 256, warps live on one of four partitions with a quarter of the
 * registers each, and from compute capability 8.0 on the system keeps 1 KiB of each workgroup's
 * shared memory for itself.
 */
import { fromLimits, type OccupancyModel, roundUp } from '../occupancy.ts';
import { findPtxCpu } from './cpus.ts';

const KIB = 1024;
const WARP = 32;
const REGISTERS = 64 * KIB;
const PARTITIONS = 4;
const REGISTER_STEP = 256;
const MAX_THREADS = 1024;
const MAX_REGISTERS = 255;

interface SmRow {
  readonly warps: number;
  readonly groups: number;
  /** KiB of shared memory on one SM. */
  readonly shared: number;
}

const sm = (warps: number, groups: number, shared: number): SmRow => ({ warps, groups, shared });

/**
 * By compute capability times ten. What the guide does not list is not here: no figure is better
 * than a guessed one.
 */
const BY_CAPABILITY: Readonly<Record<number, SmRow>> = {
  70: sm(64, 32, 96),
  72: sm(64, 32, 96),
  75: sm(32, 16, 64),
  80: sm(64, 32, 164),
  86: sm(48, 16, 100),
  87: sm(48, 16, 164),
  89: sm(48, 24, 100),
  90: sm(64, 32, 228),
  100: sm(64, 32, 228),
  101: sm(48, 24, 228),
  103: sm(64, 32, 228),
  110: sm(48, 24, 228),
  120: sm(48, 24, 100),
  121: sm(48, 24, 100),
};

/** The arithmetic for a processor; undefined when its numbers are not published. */
export function ptxOccupancy(name: string): OccupancyModel | undefined {
  const cpu = findPtxCpu(name);
  const row = cpu && BY_CAPABILITY[cpu.sm];
  if (!cpu || !row) return undefined;
  const modern = cpu.sm >= 80;
  const sharedStep = modern ? 128 : 256;
  const reserved = modern ? KIB : 0;
  return {
    unit: 'SM',
    waveSize: WARP,
    maxWaves: row.warps,
    maxThreadsPerGroup: MAX_THREADS,
    source: 'CUDA C++ Programming Guide, technical specifications per compute capability',
    facts: [
      { name: 'warps per SM', value: row.warps },
      { name: 'blocks per SM', value: row.groups },
      { name: 'registers per SM', value: REGISTERS },
      { name: 'registers of a warp come in steps of', value: REGISTER_STEP },
      { name: 'bytes of shared memory per SM', value: row.shared * KIB },
      { name: 'bytes of shared memory per block at most', value: cpu.maxShared },
      { name: 'bytes of shared memory come in steps of', value: sharedStep },
      { name: 'bytes of shared memory kept per block', value: reserved },
    ],
    of({ threads, registers, workgroupBytes }) {
      const warps = Math.ceil(threads / WARP);
      const perWarp = roundUp(Math.max(1, registers) * WARP, REGISTER_STEP);
      const warpsByRegisters = PARTITIONS * Math.floor(REGISTERS / PARTITIONS / perWarp);
      // A block whose warps do not fit when spread over the partitions cannot be launched at all.
      const fits = registers <= MAX_REGISTERS && perWarp * roundUp(warps, PARTITIONS) <= REGISTERS;
      const shared =
        workgroupBytes + reserved === 0 ? 0 : roundUp(workgroupBytes + reserved, sharedStep);
      return fromLimits(
        [
          {
            resource: 'threads',
            groups: threads > MAX_THREADS ? 0 : Math.floor(row.warps / warps),
          },
          { resource: 'workgroups', groups: row.groups },
          { resource: 'registers', groups: fits ? Math.floor(warpsByRegisters / warps) : 0 },
          {
            resource: 'workgroup memory',
            groups:
              workgroupBytes > cpu.maxShared
                ? 0
                : shared === 0
                  ? row.groups
                  : Math.floor((row.shared * KIB) / shared),
          },
        ],
        warps,
      );
    },
  };
}
