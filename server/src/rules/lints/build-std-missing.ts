/** A build for AMD GPUs without `core`: nobody ships it for them. */
import { bad, defineRule, fixed, good } from '../define-rule.ts';

const TRIPLE = 'amdgcn-amd-amdhsa';

export const buildStdMissing = defineRule<undefined>({
  name: 'build-std-missing',
  severity: 'info',
  since: '0.1',
  title: 'a build for AMD GPUs does not build `core`',
  what: () => `nothing builds \`core\` for \`${TRIPLE}\``,
  why: 'rustup has no standard library for this target, because its code is for one CPU: without `build-std` the compiler finds no crate `core`',
  help: 'add `build-std = ["core"]` below `[unstable]`, and the component `rust-src`; or pass `-Zbuild-std=core` at each build',
  inToml: true,
  safety: 'safe',
  run(ctx, report) {
    return {
      end() {
        const { setup } = ctx;
        const target = setup?.targets[TRIPLE];
        if (setup === undefined || target?.named === undefined || !target.built) return;
        if (setup.buildStd || ctx.kernels.length === 0) return;
        report({ span: target.named, data: undefined });
      },
    };
  },
  fix(ctx) {
    const edit = ctx.setup?.addBuildStd;
    return edit && { title: 'Build `core`', edits: [edit] };
  },
  examples: [
    bad(`
      //- /Cargo.toml
      [package]
      name = "kernels"
      edition = "2021"
      //- /.cargo/config.toml
      [build]
      target = "amdgcn-amd-amdhsa"
               #^^^^^^^^^^^^^^^^^
      rustflags = ["-Ctarget-cpu=gfx90a"]
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
      [build]
      target = "amdgcn-amd-amdhsa"
      rustflags = ["-Ctarget-cpu=gfx90a"]

      [unstable]
      build-std = ["core", "alloc"]
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
      [build]
      target = "amdgcn-amd-amdhsa"
      rustflags = ["-Ctarget-cpu=gfx90a"]
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
      [build]
      target = "amdgcn-amd-amdhsa"
      rustflags = ["-Ctarget-cpu=gfx90a"]

      [unstable]
      build-std = ["core"]
      //- /src/lib.rs
      #![no_std]
      #![feature(abi_gpu_kernel)]

      #[no_mangle]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
    `,
    ),
  ],
});
