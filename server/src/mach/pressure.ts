/**
 * How many register units are live at once at the worst place: an estimate of what an allocator
 * will need.
 */
import { forEachDef, forEachUse, type MachFunc, type Reg } from './code.ts';
import { computeLiveness } from './liveness.ts';

/** `units` gives the size of each class in registers; classes of size 0 are not counted. */
export function maxPressure(fn: MachFunc, units: readonly number[]): number {
  const live = computeLiveness(fn);
  const cost = (reg: Reg): number => units[fn.classes[reg]!]!;
  const mark = new Int32Array(fn.classes.length).fill(-1);
  let worst = 0;
  for (const block of fn.blocks) {
    const b = block.index;
    let now = 0;
    const begin = (reg: Reg): void => {
      if (mark[reg] !== b) {
        mark[reg] = b;
        now += cost(reg);
      }
    };
    const end = (reg: Reg): void => {
      if (mark[reg] === b) {
        mark[reg] = -1;
        now -= cost(reg);
      }
    };
    live.forEachLiveOut(b, begin);
    if (block.on >= 0) begin(block.on);
    worst = Math.max(worst, now);
    for (let i = block.insts.length - 1; i >= 0; i--) {
      const inst = block.insts[i]!;
      forEachDef(inst, begin);
      worst = Math.max(worst, now);
      if (inst.guard < 0) forEachDef(inst, end);
      forEachUse(inst, begin);
      worst = Math.max(worst, now);
    }
  }
  return worst;
}
