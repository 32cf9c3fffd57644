/** Shapes of workgroups that are tried where no launch is known. */
import type { ThreadId } from './workgroup-conflict.ts';

/**
 * For kernels in two dimensions: square, wide and tall ones, because a kernel that is right for its
 * own shape has threads in each other's places in most others.
 */
export const PLANES: readonly ThreadId[] = [
  [8, 8, 1],
  [16, 16, 1],
  [32, 8, 1],
  [8, 32, 1],
  [4, 64, 1],
  [64, 4, 1],
  [128, 2, 1],
  [2, 128, 1],
  [32, 32, 1],
];

/** Block shapes that a finding must hold in when no launch is known. */
export const LINES: readonly ThreadId[] = [
  [64, 1, 1],
  [256, 1, 1],
  [1024, 1, 1],
];
/** Fewer threads than any part of launch-sized memory is made for. */
export const FEW: ThreadId = [16, 1, 1];
export const FEW_IN_ROWS: ThreadId = [4, 4, 1];
