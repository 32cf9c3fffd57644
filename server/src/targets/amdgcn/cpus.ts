/**
 * AMD processors of the amdgcn target, one row each. A generation says how instructions are spelled
 * and which rules hold; a row adds what differs between chips of one generation. Adding a processor
 * of a known generation is a row.
 */
import type { Cpu, Limits } from '../target.ts';

/** Instruction set families that differ in spelling and encoding. */
export type Generation = 'gfx9' | 'gfx10' | 'gfx11' | 'gfx12';

export interface AmdCpu extends Cpu {
  readonly generation: Generation;
  /** Lanes of a wave. */
  readonly wave: 32 | 64;
  /** Registers of several words start at an even number (gfx90a, gfx942, gfx1250). */
  readonly alignedVgprs: boolean;
  /** All three work-item indices come packed into `v0`. */
  readonly packedIds: boolean;
  /** The hardware sets up the scratch base; otherwise the kernel does from user registers. */
  readonly architectedScratch: boolean;
  /** gfx940 family: other cache bits, `v_mov_b64`, further hazards. */
  readonly gfx940: boolean;
  /** gfx101x, RDNA 1: hazards of memory, and no offsets in generic addresses. */
  readonly gfx101: boolean;
  /** gfx1250 and gfx1251: clusters of workgroups, addresses that stay until they are translated. */
  readonly gfx1250: boolean;
  /** gfx90a family and later compute chips: a unified register file with accumulators. */
  readonly accumOffset: boolean;
  /** `v_fmac_f32`, the short form of a fused multiply-add. */
  readonly fmac: boolean;
  readonly maxVgprs: number;
  /** Waves that a SIMD holds at most. */
  readonly wavesPerSimd: number;
  /** Vector registers of a SIMD for one lane, and in what steps waves get them. */
  readonly vgprFile: number;
  readonly vgprStep: number;
  readonly maxSgprs: number;
  /** Vector instructions may read so many scalar operands. */
  readonly constantBus: number;
  /** Bytes of workgroup memory, and in what steps it is handed out. */
  readonly ldsBytes: number;
  readonly ldsStep: number;
}

const KIB = 1024;

const GFX9 = {
  generation: 'gfx9',
  wave: 64,
  alignedVgprs: false,
  packedIds: false,
  architectedScratch: false,
  gfx940: false,
  gfx101: false,
  gfx1250: false,
  accumOffset: false,
  fmac: true,
  maxVgprs: 256,
  wavesPerSimd: 10,
  vgprFile: 256,
  vgprStep: 4,
  maxSgprs: 102,
  constantBus: 1,
  ldsBytes: 64 * KIB,
  ldsStep: 512,
} as const;
const GFX90A = {
  ...GFX9,
  alignedVgprs: true,
  packedIds: true,
  accumOffset: true,
  wavesPerSimd: 8,
  vgprFile: 512,
  vgprStep: 8,
} as const;
const GFX942 = { ...GFX90A, architectedScratch: true, gfx940: true } as const;
/** RDNA 2. */
const GFX10 = {
  ...GFX9,
  generation: 'gfx10',
  wave: 32,
  maxSgprs: 106,
  wavesPerSimd: 16,
  vgprFile: 1024,
  vgprStep: 16,
  constantBus: 2,
} as const;
/** RDNA 1 gives out registers in smaller steps, and holds more waves. */
const GFX101 = { ...GFX10, gfx101: true, wavesPerSimd: 20, vgprStep: 8 } as const;
const GFX11 = {
  ...GFX10,
  generation: 'gfx11',
  packedIds: true,
  architectedScratch: true,
  vgprFile: 1536,
  vgprStep: 24,
} as const;
/** Two thirds of the registers: the smaller chips of GFX11. */
const GFX11_SMALL = { ...GFX11, vgprFile: 1024, vgprStep: 16 } as const;
const GFX12 = { ...GFX11, generation: 'gfx12' } as const;
/**
 * Of 1024 vector registers instructions name 256, and the others by a mode that this target does
 * not switch.
 */
const GFX1250 = {
  ...GFX12,
  gfx1250: true,
  alignedVgprs: true,
  vgprFile: 1024,
  vgprStep: 16,
  ldsBytes: 320 * KIB,
  ldsStep: 2048,
} as const;
const GFX950 = { ...GFX942, ldsBytes: 160 * KIB, ldsStep: 1280 } as const;
const VEGA = { ...GFX9, fmac: false } as const;

/** A generic target has what all of its processors have. */
export const AMD_CPUS: readonly AmdCpu[] = [
  { name: 'gfx900', title: 'Vega 10 (MI25)', ...VEGA },
  { name: 'gfx902', title: 'Vega (Ryzen 2000G, 3000G)', ...VEGA },
  { name: 'gfx904', title: 'Vega 12', ...VEGA },
  { name: 'gfx906', title: 'Vega 20 (MI50, MI60)', ...GFX9 },
  { name: 'gfx908', title: 'CDNA (MI100)', ...GFX9 },
  { name: 'gfx909', title: 'Vega (Raven 2)', ...VEGA },
  { name: 'gfx90a', title: 'CDNA 2 (MI210, MI250)', ...GFX90A },
  { name: 'gfx90c', title: 'Vega (Ryzen 4000G, 5000G)', ...VEGA },
  { name: 'gfx942', title: 'CDNA 3 (MI300)', ...GFX942 },
  { name: 'gfx950', title: 'CDNA 4 (MI350)', ...GFX950 },
  { name: 'gfx9-generic', title: 'generic GFX9', ...VEGA },
  { name: 'gfx9-4-generic', title: 'generic CDNA 3 and 4', ...GFX942 },
  { name: 'gfx1010', title: 'RDNA 1 (RX 5700)', ...GFX101 },
  { name: 'gfx1011', title: 'RDNA 1 (Pro V520)', ...GFX101 },
  { name: 'gfx1012', title: 'RDNA 1 (RX 5500)', ...GFX101 },
  { name: 'gfx1013', title: 'RDNA 1 (BC-250)', ...GFX101 },
  { name: 'gfx10-1-generic', title: 'generic RDNA 1', ...GFX101 },
  { name: 'gfx1030', title: 'RDNA 2 (RX 6800, RX 6900)', ...GFX10 },
  { name: 'gfx1031', title: 'RDNA 2 (RX 6700)', ...GFX10 },
  { name: 'gfx1032', title: 'RDNA 2 (RX 6600)', ...GFX10 },
  { name: 'gfx1033', title: 'RDNA 2 (Steam Deck)', ...GFX10 },
  { name: 'gfx1034', title: 'RDNA 2 (RX 6400, RX 6500)', ...GFX10 },
  { name: 'gfx1035', title: 'RDNA 2 (Ryzen 6000)', ...GFX10 },
  { name: 'gfx1036', title: 'RDNA 2 (Ryzen 7000)', ...GFX10 },
  { name: 'gfx10-3-generic', title: 'generic RDNA 2', ...GFX10 },
  { name: 'gfx1100', title: 'RDNA 3 (RX 7900)', ...GFX11 },
  { name: 'gfx1101', title: 'RDNA 3 (RX 7700, RX 7800)', ...GFX11 },
  { name: 'gfx1102', title: 'RDNA 3 (RX 7600)', ...GFX11_SMALL },
  { name: 'gfx1103', title: 'RDNA 3 (Ryzen 7040, 8040)', ...GFX11_SMALL },
  { name: 'gfx1150', title: 'RDNA 3.5 (Ryzen AI 300)', ...GFX11_SMALL },
  { name: 'gfx1151', title: 'RDNA 3.5 (Ryzen AI Max)', ...GFX11 },
  { name: 'gfx1152', title: 'RDNA 3.5 (Ryzen AI 300)', ...GFX11_SMALL },
  { name: 'gfx1153', title: 'RDNA 3.5', ...GFX11_SMALL },
  { name: 'gfx11-generic', title: 'generic RDNA 3', ...GFX11_SMALL },
  { name: 'gfx1200', title: 'RDNA 4 (RX 9060)', ...GFX12 },
  { name: 'gfx1201', title: 'RDNA 4 (RX 9070)', ...GFX12 },
  { name: 'gfx12-generic', title: 'generic RDNA 4', ...GFX12 },
  { name: 'gfx1250', title: 'CDNA 5 (MI400)', ...GFX1250 },
  { name: 'gfx1251', title: 'CDNA 5', ...GFX1250 },
];

export const DEFAULT_AMD_CPU = 'gfx90a';

const BY_NAME = new Map(AMD_CPUS.map((cpu) => [cpu.name, cpu]));

/** The row of a processor, or undefined when there is none of that name. */
export function findAmdCpu(name: string): AmdCpu | undefined {
  return BY_NAME.get(name);
}

export function amdLimits(cpu: AmdCpu): Limits {
  return {
    maxThreadsPerGroup: 1024,
    maxRegistersPerThread: cpu.maxVgprs,
    registersPerGroup: 65536,
    staticWorkgroupBytes: cpu.ldsBytes,
    maxWorkgroupBytes: cpu.ldsBytes,
    kernelParamBytes: 4096,
    waveSize: cpu.wave,
  };
}

/**
 * Vector registers a kernel may use so that a workgroup of `threads` still fits on a compute unit
 * with four SIMDs.
 */
export function vgprLimit(cpu: AmdCpu, threads: number): number {
  const waves = Math.max(1, Math.ceil(threads / cpu.wave / 4));
  const share = Math.floor(cpu.vgprFile / waves / cpu.vgprStep) * cpu.vgprStep;
  return Math.min(cpu.maxVgprs, share);
}
