/** Unstable parts of the language that a crate uses without its `#![feature(..)]`. */
import { append, type FileId, type Span } from '../../base/index.ts';
import { attrArgs, isOffloadMark, OFFLOAD_MACRO, OFFLOAD_MARKER } from '../../hir/index.ts';
import type { Attr, Path, SourceFile, UseTree } from '../../syntax/index.ts';
import { attributePlace } from '../attribute-place.ts';
import type { Place, RuleContext } from '../context.ts';
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

/**
 * Attributes that only the root of a crate has: a file without any may be a module that we met
 * alone.
 */
const ROOT_ATTRIBUTES = new Set([
  'no_std',
  'no_core',
  'no_main',
  'crate_type',
  'crate_name',
  'feature',
]);

/** Inline assembly of GPU targets. */
const ASM_FEATURE = 'asm_experimental_arch';

/** What the module of GPU intrinsics needs, and single functions in it. */
const GPU_INTRINSICS = ['core_intrinsics', 'gpu_intrinsics'];
const OWN_FEATURE = new Set(['gpu_launch_sized_workgroup_mem']);

const MACRO_FEATURE = 'proc_macro_hygiene';

const OFFLOAD_MARKS: ReadonlySet<string | undefined> = new Set([OFFLOAD_MARKER, OFFLOAD_MACRO]);

/**
 * What an attribute inside of a body needs: on expressions any is unstable (rust-lang/rust 15701),
 * and macros as attributes are on all but items (54727).
 */
function stepsTo(
  attr: Attr,
  place: 'statement' | 'expression' | undefined,
): readonly (readonly [feature: string, what: string])[] {
  if (place === undefined) return [];
  const isMacro = attr.path.at(-1) === OFFLOAD_MACRO;
  return [
    ...(place === 'expression'
      ? [['stmt_expr_attributes', 'an attribute on an expression'] as const]
      : []),
    ...(isMacro ? [[MACRO_FEATURE, `a macro as attribute of ${ARTICLES[place]}`] as const] : []),
  ];
}

const ARTICLES = { statement: 'a statement', expression: 'an expression' } as const;

interface Data {
  readonly features: readonly string[];
  readonly what: string;
  /** Another finding has the fix already. */
  readonly again?: boolean;
}

/**
 * The features that are on, or undefined when this may not be the crate's root. What a `cfg_attr`
 * may turn on counts: its condition may be one that the build sets.
 */
function featuresOf({ crate, setup }: RuleContext): ReadonlySet<string> | undefined {
  const { attrs } = crate.root;
  if (!attrs.some((a) => !a.isDoc && ROOT_ATTRIBUTES.has(a.path.join('::')))) return undefined;
  const features = attrs.filter((a) => !a.isDoc && a.path.join('::') === 'feature');
  const names = features.flatMap((a) => attrArgs(a).map((arg) => arg.name));
  append(names, setup?.features ?? []);
  const { node } = crate.root;
  for (const attr of node.kind === 'SourceFile' ? node.attrs : []) {
    if (attr.path[0] === 'cfg_attr') append(names, attr.text.match(/\w+/g) ?? []);
  }
  return new Set(names);
}

/** All names of an import, with those of its braces. */
function namesIn(tree: UseTree): string[] {
  const own = tree.path?.segments.map((s) => s.name.text) ?? [];
  return [...own, ...(tree.children ?? []).flatMap(namesIn)];
}

/** The paths of an import, each from its beginning. */
function pathsIn(tree: UseTree, before: readonly string[]): (readonly string[])[] {
  const path = [...before, ...(tree.path?.segments.map((s) => s.name.text) ?? [])];
  return tree.children === undefined ? [path] : tree.children.flatMap((c) => pathsIn(c, path));
}

function isLibrary(name: string | undefined): boolean {
  return name === 'core' || name === 'std';
}

function inCore(names: readonly string[], ...rest: readonly string[]): boolean {
  return isLibrary(names[0]) && rest.every((name) => names.includes(name));
}

/** Something that needs features. */
interface Gate {
  readonly features: readonly string[];
  readonly what: string;
}

type ArchFeature = (typeof ARCH_FEATURES)[keyof typeof ARCH_FEATURES];

/** Modules of `core` below which something needs a feature. */
const GATED_MODULES = new Set(['arch', 'intrinsics', 'offload']);

function namesOf({ segments }: Path): readonly string[] {
  return segments.map(({ name }) => name.text);
}

function coreGates(
  names: readonly string[],
  arch: ArchFeature,
  on: ReadonlySet<string> | undefined,
): readonly Gate[] {
  const out: Gate[] = [];
  // `stdsimd` was the feature before; that its name is gone is said at its place.
  if (inCore(names, 'arch', arch.module) && !on?.has('stdsimd')) {
    out.push({ features: [arch.feature], what: `\`core::arch::${arch.module}\`` });
  }
  if (inCore(names, 'intrinsics', 'gpu')) {
    const own = names.filter((name) => OWN_FEATURE.has(name));
    out.push({ features: [...GPU_INTRINSICS, ...own], what: '`core::intrinsics::gpu`' });
  }
  return out;
}

/** `path`: one path from the library's name on. */
function offloadGates([library, module, name]: readonly string[]): readonly Gate[] {
  if (!isLibrary(library)) return [];
  if (module === 'offload') return [{ features: ['gpu_offload'], what: '`core::offload`' }];
  if (module === 'intrinsics' && name === 'offload')
    return [{ features: ['core_intrinsics'], what: '`core::intrinsics::offload`' }];
  return [];
}

/** Functions that are stable under this path too (`#[stable]` in `core::intrinsics`). */
const STABLE_INTRINSICS = new Set(['copy', 'copy_nonoverlapping', 'transmute', 'write_bytes']);

/** Modules of `core::intrinsics` whose features are said elsewhere. */
const OTHER_INTRINSICS = new Set(['gpu', 'offload', 'mir']);

/** `path`: one path from the library's name on. */
function intrinsicGates([library, module, name]: readonly string[]): readonly Gate[] {
  if (!isLibrary(library) || module !== 'intrinsics' || name === undefined) return [];
  if (STABLE_INTRINSICS.has(name) || OTHER_INTRINSICS.has(name)) return [];
  return [{ features: ['core_intrinsics'], what: `\`core::intrinsics::${name}\`` }];
}

/** What a path in an expression needs. */
function gatesOf(...of: Parameters<typeof coreGates>): readonly Gate[] {
  return [...coreGates(...of), ...offloadGates(of[0]), ...intrinsicGates(of[0])];
}

export const featureGateMissing = defineRule<Data>({
  name: 'feature-gate-missing',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'an unstable part of Rust is used without its feature',
  what: ({ features, what }) => `${what} needs \`${featureLine(features)}\``,
  why: 'kernels and their intrinsics are unstable: a nightly compiler takes them only from crates that say so at their root',
  help: 'add the feature to the root of the crate and build with a nightly toolchain',
  safety: 'safe',
  run(ctx, report) {
    const on = featuresOf(ctx);
    const told = new Set<string>();
    const need = (features: readonly string[], what: string, span: Span): void => {
      if (on === undefined) return;
      const missing = features.filter((name) => !on.has(name) && !told.has(name));
      if (missing.length === 0) return;
      for (const name of missing) told.add(name);
      report({ span, data: { features: missing, what } });
    };
    /** rustc refuses each such attribute at its place. */
    const markInBody = (attr: Attr, { module, owner, file }: Place): void => {
      if (on === undefined || owner === undefined || !isOffloadMark(attr, module)) return;
      for (const [feature, what] of stepsTo(attr, attributePlace(attr, owner.node))) {
        if (on.has(feature)) continue;
        const data = { features: [feature], what, again: told.has(feature) };
        told.add(feature);
        const span = ctx.span(attr, file);
        // Both are said of one attribute: of its brackets the one, of what they hold the other.
        const inner = { ...span, start: span.start + '#['.length, end: span.end - ']'.length };
        report({ span: feature === MACRO_FEATURE ? inner : span, data });
      }
    };
    const arch = ARCH_FEATURES[ctx.program.target.arch];
    const needAll = (gates: readonly Gate[], span: () => Span): void => {
      for (const { features, what } of gates) need(features, what, span());
    };
    const gated = (names: readonly string[], span: () => Span): void =>
      needAll(gatesOf(names, arch, on), span);
    // `asm!` may be somebody's own macro where nothing imports the real one.
    const importsAsm = new Set<FileId>();
    const asm: { readonly file: FileId; readonly span: Span; readonly sure: boolean }[] = [];
    return {
      syntax: {
        Abi: {
          picks: ({ name, literal }) => literal !== undefined && ABI_FEATURES.has(name),
          keeps: ({ name }, of) => featuresOf(of)?.has(ABI_FEATURES.get(name)!) === false,
          hear(node, { file }) {
            const feature = ABI_FEATURES.get(node.name)!;
            need([feature], `\`extern "${node.name}"\``, ctx.span(node.literal!, file));
          },
        },
        Attr: {
          picks: ({ path }) => path.length > 1 || OFFLOAD_MARKS.has(path[0]),
          hear(node, place) {
            const { file } = place;
            markInBody(node, place);
            if (node.path[0] === OFFLOAD_MACRO) return;
            if (node.path.length > 1) needAll(offloadGates(node.path), () => ctx.span(node, file));
            else need(['rustc_attrs'], '`#[rustc_offload_kernel]`', ctx.span(node, file));
          },
        },
        Use(node, { file }) {
          const names = namesIn(node.tree);
          if (inCore(names, 'arch', 'asm')) importsAsm.add(file);
          const span = (): Span => ctx.span(node.tree, file);
          needAll(coreGates(names, arch, on), span);
          for (const path of pathsIn(node.tree, []))
            needAll([...offloadGates(path), ...intrinsicGates(path)], span);
        },
        MacroCall: {
          picks: ({ path: { segments } }) =>
            segments.at(-1)!.name.text === 'asm' || isLibrary(segments[0]!.name.text),
          hear(node, { file }) {
            const names = namesOf(node.path);
            needAll(offloadGates(names), () => ctx.span(node.path, file));
            if (names.at(-1) !== 'asm' || ctx.generated(node)) return;
            const span = ctx.span(node.path, file);
            if (names.length === 1 || inCore(names, 'arch')) {
              asm.push({ file, span, sure: names.length > 1 });
            }
          },
        },
        PathExpr: {
          picks: ({ path: { segments } }: { readonly path: Path }) =>
            segments.length > 2 &&
            isLibrary(segments[0]!.name.text) &&
            GATED_MODULES.has(segments[1]!.name.text),
          keeps: ({ path }: { readonly path: Path }, of) => {
            const on = featuresOf(of);
            return gatesOf(namesOf(path), ARCH_FEATURES[of.program.target.arch], on).some(
              ({ features }) => features.some((name) => on?.has(name) === false),
            );
          },
          hear({ path }, { file }) {
            gated(namesOf(path), () => ctx.span(path, file));
          },
        },
      },
      end() {
        // One crate of cuda-oxide is built for the host: what it has of `asm!` is the host's.
        if (ctx.entries.some(({ dialect }) => dialect === 'cuda-oxide')) return;
        for (const { file, span, sure } of asm) {
          if (sure || importsAsm.has(file)) need([ASM_FEATURE], '`asm!` for a GPU', span);
        }
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
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel)]

      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      #[no_mangle]
      pub extern "gpu-kernel" fn clear() {
          let tile = gpu_launch_sized_workgroup_mem::<u32>();
          unsafe { *tile = 0 }
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel)]

      use core::arch::asm;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn lane(out: *mut u32) {
          let lane: u32;
          asm!("mov.u32 {0}, %laneid;", out(reg32) lane);
        //^^^
          *out = lane;
      }
    `),
    bad(`
      #![no_std]
      #![feature(rustc_attrs)]

      use core::{offload::offload_kernel, ptr};
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      #[offload_kernel]
      fn fill(out: &mut u32) {}
    `),
    bad(`
      #![no_std]
      #![feature(abi_ptx)]

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn root(out: *mut f32) {
          *out = core::intrinsics::sqrtf32(*out);
               //^^^^^^^^^^^^^^^^^^^^^^^^^
          core::intrinsics::copy(out, out.add(1), 1);
      }
    `),
    good(`
      #![allow(clippy::all)]
      #![feature(never_type)]

      use cuda_device::{kernel, DisjointSlice};
      use std::arch::asm;

      #[kernel]
      pub fn fill(mut out: DisjointSlice<f32>) {}

      pub fn host() {
          unsafe { asm!("nop") }
      }
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
function addFeature(ctx: RuleContext, { features, again }: Data): FixDraft | undefined {
  const { root } = ctx.crate;
  if (again === true || root.node.kind !== 'SourceFile') return undefined;
  const file: SourceFile = root.node;
  const first = file.attrs.find((a: Attr) => a.style === 'inner' && !a.isDoc);
  if (first === undefined) return undefined;
  const line = featureLine(features);
  return { title: `Add \`${line}\``, edits: [insert(root.file, first.start, `${line}\n`)] };
}

function featureLine(features: readonly string[]): string {
  return `#![feature(${features.join(', ')})]`;
}
