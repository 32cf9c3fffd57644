/**
 * What activating the extension costs the extension host, counted: code that is loaded, and calls
 * of functions in it. How long that takes depends on the machine: `npm run bench activation` prints
 * it, and so do the tests in real VS Code.
 */
import assert from 'node:assert/strict';
import { measureActivation } from '../kit/activation.ts';

const MOST_CODE = 20_000;
const MOST_CALLS = 200;

describe('client: activation', () => {
  it(`loads at most ${MOST_CODE} characters and calls at most ${MOST_CALLS} functions`, () => {
    const { code, calls } = measureActivation('count');
    assert.ok(code > 0 && code <= MOST_CODE, `${code} characters`);
    assert.ok(calls > 5 && calls <= MOST_CALLS, `${calls} calls`);
  });
});
