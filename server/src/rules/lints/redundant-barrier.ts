/** Barriers that order nothing. */
import { type IdleBarrier, idleBarriers } from '../../analysis/index.ts';
import type { Span, TextEdit } from '../../base/index.ts';
import type { Inst, SourceLoc } from '../../mir/index.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { type DeviceCode, remember } from '../device-code.ts';
import { blamed, placesInCode } from '../memory/exclusive-place.ts';

interface Data {
  readonly side: IdleBarrier['side'];
  readonly span: Span;
}

/** A barrier; what stays of it when the code goes. */
interface Barrier {
  readonly loc: SourceLoc | undefined;
  /** Where it orders nothing. */
  readonly side: IdleBarrier['side'] | undefined;
}

const barriersOf = remember((code): readonly Barrier[] => {
  if (!hasBarrier(code)) return [];
  const barriers: Inst[] = [];
  const fn = code.whole();
  for (const block of fn?.blocks ?? []) {
    for (const inst of block.insts) if (inst.op === 'gpu.barrier') barriers.push(inst);
  }
  const idle = fn === undefined || barriers.length === 0 ? [] : idleBarriers(fn);
  const sides = new Map(idle.map(({ inst, side }) => [inst, side]));
  return barriers.map((inst) => ({ loc: inst.loc, side: sides.get(inst) }));
});

function hasBarrier({ parts }: DeviceCode): boolean {
  for (const func of parts.funcs.values()) {
    if (func.blocks.some((block) => block.insts.some((inst) => inst.op === 'gpu.barrier')))
      return true;
  }
  return false;
}

const PLACES = placesInCode<IdleBarrier['side']>('idle barriers', (places, code) => {
  for (const { loc, side } of barriersOf(code)) {
    if (side === undefined) places.addGood(loc);
    else places.addBad(loc, side);
  }
});

export const redundantBarrier = defineRule<Data>({
  name: 'redundant-barrier',
  severity: 'hint',
  since: '0.1',
  anyFrontEnd: true,
  unnecessary: true,
  title: 'a barrier orders nothing',
  what: ({ side }) =>
    side === 'before'
      ? 'no thread has touched shared memory since the barrier before'
      : 'no thread touches shared memory after this barrier',
  why: 'a barrier makes what threads did before it visible to all behind it; with nothing on one side it only costs time',
  help: 'remove the barrier',
  safety: 'suggestion',
  run(ctx, report) {
    return {
      code: PLACES,
      end() {
        for (const { span, data: side } of blamed(ctx.gatherCode(PLACES)))
          report({ span, data: { side, span } });
      },
    };
  },
  fix(ctx, { span }) {
    // Only a statement of its own, alone on its line.
    const text = ctx.text(span.file);
    const start = text.lastIndexOf('\n', span.start - 1) + 1;
    const end = text.indexOf('\n', span.end) + 1;
    if (end === 0 || text.slice(start, span.start).trim() !== '') return undefined;
    if (text.slice(span.end, end).trim() !== ';') return undefined;
    const edits: TextEdit[] = [{ span: { file: span.file, start, end }, newText: '' }];
    return { title: 'Remove the barrier', edits };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn swap(data: *mut f32) {
          let i = _thread_idx_x() as usize;
          let tile = gpu_launch_sized_workgroup_mem::<f32>();
          *tile.add(i) = *data.add(i);
          _syncthreads();
          *data.add(i) = *tile.add(i ^ 1);
          _syncthreads();
        //^^^^^^^^^^^^^^
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn swap(data: *mut f32, rounds: u32) {
          let i = _thread_idx_x() as usize;
          let tile = gpu_launch_sized_workgroup_mem::<f32>();
          for _ in 0..rounds {
              *tile.add(i) = *data.add(i);
              _syncthreads();
              *data.add(i) = *tile.add(i ^ 1);
              _syncthreads();
          }
      }
    `),
    fixed(
      `
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn swap(data: *mut f32) {
          let i = _thread_idx_x() as usize;
          let tile = gpu_launch_sized_workgroup_mem::<f32>();
          *tile.add(i) = *data.add(i);
          _syncthreads();
          _syncthreads();
          *data.add(i) = *tile.add(i ^ 1);
      }
    `,
      `
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn swap(data: *mut f32) {
          let i = _thread_idx_x() as usize;
          let tile = gpu_launch_sized_workgroup_mem::<f32>();
          *tile.add(i) = *data.add(i);
          _syncthreads();
          *data.add(i) = *tile.add(i ^ 1);
      }
    `,
    ),
  ],
});
