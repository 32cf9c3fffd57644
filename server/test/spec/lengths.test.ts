/** Lengths that other things say: what earlier launches leave, and files. */
import assert from 'node:assert/strict';
import { writeNpy } from '../../src/spec/index.ts';
import { kernelsOf, plan, run, wordsOf } from './kit.ts';

const SOURCE = `
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fill(y: *mut u32, n: u32) {
    let i = index();
    if i < n as usize { unsafe { *y.add(i) = i as u32 } }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn count(x: &[u32], b: *const u16, n: u32, y: *mut u32) {
    if index() == 0 { unsafe { *y = n; *y.add(1) = x.len() as u32; *y.add(2) = *b.add(2) as u32 } }
}
`;
const KERNELS = kernelsOf(SOURCE);
const FIRST = { kernel: 'fill', args: { y: '[0; n]', n: 40 } };

function second(args: object, more: object = {}) {
  const own = { kernel: 'count', args: { b: [1, 2, 3], y: '[0; 3]', ...args }, ...more };
  return plan(KERNELS, { launches: [FIRST, own] });
}

describe('lengths of launch specs', () => {
  it('are those of the buffer that contents come from', () => {
    for (const x of [
      'from(y)',
      'from(y, 0)',
      { init: 'from(y)' },
      { length: 40, init: 'from(y)' },
    ]) {
      const report = run(SOURCE, {
        launches: [
          FIRST,
          { kernel: 'count', args: { x, b: 'from(y)', n: 'x.len + b.len', y: '[0; 3]' } },
        ],
      });
      assert.deepEqual(wordsOf(report, 'y', 1), ['120', '40', '1']);
    }
    const { launches, problems } = second(
      { x: 'from(y)', n: 'x.len' },
      { grid: 'div_ceil(x.len, 16)', block: 16, expected: { x: 'from(y)', y: ['x.len'] } },
    );
    assert.deepEqual(problems, []);
    assert.deepEqual(launches[1]!.grid, [3, 1, 1]);
  });

  it('are refused where the buffer has another length', () => {
    assert.deepEqual(second({ x: { length: 30, init: 'from(y)' }, n: 'x.len' }).problems, [
      '"from(y)": `y` has 40 elements, the buffer 30',
    ]);
    const odd = plan(KERNELS, {
      launches: [
        { kernel: 'count', args: { x: [1], b: [1, 2, 3], n: 1, y: '[0; 3]' } },
        { kernel: 'fill', args: { y: 'from(b)', n: 'y.len' } },
      ],
    });
    assert.deepEqual(odd.problems, ['"from(b)": `b` has 6 bytes, no multiple of the 4 of `u32`']);
    assert.deepEqual(second({ x: 'from(z)', n: 'x.len' }).problems, [
      '"from(z)": no earlier launch has a buffer `z`',
    ]);
  });

  it('of files are known to sizes of the launch', () => {
    const bytes = new Uint8Array(Uint32Array.of(1, 2, 3, 4, 5, 6, 7, 8).buffer);
    const files = { 'x.npy': writeNpy('u32', [8], bytes), 'x.bin': bytes };
    for (const x of ['x.npy', 'x.bin', { file: 'x.npy' }, { init: 'x.bin' }]) {
      const spec = {
        kernel: 'count',
        grid: 'div_ceil(x.len, 4)',
        block: 'y.len',
        args: { x, b: [1, 2, 3], n: 'x.len', y: '[0; n]' },
      };
      const { launches, problems } = plan(KERNELS, spec, files);
      assert.deepEqual(problems, []);
      assert.deepEqual([launches[0]!.grid[0], launches[0]!.block[0]], [2, 8]);
    }
  });
});
