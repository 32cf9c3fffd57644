/** Launch specs as people write them: forms of arguments, what is made up, mistakes. */
import assert from 'node:assert/strict';
import { readElement } from '../../src/emulate/index.ts';
import { writeNpy } from '../../src/spec/index.ts';
import { kernelsOf, plan } from './kit.ts';

const SAXPY = kernelsOf(`
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn saxpy(a: f32, x: *const f32, y: *mut f32, n: u32) {
    let i = index();
    if i < n as usize { unsafe { *y.add(i) = a * *x.add(i) + *y.add(i) } }
}
`);

const SHAPES = kernelsOf(`
#[repr(C)] pub struct Vec3 { x: f32, y: f32, z: f32 }
#[repr(C)] pub struct Job<'a> { out: *mut u32, scale: u64, table: [u8; 4], input: &'a [u16] }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn shapes(p: *mut Vec3, v: Vec3, job: Job, big: u128, c: char, b: bool, s: &[[f32; 2]]) {}
`);

function floats(spec: unknown, name: string, files = {}): readonly number[] {
  const { launches, problems } = plan(SAXPY, spec, files);
  assert.deepEqual(problems, []);
  const { contents } = launches[0]!.buffers.find((one) => one.name === name)!;
  assert.equal(contents.kind, 'bytes');
  const bytes = contents.kind === 'bytes' ? contents.bytes : new Uint8Array();
  return [...new Float32Array(bytes.slice().buffer)];
}

describe('launch specs', () => {
  const forms: readonly [string, unknown, readonly number[]][] = [
    ['a list', [1, 2, 3], [1, 2, 3]],
    ['special floats', ['inf', '-inf', '0x10', '-0'], [Infinity, -Infinity, 16, -0]],
    ['an expression with its length', '[i * 0.5; 3]', [0, 0.5, 1]],
    ['a length from a number of the launch', '[a; n]', [2, 2]],
    ['zeros', { length: 2, init: 'zeros' }, [0, 0]],
    ['a number for all', { length: 'n + 1', init: 7 }, [7, 7, 7]],
    [
      'rows',
      [
        [1, 2],
        [3, 4],
      ],
      [1, 2, 3, 4],
    ],
    ['rows and columns', { shape: [2, 'n'], init: 'i' }, [0, 1, 2, 3]],
    ['a generator in the long form', { length: 2, init: [5, 6] }, [5, 6]],
    ['a file of NumPy', 'x.npy', [4, 5]],
    ['a raw file', { file: 'x.bin' }, [4, 5]],
  ];
  const bytes = new Uint8Array(Float32Array.of(4, 5).buffer);
  const files = { 'x.npy': writeNpy('f32', [2], bytes), 'x.bin': bytes };
  for (const [name, x, expected] of forms)
    it(`${name} for a buffer`, () =>
      assert.deepEqual(floats({ args: { a: 2, x, y: '[0; 2]', n: 2 } }, 'x', files), expected));

  it('takes a flat list for a reference to an array', () => {
    const kernels = kernelsOf(`
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn rows(t: &[u8; 2], m: *mut [u8; 2]) {}
`);
    const { launches, problems } = plan(kernels, { args: { t: [1, 2], m: [1, 2, 3, 4] } });
    assert.deepEqual(problems, []);
    const lists = launches[0]!.buffers.map(({ contents }) =>
      contents.kind === 'bytes' ? [...contents.bytes] : [],
    );
    assert.deepEqual(lists, [
      [1, 2],
      [1, 2, 3, 4],
    ]);
    assert.match(
      plan(kernels, { args: { t: [1, 2, 3], m: [1, 2] } }).problems[0]!,
      /the list has 3 values; `\[u8; 2\]` takes 2, or a multiple for several$/,
    );
  });

  it('takes lengths of host code only for a launch of its size', () => {
    const host = { from: 'main.rs:1', scalars: { n: 100n }, lengths: { x: 100, y: 100 } };
    const kernels = SAXPY.map((kernel) => ({ ...kernel, launches: [host] }));
    const lengthOfY = (args: object, more: object = {}): number => {
      const { launches, problems } = plan(kernels, { block: 32, args, ...more });
      assert.deepEqual(problems, []);
      return launches[0]!.buffers.find(({ name }) => name === 'y')!.length;
    };
    assert.equal(lengthOfY({ x: '[i; 100]' }), 100);
    assert.equal(lengthOfY({ n: 7 }), 7);
    assert.equal(lengthOfY({ n: 7 }, { expected: { y: [1, 2, 3, 4, 5, 6, 7, 8, 9] } }), 9);
    assert.equal(lengthOfY({ x: [1, 2, 3], n: 3 }), 3);
    assert.equal(lengthOfY({ x: '[i; 50]', n: 50 }), 50);
  });

  it('takes one launch at the top, or a list, by name or in order', () => {
    const by = (spec: unknown) => {
      const { launches, problems } = plan(SAXPY, spec);
      assert.deepEqual(problems, []);
      const { kernel, grid, block, args } = launches[0]!;
      return { kernel, grid, block, shown: args.map(({ shown }) => shown) };
    };
    const one = by({
      kernel: 'saxpy',
      grid: 2,
      block: [32, 2],
      args: { a: 2, x: [1], y: [1], n: 1 },
    });
    assert.deepEqual(one, {
      kernel: 'saxpy',
      grid: [2, 1, 1],
      block: [32, 2, 1],
      shown: ['2', undefined, undefined, '1'],
    });
    const listed = { launches: [{ grid: 2, block: [32, 2], args: [2, [1], [1], 1] }] };
    assert.deepEqual(by(listed), one);
    assert.deepEqual(
      by('{ /* comments */ "grid": 2, "block": [32, 2],\n "args": [2, [1], [1], 1], }'),
      one,
    );
  });

  it('fills what is left out by the types, and says so', () => {
    const { launches, problems } = plan(SAXPY, { grid: 2, args: { a: 3 } });
    assert.deepEqual(problems, []);
    const { block, buffers, assumed } = launches[0]!;
    assert.deepEqual(block, [64, 1, 1]);
    assert.deepEqual(
      buffers.map(({ name, length }) => [name, length]),
      [
        ['x', 100],
        ['y', 100],
      ],
    );
    assert.deepEqual(assumed, [
      'block 64',
      '`n` = 100',
      '`x` has 100 elements, x[i] = i',
      '`y` has 100 elements',
    ]);
  });

  it('reports values that their types cannot hold at the argument', () => {
    const { problems } = plan(SAXPY, { args: { n: 'inf', x: { length: 2, init: [1, 2, 3] } } });
    assert.equal(problems.length, 2, problems.join());
    assert.match(problems[0]!, /^"inf": /);
    const long = { name: 'x', buffer: 'u8', length: 2, init: { gen: 'values', values: ['inf'] } };
    const other = plan(undefined, { kernel: 'k', args: [long] });
    assert.equal(other.problems.length, 1, other.problems.join());
  });

  it('lays structs, pointers in them, arrays, wide integers and slices out', () => {
    const { launches, problems } = plan(SHAPES, {
      args: {
        p: [{ x: 1, y: 2, z: 3 }, [4, 5, 6]],
        v: { x: 1, y: 2, z: 3 },
        job: { out: '[0; 5]', scale: '0x1_0000_0000', table: [1, 2, 3, 4], input: [7, 8, 9] },
        big: '340282366920938463463374607431768211455',
        c: 'é',
        b: true,
        s: [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
      },
    });
    assert.deepEqual(problems, []);
    const { args, buffers } = launches[0]!;
    const arg = (name: string) => args.find((one) => one.name === name)!;
    const view = (name: string) => new DataView(arg(name).bytes.buffer);
    assert.deepEqual(
      buffers.map(({ name, length }) => [name, length]),
      [
        ['p', 2],
        ['job.out', 5],
        ['job.input', 3],
        ['s', 3],
      ],
    );
    assert.deepEqual([...new Float32Array(arg('v').bytes.buffer)], [1, 2, 3]);
    assert.equal(view('job').getBigUint64(8, true), 0x1_0000_0000n);
    assert.deepEqual([...arg('job').bytes.slice(16, 20)], [1, 2, 3, 4]);
    assert.equal(view('job').getBigUint64(32, true), 3n);
    assert.deepEqual(arg('job').addresses, [
      { offset: 0, buffer: 'job.out' },
      { offset: 24, buffer: 'job.input' },
    ]);
    assert.ok(arg('big').bytes.every((byte) => byte === 255));
    assert.equal(readElement(view('c'), 0, 'u32'), 0xe9);
    assert.deepEqual([arg('s').isSlice, view('s').getBigUint64(8, true)], [true, 3n]);
  });

  const ARGS = { a: 2, x: [1], y: [1], n: 1 };
  const wrong: readonly [string, unknown, readonly RegExp[]][] = [
    [
      'a key',
      { args: ARGS, expeced: {} },
      [/^"expeced": unknown key `expeced` in a spec; did you mean `expected`\?$/],
    ],
    [
      'a kernel',
      { kernel: 'saxpi', args: ARGS },
      [/^"saxpi": there is no kernel `saxpi`; did you mean `saxpy`\?$/],
    ],
    ['a parameter', { args: { ...ARGS, z: 1 } }, [/^"z": unknown key `z` in `saxpy`'s parameters/]],
    [
      'a type',
      { args: { ...ARGS, x: { type: 'f64', length: 1 } } },
      [/^"f64": `x` is `\*const f32`: its elements are `f32`, not `f64`$/],
    ],
    ['a number', { args: { ...ARGS, n: 1.5 } }, [/^1\.5: `u32` takes a whole number, not 1\.5$/]],
    ['a range', { args: { ...ARGS, n: 4294967296 } }, [/: 4294967296 is out of range for `u32`$/]],
    [
      'a name for a number',
      { args: { ...ARGS, n: 'many' } },
      [/: `many` is not a number, and `u32` takes one$/],
    ],
    [
      'an expression',
      { args: { ...ARGS, x: '[i +; 3]' } },
      [/: expected a number, a name or `\(`/],
    ],
    [
      'a file',
      { args: { ...ARGS, x: 'none.npy' } },
      [/: cannot read `none\.npy`; it is looked up beside the spec, in its project only$/],
    ],
    [
      'a length',
      { args: { ...ARGS, x: { length: 3, init: [1] } } },
      [/: the list has 1 values, the buffer 3 elements$/],
    ],
    [
      'a buffer',
      { args: ARGS, expected: { z: 1, n: 2 } },
      [/^"z": there is no buffer `z`; the launch has `x`, `y`$/, /^"n": `n` is passed by value/],
    ],
    [
      'sizes',
      { grid: [0], block: [1024, 2], args: ARGS },
      [/`grid` is a number, or a list/, /a block of 2048 threads exceeds 1024$/],
    ],
    ['a shape of JSON', '{ "args": [1, }', [/`\[` without its `\]`/]],
    [
      'arguments',
      { args: [1, [1], [1], 1, 1] },
      [/^1: `saxpy` takes 4 arguments: fn saxpy\(a: f32, x: \*const f32, y: \*mut f32, n: u32\)$/],
    ],
    [
      'a launch before',
      { args: { ...ARGS, x: 'from(z)' } },
      [/no earlier launch has a buffer `z`$/],
    ],
    [
      'a key given twice',
      '{ "grid": 1, "grid": 2, "args": { "a": 1 } }',
      [/^"grid": `grid` is given twice$/],
    ],
    [
      'a tolerance',
      { args: ARGS, expected: { y: { value: 1, abs: -1 } } },
      [/`abs` is a number of at least 0/],
    ],
    [
      'an unknown way to expect',
      { args: ARGS, expected: { y: { vaule: 1 } } },
      [/unknown key `vaule` .*did you mean `value`/, /nothing is expected here/],
    ],
    [
      'integers beyond 2^53',
      '{ "args": { "n": 9007199254740993 } }',
      [/write integers beyond 2\^53 as text/],
    ],
  ];
  for (const [name, spec, messages] of wrong)
    it(`refuses ${name} at its place`, () => {
      const { problems } = plan(SAXPY, spec);
      assert.equal(problems.length, messages.length, problems.join('\n'));
      for (const [at, message] of messages.entries()) assert.match(problems[at]!, message);
    });

  it('compares the long form with the types', () => {
    const long = (x: object) => ({
      launches: [
        {
          kernel: 'saxpy',
          grid: [1],
          block: [32],
          args: [
            { name: 'a', scalar: 'f32', value: 2 },
            { name: 'x', length: 3, role: 'in', ...x },
            { name: 'y', buffer: 'f32', length: 3, role: 'out' },
            { name: 'n', scalar: 'u32', value: 3 },
          ],
        },
      ],
    });
    assert.deepEqual(plan(SAXPY, long({ buffer: 'f32', init: { gen: 'iota' } })).problems, []);
    assert.match(
      plan(SAXPY, long({ buffer: 'f32', length: 2147483647 })).problems[0]!,
      /^2147483647: 2147483647 elements of 4 bytes exceed the limit of 268435456 bytes$/,
    );
    const [problem] = plan(SAXPY, long({ buffer: 'f64' })).problems;
    assert.match(problem!, /^"f64": `x` is `\*const f32`: its elements are `f32`, not `f64`$/);
    assert.match(
      plan(SAXPY, long({ slice: 'f32' })).problems[0]!,
      /`x` is `\*const f32`, not a slice$/,
    );
    assert.match(
      plan(SAXPY, long({ buffer: 'f32', lenght: 3 })).problems[0]!,
      /did you mean `length`\?$/,
    );
    assert.deepEqual(plan(undefined, long({ buffer: 'f64' })).problems, []);
    assert.match(
      plan(undefined, { kernel: 'k', args: [2] }).problems[0]!,
      /an argument is an object such as/,
    );
  });
});
