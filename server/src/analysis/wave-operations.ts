/**
 * Instructions of a target that concern the lanes of one wave at most. What they order, if
 * anything, is memory between those lanes; threads of different waves still need a barrier.
 */
import type { Inst } from '../mir/index.ts';
import { concernsWarpOnly } from './asm-statements.ts';

/** Values that a thread reads or computes alone, without synchronization. */
const ALONE = [
  /^nvptx\.(?:laneid|warpid|nwarpid|warpsize|smid|lanemask\.\w+|clock|clock64|globaltimer)$/,
  /^nvptx\.(?:f16x2\.|(?:rsqrt|rcp|sqrt|tanh|div)\.approx\.|prmt$|dp4a\.|(?:dynamic|total)\.smem\.)/,
  /^amdgcn\.(?:mbcnt_lo|mbcnt_hi|wavefrontsize|perm|workitem_id_\w|dispatch_id|s_memrealtime|s_getpc)$/,
];

/** Lanes tell each other something, or wait for each other. */
const TOGETHER = [
  /^nvptx\.(?:(?:shfl|vote|match|redux)\.sync\b|activemask$|bar\.warp\.sync$)/,
  /^amdgcn\.(?:ballot|inverse_ballot|readfirstlane|readlane|writelane)(?:_u32|_u64)?$/,
  /^amdgcn\.(?:ds_permute|ds_bpermute|update_dpp|wave_barrier$|wave_reduce_|permlane)/,
];

function names(inst: Inst, patterns: readonly RegExp[]): boolean {
  const { symbol } = inst.attrs;
  if (inst.op !== 'gpu.intrinsic' && inst.op !== 'gpu.compute') return false;
  return symbol !== undefined && patterns.some((p) => p.test(symbol));
}

/** The number of the thread in its warp. */
export function isLane({ op, attrs }: Inst): boolean {
  return op === 'gpu.compute' && attrs.symbol === 'nvptx.laneid';
}

/** Concerns nobody but the thread. */
export function isAlone(inst: Inst): boolean {
  return names(inst, ALONE);
}

/** Concerns the lanes of the thread's wave. */
export function isWithinWave(inst: Inst): boolean {
  if (inst.op === 'gpu.asm') return concernsWarpOnly(`${inst.attrs.imm?.[0] ?? ''}`);
  return names(inst, TOGETHER);
}
