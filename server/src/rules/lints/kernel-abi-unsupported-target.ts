/** ABI strings of kernels that the target of the build does not have, or no target any more. */
import type { Span } from '../../base/index.ts';
import type { Related } from '../../diag/index.ts';
import type { FnDef, ModuleDef } from '../../hir/index.ts';
import type { Attr } from '../../syntax/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, type FixDraft, fixed, good } from '../define-rule.ts';
import { indentAt, insert } from '../edits.ts';
import type { Kernel } from '../kernels.ts';

/** Strings that once worked, and what took their place. */
const REMOVED: ReadonlyMap<string, string> = new Map([['amdgpu-kernel', 'gpu-kernel']]);

/** The architectures that have an ABI, as `cfg` calls them. */
const ARCHES: ReadonlyMap<string, readonly string[]> = new Map([
  ['gpu-kernel', ['amdgpu', 'nvptx64']],
  ['ptx-kernel', ['nvptx64']],
]);

type Data =
  | {
      readonly kind: 'removed' | 'other-gpu';
      readonly abi: string;
      readonly instead: string;
      readonly literal: Span;
      readonly generated: boolean;
    }
  | {
      readonly kind: 'host';
      readonly abi: string;
      readonly def: FnDef;
      /** The target's name, when the configuration tells it. */
      readonly target: string | undefined;
    };

export const kernelAbiUnsupportedTarget = defineRule<Data>({
  name: 'kernel-abi-unsupported-target',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'the ABI of a kernel does not exist on the target of the build',
  what: (data) => {
    switch (data.kind) {
      case 'removed':
        return `no target has the ABI "${data.abi}"`;
      case 'other-gpu':
        return `amdgcn-amd-amdhsa has no ABI "${data.abi}"`;
      case 'host':
        return `${data.target ?? 'the host'} has no ABI "${data.abi}"`;
    }
  },
  why: 'rustc 1.77 removed it; kernels for AMD GPUs are `extern "gpu-kernel"` functions, as those for NVIDIA GPUs are',
  help: 'write the ABI that took its place',
  safety: 'safe',
  run(ctx, report) {
    const { setup } = ctx;
    const amd = setup?.targets['amdgcn-amd-amdhsa'];
    const amdOnly = amd?.built === true ? amd.named : undefined;
    const host = setup?.host;
    return {
      syntax: {
        Abi: {
          picks: ({ name, literal }) => literal !== undefined && REMOVED.has(name),
          hear(node, { file }) {
            const literal = ctx.span(node.literal!, file);
            const generated = ctx.generated(node.literal!);
            const instead = REMOVED.get(node.name)!;
            const data: Data = { kind: 'removed', abi: node.name, instead, literal, generated };
            report({ span: literal, data });
          },
        },
      },
      end() {
        // What uses the host's library and begins with `main` is compiled for no GPU.
        const isHosts = host !== undefined || (amd?.named === undefined && usesStd(ctx));
        if (amdOnly === undefined && !isHosts) return;
        for (const kernel of ctx.kernels) {
          const { abi, abiSpan, def } = kernel;
          if (abiSpan === undefined || isGated(ctx, kernel)) continue;
          const generated = ctx.generated(def.node);
          if (amdOnly !== undefined && abi === 'ptx-kernel') {
            const data: Data = {
              kind: 'other-gpu',
              abi,
              instead: 'gpu-kernel',
              literal: abiSpan,
              generated,
            };
            const related: Related[] = [{ span: amdOnly, message: 'the target is set here' }];
            report({ span: abiSpan, data, related, why: WHY_PTX, help: HELP_PTX });
          } else if (isHosts) {
            const data: Data = { kind: 'host', abi, def, target: host?.name };
            const related: Related[] =
              host === undefined ? [] : [{ span: host.span, message: 'the target is set here' }];
            report({ span: abiSpan, data, related, why: WHY_HOST, help: HELP_HOST });
          }
        }
      },
    };
  },
  fix(ctx, data) {
    if (data.kind === 'host') return gate(ctx, data.def, data.abi);
    if (data.generated) return undefined;
    return {
      title: `Write "${data.instead}"`,
      edits: [{ span: data.literal, newText: `"${data.instead}"` }],
    };
  },
  examples: [
    bad(`
      #[no_mangle]
      pub extern "amdgpu-kernel" fn blur(pixels: *mut u8) {}
               //^^^^^^^^^^^^^^^
    `),
    bad(`
      #![feature(abi_gpu_kernel)]

      #[no_mangle]
      pub extern "gpu-kernel" fn blur(pixels: *mut u8) {}
               //^^^^^^^^^^^^

      fn main() {
          println!("{:?}", std::env::args());
      }
    `),
    bad(`
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
      #![feature(abi_ptx)]

      #[no_mangle]
      pub extern "ptx-kernel" fn blur(pixels: *mut u8) {}
               //^^^^^^^^^^^^
    `),
    good(`
      #[no_mangle]
      pub extern "gpu-kernel" fn blur(pixels: *mut u8) {}
    `),
    good(`
      #![cfg_attr(target_arch = "nvptx64", no_std, feature(abi_gpu_kernel))]

      #[cfg(target_arch = "nvptx64")]
      #[no_mangle]
      pub extern "gpu-kernel" fn blur(pixels: *mut u8) {}

      #[cfg(not(target_arch = "nvptx64"))]
      fn main() {
          println!("{:?}", std::env::args());
      }
    `),
    fixed(
      `
      pub type Entry = extern "amdgpu-kernel" fn(*mut u8);
    `,
      `
      pub type Entry = extern "gpu-kernel" fn(*mut u8);
    `,
    ),
    fixed(
      `
      //- /Cargo.toml
      [package]
      name = "kernels"
      edition = "2021"
      //- /.cargo/config.toml
      [build]
      target = "x86_64-unknown-linux-gnu"
      //- /src/lib.rs
      #![no_std]
      #![feature(abi_gpu_kernel)]

      #[no_mangle]
      pub extern "gpu-kernel" fn blur(pixels: *mut u8) {}
    `,
      `
      //- /Cargo.toml
      [package]
      name = "kernels"
      edition = "2021"
      //- /.cargo/config.toml
      [build]
      target = "x86_64-unknown-linux-gnu"
      //- /src/lib.rs
      #![no_std]
      #![feature(abi_gpu_kernel)]

      #[no_mangle]
      #[cfg(any(target_arch = "amdgpu", target_arch = "nvptx64"))]
      pub extern "gpu-kernel" fn blur(pixels: *mut u8) {}
    `,
    ),
  ],
});

const WHY_PTX =
  'only NVIDIA\'s target has it: rustc refuses the function (E0570); "gpu-kernel" exists on both and gives the same PTX';
const HELP_PTX = 'write "gpu-kernel", or compile this function for nvptx64 only';
const WHY_HOST =
  'a kernel is an entry point of a GPU: rustc refuses its ABI on every other target (E0570)';
const HELP_HOST =
  'compile the function for GPUs only, with `#[cfg(target_arch = ..)]`, or keep kernels in a crate of their own';

/**
 * Does the crate's root say by itself that it is a program for a machine with an operating system?
 */
function usesStd(ctx: RuleContext): boolean {
  const { root } = ctx.crate;
  const main = root.values.get('main')?.def;
  if (main?.kind !== 'fn' || main.module !== root) return false;
  // The root's own words decide, also those for other targets.
  const source = ctx.text(root.file);
  if (/\b(?:no_std|no_core|no_main|restricted_std|as\s+std)\b/.test(source)) return false;
  return /\bstd\s*::|\be?println!\s*[({[]/.test(source.replace(/\/\/.*/g, ''));
}

/** May a `cfg`, on the function or on what it lies in, keep it from other targets? */
function isGated(ctx: RuleContext, { def }: Kernel): boolean {
  const lists: (readonly Attr[])[] = [def.node.attrs];
  if (def.container !== undefined) lists.push(def.container.node.attrs);
  for (let m: ModuleDef | undefined = def.module; m !== undefined; m = m.parent) {
    lists.push(m.attrs);
    if ('attrs' in m.node) lists.push(m.node.attrs as readonly Attr[]);
    const owner = m.isBlock ? ctx.ownerOf(m) : undefined;
    if (owner !== undefined) lists.push(owner.node.attrs);
  }
  // A macro may write what it is given below a `cfg`.
  return ctx.generated(def.node) || lists.some((attrs) => attrs.some(isCfg));
}

function isCfg(attr: Attr): boolean {
  return !attr.isDoc && (attr.path[0] === 'cfg' || attr.path[0] === 'cfg_attr');
}

function gate(ctx: RuleContext, { node, file }: FnDef, abi: string): FixDraft | undefined {
  const arches = ARCHES.get(abi);
  if (arches === undefined || ctx.generated(node)) return undefined;
  const tests = arches.map((arch) => `target_arch = "${arch}"`);
  const attribute = tests.length === 1 ? `#[cfg(${tests[0]})]` : `#[cfg(any(${tests.join(', ')}))]`;
  const indent = indentAt(ctx.text(file), node.start);
  return {
    title: `Add ${attribute}`,
    edits: [insert(file, node.start, `${attribute}\n${indent}`)],
  };
}
