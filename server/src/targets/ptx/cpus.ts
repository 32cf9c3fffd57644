/**
 * NVIDIA processors that rustc's nvptx64 target accepts, with the PTX version it picks for each
 * (rustc 1.97, LLVM 22). Limits: CUDA C++ Programming Guide, "Technical Specifications per Compute
 * Capability".
 */
import type { Cpu, Limits } from '../target.ts';

export interface PtxCpu extends Cpu {
  /** Compute capability times ten: 80 for `sm_80`. */
  readonly sm: number;
  /** `a`: architecture-specific features, `f`: family-specific, empty: portable. */
  readonly suffix: '' | 'a' | 'f';
  /** PTX version times ten that the text is written for: 70 prints `.version 7.0`. */
  readonly ptx: number;
  /** Most bytes of workgroup memory a launch can ask for. */
  readonly maxShared: number;
}

const KIB = 1024;
const row = (name: string, ptx: number, title: string, sharedKib: number): PtxCpu => {
  const last = name.charAt(name.length - 1);
  const suffix = last === 'a' || last === 'f' ? last : '';
  return {
    name,
    title,
    ptx,
    suffix,
    sm: Number.parseInt(name.slice(3), 10),
    maxShared: sharedKib * KIB,
    alone: suffix === 'a',
  };
};

export const PTX_CPUS: readonly PtxCpu[] = [
  row('sm_70', 70, 'Volta (V100)', 96),
  row('sm_72', 70, 'Volta (Xavier)', 96),
  row('sm_75', 70, 'Turing (T4, RTX 20)', 64),
  row('sm_80', 70, 'Ampere (A100)', 163),
  row('sm_86', 71, 'Ampere (A10, RTX 30)', 99),
  row('sm_87', 74, 'Ampere (Orin)', 163),
  row('sm_88', 90, 'Ampere (automotive)', 163),
  row('sm_89', 78, 'Ada (L4, L40, RTX 40)', 99),
  row('sm_90', 78, 'Hopper (H100, H200)', 227),
  row('sm_90a', 80, 'Hopper, architecture-specific', 227),
  row('sm_100', 86, 'Blackwell (B100, B200)', 227),
  row('sm_100a', 86, 'Blackwell, architecture-specific', 227),
  row('sm_100f', 88, 'Blackwell, family-specific', 227),
  row('sm_101', 86, 'Blackwell (Thor, first name)', 227),
  row('sm_101a', 86, 'Blackwell (Thor, first name), architecture-specific', 227),
  row('sm_101f', 88, 'Blackwell (Thor, first name), family-specific', 227),
  row('sm_103', 88, 'Blackwell Ultra (B300)', 227),
  row('sm_103a', 88, 'Blackwell Ultra, architecture-specific', 227),
  row('sm_103f', 88, 'Blackwell Ultra, family-specific', 227),
  row('sm_110', 90, 'Blackwell (Thor)', 227),
  row('sm_110a', 90, 'Blackwell (Thor), architecture-specific', 227),
  row('sm_110f', 90, 'Blackwell (Thor), family-specific', 227),
  row('sm_120', 87, 'Blackwell (RTX 50)', 99),
  row('sm_120a', 87, 'Blackwell (RTX 50), architecture-specific', 99),
  row('sm_120f', 88, 'Blackwell (RTX 50), family-specific', 99),
  row('sm_121', 88, 'Blackwell (DGX Spark)', 99),
  row('sm_121a', 88, 'Blackwell (DGX Spark), architecture-specific', 99),
  row('sm_121f', 88, 'Blackwell (DGX Spark), family-specific', 99),
];

export const DEFAULT_PTX_CPU = 'sm_70';

const BY_NAME = new Map(PTX_CPUS.map((cpu) => [cpu.name, cpu]));

/** The row of a processor, or undefined when there is none of that name. */
export function findPtxCpu(name: string): PtxCpu | undefined {
  return BY_NAME.get(name);
}

/**
 * Kernel parameters may take 4352 bytes, with PTX 8.1 and sm_70 32764; static workgroup memory as
 * much as a launch gets where the code is for one architecture alone (what ptxas 13.0 accepts).
 */
export function ptxLimits(cpu: PtxCpu): Limits {
  return {
    maxThreadsPerGroup: 1024,
    maxRegistersPerThread: 255,
    registersPerGroup: 65536,
    staticWorkgroupBytes: cpu.suffix === 'a' ? cpu.maxShared : 48 * KIB,
    maxWorkgroupBytes: cpu.maxShared,
    kernelParamBytes: cpu.ptx >= 81 ? 32764 : 4352,
    waveSize: 32,
  };
}

/** Can blocks be launched in clusters? From sm_90 on (PTX ISA, `.explicitcluster`). */
export function hasClusters(cpu: string): boolean {
  return Number(/^sm_(\d+)/.exec(cpu)?.[1] ?? 0) >= 90;
}
