/**
 * Names of GPU intrinsics and features that rustc has renamed since code and articles were written
 * with them.
 */
import type { FileId, Span, TextEdit } from '../../base/index.ts';
import { attrArgs } from '../../hir/index.ts';
import type { UseTree } from '../../syntax/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, type FixDraft, fixed, good } from '../define-rule.ts';

interface Renamed {
  /** What took its place: a path behind `core`, or features in their order. */
  readonly instead: string;
  /** The first nightly that knows the new name only; older toolchains are left alone. */
  readonly since: string;
}

/**
 * Functions by their old path behind `core` (rust-lang/rust 146181 renamed its intrinsic and moved
 * it while it was open).
 */
const PATHS: ReadonlyMap<string, Renamed> = new Map(
  [
    ['intrinsics::gpu_dynamic_groupshared_mem', 'gpu_launch_sized_workgroup_mem'],
    ['intrinsics::gpu::gpu_dynamic_groupshared_mem', 'gpu_launch_sized_workgroup_mem'],
    ['intrinsics::gpu_launch_sized_workgroup_mem', 'gpu_launch_sized_workgroup_mem'],
    ['intrinsics::amdgpu_dispatch_ptr', 'amdgpu_dispatch_ptr'],
  ].map(([old, name]) => [old!, { instead: `intrinsics::gpu::${name}`, since: '' }]),
);

/** Features: `stdsimd` was split by architecture, and GPU kernels got one ABI for both vendors. */
const FEATURES: ReadonlyMap<string, Renamed> = new Map([
  [
    'gpu_dynamic_groupshared_mem',
    { instead: 'gpu_intrinsics, gpu_launch_sized_workgroup_mem', since: '' },
  ],
  ['abi_amdgpu_kernel', { instead: 'abi_gpu_kernel', since: '2024-01-01' }],
  ['platform_intrinsics', { instead: 'core_intrinsics', since: '2024-02-27' }],
]);

/** What of `stdsimd` a GPU crate means, by the architecture it is checked for. */
const STDARCH = { nvptx64: 'stdarch_nvptx', amdgpu: 'stdarch_amdgpu' } as const;
const STDARCH_SINCE = '2024-02-06';

interface Data {
  readonly kind: 'intrinsic' | 'feature';
  readonly old: string;
  readonly instead: string;
  readonly edits: readonly TextEdit[];
}

/** A feature in the attribute at the crate's root. */
interface NamedFeature {
  readonly name: string;
  readonly span: Span;
  readonly renamed: Renamed;
}

export const gpuNameRenamed = defineRule<Data>({
  name: 'gpu-name-renamed',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'a GPU intrinsic or feature is used by a name that rustc has replaced',
  what: ({ kind, old, instead }) =>
    kind === 'feature'
      ? `feature \`${old}\` has been replaced by \`${instead}\``
      : `\`${old}\` has been renamed to \`${instead}\``,
  why: 'GPU support in rustc is unstable, and names changed on the way: a nightly compiler of today knows only the new one',
  help: 'use the new name',
  safety: 'safe',
  run(ctx, report) {
    /** Imports and paths, by the old path they write out. */
    const found: { old: string; renamed: Renamed; span: Span; last: Span; library: string }[] = [];
    const used = new Map<FileId, { readonly name: string; readonly span: Span }[]>();
    const visit = (names: readonly string[], span: () => Span, last: () => Span): void => {
      const [library = '', ...rest] = names;
      if (library !== 'core' && library !== 'std') return;
      const renamed = PATHS.get(rest.join('::'));
      if (renamed === undefined || isOlder(ctx, renamed.since)) return;
      found.push({ old: names.join('::'), renamed, span: span(), last: last(), library });
    };
    return {
      syntax: {
        Use(node, { file }) {
          for (const { path, tree } of leavesOf(node.tree, [])) {
            const segment = tree.path?.segments.at(-1)?.name;
            if (segment === undefined) continue;
            const whole = () => ctx.span(tree === node.tree ? tree.path! : segment, file);
            visit(path, whole, () => ctx.span(segment, file));
          }
        },
        PathExpr: {
          picks: ({ path: { segments } }) =>
            segments.length === 1
              ? /^(?:gpu_|amdgpu_)/.test(segments[0]!.name.text)
              : segments.some(({ name }) => name.text === 'intrinsics'),
          hear({ path }, { file }) {
            const { segments } = path;
            const name = segments.at(-1)!.name;
            if (segments.length === 1) {
              const list = used.get(file) ?? [];
              list.push({ name: name.text, span: ctx.span(name, file) });
              used.set(file, list);
              return;
            }
            // Without the type arguments of the last segment.
            const place = () =>
              ctx.span({ start: path.start, end: name.end, file: path.file }, file);
            visit(
              segments.map((s) => s.name.text),
              place,
              () => ctx.span(name, file),
            );
          },
        },
      },
      // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a fix takes the import, its uses and its features together
      end() {
        const features = oldFeatures(ctx);
        const told = new Set<NamedFeature>();
        for (const { old, renamed, span, last, library } of found) {
          const name = renamed.instead.split('::').at(-1)!;
          const oldName = old.split('::').at(-1)!;
          const edits: TextEdit[] = [];
          const instead = `${library}::${renamed.instead}`;
          const isWhole =
            ctx.text(span.file).slice(span.start, span.end).replace(/\s+/g, '') === old;
          if (isWhole) {
            edits.push({ span, newText: instead });
            // The features that the new path needs come with it, where the old ones stand.
            for (const feature of features.filter(({ name: f }) => f === oldName)) {
              edits.push(featureEdit(ctx, feature));
              told.add(feature);
            }
            // What the import brought is used by its last name.
            for (const use of last.end === span.end ? (used.get(span.file) ?? []) : [])
              if (use.name === oldName && oldName !== name)
                edits.push({ span: use.span, newText: name });
          }
          report({ span, data: { kind: 'intrinsic', old, instead, edits } });
        }
        for (const feature of features) {
          if (told.has(feature)) continue;
          const { name, span, renamed } = feature;
          const edits = [featureEdit(ctx, feature)];
          report({ span, data: { kind: 'feature', old: name, instead: renamed.instead, edits } });
        }
      },
    };
  },
  fix(_, { edits, instead }): FixDraft | undefined {
    return edits.length === 0 ? undefined : { title: `Replace it by \`${instead}\``, edits };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics)]

      #[no_mangle]
      pub extern "gpu-kernel" fn tile(out: *mut u32) {
          let tile = core::intrinsics::gpu_dynamic_groupshared_mem::<u32>();
                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          unsafe { *out = *tile }
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_ptx, stdarch_nvptx, stdsimd)]
                                       //^^^^^^^

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn first(out: *mut u32) {
          *out = core::arch::nvptx::_thread_idx_x();
      }
    `),
    good(`
      //- /rust-toolchain.toml
      [toolchain]
      channel = "nightly-2023-10-01"
      //- /Cargo.toml
      [package]
      name = "old"
      edition = "2021"
      //- /src/lib.rs
      #![no_std]
      #![feature(abi_ptx, stdarch_nvptx, stdsimd)]

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn first(out: *mut i32) {
          *out = core::arch::nvptx::_thread_idx_x();
      }
    `),
    fixed(
      `
      #![no_std]
      #![feature(abi_gpu_kernel, abi_amdgpu_kernel)]

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn one(out: *mut u32) {
          *out = 1;
      }
    `,
      `
      #![no_std]
      #![feature(abi_gpu_kernel)]

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn one(out: *mut u32) {
          *out = 1;
      }
    `,
    ),
    fixed(
      `
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_dynamic_groupshared_mem)]

      use core::intrinsics::gpu_dynamic_groupshared_mem;

      #[no_mangle]
      pub extern "gpu-kernel" fn tile(out: *mut u32) {
          let tile = gpu_dynamic_groupshared_mem::<u32>();
          unsafe {
              *tile = 1;
              *out = *tile;
          }
      }
    `,
      `
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]

      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub extern "gpu-kernel" fn tile(out: *mut u32) {
          let tile = gpu_launch_sized_workgroup_mem::<u32>();
          unsafe {
              *tile = 1;
              *out = *tile;
          }
      }
    `,
    ),
  ],
});

/** Is the crate built with a toolchain from before `since`? What names no day counts as today's. */
function isOlder({ setup }: RuleContext, since: string): boolean {
  const day = /^nightly-(\d{4}-\d{2}-\d{2})/.exec(setup?.toolchain ?? '')?.[1];
  return day !== undefined && day < since;
}

/**
 * The old features in the `feature` attributes of the root, without those that stand in a
 * `cfg_attr`.
 */
function oldFeatures(ctx: RuleContext): NamedFeature[] {
  const { node, file } = ctx.crate.root;
  const out: NamedFeature[] = [];
  for (const attr of node.kind === 'SourceFile' ? node.attrs : []) {
    if (attr.isDoc || attr.path.join('::') !== 'feature') continue;
    const from = ctx.span(attr, file);
    for (const { name } of attrArgs(attr)) {
      const renamed = name === 'stdsimd' ? stdarch(ctx) : FEATURES.get(name);
      if (renamed === undefined || isOlder(ctx, renamed.since)) continue;
      const text = ctx.text(from.file).slice(from.start, from.end);
      const at = new RegExp(`\\b${name}\\b`).exec(text)?.index;
      if (at === undefined) continue;
      const start = from.start + at;
      out.push({ name, span: { file: from.file, start, end: start + name.length }, renamed });
    }
  }
  return out;
}

/**
 * The new features in place of the old one; those that the attributes have already are not
 * repeated, which is an error.
 */
function featureEdit(ctx: RuleContext, { span, renamed }: NamedFeature): TextEdit {
  const { attrs } = ctx.crate.root;
  const features = attrs.filter((a) => !a.isDoc && a.path.join('::') === 'feature');
  const on = new Set(features.flatMap((a) => attrArgs(a).map(({ name }) => name)));
  const newText = renamed.instead
    .split(', ')
    .filter((name) => !on.has(name))
    .join(', ');
  if (newText !== '') return { span, newText };
  // The comma behind it goes too, else the one in front.
  const text = ctx.text(span.file);
  const behind = /^\s*,\s*/.exec(text.slice(span.end))?.[0].length ?? 0;
  const before = behind > 0 ? 0 : (/,\s*$/.exec(text.slice(0, span.start))?.[0].length ?? 0);
  return { span: { ...span, start: span.start - before, end: span.end + behind }, newText };
}

/** Only a crate that uses the intrinsics of its GPU means them by `stdsimd`. */
function stdarch({ program }: RuleContext): Renamed {
  return { instead: STDARCH[program.target.arch], since: STDARCH_SINCE };
}

/** The imports of a tree that are no groups, each with its path from the beginning. */
function leavesOf(
  tree: UseTree,
  before: readonly string[],
): { readonly path: readonly string[]; readonly tree: UseTree }[] {
  const path = [...before, ...(tree.path?.segments.map((s) => s.name.text) ?? [])];
  return tree.children === undefined
    ? [{ path, tree }]
    : tree.children.flatMap((child) => leavesOf(child, path));
}
