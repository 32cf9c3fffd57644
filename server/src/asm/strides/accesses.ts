/**
 * Accesses of a warp whose lanes are a known number of bytes apart: lines of global memory, banks
 * of the memory that a block shares. One table says how the memories of the vendors are made.
 */
import { greatest } from '../../base/index.ts';
import { hasLoop, isInLoop, type Successors } from '../graph.ts';

/** How a GPU serves the accesses of a warp. */
export interface GpuMemory {
  /** Lanes of a warp, and what they are called. */
  readonly lanes: number;
  readonly warp: 'warp' | 'wave';
  /** What the memory of a block is called. */
  readonly shared: string;
  /** Bytes of a cache line, of which global memory gives a warp one after the other. */
  readonly line: number;
  /** Banks of shared memory, each 4 bytes wide. */
  readonly banks: number;
  /** Bytes of shared memory that are served at once, and lanes at most. */
  readonly together: number;
  readonly lanesTogether: number;
}

/**
 * NVIDIA: CUDA C++ Programming Guide, "Compute Capability 5.x" and later: 32 banks, 4 bytes a clock
 * each; accesses of 64 and 128 bits are served by halves and quarters of a warp.
 */
const NVIDIA: GpuMemory = {
  lanes: 32,
  warp: 'warp',
  shared: 'shared memory',
  line: 128,
  banks: 32,
  together: 128,
  lanesTogether: 32,
};

/** The memory of an NVIDIA GPU. */
export function nvidiaMemory(): GpuMemory {
  return NVIDIA;
}

/**
 * The memory of an AMD GPU in waves of so many lanes. LDS has 32 banks of 4 bytes and serves 32
 * lanes at once, 16 or 8 of them where they access 64 or 128 bits; gfx950 has 64 banks (ROCm,
 * "Understanding AMD GPU LDS and Bank Conflicts"). Lines are at most 128 bytes long, 64 in the
 * vector caches of GFX9.
 */
export function amdMemory(cpu: string, lanes: number): GpuMemory {
  const banks = cpu === 'gfx950' ? 64 : 32;
  return {
    lanes,
    warp: 'wave',
    shared: 'LDS',
    line: 128,
    banks,
    together: banks * BANK,
    lanesTogether: 32,
  };
}

/**
 * Bytes of a line of the vector caches: 64 up to CDNA 2, 128 in CDNA 3 and RDNA ("AMD Instinct
 * MI300 Instruction Set Architecture" and "RDNA Architecture" white paper, caches).
 */
export function amdCacheLine(cpu: string): number {
  return /^gfx9(?:0.|-generic)$/.test(cpu) ? 64 : 128;
}

/** Bytes of a bank. */
const BANK = 4;
/** Lanes that wait for one another at one bank, from which on it is worth a word. */
const MOST_LANES = 8;
/**
 * Which part of a lane's line is used by all accesses with its address, so that the line is no
 * waste.
 */
const USED = 1 / 4;

/** One access of all lanes. */
export interface StridedAccess<At> {
  /** What it is reported at. */
  readonly at: At;
  /** Its block of the flow graph. */
  readonly block: number;
  readonly memory: 'global' | 'shared';
  /** Stands for the address without the constant: accesses with the same one use the same lines. */
  readonly base: string;
  /** The constant behind the address, in bytes. */
  readonly offset: number;
  /** Bytes that one lane accesses. */
  readonly bytes: number;
  /** Bytes between neighbours. */
  readonly stride: number;
}

export type StrideReport<At> = (
  code: 'uncoalesced-access' | 'bank-conflict',
  at: At,
  message: string,
) => void;

/**
 * Lines of global memory that each lane needs for itself, and banks of shared memory that many
 * lanes want at once. `lanes` are those of a warp that lie next to one another in x.
 */
export function reportStrides<At>(
  accesses: readonly StridedAccess<At>[],
  next: Successors,
  gpu: GpuMemory,
  lanes: number,
  report: StrideReport<At>,
): void {
  const used = new Map<string, Set<number>>();
  const far: StridedAccess<At>[] = [];
  for (const access of accesses) {
    const { bytes, base, offset } = access;
    const stride = Math.abs(access.stride);
    if (access.memory === 'shared') {
      const most = conflicts(gpu, stride, bytes, lanes);
      if (most < MOST_LANES) continue;
      const message = `lanes access ${gpu.shared} ${stride} bytes apart: ${most} of a ${gpu.warp} meet at each bank and wait for one another`;
      report('bank-conflict', access.at, message);
    } else if (stride >= gpu.line && lanes === gpu.lanes) {
      const touched = used.get(base) ?? new Set<number>();
      used.set(base, touched);
      for (let at = 0; at < bytes; at++) touched.add(offset + at);
      far.push(access);
    }
  }
  const loops = far.length > 0 && hasLoop(next, 0);
  for (const { at, block, base, stride } of far) {
    if (used.get(base)!.size >= gpu.line * USED) continue;
    // Beside loops, what runs once costs little.
    if (loops && !isInLoop(next, block)) continue;
    const message = `lanes access global memory ${Math.abs(stride)} bytes apart, so that each of a ${gpu.warp}'s ${gpu.lanes} needs a line of its own`;
    report('uncoalesced-access', at, message);
  }
}

/** The most lanes that want different words of one bank at once. */
function conflicts(gpu: GpuMemory, stride: number, bytes: number, lanes: number): number {
  const { banks, lanesTogether } = gpu;
  const served = bytes <= BANK ? lanesTogether : Math.min(lanesTogether, gpu.together / bytes);
  const together = Math.min(lanes, served);
  const words = Array.from({ length: banks }, () => new Set<number>());
  for (let lane = 0; lane < together; lane++) {
    const first = Math.floor((lane * stride) / BANK);
    const last = Math.floor((lane * stride + bytes - 1) / BANK);
    for (let word = first; word <= last; word++) words[word % banks]!.add(word);
  }
  return greatest(words.map((set) => set.size));
}
