/** Launch specs as people write them: forms of arguments, what is made up, mistakes. */
import assert from 'node:assert/strict';
import { readElement } from '../../src/emulate/index.ts';
import { checkExpectations } from '../../src/ide/run/results.ts';
import { Problems, writeNpy } from '../../src/spec/index.ts';
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
      /`\[u8; 2\]` takes 2 values, this list has 3$/,
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
      '`y` has 100 elements, all 0',
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

  const PARTS = kernelsOf(`
#[repr(u8)] #[derive(Clone, Copy)] pub enum Op { Add = 1, Mul = 4 }
#[repr(C)] pub struct Job { src: *const f32, n: u32 }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn parts(job: Job, jobs: *const Job, rows: &[[f32; 2]], op: Op, ops: *const Op,
    big: *mut u128, one: &mut u32, flags: *const bool, rate: f32, n: u32) {}
`);

  /** Bytes of a buffer, or a scalar's text, of a launch with these arguments. */
  const filled = (args: object, name: string, more: object = {}): readonly number[] => {
    const { launches, problems } = plan(PARTS, { block: 1, args, ...more });
    assert.deepEqual(problems, []);
    const { contents } = launches[0]!.buffers.find((one) => one.name === name)!;
    return contents.kind === 'bytes' ? [...contents.bytes] : [];
  };

  it('gives memory the type of the pointers to it, in buffers too', () => {
    const memory = { x: '[i; 3]', y: [1, 2] };
    const args = { job: { src: { same: 'x' }, n: 3 }, jobs: [{ src: { same: 'y' }, n: 2 }] };
    assert.equal(filled(args, 'x', { memory }).length, 12);
    const { launches } = plan(PARTS, { block: 1, args, memory });
    const { contents } = launches[0]!.buffers.find(({ name }) => name === 'jobs')!;
    assert.deepEqual(contents.kind === 'bytes' && contents.addresses, [{ offset: 0, buffer: 'y' }]);
  });

  it('takes one object for all elements that are addresses', () => {
    const kernels = kernelsOf(`
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(rows: *const *const f32) {}
`);
    const rows = { length: 3, init: { init: '[i; 4]' } };
    const { launches, problems } = plan(kernels, { args: { rows } });
    assert.deepEqual(problems, []);
    const [, { contents } = { contents: undefined }] = launches[0]!.buffers;
    const own = contents?.kind === 'bytes' ? contents.addresses : undefined;
    assert.deepEqual(
      own?.map(({ offset }) => offset),
      [0, 8, 16],
    );
  });

  it('takes fields, other arguments in any order, and paths', () => {
    assert.deepEqual(filled({ one: 'n + job.n', job: { n: 5 }, n: 7 }, 'one'), [12, 0, 0, 0]);
    assert.deepEqual(filled({ one: 'big.len', big: '[1 << 100; n]', n: 3 }, 'one'), [3, 0, 0, 0]);
    assert.deepEqual(filled({ ops: ['Mul', 'Op::Add', 4] }, 'ops'), [4, 1, 4]);
    assert.equal(filled({ one: [7] }, 'one')[0], 7);
    assert.equal(filled({ big: '[n << 64; 2]', n: 1 }, 'big')[8], 1);
  });

  it('takes sizes by expressions of numbers', () => {
    const spec = {
      grid: ['div_ceil(n, 4)', 2],
      block: 'n',
      workgroup_mem: '8 * n',
      args: { n: 6 },
    };
    const { launches, problems } = plan(PARTS, spec);
    assert.deepEqual(problems, []);
    const { grid, block, dynamicBytes } = launches[0]!;
    assert.deepEqual([grid, block, dynamicBytes], [[2, 2, 1], [6, 1, 1], 48]);
  });

  it('takes sizes by parts of structs and by lengths', () => {
    const grid = (args: object, text: string) => {
      const { launches, problems } = plan(PARTS, { grid: text, args });
      assert.deepEqual(problems, []);
      return launches[0]!.grid[0];
    };
    assert.equal(grid({ job: { src: [1], n: 7 } }, 'job.n'), 7);
    assert.equal(grid({ ops: '[1; n * 2]', n: 3 }, 'ops.len / 2'), 3);
    assert.equal(
      grid(
        {
          rows: [
            [1, 2],
            [3, 4],
          ],
        },
        'rows.len',
      ),
      2,
    );
  });

  it('takes null where a type has it', () => {
    const kernels = kernelsOf(`
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(a: Option<&u32>, b: Option<&[u32]>, c: core::ptr::NonNull<u8>, d: &u32) {}
`);
    const { launches, problems } = plan(kernels, { args: { a: null, b: null, c: [1], d: 2 } });
    assert.deepEqual(problems, []);
    assert.deepEqual(
      launches[0]!.args.map(({ addresses }) => addresses.length),
      [0, 0, 1, 1],
    );
    assert.deepEqual(plan(kernels, { args: { a: 5, b: [1, 2], c: '[0; 4]', d: 2 } }).problems, []);
    const wrong = plan(kernels, { args: { c: null, d: null } }).problems;
    assert.match(wrong.join(), /`NonNull<u8>` cannot be null.*`&u32` cannot be null/);
  });

  const mistakes: readonly [string, object, readonly RegExp[]][] = [
    [
      'a number below its type',
      { args: { n: -1 } },
      [/^-1: -1 is out of range for `u32`; its bits are written "0xffffffff"$/],
    ],
    [
      'a float beyond its type',
      { args: { rate: 1e60 } },
      [/^1e\+60: 1e\+60 is out of range for `f32`; write "inf" for infinity$/],
    ],
    [
      'a tag that is none',
      { args: { op: 2 } },
      [/^2: `Op` has no variant 2; it has `Add` = 1, `Mul` = 4$/],
    ],
    [
      'a variant that is none',
      { args: { op: 'Sub' } },
      [/`Sub` is not a number, and `Op` takes one: a variant, `Add`, `Mul`$/],
    ],
    ['tags by an expression', { args: { ops: '[i; 3]' } }, [/element 0: `Op` has no variant 0/]],
    [
      'booleans by an expression',
      { args: { flags: '[i; 3]' } },
      [/element 2: `bool` is `true` or `false`, not 2$/],
    ],
    [
      'rows that are too short',
      { args: { rows: [[1, 2], [3]] } },
      [/^\[3\]: `\[f32; 2\]` takes 2 values, this list has 1$/],
    ],
    [
      'the index in a list',
      { args: { flags: ['i'] } },
      [/`i` counts the elements of a whole buffer, and this is one number/],
    ],
    [
      'a field that is none',
      { args: { one: 'job.m', job: { n: 1 } } },
      [/`Job` of `job` has no field `m`; it has `.src`, `.n`$/],
    ],
    [
      'an expression for addresses',
      { args: { jobs: '[i; 3]' } },
      [/`Job` has addresses, which no expression gives; write one object/],
    ],
    [
      'memory that nothing points to',
      { memory: { x: [1] } },
      [/what `x` holds is not known: no pointer in `args` points to it/],
    ],
    [
      'a name of no buffer',
      { args: { job: { src: { same: 'x' }, n: 1 } } },
      [/there is no buffer `x`.*`memory` of the launch holds/],
    ],
    [
      'a code of no finding',
      { findings: ['out-of-bound'] },
      [/there is no finding `out-of-bound`; did you mean `out-of-bounds`\?$/],
    ],
    [
      'sizes that are none',
      { grid: 'm / 2', args: { n: 4 } },
      [/there is no `m`; allowed are `n`$/],
    ],
    [
      'a launch that is none',
      { args: { one: 'from(one, 3)' } },
      [/launch 3 is no earlier one with a buffer `one`$/],
    ],
    [
      'one mistake for one buffer',
      {
        args: { big: '[j; 3]', one: 'big[0]' },
        expected: { big: 'big[i]', one: 'one[0] + big[0]' },
      },
      [/there is no `j`/],
    ],
    [
      'all mistakes though the kernel is wrong',
      { kernel: 'part', args: { n: -1 } },
      [/no kernel `part`; did you mean `parts`\?$/, /^-1: /],
    ],
    [
      'all mistakes of a launch',
      { block: 2000, args: { n: 1.5, rate: 'fast', zz: 1 }, expected: { one: 'one[' } },
      [
        /2000 threads/,
        /unknown key `zz`/,
        /whole number, not 1.5/,
        /`fast` is not a number/,
        /expected a number/,
      ],
    ],
  ];
  for (const [name, spec, messages] of mistakes)
    it(`reports ${name}`, () => {
      const { launches, problems } = plan(PARTS, spec);
      const own = new Problems();
      checkExpectations(launches, () => undefined, own);
      const all = [...problems, ...own.found.map(({ message }) => message)];
      assert.equal(all.length, messages.length, all.join('\n'));
      for (const message of messages)
        assert.ok(
          all.some((one) => message.test(one)),
          all.join('\n'),
        );
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
      [/: `many` is not a number, and `u32` takes one; numbers of the launch are `a`$/],
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
      [/: the list has 1 value, the buffer 3 elements$/],
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

  it('reports a wrong number once, whatever depends on it', () => {
    const kernels = kernelsOf(`
#[repr(C)] pub struct Job { n: u32, src: *const f32 }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(job: Job, n: u32, x: *const f32, y: *mut f32) {}
`);
    const said = ['-4: -4 is out of range for `u32`; its bits are written "0xfffffffc"'];
    const of = (...launches: object[]) => plan(kernels, { launches }).problems;
    const job = { n: 3, src: '[0; n]' };
    const expected = { 'job.src': 'x[i]', y: 'job.src[i]' };
    assert.deepEqual(
      of({
        grid: 'div_ceil(n, 4)',
        args: { job, n: -4, x: { same: 'job.src' }, y: '[n; x.len]' },
        expected,
      }),
      said,
    );
    const first = { args: { job: { n: -4, src: [1] }, n: 4, x: [1], y: [1] } };
    const next = { job: { n: 3, src: 'from(job.src)' }, n: 'x.len', x: 'from(y)', y: '[0; n]' };
    assert.deepEqual(of(first, { args: next, expected }), said);
  });
});
