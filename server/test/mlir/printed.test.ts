/** `gpu.printf` in the simulators: both targets print the same. */
import assert from 'node:assert/strict';
import { engineFor, printedOn } from './run.ts';

const VALUES = `
gpu.module @m {
  gpu.func @k(%f: f32, %n: i32) kernel {
    %i = gpu.thread_id x
    %c = arith.index_cast %i : index to i8
    %c7 = arith.constant 7 : i8
    %byte = arith.addi %c, %c7 : i8
    %h = arith.truncf %f : f32 to f16
    %d = arith.extf %f : f32 to f64
    gpu.printf "f %.3f h %.2f d %e n %d byte %d thread %lld\\n", %f, %h, %d, %n, %byte, %i : f32, f16, f64, i32, i8, index
    gpu.return
  }
  gpu.func @many(%f: f32, %n: i32) kernel {
    gpu.printf "%d %d %d %d %d %d %d|%d %f %d %d %d %d %d|%d\\n", %n, %n, %n, %n, %n, %n, %n, %n, %f, %n, %n, %n, %n, %n, %n : i32, i32, i32, i32, i32, i32, i32, i32, f32, i32, i32, i32, i32, i32, i32
    gpu.printf "%d %d %d %d %d %d %d\\n", %n, %n, %n, %n, %n, %n, %n : i32, i32, i32, i32, i32, i32, i32
    gpu.return
  }
  gpu.func @plain(%f: f32, %n: i32) kernel {
    gpu.printf "only text of more than fifty-six bytes, which takes more than one message, 100%%\\n"
    gpu.printf ""
    gpu.return
  }
}
`;

describe('mlir: what kernels print', () => {
  const engine = engineFor(VALUES);
  const printed = (kernel: string, threads: number): string => {
    const launch = {
      kernel,
      grid: [1],
      block: [threads],
      args: [
        { scalar: 'f32' as const, value: 1.5 },
        { scalar: 'i32' as const, value: -3 },
      ],
    };
    const [ptx, amdgcn] = (['ptx', 'amdgcn'] as const).map((target) =>
      printedOn(target, engine, launch),
    );
    assert.equal(amdgcn, ptx);
    return ptx!;
  };

  it('numbers of every width, thread by thread', () => {
    const line = (i: number): string =>
      `f 1.500 h 1.50 d 1.500000e+00 n -3 byte ${7 + i} thread ${i}\n`;
    assert.equal(printed('k', 3), [0, 1, 2].map(line).join(''));
  });

  it('more values than one piece of a message holds, and exactly so many', () => {
    const seven = new Array<string>(7).fill('-3').join(' ');
    const wanted = `${seven}|-3 1.500000 ${seven.slice(6)}|-3\n${seven}\n`;
    assert.equal(printed('many', 1), wanted);
  });

  it('text alone', () => {
    const wanted =
      'only text of more than fifty-six bytes, which takes more than one message, 100%\n';
    assert.equal(printed('plain', 1), wanted);
  });
});
