/** What is not decided about workgroup memory and barriers, for teams that want proofs. */
import { bad, defineRule, good } from '../define-rule.ts';
import { type DecidedRule, decisionsOf } from '../memory/decisions.ts';
import { waveOf } from '../memory/workgroup-findings.ts';

interface Data {
  readonly rule: DecidedRule;
  readonly reason: string;
}

const SUBJECT: Readonly<Record<DecidedRule, string>> = {
  races: 'there are races in workgroup memory',
  bounds: 'accesses are outside workgroup memory',
  barriers: 'all threads meet at each barrier',
  initialisation: 'unwritten workgroup memory is read',
  alignment: 'accesses to workgroup memory are misaligned',
};

export const workgroupUndecided = defineRule<Data>({
  name: 'workgroup-undecided',
  severity: 'warning',
  since: '0.1',
  title: 'a rule about workgroup memory or barriers can neither prove nor refute',
  what: ({ rule, reason }) => `not decided whether ${SUBJECT[rule]}: ${reason}`,
  why: 'no finding means that nothing is wrong only where a rule has decided; indices that come from memory, products of unknown values and unknown launches leave it open',
  help: 'say how the kernel is launched with `// warplens: launch(block = N)`, compute the index from the thread, or check the kernel with `warplens run`',
  optIn: true,
  run(ctx, report) {
    return {
      device(code, kernel) {
        for (const one of decisionsOf(code, ctx.launch(kernel), waveOf(ctx, code))) {
          if (one.state !== 'undecided') continue;
          const { start, end } = kernel.def.node.name ?? kernel.def.node;
          const [place] = ctx.ownPlaces(one.at);
          const span = place ?? { file: kernel.def.file, start, end };
          report({ span, data: { rule: one.rule, reason: one.reason ?? '' } });
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

      // warplens: launch(block = 32, workgroup_mem = 128)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn permute(data: *mut f32, to: *const u32) {
                                      //^^^^^^^
          let i = _thread_idx_x() as usize;
          let tile = gpu_launch_sized_workgroup_mem::<f32>();
          *tile.add(i) = *data.add(i);
          _syncthreads();
          *data.add(i) = *tile.add(*to.add(i) as usize % 32);
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      // warplens: launch(block = 32, workgroup_mem = 128)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn reverse(data: *mut f32) {
          let i = _thread_idx_x() as usize;
          let tile = gpu_launch_sized_workgroup_mem::<f32>();
          *tile.add(i) = *data.add(i);
          _syncthreads();
          *data.add(i) = *tile.add(31 - i);
      }
    `),
  ],
});
