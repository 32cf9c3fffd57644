/** A build for AMD GPUs without a CPU: the compiler has no default there. */
import { bad, defineRule, fixed, good } from '../define-rule.ts';

const TRIPLE = 'amdgcn-amd-amdhsa';
/** What the fix asks for. */
const CPU = 'gfx90a';

export const targetCpuMissing = defineRule<undefined>({
  name: 'target-cpu-missing',
  severity: 'warning',
  since: '0.1',
  title: 'a build for AMD GPUs names no CPU',
  what: () => `no CPU is named for \`${TRIPLE}\``,
  why: 'code for one AMD GPU does not run on another, so rustc has no default: it refuses to generate any code without `-C target-cpu`',
  help: `add \`-Ctarget-cpu=...\` to the \`rustflags\` of \`[target.${TRIPLE}]\`; flags of \`[build]\` do not count where the target has some of its own`,
  inToml: true,
  safety: 'suggestion',
  run(ctx, report) {
    return {
      end() {
        const { setup } = ctx;
        const target = setup?.targets[TRIPLE];
        if (setup === undefined || target?.named === undefined) return;
        if (target.cpu !== undefined || setup.mayGiveFlags || ctx.kernels.length === 0) return;
        // Who only describes the target may name the CPU by hand at each build.
        const severity = target.built ? 'warning' : 'info';
        report({ span: target.named, data: undefined, severity });
      },
    };
  },
  fix(ctx) {
    const edit = ctx.setup?.targets[TRIPLE].addFlag(`-Ctarget-cpu=${CPU}`);
    return edit && { title: `Build for ${CPU}`, edits: [edit] };
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

      [unstable]
      build-std = ["core"]
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

      [target.amdgcn-amd-amdhsa]
      rustflags = ["-Ctarget-cpu=gfx942"]

      [unstable]
      build-std = ["core"]
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
      rustflags = ["-Ctarget-cpu=gfx90a"]

      [target.amdgcn-amd-amdhsa]
      rustflags = ["-Clinker-plugin-lto"]
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
      rustflags = ["-Ctarget-cpu=gfx90a"]

      [target.amdgcn-amd-amdhsa]
      rustflags = ["-Ctarget-cpu=gfx90a", "-Clinker-plugin-lto"]
      //- /src/lib.rs
      #![no_std]
      #![feature(abi_gpu_kernel)]

      #[no_mangle]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
    `,
    ),
  ],
});
