/** Calls of a function by position, and which of them something lives across. */
import { CALL, type MFunc, type MInst } from '../code.ts';
import type { Ranges } from './ranges.ts';

export class Calls {
  readonly insts: MInst[] = [];
  private readonly positions: number[] = [];

  constructor(fn: MFunc, { blockStart }: Ranges) {
    fn.blocks.forEach((block, b) => {
      block.insts.forEach((inst, i) => {
        if (inst.op !== CALL) return;
        this.insts.push(inst);
        this.positions.push(blockStart[b]! + 2 * i);
      });
    });
  }

  /**
   * Indexes of the calls in front of which a unit with these ranges is written and behind which it
   * is read.
   */
  within(ranges: readonly number[]): number[] {
    const { positions } = this;
    const out: number[] = [];
    if (positions.length === 0) return out;
    for (let i = 0; i < ranges.length; i += 2)
      for (let c = this.firstFrom(ranges[i]!); positions[c]! < ranges[i + 1]! - 1; c++) out.push(c);
    return out;
  }

  private firstFrom(pos: number): number {
    let low = 0;
    let high = this.positions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.positions[middle]! < pos) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
