/** The table of rules, made by `tools/gen-rules.ts` from the files beside it. */
import type { Rule } from '../define-rule.ts';
import { asmInvalid } from './asm-invalid.ts';
import { asmSemicolonMissing } from './asm-semicolon-missing.ts';
import { atomicOrderingDropped } from './atomic-ordering-dropped.ts';
import { boundsCheckRemains } from './bounds-check-remains.ts';
import { budgetExceeded } from './budget-exceeded.ts';
import { buildStdMissing } from './build-std-missing.ts';
import { cargoConfigurationInvalid } from './cargo-configuration-invalid.ts';
import { commentInvalid } from './comment-invalid.ts';
import { configurationInvalid } from './configuration-invalid.ts';
import { cudaOxideAttribute } from './cuda-oxide-attribute.ts';
import { cudaOxideDeviceFunction } from './cuda-oxide-device-function.ts';
import { cudaOxideKernelSignature } from './cuda-oxide-kernel-signature.ts';
import { cudaOxideLaunchBounds } from './cuda-oxide-launch-bounds.ts';
import { cudaOxideLaunchContract } from './cuda-oxide-launch-contract.ts';
import { cudaOxideMacroCall } from './cuda-oxide-macro-call.ts';
import { cudaOxideUnsafeLaunch } from './cuda-oxide-unsafe-launch.ts';
import { deviceRecursion } from './device-recursion.ts';
import { deviceUndefinedFunction } from './device-undefined-function.ts';
import { deviceUnsupported } from './device-unsupported.ts';
import { divergentBarrier } from './divergent-barrier.ts';
import { failingCheck } from './failing-check.ts';
import { featureGateMissing } from './feature-gate-missing.ts';
import { float64Literal } from './float64-literal.ts';
import { globalRace } from './global-race.ts';
import { gpuKernelAsync } from './gpu-kernel-async.ts';
import { gpuKernelCall } from './gpu-kernel-call.ts';
import { gpuKernelGenericExport } from './gpu-kernel-generic-export.ts';
import { gpuKernelReturn } from './gpu-kernel-return.ts';
import { gpuKernelVariadic } from './gpu-kernel-variadic.ts';
import { gpuNameRenamed } from './gpu-name-renamed.ts';
import { hostCopySize } from './host-copy-size.ts';
import { improperGpuKernelArg } from './improper-gpu-kernel-arg.ts';
import { kernelAbiUnsupportedTarget } from './kernel-abi-unsupported-target.ts';
import { kernelMutableReference } from './kernel-mutable-reference.ts';
import { kernelNameDuplicate } from './kernel-name-duplicate.ts';
import { kernelNameInvalid } from './kernel-name-invalid.ts';
import { kernelParamSpace } from './kernel-param-space.ts';
import { launchAliasedBuffer } from './launch-aliased-buffer.ts';
import { launchArgumentCount } from './launch-argument-count.ts';
import { launchArgumentType } from './launch-argument-type.ts';
import { launchBoundsExceeded } from './launch-bounds-exceeded.ts';
import { launchBufferTooShort } from './launch-buffer-too-short.ts';
import { launchDimensions } from './launch-dimensions.ts';
import { launchFreedBuffer } from './launch-freed-buffer.ts';
import { launchGeometry } from './launch-geometry.ts';
import { launchOtherDevice } from './launch-other-device.ts';
import { launchUnknownKernel } from './launch-unknown-kernel.ts';
import { launchUnsynchronizedRead } from './launch-unsynchronized-read.ts';
import { launchWorkgroupMemory } from './launch-workgroup-memory.ts';
import { linkSectionIgnored } from './link-section-ignored.ts';
import { missingGpuKernelExportName } from './missing-gpu-kernel-export-name.ts';
import { mlirDeviceOperation } from './mlir-device-operation.ts';
import { mlirInvalid } from './mlir-invalid.ts';
import { mlirSyntax } from './mlir-syntax.ts';
import { namedBarrier } from './named-barrier.ts';
import { nvptxIndexType } from './nvptx-index-type.ts';
import { offloadKernelAttribute } from './offload-kernel-attribute.ts';
import { offloadKernelNotInstantiated } from './offload-kernel-not-instantiated.ts';
import { offloadKernelSignature } from './offload-kernel-signature.ts';
import { offloadLaunch } from './offload-launch.ts';
import { offloadNotCopiedBack } from './offload-not-copied-back.ts';
import { offloadRegionBorrow } from './offload-region-borrow.ts';
import { panicIsTrap } from './panic-is-trap.ts';
import { redundantBarrier } from './redundant-barrier.ts';
import { rustCudaAddressSpace } from './rust-cuda-address-space.ts';
import { rustCudaKernelArgs } from './rust-cuda-kernel-args.ts';
import { rustCudaKernelSignature } from './rust-cuda-kernel-signature.ts';
import { rustCudaRemovedApi } from './rust-cuda-removed-api.ts';
import { shuffleClamp } from './shuffle-clamp.ts';
import { targetCpuMissing } from './target-cpu-missing.ts';
import { targetCpuUnsupported } from './target-cpu-unsupported.ts';
import { targetFeatureUnknown } from './target-feature-unknown.ts';
import { unknownRule } from './unknown-rule.ts';
import { warpSyncMask } from './warp-sync-mask.ts';
import { workgroupMemEscape } from './workgroup-mem-escape.ts';
import { workgroupMemLimit } from './workgroup-mem-limit.ts';
import { workgroupMemMisaligned } from './workgroup-mem-misaligned.ts';
import { workgroupMemOffsetMisaligned } from './workgroup-mem-offset-misaligned.ts';
import { workgroupMemOutOfBounds } from './workgroup-mem-out-of-bounds.ts';
import { workgroupMemOverlap } from './workgroup-mem-overlap.ts';
import { workgroupMemUninit } from './workgroup-mem-uninit.ts';
import { workgroupMemUnused } from './workgroup-mem-unused.ts';
import { workgroupRace } from './workgroup-race.ts';
import { workgroupUndecided } from './workgroup-undecided.ts';

export const RULES: readonly Rule[] = [
  asmInvalid,
  asmSemicolonMissing,
  atomicOrderingDropped,
  boundsCheckRemains,
  budgetExceeded,
  buildStdMissing,
  cargoConfigurationInvalid,
  commentInvalid,
  configurationInvalid,
  cudaOxideAttribute,
  cudaOxideDeviceFunction,
  cudaOxideKernelSignature,
  cudaOxideLaunchBounds,
  cudaOxideLaunchContract,
  cudaOxideMacroCall,
  cudaOxideUnsafeLaunch,
  deviceRecursion,
  deviceUndefinedFunction,
  deviceUnsupported,
  divergentBarrier,
  failingCheck,
  featureGateMissing,
  float64Literal,
  globalRace,
  gpuKernelAsync,
  gpuKernelCall,
  gpuKernelGenericExport,
  gpuKernelReturn,
  gpuKernelVariadic,
  gpuNameRenamed,
  hostCopySize,
  improperGpuKernelArg,
  kernelAbiUnsupportedTarget,
  kernelMutableReference,
  kernelNameDuplicate,
  kernelNameInvalid,
  kernelParamSpace,
  launchAliasedBuffer,
  launchArgumentCount,
  launchArgumentType,
  launchBoundsExceeded,
  launchBufferTooShort,
  launchDimensions,
  launchFreedBuffer,
  launchGeometry,
  launchOtherDevice,
  launchUnknownKernel,
  launchUnsynchronizedRead,
  launchWorkgroupMemory,
  linkSectionIgnored,
  missingGpuKernelExportName,
  mlirDeviceOperation,
  mlirInvalid,
  mlirSyntax,
  namedBarrier,
  nvptxIndexType,
  offloadKernelAttribute,
  offloadKernelNotInstantiated,
  offloadKernelSignature,
  offloadLaunch,
  offloadNotCopiedBack,
  offloadRegionBorrow,
  panicIsTrap,
  redundantBarrier,
  rustCudaAddressSpace,
  rustCudaKernelArgs,
  rustCudaKernelSignature,
  rustCudaRemovedApi,
  shuffleClamp,
  targetCpuMissing,
  targetCpuUnsupported,
  targetFeatureUnknown,
  unknownRule,
  warpSyncMask,
  workgroupMemEscape,
  workgroupMemLimit,
  workgroupMemMisaligned,
  workgroupMemOffsetMisaligned,
  workgroupMemOutOfBounds,
  workgroupMemOverlap,
  workgroupMemUninit,
  workgroupMemUnused,
  workgroupRace,
  workgroupUndecided,
];
