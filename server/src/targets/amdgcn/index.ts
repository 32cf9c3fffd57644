/** The AMDGCN target: AMD GPUs from GFX9 on. */
import type { Target } from '../target.ts';
import { AMD_CPUS, amdLimits, DEFAULT_AMD_CPU, findAmdCpu } from './cpus.ts';
import { whyNoAmdCpu } from './cpus-without.ts';
import { emitAmdgcn } from './emit-module.ts';
import { amdOccupancy } from './occupancy.ts';

export { asmFacts } from './asm-text.ts';
export { type AmdCpu, findAmdCpu } from './cpus.ts';
export { bareName } from './intrinsic-facts.ts';
export { SymbolTable } from './symbols.ts';

export const amdgcnTarget: Target = {
  name: 'amdgcn',
  title: 'AMDGCN (AMD)',
  triple: 'amdgcn-amd-amdhsa',
  fileExtension: '.s',
  cpus: AMD_CPUS,
  defaultCpu: DEFAULT_AMD_CPU,
  whyNoCpu: whyNoAmdCpu,
  // `AMDGPUTTIImpl::getUnrollingPreferences`: known numbers of iterations only.
  unrolling: { limit: 150, runtime: false },
  shortDivision: false,
  dataLayout: {
    pointerSize: 8,
    i128Align: 8,
    maxAtomicBytes: 8,
    llvm: 'e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9',
  },
  limits(name) {
    const cpu = findAmdCpu(name);
    if (cpu === undefined) throw new Error(`unknown processor ${name}`);
    return amdLimits(cpu);
  },
  occupancy: amdOccupancy,
  emitModule: emitAmdgcn,
};
