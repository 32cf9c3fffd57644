/**
 * Large products of cases in part: `npm test` runs every n-th, the same each time, and
 * `npm run test:nightly` runs all. What a test covers is spread over its cases, so that each row
 * and each column of a product occurs in the part as well.
 */
import { updating } from './snapshot.ts';

/** Whether everything is run. */
export const isNightly = (): boolean => process.env['WARPLENS_NIGHTLY'] === '1';

/** Of a list every n-th, beginning with number `first`; all of it at night and for `UPDATE=1`. */
export function sampled<T>(list: readonly T[], every: number, first = 0): readonly T[] {
  return list.filter((_, i) => isSampled(i, every, first));
}

/** The same for the case with number `i`. */
export function isSampled(i: number, every: number, first = 0): boolean {
  return isNightly() || updating() || i % every === first % every;
}
