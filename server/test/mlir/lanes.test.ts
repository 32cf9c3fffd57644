/** What MLIR's own passes do not lower: work of the first lane, sums of narrow numbers. */
import assert from 'node:assert/strict';
import { engineFor, f32, launchOn, u16 } from './run.ts';

const TARGETS = ['ptx', 'amdgcn'] as const;

const WARP = `
gpu.module @m {
  gpu.func @k(%a: memref<64xf32>, %o: memref<64xf32>) kernel {
    %lane = gpu.lane_id
    %c2 = arith.constant 2 : index
    %at = arith.muli %lane, %c2 : index
    %own = vector.load %a[%at] : memref<64xf32>, vector<2xf32>
    %r:2 = gpu.warp_execute_on_lane_0(%lane)[32] args(%own : vector<2xf32>) -> (vector<2xf32>, f32) {
    ^bb0(%all: vector<64xf32>):
      %twice = arith.addf %all, %all : vector<64xf32>
      %sum = vector.reduction <add>, %all : vector<64xf32> into f32
      gpu.yield %twice, %sum : vector<64xf32>, f32
    }
    %b = vector.broadcast %r#1 : f32 to vector<2xf32>
    %s = arith.addf %r#0, %b : vector<2xf32>
    vector.store %s, %o[%at] : memref<64xf32>, vector<2xf32>
    gpu.warp_execute_on_lane_0(%lane)[32] {
      %c0 = arith.constant 0 : index
      memref.store %r#1, %a[%c0] : memref<64xf32>
    }
    gpu.return
  }
}
`;

const SUM = `
gpu.module @m {
  gpu.func @k(%a: memref<32xbf16>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<32xbf16>
    %s = gpu.subgroup_reduce add %x cluster(size = 4) : (bf16) -> bf16
    memref.store %s, %a[%i] : memref<32xbf16>
    gpu.return
  }
}
`;

describe('mlir: lanes', () => {
  const launch = { kernel: 'k', grid: [1], block: [32] };
  const numbers = Float32Array.from({ length: 64 }, (_, i) => i - 20);

  it('the first lane works for all', () => {
    const total = numbers.reduce((a, b) => a + b, 0);
    for (const target of TARGETS) {
      const args = [{ array: numbers }, { array: new Float32Array(64) }];
      const [first, out] = launchOn(target, engineFor(WARP), { ...launch, args });
      assert.equal(f32(first!)[0], total);
      assert.deepEqual(
        f32(out!),
        [...numbers].map((x) => 2 * x + total),
      );
    }
  });

  it('bf16 is summed up over clusters', () => {
    const bits = (x: number): number => new Uint32Array(new Float32Array([x]).buffer)[0]! >>> 16;
    const array = Uint16Array.from({ length: 32 }, (_, i) => bits(i));
    const wanted = Array.from({ length: 32 }, (_, i) => bits(16 * Math.floor(i / 4) + 6));
    for (const target of TARGETS) {
      const args = [{ array }];
      const [out] = launchOn(target, engineFor(SUM), { ...launch, args });
      assert.deepEqual(u16(out!), wanted);
    }
  });
});
