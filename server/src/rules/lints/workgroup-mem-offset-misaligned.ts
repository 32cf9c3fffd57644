/**
 * Offsets into launch-sized workgroup memory that break the alignment of what is accessed there,
 * wherever it begins.
 */
import type { MisalignedAccess } from '../../analysis/index.ts';
import type { Related } from '../../diag/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { accessName, misalignedIn } from '../memory/launch-memory.ts';
import { threadName } from '../memory/workgroup-findings.ts';

interface Data {
  readonly access: string;
  readonly align: number;
  readonly residue: number;
  readonly modulus: number;
  /** One thread whose offset is wrong, where not all of them are. */
  readonly thread: MisalignedAccess['thread'];
}

/** Which way a thread goes by its own data, nobody knows. */
const UNSURE = {
  severity: 'info',
  why: 'the thread comes there only where its data say so; where they do, the access faults or touches the wrong bytes',
} as const;

export const workgroupMemOffsetMisaligned = defineRule<Data>({
  name: 'workgroup-mem-offset-misaligned',
  severity: 'warning',
  since: '0.1',
  anyFrontEnd: true,
  partialCode: true,
  title: 'an offset into workgroup memory breaks the alignment of the access',
  what: ({ access, align, residue, modulus, thread }) =>
    thread === undefined
      ? `${access} needs an address that is a multiple of ${align}, but its offset is ${residue} modulo ${modulus}`
      : `${access} needs an address that is a multiple of ${align}, but ${threadName(thread.id)}: offset ${thread.offset} is no multiple of ${align}`,
  why: 'the region begins at a multiple of the alignment that was asked for, so an address at this offset never has the alignment that its type needs; the access faults or touches the wrong bytes',
  help: 'round the offset up to a multiple of the alignment, put the stricter type first, or use `read_unaligned` and `write_unaligned`',
  run(ctx, report) {
    return {
      device(code, kernel) {
        for (const [found] of misalignedIn(code, ctx.launch(kernel)?.block, 'offset')) {
          const { access, residue, modulus, thread, maybe } = found!;
          const [span, ...outer] = ctx.ownPlaces(access.inst.loc);
          if (span === undefined) continue;
          const { align } = access;
          const related: Related[] = outer.map((place) => ({
            span: place,
            message: 'reached from here',
          }));
          // Beyond the alignment of the access the offset does not matter.
          const shown = Math.min(modulus, align);
          const data = {
            access: accessName(access),
            align,
            residue: thread === undefined ? residue % shown : residue,
            modulus: shown,
            thread,
          };
          report({ span, data, related, ...(maybe && UNSURE) });
        }
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]

      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn start(out: *mut u32) {
          let flags = gpu_launch_sized_workgroup_mem::<u32>() as *mut u8;
          let sums = flags.add(6) as *mut u32;
          sums.write(7);
        //^^^^^^^^^^^^^
          out.write(flags.read() as u32);
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
      #![feature(stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;
      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn start(value: f32) {
          let i = _thread_idx_x() as usize;
          let mem = gpu_launch_sized_workgroup_mem::<f32>();
          mem.add(i).byte_add(2).write(value);
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]

      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn start(out: *mut u32, n: usize) {
          let flags = gpu_launch_sized_workgroup_mem::<u32>() as *mut u8;
          let sums = flags.add(8) as *mut u32;
          sums.add(n).write(7);
          out.write(flags.add(5).cast::<u32>().read_unaligned());
      }
    `),
  ],
});
