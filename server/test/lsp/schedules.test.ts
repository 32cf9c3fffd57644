/**
 * The fuzzer of schedules, in part: `npm run test:nightly` runs more chains, and `npm run
 * fuzz:schedules` as many as there is time for.
 */
import assert from 'node:assert/strict';
import { scheduleChain } from '../fuzz/schedules/session.ts';
import { isNightly } from '../kit/sample.ts';

const CHAINS = isNightly() ? 40 : 2;
const SCHEDULES = isNightly() ? 100 : 5;
const EVENTS = 20;

describe('lsp: schedules', () => {
  for (let seed = 1; seed <= CHAINS; seed++)
    it(`seed ${seed}: every request is answered, as by a fresh server`, async () => {
      const { failure, schedules } = await scheduleChain(seed, SCHEDULES, EVENTS);
      assert.equal(failure, undefined);
      assert.equal(schedules, SCHEDULES);
    });
});
