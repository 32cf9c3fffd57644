/**
 * Which intrinsics give all lanes the same, and which only compute. Names without the prefix
 * `amdgcn.`.
 */

const UNIFORM = new Set([
  'groupstaticsize',
  'dispatch_id',
  'wavefrontsize',
  's_getpc',
  's_memrealtime',
  'ballot',
  'ballot_i32',
  'readfirstlane_u32',
  'readfirstlane_u64',
  'readlane_u32',
  'readlane_u64',
  'wave_reduce_umin',
  'wave_reduce_min',
  'wave_reduce_umax',
  'wave_reduce_max',
  'wave_reduce_add',
  'wave_reduce_and',
  'wave_reduce_or',
  'wave_reduce_xor',
  'wave_id',
  's_get_waveid_in_workgroup',
  's_get_barrier_state',
  's_barrier_signal_isfirst',
]);

/** The bare name of an intrinsic, from our own spelling or LLVM's. */
export function bareName(symbol: string): string {
  const name = symbol.startsWith('llvm.') ? symbol.slice(5) : symbol;
  return name.startsWith('amdgcn.') ? name.slice(7).replaceAll('.', '_') : name;
}

/**
 * All lanes of a wave get the same result. The analyses speak of workgroups, but what they conclude
 * is only used for waves here.
 */
export function isUniformIntrinsic(symbol: string): boolean {
  return UNIFORM.has(bareName(symbol));
}
