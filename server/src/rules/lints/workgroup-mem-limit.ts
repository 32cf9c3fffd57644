/** More workgroup memory than the GPU has for one workgroup. */
import type { Related } from '../../diag/index.ts';
import type { DeviceLimits, DeviceTriple } from '../cargo-setup.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { remember } from '../device-code.ts';

interface Data {
  readonly kind: 'static' | 'launch';
  readonly bytes: number;
  readonly limit: number;
  /** The CPU that the limit is of; undefined when it is that of all. */
  readonly cpu: string | undefined;
}

const NVIDIA: DeviceTriple = 'nvptx64-nvidia-cuda';
const AMD: DeviceTriple = 'amdgcn-amd-amdhsa';

interface Limits extends DeviceLimits {
  readonly cpu: string | undefined;
}

/**
 * The limits of the CPU that Cargo's files name, else the highest of all CPUs that the crate can be
 * for.
 */
function limitsOf(ctx: RuleContext): Limits | undefined {
  const { setup } = ctx;
  const isBuilt = (triple: DeviceTriple): boolean => {
    const target = setup?.targets[triple];
    return target?.named !== undefined || (target?.cpus.length ?? 0) > 0;
  };
  const triple = isBuilt(AMD) && !isBuilt(NVIDIA) ? AMD : NVIDIA;
  if (isBuilt(AMD) && isBuilt(NVIDIA)) return undefined;
  const cpu = setup?.mayGiveFlags === true ? undefined : setup?.targets[triple].cpu?.name;
  // Flags for an AMD GPU that are not seen, or a CPU of which nothing is known.
  if (triple === AMD && cpu === undefined) return undefined;
  const limits = ctx.limits(triple, cpu);
  return limits && { ...limits, cpu };
}

/** Sizes of the workgroup memory that a kernel's statics take. */
const staticBytes = remember((code): { readonly bytes: number; readonly places: Related[] } => {
  let bytes = 0;
  const places: Related[] = [];
  for (const { space, launchSized, size, span } of code.parts.globals.values()) {
    if (space !== 'workgroup' || launchSized) continue;
    bytes += size;
    if (span !== undefined) places.push({ span, message: `${size} bytes` });
  }
  return { bytes, places };
});

export const workgroupMemLimit = defineRule<Data>({
  name: 'workgroup-mem-limit',
  severity: 'error',
  refusal: true,
  since: '0.1',
  partialCode: true,
  title: 'a kernel has more workgroup memory than a workgroup can get',
  what: ({ kind, bytes, limit, cpu }) => {
    const most =
      cpu === undefined ? `no NVIDIA GPU allows more than ${limit}` : `${cpu} allows ${limit}`;
    return kind === 'static'
      ? `${bytes} bytes of static workgroup memory; ${most}`
      : `${bytes} bytes of workgroup memory at the launch; ${most}`;
  },
  why: 'workgroup memory is a small part of each multiprocessor: what is declared may take 48 KiB on NVIDIA GPUs, more only launches can ask for, and code for one architecture alone (`sm_90a`); the assembler or the driver refuses what is over that',
  help: 'use smaller tiles, or put the data into launch-sized or global memory',
  run(ctx, report) {
    return {
      device(code, kernel) {
        const limits = limitsOf(ctx);
        if (limits === undefined) return;
        const { bytes, places } = staticBytes(code);
        const { cpu, total } = limits;
        // cargo-oxide builds for one architecture alone where the code needs its instructions.
        const mayBeAlone = kernel.dialect === 'cuda-oxide' && cpu === undefined;
        const fixed = mayBeAlone ? total : limits.fixed;
        const name = ctx.span(kernel.def.node.name, kernel.def.file);
        if (bytes > fixed) {
          const [only] = places;
          const span = places.length === 1 ? only!.span : name;
          const related =
            places.length === 1 ? [{ span: name, message: `kernel '${kernel.def.name}'` }] : places;
          report({ span, data: { kind: 'static', bytes, limit: fixed, cpu }, related });
          return;
        }
        const launch = ctx.launch(kernel);
        const asked = launch?.workgroupMem;
        if (asked === undefined || launch?.memSpan === undefined || bytes + asked <= total) return;
        const data = { kind: 'launch', bytes: bytes + asked, limit: total, cpu } as const;
        report({ span: launch.memSpan, data, related: places });
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;
      use core::mem::MaybeUninit;

      #[address_space(shared)]
      static mut TILE: [MaybeUninit<f64>; 8192] = [const { MaybeUninit::uninit() }; 8192];
    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn fill(out: *mut f64) {
          let i = _thread_idx_x() as usize;
          TILE[i].write(*out.add(i));
          *out.add(i) = TILE[i].assume_init() * 2.0;
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]

      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      // warplens: launch(workgroup_mem = 262144)
                        //^^^^^^^^^^^^^^^^^^^^^^
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn fill(out: *mut u32) {
          let tile = gpu_launch_sized_workgroup_mem::<u32>();
          *tile = 1;
          *out = *tile;
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]

      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      // warplens: launch(workgroup_mem = 98304)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn fill(out: *mut u32) {
          let tile = gpu_launch_sized_workgroup_mem::<u32>();
          *tile = 1;
          *out = *tile;
      }
    `),
  ],
});
