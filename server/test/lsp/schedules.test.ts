/**
 * The fuzzer of schedules, in part: `npm run test:nightly` runs more sessions, and
 * `WARPLENS_SCHEDULES` says how many, from seed `WARPLENS_SEED` on.
 */
import assert from 'node:assert/strict';
import { scheduleSession } from '../fuzz/schedules/session.ts';
import { isNightly } from '../kit/sample.ts';

const SESSIONS = Number(process.env['WARPLENS_SCHEDULES'] ?? (isNightly() ? 200 : 3));
const FIRST = Number(process.env['WARPLENS_SEED'] ?? 1);
const EVENTS = 40;

describe('lsp: schedules', () => {
  for (let seed = FIRST; seed < FIRST + SESSIONS; seed++)
    it(`seed ${seed}: every request is answered, as by a fresh server`, async () => {
      assert.equal(await scheduleSession(seed, EVENTS), undefined);
    });
});
