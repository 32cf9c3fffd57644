/** Texts of MLIR that can be read and that its verifier refuses. */
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { aboutMlir, type MlirFinding } from '../mlir-text.ts';

export const mlirInvalid = defineRule<MlirFinding>({
  name: 'mlir-invalid',
  severity: 'error',
  since: '0.1',
  title: 'an MLIR text breaks the rules of its operations',
  what: ({ message }) => message,
  why: 'values must be defined once, before they are used, and with the type that each operation expects: the kernel around such an error is not emitted',
  help: 'every error is reported at its location; operations that Warplens does not know are not analysed',
  safety: 'suggestion',
  run: aboutMlir('invalid'),
  fix: (_, { fix }) => fix,
  examples: [
    bad(
      `
      gpu.module @kernels {
        gpu.func @copy(%in: memref<?xf32>, %out: memref<?xf32>) kernel {
          %t = gpu.thread_id x
          %x = memref.load %in[%t] : memref<?xf32>
          memref.store %y, %out[%t] : memref<?xf32>
                     //^^
          gpu.return
        }
      }
    `,
      'mlir',
    ),
    bad(
      `
      gpu.module @kernels {
        gpu.func @fill(%n: i32, %out: memref<?xf32>) kernel {
          %t = gpu.thread_id x
          memref.store %n, %out[%t] : memref<?xf32>
                     //^^
          gpu.return
        }
      }
    `,
      'mlir',
    ),
    fixed(
      `
      module attributes {gpu.container_module} {
        gpu.module @kernels {
          gpu.func @fill(%x: f32, %out: memref<?xf32>) kernel {
            %t = gpu.thread_id x
            memref.store %x, %out[%t] : memref<?xf32>
            gpu.return
          }
        }
        func.func @run(%x: f32, %out: memref<?xf32>) {
          %c1 = arith.constant 1 : index
          gpu.launch_func @kernels::@fil blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : f32, %out : memref<?xf32>)
          return
        }
      }
    `,
      `
      module attributes {gpu.container_module} {
        gpu.module @kernels {
          gpu.func @fill(%x: f32, %out: memref<?xf32>) kernel {
            %t = gpu.thread_id x
            memref.store %x, %out[%t] : memref<?xf32>
            gpu.return
          }
        }
        func.func @run(%x: f32, %out: memref<?xf32>) {
          %c1 = arith.constant 1 : index
          gpu.launch_func @kernels::@fill blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : f32, %out : memref<?xf32>)
          return
        }
      }
    `,
      'mlir',
    ),
    good(
      `
      gpu.module @kernels {
        gpu.func @fill(%n: i32, %out: memref<?xf32>) kernel {
          %t = gpu.thread_id x
          %x = arith.sitofp %n : i32 to f32
          memref.store %x, %out[%t] : memref<?xf32>
          gpu.return
        }
      }
    `,
      'mlir',
    ),
  ],
});
