/** Threads of one workgroup that touch the same workgroup memory with no barrier between. */
import type { Conflict } from '../../analysis/index.ts';
import { dimText } from '../../base/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { findingsOf, isOverlap, otherPlaces, threadName } from '../memory/workgroup-findings.ts';

/** Which way a thread goes by its own data, nobody knows. */
const UNSURE = {
  severity: 'info',
  why: 'one of the two threads comes there only where its data say so; where they do, what is read is sometimes the old value and sometimes the new one',
} as const;

/** No barrier of the workgroup is needed where both threads are in one warp. */
const IN_WARP = {
  why: 'both threads are in one warp: its lanes do not run in lockstep on sm_70 and later, and shuffles and votes order no memory',
  help: 'put a barrier of the warp (`bar.warp.sync`) or of the workgroup between the two accesses',
} as const;

/** Who accesses memory: a thread, or a copy that runs beside it. */
const accessName = ({ agent }: Conflict['first'], thread: Parameters<typeof threadName>[0]) =>
  agent === undefined ? threadName(thread) : `a copy that ${threadName(thread)} began`;

export const workgroupRace = defineRule<Conflict>({
  reach: {
    decides:
      'for every pair of accesses between the same barriers, also those of named barriers, barriers in memory with the token of an arrival and barriers of a cluster, whether two threads touch the same byte; indices are linear in thread, block, rounds of loops and what the launch passes, with remainders, quotients by constants and guards',
    leaves:
      'indices and guards that come from memory, products of two unknown numbers, accesses that something other than a barrier orders, instructions whose bytes are not followed (products of matrices by descriptors, copies to several blocks), and memory of another block of a cluster that may have ended',
    assumes:
      'no number that the launch decides wraps around, 64-bit numbers lie below 2^46, and a barrier in memory is told of as many bytes as its copies bring',
    severities:
      'a warning where the race is in every launch, in the known one, or in workgroups of all likely shapes; info where data decide whether both threads come there',
  },
  name: 'workgroup-race',
  severity: 'warning',
  since: '0.1',
  anyFrontEnd: true,
  title: 'threads touch the same workgroup memory with no barrier between',
  what: ({ first, second, threads: [a, b], offsets: [, offset], maybe, group }) => {
    const [x, y] = [accessName(first, a), accessName(second, b)];
    const isCopy = first.agent !== undefined || second.agent !== undefined;
    const between = isCopy ? 'with nothing that waits between' : 'with no barrier between';
    const where = group?.some((index) => index > 0) ? ` in block ${dimText(group)}` : '';
    const race = `${maybe ? 'possible race' : 'race'}${where}`;
    if (first.writes && second.writes)
      return `${race}: ${x} and ${y} both write to offset ${offset} of workgroup memory`;
    return second.writes
      ? `${race}: ${y} writes to offset ${offset} of workgroup memory, which ${x} reads ${between}`
      : `${race}: ${y} reads offset ${offset} of workgroup memory, which ${x} writes ${between}`;
  },
  why: 'threads of a workgroup run in no fixed order until they meet at a barrier: what is read is sometimes the old value and sometimes the new one',
  help: 'put a barrier between the two accesses that all threads of the workgroup reach',
  run(ctx, report) {
    return {
      device(code, kernel) {
        for (const conflict of findingsOf(ctx, code, kernel).conflicts) {
          if (isOverlap(conflict)) continue;
          const [span] = ctx.ownPlaces(conflict.second.inst.loc);
          if (span !== undefined)
            report({
              span,
              data: conflict,
              related: otherPlaces(ctx, conflict),
              ...(conflict.maybe ? UNSURE : conflict.inWave ? IN_WARP : {}),
            });
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
      pub unsafe extern "gpu-kernel" fn differences(data: *mut f32) {
          let i = _thread_idx_x() as usize;
          let tile = gpu_launch_sized_workgroup_mem::<f32>();
          *tile.add(i) = *data.add(i);
          let next = *tile.add(i + 1);
                   //^^^^^^^^^^^^^^^^
          _syncthreads();
          *data.add(i) = next - *tile.add(i);
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      // warplens: launch(workgroup_mem = 1024, block = 256)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn sum(data: *const f32, out: *mut f32) {
          let i = _thread_idx_x() as usize;
          let sums = gpu_launch_sized_workgroup_mem::<f32>();
          *sums.add(i) = *data.add(i);
          _syncthreads();
          let mut width = 128;
          while width > 0 {
              if i < width {
                  *sums.add(i) += *sums.add(i + width);
                                //^^^^^^^^^^^^^^^^^^^^
              }
              width /= 2;
          }
          if i == 0 {
              *out = *sums;
          }
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      // Data-dependent accesses are reported as info.
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn any_negative(data: *const f32, out: *mut u32) {
          let i = _thread_idx_x() as usize;
          let flag = gpu_launch_sized_workgroup_mem::<u32>();
          if i == 0 {
              *flag = 0;
          }
          _syncthreads();
          if *data.add(i) < 0.0 {
              *flag = 1;
          }
          *out.add(i) = *flag;
                      //^^^^^
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn differences(data: *mut f32) {
          let i = _thread_idx_x() as usize;
          let tile = gpu_launch_sized_workgroup_mem::<f32>();
          *tile.add(i) = *data.add(i);
          _syncthreads();
          *data.add(i) = *tile.add(i + 1) - *tile.add(i);
      }
    `),
  ],
});
