/**
 * What a kernel's code asks about the launch: which indices, and whether anything else tells its
 * threads apart.
 */
import { isLane } from '../../analysis/index.ts';
import { type DeviceCode, remember } from '../device-code.ts';

export interface IndexUse {
  /** Axes of which the index of the thread, or of the workgroup, is read. */
  readonly thread: ReadonlySet<string>;
  readonly group: ReadonlySet<string>;
  /** Sizes of the grid are read: indices of several axes may be made one. */
  readonly gridSize: boolean;
  /**
   * Lanes, atomic operations or instructions of the target: threads may share out work otherwise.
   */
  readonly otherwise: boolean;
  /** Writes memory in plain stores. */
  readonly stores: boolean;
}

/** Undefined where the code is not known as a whole. */
export const indexUse = remember((code: DeviceCode): IndexUse | undefined => {
  const fn = code.whole();
  if (fn === undefined) return undefined;
  const thread = new Set<string>();
  const group = new Set<string>();
  let otherwise = false;
  let stores = false;
  let gridSize = false;
  for (const { insts } of fn.blocks) {
    for (const inst of insts) {
      const { op, attrs } = inst;
      if (op === 'gpu.thread.id') thread.add(attrs.dim!);
      else if (op === 'gpu.workgroup.id') group.add(attrs.dim!);
      else if (op === 'gpu.grid.size') gridSize = true;
      else if (op === 'mem.store' || op === 'mem.copy') stores = true;
      else if (
        op.startsWith('atomic.') ||
        op === 'gpu.asm' ||
        op === 'gpu.compute' ||
        op === 'gpu.dispatch.ptr' ||
        op.startsWith('call') ||
        (op === 'gpu.intrinsic' && !/barrier|launch-sized/.test(attrs.symbol ?? '')) ||
        isLane(inst)
      )
        otherwise = true;
    }
  }
  return { thread, group, gridSize, otherwise, stores };
});
