/** Types and constants that LLVM's intrinsics for NVIDIA are called with in tests. */

/** What LLVM's definitions say with `any`: pointers are generic ones. */
export function nvidiaOverloads(base: string): readonly string[] {
  const atomic = /atomic\.\w+\.gen\.([fi])/.exec(base)?.[1];
  if (atomic !== undefined) return [`${atomic}32`, 'ptr', `${atomic}32`];
  const load = /ldu\.global\.([fi])/.exec(base)?.[1];
  if (load !== undefined) return [`${load}32`, 'ptr'];
  if (/nvvm\.(?:flo|fsh[lr])/.test(base)) return ['i32'];
  return /nvvm\.(?:ex2|tanh|fabs)/.test(base) ? ['f32'] : ['ptr'];
}

/** Constants that the intrinsic accepts. */
export function nvidiaConstant(base: string): number {
  if (base.includes('setmaxnreg')) return 32;
  if (/tensormap_generic\.acquire|applypriority/.test(base)) return 128;
  return /mma\.sp|st\.bulk/.test(base) ? 0 : 1;
}
