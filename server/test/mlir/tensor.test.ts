/** Products of matrices that subgroups make together, in the simulators, against plain sums. */
import assert from 'node:assert/strict';
import { numberToFloat } from '../../src/mir/index.ts';
import { readRepo } from '../kit/index.ts';
import { engineFor, f32, launchOn } from './run.ts';

const DEPTH = 16;

/** Small whole numbers: sums of their products are exact. */
const left = (row: number, k: number): number => ((row * 7 + k * 3) % 11) - 5;
const right = (k: number, column: number): number => ((k * 5 + column * 2) % 9) - 4;

function halves(
  rows: number,
  columns: number,
  value: (row: number, column: number) => number,
): Uint16Array {
  return Uint16Array.from({ length: rows * columns }, (_, i) =>
    Number(numberToFloat(value(Math.floor(i / columns), i % columns), 'f16')),
  );
}

const CASES = [
  { name: 'nvgpu', target: 'ptx', cpu: 'sm_80', columns: 8, threads: 32 },
  { name: 'amdgpu', target: 'amdgcn', cpu: 'gfx942', columns: 8, threads: 64 },
  { name: 'subgroup', target: 'ptx', cpu: 'sm_80', columns: 16, threads: 32 },
] as const;

describe('mlir: products of matrices', () => {
  for (const { name, target, cpu, columns, threads } of CASES) {
    it(`${name} on ${target}`, () => {
      const engine = engineFor(readRepo(`test-fixtures/mlir/tensor/${name}.mlir`));
      const a = halves(16, DEPTH, left);
      const b = halves(DEPTH, columns, right);
      const [, , out] = launchOn(target, engine, {
        kernel: 'k',
        cpu,
        grid: [1],
        block: [threads],
        args: [
          { array: a, shape: [16, DEPTH] },
          { array: b, shape: [DEPTH, columns] },
          { array: new Float32Array(16 * columns), shape: [16, columns] },
        ],
      });
      const wanted = Array.from({ length: 16 * columns }, (_, i) => {
        let sum = 0;
        for (let k = 0; k < DEPTH; k++)
          sum += left(Math.floor(i / columns), k) * right(k, i % columns);
        return sum;
      });
      assert.deepEqual(f32(out!), wanted);
    });
  }
});
