/** Workgroup memory that is read before anybody can have written to it. */
import {
  threadsOf,
  type UnwrittenRead,
  uninitialisedReads,
  unwrittenReads,
} from '../../analysis/index.ts';
import type { Related } from '../../diag/index.ts';
import type { Inst } from '../../mir/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { type DeviceCode, remember } from '../device-code.ts';
import type { Launch } from '../launch-comment.ts';
import { findingsOf, threadName, usesWorkgroupMemory } from '../memory/workgroup-findings.ts';

const reads = remember((code) => {
  const fn = usesWorkgroupMemory(code) ? code.whole() : undefined;
  return fn === undefined ? [] : uninitialisedReads(fn);
});

const byBlock = remember(() => new Map<string, readonly UnwrittenRead[]>());

/** What no thread of a known workgroup ever writes. */
function unwritten(code: DeviceCode, block: Launch['block']): readonly UnwrittenRead[] {
  if (block === undefined || !usesWorkgroupMemory(code)) return [];
  const known = byBlock(code);
  const key = `${block}`;
  let found = known.get(key);
  if (found === undefined) {
    const fn = code.whole();
    found =
      fn === undefined ? [] : unwrittenReads(fn, code.parts.globals, block, threadsOf(fn, block));
    known.set(key, found);
  }
  return found;
}

/** `word 63`, or the bytes of what is no word. */
function placeName({ access: { size }, offset }: UnwrittenRead): string {
  if (size === 4 && offset >= 0 && offset % 4 === 0) return `word ${offset / 4}`;
  return size === 1 ? `byte ${offset}` : `bytes ${offset} to ${offset + size! - 1}`;
}

export const workgroupMemUninit = defineRule<UnwrittenRead | undefined>({
  name: 'workgroup-mem-uninit',
  severity: 'warning',
  since: '0.1',
  anyFrontEnd: true,
  title: 'workgroup memory is read before it is written',
  what: (read) =>
    read === undefined
      ? 'this reads workgroup memory that no thread has written yet'
      : `${threadName(read.thread)} reads ${placeName(read)} of workgroup memory, which no thread ${read.isLater ? 'has written yet' : 'writes'}`,
  why: 'workgroup memory holds anything at the start of a workgroup, mostly what an earlier one has left',
  help: 'write every element that is read, and wait at a barrier before reading what other threads wrote',
  reach: {
    decides:
      'for a known workgroup, which elements no thread writes, or only behind a later barrier, and some thread surely reads, also in loops whose length the launch decides; an atomic operation that adds to an element does not begin it',
    leaves:
      'workgroups of unknown size, reads behind a condition that is not known, and places that data decide',
    assumes:
      'nobody else writes workgroup memory: kernels with asynchronous copies are left out; a kernel that tells no threads or workgroups apart along a dimension is launched without it',
  },
  run(ctx, report) {
    return {
      device(code, kernel) {
        const tell = (inst: Inst, data: UnwrittenRead | undefined): void => {
          const [span, ...outer] = ctx.ownPlaces(inst.loc);
          if (span === undefined) return;
          const related: Related[] = outer.map((place) => ({
            span: place,
            message: 'reached from here',
          }));
          report({ span, data, related });
        };
        const early = reads(code);
        for (const { inst } of early) tell(inst, undefined);
        // What is written to a wrong place is missing in the right one: that is one mistake.
        const { outside, conflicts } = findingsOf(ctx, code, kernel);
        if (outside.length > 0 || conflicts.some(({ maybe }) => !maybe)) return;
        for (const read of unwritten(code, ctx.launch(kernel)?.block)) {
          if (!early.some(({ inst }) => inst === read.access.inst)) tell(read.access.inst, read);
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
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      // 32 threads write words 0 to 31.
      // warplens: launch(workgroup_mem = 256, block = 32)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn reverse(data: *mut f32) {
          let i = _thread_idx_x() as usize;
          let values = gpu_launch_sized_workgroup_mem::<f32>();
          *values.add(i) = *data.add(i);
          _syncthreads();
          *data.add(i) = *values.add(63 - i);
                       //^^^^^^^^^^^^^^^^^^^
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
