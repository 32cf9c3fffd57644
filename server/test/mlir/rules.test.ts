/**
 * Rules over `.mlir` texts: those that Rust's kernels have too, at the places that are to blame.
 */

import assert from 'node:assert/strict';
import { checkDiagnostics, listFiles, parseFixture, type Seen } from '../kit/index.ts';
import { engineFor, kernelText, PATH } from './run.ts';

function check(name: string, text: string): void {
  it(name, () => {
    const fixture = parseFixture(`//- ${PATH}\n${text}`);
    const engine = engineFor(fixture.files[0]!.text);
    checkDiagnostics(
      fixture,
      engine.diagnostics(PATH).map(
        ({ code, severity, message, span }): Seen => ({
          file: PATH,
          start: span.start,
          end: span.end,
          severity,
          code,
          message,
        }),
      ),
    );
  });
}

const HEAD = '#ws = #gpu.address_space<workgroup>\n';

describe('mlir: rules', () => {
  check(
    'a barrier that some threads do not reach',
    `
gpu.module @m {
  gpu.func @k(%out: memref<?xf32, 1>, %n: index) kernel attributes {known_block_size = array<i32: 256, 1, 1>} {
    %t = gpu.thread_id x
    %c5 = arith.constant 5 : index
    %p = arith.cmpi ult, %t, %c5 : index
    scf.if %p {
      gpu.barrier
    //^^^^^^^^^^^ warning[divergent-barrier]: barrier in control flow that differs between threads
    }
    gpu.barrier
    gpu.return
  }
}
`,
  );

  check(
    'a neighbour read with no barrier between',
    `${HEAD}
gpu.module @m {
  gpu.func @k(%out: memref<?xf32, 1>) workgroup(%s: memref<257xf32, #ws>) kernel {
    %t = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %u = arith.addi %t, %c1 : index
    %v = memref.load %out[%t] : memref<?xf32, 1>
    memref.store %v, %s[%t] : memref<257xf32, #ws>
    %w = memref.load %s[%u] : memref<257xf32, #ws>
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]: race:
    memref.store %w, %out[%t] : memref<?xf32, 1>
    gpu.return
  }
}
`,
  );

  check(
    'views of launch-sized memory: outside, in front, between elements',
    `${HEAD}
func.func @main(%i: index, %out: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %sz = arith.constant 256 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz2 = %c1)
             dynamic_shared_memory_size %sz {
    %d = gpu.dynamic_shared_memory : memref<?xi8, #ws>
    %c0 = arith.constant 0 : index
    %big = arith.constant 1024 : index
    %mis = arith.constant 2 : index
    %neg = arith.constant -8 : index
    %v = memref.load %out[%tx] : memref<?xf32>
    %a = memref.view %d[%big][] : memref<?xi8, #ws> to memref<64xf32, #ws>
    memref.store %v, %a[%tx] : memref<64xf32, #ws>
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]: this write of 4 bytes at offset 1276 goes past the 256 bytes
    %b = memref.view %d[%mis][] : memref<?xi8, #ws> to memref<32xf32, #ws>
    // warplens: allow(workgroup-race)
    memref.store %v, %b[%c0] : memref<32xf32, #ws>
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]: this write of 4 bytes needs an address that is a multiple of 4
    %e = memref.view %d[%neg][] : memref<?xi8, #ws> to memref<32xf32, #ws>
    memref.store %v, %e[%c0] : memref<32xf32, #ws>
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]: this write of 4 bytes is 8 bytes before the start
    gpu.terminator
  }
  return
}
`,
  );

  check(
    'the size that gpu.launch_func gives',
    `${HEAD}
gpu.module @m {
  gpu.func @k(%out: memref<?xf32>) kernel {
    %t = gpu.thread_id x
    %d = gpu.dynamic_shared_memory : memref<?xi8, #ws>
    %c0 = arith.constant 0 : index
    %a = memref.view %d[%c0][] : memref<?xi8, #ws> to memref<64xf32, #ws>
    %v = memref.load %out[%t] : memref<?xf32>
    memref.store %v, %a[%t] : memref<64xf32, #ws>
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]: this write of 4 bytes at offset 252 goes past the 128 bytes
    gpu.return
  }
}
func.func @main(%out: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %sz = arith.constant 128 : i32
  gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) dynamic_shared_memory_size %sz args(%out : memref<?xf32>)
  return
}
`,
  );

  check(
    'a comment that allows, and one that tells of the launch',
    `${HEAD}
gpu.module @m {
  // warplens: launch(workgroup_mem = 128, block = 64)
  gpu.func @k(%out: memref<?xf32>) kernel {
    %t = gpu.thread_id x
    %d = gpu.dynamic_shared_memory : memref<?xi8, #ws>
    %c0 = arith.constant 0 : index
    %a = memref.view %d[%c0][] : memref<?xi8, #ws> to memref<64xf32, #ws>
    %v = memref.load %out[%t] : memref<?xf32>
    // warplens: allow(workgroup-mem-out-of-bounds)
    memref.store %v, %a[%t] : memref<64xf32, #ws>
    gpu.return
  }
}
`,
  );

  check(
    'a kernel with a mistake is not looked into; the others are',
    `
gpu.module @m {
  gpu.func @k(%x: f32) kernel {
    %t = gpu.thread_id x
    %n = arith.addf %x, %t : f32
                      //^^ error[mlir-invalid]: \`%t\` is \`index\`, not \`f32\`
    gpu.return
  }
  gpu.func @q() kernel {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      gpu.barrier
    //^^^^^^^^^^^ warning[divergent-barrier]: barrier
    }
    gpu.return
  }
}
`,
  );

  const view = (where: string): string => `    %d = gpu.dynamic_shared_memory : memref<?xi8, #ws>
    %a = memref.view %d[${where}][] : memref<?xi8, #ws> to memref<32xf32, #ws>
`;
  check(
    'a view behind the end, with the launch in a comment above the module',
    `${HEAD}
// warplens: launch(workgroup_mem = 4096, block = [32, 1, 1])
gpu.module @m {
  gpu.func @k(%y: memref<32xf32>) kernel {
    %t = gpu.thread_id x
    %far = arith.constant 4096 : index
    %v = memref.load %y[%t] : memref<32xf32>
${view('%far')}    memref.store %v, %a[%t] : memref<32xf32, #ws>
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]: this write of 4 bytes at offset 4220 goes past the 4096 bytes of workgroup memory
    gpu.return
  }
}
`,
  );

  const captured = (offset: number, found: string): string => `${HEAD}
func.func @main() {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %size = arith.constant 1000 : i32
  %far = arith.constant ${offset} : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) dynamic_shared_memory_size %size {
    %one = arith.constant 1.0 : f32
${view('%far')}    memref.store %one, %a[%tx] : memref<32xf32, #ws>
${found}
    gpu.terminator
  }
  return
}
`;
  check(
    'a view behind the end, at an offset from around the launch',
    captured(
      872,
      '  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]: this write of 4 bytes at offset 996',
    ).replace('size = arith.constant 1000', 'size = arith.constant 998'),
  );
  check('a view that just fits, at an offset from around the launch', captured(872, ''));

  const passed = (first: number, second: number, found: string): string => `${HEAD}
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%far: index, %v: f32) kernel {
      %t = gpu.thread_id x
${view('%far')}      memref.store %v, %a[%t] : memref<32xf32, #ws>
${found}
      gpu.return
    }
  }
  func.func @main(%v: f32) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %size = arith.constant 256 : i32
    %first = arith.constant ${first} : index
    %second = arith.constant ${second} : index
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) dynamic_shared_memory_size %size args(%first : index, %v : f32)
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) dynamic_shared_memory_size %size args(%second : index, %v : f32)
    return
  }
}
`;
  check(
    'a view behind the end, at the offset that every launch passes',
    passed(
      256,
      256,
      '    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]: this write of 4 bytes at offset 380',
    ),
  );
  check('a view at the offset on which launches do not agree', passed(256, 0, ''));

  it('nothing is found in kernels that are fine', () => {
    for (const path of listFiles('test-fixtures/mlir/kernels')) {
      const name = path.slice(path.lastIndexOf('/') + 1, -'.mlir'.length);
      const found = engineFor(kernelText(name).replaceAll('WIDTH', '32')).diagnostics(PATH);
      assert.deepEqual(
        found.map(({ code, message }) => `${name}: ${code}: ${message}`),
        [],
      );
    }
  });
});
