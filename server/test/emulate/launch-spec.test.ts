/**
 * Launch specs: every generator against values worked out by hand or by the corpus, and what is
 * wrong with a wrong one.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import {
  checkExpected,
  crc32,
  type Dtype,
  decodeBase64,
  encodeBase64,
  expandLaunch,
  expandLaunches,
  type Generator,
  generate,
  type Launch,
  type LaunchSpec,
  readElement,
  sizeOfDtype,
} from '../../src/emulate/index.ts';

const KERNELS = new URL('../../../test-fixtures/kernels/', import.meta.url);

function elements(dtype: Dtype, length: number, init: Generator): (number | bigint)[] {
  const bytes = generate(dtype, length, init, (launch, arg) =>
    launch === 0 && arg === 'x' ? Uint8Array.of(1, 2, 3, 4) : undefined,
  );
  const view = new DataView(bytes.buffer);
  return Array.from({ length }, (_, i) => readElement(view, i * sizeOfDtype(dtype), dtype));
}

describe('launch specs', () => {
  const cases: readonly [Dtype, number, Generator, (number | bigint)[]][] = [
    ['u32', 3, { gen: 'zeros' }, [0, 0, 0]],
    ['u16', 2, { gen: 'byte', value: 0xa5 }, [0xa5a5, 0xa5a5]],
    ['i8', 2, { gen: 'fill', value: -3 }, [-3, -3]],
    ['u64', 1, { gen: 'fill', value: '0xffffffffffffffff' }, [(1n << 64n) - 1n]],
    [
      'f32',
      2,
      { gen: 'fill', value: '-inf' },
      [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
    ],
    ['f64', 1, { gen: 'values', values: ['-0.0'] }, [-0]],
    ['f16', 2, { gen: 'values', values: [1.5, 65504] }, [1.5, 65504]],
    ['i32', 4, { gen: 'iota', start: 5, step: -2 }, [5, 3, 1, -1]],
    ['i32', 5, { gen: 'values', values: [1, 2] }, [1, 2, 1, 2, 1]],
    ['u8', 4, { gen: 'text', text: 'ab' }, [97, 98, 0, 0]],
    ['u16', 2, { gen: 'b64', b64: 'AQIDBA==' }, [0x201, 0x403]],
    ['u8', 4, { gen: 'from', launch: 0, arg: 'x' }, [1, 2, 3, 4]],
    [
      'u8',
      4,
      {
        gen: 'parts',
        parts: [
          [1, { gen: 'fill', value: 9 }],
          [3, { gen: 'iota' }],
        ],
      },
      [9, 0, 1, 2],
    ],
  ];
  for (const [dtype, length, init, expected] of cases) {
    it(`generates ${JSON.stringify(init)} as ${dtype}`, () =>
      assert.deepEqual(elements(dtype, length, init), expected));
  }

  it('generates permutations, and sorted values in order', () => {
    const perm = elements('u32', 100, { gen: 'perm', seed: 3 }).map(Number);
    assert.deepEqual(
      [...perm].sort((a, b) => a - b),
      Array.from({ length: 100 }, (_, i) => i),
    );
    const range = elements('i32', 50, { gen: 'range', seed: 3, lo: -10, hi: 10 }).map(Number);
    const sorted = elements('i32', 50, { gen: 'sorted', seed: 3, lo: -10, hi: 10 }).map(Number);
    assert.deepEqual(
      sorted,
      [...range].sort((a, b) => a - b),
    );
    assert.ok(range.every((v) => v >= -10 && v < 10));
  });

  it('agrees with every checksum of the corpus', () => {
    let buffers = 0;
    for (const file of readdirSync(KERNELS).filter((name) => name.endsWith('.json'))) {
      const spec = JSON.parse(readFileSync(new URL(file, KERNELS), 'utf8')) as LaunchSpec;
      // The expansion itself compares `init_crc32`, and expected bytes with their checksum.
      for (const launch of expandLaunches(spec))
        buffers += launch.args.filter((a) => a.kind === 'buffer').length;
    }
    assert.ok(buffers >= 115, String(buffers));
  });

  it('computes CRC-32 and base64', () => {
    assert.equal(crc32(new TextEncoder().encode('123456789')), 0xcbf43926);
    for (let n = 0; n < 5; n++) {
      const bytes = Uint8Array.from({ length: n }, (_, i) => 250 + i);
      assert.equal(encodeBase64(bytes), Buffer.from(bytes).toString('base64'));
      assert.deepEqual(decodeBase64(encodeBase64(bytes)), bytes);
    }
  });

  const launch = (arg: unknown, expected?: unknown): Launch =>
    ({
      kernel: 'k',
      grid: [1],
      block: [1, 2, 3],
      args: [arg],
      ...(expected ? { expected } : {}),
    }) as unknown as Launch;

  it('lays scalars and structures out', () => {
    const bytes = (arg: unknown): number[] => [
      ...expandLaunch(launch(arg), 0, () => undefined).args[0]!.bytes,
    ];
    assert.deepEqual(bytes({ name: 'n', scalar: 'u16', value: -1 }), [255, 255]);
    assert.deepEqual(bytes({ name: 'n', scalar: 'usize', value: 258 }), [2, 1, 0, 0, 0, 0, 0, 0]);
    const fields = [
      { name: 'a', type: 'u8', offset: 0, value: 7 },
      { name: 'b', type: 'f32', offset: 4, value: 1 },
    ];
    assert.deepEqual(
      bytes({ name: 's', struct: 'S', size: 8, fields }),
      [7, 0, 0, 0, 0, 0, 128, 63],
    );
    assert.deepEqual(
      expandLaunch(launch({ name: 'n', scalar: 'u8', value: 1 }), 0, () => undefined).block,
      [1, 2, 3],
    );
  });

  const wrong: readonly [string, unknown, RegExp][] = [
    [
      'an unknown element type',
      { name: 'x', buffer: 'u7', length: 1, role: 'in' },
      /launch 0, argument `x`: there is no element type `u7`/,
    ],
    [
      'an unknown generator',
      { name: 'x', buffer: 'u8', length: 1, role: 'in', init: { gen: 'magic' } },
      /no generator `magic`/,
    ],
    [
      'a wrong checksum',
      { name: 'x', buffer: 'u8', length: 1, role: 'in', init: { gen: 'zeros' }, init_crc32: 1 },
      /CRC 3523407757, the spec says 1/,
    ],
    ['a number that is none', { name: 'x', scalar: 'i32', value: 'many' }, /`many` is no number/],
    ['a fraction as an integer', { name: 'x', scalar: 'i32', value: 1.5 }, /1\.5 is no integer/],
    [
      'contents that are too long',
      { name: 'x', buffer: 'u8', length: 1, role: 'in', init: { gen: 'text', text: 'ab' } },
      /have 2 bytes, the buffer only 1/,
    ],
    [
      'a reference to no launch',
      {
        name: 'x',
        buffer: 'u8',
        length: 1,
        role: 'in',
        init: { gen: 'from', launch: 4, arg: 'y' },
      },
      /no buffer `y`/,
    ],
    [
      'a field outside its structure',
      {
        name: 'x',
        struct: 'S',
        size: 2,
        fields: [{ name: 'f', type: 'u32', offset: 0, value: 1 }],
      },
      /`f` lies outside/,
    ],
    ['an argument of no kind', { name: 'x' }, /neither buffer, slice, scalar nor struct/],
  ];
  for (const [name, arg, message] of wrong) {
    it(`refuses ${name}`, () =>
      assert.throws(() => expandLaunch(launch(arg), 0, () => undefined), message));
  }

  it('refuses more bytes than a simulation can hold', () => {
    const large = { name: 'x', buffer: 'u8', length: 2 ** 30, role: 'in', init: { gen: 'iota' } };
    assert.throws(() => expandLaunch(launch(large), 0, () => undefined), /exceed 268435456/);
  });

  it('finds the first element that differs, and changed inputs', () => {
    const spec = launch(
      { name: 'x', buffer: 'i16', length: 3, role: 'out' },
      { x: { b64: encodeBase64(Uint8Array.of(1, 0, 2, 0, 3, 0)) } },
    );
    const expanded = expandLaunch(spec, 2, () => undefined);
    const found = checkExpected(
      expanded,
      new Map([['x', Uint8Array.of(1, 0, 254, 255, 4, 0)]]),
      spec,
    );
    assert.deepEqual(
      found.map((m) => [m.launch, m.index, m.got, m.expected, m.count]),
      [[2, 1, '-2', '2', 2]],
    );
    assert.deepEqual(
      checkExpected(expanded, new Map([['x', Uint8Array.of(1, 0, 2, 0, 3, 0)]]), spec),
      [],
    );
    const input = expandLaunch(
      launch({ name: 'y', buffer: 'u8', length: 1, role: 'in', init: { gen: 'zeros' } }),
      0,
      () => undefined,
    );
    assert.match(
      checkExpected(input, new Map([['y', Uint8Array.of(1)]]))[0]!.message,
      /an input the kernel must not change/,
    );
    const tolerant = expandLaunch(
      launch(
        { name: 'z', buffer: 'f32', length: 1, role: 'out', tolerance: 0.001 },
        { z: { b64: encodeBase64(new Uint8Array(Float32Array.of(1).buffer)) } },
      ),
      0,
      () => undefined,
    );
    const result = (v: number): Map<string, Uint8Array> =>
      new Map([['z', new Uint8Array(Float32Array.of(v).buffer)]]);
    assert.deepEqual(checkExpected(tolerant, result(1.0005)), []);
    assert.equal(checkExpected(tolerant, result(1.5)).length, 1);
  });
});
