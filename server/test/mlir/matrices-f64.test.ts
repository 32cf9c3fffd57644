/** Products of matrices of `f64`: `gpu.subgroup_mma_*` and `nvgpu.mma.sync` on NVIDIA. */
import assert from 'node:assert/strict';
import { engineFor, f64, launchOn, PATH } from './run.ts';

const WMMA = `
gpu.module @m {
  gpu.func @k(%a: memref<8x4xf64>, %b: memref<8x4xf64>, %c: memref<8x8xf64>) kernel {
    %i = arith.constant 0 : index
    %A = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 4 : index} : memref<8x4xf64> -> !gpu.mma_matrix<8x4xf64, "AOp">
    %B = gpu.subgroup_mma_load_matrix %b[%i, %i] {leadDimension = 4 : index, transpose} : memref<8x4xf64> -> !gpu.mma_matrix<4x8xf64, "BOp">
    %C = gpu.subgroup_mma_load_matrix %c[%i, %i] {leadDimension = 8 : index} : memref<8x8xf64> -> !gpu.mma_matrix<8x8xf64, "COp">
    %D = gpu.subgroup_mma_compute %A, %B, %C {b_transpose} : !gpu.mma_matrix<8x4xf64, "AOp">, !gpu.mma_matrix<4x8xf64, "BOp"> -> !gpu.mma_matrix<8x8xf64, "COp">
    %E = gpu.subgroup_mma_elementwise addf %D, %C : (!gpu.mma_matrix<8x8xf64, "COp">, !gpu.mma_matrix<8x8xf64, "COp">) -> !gpu.mma_matrix<8x8xf64, "COp">
    gpu.subgroup_mma_store_matrix %E, %c[%i, %i] {leadDimension = 8 : index} : !gpu.mma_matrix<8x8xf64, "COp">, memref<8x8xf64>
    gpu.return
  }
}
`;

/** A lane has an element of both factors and two neighbours of the sum; B is there as columns. */
const MMA = `
gpu.module @m {
  gpu.func @k(%a: memref<8x4xf64>, %b: memref<8x4xf64>, %c: memref<8x8xf64>) kernel {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %z = arith.constant 0.0 : f64
    %lane = gpu.lane_id
    %row = arith.divui %lane, %c4 : index
    %in = arith.remui %lane, %c4 : index
    %column = arith.muli %in, %c2 : index
    %x = memref.load %a[%row, %in] : memref<8x4xf64>
    %y = memref.load %b[%row, %in] : memref<8x4xf64>
    %s = vector.load %c[%row, %column] : memref<8x8xf64>, vector<2xf64>
    %va = vector.broadcast %x : f64 to vector<1x1xf64>
    %vb = vector.broadcast %y : f64 to vector<1x1xf64>
    %vc = vector.broadcast %s : vector<2xf64> to vector<1x2xf64>
    %d = nvgpu.mma.sync(%va, %vb, %vc) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
    %e = vector.extract %d[0] : vector<2xf64> from vector<1x2xf64>
    %t = arith.addf %e, %s : vector<2xf64>
    vector.store %t, %c[%row, %column] : memref<8x8xf64>, vector<2xf64>
    gpu.return
  }
}
`;

const numbers = (length: number, step: number): Float64Array =>
  Float64Array.from({ length }, (_, i) => ((i * 7) % 13) * step - 3);

describe('mlir: matrices of f64', () => {
  const run = (text: string, arrays: readonly Float64Array[]): number[] => {
    const args = arrays.map((array) => ({ array, shape: [8, array.length / 8] }));
    const launch = { kernel: 'k', grid: [1], block: [32], cpu: 'sm_80', args };
    return f64(launchOn('ptx', engineFor(text), launch)[2]!);
  };

  for (const [name, text] of [
    ['gpu', WMMA],
    ['nvgpu', MMA],
  ] as const)
    it(`${name}: a product and a sum`, () => {
      const [a, b, c] = [numbers(32, 0.3), numbers(32, 1.1), numbers(64, 0.7)];
      const found = run(text, [a, b, c]);
      for (let row = 0; row < 8; row++)
        for (let column = 0; column < 8; column++) {
          const at = row * 8 + column;
          let wanted = 2 * c[at]!;
          for (let k = 0; k < 4; k++) wanted += a[row * 4 + k]! * b[column * 4 + k]!;
          assert.ok(Math.abs(found[at]! - wanted) < 1e-12, `${row}, ${column}`);
        }
    });

  it('rounds once where a product is added', () => {
    const near = (by: number): Float64Array =>
      Float64Array.from({ length: 32 }, (_, i) => (i % 4 === 0 ? 1 + by : 0));
    const arrays = [near(2 ** -30), near(-(2 ** -30)), new Float64Array(64).fill(-1)];
    const alone = WMMA.replace('store_matrix %E', 'store_matrix %D');
    assert.deepEqual(run(alone, arrays), new Array(64).fill(-(2 ** -60)));
  });

  it('needs sm_80', () => {
    for (const text of [WMMA, MMA]) {
      const engine = engineFor(text);
      const on = (cpu: string): string[] =>
        engine.emit(PATH, 'ptx', { kernel: 'k', cpu }).problems.map(({ message }) => message);
      assert.equal(on('sm_75').length, 1);
      assert.match(on('sm_75')[0]!, /sm_80/);
      assert.deepEqual(on('sm_80'), []);
    }
  });
});
