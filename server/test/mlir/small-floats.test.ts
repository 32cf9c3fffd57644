/**
 * Floats of 8 bits: what their bits are worth against what `mlir-opt` folds, and rounding against
 * the nearest of all that they can be.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { requireTool } from '../kit/index.ts';
import { engineFor, i32, launchOn } from './run.ts';

const FORMATS = [
  'f8E5M2',
  'f8E4M3',
  'f8E3M4',
  'f8E4M3FN',
  'f8E5M2FNUZ',
  'f8E4M3FNUZ',
  'f8E4M3B11FNUZ',
];
/** NaNs that signal: MLIR does not fold them. */
const SIGNALLING: Readonly<Record<string, readonly [first: number, last: number]>> = {
  f8E5M2: [0x7d, 0x7d],
  f8E4M3: [0x79, 0x7b],
  f8E3M4: [0x71, 0x77],
};
/** Codes of a format with a quiet NaN in place of each that signals. */
function quiet(format: string): Uint8Array {
  const [first, last] = SIGNALLING[format] ?? [256, 256];
  return Uint8Array.from(CODES, (code) =>
    (code & 0x7f) >= first && (code & 0x7f) <= last ? code | 0x7f : code,
  );
}
const CODES = Array.from({ length: 256 }, (_, i) => i);

/** Numbers of all sizes, and those in the middle of two neighbours. */
const SINGLES = Float32Array.from({ length: 256 }, (_, i) => {
  const size = 2 ** ((i % 40) - 22) * (1 + ((i * 37) % 64) / 64);
  return i % 3 === 0 ? -size : size;
});
SINGLES.set([0, -0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN, 448, 464, 465]);

const hex = (bytes: Uint8Array): string =>
  `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
    .toUpperCase()
    .replace('0X', '0x');

/** What MLIR folds, one function for each format. */
function foldedText(): string {
  const functions = FORMATS.flatMap((format) => [
    `func.func @ext_${format}() -> vector<256xi32> {
      %c = arith.constant dense<"${hex(quiet(format))}"> : vector<256x${format}>
      %e = arith.extf %c : vector<256x${format}> to vector<256xf32>
      %b = arith.bitcast %e : vector<256xf32> to vector<256xi32>
      return %b : vector<256xi32>
    }`,
  ]);
  return functions.join('\n');
}

const kernel = (format: string): string => `
gpu.module @m {
  gpu.func @k(%in: memref<256xf32>, %wide: memref<256xi32>, %small: memref<256xi32>) kernel {
    %i = gpu.global_id x
    %code = arith.index_cast %i : index to i8
    %f = arith.bitcast %code : i8 to ${format}
    %e = arith.extf %f : ${format} to f32
    %eb = arith.bitcast %e : f32 to i32
    memref.store %eb, %wide[%i] : memref<256xi32>
    %x = memref.load %in[%i] : memref<256xf32>
    %t = arith.truncf %x : f32 to ${format}
    %tb = arith.bitcast %t : ${format} to i8
    %ti = arith.extui %tb : i8 to i32
    memref.store %ti, %small[%i] : memref<256xi32>
    gpu.return
  }
}`;

/** Lists of numbers by the name of the function that returns them. */
function tables(text: string): Map<string, number[]> {
  const found = text.matchAll(
    /@(\w+)\(\)[\s\S]*?dense<(?:"0x([0-9A-F]+)"|\[([^\]]*)\])> : vector<256xi(\d+)>/g,
  );
  return new Map(
    [...found].map(([, name, digits, list, width]) => {
      if (list !== undefined) return [name!, list.split(',').map(Number)];
      const bytes = Uint8Array.from(digits!.match(/../g)!, (byte) => Number.parseInt(byte, 16));
      return [name!, [...(width === '8' ? bytes : new Int32Array(bytes.buffer))]];
    }),
  );
}

const asFloat = (bits: number): number => new Float32Array(Int32Array.of(bits).buffer)[0]!;

/** The nearest number that there is, the even one of two; `values` are those of all codes. */
function nearest(x: number, values: readonly number[]): number {
  const positive = values.slice(0, 128).filter(Number.isFinite);
  const [before, most] = positive.slice(-2) as [number, number];
  const size = Math.abs(x);
  // One more than there is: what is nearest to that is too large.
  const all = [...positive, 2 * most - before];
  const off = all.map((value) => Math.abs(value - Math.min(size, 1e9)));
  const least = Math.min(...off);
  const [first = 0, second] = off.flatMap((one, at) => (one === least ? [at] : []));
  const at = second !== undefined && first % 2 === 1 ? second : first;
  const isBeyond = Number.isNaN(x) || at === positive.length;
  const hasInfinity = values.includes(Number.POSITIVE_INFINITY);
  if (isBeyond) return hasInfinity && !Number.isNaN(x) ? Math.sign(x) * Infinity : Number.NaN;
  return x < 0 ? -all[at]! : all[at]!;
}

const isNan = (bits: number): boolean => (bits & 0x7fffffff) > 0x7f800000;

describe('mlir: small floats', () => {
  it('conversions are those that MLIR folds', function () {
    const opt = requireTool(this, 'mlir-opt');
    const folded = tables(
      execFileSync(opt, ['--canonicalize'], { input: foldedText(), encoding: 'utf8' }),
    );
    for (const format of FORMATS) {
      const values = folded.get(`ext_${format}`)!;
      const floats = values.map(asFloat);
      for (const target of ['ptx', 'amdgcn'] as const) {
        const [, wide, small] = launchOn(target, engineFor(kernel(format)), {
          kernel: 'k',
          grid: [8],
          block: [32],
          args: [
            { array: SINGLES },
            { array: new Int32Array(256) },
            { array: new Int32Array(256) },
          ],
        });
        // One NaN is as good as another.
        const plain = (bits: number): number | string => (isNan(bits) ? 'NaN' : bits);
        assert.deepEqual(i32(wide!).map(plain), values.map(plain), `${format} on ${target}`);
        assert.deepEqual(
          i32(small!).map((code) => floats[code]! + 0),
          [...SINGLES].map((x) => nearest(x, floats) + 0),
          `${format} on ${target}`,
        );
      }
    }
  });
});
