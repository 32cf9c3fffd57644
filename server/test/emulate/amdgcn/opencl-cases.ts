/**
 * What the kernels of `test-fixtures/emulate/amdgcn/opencl/ops.cl` must compute, in plain
 * JavaScript. Each case makes its inputs and compares the buffers a run leaves.
 */
import assert from 'node:assert/strict';
import type { RunResult } from '../../../src/emulate/index.ts';
import {
  type Argument,
  contents,
  EDGE_F32,
  EDGE_F64,
  EDGE_U32,
  pairs,
  random,
} from './launch-kit.ts';

export interface KernelCase {
  readonly kernel: string;
  readonly grid: readonly number[];
  readonly block: readonly number[];
  readonly args: readonly Argument[];
  readonly check: (result: RunResult) => void;
}

const f32 = new Float32Array(1);
const i32 = new Int32Array(f32.buffer);
const bitsOf = (x: number): number => {
  f32[0] = x;
  return i32[0]!;
};

function same(
  got: ArrayLike<number | bigint>,
  want: ArrayLike<number | bigint>,
  about: (i: number) => string,
): void {
  assert.equal(got.length, want.length);
  for (let i = 0; i < want.length; i++) {
    if (!Object.is(got[i], want[i]))
      assert.fail(`element ${i}: got ${got[i]}, expected ${want[i]}; ${about(i)}`);
  }
}

/** One case over a whole array: `want` computes every element of the first buffer. */
function elementwise(
  kernel: string,
  inputs: readonly (
    | Float32Array
    | Float64Array
    | Int32Array
    | Uint32Array
    | BigInt64Array
    | BigUint64Array
    | Uint8Array
    | Uint16Array
    | Int16Array
  )[],
  want:
    | Float32Array
    | Float64Array
    | Int32Array
    | Uint32Array
    | BigInt64Array
    | BigUint64Array
    | Uint8Array
    | Uint16Array,
  extra: readonly number[] = [],
  grid = [inputs[0]!.length / 64],
): KernelCase {
  const out = new (want.constructor as new (n: number) => typeof want)(want.length);
  return {
    kernel,
    grid,
    block: [64],
    args: [out, ...inputs, ...extra],
    check: (r) =>
      same(
        contents(r, 'a0', want),
        want,
        (i) =>
          `inputs ${inputs.map((x) => x[Math.floor((i * x.length) / want.length)]).join(', ')}`,
      ),
  };
}

const next = random(1);
const anyF32 = (): number => {
  i32[0] = next();
  return f32[0]!;
};
const words = new Uint32Array(2);
const double = new Float64Array(words.buffer);
const anyF64 = (): number => {
  words[0] = next();
  words[1] = next();
  return double[0]!;
};
const anyU64 = (): bigint => (BigInt(next()) << 32n) | BigInt(next());
const u32s = (n: number): Uint32Array =>
  Uint32Array.from({ length: n }, (_, i) => EDGE_U32[i] ?? next());
const i32s = (n: number): Int32Array => Int32Array.from(u32s(n));

const toRange = (x: number, lo: number, hi: number): number =>
  Number.isNaN(x) ? 0 : Math.max(lo, Math.min(hi, Math.trunc(x)));

function halfValue(bits: number): number {
  const e = (bits >> 10) & 31;
  const m = bits & 1023;
  const v =
    e === 31
      ? m
        ? Number.NaN
        : Number.POSITIVE_INFINITY
      : e === 0
        ? m * 2 ** -24
        : (1024 + m) * 2 ** (e - 25);
  return bits & 0x8000 ? -v : v;
}

/** All finite halves in order, for rounding by search. */
const HALVES = Array.from({ length: 0x7c00 }, (_, i) => halfValue(i));
function toHalf(x: number): number {
  if (Number.isNaN(x)) return Number.NaN;
  const m = Math.abs(x);
  if (m >= 65520) return x < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  let lo = 0;
  let hi = HALVES.length - 1;
  while (lo < hi) {
    const mid = (lo + hi + 1) >> 1;
    if (HALVES[mid]! <= m) lo = mid;
    else hi = mid - 1;
  }
  const down = HALVES[lo]!;
  const up = lo + 1 < HALVES.length ? HALVES[lo + 1]! : 65536;
  const r = m - down < up - m || (m - down === up - m && lo % 2 === 0) ? down : up;
  return x < 0 || Object.is(x, -0) ? -r : r;
}

const asI64 = (x: bigint): bigint => BigInt.asIntN(64, x);
const asU64 = (x: bigint): bigint => BigInt.asUintN(64, x);

function division(): KernelCase[] {
  const f = pairs(EDGE_F32, 64, anyF32);
  const fa = Float32Array.from(f.a);
  const fb = Float32Array.from(f.b);
  const d = pairs(EDGE_F64, 64, anyF64);
  const da = Float64Array.from(d.a);
  const db = Float64Array.from(d.b);
  const i = pairs(EDGE_U32, 64, next);
  const keep = i.b.map((b, k) => b !== 0 && !(b === 0xffffffff && i.a[k] === 0x80000000));
  const ia = Int32Array.from(i.a);
  const ib = Int32Array.from(i.b.map((b, k) => (keep[k] ? b : 3)));
  const edge64 = EDGE_U32.flatMap((v) => [BigInt(v), BigInt(v) << 32n, (BigInt(v) << 20n) | 5n]);
  const l = pairs(edge64.slice(0, 40), 64, anyU64);
  const la = BigInt64Array.from(l.a.map(asI64));
  const lb = BigInt64Array.from(l.b.map((b) => (b === 0n || asI64(b) === -1n ? 7n : asI64(b))));
  const ua = BigUint64Array.from(l.a);
  const ub = BigUint64Array.from(l.b.map((b) => (b === 0n ? 9n : b)));
  return [
    elementwise(
      'fdiv',
      [fa, fb],
      Float32Array.from(fa, (x, k) => x / fb[k]!),
    ),
    elementwise(
      'ddiv',
      [da, db],
      Float64Array.from(da, (x, k) => x / db[k]!),
    ),
    elementwise(
      'fsqrt',
      [fa],
      Float32Array.from(fa, (x) => Math.sqrt(x)),
    ),
    elementwise(
      'dsqrt',
      [da],
      Float64Array.from(da, (x) => Math.sqrt(x)),
    ),
    elementwise(
      'idiv',
      [ia, ib],
      Int32Array.from(ia, (x, k) => Math.trunc(x / ib[k]!) + (x % ib[k]!)),
    ),
    elementwise(
      'ldiv',
      [la, lb],
      BigInt64Array.from(la, (x, k) => asI64(x / lb[k]! - (x % lb[k]!))),
    ),
    elementwise(
      'uldiv',
      [ua, ub],
      BigUint64Array.from(ua, (x, k) => (x / ub[k]!) ^ (x % ub[k]!)),
    ),
  ];
}

function halves(): KernelCase[] {
  const n = 512;
  const a = Uint16Array.from(
    { length: n },
    (_, i) => [0, 0x8000, 0x3c00, 0x7bff, 1, 0x3ff, 0x400, 0x7c00, 0xfc00][i] ?? next() & 0xffff,
  );
  const b = Uint16Array.from(
    { length: n },
    (_, i) => [0x3c00, 0x3555, 0x3c01, 0x7bff, 0x3c00, 2][i] ?? next() & 0xffff,
  );
  // Divisors of 0 and NaN operands leave NaN bits open.
  const check = (r: RunResult, want: (x: number, y: number) => number): void => {
    const got = contents(r, 'a0', a);
    for (let i = 0; i < n; i++) {
      const w = want(halfValue(a[i]!), halfValue(b[i]!));
      const g = halfValue(got[i]!);
      if (!Object.is(g, w))
        assert.fail(
          `element ${i}: got ${g}, expected ${w} of ${halfValue(a[i]!)}, ${halfValue(b[i]!)}`,
        );
    }
  };
  return [
    {
      kernel: 'halfs',
      grid: [n / 64],
      block: [64],
      args: [new Uint16Array(n), a, b],
      check: (r) => check(r, (x, y) => toHalf(toHalf(toHalf(x * y) + toHalf(x / y)) - y)),
    },
    {
      kernel: 'hfma',
      grid: [n / 128],
      block: [64],
      args: [new Uint16Array(n), a, b],
      check: (r) => {
        // Products of halves are exact in double precision; sums here are too unless far apart,
        // where the rounding to a half is not affected by the lost bits except at ties.
        check(r, (x, y) => toHalf(exactHalfFma(x, y) + y));
      },
    },
  ];
}

/** x * y + x rounded to a half, through big integers. */
function exactHalfFma(x: number, y: number): number {
  const plain = x * y + x;
  if (!Number.isFinite(plain) || plain === 0) return toHalf(plain);
  const scale = 2 ** 48;
  const sum = BigInt(x * 2 ** 24) * BigInt(y * 2 ** 24) + BigInt(x * 2 ** 24) * BigInt(2 ** 24);
  // Keep 40 bits and remember the rest in the last one.
  let m = sum < 0n ? -sum : sum;
  let e = 0;
  while (m >> 50n) {
    m = (m >> 1n) | (m & 1n);
    e++;
  }
  const v = (Number(m) * 2 ** e) / scale;
  return toHalf(sum < 0n ? -v : v);
}

function conversions(): KernelCase[] {
  const n = 64;
  const a = Float32Array.from(
    { length: n },
    (_, i) =>
      [0, -0, 1.5, -1.5, 255.9, 256, -1, 2147483520, -2147483648, 0.99, 100.25][i] ??
      ((next() | 0) % 100000) / 64,
  );
  const d = Float64Array.from(
    { length: n },
    (_, i) =>
      [0, -0.5, 1e9, -1e9, 2147483647, -2147483648, 16777217, 0.1, 1 / 3][i] ??
      ((next() | 0) % 1000000000) / 8,
  );
  const want = new Int32Array(n * 8);
  for (let i = 0; i < n; i++) {
    const x = a[i]!;
    const y = d[i]!;
    const xi = toRange(x, -2147483648, 2147483647);
    const yi = toRange(y, -2147483648, 2147483647);
    // No negative zero: it is an integer.
    const l = Math.trunc(y) + 0;
    const low = BigInt(yi >>> 0);
    const high = BigInt(xi >>> 0);
    // Selector 0x07010c0d, from the low byte: all ones, zero, byte 1 of the second, byte 3 of the
    // first.
    const perm = 0xff | (Number((low >> 8n) & 255n) << 16) | (Number((high >> 24n) & 255n) << 24);
    const unsigned = l < 0 ? Number(BigInt.asUintN(64, BigInt(l))) : l;
    want.set(
      [
        xi,
        yi,
        bitsOf(y),
        xi & 255,
        l | 0,
        bitsOf(l),
        l < 0 ? bitsOf(roundU64(BigInt(l))) : bitsOf(unsigned),
        perm,
      ],
      8 * i,
    );
  }
  const rounded = new Float32Array(EDGE_F32.length + (64 - (EDGE_F32.length % 64)));
  rounded.set(EDGE_F32);
  for (let i = EDGE_F32.length; i < rounded.length; i++) rounded[i] = ((next() | 0) % 2000) / 4;
  const even = (x: number): number => {
    if (!Number.isFinite(x)) return x;
    const f = Math.floor(x);
    const r = x - f < 0.5 || (x - f === 0.5 && f % 2 === 0) ? f : f + 1;
    return r === 0 && (x < 0 || Object.is(x, -0)) ? -0 : r;
  };
  const rounds = Float32Array.from({ length: rounded.length * 4 }, (_, i) => {
    const x = rounded[i >> 2]!;
    return [Math.floor(x), Math.ceil(x), Math.trunc(x), even(x)][i & 3]!;
  });
  return [
    elementwise('conv', [a, d], want, [], [1]),
    elementwise('round4', [rounded], rounds, [], [rounded.length / 64]),
  ];
}

/** A 64-bit integer taken as unsigned, rounded once to binary32. */
function roundU64(l: bigint): number {
  const v = BigInt.asUintN(64, l);
  const low = v & 0xffn;
  // 56 bits and a sticky one are enough for one right rounding.
  return Math.fround(Number((v >> 8n) | (low === 0n ? 0n : 1n)) * 256);
}

function integers(): KernelCase[] {
  const n = 128;
  const a = u32s(n);
  const bits = new Uint32Array(n * 8);
  for (let i = 0; i < n; i++) {
    const x = a[i]!;
    const text = x.toString(2).padStart(32, '0');
    const r = i & 31;
    bits.set(
      [
        [...text].filter((c) => c === '1').length,
        Math.clz32(x),
        x === 0 ? 32 : 31 - text.lastIndexOf('1'),
        Number.parseInt([...text].reverse().join(''), 2),
        ((x & 255) << 24) | ((x & 0xff00) << 8) | ((x >>> 8) & 0xff00) | (x >>> 24),
        r === 0 ? x : (x << r) | (x >>> (32 - r)),
        (x >>> 5) & 127,
        (x << 7) >> 20,
      ],
      8 * i,
    );
  }
  const x64 = BigUint64Array.from({ length: n }, (_, i) =>
    i < 26 ? BigInt(EDGE_U32[i]!) << BigInt(i) : anyU64(),
  );
  const y64 = BigUint64Array.from({ length: n }, () => anyU64());
  const wide = BigUint64Array.from({ length: n * 6 }, (_, k) => {
    const x = x64[Math.floor(k / 6)]!;
    const y = y64[Math.floor(k / 6)]!;
    const s = y & 63n;
    return asU64(
      [x * y, x << s, x >> s, asI64(x) >> s, x > y ? x - y : x + y, (x * y) >> 64n][k % 6]!,
    );
  });
  const b8 = Uint8Array.from({ length: n }, () => next());
  const b16 = Uint16Array.from({ length: n }, () => next());
  const c16 = Int16Array.from({ length: n }, () => next());
  const bytes = Uint8Array.from({ length: 4 * n }, (_, k) => {
    const x = b8[k >> 2]!;
    const y = b16[k >> 2]!;
    const z = c16[k >> 2]!;
    return [x + y, (z * x) >> 3, (y >> (x & 7)) ^ z, x > 100 ? z : Math.floor(y / (x | 1))][k & 3]!;
  });
  const s = i32s(n);
  return [
    elementwise('bits', [a], bits, [], [2]),
    elementwise('wide', [x64, y64], wide, [], [2]),
    elementwise('bytes', [b8, b16, c16], bytes, [], [2]),
    elementwise('sw', [s], Int32Array.from(s, switching)),
  ];
}

function switching(x: number): number {
  let r = 0;
  for (let k = 0; k < 10; k++) {
    switch ((x + k) & 15) {
      case 0:
        r = (r + 3) | 0;
        break;
      case 1:
        r = Math.imul(r ^ 5, 7);
        break;
      case 2:
        r = Math.imul(r, 7);
        break;
      case 5:
        r = (r - x) | 0;
        break;
      case 9:
        if (r & 1) return r;
        r = (r + k) | 0;
        break;
      case 12:
        r = ~r;
        break;
      default:
        r = (r + 1) | 0;
    }
  }
  return r;
}

function calls(): KernelCase[] {
  const n = 128;
  const a = i32s(n);
  const even = a.slice();
  even[0] = 2;
  const odd = a.slice();
  odd[0] = 3;
  const pointer = (v: Int32Array): Int32Array =>
    Int32Array.from(v, (x, i) => ((v[0]! & 1 ? Math.imul(x, 3) + i : x ^ (i << 2)) + 1) | 0);
  const stack = Int32Array.from(a, (_x, i) => {
    const t = Array.from({ length: 32 }, (_, k) => a[(i + k) % 100]!);
    let s = 0;
    for (let k = 0; k < 40; k++) {
      const j = t[(s + k) & 31]! & 31;
      t[j] = (t[j]! + k) | 0;
      s = (s + t[(j + 5) & 31]!) | 0;
    }
    return s;
  });
  const frame = Int32Array.from(a, (x) => {
    let s = 0;
    for (let k = 0; k < 300; k += 7) s = (s + x + ((k * 31) % 300)) | 0;
    return s;
  });
  const positive = Int32Array.from(a, (x) => Math.abs(x % 100000));
  const generic = Int32Array.from(positive, (x, i) => {
    const group = i & ~63;
    if (x % 3 === 0) return positive[group + ((i + 1) & 63)]! * 2;
    return x % 3 === 1 ? x + (x & 7) : x;
  });
  return [
    elementwise('fptr', [even], pointer(even)),
    elementwise('fptr', [odd], pointer(odd)),
    elementwise('stack', [a], stack, [100]),
    elementwise('bigframe', [a], frame),
    elementwise('gen', [positive], generic),
  ];
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: what one kernel computes, lane by lane
function memory(): KernelCase[] {
  const n = 256;
  const a = u32s(n);
  const start = Uint32Array.from([5, 0, 0xffffffff, 0xffffffff, 0, 0, 1000, 3, 0x80000000]);
  const want = start.slice();
  let sum64 = 0n;
  let sumF = 0;
  for (const x of a) {
    want[0] = want[0]! + x;
    want[1] = Math.max(want[1]!, x);
    want[2] = Math.min(want[2]!, x);
    want[3] = want[3]! & (x | 0xff00ff);
    want[4] = want[4]! | (x & 255);
    want[5] = want[5]! ^ x;
    want[6] = want[6]! - x;
    want[7] = want[7]! + (x & 7);
    want[8] = Math.max(want[8]! | 0, x | 0);
    sum64 = asU64(sum64 + (BigInt(x) << 20n));
    sumF += x & 15;
  }
  const groups = new Uint32Array((n / 64) * 24);
  for (let g = 0; g < n / 64; g++) {
    const top = [0n, 0n, 0n, 0n];
    for (let t = 0; t < 64; t++) {
      const x = a[64 * g + t]!;
      groups[24 * g + (x & 15)]!++;
      const v = asU64(BigInt(x) * 3n);
      if (v > top[x & 3]!) top[x & 3] = v;
    }
    top.forEach((v, i) => {
      groups[24 * g + 16 + 2 * i] = Number(v & 0xffffffffn);
      groups[24 * g + 17 + 2 * i] = Number(v >> 32n);
    });
  }
  const s = i32s(512);
  const sums = Int32Array.from({ length: 2 }, (_, g) =>
    s.slice(256 * g, 256 * g + 256).reduce((x, y) => (x + y) | 0, 0),
  );
  const v4 = Float32Array.from({ length: n * 4 }, () => ((next() | 0) % 4096) / 32);
  const w4 = Uint8Array.from({ length: n * 4 }, () => next());
  const ids = new Uint32Array(24 * 12);
  for (let bz = 0; bz < 2; bz++)
    for (let by = 0; by < 2; by++)
      for (let bx = 0; bx < 3; bx++)
        for (let z = 0; z < 2; z++)
          for (let y = 0; y < 3; y++)
            for (let x = 0; x < 4; x++)
              ids[((bz * 2 + by) * 3 + bx) * 24 + (z * 3 + y) * 4 + x] =
                x | (y << 4) | (z << 8) | (bx << 12) | (by << 16) | (bz << 20) | (6 << 24);
  return [
    {
      kernel: 'atom',
      grid: [n / 64],
      block: [64],
      args: [start, a, new BigUint64Array(1), new Float32Array(1)],
      check: (r) => {
        same(contents(r, 'a0', start), want, (i) => `counter ${i}`);
        assert.equal(contents(r, 'a2', new BigUint64Array(1))[0], sum64);
        assert.equal(contents(r, 'a3', new Float32Array(1))[0], sumF);
      },
    },
    elementwise('latom', [a], groups, [], [n / 64]),
    {
      kernel: 'reduce',
      grid: [2],
      block: [256],
      args: [new Int32Array(2), s],
      check: (r) => same(contents(r, 'a0', sums), sums, (i) => `group ${i}`),
    },
    {
      kernel: 'by4',
      grid: [n / 64],
      block: [64],
      args: [new Float32Array(4 * n), v4, w4],
      check: (r) =>
        same(
          contents(r, 'a0', v4),
          Float32Array.from(v4, (v, i) => Math.fround(v * v) + w4[i]!),
          String,
        ),
    },
    {
      kernel: 'xyz',
      grid: [3, 2, 2],
      block: [4, 3, 2],
      args: [new Uint32Array(ids.length)],
      check: (r) => same(contents(r, 'a0', ids), ids, String),
    },
  ];
}

/**
 * Lane exchanges; a wave of 64 does in each half what a wave of 32 does, except for the first
 * lanes.
 */
function lanes(waveSize: 32 | 64): KernelCase {
  const n = 128;
  const a = u32s(n);
  const want = new Uint32Array(8 * n);
  for (let i = 0; i < n; i++) {
    const wave = i - (i % waveSize);
    const l = i % waveSize;
    const row = i & ~15;
    const at = i & 15;
    want.set(
      [
        l & 31,
        a[wave + (l & ~31) + ((l * 5 + 3) & 31)]!,
        at === 0 ? 7 : a[i - 1]!,
        a[(i & ~3) + [2, 3, 0, 1][i & 3]!]!,
        a[(i & ~31) + ((i & 31) ^ 16)]!,
        a[wave]!,
        a[row + 15 - at]!,
        a[wave + 5]!,
      ],
      8 * i,
    );
  }
  return elementwise('lanes', [a], want, [], [2]);
}

export function kernelCases(waveSize: 32 | 64): KernelCase[] {
  return [
    ...division(),
    ...halves(),
    ...conversions(),
    ...integers(),
    ...calls(),
    ...memory(),
    lanes(waveSize),
  ];
}
