/**
 * What activating the extension costs the extension host in processor time. Time on the clock depends on what else the machine
 * does: `npm run bench activation` prints it, and so do the tests in real VS Code.
 */
import assert from 'node:assert/strict';
import { measureActivation, median } from '../kit/activation.ts';

/** Milliseconds; the bar of the whole is 50 on the clock. */
const MOST = 25;

describe('client: activation', () => {
  it(`costs at most ${MOST} ms of processor time`, function () {
    this.timeout(60_000);
    const times = Array.from({ length: 5 }, () => measureActivation().processor);
    assert.ok(median(times) > 0);
    assert.ok(median(times) <= MOST, times.join(', '));
  });
});
