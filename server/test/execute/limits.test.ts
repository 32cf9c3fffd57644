/** Launches that never end by themselves: the limit of steps ends them, also in loops of waits. */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import { findKernels, lowerKernels } from '../../src/lower/index.ts';
import { loadProgram } from '../lower/program.ts';
import { PTX } from './launch.ts';

const STEPS = 200_000;

const WAITS: Readonly<Record<string, string>> = {
  'nothing else': '',
  'a barrier of the block': 'core::arch::nvptx::_syncthreads()',
  'a barrier of the warp': 'core::arch::asm!("bar.warp.sync -1;")',
};

describe('execute: limits', () => {
  for (const [what, wait] of Object.entries(WAITS))
    it(`end a loop with ${what}`, () => {
      const { program, crate, lowering } = loadProgram(
        `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(y: *mut u32) {
    let mut i = 0u32;
    while i < 10 {
        unsafe { ${wait} }
        i = i.wrapping_mul(2);
    }
    unsafe { *y = i }
}`,
        { edition: 2024, arch: 'nvptx64', exact: true },
      );
      const { module } = lowerKernels(lowering, findKernels(program, crate));
      const execution = createExecution(module, { target: PTX, limits: { steps: STEPS } });
      const { faults, steps } = execution.launch({
        kernel: 'k',
        grid: [2, 1, 1],
        block: [64, 1, 1],
        args: [{ name: 'y', bytes: new Uint8Array(8), addresses: [{ offset: 0, buffer: 'y' }] }],
        buffers: [{ name: 'y', bytes: new Uint8Array(4), elementSize: 4 }],
      });
      assert.deepEqual(
        faults.map(({ kind }) => kind),
        ['step-limit'],
      );
      assert.ok(steps < 100 * STEPS);
    });
});
