/**
 * Which instructions of one target only compute, so that two of them may be merged, and may move
 * and go as they please.
 */

const COMPUTING =
  /^(?:nvptx\.(?:laneid|nwarpid|warpsize|lanemask\.\w+|(?:dynamic|total)\.smem\.size|f16x2\..+|\w+\.approx\.f32|prmt|dp4a\.\w+)|amdgcn\.(?:mbcnt_lo|mbcnt_hi|perm|wavefrontsize|groupstaticsize|dispatch_id))$/;

/** `gpu.compute` for those of a name that only compute, `gpu.intrinsic` for the others. */
export function targetOp(symbol: string): 'gpu.compute' | 'gpu.intrinsic' {
  return COMPUTING.test(symbol) ? 'gpu.compute' : 'gpu.intrinsic';
}
