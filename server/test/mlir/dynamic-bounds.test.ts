/**
 * `gpu.dynamic_shared_memory {dynamicBoundCheck}`: the emitted code compares each view with the
 * bytes that the launch gave.
 */
import assert from 'node:assert/strict';
import { engineFor, i32, launchOn, PATH } from './run.ts';

const kernel = (attribute: string): string => `
#ws = #gpu.address_space<workgroup>
gpu.module @m {
  gpu.func @k(%y: memref<32xi32>, %at: index, %rows: index) workgroup(%own: memref<4xi32, #ws>) kernel {
    %c0 = arith.constant 0 : index
    %t = gpu.thread_id x
    %v = memref.load %y[%t] : memref<32xi32>
    %d = gpu.dynamic_shared_memory ${attribute} : memref<?xi8, #ws>
    %a = memref.view %d[%at][%rows] : memref<?xi8, #ws> to memref<?x32xi32, #ws>
    memref.store %v, %a[%c0, %t] : memref<?x32xi32, #ws>
    memref.store %v, %own[%c0] : memref<4xi32, #ws>
    gpu.barrier
    %w = memref.load %a[%c0, %t] : memref<?x32xi32, #ws>
    %two = arith.addi %w, %w : i32
    memref.store %two, %y[%t] : memref<32xi32>
    gpu.return
  }
}
`;

describe('mlir: bounds of the dynamic shared memory', () => {
  const engine = engineFor(kernel('{dynamicBoundCheck}'));
  const numbers = Int32Array.from({ length: 32 }, (_, t) => t);

  for (const target of ['ptx', 'amdgcn'] as const) {
    /** With 1,024 bytes, and views of rows of 128 bytes. */
    const run = (at: number, rows: number): number[] => {
      const scalar = (value: number) => ({ scalar: 'i64' as const, value });
      const args = [{ array: numbers.slice() }, scalar(at), scalar(rows)];
      const launch = { kernel: 'k', grid: [1], block: [32], workgroupMem: 1024, args };
      return i32(launchOn(target, engine, launch)[0]!);
    };
    const outside = /view outside of the dynamic shared memory/;

    it(`${target}: a view that lies in it is as without the check`, () => {
      for (const [at, rows] of [
        [0, 1],
        [0, 8],
        [896, 1],
        [512, 4],
      ] as const)
        assert.deepEqual(run(at, rows), [...numbers.map((n) => 2 * n)], `${at} ${rows}`);
    });

    it(`${target}: one that does not ends the kernel`, () => {
      for (const [at, rows] of [
        [4, 8],
        [900, 1],
        [1024, 1],
        [-4, 1],
        [0, 9],
        [512, 1e9],
      ] as const)
        assert.throws(() => run(at, rows), outside, `${at} ${rows}`);
    });
  }

  it('nothing is compared without the attribute', () => {
    const { text } = engineFor(kernel('')).emit(PATH, 'ptx');
    assert.doesNotMatch(text, /dynamic_smem_size|trap/);
  });
});
