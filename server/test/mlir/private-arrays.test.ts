/** Private arrays whose size is known at run time only, in both dialects that have them. */
import assert from 'node:assert/strict';
import { engineFor, f32, launchOn, PATH } from './run.ts';

/** Thread `t` takes `t + 2` elements, writes the last, and adds the first and the last. */
const kernel = (take: string, write: string): string => `
gpu.module @m {
  gpu.func @k(%x: memref<64xf32>, %y: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %one = arith.constant 1.0 : f32
    %v = memref.load %x[%t] : memref<64xf32>
    %n = arith.addi %t, %c2 : index
    %last = arith.addi %t, %c1 : index
    ${take}
    ${write}
    memref.store %w, %y[%t] : memref<64xf32>
    gpu.return
  }
}
`;

const MEMREF = kernel(
  '%a = memref.alloca(%n) {alignment = 32 : i64} : memref<?x2xf32>',
  `memref.store %one, %a[%c0, %c1] : memref<?x2xf32>
    memref.store %v, %a[%last, %c1] : memref<?x2xf32>
    %size = memref.dim %a, %c0 : memref<?x2xf32>
    %end = arith.subi %size, %c1 : index
    %p = memref.load %a[%c0, %c1] : memref<?x2xf32>
    %q = memref.load %a[%end, %c1] : memref<?x2xf32>
    %w = arith.addf %p, %q : f32`,
);

const LLVM = kernel(
  `%m = arith.index_cast %n : index to i32
    %a = llvm.alloca %m x f32 : (i32) -> !llvm.ptr<5>`,
  `%l = arith.index_cast %last : index to i64
    %to = llvm.getelementptr %a[%l] : (!llvm.ptr<5>, i64) -> !llvm.ptr<5>, f32
    llvm.store %one, %a : f32, !llvm.ptr<5>
    llvm.store %v, %to : f32, !llvm.ptr<5>
    %p = llvm.load %a : !llvm.ptr<5> -> f32
    %q = llvm.load %to : !llvm.ptr<5> -> f32
    %w = arith.addf %p, %q : f32`,
);

describe('private arrays of a size that is known at run time', () => {
  for (const [name, text] of [
    ['memref.alloca', MEMREF],
    ['llvm.alloca', LLVM],
  ] as const) {
    it(`${name} on PTX`, () => {
      const x = Float32Array.from({ length: 64 }, (_, i) => i + 0.5);
      const args = [{ array: x }, { array: new Float32Array(64) }];
      const y = launchOn('ptx', engineFor(text), { kernel: 'k', grid: [1], block: [64], args })[1]!;
      assert.deepEqual(
        f32(y),
        Array.from(x, (v) => v + 1),
      );
    });
    it(`${name} is refused by name on AMD`, () => {
      const { problems } = engineFor(text).emit(PATH, 'amdgcn', { kernel: 'k' });
      assert.match(JSON.stringify(problems), /a private array whose size is not constant, on this/);
    });
  }
});
