/** Expressions of launch specs: Rust's kinds of numbers, rounding of each operation, mistakes. */
import assert from 'node:assert/strict';
import { compileExpression, constantExpression, type Named } from '../../src/spec/expression.ts';
import type { Dtype } from '../../src/spec/index.ts';

const NAMES = new Map<string, Named>([
  ['n', { kind: 'number', value: 10, isInt: true }],
  ['a', { kind: 'number', value: 0.1, isInt: false }],
  ['x', { kind: 'buffer', length: 4, isInt: true, at: (i) => i * i }],
  ['f', { kind: 'buffer', length: 4, isInt: false, at: (i) => i + 0.5 }],
]);

function values(text: string, element: Dtype, length = 4): readonly (number | bigint)[] {
  const value = compileExpression(text, { element, length, names: NAMES });
  return Array.from({ length }, (_, i) => value(i));
}

describe('expressions of launch specs', () => {
  const cases: readonly [string, Dtype, readonly (number | bigint)[]][] = [
    ['i', 'u32', [0, 1, 2, 3]],
    ['i / 2', 'f32', [0, 0, 1, 1]],
    ['i * 0.5', 'f32', [0, 0.5, 1, 1.5]],
    ['2 * i + 1', 'u32', [1, 3, 5, 7]],
    ['-i', 'i32', [0, -1, -2, -3]],
    ['(i + 1) % 3', 'u8', [1, 2, 0, 1]],
    ['1 << i', 'u32', [1, 2, 4, 8]],
    ['0xff & (i | 4)', 'u32', [4, 5, 6, 7]],
    ['2 ** i', 'u64', [1, 2, 4, 8]],
    ['i == 2 || i > 2', 'bool', [0, 0, 1, 1]],
    ['if(i < 2, n, len)', 'u32', [10, 10, 4, 4]],
    ['min(i, 2) + max(i, 1)', 'u32', [1, 2, 4, 5]],
    ['x[i]', 'u32', [0, 1, 4, 9]],
    ['f[len - 1 - i]', 'f32', [3.5, 2.5, 1.5, 0.5]],
    ['sum(k, 0, i + 1, x[k])', 'u32', [0, 1, 5, 14]],
    ['product(k, 1, i + 1, k)', 'u32', [1, 1, 2, 6]],
    ['maximum(k, 0, i + 1, x[3 - k]) - minimum(k, 0, 2, x[k])', 'u32', [9, 9, 9, 9]],
    ['minimum(k, 0, 4, f[k])', 'f32', [0.5, 0.5, 0.5, 0.5]],
    ['div_ceil(n + i, 4)', 'u32', [3, 3, 3, 4]],
    ['sum(j, 0, 2, sum(k, 0, 2, j * k))', 'u32', [1, 1, 1, 1]],
    [
      '18446744073709551615 - i',
      'u64',
      [2n ** 64n - 1n, 2n ** 64n - 2n, 2n ** 64n - 3n, 2n ** 64n - 4n],
    ],
    ['abs(1 - i)', 'i32', [1, 0, 1, 2]],
    ['int(1.9) + i', 'i32', [1, 2, 3, 4]],
    ['sqrt(float(x[i]))', 'f64', [0, 1, 2, 3]],
  ];
  for (const [text, element, expected] of cases)
    it(`${text} as ${element}`, () => assert.deepEqual(values(text, element), expected));

  it('rounds each operation to the type of the element', () => {
    assert.equal(values('0.1 + 0.2', 'f32')[0], Math.fround(Math.fround(0.1) + Math.fround(0.2)));
    assert.equal(values('0.1 + 0.2', 'f64')[0], 0.1 + 0.2);
    // 16777217 is no f32.
    assert.equal(values('16777216.0 + 1.0 + 1.0', 'f32')[0], 16777216);
    assert.equal(values('65504.0 * 2.0', 'f16')[0], Number.POSITIVE_INFINITY);
    assert.equal(values('fma(0.1, 10.0, -1.0)', 'f32')[0], 1.4901161193847656e-8);
  });

  it('makes the same random numbers each time, within their bounds', () => {
    assert.deepEqual(values('random(1)', 'f32', 100), values('random(1)', 'f32', 100));
    assert.notDeepEqual(values('random(1)', 'f32'), values('random(2)', 'f32'));
    assert.ok(values('random(1)', 'f32', 100).every((v) => v >= 0 && v < 1));
    const range = values('random(3, -5, 5)', 'i32', 200);
    assert.ok(range.every((v) => v >= -5 && v < 5));
    assert.equal(new Set(range).size, 10);
    assert.deepEqual(
      [...values('permutation(1)', 'u32', 50)].sort((a, b) => Number(a) - Number(b)),
      [...Array(50).keys()],
    );
  });

  const wrong: readonly [string, RegExp, number][] = [
    ['i +', /^expected a number, a name or `\(`, found end of the expression$/, 3],
    ['(i', /^expected `\)`, found end of the expression$/, 2],
    ['i i', /^unexpected `i`$/, 2],
    ['y[i]', /^there is no buffer `y`; .*`x\[\.\.\]`/, 0],
    ['m + 1', /^there is no `m`; `i` is the index/, 0],
    ['x + 1', /^`x` is a buffer: write `x\[i\]`$/, 0],
    ['sine(i)', /^there is no function `sine`; expected one of .*`sin`/, 0],
    ['sqrt(1, 2)', /^`sqrt` takes 1 argument, found 2$/, 0],
    ['x[i * 0.5]', /^the index of `x` is not an integer$/, 0],
    ['x[i + 4]', /^`x\[4\]` is outside of its 4 elements$/, 0],
    ['1 / (i - i)', /^`\/` by zero$/, 2],
    ['1.5 & 2', /^`&` takes integers$/, 4],
    ['i $ 2', /^unexpected `\$`$/, 2],
    [`${'('.repeat(200)}1`, /^nesting exceeds 100 levels$/, 101],
  ];
  for (const [text, message, at] of wrong)
    it(`refuses ${text.slice(0, 20)}`, () =>
      assert.throws(() => values(text, 'f32'), { name: 'ExpressionError', message, at }));

  it('computes lengths from numbers alone', () => {
    assert.equal(constantExpression('n * n', NAMES), 100);
    assert.throws(
      () => constantExpression('i', NAMES),
      /`i` counts the elements of a whole buffer/,
    );
  });
});
