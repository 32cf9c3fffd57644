/**
 * Kernels of `.mlir` texts in the simulators, on both targets, with memrefs handed over as MLIR's
 * own launches do it.
 */
import assert from 'node:assert/strict';
import {
  type Dtype,
  encodeBase64,
  type LaunchArg,
  type LaunchSpec,
  type RunResult,
  runAmdgcn,
  runPtx,
} from '../../src/emulate/index.ts';
import { createEngine, type Engine, type TargetName } from '../../src/workspace/index.ts';
import { readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

export const PATH = '/k.mlir';

/** An engine with one text in it. */
export function engineFor(text: string): Engine {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  engine.setFile(PATH, text);
  return engine;
}

export function kernelText(name: string): string {
  return readRepo(`test-fixtures/mlir/kernels/${name}.mlir`);
}

type Numbers = Float32Array | Float64Array | Int32Array | Uint8Array | BigInt64Array | Uint16Array;

/** A kernel's argument: a number, or an array with its shape. */
export type Argument =
  | { readonly scalar: Dtype; readonly value: number }
  | { readonly array: Numbers; readonly shape?: readonly number[]; readonly dtype?: Dtype }
  | { readonly bytes: Float32Array };

function dtypeOf(array: Numbers): Dtype {
  if (array instanceof Float32Array) return 'f32';
  if (array instanceof Float64Array) return 'f64';
  if (array instanceof Int32Array) return 'i32';
  if (array instanceof BigInt64Array) return 'i64';
  return array instanceof Uint16Array ? 'u16' : 'u8';
}

function bytesOf(array: Numbers): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/** A memref is its pointer twice, an offset, sizes, strides. */
function expand(arg: Argument, index: number): LaunchArg[] {
  if ('scalar' in arg) return [{ name: `a${index}`, scalar: arg.scalar, value: arg.value }];
  const number = (name: string, value: number): LaunchArg => ({
    name: `a${index}.${name}`,
    scalar: 'u64',
    value,
  });
  if ('bytes' in arg) {
    const fields = [...arg.bytes].map((value, i) => ({
      name: `f${i}`,
      type: 'f32' as const,
      offset: 4 * i,
      value,
    }));
    return [{ name: `a${index}`, struct: 'vector', size: 16, align: 16, fields }];
  }
  const { array } = arg;
  const shape = arg.shape ?? [array.length];
  const strides = shape.map((_, i) => shape.slice(i + 1).reduce((p, n) => p * n, 1));
  return [
    number('allocated', 0),
    {
      name: `a${index}`,
      buffer: arg.dtype ?? dtypeOf(array),
      length: array.length,
      role: 'inout',
      init: { gen: 'b64', b64: encodeBase64(bytesOf(array)) },
    },
    number('offset', 0),
    ...shape.map((size, i) => number(`size${i}`, size)),
    ...strides.map((stride, i) => number(`stride${i}`, stride)),
  ];
}

export interface LaunchOf {
  readonly kernel: string;
  readonly grid: readonly number[];
  readonly block: readonly number[];
  readonly workgroupMem?: number;
  readonly args: readonly Argument[];
  /** Another processor than the target's usual one. */
  readonly cpu?: string;
}

/** Runs a launch that must come through without findings. */
function run(target: TargetName, engine: Engine, launch: LaunchOf): RunResult {
  const { text, problems } = engine.emit(PATH, target, {
    kernel: launch.kernel,
    ...(launch.cpu !== undefined && { cpu: launch.cpu }),
  });
  assert.deepEqual(
    problems.map(({ message }) => message),
    [],
  );
  const spec: LaunchSpec = {
    launches: [
      {
        kernel: engine.kernels(PATH).find(({ name }) => name === launch.kernel)!.symbol,
        grid: launch.grid,
        block: launch.block,
        workgroup_mem: launch.workgroupMem ?? 0,
        args: launch.args.flatMap(expand),
      },
    ],
  };
  const result = target === 'ptx' ? runPtx(text, spec) : runAmdgcn(text, spec);
  assert.deepEqual(
    result.diagnostics.map(({ message }) => message),
    [],
    text,
  );
  return result;
}

/**
 * The arrays as they are after the launch, in order of the arguments; those of numbers are missing.
 */
export function launchOn(target: TargetName, engine: Engine, launch: LaunchOf): Uint8Array[] {
  const [buffers] = run(target, engine, launch).buffers;
  return launch.args.flatMap((arg, i) => ('array' in arg ? [buffers!.get(`a${i}`)!] : []));
}

/** What the launch prints. */
export function printedOn(target: TargetName, engine: Engine, launch: LaunchOf): string {
  return run(target, engine, launch).stdout;
}

export const f32 = (bytes: Uint8Array): number[] => [...new Float32Array(bytes.slice().buffer)];
export const f64 = (bytes: Uint8Array): number[] => [...new Float64Array(bytes.slice().buffer)];
export const i32 = (bytes: Uint8Array): number[] => [...new Int32Array(bytes.slice().buffer)];
export const u16 = (bytes: Uint8Array): number[] => [...new Uint16Array(bytes.slice().buffer)];
export const i64 = (bytes: Uint8Array): bigint[] => [...new BigInt64Array(bytes.slice().buffer)];
