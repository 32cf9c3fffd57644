/** A program that rustc refuses has no text, in any target and form, and does not run. */
import assert from 'node:assert/strict';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel)]\n';
const KERNEL = '#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn';
const PATH = '/p/lib.rs';

function engineOf(text: string) {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  engine.setFile(PATH, HEAD + text);
  return engine;
}

const MISSING_ARM = `enum Way { Up, Down, Left }
${KERNEL} k(out: *mut u32, n: u32) {
    let way = if n > 3 { Way::Up } else { Way::Left };
    unsafe { *out = match way { Way::Up => 1, Way::Down => 2 } };
}
`;

describe('programs that rustc refuses', () => {
  it('have no text, and a problem with rustc\u2019s code at its place', () => {
    const engine = engineOf(MISSING_ARM);
    for (const options of [{}, { form: 'llvm-ir' }] as const) {
      const { problems, summary } = engine.emit(PATH, 'ptx', options);
      assert.deepEqual(summary, []);
      assert.deepEqual(
        problems.map(({ message }) => message),
        ['rustc refuses this: E0004: non-exhaustive patterns: `Way::Left` not covered'],
      );
      assert.equal(
        (HEAD + MISSING_ARM).slice(problems[0]!.span.start, problems[0]!.span.end),
        'way',
      );
    }
  });

  it('are none for what a library had in another version, or asks `unsafe` for', () => {
    const engine = engineOf('');
    engine.setFile(
      PATH,
      `use cuda_device::thread::Runtime2DIndex;
use cuda_device::{DisjointSlice, kernel, thread};
#[kernel]
pub fn twice(a: &[f32], mut c: DisjointSlice<f32>) {
    let at = thread::index_1d();
    if let Some(out) = c.get_mut(at) { *out = a[at.get()]; }
}
#[kernel]
pub fn rows(mut out: DisjointSlice<f32, Runtime2DIndex>) {
    if let Some(at) = thread::index_2d_runtime(&out) {
        if let Some(one) = out.get_mut(at) { *one = 1.0; }
    }
}
`,
    );
    assert.deepEqual(engine.emit(PATH, 'ptx', {}).problems, []);
  });

  it('are none for arrays with the length of a constant', () => {
    const engine = engineOf(`const W: usize = 4;
struct Table { rows: [[u8; W]; 2] }
fn sum(rows: &[[u8; W]; 2]) -> u32 { rows[1][W - 1] as u32 }
${KERNEL} k(t: *const Table, out: *mut u32) { unsafe { *out = sum(&(*t).rows) } }
`);
    assert.deepEqual(
      engine.check(PATH, 'ptx').filter(({ code }) => /^E\d/.test(code)),
      [],
    );
    assert.deepEqual(engine.emit(PATH, 'ptx', {}).problems, []);
  });

  it('have one where that is allowed', () => {
    const { problems, summary } = engineOf(MISSING_ARM).emit(PATH, 'ptx', { allowInvalid: true });
    assert.deepEqual(problems, []);
    assert.equal(summary.length, 1);
  });

  it('are not executed', () => {
    const engine = engineOf(MISSING_ARM);
    const { kernels, problems } = engine.executable(PATH, 'ptx');
    assert.deepEqual(kernels, []);
    assert.match(problems[0]!.message, /E0004/);
    assert.equal(engine.executable(PATH, 'ptx', { allowInvalid: true }).kernels.length, 1);
  });

  it('are named in coverage', () => {
    const [kernel] = engineOf(MISSING_ARM).analysed(PATH).kernels;
    assert.deepEqual(
      kernel!.reasons.map(({ code }) => code),
      ['E0004'],
    );
  });

  it('leave the other kernels of a file alone', () => {
    const other = `${KERNEL} other(out: *mut u32) { unsafe { *out = 1 } }\n`;
    const { summary } = engineOf(MISSING_ARM + other).emit(PATH, 'ptx');
    assert.equal(summary.length, 1);
  });

  it('are looked at again after an edit', () => {
    const engine = engineOf(MISSING_ARM);
    assert.equal(engine.emit(PATH, 'ptx').problems.length, 1);
    engine.setFile(PATH, HEAD + MISSING_ARM.replace('Way::Down =>', 'Way::Down | Way::Left =>'));
    assert.deepEqual(engine.emit(PATH, 'ptx').problems, []);
    engine.setFile(PATH, HEAD + MISSING_ARM);
    assert.equal(engine.emit(PATH, 'ptx').problems.length, 1);
  });
});
