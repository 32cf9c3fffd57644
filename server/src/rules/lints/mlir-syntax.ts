/** Texts of MLIR that cannot be read. */
import { bad, defineRule, good } from '../define-rule.ts';
import { aboutMlir, type MlirFinding } from '../mlir-text.ts';

export const mlirSyntax = defineRule<MlirFinding>({
  name: 'mlir-syntax',
  severity: 'error',
  since: '0.1',
  title: 'an MLIR text cannot be read',
  what: ({ message }) => message,
  why: 'an operation that cannot be parsed is not compiled: the kernel around it is not emitted',
  help: 'write the operation as its dialect prints it, or in the generic form `"name"(%a) : (f32) -> f32`',
  run: aboutMlir('syntax'),
  examples: [
    bad(
      `
      gpu.module @kernels {
        gpu.func @twice(%x: f32, %out: memref<?xf32>, %i: index) kernel {
          %y = arith.addf %x %x : f32
                           //^^
          memref.store %y, %out[%i] : memref<?xf32>
          gpu.return
        }
      }
    `,
      'mlir',
    ),
    good(
      `
      gpu.module @kernels {
        gpu.func @twice(%x: f32, %out: memref<?xf32>, %i: index) kernel {
          %y = arith.addf %x, %x : f32
          "memref.store"(%y, %out, %i) : (f32, memref<?xf32>, index) -> ()
          gpu.return
        }
      }
    `,
      'mlir',
    ),
  ],
});
