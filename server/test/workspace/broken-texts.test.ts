/**
 * Broken texts of each kind that we read get answers: nothing throws, and no answer holds the words
 * of a crash that somebody caught. `npm run fuzz:texts` runs more of them.
 */
import assert from 'node:assert/strict';
import { KINDS } from '../fuzz/texts/kinds.ts';
import { failureOf, textOf } from '../fuzz/texts/run.ts';
import { isNightly } from '../kit/index.ts';

/** A Rust text takes twenty times as long as one of the others. */
const COUNTS: Readonly<Record<string, number>> = { rust: isNightly() ? 40 : 20 };
const COUNT = isNightly() ? 200 : 100;

describe('broken texts', () => {
  for (const kind of Object.keys(KINDS)) {
    it(`of ${kind} are answered`, () => {
      const failures: string[] = [];
      for (let seed = 1; seed <= (COUNTS[kind] ?? COUNT); seed++) {
        const failure = failureOf(kind, textOf(kind, seed));
        if (failure !== undefined) failures.push(`${seed}: ${failure}`);
      }
      assert.deepEqual(failures, []);
    });
  }
});
