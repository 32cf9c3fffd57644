/** Programs by number. */
import type { Feature } from './features/kit.ts';
import { groupProgram } from './groups.ts';
import { emptyWorld, threadProgram } from './items.ts';
import type { Node } from './program.ts';

/**
 * The program with this number: every fifth is for a group of threads, the others for one thread;
 * with `only` all have that feature.
 */
export function generate(seed: number, only?: Feature): readonly Node[] {
  const world = emptyWorld(seed);
  if (only !== undefined) return threadProgram(world, only);
  return seed % 5 === 0 ? groupProgram(world) : threadProgram(world);
}
