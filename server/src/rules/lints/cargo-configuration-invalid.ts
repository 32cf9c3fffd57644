/** Cargo's files: names and flags that do nothing for a GPU, or not what they seem to do. */
import type { SetupMistake } from '../cargo-setup.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';

const KERNEL = `
      #![no_std]
      #![feature(abi_gpu_kernel)]

      #[no_mangle]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
    `;

const PACKAGE = `
      //- /Cargo.toml
      [package]
      name = "kernels"
      edition = "2021"

      [lib]
      crate-type = ["cdylib"]`;

export const cargoConfigurationInvalid = defineRule<SetupMistake>({
  name: 'cargo-configuration-invalid',
  severity: 'warning',
  since: '0.1',
  title: "Cargo's configuration says something about a GPU that means nothing or something else",
  what: ({ what }) => what,
  why: 'Cargo passes over tables and keys that it does not know, and rustc over features; what is left shows later, as an error of LLVM or of the driver, or as a build without a text for the GPU',
  help: 'The Cargo Book, "Configuration", lists tables and keys; `rustc --print target-features --target TRIPLE` lists features',
  inToml: true,
  safety: 'suggestion',
  run(ctx, report) {
    return {
      end() {
        for (const data of ctx.setup?.mistakes ?? []) {
          // Whether a library without kernels is linked is no matter of the GPU.
          if (data.severity === 'info' && ctx.kernels.length === 0) continue;
          report({ span: data.span, data, severity: data.severity });
        }
      },
    };
  },
  fix(_, { better, span }) {
    if (better === undefined) return undefined;
    return { title: `Write ${better}`, edits: [{ span, newText: better }] };
  },
  examples: [
    bad(`${PACKAGE}
      //- /.cargo/config.toml
      [build]
      target = "nvptx64-unknwon-cuda"
               #^^^^^^^^^^^^^^^^^^^^
      //- /src/lib.rs${KERNEL}`),
    bad(`${PACKAGE}
      //- /.cargo/config.toml
      [build]
      target = "nvptx64-nvidia-cuda"

      [target.nvptx64-nvidia-cuda]
      rustflags = ["-Ctarget-cpu=sm_70", "-Ctarget-feature=+sm_80,+ptx81"]
                                                          #^^^^^^
      //- /src/lib.rs${KERNEL}`),
    bad(`${PACKAGE}
      //- /.cargo/config.toml
      [build]
      target = "nvptx64-nvidia-cuda"

      [target.nvptx64-nvidia-cuda]
      rustflags = ["-Ctarget-cpu=sm_90", "-Ctarget-feature=+ptx70"]
                                                          #^^^^^^
      //- /src/lib.rs${KERNEL}`),
    bad(`
      //- /Cargo.toml
      [package]
      name = "kernels"
      edition = "2021"

      [lib]
      crate-type = ["rlib"]
                    #^^^^
      //- /.cargo/config.toml
      [build]
      target = "nvptx64-nvidia-cuda"
      //- /src/lib.rs${KERNEL}`),
    good(`${PACKAGE}
      //- /.cargo/config.toml
      [build]
      target = "nvptx64-nvidia-cuda"

      [target.nvptx64-nvidia-cuda]
      rustflags = ["-C", "target-cpu=sm_90a", "-C", "target-feature=+ptx83,+sm_90a"]

      [target.'cfg(target_arch = "nvptx64")']
      runner = "run-ptx"

      [target.x86_64-unknown-linux-gnu.cuda]
      rustc-link-lib = ["cuda"]
      //- /src/lib.rs${KERNEL}`),
    fixed(
      `${PACKAGE}
      //- /.cargo/config.toml
      [build]
      target = "nvptx64-nvidia-cuda"

      [target.nvptx64-nvidia-cuda]
      rust-flags = ["-Ctarget-cpu=sm_80"]
      //- /src/lib.rs${KERNEL}`,
      `${PACKAGE}
      //- /.cargo/config.toml
      [build]
      target = "nvptx64-nvidia-cuda"

      [target.nvptx64-nvidia-cuda]
      rustflags = ["-Ctarget-cpu=sm_80"]
      //- /src/lib.rs${KERNEL}`,
    ),
  ],
});
