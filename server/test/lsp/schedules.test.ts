/**
 * The fuzzer of schedules, in part: `npm run test:nightly` runs more chains, and `npm run
 * fuzz:schedules` as many as there is time for.
 */
import assert from 'node:assert/strict';
import { type FreshAnswers, scheduleChain } from '../fuzz/schedules/session.ts';
import { isNightly } from '../kit/sample.ts';

const CHAINS = isNightly() ? 40 : 2;
const SCHEDULES = isNightly() ? 100 : 5;
const EVENTS = 20;

const fresh: FreshAnswers = new Map();

describe('lsp: schedules', () => {
  for (let seed = 1; seed <= CHAINS; seed++)
    it(`seed ${seed}: every request is answered, as by a fresh server`, async () => {
      const { failure, schedules } = await scheduleChain({
        seed,
        schedules: SCHEDULES,
        events: EVENTS,
        fresh,
      });
      assert.equal(failure, undefined);
      assert.equal(schedules, SCHEDULES);
    });
});
