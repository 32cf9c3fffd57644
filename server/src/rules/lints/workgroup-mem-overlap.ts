/** Two parts of workgroup memory, of different types, that lie over each other. */
import type { Conflict } from '../../analysis/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { findingsOf, isOverlap, otherPlaces, threadName } from '../memory/workgroup-findings.ts';

export const workgroupMemOverlap = defineRule<Conflict>({
  name: 'workgroup-mem-overlap',
  severity: 'warning',
  since: '0.1',
  anyFrontEnd: true,
  title: 'two parts of workgroup memory overlap',
  what: ({ first, second, threads: [a, b], offsets: [x, y] }) =>
    `${place(y, second.size)} of workgroup memory, ${second.writes ? 'written' : 'read'} by ${threadName(b)}, ${isOne(second.size) ? 'overlaps' : 'overlap'} ${place(x, first.size)}, ${first.writes ? 'written' : 'read'} by ${threadName(a)}`,
  why: 'with no barrier between, elements of one part are overwritten by elements of the other while both are in use',
  help: 'begin the second part behind the last element of the first, rounded up to the alignment of its type',
  run(ctx, report) {
    return {
      device(code, kernel) {
        for (const conflict of findingsOf(ctx, code, kernel).conflicts) {
          if (conflict.maybe || !isOverlap(conflict)) continue;
          const [span] = ctx.ownPlaces(conflict.second.inst.loc);
          if (span !== undefined)
            report({ span, data: conflict, related: otherPlaces(ctx, conflict) });
        }
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      // warplens: launch(workgroup_mem = 3072, block = 256)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn pairs(keys: *const u32, values: *const f64, out: *mut f64) {
          let i = _thread_idx_x() as usize;
          let mem = gpu_launch_sized_workgroup_mem::<f64>();
          let key_part = mem.cast::<u32>();
          let value_part = mem.add(64);
          *key_part.add(i) = *keys.add(i);
          *value_part.add(i) = *values.add(i);
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          _syncthreads();
          *out.add(i) = *value_part.add(*key_part.add(i) as usize);
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      // warplens: launch(workgroup_mem = 3072, block = 256)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn pairs(keys: *const u32, values: *const f64, out: *mut f64) {
          let i = _thread_idx_x() as usize;
          let mem = gpu_launch_sized_workgroup_mem::<f64>();
          let key_part = mem.cast::<u32>();
          let value_part = mem.add(128);
          *key_part.add(i) = *keys.add(i);
          *value_part.add(i) = *values.add(i);
          _syncthreads();
          *out.add(i) = *value_part.add(*key_part.add(i) as usize);
      }
    `),
  ],
});

function place(offset: number, size: number | undefined): string {
  return isOne(size) ? `byte ${offset}` : `bytes ${offset} to ${offset + size! - 1}`;
}

function isOne(size: number | undefined): boolean {
  return size === undefined || size === 1;
}
