/**
 * Kernels that nvcc compiled (sources beside the texts), against results computed here in another
 * way: warps, calls, integers, roundings, atomics, waiting, the heap.
 */
import assert from 'node:assert/strict';
import { fma64 } from '../../src/numeric/fma.ts';
import { launch, nvccText, randomWords, results } from './launches.ts';

/** The exact value of a finite double as a fraction over 2^1074. */
function fraction(x: number): bigint {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  const bits = view.getBigUint64(0);
  const field = Number((bits >> 52n) & 0x7ffn);
  const mantissa = (bits & 0xfffffffffffffn) | (field === 0 ? 0n : 1n << 52n);
  const value = mantissa << BigInt(Math.max(field, 1) - 1);
  return bits >> 63n ? -value : value;
}

/**
 * Neighbouring floats around an exact value given as `numerator / denominator`, tested one by one.
 */
function directed32(numerator: bigint, denominator: bigint, mode: 'rz' | 'ru' | 'rd'): number {
  const compare = (f: number): bigint => fraction(f) * denominator - numerator;
  const negative = numerator < 0n !== denominator < 0n;
  const up = mode === 'ru' || (mode === 'rz' && negative);
  // Start at the nearest float of the quotient as a double and walk to the wanted side.
  let guess = Math.fround(Number(numerator / denominator) * 2 ** -1074 || 0);
  if (guess === 0 || !Number.isFinite(guess)) {
    const shift = BigInt(
      Math.max(0, numerator.toString(2).length - denominator.toString(2).length - 60),
    );
    guess = Math.fround(scale(Number(numerator / (denominator << shift)), Number(shift) - 1074));
  }
  const step = (f: number, d: number): number => {
    const view = new DataView(new ArrayBuffer(4));
    view.setFloat32(0, f);
    if (f === 0) return d > 0 ? 1.401298464324817e-45 : -1.401298464324817e-45;
    view.setInt32(0, view.getInt32(0) + (f > 0 === d > 0 ? 1 : -1));
    return view.getFloat32(0);
  };
  const sign = denominator < 0n ? -1n : 1n;
  while (compare(guess) * sign < 0n) guess = step(guess, 1);
  while (compare(guess) * sign > 0n) guess = step(guess, -1);
  // `guess` is now the largest float not above the value.
  if (up && compare(guess) !== 0n) guess = step(guess, 1);
  return guess;
}

function scale(x: number, e: number): number {
  let out = x;
  for (let left = e; left !== 0; ) {
    const part = Math.max(-1000, Math.min(1000, left));
    out *= 2 ** part;
    left -= part;
  }
  return out;
}

const DENOMINATOR = 1n << 1074n;

describe('PTX of nvcc in the simulator', () => {
  it('shuffles, votes, matches and reduces across a warp', () => {
    const input = Int32Array.from({ length: 128 }, (_, i) => ((i * 37) % 101) - 3);
    const out = results(nvccText('warp'), {
      kernel: 'lanes',
      grid: 2,
      block: 64,
      args: { input, out: new Int32Array(128 * 8) },
    })('out', Int32Array);
    for (let t = 0; t < 128; t++) {
      const base = t - (t % 32);
      const warp = [...input.subarray(base, base + 32)];
      const lane = t % 32;
      const sum = warp.reduce((a, b) => a + b, 0);
      const group = warp.slice(lane - (lane % 8), lane - (lane % 8) + 8);
      const mask = (test: (v: number) => boolean): number =>
        warp.reduce((m, v, i) => (test(v) ? m | (1 << i) : m), 0);
      const expected = [
        sum,
        warp.slice(0, lane + 1).reduce((a, b) => a + b, 0),
        Math.max(...group),
        mask((v) => (v & 1) !== 0),
        mask((v) => (v & 3) === (input[t]! & 3)),
        sum,
        Math.min(...warp),
        (warp.every((v) => v >= 0) ? 1 : 0) + (warp.some((v) => v > 90) ? 2 : 0),
      ];
      assert.deepEqual([...out.subarray(t * 8, t * 8 + 8)], expected, `thread ${t}`);
    }
  });

  it('lets halves of a warp meet under their own masks', () => {
    const out = results(nvccText('warp'), {
      kernel: 'halves',
      block: 32,
      args: { out: new Int32Array(32) },
    })('out', Int32Array);
    let last = 31;
    for (let i = 12; i < 31; i++) last += i;
    assert.deepEqual(
      [...out],
      Array.from({ length: 32 }, (_, l) => (l < 12 ? ((l + 1) % 12) * 10 : last)),
    );
  });

  it('calls, recurses, jumps by table, indexes local arrays and prints', () => {
    const p = new DataView(new ArrayBuffer(16));
    p.setInt32(0, 11, true);
    p.setBigInt64(8, -77n, true);
    const n = 13;
    const run = launch(nvccText('calls'), {
      kernel: 'calls',
      block: 40,
      args: { out: new Int32Array(120), p: { struct: new Uint8Array(p.buffer) }, n: ['i32', n] },
    });
    assert.deepEqual(run.diagnostics, []);
    const out = new Int32Array(Uint8Array.from(run.buffers[0]!.get('out')!).buffer);
    const fib = (k: number): number => (k < 2 ? k : fib(k - 1) + fib(k - 2));
    const table = [3, 1, 4, 1, 5];
    for (let t = 0; t < 40; t++) {
      const [a, b] = [fib(t % 11), table[t % 5]!];
      let v = [a + b, a * b, a - b][t % 3]!;
      v = [v + 7, v * 3, v ^ 5, v - 9, v << 2, ~v, v | 64, v + n, v + n][t % 9]!;
      const ring = [0, 1, 2, 3, 4, 5, 6, 7];
      for (let i = 0; i < n; i++) ring[(i * 3 + t) & 7]! += i;
      assert.deepEqual(
        [...out.subarray(t * 3, t * 3 + 3)],
        [v, -77 + t - 20 + (11 + t) * 1000, ring[t & 7]],
        `thread ${t}`,
      );
    }
    assert.equal(run.stdout, `t=2  1.50|${String(out[6]).padEnd(4)}|00ab ok -77%\n`);
  });

  it('computes words exactly', () => {
    const next = randomWords(7);
    const special = [0, 1, 0xffffffff, 0x80000000, 0x7fffffff, 0x12345678];
    const a = Uint32Array.from({ length: 64 }, (_, i) => (i < 36 ? special[i % 6]! : next()));
    const b = Uint32Array.from({ length: 64 }, (_, i) =>
      i < 36 ? special[Math.floor(i / 6)]! : next() >>> (i % 20),
    );
    const out = results(nvccText('integers'), {
      kernel: 'words',
      block: 64,
      args: { a, b, out: new Uint32Array(64 * 16) },
    })('out', Uint32Array);
    const u = (v: bigint): number => Number(BigInt.asUintN(32, v));
    for (let t = 0; t < 64; t++) {
      const [x, y] = [BigInt(a[t]!), BigInt(b[t]!)];
      const [i, j] = [BigInt.asIntN(32, x), BigInt.asIntN(32, y)];
      const bits = x.toString(2).padStart(32, '0');
      const byte = (v: bigint, k: number): bigint => (v >> BigInt(8 * k)) & 255n;
      const signed = (v: bigint): bigint => BigInt.asIntN(8, v);
      const both = (y << 32n) | x;
      const wrap = y & 31n;
      const clamp = (y & 63n) > 32n ? 32n : y & 63n;
      let dot = 5n;
      let packed = 0n;
      for (let k = 0; k < 4; k++) {
        dot += signed(byte(x, k)) * signed(byte(y, k));
        packed |= ((byte(x, k) + byte(y, k)) & 255n) << BigInt(8 * k);
      }
      const expected = [
        u((x * y) >> 32n),
        u((i * j) >> 32n),
        Number.parseInt([...bits].reverse().join(''), 2),
        bits.indexOf('1') < 0 ? 32 : bits.indexOf('1'),
        bits.replaceAll('0', '').length,
        bits.lastIndexOf('1') < 0 ? 0 : 32 - bits.lastIndexOf('1'),
        u(byte(x, 1) | (byte(x, 3) << 8n) | (byte(y, 1) << 16n) | (byte(y, 3) << 24n)),
        u((both << wrap) >> 32n),
        u(both >> clamp),
        u(dot),
        u((i > j ? i - j : j - i) + 3n),
        u(packed),
        u((x + y) >> 1n),
        u(i >> wrap),
        y === 0n ? 1 : u(x % y),
        y === 0n ? 1 : u(i / j),
      ];
      assert.deepEqual([...out.subarray(t * 16, t * 16 + 16)], expected, `${x} ${y}`);
    }
  });

  it('computes longs exactly', () => {
    const next = randomWords(11);
    const special = [0n, 1n, -1n, 1n << 63n, (1n << 63n) - 1n, 0x123456789abcdefn];
    const random = (): bigint => (BigInt(next()) << 32n) | BigInt(next());
    const a = BigUint64Array.from({ length: 64 }, (_, i) =>
      BigInt.asUintN(64, i < 36 ? special[i % 6]! : random()),
    );
    const b = BigUint64Array.from({ length: 64 }, (_, i) =>
      BigInt.asUintN(64, i < 36 ? special[Math.floor(i / 6)]! : random() >> BigInt(i % 40)),
    );
    const out = results(nvccText('integers'), {
      kernel: 'longs',
      block: 64,
      args: { a, b, out: new BigUint64Array(64 * 12) },
    })('out', BigUint64Array);
    const u = (v: bigint): bigint => BigInt.asUintN(64, v);
    for (let t = 0; t < 64; t++) {
      const [x, y] = [a[t]!, b[t]!];
      const [i, j] = [BigInt.asIntN(64, x), BigInt.asIntN(64, y)];
      const bits = x.toString(2).padStart(64, '0');
      const zeros = bits.indexOf('1') < 0 ? 64 : bits.indexOf('1');
      const ones = y.toString(2).replaceAll('0', '').length;
      const expected = [
        u(x * y),
        u((x * y) >> 64n),
        u((i * j) >> 64n),
        y === 0n ? 1n : x / y,
        y === 0n ? 1n : u(i % j),
        u(x << (y & 63n)),
        x >> (y & 63n),
        u(i >> (y & 63n)),
        BigInt(`0b${[...bits].reverse().join('')}`) ^ BigInt(zeros) ^ (BigInt(ones) << 32n),
        u((i < j ? i : j) - (x > y ? x : y)),
        u((x * y) >> 32n),
        BigInt(x < y) + 2n * BigInt(i < j) + 4n * BigInt(x === y),
      ];
      assert.deepEqual([...out.subarray(t * 12, t * 12 + 12)], expected, `${x} ${y}`);
    }
  });

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one statement for each result of the kernel
  it('rounds binary32 as asked', () => {
    const next = randomWords(5);
    const view = new DataView(new ArrayBuffer(4));
    const special = [
      0, -0, 1, -1.5, 3.4028234663852886e38, 1.401298464324817e-45, 1.1754943508222875e-38,
      16777217, 0.1,
    ];
    const random = (): number => {
      const word = next();
      view.setUint32(0, (word & 0x807fffff) | ((100 + (next() % 50)) << 23));
      return view.getFloat32(0);
    };
    const make = (k: number): Float32Array =>
      Float32Array.from({ length: 256 }, (_, i) =>
        i < 81 ? special[k === 0 ? i % 9 : Math.floor(i / 9)]! : random(),
      );
    const [a, b, c] = [make(0), make(1), Float32Array.from({ length: 256 }, random)];
    // Sums that cancel are where a fused operation differs most.
    for (let i = 100; i < 140; i++) c[i] = -a[i]! * b[i]!;
    const out = results(nvccText('floats'), {
      kernel: 'singles',
      grid: 4,
      block: 64,
      args: { a, b, c, out: new Float32Array(256 * 16) },
    })('out', Float32Array);
    for (let t = 0; t < 256; t++) {
      const [x, y, z] = [a[t]!, b[t]!, c[t]!];
      const got = out.subarray(t * 16, t * 16 + 16);
      const sum = fraction(x) + fraction(y);
      const product = fraction(x) * fraction(y);
      const exact = product + fraction(z) * DENOMINATOR;
      const same = (k: number, want: number): void =>
        assert.ok(
          Object.is(got[k], Math.fround(want)),
          `result ${k} of ${x}, ${y}, ${z} is ${got[k]}, not ${want}`,
        );
      same(0, x + y);
      same(1, x * y);
      same(3, x / y);
      same(4, Math.sqrt(Math.abs(x)));
      if (sum !== 0n && Math.abs(x + y) < 1e38) {
        same(5, directed32(sum, 1n, 'rz'));
        same(6, directed32(sum, 1n, 'ru'));
        same(7, directed32(sum, 1n, 'rd'));
      }
      if (exact !== 0n && Math.abs(x * y + z) < 1e38 && Math.abs(x * y + z) > 1e-44) {
        const down = directed32(exact, DENOMINATOR, 'rd');
        const up = directed32(exact, DENOMINATOR, 'ru');
        const [below, above] = [
          exact - fraction(down) * DENOMINATOR,
          fraction(up) * DENOMINATOR - exact,
        ];
        if (below !== above) same(2, below < above ? down : up);
        same(9, up);
      }
      if (product !== 0n && Math.abs(x * y) < 1e38 && Math.abs(x * y) > 1e-44)
        same(8, directed32(product, DENOMINATOR, 'rz'));
      if (x !== 0 && y !== 0 && Math.abs(x / y) < 1e38 && Math.abs(x / y) > 1e-44) {
        same(10, directed32(fraction(x) * DENOMINATOR, fraction(y), 'rd'));
      }
      same(11, Math.min(x, y));
      same(12, Math.max(y, z));
      const even = (v: number): number => {
        const r = Math.round(v);
        return Math.abs(v % 1) === 0.5 && r % 2 !== 0 ? r - 1 : r;
      };
      same(14, Math.fround(Math.fround(Math.trunc(x) + Math.floor(y)) + even(z)));
      same(15, x > 0 ? Math.min(1, x) : 0);
    }
    // Halves: exact ones stay, ties go to the even neighbour, large ones become infinite.
    const h = Float32Array.from([1, 2049, 2051, 65519, 65520, 2 ** -24, 2.9e-8, -0.333251953125]);
    const halves = results(nvccText('floats'), {
      kernel: 'singles',
      block: 8,
      args: { a: h, b: h, c: h, out: new Float32Array(128) },
    })('out', Float32Array);
    const expected = [1, 2048, 2052, 65504, Number.POSITIVE_INFINITY, 2 ** -24, 0, -0.333251953125];
    assert.deepEqual(
      expected.map((_, i) => halves[i * 16 + 13]),
      expected,
    );
  });

  it('rounds binary64 as asked', () => {
    const next = randomWords(9);
    const view = new DataView(new ArrayBuffer(8));
    const random = (): number => {
      view.setUint32(0, (next() & 0x800fffff) | ((990 + (next() % 60)) << 20));
      view.setUint32(4, next());
      return view.getFloat64(0);
    };
    const make = (): Float64Array => Float64Array.from({ length: 128 }, random);
    const [a, b, c] = [make(), make(), make()];
    for (let i = 64; i < 128; i++) c[i] = -a[i]! * b[i]!;
    const out = results(nvccText('floats'), {
      kernel: 'doubles',
      grid: 2,
      block: 64,
      args: { a, b, c, out: new Float64Array(128 * 8) },
    })('out', Float64Array);
    const step = (x: number, d: bigint): number => {
      view.setFloat64(0, x);
      view.setBigInt64(0, view.getBigInt64(0) + (x > 0 ? d : -d));
      return view.getFloat64(0);
    };
    for (let t = 0; t < 128; t++) {
      const [x, y, z] = [a[t]!, b[t]!, c[t]!];
      const got = out.subarray(t * 8, t * 8 + 8);
      assert.equal(got[0], x + y);
      assert.equal(got[1], fma64(x, y, z));
      // The error of the product is exact: what cancellation leaves of it is the fused result.
      if (t >= 64)
        assert.equal(
          fraction(got[1]!) * DENOMINATOR,
          fraction(x) * fraction(y) + fraction(z) * DENOMINATOR,
        );
      assert.equal(got[2], x / y);
      assert.equal(got[3], Math.sqrt(Math.abs(x)));
      const sum = fraction(x) + fraction(y);
      const up = fraction(x + y) >= sum ? x + y : step(x + y, 1n);
      assert.equal(got[4], up);
      const product = fraction(x) * fraction(y);
      const magnitude = (v: bigint): bigint => (v < 0n ? -v : v);
      const zero =
        magnitude(fraction(x * y) * DENOMINATOR) <= magnitude(product)
          ? x * y
          : step(x * y, x * y > 0 ? -1n : 1n);
      assert.equal(got[5], zero);
      assert.equal(got[6], Math.min(x, y));
      assert.equal(got[7], Math.fround(x));
    }
  });

  it('converts at the edges', () => {
    const a = Float32Array.from([2.5, -2.5, 3e9, -3e9, Number.NaN, -0.5, 127.9, 1e20]);
    const b = Float64Array.from([2.5, -2.5, 1e300, -1e300, Number.NaN, -0.5, 4294967296.75, -9e18]);
    const read = results(nvccText('floats'), {
      kernel: 'conversions',
      block: 8,
      args: { a, b, out: new Int32Array(48), wide: new BigInt64Array(16) },
    });
    const out = read('out', Int32Array);
    const [max, min] = [2147483647, -2147483648];
    const column = (k: number): number[] => [...a].map((_, t) => out[t * 6 + k]!);
    assert.deepEqual(column(0), [2, -2, max, min, 0, 0, 127, max]);
    assert.deepEqual(column(1), [2, -2, max, min, 0, 0, 128, max]);
    assert.deepEqual(
      column(2).map((v) => v >>> 0),
      [3, 0, 3000000000, 0, 0, 0, 128, 4294967295],
    );
    assert.deepEqual(column(3), [2, -3, max, min, min, -1, max, min]);
    assert.deepEqual(column(4), [2, -2, -1, 0, 0, 0, 127, -1]);
    const wide = read('wide', BigInt64Array);
    const [lmax, lmin] = [(1n << 63n) - 1n, -(1n << 63n)];
    assert.deepEqual(
      [...wide].filter((_, i) => i % 2 === 0),
      [2n, -2n, lmax, lmin, lmin, 0n, 4294967296n, -9000000000000000000n],
    );
    assert.deepEqual(
      [...wide].filter((_, i) => i % 2 === 1).map((v) => BigInt.asUintN(64, v)),
      [2n, 0n, 3000000000n, 0n, 1n << 63n, 0n, 128n, (1n << 64n) - 1n],
    );
  });

  it('does atomics of all kinds', () => {
    const read = results(nvccText('memory'), {
      kernel: 'atomics',
      grid: 3,
      block: 50,
      args: {
        u: new Uint32Array(5),
        s: Int32Array.from([1000, 5]),
        l: new BigUint64Array(2),
        f: Float32Array.from([0.25]),
        d: Float64Array.from([-1]),
      },
    });
    const threads = Array.from({ length: 150 }, (_, t) => t);
    const u = read('u', Uint32Array);
    assert.equal(
      u[0],
      threads.reduce((a, t) => a + t, 0),
    );
    assert.equal(u[1], Math.max(...threads.map((t) => t ^ 21)));
    assert.equal(u[2], 150 % 10);
    assert.equal(u[3], threads.reduce((a, t) => a ^ (1 << (t % 32)), 0) >>> 0);
    let cas = 0;
    for (let i = 0; i < 150; i++) cas = cas * 3 + 1 > 1000 ? 0 : cas + 1;
    assert.equal(u[4], cas);
    assert.deepEqual([...read('s', Int32Array)], [-99, 5 - 300]);
    assert.deepEqual([...read('l', BigUint64Array)], [150n * 0x100000001n, 149n << 33n]);
    assert.equal(read('f', Float32Array)[0], 75.25);
    assert.equal(read('d', Float64Array)[0], 36.5);
  });

  it('lets threads of a warp wait for each other, and blocks for later blocks', () => {
    const lock = results(nvccText('memory'), {
      kernel: 'lock',
      block: 64,
      args: { mutex: new Uint32Array(1), sum: new Int32Array(1) },
    });
    assert.equal(lock('sum', Int32Array)[0], (63 * 64) / 2);
    const chain = results(nvccText('memory'), {
      kernel: 'chain',
      grid: 20,
      block: 32,
      args: { flags: new Int32Array(20), out: new Int32Array(20) },
    });
    const out = chain('out', Int32Array);
    for (let b = 0; b < 20; b++)
      assert.equal(
        out[b],
        Array.from({ length: 20 - b }, (_, i) => b + i).reduce((x, y) => x + y, 0),
      );
  });

  it('has launch-sized shared memory, barriers that count, a heap', () => {
    const input = Int32Array.from({ length: 70 }, (_, i) => i);
    const reverse = results(nvccText('memory'), {
      kernel: 'reverse',
      block: 70,
      shared: 280,
      args: { input, out: new Int32Array(70) },
    });
    assert.deepEqual(
      [...reverse('out', Int32Array)],
      [...input].map((_, i) => 69 - i + 19000 + 7000000),
    );
    const heap = results(nvccText('memory'), {
      kernel: 'heap',
      block: 9,
      args: { out: new Int32Array(9) },
    });
    assert.deepEqual([...heap('out', Int32Array)], [0, 1, 3, 6, 10, 15, 21, 28, 36]);
  });

  it('reports a failed assertion with its place', () => {
    const run = launch(nvccText('memory'), {
      kernel: 'checked',
      block: 40,
      args: { out: new Int32Array(40), limit: ['i32', 33] },
    });
    assert.equal(run.ok, false);
    const [d] = run.diagnostics;
    assert.equal(d?.code, 'assertion');
    assert.match(
      d.message,
      /^assertion failed: threadIdx\.x < limit \(memory\.cu:\d+, .*checked.*\)$/,
    );
    assert.deepEqual(d.thread, [33, 0, 0]);
  });
});
