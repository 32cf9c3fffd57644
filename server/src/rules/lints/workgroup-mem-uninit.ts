/** Workgroup memory that is read before anybody can have written to it. */
import { uninitialisedReads } from '../../analysis/index.ts';
import type { Related } from '../../diag/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { remember } from '../device-code.ts';
import { usesWorkgroupMemory } from '../memory/workgroup-findings.ts';

const reads = remember((code) => {
  const fn = usesWorkgroupMemory(code) ? code.whole() : undefined;
  return fn === undefined ? [] : uninitialisedReads(fn);
});

export const workgroupMemUninit = defineRule<undefined>({
  name: 'workgroup-mem-uninit',
  severity: 'warning',
  since: '0.1',
  anyFrontEnd: true,
  title: 'workgroup memory is read before it is written',
  what: () => 'this reads workgroup memory that no thread has written yet',
  why: 'workgroup memory holds anything at the start of a workgroup, mostly what an earlier one has left',
  help: 'write every element that is read, and wait at a barrier before reading what other threads wrote',
  run(ctx, report) {
    return {
      device(code) {
        for (const { inst } of reads(code)) {
          const [span, ...outer] = ctx.ownPlaces(inst.loc);
          if (span === undefined) continue;
          const related: Related[] = outer.map((place) => ({
            span: place,
            message: 'reached from here',
          }));
          report({ span, data: undefined, related });
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

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn sum(data: *mut f32) {
          let i = _thread_idx_x() as usize;
          let sums = gpu_launch_sized_workgroup_mem::<f32>();
          let old = *sums.add(i);
                  //^^^^^^^^^^^^
          *sums.add(i) = old + *data.add(i);
          _syncthreads();
          *data.add(i) = *sums.add(i ^ 1);
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn sum(data: *mut f32) {
          let i = _thread_idx_x() as usize;
          let sums = gpu_launch_sized_workgroup_mem::<f32>();
          if i < 32 {
              *sums.add(i) = 0.0;
          }
          _syncthreads();
          *data.add(i) = *sums.add(i % 32);
      }
    `),
  ],
});
