/** The order of blocks in which loops stay together, of a wave's walk and of structured flow. */
import type { Loop, LoopForest } from '../../analysis/index.ts';

/** The same blocks, those of a loop side by side, at the place of its first one. */
export function drawLoopsTogether(order: readonly number[], loops: LoopForest): number[] {
  const out: number[] = [];
  const nest = (blocks: readonly number[], depth: number): void => {
    const groups = new Map<Loop, number[]>();
    const slots: (number | number[])[] = [];
    for (const b of blocks) {
      let loop = loops.loopOf(b);
      while (loop !== undefined && loop.depth > depth + 1) loop = loop.parent;
      if (loop === undefined || loop.depth !== depth + 1) {
        slots.push(b);
        continue;
      }
      const group = groups.get(loop);
      if (group !== undefined) group.push(b);
      else {
        const made = [b];
        groups.set(loop, made);
        slots.push(made);
      }
    }
    for (const slot of slots) {
      if (typeof slot === 'number') out.push(slot);
      else nest(slot, depth + 1);
    }
  };
  nest(order, 0);
  return out;
}
