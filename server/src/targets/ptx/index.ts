/** The PTX target: NVIDIA GPUs from sm_70 on. */
import type { Target } from '../target.ts';
import { DEFAULT_PTX_CPU, findPtxCpu, PTX_CPUS, ptxLimits } from './cpus.ts';
import { emitPtx } from './emit-module.ts';
import { ptxOccupancy } from './occupancy.ts';

export { kernelParam } from './abi.ts';
export { constantSpace } from './globals.ts';
export { findIntrinsic, INTRINSICS, type IntrinsicRow, LLVM_NAMES } from './intrinsics.ts';

export const ptxTarget: Target = {
  name: 'ptx',
  title: 'PTX (NVIDIA)',
  triple: 'nvptx64-nvidia-cuda',
  fileExtension: '.ptx',
  cpus: PTX_CPUS,
  defaultCpu: DEFAULT_PTX_CPU,
  // `NVPTXTTIImpl::getUnrollingPreferences`: a quarter of the threshold, also at run time.
  unrolling: { limit: 75, runtime: true },
  shortDivision: true,
  dataLayout: {
    pointerSize: 8,
    i128Align: 16,
    maxAtomicBytes: 8,
    llvm: 'e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64',
  },
  limits(name) {
    const cpu = findPtxCpu(name);
    if (cpu === undefined) throw new Error(`unknown processor ${name}`);
    return ptxLimits(cpu);
  },
  occupancy: ptxOccupancy,
  languageVersion: (name) => findPtxCpu(name)?.ptx,
  emitModule: emitPtx,
};
