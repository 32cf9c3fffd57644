/** Arrays that kernels take from the heap: on NVIDIA `malloc` and `free`. */
import assert from 'node:assert/strict';
import { engineFor, i32, launchOn, PATH } from './run.ts';

const kernel = (body: string): string => `
gpu.module @m {
  gpu.func @k(%n: index, %o: memref<32xi32>) kernel {
    %t = gpu.thread_id x
${body}
    gpu.return
  }
}
`;

/** Fills a matrix of its own of `n` rows, and adds its numbers up. */
const SUM = (type: string): string =>
  kernel(`
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %z = arith.constant 0 : i32
    %m = memref.alloc(%n) {alignment = 16 : i64} : memref<?x3xi32${type}>
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %c3 step %c1 {
        %p = arith.muli %i, %t : index
        %q = arith.addi %p, %j : index
        %x = arith.index_cast %q : index to i32
        memref.store %x, %m[%i, %j] : memref<?x3xi32${type}>
      }
    }
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> i32 {
      %r = scf.for %j = %c0 to %c3 step %c1 iter_args(%b = %a) -> i32 {
        %x = memref.load %m[%i, %j] : memref<?x3xi32${type}>
        %y = arith.addi %b, %x : i32
        scf.yield %y : i32
      }
      scf.yield %r : i32
    }
    memref.store %s, %o[%t] : memref<32xi32>
    memref.dealloc %m : memref<?x3xi32${type}>`);

describe('mlir: arrays of the heap', () => {
  const run = (text: string): number[] => {
    const args = [{ scalar: 'u64' as const, value: 5 }, { array: new Int32Array(32) }];
    const launch = { kernel: 'k', grid: [1], block: [32], args };
    return i32(launchOn('ptx', engineFor(text), launch)[0]!);
  };

  it('each thread has its own', () => {
    const wanted = Array.from({ length: 32 }, (_, t) => 3 * 10 * t + 5 * 3);
    for (const type of ['', ', 1']) assert.deepEqual(run(SUM(type)), wanted);
  });

  it('what is freed twice is found', () => {
    const again = SUM('').replace(/ {4}memref\.dealloc.*/, (line) => `${line}\n${line}`);
    assert.throws(() => run(again), /free of an address that is no live heap block/);
  });

  it('is refused where there is no heap, and with wide alignment', () => {
    const cases = [
      ['amdgcn', SUM(''), /`memref\.alloc` on this target/],
      ['ptx', SUM('').replace('16 : i64', '64 : i64'), /aligned to 64 bytes/],
      ['ptx', SUM(', 3'), /workgroup memory whose size is not constant/],
    ] as const;
    for (const [target, text, message] of cases) {
      const { problems } = engineFor(text).emit(PATH, target, {});
      assert.equal(problems.length, 1);
      assert.match(problems[0]!.message, message);
    }
  });
});
