/** Launch-sized workgroup memory used at an alignment that no call on the way has asked for. */
import { greatest, type Span } from '../../base/index.ts';
import type { Related } from '../../diag/index.ts';
import { bad, defineRule, type FixDraft, fixed, good } from '../define-rule.ts';
import { accessName, askCall, misalignedIn } from '../memory/launch-memory.ts';

interface Data {
  readonly access: string;
  readonly align: number;
  readonly guaranteed: number;
  /** The generic argument of the call that the pointer comes from, where it is written. */
  readonly asked: { readonly span: Span; readonly text: string; readonly call: Span } | undefined;
}

/** Types to ask with, by alignment in bytes. */
const ALIGNED: Readonly<Record<number, string>> = { 2: 'u16', 4: 'u32', 8: 'u64', 16: 'u128' };

export const workgroupMemMisaligned = defineRule<Data>({
  name: 'workgroup-mem-misaligned',
  severity: 'warning',
  since: '0.1',
  partialCode: true,
  title: 'workgroup memory is used at a stricter alignment than was asked for',
  what: ({ access, align, guaranteed }) =>
    guaranteed === 0
      ? `${access} needs workgroup memory aligned to ${align} bytes, but nothing has asked for it yet`
      : `${access} needs workgroup memory aligned to ${align} bytes, but only ${guaranteed} ${guaranteed === 1 ? 'is' : 'are'} guaranteed here`,
  why: 'every call of `gpu_launch_sized_workgroup_mem::<T>` gives the same address, and it is aligned for `T` only once a call with that `T` has run; a misaligned access faults or reads the wrong bytes',
  help: 'ask with the type of the strictest access before the memory is used',
  safety: 'suggestion',
  run(ctx, report) {
    return {
      // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: gathers the places of one group in the order in which they are reported
      device(code, kernel) {
        for (const group of misalignedIn(code, ctx.launch(kernel)?.block, 'start')) {
          const [first, ...others] = group.map((one) => ({
            ...one,
            places: ctx.ownPlaces(one.access.inst.loc),
          }));
          const span = first!.places[0];
          if (span === undefined) continue;
          const related: Related[] = [];
          const call = askCall(ctx, first!.asks);
          for (const ask of first!.asks) {
            const [place] = ctx.ownPlaces(ask.loc);
            if (place === undefined) continue;
            related.push({
              span: call?.call ?? place,
              message: `this call asks for ${bytes(ask.align)}`,
            });
          }
          for (const other of others) {
            const [place] = other.places;
            if (
              place !== undefined &&
              !related.some((r) => r.span.start === place.start) &&
              place.start !== span.start
            ) {
              related.push({
                span: place,
                message: `used here as well, aligned to ${bytes(other.access.align)}`,
              });
            }
          }
          for (const place of first!.places.slice(1)) {
            related.push({ span: place, message: 'reached from here' });
          }
          const align = greatest(group.map((one) => one.access.align));
          report({
            span,
            data: {
              access: accessName(first!.access),
              align: first!.access.align,
              guaranteed: first!.guaranteed,
              asked: call && { ...call, text: ALIGNED[align] ?? '' },
            },
            related,
          });
        }
      },
    };
  },
  fix(ctx, { asked }): FixDraft | undefined {
    if (asked === undefined || asked.text === '') return undefined;
    const old = ctx.text(asked.span.file).slice(asked.span.start, asked.span.end);
    const { file, end } = asked.call;
    return {
      title: `Ask with '${asked.text}'`,
      edits: [
        { span: asked.span, newText: asked.text },
        { span: { file, start: end, end }, newText: `.cast::<${old}>()` },
      ],
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]

      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn start(out: *mut u32) {
          let bytes: *mut u8 = gpu_launch_sized_workgroup_mem();
          let words = bytes.cast::<u32>();
          *words = 1;
        //^^^^^^^^^^
          *out = *words;
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]

      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn start(value: u64, wide: bool) {
          let words = gpu_launch_sized_workgroup_mem::<u32>();
          if wide {
              let _ = gpu_launch_sized_workgroup_mem::<u64>();
          }
          words.cast::<u64>().write(value);
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]

      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn start(out: *mut u64) {
          let bytes = gpu_launch_sized_workgroup_mem::<u8>();
          let _: *mut u64 = gpu_launch_sized_workgroup_mem();
          *bytes.cast::<u64>() = 1;
          *out = *bytes.cast::<u64>() + bytes.add(3).cast::<u32>().read_unaligned() as u64;
      }
    `),
    fixed(
      `
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]

      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn start(out: *mut u64) {
          let bytes = gpu_launch_sized_workgroup_mem::<u8>();
          *(bytes.add(64) as *mut u16) = 2;
          *(bytes as *mut u64) = 1;
          *out = *(bytes as *mut u64);
      }
    `,
      `
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]

      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn start(out: *mut u64) {
          let bytes = gpu_launch_sized_workgroup_mem::<u64>().cast::<u8>();
          *(bytes.add(64) as *mut u16) = 2;
          *(bytes as *mut u64) = 1;
          *out = *(bytes as *mut u64);
      }
    `,
    ),
  ],
});

function bytes(n: number): string {
  return n === 1 ? '1 byte' : `${n} bytes`;
}
