/**
 * How many blocks of a launch are on the GPU at once: those that its units have room for. Blocks
 * beyond that start when others have ended, so waiting for one of them is waiting for ever.
 */
import { TARGETS } from '../targets/index.ts';
import type { ExecuteTarget, LaunchInput } from './api.ts';

/**
 * Multiprocessors or compute units of the largest product with a processor, as its vendor's
 * datasheet has it: what does not fit there fits nowhere.
 */
const UNITS: Readonly<Record<string, number>> = {
  // NVIDIA: V100, Xavier, Titan RTX, A100, A40, Orin, L40S, H200, B200, B300, Thor, RTX PRO 6000.
  sm_70: 80,
  sm_72: 8,
  sm_75: 72,
  sm_80: 108,
  sm_86: 84,
  sm_87: 16,
  sm_89: 142,
  sm_90: 132,
  sm_100: 148,
  sm_103: 160,
  sm_110: 20,
  sm_120: 188,
  sm_121: 48,
  // AMD: Vega 64, MI50 and MI60, MI100, MI250, MI300X, MI355X, RX 6900 XT, RX 7900 XTX, RX 9070 XT.
  gfx900: 64,
  gfx906: 64,
  gfx908: 120,
  gfx90a: 110,
  gfx942: 304,
  gfx950: 256,
  gfx1030: 80,
  gfx1100: 96,
  gfx1201: 64,
};

/** The fewest registers that a kernel can take, so that they never limit what is certain. */
const REGISTERS = 16;
/** Blocks that are taken as resident where no figures are published. */
const UNKNOWN = 128;

/** Blocks of a launch that are resident at once at most; `fixedBytes`: of workgroup memory. */
export function residentBlocks(
  target: ExecuteTarget,
  { block, dynamicBytes = 0 }: LaunchInput,
  fixedBytes: number,
): number {
  const { name, cpu } = target;
  const units = UNITS[name === 'ptx' ? cpu.replace(/[af]$/, '') : cpu];
  const model = TARGETS[name]?.occupancy(cpu);
  if (units === undefined || model === undefined) return UNKNOWN;
  const workgroupBytes = fixedBytes + dynamicBytes;
  const threads = block[0] * block[1] * block[2];
  const { groups } = model.of({ threads, registers: REGISTERS, workgroupBytes });
  // Two compute units of AMD's newer chips make one unit of workgroup memory.
  return Math.max(1, Math.floor((units * groups) / (model.unit === 'WGP' ? 2 : 1)));
}
