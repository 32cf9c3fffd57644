/**
 * How memory serves the lanes of a warp: sectors, lines and banks, by vendor and generation.
 *
 * NVIDIA: a line has 128 bytes in four sectors of 32 (CUDA C++ Best Practices Guide, "Coalesced
 * Access to Global Memory"); shared memory has 32 banks of 4 bytes, and accesses of 8 and 16 bytes
 * are served by half and by quarter warps (Nsight Compute, Profiling Guide, "Shared Memory").
 *
 * AMD: lines of the vector cache have 64 bytes on GFX9 up to gfx90a, and 128 on gfx942, gfx950
 * (CDNA 3 ISA) and from GFX10 on (RDNA whitepaper). LDS has 32 banks of 4 bytes, 64 on gfx950
 * (CDNA 4 ISA). In a cycle the banks serve 32 words: the lanes whose words these can be are those
 * of "Understanding AMD GPU LDS and Bank Conflicts" (ROCm, Composable Kernel).
 */

export interface MemoryRules {
  readonly lanes: number;
  readonly sectorBytes: number;
  readonly lineBytes: number;
  readonly banks: number;
  /** By lane the phase in which workgroup memory serves it, when each lane accesses `bytes`. */
  phases(bytes: number, isLoad: boolean): Phases;
}

export interface Phases {
  readonly count: number;
  readonly of: Uint8Array;
}

/** As many consecutive lanes in a phase as its words can be of. */
function consecutive(lanes: number, most: number): Phases {
  const size = Math.min(lanes, most);
  return { count: lanes / size, of: Uint8Array.from({ length: lanes }, (_, l) => l / size) };
}

/** Lanes in a phase that accesses 32 words, of so many bytes each; a power of two. */
function lanesAtOnce(bytes: number): number {
  const words = Math.max(1, Math.ceil(bytes / 4));
  return Math.max(1, 2 ** Math.floor(Math.log2(32 / words)));
}

/** Loads of 16 bytes on CDNA: groups of four lanes, paired as the reference says. */
const WIDE_LOADS: Phases = {
  count: 8,
  of: Uint8Array.from({ length: 64 }, (_, lane) => {
    const four = (lane >> 2) & 7;
    return (lane >> 5) * 4 + [0, 1, 2, 3, 1, 0, 3, 2][four]!;
  }),
};

function rules(
  lanes: number,
  sectorBytes: number,
  lineBytes: number,
  banks: number,
  choose: MemoryRules['phases'],
): MemoryRules {
  const known = new Map<number, Phases>();
  return {
    lanes,
    sectorBytes,
    lineBytes,
    banks,
    phases: (bytes, isLoad) => {
      const key = bytes * 2 + Number(isLoad);
      let found = known.get(key);
      if (found === undefined) {
        found = choose(bytes, isLoad);
        known.set(key, found);
      }
      return found;
    },
  };
}

export function nvidiaRules(): MemoryRules {
  return rules(32, 32, 128, 32, (bytes) => consecutive(32, lanesAtOnce(bytes)));
}

/** `cpu` as LLVM names it. */
export function amdRules(cpu: string, generation: number, lanes: number): MemoryRules {
  const isWide = generation >= 10 || /^gfx9(?:4.|50|-4)/.test(cpu);
  const line = isWide ? 128 : 64;
  const banks = cpu === 'gfx950' ? 64 : 32;
  return rules(lanes, line, line, banks, (bytes, isLoad) =>
    bytes === 16 && isLoad && lanes === 64 && generation === 9
      ? WIDE_LOADS
      : consecutive(lanes, lanesAtOnce(bytes)),
  );
}
