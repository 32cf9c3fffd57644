/**
 * Small launches for tests: typed arrays in, typed arrays out, without writing launch specs by
 * hand.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  encodeBase64,
  type Launch,
  type LaunchArg,
  type RunOptions,
  type RunResult,
  runPtx,
} from '../../src/emulate/index.ts';

export type Typed =
  | Uint8Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | BigInt64Array
  | BigUint64Array
  | Float32Array
  | Float64Array;

/** A buffer's contents, or `[type, value]` of a scalar, or the bytes of a structure. */
export type Value =
  | Typed
  | readonly ['i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64', number | bigint]
  | { readonly struct: Uint8Array };

export interface SmallLaunch {
  readonly kernel: string;
  readonly grid?: number | readonly number[];
  readonly block?: number | readonly number[];
  readonly shared?: number;
  readonly args: Readonly<Record<string, Value>>;
}

const DTYPES = new Map<unknown, 'u8' | 'u16' | 'i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64'>([
  [Uint8Array, 'u8'],
  [Uint16Array, 'u16'],
  [Int32Array, 'i32'],
  [Uint32Array, 'u32'],
  [BigInt64Array, 'i64'],
  [BigUint64Array, 'u64'],
  [Float32Array, 'f32'],
  [Float64Array, 'f64'],
]);

function argument(name: string, value: Value): LaunchArg {
  if ('struct' in value) {
    const { struct } = value;
    const fields = [...struct].map((byte, offset) => ({
      name: `b${offset}`,
      type: 'u8' as const,
      offset,
      value: byte,
    }));
    return { name, struct: 'Bytes', size: struct.length, fields };
  }
  if (Array.isArray(value)) {
    const [type, number] = value as readonly ['i32', number | bigint];
    return { name, scalar: type, value: typeof number === 'bigint' ? String(number) : number };
  }
  const typed = value as Typed;
  const bytes = new Uint8Array(typed.buffer, typed.byteOffset, typed.byteLength);
  return {
    name,
    buffer: DTYPES.get(typed.constructor)!,
    length: typed.length,
    role: 'inout',
    init: { gen: 'b64', b64: encodeBase64(bytes) },
  };
}

const triple = (v: number | readonly number[] | undefined): readonly number[] =>
  v === undefined ? [1, 1, 1] : typeof v === 'number' ? [v, 1, 1] : v;

export function launchOf(small: SmallLaunch): Launch {
  return {
    kernel: small.kernel,
    grid: triple(small.grid),
    block: triple(small.block),
    workgroup_mem: small.shared ?? 0,
    args: Object.entries(small.args).map(([name, value]) => argument(name, value)),
  };
}

/** Runs one launch of a text. */
export function launch(text: string, small: SmallLaunch, options?: RunOptions): RunResult {
  return runPtx(text, { launches: [launchOf(small)] }, options);
}

/** Runs one launch that must succeed; gives a reader of its buffers. */
export function results(
  text: string,
  small: SmallLaunch,
): <T extends Typed>(name: string, like: new (b: ArrayBuffer) => T) => T {
  const run = launch(text, small);
  assert.deepEqual(run.diagnostics, []);
  return (name, Like) => {
    const bytes = run.buffers[0]!.get(name)!;
    return new Like(Uint8Array.from(bytes).buffer);
  };
}

export function nvccText(name: string): string {
  return readFileSync(
    new URL(`../../../test-fixtures/emulate/ptx/nvcc/${name}.ptx`, import.meta.url),
    'utf8',
  );
}

/** A small generator of 32-bit numbers, so that tests do not share the code they test. */
export function randomWords(seed: number): () => number {
  let s = seed | 0 || 1;
  return () => {
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    return s >>> 0;
  };
}
