/**
 * Kernels of `test-fixtures/mlir/kernels`: what they compute on both targets against what this file
 * computes.
 */
import assert from 'node:assert/strict';
import type { TargetName } from '../../src/workspace/index.ts';
import { engineFor, f32, f64, i32, i64, kernelText, type LaunchOf, launchOn, u16 } from './run.ts';

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const fround = Math.fround;

function each(
  name: string,
  launch: Omit<LaunchOf, 'kernel'> & { readonly kernel?: string },
  check: (out: Uint8Array[], target: TargetName) => void,
  text: (target: TargetName) => string = () => kernelText(name),
): void {
  for (const target of ['ptx', 'amdgcn'] as const) {
    it(`${launch.kernel ?? name} on ${target}`, () => {
      check(launchOn(target, engineFor(text(target)), { kernel: name, ...launch }), target);
    });
  }
}

describe('mlir: kernels', () => {
  const xs = Float32Array.from(range(100), (i) => i * 0.25 - 7);
  const ys = Float32Array.from(range(100), (i) => 3 - i * 0.5);
  each(
    'saxpy',
    {
      grid: [4],
      block: [32],
      args: [
        { scalar: 'u64', value: 90 },
        { scalar: 'f32', value: 1.5 },
        { array: xs },
        { array: ys },
      ],
    },
    ([x, y]) => {
      assert.deepEqual(f32(x!), [...xs]);
      assert.deepEqual(
        f32(y!),
        range(100).map((i) => (i < 90 ? fround(fround(1.5 * xs[i]!) + ys[i]!) : ys[i]!)),
      );
    },
  );

  each(
    'bits',
    {
      grid: [1],
      block: [1],
      args: [{ array: new Float32Array(3) }, { array: new Int32Array(1) }],
    },
    ([out, whole]) => {
      assert.deepEqual(f32(out!), [fround(Math.PI), 1, Number.NEGATIVE_INFINITY]);
      assert.deepEqual(i32(whole!), [16]);
    },
  );

  each(
    'reduce',
    {
      grid: [3],
      block: [64],
      args: [{ array: xs.map((_, i) => i) }, { array: new Float32Array(3) }],
    },
    ([, out]) =>
      assert.deepEqual(
        f32(out!),
        [2016, 2934, 0].map((n, i) => (i === 1 ? 4950 - 2016 : n)),
      ),
  );

  const rows = Int32Array.from(range(96), (i) => i * i - 50 * i);
  each(
    'dynamic',
    {
      grid: [3],
      block: [32],
      workgroupMem: 256,
      args: [
        { array: rows, shape: [3, 32] },
        { array: new Int32Array(96), shape: [3, 32] },
      ],
    },
    ([, out]) => {
      const expected = range(96).map((at) => {
        const [row, t] = [Math.floor(at / 32), at % 32];
        return range(32 - t).reduce((sum, i) => sum + rows[row * 32 + i]!, 0);
      });
      assert.deepEqual(i32(out!), expected);
    },
  );

  const [m, k, n] = [16, 24, 8];
  const a = Float32Array.from(range(m * k), (i) => (i % 7) - 3);
  const b = Float32Array.from(range(k * n), (i) => (i % 5) * 0.5);
  each(
    'matmul',
    {
      grid: [n / 8, m / 8],
      block: [8, 8],
      args: [
        { array: a, shape: [m, k] },
        { array: b, shape: [k, n] },
        { array: new Float32Array(m * n), shape: [m, n] },
      ],
    },
    ([, , c]) => {
      const expected = range(m * n).map((at) => {
        const [row, col] = [Math.floor(at / n), at % n];
        return range(k).reduce((sum, i) => fround(sum + a[row * k + i]! * b[i * n + col]!), 0);
      });
      assert.deepEqual(f32(c!), expected);
    },
  );

  const bytes = Uint8Array.from(range(500), (i) => (i * 37) ^ (i >> 3));
  each(
    'histogram',
    {
      grid: [2],
      block: [64],
      args: [{ array: bytes }, { array: new Int32Array(16), shape: [16] }],
    },
    ([, bins]) => {
      const expected = new Array<number>(16).fill(0);
      for (const byte of bytes) expected[byte & 15]! += 1;
      assert.deepEqual(i32(bins!), expected);
    },
  );

  const starts = BigInt64Array.from(range(60), (i) => BigInt(i + 1));
  each(
    'collatz',
    { grid: [2], block: [32], args: [{ array: starts }, { array: new Int32Array(60) }] },
    ([, out]) => {
      const steps = (from: number): number => {
        let count = 0;
        for (let x = from; x > 1; count++) x = x % 2 === 0 ? x / 2 : 3 * x + 1;
        return count;
      };
      assert.deepEqual(
        i32(out!),
        range(60).map((i) => steps(i + 1)),
      );
    },
  );

  const wide = Float32Array.from(range(128), (i) => i - 60);
  const weights = Float32Array.of(1, -1, 0.5, 2);
  each(
    'vectors',
    {
      grid: [1],
      block: [32],
      args: [
        { array: wide },
        { array: new Float32Array(128) },
        { array: new Float32Array(32) },
        { bytes: weights },
      ],
    },
    ([, y, sums]) => {
      const out: number[] = [];
      for (let i = 0; i < 128; i += 4) {
        const f = range(4).map((j) => wide[i + j]! * 0.5 * weights[j]! + j + 1);
        const r = f.map((value) => Math.min(value, f[1]!));
        r[3] = f[1]!;
        out.push(...r);
      }
      assert.deepEqual(f32(y!), out);
      assert.deepEqual(
        f32(sums!),
        range(32).map((i) => out.slice(4 * i, 4 * i + 4).reduce((sum, value) => sum + value)),
      );
    },
  );

  const grid = Int32Array.from(range(128), (i) => i * 3 + 1);
  each(
    'subviews',
    {
      grid: [1],
      block: [64],
      args: [
        { array: grid, shape: [8, 16] },
        { array: new Int32Array(64), shape: [64] },
      ],
    },
    ([, out]) => {
      const expected = range(64).map((t) => {
        const [row, col] = [Math.floor(t / 8), t % 8];
        const every = grid[(2 + 2 * (row % 2)) * 16 + 4 + 2 * (col % 4)]!;
        const line = grid[row * 16 + col]!;
        const flat = grid[8 + 8 * row + 3 * (row % 2)]!;
        return every + line + flat + 8 * grid[col * 16 + row]!;
      });
      assert.deepEqual(i32(out!), expected);
    },
  );

  const as = Int32Array.of(7, -7, 100, -100, 2147483647, -2147483648, 0, 12345, -1, 65536);
  const bs = Int32Array.of(3, 3, -7, -7, 2, 3, 5, -12345, 1, 65537);
  each(
    'integers',
    {
      grid: [1],
      block: [10],
      args: [{ array: as }, { array: bs }, { array: new Int32Array(240), shape: [10, 24] }],
    },
    ([, , out]) =>
      assert.deepEqual(
        i32(out!),
        range(10).flatMap((i) => integers(as[i]!, bs[i]!)),
      ),
  );

  const fs = Float32Array.of(1.5, -2.75, 0, 3.25, Number.NaN, -0.5, 1e10, 2.5);
  const ds = Float64Array.of(0.1, 2, -3.5, 3.25, 1, 7, -2, 0.3);
  each(
    'floats',
    {
      grid: [1],
      block: [8],
      args: [{ array: fs }, { array: ds }, { array: new Float64Array(128), shape: [8, 16] }],
    },
    ([, , out]) => {
      const seen = f64(out!);
      range(8).forEach((i) => {
        const expected = floats(fs[i]!, ds[i]!);
        expected.forEach((value, at) => {
          // The bits of a NaN, and what it becomes as a whole number, are nobody's business.
          if (Number.isNaN(fs[i]!) && (at === 6 || at === 7)) return;
          assert.ok(
            Object.is(seen[i * 16 + at], value),
            `x[${i}], result ${at}: ${seen[i * 16 + at]}, expected ${value}`,
          );
        });
      });
    },
  );

  each(
    'functions',
    {
      grid: [1],
      block: [1],
      args: [
        { array: Int32Array.from([1, 2, 3, 4, 50, 60, 70, 80]) },
        { array: new Int32Array(6) },
      ],
    },
    ([, out]) => {
      assert.deepEqual(i32(out!), [520, 4, 260, 4, -260, 1]);
    },
  );

  each('calls', { grid: [2], block: [32], args: [{ array: new Int32Array(64) }] }, ([out]) => {
    const table = [
      [2, 3, 5],
      [7, 11, 13],
    ];
    const poly = (x: number, by: number): number => {
      const [p, q, r] = table[by % 2]!;
      return (p! * x + q!) * x + r!;
    };
    const pick = (at: number, v: number): number => (at === 1 ? v : at === 3 ? 7 * v : 7 - v);
    const expected = range(64).map((i) => {
      const p = poly(i % 4, i);
      return p + pick(i % 4, p);
    });
    assert.deepEqual(i32(out!), expected);
  });

  each(
    'launch',
    {
      kernel: 'scale_kernel',
      grid: [2],
      block: [64],
      // In the order of their first use, insides of operations first.
      args: [{ scalar: 'u64', value: 80 }, { array: xs }, { scalar: 'f32', value: 3 }],
    },
    ([data]) =>
      assert.deepEqual(
        f32(data!),
        range(100).map((i) => (i < 80 ? xs[i]! * 3 : xs[i]!)),
      ),
  );

  const small = Int32Array.from(range(32), (i) => (i * 7) % 13);
  each(
    'generic',
    { grid: [1], block: [32], args: [{ array: small }, { scalar: 'i32', value: 6 }] },
    ([out]) => {
      const products = [...small].map((x) => (x < 6 ? (x + 6) * x : x * 6));
      const expected = [...small].map((x, t) => {
        const r = products[31 - t]!;
        return x < 6 ? r + 6 * t : r;
      });
      assert.deepEqual(i32(out!), expected);
    },
  );

  const values = Float32Array.from(range(64), (i) => i * i);
  each(
    'shuffle',
    {
      grid: [1],
      block: [64],
      args: [{ array: values }, { array: new Float32Array(64) }, { array: new Int32Array(64) }],
    },
    ([, out, valid], target) => {
      const width = target === 'ptx' ? 32 : 64;
      const s1 = range(64).map((t) => values[t]! + values[t ^ 1]!);
      const expected = range(64).map((t) => {
        const lane = t % width;
        const start = t - lane;
        const safe = lane + 2 < width ? s1[t + 2]! : s1[t]!;
        return lane >= 1 ? values[t - 1]! : safe + values[start + 2]!;
      });
      assert.deepEqual(f32(out!), expected);
      assert.deepEqual(
        i32(valid!),
        range(64).map((t) => (t % width) * width + (t % width >= 1 ? 1 : 0)),
      );
    },
    (target) => kernelText('shuffle').replaceAll('WIDTH', target === 'ptx' ? '32' : '64'),
  );

  const floatsOf = (count: number): Float32Array =>
    Float32Array.from(range(count), (i) => ((i * 37) % 101) - 50);
  const wholesOf = (count: number): BigInt64Array =>
    BigInt64Array.from(range(count), (i) => BigInt((i * i) % 97) << 30n);

  // With waves that are full, that lack threads, and that are the only one.
  for (const block of [[1], [33], [45, 3], [128], [1024]]) {
    const count = block.reduce((product, n) => product * n, 1);
    const [xs, is] = [floatsOf(count), wholesOf(count)];
    each(
      'reductions',
      {
        grid: [1],
        block,
        args: [
          { array: xs },
          { array: is },
          { array: new Float32Array(2 * count), shape: [2, count] },
          { array: new BigInt64Array(count) },
        ],
      },
      ([, , out, whole]) => {
        const sums = new Set(f32(out!).slice(0, count));
        assert.deepEqual(sums, new Set([xs.reduce((a, b) => a + b, 0)]));
        assert.deepEqual(new Set(f32(out!).slice(count)), new Set([Math.max(...xs)]));
        let times = [...is];
        for (let k = 0; k < 3; k++) {
          const all = times.reduce((a, b) => a ^ b, 0n);
          times = times.map((_, t) => all + is[t]! + BigInt(k));
        }
        assert.deepEqual(i64(whole!), times);
      },
    );
  }

  {
    const [xs, is] = [floatsOf(128), wholesOf(128)];
    each(
      'reductions',
      {
        kernel: 'clusters',
        grid: [1],
        block: [128],
        args: [
          { array: xs },
          { array: is },
          { array: new Float32Array(256), shape: [2, 128] },
          { array: new BigInt64Array(128) },
        ],
      },
      ([, , out, least]) => {
        const cluster = (t: number, size: number): number[] => [
          ...xs.slice(t - (t % size), t - (t % size) + size),
        ];
        assert.deepEqual(f32(out!), [
          ...range(128).map((t) => cluster(t, 4).reduce((a, b) => a + b)),
          ...range(128).map((t) => Math.max(...cluster(t, 8))),
        ]);
        assert.deepEqual(
          i64(least!),
          range(128).map((t) => (is[t]! < is[t ^ 4]! ? is[t]! : is[t ^ 4]!)),
        );
      },
    );
  }

  // Sizes that the text says: waves all full, or not; a power of two of them, or not.
  for (const block of [[64], [96, 2], [40, 5], [512]]) {
    const [x, y = 1] = block as [number, number?];
    const count = x * y;
    const is = wholesOf(count);
    each(
      'known',
      {
        grid: [1],
        block,
        args: [{ array: is }, { array: new BigInt64Array(count) }],
      },
      ([, out]) => assert.deepEqual(new Set(i64(out!)), new Set([is.reduce((a, b) => a + b, 0n)])),
      () => `gpu.module @m { gpu.func @known(%in: memref<?xi64>, %out: memref<?xi64>) kernel
          attributes {known_block_size = array<i32: ${x}, ${y}, 1>} {
        %x = gpu.thread_id x
        %y = gpu.thread_id y
        %w = gpu.block_dim x
        %row = arith.muli %y, %w : index
        %t = arith.addi %row, %x : index
        %v = memref.load %in[%t] : memref<?xi64>
        %sum = gpu.all_reduce add %v uniform {} : (i64) -> i64
        memref.store %sum, %out[%t] : memref<?xi64>
        gpu.return
      } }`,
    );
  }

  const few = Int32Array.from(range(128), (i) => i * 3 - 70);
  each(
    'reductions',
    {
      kernel: 'subgroup',
      grid: [1],
      block: [128],
      args: [{ array: few }, { array: new Int32Array(128) }],
    },
    ([, out], target) => {
      const width = target === 'ptx' ? 32 : 64;
      const sums = range(128).map((t) =>
        few.slice(t - (t % width), t - (t % width) + width).reduce((a, b) => a + b),
      );
      assert.deepEqual(i32(out!), sums);
    },
  );

  const halves = Uint16Array.from(range(256), (i) => 0x3c00 + i * 16);
  each(
    'transpose',
    {
      grid: [1],
      block: [16, 16],
      args: [
        { array: halves, shape: [16, 16] },
        { array: new Uint16Array(256), shape: [16, 16] },
      ],
    },
    ([, out]) =>
      assert.deepEqual(
        u16(out!),
        range(256).map((at) => halves[(at % 16) * 16 + Math.floor(at / 16)]),
      ),
  );

  each(
    'assert',
    { kernel: 'holds', grid: [1], block: [40], args: [{ array: new BigInt64Array(40) }] },
    ([out]) => assert.deepEqual(i64(out!), new Array<bigint>(40).fill(40n)),
  );

  it('assert: one that does not hold ends the kernel', () => {
    for (const target of ['ptx', 'amdgcn'] as const) {
      assert.throws(
        () =>
          launchOn(target, engineFor(kernelText('assert')), {
            kernel: 'breaks',
            grid: [1],
            block: [8],
            args: [{ array: new BigInt64Array(8) }],
          }),
        /trap/,
      );
    }
  });
});

function integers(a: number, b: number): number[] {
  const [ua, ub] = [a >>> 0, b >>> 0];
  const [ba, bb] = [BigInt(a), BigInt(b)];
  const byte = (a << 24) >> 24;
  const sum = ua + ub;
  return [
    Math.trunc(a / b),
    Math.trunc(ua / ub),
    a % b,
    ua % ub,
    Math.ceil(a / b),
    Math.floor(a / b),
    Math.ceil(ua / ub),
    Math.max(a, b),
    Math.min(ua, ub),
    a << 5,
    a >> 5,
    a >>> 5,
    a ^ b,
    Number(BigInt.asIntN(32, (ba * bb) >> 32n)),
    Number(BigInt.asIntN(32, (BigInt(ua) * BigInt(ub)) >> 32n)),
    sum,
    sum > 0xffffffff ? 1 : 0,
    byte,
    byte & 0xff,
    a < b !== ua < ub ? -1 : 0,
    a < b ? a : b,
    ua.toString(2).replaceAll('0', '').length,
    Math.clz32(b),
    Math.abs(a),
  ].map((value) => value | 0);
}

function floats(x: number, y: number): number[] {
  const narrow = fround(y);
  const whole = Number.isNaN(x) ? 0 : Math.max(-2147483648, Math.min(2147483647, Math.trunc(x)));
  const [bits] = new Uint32Array(Float32Array.of(x).buffer);
  const even = Math.abs(x % 1) === 0.5 ? 2 * Math.round(x / 2) : Math.round(x);
  return [
    x - y,
    x / y,
    narrow,
    Math.max(x, narrow),
    Number.isNaN(x) ? narrow : Math.min(x, narrow),
    -y,
    whole === 0 ? 0 : whole,
    bits!,
    Math.abs(y),
    fround(Math.sqrt(Math.abs(x))),
    Math.floor(x),
    x * y + Math.ceil(y),
    Number.isNaN(x) ? 1 : 0,
    x < narrow ? x : y,
    Object.is(Math.sign(x), -1) ? -Math.abs(y) : Math.abs(y),
    x < 0 && even === 0 ? -0 : even,
  ];
}
