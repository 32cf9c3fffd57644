/** Unstable parts of the language that a crate uses without its `#![feature(..)]`. */
import type { Span } from '../../base/index.ts';
import { attrArgs, type Crate } from '../../hir/index.ts';
import type { Attr, Path, SourceFile, UseTree } from '../../syntax/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, type FixDraft, fixed, good } from '../define-rule.ts';
import { insert } from '../edits.ts';

/** ABI strings and the features that allow them. */
const ABI_FEATURES: ReadonlyMap<string, string> = new Map([
  ['gpu-kernel', 'abi_gpu_kernel'],
  ['ptx-kernel', 'abi_ptx'],
]);

/** Modules of `core::arch` and the features that allow them, by target. */
const ARCH_FEATURES = {
  nvptx64: { module: 'nvptx', feature: 'stdarch_nvptx' },
  amdgpu: { module: 'amdgpu', feature: 'stdarch_amdgpu' },
} as const;

/** Attributes that only the root of a crate has: a file without any may be a module that we met alone. */
const ROOT_ATTRIBUTES = new Set([
  'no_std',
  'no_core',
  'no_main',
  'crate_type',
  'crate_name',
  'feature',
]);

interface Data {
  readonly feature: string;
  readonly what: string;
}

/**
 * The features that are on, or undefined when this may not be the crate's root. What a `cfg_attr` may turn on counts: its
 * condition may be one that the build sets.
 */
function featuresOf(crate: Crate): ReadonlySet<string> | undefined {
  const { attrs } = crate.root;
  if (!attrs.some((a) => !a.isDoc && ROOT_ATTRIBUTES.has(a.path.join('::')))) return undefined;
  const features = attrs.filter((a) => !a.isDoc && a.path.join('::') === 'feature');
  const names = features.flatMap((a) => attrArgs(a).map((arg) => arg.name));
  const { node } = crate.root;
  for (const attr of node.kind === 'SourceFile' ? node.attrs : []) {
    if (attr.path[0] === 'cfg_attr') names.push(...(attr.text.match(/\w+/g) ?? []));
  }
  return new Set(names);
}

/** All names of an import, with those of its braces. */
function namesIn(tree: UseTree): string[] {
  const own = tree.path?.segments.map((s) => s.name.text) ?? [];
  return [...own, ...(tree.children ?? []).flatMap(namesIn)];
}

function isArch(names: readonly string[], module: string): boolean {
  return (
    (names[0] === 'core' || names[0] === 'std') && names.includes('arch') && names.includes(module)
  );
}

export const featureGateMissing = defineRule<Data>({
  name: 'feature-gate-missing',
  severity: 'error',
  since: '0.1',
  title: 'an unstable part of Rust is used without its feature',
  what: ({ feature, what }) => `${what} needs \`#![feature(${feature})]\``,
  why: 'kernels and their intrinsics are unstable: a nightly compiler takes them only from crates that say so at their root',
  help: 'add the feature to the root of the crate and build with a nightly toolchain',
  safety: 'safe',
  run(ctx, report) {
    const features = featuresOf(ctx.crate);
    const told = new Set<string>();
    const need = (feature: string, what: string, span: Span): void => {
      if (features === undefined || features.has(feature) || told.has(feature)) return;
      told.add(feature);
      report({ span, data: { feature, what } });
    };
    const arch = ARCH_FEATURES[ctx.program.target.arch];
    const archPath = (names: readonly string[], span: () => Span): void => {
      if (isArch(names, arch.module)) need(arch.feature, `\`core::arch::${arch.module}\``, span());
    };
    return {
      syntax: {
        Abi(node, { file }) {
          const feature = ABI_FEATURES.get(node.name);
          if (feature === undefined || node.literal === undefined) return;
          need(feature, `\`extern "${node.name}"\``, ctx.span(node.literal, file));
        },
        Use(node, { file }) {
          archPath(namesIn(node.tree), () => ctx.span(node.tree, file));
        },
        PathExpr(node, { file }) {
          const path: Path = node.path;
          if (path.segments.length < 3) return;
          const names = path.segments.map((s) => s.name.text);
          archPath(names, () => ctx.span(path, file));
        },
      },
    };
  },
  fix: addFeature,
  examples: [
    bad(`
      #![no_std]

      #[no_mangle]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
               //^^^^^^^^^^^^
    `),
    bad(`
      #![no_std]
      #![feature(abi_ptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel)]
      #![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]

      use core::arch::nvptx::_syncthreads;

      #[no_mangle]
      pub extern "gpu-kernel" fn wait() {
          unsafe { _syncthreads() }
      }
    `),
    fixed(
      `
      //! Kernels.
      #![no_std]

      #[no_mangle]
      pub extern "ptx-kernel" fn fill(out: *mut u32) {}
    `,
      `
      //! Kernels.
      #![feature(abi_ptx)]
      #![no_std]

      #[no_mangle]
      pub extern "ptx-kernel" fn fill(out: *mut u32) {}
    `,
    ),
  ],
});

/** A line of its own in front of the root's first attribute. */
function addFeature(ctx: RuleContext, { feature }: Data): FixDraft | undefined {
  const { root } = ctx.crate;
  if (root.node.kind !== 'SourceFile') return undefined;
  const file: SourceFile = root.node;
  const first = file.attrs.find((a: Attr) => a.style === 'inner' && !a.isDoc);
  if (first === undefined) return undefined;
  const line = `#![feature(${feature})]`;
  return { title: `Add \`${line}\``, edits: [insert(root.file, first.start, `${line}\n`)] };
}
