/** Accesses to workgroup memory past its end or before its start. */
import type { OutOfBounds } from '../../analysis/index.ts';
import type { Related } from '../../diag/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { accessName } from '../memory/launch-memory.ts';
import { findingsOf, threadName } from '../memory/workgroup-findings.ts';

export const workgroupMemOutOfBounds = defineRule<OutOfBounds>({
  name: 'workgroup-mem-out-of-bounds',
  severity: 'error',
  since: '0.1',
  anyFrontEnd: true,
  partialCode: true,
  title: 'an access lies outside the workgroup memory',
  what: ({ access, thread, offset, size }) =>
    size === undefined
      ? `${accessName(access)} is ${-offset} bytes before the start of the workgroup memory, in ${threadName(thread)}`
      : `${accessName(access)} at offset ${offset} goes past the ${size} bytes of workgroup memory, in ${threadName(thread)}`,
  why: 'memory outside the region belongs to nobody or to something else: the access faults or changes what other code has there',
  help: 'keep the index inside, or launch with more workgroup memory; a comment `// warplens: launch(workgroup_mem = N, block = [x, y, z])` above the kernel says how it is launched',
  reach: {
    decides:
      'whether an index lies outside of workgroup memory of known size, for some thread of a known workgroup: by running its threads, and by integer arithmetic where what the launch passes guards the access, in large launches and in small ones; where a parameter only says how often a loop goes round and the code keeps the index near the region, as with two halves by turns, in large ones; of an index that memory gives a part of, whether it is outside whatever that part is',
    leaves:
      'other indices that come from memory, memory whose size no launch says, and guards that only some launches meet',
    assumes: 'sizes are those of the static, the launch in host code, the spec or the comment',
  },
  run(ctx, report) {
    return {
      device(code, kernel) {
        const inHost = ctx.launch(kernel)?.inHost === true;
        for (const found of findingsOf(ctx, code, kernel).outside) {
          // What one launch does wrong is reported at the launch.
          if (inHost && found.size !== undefined) continue;
          const [span, ...outer] = ctx.ownPlaces(found.access.inst.loc);
          if (span === undefined) continue;
          const related: Related[] = outer.map((place) => ({
            span: place,
            message: 'reached from here',
          }));
          const at = found.size === undefined ? undefined : ctx.launch(kernel)?.at;
          if (at !== undefined && found.region === 'launch') {
            related.push({ span: at, message: `launched with ${found.size} bytes` });
          }
          report({ span, data: found, related });
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

      // warplens: launch(workgroup_mem = 1024, block = 256)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn next(data: *mut f32) {
          let i = _thread_idx_x() as usize;
          let tile = gpu_launch_sized_workgroup_mem::<f32>();
          *tile.add(i) = *data.add(i);
          _syncthreads();
          *data.add(i) = *tile.add(i + 1);
                       //^^^^^^^^^^^^^^^^
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn previous(data: *mut f32) {
          let i = _thread_idx_x() as usize;
          let tile = gpu_launch_sized_workgroup_mem::<f32>();
          *tile.add(i) = *data.add(i);
          _syncthreads();
          *data.add(i) = *tile.add(i).sub(1);
                       //^^^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      // warplens: launch(workgroup_mem = 1024, block = 256)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn neighbours(data: *mut f32) {
          let i = _thread_idx_x() as usize;
          let tile = gpu_launch_sized_workgroup_mem::<f32>();
          *tile.add(i) = *data.add(i);
          _syncthreads();
          if i > 0 && i < 255 {
              *data.add(i) = *tile.add(i + 1) - *tile.add(i - 1);
          }
      }
    `),
  ],
});
