/** Launches out of typed arrays, for tests that compute what they expect themselves. */
import type { AmdgcnModule } from '../../../src/asm/index.ts';
import {
  type AmdgcnRunOptions,
  encodeBase64,
  type LaunchSpec,
  type RunResult,
  runAmdgcn,
} from '../../../src/emulate/index.ts';

export type Data =
  | Uint8Array
  | Uint16Array
  | Int16Array
  | Uint32Array
  | Int32Array
  | Float32Array
  | Float64Array
  | BigUint64Array
  | BigInt64Array;

const DTYPES = new Map<unknown, string>([
  [Uint8Array, 'u8'],
  [Uint16Array, 'u16'],
  [Int16Array, 'i16'],
  [Uint32Array, 'u32'],
  [Int32Array, 'i32'],
  [Float32Array, 'f32'],
  [Float64Array, 'f64'],
  [BigUint64Array, 'u64'],
  [BigInt64Array, 'i64'],
]);

/**
 * One argument: contents of a buffer, a 32-bit integer, a 64-bit one, or the bytes of a structure.
 */
export type Argument = Data | number | bigint | { readonly bytes: readonly number[] };

/** Runs one kernel; buffers are named `a0`, `a1` ... in order of the arguments. */
export function runOne(
  text: AmdgcnModule | string,
  kernel: string,
  grid: readonly number[],
  block: readonly number[],
  args: readonly Argument[],
  options: AmdgcnRunOptions = {},
): RunResult {
  const spec = {
    launches: [
      {
        kernel,
        grid,
        block,
        args: args.map((a, i) => argument(`a${i}`, a)),
      },
    ],
  } as LaunchSpec;
  return runAmdgcn(text, spec, options);
}

function argument(name: string, a: Argument): unknown {
  if (typeof a === 'number') return { name, scalar: 'i32', value: a };
  if (typeof a === 'bigint') return { name, scalar: 'u64', value: String(a) };
  if ('bytes' in a) {
    const fields = a.bytes.map((value, offset) => ({
      name: `b${offset}`,
      type: 'u8',
      offset,
      value,
    }));
    return { name, struct: 'S', size: a.bytes.length, fields };
  }
  const b64 = encodeBase64(new Uint8Array(a.buffer, a.byteOffset, a.byteLength));
  return {
    name,
    buffer: DTYPES.get(a.constructor),
    length: a.length,
    role: 'inout',
    init: { gen: 'b64', b64 },
  };
}

/** The bytes a run left in a buffer, as an array of the same kind as `like`. */
export function contents<T extends Data>(result: RunResult, name: string, like: T): T {
  const bytes = result.buffers[0]?.get(name) ?? new Uint8Array();
  const copy = bytes.slice();
  return new (like.constructor as new (b: ArrayBuffer) => T)(copy.buffer);
}

/** A small deterministic generator of 32-bit numbers. */
export function random(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x9e3779b9) >>> 0;
    let x = s;
    x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    return (x ^ (x >>> 16)) >>> 0;
  };
}

export const EDGE_F32 = [
  0,
  -0,
  1,
  -1,
  0.5,
  3,
  1 / 3,
  10,
  1e10,
  -1e10,
  1e-10,
  2 ** 126,
  2 ** 127,
  -(2 ** 127),
  3.4028234663852886e38,
  2 ** -126,
  2 ** -127,
  2 ** -140,
  2 ** -149,
  -(2 ** -149),
  1.1754942106924411e-38,
  1.17549435e-38,
  2 ** 96,
  2 ** -96,
  16777215,
  8388607.5,
  255.5,
  -32768.5,
  2147483648,
  4294967296,
  1.9999998807907104,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NaN,
].map(Math.fround);

export const EDGE_F64 = [
  0,
  -0,
  1,
  -1,
  0.5,
  3,
  1 / 3,
  10,
  1e10,
  -1e-10,
  1e300,
  -1e300,
  1e-300,
  2 ** 1022,
  2 ** 1023,
  1.7976931348623157e308,
  2 ** -1022,
  2 ** -1023,
  2 ** -1060,
  5e-324,
  -5e-324,
  2.2250738585072009e-308,
  2 ** 768,
  2 ** -768,
  9007199254740991,
  4294967295.75,
  2147483648,
  -2147483649,
  2 ** 63,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NaN,
];

export const EDGE_U32 = [
  0, 1, 2, 3, 7, 8, 15, 31, 32, 127, 128, 255, 256, 0x7fff, 0x8000, 0xffff, 0x10000, 0x12345678,
  0x7ffffffe, 0x7fffffff, 0x80000000, 0x80000001, 0xaaaaaaaa, 0xdeadbeef, 0xfffffffe, 0xffffffff,
];

/** Every pair of two lists, filled up to a multiple of `unit` with pairs of a generator. */
export function pairs<T>(values: readonly T[], unit: number, more: () => T): { a: T[]; b: T[] } {
  const a: T[] = [];
  const b: T[] = [];
  for (const x of values) {
    for (const y of values) {
      a.push(x);
      b.push(y);
    }
  }
  while (a.length % unit !== 0 || a.length < values.length ** 2 + 256) {
    a.push(more());
    b.push(more());
  }
  return { a, b };
}
