/**
 * CPU names in Cargo's flags that the compiler does not know, no longer takes, or knows for another
 * target.
 */
import type { CpuFlag, DeviceTriple } from '../cargo-setup.ts';
import { type CpuVerdict, judgeCpu } from '../cpu-names.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';

interface Data {
  readonly triple: DeviceTriple;
  readonly flag: CpuFlag;
  readonly verdict: Exclude<CpuVerdict, { readonly kind: 'fine' }>;
}

/** First day of nightlies that refuse CPUs in front of `sm_70`. */
const DROPPED_SINCE = '2026-05-19';

/** The oldest CPU that is left. */
const OLDEST = 'sm_70';

export const targetCpuUnsupported = defineRule<Data>({
  name: 'target-cpu-unsupported',
  severity: 'error',
  since: '0.1',
  title: 'a CPU is asked for that the target does not have',
  what: ({ triple, flag, verdict }) =>
    verdict.kind === 'other-target'
      ? `'${flag.name}' is no CPU of \`${triple}\``
      : verdict.kind === 'dropped'
        ? `rustc no longer generates code for '${flag.name}'`
        : `\`${triple}\` has no CPU '${flag.name}'`,
  why: 'rustc refuses CPUs of which it knows that they are gone; a name that nobody knows goes on to LLVM, which warns and writes code for its oldest CPU under the unknown name, and no GPU loads that',
  help: 'name one of those that `rustc --print target-cpus --target TRIPLE` lists',
  inToml: true,
  safety: 'suggestion',
  run(ctx, report) {
    return {
      // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each verdict
      end() {
        const { setup } = ctx;
        if (setup === undefined) return;
        for (const triple of Object.keys(setup.targets) as DeviceTriple[]) {
          for (const flag of setup.targets[triple].cpus) {
            const verdict = judgeCpu(triple, flag.name);
            if (verdict.kind === 'fine') continue;
            const data = { triple, flag, verdict };
            if (verdict.kind !== 'dropped') report({ span: flag.span, data });
            else {
              const refused = refuses(setup.toolchain);
              if (refused === undefined) report({ span: flag.span, data, severity: 'info' });
              else if (refused) report({ span: flag.span, data });
            }
          }
        }
      },
    };
  },
  fix(_, { flag, verdict }) {
    const to = verdict.kind === 'dropped' ? OLDEST : 'meant' in verdict ? verdict.meant : undefined;
    if (to === undefined || !flag.exact) return undefined;
    return { title: `Build for ${to}`, edits: [{ span: flag.span, newText: to }] };
  },
  examples: [
    bad(`
      //- /Cargo.toml
      [package]
      name = "kernels"
      edition = "2021"
      //- /.cargo/config.toml
      [target.amdgcn-amd-amdhsa]
      rustflags = ["-Ctarget-cpu=sm_90"]
                                #^^^^^
      //- /src/lib.rs
      #![no_std]
      #![feature(abi_gpu_kernel)]

      #[no_mangle]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
    `),
    bad(`
      //- /Cargo.toml
      [package]
      name = "kernels"
      edition = "2021"
      //- /rust-toolchain.toml
      [toolchain]
      channel = "nightly-2026-08-28"
      //- /.cargo/config.toml
      [target.nvptx64-nvidia-cuda]
      rustflags = ["-C", "target-cpu=sm_61"]
                                    #^^^^^
      //- /src/lib.rs
      #![no_std]
      #![feature(abi_gpu_kernel)]

      #[no_mangle]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
    `),
    good(`
      //- /Cargo.toml
      [package]
      name = "kernels"
      edition = "2021"
      //- /.cargo/config.toml
      [target.nvptx64-nvidia-cuda]
      rustflags = ["-Ctarget-cpu=sm_90a"]

      [target.'cfg(target_arch = "amdgpu")']
      rustflags = "-C target-cpu=gfx942"

      [target.'cfg(not(target_vendor = "nvidia"))']
      rustflags = ["-Clink-dead-code"]

      [target.x86_64-unknown-linux-gnu]
      rustflags = ["-Ctarget-cpu=znver4"]
      //- /src/lib.rs
      #![no_std]
      #![feature(abi_gpu_kernel)]

      #[no_mangle]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
    `),
    fixed(
      `
      //- /Cargo.toml
      [package]
      name = "kernels"
      edition = "2021"
      //- /.cargo/config.toml
      [target.nvptx64-nvidia-cuda]
      rustflags = ["-Ctarget-cpu=sm80"]
      //- /src/lib.rs
      #![no_std]
      #![feature(abi_gpu_kernel)]

      #[no_mangle]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
    `,
      `
      //- /Cargo.toml
      [package]
      name = "kernels"
      edition = "2021"
      //- /.cargo/config.toml
      [target.nvptx64-nvidia-cuda]
      rustflags = ["-Ctarget-cpu=sm_80"]
      //- /src/lib.rs
      #![no_std]
      #![feature(abi_gpu_kernel)]

      #[no_mangle]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
    `,
    ),
  ],
});

/**
 * Does the toolchain refuse CPUs in front of `sm_70`? Undefined when nothing tells how old it is.
 */
function refuses(channel: string | undefined): boolean | undefined {
  if (channel === undefined || channel === 'nightly') return undefined;
  const day = /^nightly-(\d{4}-\d{2}-\d{2})/.exec(channel)?.[1];
  if (day !== undefined) return day >= DROPPED_SINCE;
  const minor = /^1\.(\d+)/.exec(channel)?.[1];
  return minor !== undefined && Number(minor) >= 97;
}
