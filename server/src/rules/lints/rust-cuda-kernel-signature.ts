/** Signatures that Rust-CUDA's `#[kernel]` refuses, or accepts and cannot make a kernel of. */
import type { Span } from '../../base/index.ts';
import {
  type AdtDef,
  displayTy,
  type FnDef,
  type GenericArg,
  type Ty,
  unknownDerives,
} from '../../hir/index.ts';
import type { Param } from '../../syntax/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, type FixDraft, fixed, good } from '../define-rule.ts';
import { attributeKernels } from '../dialects.ts';
import { insert } from '../edits.ts';
import { passPointers } from '../pass-pointers.ts';

type Data =
  | { readonly kind: 'unsafe' | 'self' | 'return' | 'generic' | 'async'; readonly def: FnDef }
  | { readonly kind: 'copy'; readonly def: FnDef; readonly name: string }
  | { readonly kind: 'borrow'; readonly def: FnDef; readonly param: Param; readonly ty: Ty };

interface Case {
  what(data: Data): string;
  readonly why: string;
  readonly help: string;
}

/** What is wrong in each case, and what helps. */
const CASES: Readonly<Record<Data['kind'], Case>> = {
  unsafe: {
    what: ({ def }) => `kernel '${def.name}' is not \`unsafe\``,
    why: 'all threads run it at once with the same pointers, which no signature can make safe: `#[kernel]` refuses the function',
    help: 'mark it `unsafe`',
  },
  self: {
    what: ({ def }) => `kernel '${def.name}' takes \`self\``,
    why: 'a launch has no receiver to pass: `#[kernel]` refuses methods',
    help: 'make it a free function and pass what it needs',
  },
  return: {
    what: ({ def }) => `kernel '${def.name}' has a return type`,
    why: 'kernels are launched asynchronously and cannot return a value: `#[kernel]` rejects the function, with an error about a macro that does not exist',
    help: 'write the result through a `*mut T` parameter',
  },
  generic: {
    what: ({ def }) => `kernel '${def.name}' is generic`,
    why: 'a generic function has no code of its own, so nothing is emitted and the host finds no kernel of this name',
    help: 'write one kernel for each type, which calls a generic device function',
  },
  async: {
    what: ({ def }) => `kernel '${def.name}' is \`async\``,
    why: 'a launch has nobody to give the future to: the body would never run',
    help: 'make it an ordinary function',
  },
  copy: {
    what: (data) =>
      `\`${data.kind === 'copy' ? data.name : ''}\` is not \`Copy\`, and parameters of a kernel must be`,
    why: 'the host hands the bytes of each parameter to every thread: what owns something would be freed by all of them, so `#[kernel]` asks for `Copy`',
    help: 'pass a pointer and a length for what lies on the heap, and derive `Clone` and `Copy` for a struct of plain values',
  },
  borrow: {
    what: (data) =>
      `\`${data.kind === 'borrow' ? displayTy(data.ty) : ''}\` cannot be a parameter of a kernel`,
    why: 'every thread would hold the same exclusive borrow: parameters must be `Copy`, and `&mut` is not',
    help: 'pass a `*mut` pointer, and the length beside it for a slice',
  },
};

export const rustCudaKernelSignature = defineRule<Data>({
  name: 'rust-cuda-kernel-signature',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: "Rust-CUDA's `#[kernel]` cannot take this signature",
  what: (data) => CASES[data.kind].what(data),
  why: '`#[kernel]` of Rust-CUDA takes unsafe free functions without a result whose parameters are `Copy`; the errors that it gives for others lead elsewhere',
  help: 'change the signature',
  safety: 'suggestion',
  run(ctx, report) {
    const tell = (data: Data, span: Span): void => {
      const { why, help } = CASES[data.kind];
      report({ span, data, why, help });
    };
    return {
      end() {
        for (const { def } of attributeKernels(ctx, 'rust-cuda')) {
          const { node, file } = def;
          const at = (n: { start: number; end: number; file?: number | undefined }): Span =>
            ctx.span(n, file);
          const [first] = node.paramList.params;
          if (node.safety?.text !== 'unsafe') tell({ kind: 'unsafe', def }, at(node.name));
          if (first?.kind === 'SelfParam') tell({ kind: 'self', def }, at(first));
          if (node.async) tell({ kind: 'async', def }, at(node.async));
          const { ret } = node;
          const nothing =
            ret?.kind === 'NeverType' || (ret?.kind === 'TupleType' && ret.types.length === 0);
          if (ret && !nothing && ret.kind !== 'BogusType') tell({ kind: 'return', def }, at(ret));
          if (node.generics?.params.some((p) => p.kind !== 'LifetimeParam')) {
            tell({ kind: 'generic', def }, at(node.generics));
          }
          const { params } = ctx.program.fnSig(def);
          node.paramList.params.forEach((param, index) => {
            const ty = params[index];
            if (param.kind !== 'Param' || ty === undefined) return;
            if (ty.kind === 'ref' && ty.mut)
              tell({ kind: 'borrow', def, param, ty }, at(param.type));
            else if (ty.kind !== 'ref') {
              const name = ownerName(ctx, def, param, ty);
              if (name !== undefined) tell({ kind: 'copy', def, name }, at(param.type));
            }
          });
        }
      },
    };
  },
  fix: fixSignature,
  examples: [
    bad(`
      use cuda_std::prelude::*;

      #[kernel]
      pub fn scale(factor: f32, out: *mut f32) {}
           //^^^^^
    `),
    bad(`
      use cuda_std::kernel as entry;

      #[entry]
      pub fn scale(factor: f32, out: *mut f32) {}
           //^^^^^
    `),
    bad(`
      use cuda_std::prelude::*;

      #[kernel]
      pub unsafe fn scale(factor: f32, out: &mut [f32]) {}
                                          //^^^^^^^^^^
    `),
    bad(`
      use cuda_std::prelude::*;

      #[kernel]
      pub unsafe fn scale<T: Copy>(factor: T, out: *mut T) {}
                       //^^^^^^^^^
    `),
    bad(`
      use cuda_std::prelude::*;

      pub struct Range {
          pub low: f32,
          pub high: f32,
      }

      #[kernel]
      pub unsafe fn clamp(range: Range, out: *mut f32) {}
                               //^^^^^
    `),
    bad(`
      use cuda_std::prelude::*;

      #[kernel]
      pub unsafe fn clamp(values: Vec<f32>, out: *mut f32) {}
                                //^^^^^^^^
    `),
    good(`
      use cuda_std::prelude::*;

      #[derive(Clone, Copy)]
      #[repr(C)]
      pub struct Range {
          pub low: f32,
          pub high: f32,
      }

      #[kernel]
      pub unsafe fn clamp(range: Range, pair: Option<&Range>, taps: [f32; 4], out: *mut Range) {}
    `),
    good(`
      use cuda_std::prelude::*;

      #[kernel]
      pub unsafe fn scale(factor: f32, values: &[f32], out: *mut f32) {}
    `),
    bad(`
      use cuda_std::prelude::*;

      #[kernel]
      pub unsafe fn clamp(limits: Option<&mut f32>, values: *mut f32) {}
                                //^^^^^^^^^^^^^^^^
    `),
    fixed(
      `
      use cuda_std::prelude::*;

      #[kernel]
      pub fn fill(out: &mut [f32]) {
          out[0] = 1.0;
      }
    `,
      `
      use cuda_std::prelude::*;

      #[kernel]
      pub unsafe fn fill(out: *mut f32, out_len: usize) {
          let out = unsafe { core::slice::from_raw_parts_mut(out, out_len) };
          out[0] = 1.0;
      }
    `,
    ),
  ],
});

function fixSignature(ctx: RuleContext, data: Data): FixDraft | undefined {
  const { def } = data;
  if (ctx.generated(def.node)) return undefined;
  if (data.kind === 'borrow') return passPointers(ctx, def, data.param, data.ty);
  if (data.kind !== 'unsafe') return undefined;
  const text = ctx.text(def.file);
  const word = text.lastIndexOf('fn', def.node.name.start);
  const at = def.node.abi?.start ?? word;
  return { title: 'Add `unsafe`', edits: [insert(def.file, at, 'unsafe ')] };
}

/** Types of `alloc` that the prelude of `cuda_std` brings into scope. */
const OWNERS = new Set(['Box', 'Rc', 'String', 'Vec']);

/** Types of `core` that are `Copy` exactly where all that they are given is. */
const AS_THEIR_PARTS = new Set(['Option', 'Result']);

/** Is a type surely not `Copy`? Constants are not asked. */
function isNoCopy(ctx: RuleContext, ty: GenericArg): boolean {
  switch (ty.kind) {
    case 'ref':
      return ty.mut;
    case 'tuple':
      return ty.elems.some((elem) => isNoCopy(ctx, elem));
    case 'array':
      return isNoCopy(ctx, ty.elem);
    case 'adt':
      if (ty.def.crate.isPrelude && AS_THEIR_PARTS.has(ty.def.name))
        return ty.args.some((arg) => isNoCopy(ctx, arg));
      if (ty.def.crate.isPrelude && OWNERS.has(ty.def.name)) return true;
      return (
        ty.def.crate === ctx.crate &&
        ty.args.length === 0 &&
        isPlain(ty.def) &&
        !ctx.program.isCopy(ty)
      );
    default:
      return false;
  }
}

/** What an import names. */
const IMPORT = /\buse\s([^;]*)(?:;|$)/g;

/** The name of a type that surely is not `Copy`. */
function ownerName(ctx: RuleContext, def: FnDef, { type }: Param, ty: Ty): string | undefined {
  if (ty.kind !== 'error') return isNoCopy(ctx, ty) ? displayTy(ty) : undefined;
  if (type.kind !== 'PathType' || type.path.segments.length > 1) return undefined;
  const name = type.path.segments[0]!.name.text;
  // Somebody else's type may have the name.
  const text = ctx.text(def.file);
  if (!OWNERS.has(name)) return undefined;
  const named = new RegExp(`\\b${name}\\b`);
  for (const [, tree] of text.matchAll(IMPORT))
    if (!/^\s*(?:alloc|std|cuda_std)\b/.test(tree!) && named.test(tree!)) return undefined;
  return text.slice(type.start, type.end);
}

/** Attributes that add no implementations. */
const PLAIN_ATTRIBUTES =
  /^(?:derive|repr|doc|allow|expect|warn|deny|cfg|cfg_attr|must_use|non_exhaustive|deprecated|rustfmt|clippy)$/;

/** Is all that a type implements written where we see it? */
function isPlain(def: AdtDef): boolean {
  return (
    unknownDerives(def).every((name) => name === 'DeviceCopy') &&
    def.attrs.every((attr) => PLAIN_ATTRIBUTES.test(attr.path[0] ?? ''))
  );
}
