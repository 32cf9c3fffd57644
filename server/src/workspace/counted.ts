/** Registers that an assembler has counted, as an input of the database. */
import { sameData } from '../base/index.ts';
import { input } from '../db/index.ts';
import type { CountedKernel } from './api.ts';

/** By content: GPU, kernel, length and hash of the text. */
export const COUNTED = input<string, CountedKernel | undefined>('registers counted', {
  initial: () => undefined,
  equal: sameData,
});
