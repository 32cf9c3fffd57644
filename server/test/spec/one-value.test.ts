/** Values behind references, and variants of enums, in the forms that people write. */
import assert from 'node:assert/strict';
import { checkExpectations } from '../../src/ide/run/results.ts';
import { Problems } from '../../src/spec/index.ts';
import { kernelsOf, plan } from './kit.ts';

const KERNELS = kernelsOf(`
#[repr(u16)] #[derive(Clone, Copy)] pub enum Mode { Shift = 10, Upper = 20, Keep = 30 }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(
    modes: &[Mode; 5], many: *const Mode, taps: &[u16; 4], cells: &[[u8; 2]; 3],
    key: &(u16, [u8; 4]), keys: &[(u16, [u8; 2]); 2],
) {}
`);

const ARGS = {
  modes: 'Keep',
  many: '[Keep; 2]',
  taps: [1, 2, 3, 4],
  cells: 'i',
  key: [1, [2, 3, 4, 5]],
  keys: '[i; 2]',
};

function bytesOf(args: object, name: string): readonly number[] {
  const { launches, problems } = plan(KERNELS, { args: { ...ARGS, ...args } });
  assert.deepEqual(problems, []);
  const { contents } = launches[0]!.buffers.find((one) => one.name === name)!;
  return contents.kind === 'bytes' ? [...contents.bytes] : [];
}

function mistakes(args: object): readonly string[] {
  return plan(KERNELS, { args: { ...ARGS, ...args } }).problems;
}

describe('values of launch specs', () => {
  it('fill with variants by their names', () => {
    const all = [30, 0, 30, 0, 30, 0, 30, 0, 30, 0];
    for (const modes of ['Keep', '[Keep; 5]', 'Mode::Keep', '[ Mode::Keep; 5 ]', 30])
      assert.deepEqual(bytesOf({ modes }, 'modes'), all);
    assert.deepEqual(
      bytesOf({ many: '[if(i % 2 == 0, Upper, Shift); 3]' }, 'many'),
      [20, 0, 10, 0, 20, 0],
    );
    const [wrong] = mistakes({ modes: '[Kept; 5]' });
    assert.match(wrong!, /: there is no `Kept`; the variants are `Shift`, `Upper`, `Keep`, /);
    assert.match(
      mistakes({ modes: '[7; 5]' })[0]!,
      /`Mode` has no variant 7; it has `Shift` = 10, /,
    );
  });

  it('count the values of an array behind a reference', () => {
    assert.deepEqual(bytesOf({ taps: '[i + 1; 4]' }, 'taps'), [1, 0, 2, 0, 3, 0, 4, 0]);
    for (const cells of ['[i; 3]', '[i; 6]', '[i; 1]', 'i', [0, 1, 2, 3, 4, 5]])
      assert.deepEqual(bytesOf({ cells }, 'cells'), [0, 1, 2, 3, 4, 5]);
    assert.match(mistakes({ taps: '[i; 5]' })[0]!, /: `\[u16; 4\]` takes 4 values, these are 5$/);
  });

  it('are of the index in lists of an object for all elements', () => {
    const kernels = kernelsOf(`
#[repr(C)] #[derive(Clone, Copy)] pub struct Cell { at: [u8; 3], n: (u8, u8) }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(cells: *mut Cell, n: u8) {}
`);
    const init = { at: ['i', 0, 'i + n'], n: ['2 * i', 9] };
    const spec = {
      args: { cells: { length: 2, init }, n: 5 },
      expected: { cells: { value: init } },
    };
    const { launches, problems } = plan(kernels, spec);
    assert.deepEqual(problems, []);
    const { contents } = launches[0]!.buffers[0]!;
    assert.deepEqual(
      contents.kind === 'bytes' && [...contents.bytes],
      [0, 0, 5, 0, 9, 1, 0, 6, 2, 9],
    );
  });

  it('take lists for tuples behind references', () => {
    assert.deepEqual(
      bytesOf({ key: [258, [3, 4, 5, 6]] }, 'key')
        .slice()
        .sort(),
      [1, 2, 3, 4, 5, 6],
    );
    assert.deepEqual(bytesOf({ key: [[258, [3, 4, 5, 6]]] }, 'key').length, 6);
    const keys = [
      [1, [2, 3]],
      [4, [5, 6]],
    ];
    assert.deepEqual(bytesOf({ keys }, 'keys'), bytesOf({ keys: [keys] }, 'keys'));
  });

  it('name the fields beside them', () => {
    const kernels = kernelsOf(`
#[repr(C)] #[derive(Clone, Copy)] pub struct Size { w: u32, h: u32 }
#[repr(C)] pub struct Job { src: *const u8, n: u32, size: Size, last: u32, out: *mut u8 }
#[repr(C)] pub struct Plain { twice: u32, n: u32 }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(job: Job, by: &Job, p: Plain, list: *const Plain) {}
`);
    const job = (path: string) => ({
      src: `[i; ${path}.size.w * ${path}.size.h + ${path}.last]`,
      n: `${path}.src.len`,
      size: [4, 3],
      last: 7,
      out: `[0; ${path}.n]`,
    });
    const spec = (one: object) => ({
      args: {
        job: one,
        by: job('by'),
        p: { twice: 'p.n * 2', n: 3 },
        list: [[1, 2], { twice: 3, n: 4 }],
      },
      expected: {
        'job.out': 'job.n + job.size.w + p.twice',
        'by.out': { value: 'by.n + by.size.w + by[0].last', ulp: 1 },
      },
    });
    const { launches, problems } = plan(kernels, spec(job('job')));
    assert.deepEqual(problems, []);
    assert.deepEqual(launches[0]!.buffers.map(({ name, length }) => `${name} ${length}`).sort(), [
      'by 1',
      'by.out 19',
      'by.src 19',
      'job.out 19',
      'job.src 19',
      'list 2',
    ]);
    const own = new Problems();
    checkExpectations(launches, () => undefined, own);
    assert.deepEqual(own.found, []);
    assert.equal(new DataView(launches[0]!.args[2]!.bytes.buffer).getUint32(0, true), 6);
    assert.deepEqual(plan(kernels, spec({ ...job('job'), last: -1 })).problems, [
      '-1: -1 is out of range for `u32`; its bits are written "0xffffffff"',
    ]);
  });
});
