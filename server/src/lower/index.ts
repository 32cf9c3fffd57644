/** Public face of `lower`: typed bodies to MIR, monomorphising, with constant evaluation. */
export {
  type LoweredKernel,
  type LowerOptions,
  type LowerProblem,
  type LowerResult,
  lowerKernels,
  lowerPartially,
  type PartialKernel,
  reach,
} from './assemble.ts';
export type { ConstData } from './const-data.ts';
export { findExported } from './exported.ts';
export { type DeviceLibrary, deviceLibraryOf, libraryFn } from './foreign.ts';
export type { FnInstance, LaunchAsk, LoweredFn } from './instance.ts';
export { LAUNCH_SIZED } from './intrinsics/gpu.ts';
export { INTRINSIC_NAMES } from './intrinsics/index.ts';
export {
  intrinsicNames,
  type KnownIntrinsic,
  knownIntrinsic,
  type LlvmType,
} from './intrinsics/llvm/known.ts';
export { type IntrinsicMistake, intrinsicMistake } from './intrinsics/llvm/mistakes.ts';
export { type GivenKernel, givenKernel, type KernelRoot, rootParts } from './kernel-roots.ts';
export { findKernels, isKernel, kernelName } from './kernels.ts';
export { CODE, CONSTANTS, Lowering } from './lowering.ts';
export { NodeSpan } from './node-span.ts';
export { hashText, linkName, pathOf } from './symbols.ts';
export { type CallSite, Unsupported } from './unsupported.ts';
