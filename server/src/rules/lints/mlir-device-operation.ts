/** Operations of a GPU's thread in host functions of an MLIR text. */
import { bad, defineRule, good } from '../define-rule.ts';
import { aboutMlir, type MlirFinding } from '../mlir-text.ts';

export const mlirDeviceOperation = defineRule<MlirFinding>({
  name: 'mlir-device-operation',
  severity: 'error',
  since: '0.1',
  title: 'a host function of an MLIR text contains an operation of a GPU thread',
  what: ({ message }) => message,
  why: 'the host has no threads, workgroups or lanes: the verifier accepts the operation, and no lowering of a host function does',
  help: 'move the operation into a `gpu.launch`, a `gpu.func`, or a function that is called from one',
  run: aboutMlir('device-operation'),
  examples: [
    bad(
      `
      module {
        func.func @host(%p: memref<4xf32>) {
          gpu.barrier
        //^^^^^^^^^^^
          return
        }
      }
    `,
      'mlir',
    ),
    good(
      `
      module {
        func.func @lane() -> index {
          %lane = gpu.lane_id
          return %lane : index
        }
        func.func @host(%p: memref<64xindex>) {
          %c1 = arith.constant 1 : index
          %c64 = arith.constant 64 : index
          gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
                     threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
            %lane = func.call @lane() : () -> index
            memref.store %lane, %p[%tx] : memref<64xindex>
            gpu.terminator
          }
          return
        }
      }
    `,
      'mlir',
    ),
  ],
});
