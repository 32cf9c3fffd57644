/** Along how many of x, y and z a kernel tells its threads apart. */
import type { Func } from '../mir/index.ts';
import { sizeAsked } from './dispatch-packet.ts';

/** Does the code ask for threads, and if `sizes` for sizes, along one, two or three dimensions? */
export function dimensionsOf({ blocks }: Pick<Func, 'blocks'>, sizes = true): number {
  let most = 1;
  for (const { insts } of blocks) {
    for (const inst of insts) {
      const dim = inst.op === 'gpu.thread.id' ? inst.attrs.dim : sizes && sizeAsked(inst);
      most = Math.max(most, dim === 'z' ? 3 : dim === 'y' ? 2 : 1);
    }
  }
  return most;
}
