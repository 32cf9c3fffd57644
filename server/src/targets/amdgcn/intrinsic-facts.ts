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
  'lowest_lane',
  'readfirstlane_u32',
  'readfirstlane_u64',
  'readlane_u32',
  'readlane_u64',
  'wave_id',
  's_get_waveid_in_workgroup',
  's_get_barrier_state',
  's_barrier_signal_isfirst',
  's_memtime',
  's_getreg',
  's_bitreplicate',
  's_quadmask',
  's_wqm',
  's_sendmsg_rtn',
  'readfirstlane',
  'readlane',
  'icmp',
  'fcmp',
]);

const CLUSTER = /^cluster_(?:workgroup_)?(?:max_)?(?:flat_)?id/;

/** Suffixes that say which types an overloaded intrinsic is for. */
const SUFFIX = /_(?:v\d+)?(?:i\d+|f16|bf16|f32|f64|p\d+)$/;

/** A name without the suffixes of types that it is not known with. */
export function baseName(name: string, isKnown: (name: string) => boolean): string {
  let rest = name;
  while (!isKnown(rest) && SUFFIX.test(rest)) rest = rest.replace(SUFFIX, '');
  return rest;
}

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
  const name = baseName(bareName(symbol), (one) => UNIFORM.has(one));
  return UNIFORM.has(name) || CLUSTER.test(name) || name.startsWith('wave_reduce_');
}
