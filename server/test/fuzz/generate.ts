/** Programs by number. */
import { groupProgram } from './groups.ts';
import { emptyWorld, threadProgram } from './items.ts';
import type { Node } from './program.ts';

/** The program with this number: every fifth is for a group of threads, the others for one thread. */
export function generate(seed: number): readonly Node[] {
  const world = emptyWorld(seed);
  return seed % 5 === 0 ? groupProgram(world) : threadProgram(world);
}
