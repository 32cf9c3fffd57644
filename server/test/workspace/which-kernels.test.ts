/** Which functions are listed as kernels, and what is said of those that have no code of their own. */
import assert from 'node:assert/strict';
import { createTestEngine } from '../language/programs.ts';

const PATH = '/app/src/lib.rs';
const TEXT = `#![no_std]
pub struct S;
impl S {
    #[unsafe(no_mangle)]
    pub unsafe extern "gpu-kernel" fn method(out: *mut f32) {
        unsafe { *out = 1.0 }
    }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn of_any<T: Copy, const N: usize>(out: *mut T) {}
`;

describe('which functions are kernels', () => {
  const engine = createTestEngine();
  before(() => engine.setFile(PATH, TEXT));

  it('methods are, in the order of the text', () => {
    assert.deepEqual(
      engine.kernels(PATH).map(({ name }) => name),
      ['method', 'of_any'],
    );
    const { summary, problems } = engine.emit(PATH, 'ptx', {});
    assert.deepEqual([summary.map(({ kernel }) => kernel), problems], [['method'], []]);
  });

  it('a generic one that is asked for says why there is nothing to see', () => {
    const { summary, problems } = engine.emit(PATH, 'ptx', { kernel: 'of_any' });
    assert.deepEqual(summary, []);
    assert.deepEqual(
      problems.map(({ code, message }) => `${code}: ${message.split(';')[0]}`),
      ['generic: generic: kernel `of_any` has code only for what is given for `T`, `N`'],
    );
  });
});
