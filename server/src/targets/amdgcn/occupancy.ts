/**
 * Occupancy on AMD GPUs, with the numbers and steps of LLVM's AMDGPU back end. A workgroup lives on
 * one compute unit, from GFX10 on one work-group processor of two; either has four SIMDs, over
 * which its waves are spread.
 */
import { fromLimits, type OccupancyModel, roundUp } from '../occupancy.ts';
import { findAmdCpu } from './cpus.ts';

const SIMDS = 4;
const MAX_THREADS = 1024;
/** Scalar registers of a SIMD of GFX9; later chips give every wave the same number. */
const GFX9_SGPRS = 800;

/** The arithmetic for a processor. */
export function amdOccupancy(name: string): OccupancyModel | undefined {
  const cpu = findAmdCpu(name);
  if (!cpu) return undefined;
  const old = cpu.generation === 'gfx9';
  const perSimd = cpu.wavesPerSimd;
  const maxWaves = perSimd * SIMDS;
  const lds = old ? cpu.ldsBytes : 2 * cpu.ldsBytes;
  const step = cpu.vgprStep;
  // Barriers: one for each workgroup of more than one wave.
  const barriers = old ? 16 : 32;
  return {
    unit: old ? 'CU' : 'WGP',
    waveSize: cpu.wave,
    maxWaves,
    maxThreadsPerGroup: MAX_THREADS,
    source: 'LLVM, AMDGPU back end',
    facts: [
      { name: 'waves per SIMD', value: perSimd },
      { name: `SIMDs per ${old ? 'CU' : 'WGP'}`, value: SIMDS },
      { name: 'workgroups of several waves', value: barriers },
      { name: 'VGPRs per SIMD', value: cpu.vgprFile },
      { name: 'VGPRs come in steps of', value: step },
      ...(old ? [{ name: 'SGPRs per SIMD', value: GFX9_SGPRS }] : []),
      { name: `bytes of LDS per ${old ? 'CU' : 'WGP'}`, value: lds },
      { name: 'bytes of LDS per workgroup at most', value: cpu.ldsBytes },
      { name: 'bytes of LDS come in steps of', value: cpu.ldsStep },
    ],
    of({ threads, registers, scalarRegisters, workgroupBytes }) {
      const waves = Math.ceil(threads / cpu.wave);
      const slots = (perWave: number, file: number): number =>
        Math.floor((SIMDS * Math.min(perSimd, Math.floor(file / perWave))) / waves);
      const vgprs = roundUp(Math.max(1, registers), step);
      const sgprs = Math.max(1, scalarRegisters ?? 1);
      const groups = waves === 1 ? maxWaves : barriers;
      return fromLimits(
        [
          { resource: 'threads', groups: threads > MAX_THREADS ? 0 : Math.floor(maxWaves / waves) },
          { resource: 'workgroups', groups },
          { resource: 'registers', groups: slots(vgprs, cpu.vgprFile) },
          ...(old && scalarRegisters !== undefined
            ? [{ resource: 'scalar registers' as const, groups: slots(sgprs, GFX9_SGPRS) }]
            : []),
          {
            resource: 'workgroup memory',
            groups:
              workgroupBytes > cpu.ldsBytes
                ? 0
                : workgroupBytes === 0
                  ? groups
                  : Math.floor(lds / roundUp(workgroupBytes, cpu.ldsStep)),
          },
        ],
        waves,
      );
    },
  };
}
