/** Addresses of workgroup memory stored into global memory. */
import { escapingStores } from '../../analysis/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { remember } from '../device-code.ts';
import { usesWorkgroupMemory } from '../memory/workgroup-findings.ts';

const stores = remember((code) => {
  const fn = usesWorkgroupMemory(code) ? code.whole() : undefined;
  return fn === undefined ? [] : escapingStores(fn);
});

export const workgroupMemEscape = defineRule<undefined>({
  name: 'workgroup-mem-escape',
  severity: 'warning',
  since: '0.1',
  title: 'an address of workgroup memory is stored in global memory',
  what: () => 'this stores an address of workgroup memory in global memory',
  why: 'global memory outlives the workgroup and is seen by all others: for them, and for the host, the address means their own workgroup memory or nothing',
  help: 'store the offset from the start of the workgroup memory, or the data itself',
  run(ctx, report) {
    return {
      device(code) {
        for (const inst of stores(code)) {
          const [span] = ctx.ownPlaces(inst.loc);
          if (span !== undefined) report({ span, data: undefined });
        }
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn start(table: *mut *mut f32) {
          let tile = gpu_launch_sized_workgroup_mem::<f32>();
          *table.add(_thread_idx_x() as usize) = tile.add(64);
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn start(table: *mut f32) {
          let mem = gpu_launch_sized_workgroup_mem::<*mut f32>();
          *mem.add(_thread_idx_x() as usize) = table;
          _syncthreads();
          **mem = 1.0;
      }
    `),
  ],
});
