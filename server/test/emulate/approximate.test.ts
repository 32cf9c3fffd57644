/**
 * The simulator's approximate instructions: their errors are within what the PTX ISA documents
 * (9.7.3), and are not zero.
 */
import assert from 'node:assert/strict';
import { approximateErrors, resultsOf } from '../kit/approximate.ts';

describe('approximate instructions of PTX', () => {
  it('have errors, within the documented ones', () => {
    for (const [{ op, bound }, { error, rounded }] of approximateErrors()) {
      assert.ok(error <= bound, `${op}: 2^${Math.log2(error)}`);
      assert.ok(rounded < 1, `${op}: each result is the correctly rounded one`);
    }
  });

  it('give zeros, ones and powers of two exactly', () => {
    const exact: readonly (readonly [op: string, x: number, result: number])[] = [
      ['ex2.approx.f32', -3, 0.125],
      ['ex2.approx.f32', 0, 1],
      ['ex2.approx.f32', -200, 0],
      ['lg2.approx.f32', 0.25, -2],
      ['lg2.approx.f32', 1, 0],
      ['lg2.approx.f32', 0, Number.NEGATIVE_INFINITY],
      ['rcp.approx.f32', -0.5, -2],
      ['rcp.approx.f32', Number.POSITIVE_INFINITY, 0],
      ['rsqrt.approx.f32', 16, 0.25],
      ['sqrt.approx.f32', 64, 8],
      ['sin.approx.f32', -0, -0],
      ['cos.approx.f32', 0, 1],
      ['cos.approx.f32', Number.POSITIVE_INFINITY, Number.NaN],
      ['tanh.approx.f32', 20, 1],
    ];
    const seen = resultsOf(exact.map(([op, x]) => ({ op, x: Float32Array.of(x, 0) })));
    assert.deepEqual(
      seen.map(([value]) => value),
      exact.map(([, , result]) => result),
    );
  });
});
