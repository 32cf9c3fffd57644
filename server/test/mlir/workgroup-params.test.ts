/** Parameters of kernels in workgroup memory: an address in the memory that the launch gives. */
import assert from 'node:assert/strict';
import type { Dtype } from '../../src/emulate/index.ts';
import { engineFor, i32, launchOn, PATH } from './run.ts';

const BODY = (space: string): string => `
gpu.module @m {
  gpu.func @k(%s: memref<32xi32, ${space}>, %o: memref<32xi32>) kernel {
    %t = gpu.thread_id x
    %c31 = arith.constant 31 : index
    %other = arith.subi %c31, %t : index
    %x = arith.index_cast %t : index to i32
    memref.store %x, %s[%t] : memref<32xi32, ${space}>
    gpu.barrier
    %y = memref.load %s[%other] : memref<32xi32, ${space}>
    memref.store %y, %o[%t] : memref<32xi32>
    gpu.return
  }
}
`;

const POINTER = `
module attributes {gpu.container_module} {
  gpu.module @m {
    llvm.func @k(%s: !llvm.ptr<3>, %o: !llvm.ptr<1>) attributes {gpu.kernel} {
      %x = llvm.load %s : !llvm.ptr<3> -> i32
      llvm.store %x, %o : i32, !llvm.ptr<1>
      llvm.return
    }
  }
}
`;

describe('mlir: parameters in workgroup memory', () => {
  it('a memref', () => {
    for (const space of ['#gpu.address_space<workgroup>', '3'])
      for (const [target, scalar] of [
        ['ptx', 'u64'],
        ['amdgcn', 'u32'],
      ] as const) {
        const number = (type: Dtype, value: number) => ({ scalar: type, value });
        // Past the first bytes, so that the address counts.
        const descriptor = [number(scalar, 0), number(scalar, 64), number('u64', 0)];
        const [out] = launchOn(target, engineFor(BODY(space)), {
          kernel: 'k',
          grid: [1],
          block: [32],
          workgroupMem: 192,
          args: [...descriptor, number('u64', 32), number('u64', 1), { array: new Int32Array(32) }],
        });
        assert.deepEqual(
          i32(out!),
          Array.from({ length: 32 }, (_, i) => 31 - i),
          target,
        );
      }
  });

  it('is declared as LLVM has it', () => {
    for (const text of [BODY('3'), POINTER]) {
      const engine = engineFor(text);
      const on = (target: 'ptx' | 'amdgcn'): string => engine.emit(PATH, target, {}).text;
      assert.match(on('ptx'), /\.param \.u64 \.ptr \.shared \.align 1 k_param_0/);
      assert.match(on('ptx'), /ld\.shared/);
      assert.match(
        on('amdgcn'),
        /address_space: +local\n.*name:.*\n.*offset: +0\n.*pointee_align: +1\n.*size: +4\n.*value_kind: +dynamic_shared_pointer/,
      );
      const [row] = engine.abi(PATH, 'amdgcn')[0]!.params;
      assert.equal(row!.size, 4);
    }
  });

  it('private memory is no place for them', () => {
    const text = BODY('5');
    for (const target of ['ptx', 'amdgcn'] as const) {
      const [problem] = engineFor(text).emit(PATH, target, {}).problems;
      assert.match(problem!.message, /a kernel parameter of type `memref<32xi32, 5>`/);
    }
  });
});
