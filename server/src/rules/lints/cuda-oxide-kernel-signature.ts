/**
 * Signatures that cuda-oxide's `#[kernel]` and `#[cuda_module]` refuse, or accept and cannot make
 * safe.
 */
import type { Span } from '../../base/index.ts';
import { type FnDef, resolvePath } from '../../hir/index.ts';
import type { AnyNode, ImplTraitType, Param } from '../../syntax/index.ts';
import { forEachChild } from '../../syntax/index.ts';
import type { RuleContext } from '../context.ts';
import { namedAttrs, oxideKernels } from '../cuda-oxide.ts';
import { bad, defineRule, type FixDraft, fixed, good } from '../define-rule.ts';
import { freeName, insert } from '../edits.ts';
import { kindOfPath, kindOfPreludeName } from '../std-names.ts';

type Kind =
  | 'return'
  | 'async'
  | 'name'
  | 'self'
  | 'impl-trait'
  | 'reference'
  | 'heap'
  | 'pattern'
  | 'contracted-slice'
  | 'mut-slice';

interface Data {
  readonly kind: Kind;
  readonly def: FnDef;
  /** For `impl Trait`: the type, when it is the whole type of the parameter. */
  readonly implTrait?: ImplTraitType | undefined;
}

interface Case {
  what(name: string): string;
  readonly why: string;
  readonly help: string;
}

const CASES: Readonly<Record<Kind, Case>> = {
  return: {
    what: (name) => `kernel '${name}' has a return type`,
    why: 'kernels are launched asynchronously and cannot return a value: cuda-oxide requires that they return `()`',
    help: 'write the result into a `DisjointSlice<T>` parameter',
  },
  async: {
    what: (name) => `kernel '${name}' is \`async\``,
    why: 'a launch has nobody to give the future to: the body would never run',
    help: 'make it an ordinary function',
  },
  name: {
    what: (name) => `kernel '${name}' has a name of cuda-oxide's own`,
    why: 'names that begin with `cuda_oxide_` are for what the macros make: `#[kernel]` refuses them',
    help: 'give it another name',
  },
  self: {
    what: (name) => `kernel '${name}' takes \`self\``,
    why: 'a launch has no receiver to pass: `#[kernel]` refuses methods',
    help: 'make it a free function and pass what it needs',
  },
  'impl-trait': {
    what: (name) => `kernel '${name}' has a parameter of type \`impl Trait\``,
    why: 'the host must name the type that a kernel is launched for, and this one has no name: `#[kernel]` refuses it',
    help: 'give the type parameter a name',
  },
  reference: {
    what: (name) => `kernel '${name}' takes a reference that is not to a slice`,
    why: '`#[cuda_module]` makes a launcher for each kernel, and knows how to pass slices, pointers and plain values alone',
    help: 'pass it by value, as a slice of one element, or as a raw pointer',
  },
  heap: {
    what: (name) => `kernel '${name}' takes a container that owns memory of the host`,
    why: '`#[cuda_module]` makes a launcher for each kernel, and knows how to pass slices, pointers and plain values alone; the device has no heap',
    help: 'take a slice, and pass a `DeviceBuffer` at the launch',
  },
  pattern: {
    what: (name) => `kernel '${name}' takes its parameter apart`,
    why: "the launcher that `#[cuda_module]` makes uses the parameters' names, and this one has none",
    help: 'give it a name and take it apart inside',
  },
  'contracted-slice': {
    what: (name) => `kernel '${name}' has a launch contract and takes \`&mut [T]\``,
    why: 'a contract promises that no two threads write to one place, which an exclusive slice that all threads share cannot keep: `#[cuda_module]` refuses it',
    help: 'take a `DisjointSlice<T>`, which gives each thread its own element',
  },
  'mut-slice': {
    what: (name) => `kernel '${name}' takes \`&mut [T]\``,
    why: 'all threads get the same exclusive slice, and nothing keeps two of them from writing to one place',
    help: 'take a `DisjointSlice<T>`, which gives each thread its own element',
  },
};

export const cudaOxideKernelSignature = defineRule<Data>({
  name: 'cuda-oxide-kernel-signature',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: "cuda-oxide's `#[kernel]` cannot take this signature",
  what: ({ kind, def }) => CASES[kind].what(def.name),
  why: '`#[kernel]` of cuda-oxide takes free functions, and `#[cuda_module]` makes launchers from parameters that it knows how to pass',
  help: 'change the signature',
  safety: 'suggestion',
  run(ctx, report) {
    const tell = (data: Data, span: Span): void => {
      const { why, help } = CASES[data.kind];
      const severity = data.kind === 'mut-slice' ? 'info' : 'error';
      report({ span, data, why, help, severity });
    };
    const misfit = (
      def: FnDef,
      param: Param,
      inModule: boolean,
      contracted: boolean,
    ): { readonly data: Data; readonly at: AnyNode } | undefined => {
      const found = implTraitIn(param.type);
      if (found !== undefined) {
        const implTrait = found === param.type ? found : undefined;
        return { data: { kind: 'impl-trait', def, implTrait }, at: found };
      }
      const kind = passing(ctx, def, param, inModule, contracted);
      if (kind === undefined) return undefined;
      return { data: { kind, def }, at: kind === 'pattern' ? param.pat! : param.type };
    };
    return {
      // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one check for each rule of `#[kernel]`
      end() {
        for (const { def, module } of oxideKernels(ctx)) {
          const { node, file } = def;
          const contracted = namedAttrs(def.attrs, 'launch_contract').length > 0;
          if (node.async) tell({ kind: 'async', def }, ctx.span(node.async, file));
          if (def.name.startsWith(RESERVED)) tell({ kind: 'name', def }, ctx.span(node.name, file));
          if (node.ret && returnsValue(ctx, def))
            tell({ kind: 'return', def }, ctx.span(node.ret, file));
          for (const param of node.paramList.params) {
            if (param.kind === 'SelfParam') tell({ kind: 'self', def }, ctx.span(param, file));
            if (param.kind !== 'Param' || param.attrs.some((attr) => !attr.isDoc)) continue;
            const found = misfit(def, param, module !== undefined, contracted);
            if (found !== undefined) tell(found.data, ctx.span(found.at, file));
          }
        }
      },
    };
  },
  fix: (ctx, data) =>
    data.kind === 'impl-trait' && data.implTrait
      ? nameType(ctx, data.def, data.implTrait)
      : undefined,
  examples: [
    bad(`
      use cuda_device::{cuda_module, kernel, DisjointSlice};

      pub struct Camera {
          pub scale: f32,
      }

      #[cuda_module]
      pub mod kernels {
          use super::*;

          #[kernel]
          pub fn project(camera: &Camera, mut out: DisjointSlice<f32>) {}
                               //^^^^^^^
      }
    `),
    bad(`
      use cuda_device::{cuda_module, kernel};

      #[cuda_module]
      pub mod kernels {
          use super::*;

          #[kernel]
          #[launch_contract(domain = 1, block = (256, 1, 1))]
          pub fn scale(values: &mut [f32], factor: f32) {}
                             //^^^^^^^^^^
      }
    `),
    bad(`
      use cuda_device::{cuda_module, kernel, DisjointSlice};

      #[cuda_module]
      pub mod kernels {
          use super::*;

          #[kernel]
          pub fn sum(values: Vec<f32>, mut out: DisjointSlice<f32>) {}
                           //^^^^^^^^
      }
    `),
    bad(`
      use cuda_device::{kernel, thread};

      #[kernel]
      pub fn first(values: &[f32]) -> f32 {
                                    //^^^
          values[0]
      }
    `),
    good(`
      use cuda_device::{cuda_module, kernel, DisjointSlice};

      type Done = ();

      #[kernel]
      pub fn nothing(mut out: DisjointSlice<f32>) -> Done {}

      #[derive(Clone, Copy)]
      pub struct Camera {
          pub scale: f32,
      }

      #[cuda_module]
      pub mod kernels {
          use super::*;

          #[kernel]
          pub fn project<T: Copy>(camera: Camera, points: &[T], raw: *mut T, mut out: DisjointSlice<f32>) {}
      }
    `),
    fixed(
      `
      use cuda_device::{kernel, DisjointSlice};

      #[kernel]
      pub fn fill(value: impl Copy + Into<f32>, mut out: DisjointSlice<f32>) {}
    `,
      `
      use cuda_device::{kernel, DisjointSlice};

      #[kernel]
      pub fn fill<T: Copy + Into<f32>>(value: T, mut out: DisjointSlice<f32>) {}
    `,
    ),
  ],
});

/** What names of the macros' own begin with. */
const RESERVED = 'cuda_oxide_';

/** Does the function surely return something other than `()`? */
function returnsValue(ctx: RuleContext, def: FnDef): boolean {
  const { ret } = ctx.program.fnSig(def);
  if (ret.kind === 'tuple') return ret.elems.length > 0;
  return ret.kind !== 'error' && ret.kind !== 'never';
}

/** What is wrong with how a parameter would have to be passed. */
function passing(
  ctx: RuleContext,
  def: FnDef,
  { pat, type }: Param,
  inModule: boolean,
  contracted: boolean,
): Kind | undefined {
  const isSlice = type.kind === 'RefType' && type.type.kind === 'SliceType';
  if (isSlice && type.mut) return contracted && inModule ? 'contracted-slice' : 'mut-slice';
  if (!inModule) return undefined;
  if (pat !== undefined && pat.kind !== 'IdentPat' && !pat.kind.startsWith('Bogus'))
    return 'pattern';
  if (type.kind === 'RefType' && !isSlice) return 'reference';
  return ownsMemory(ctx, def, type) ? 'heap' : undefined;
}

/**
 * Is it a container of the standard library, which has no other meaning where the kernel stands?
 */
function ownsMemory(ctx: RuleContext, def: FnDef, type: AnyNode): boolean {
  if (type.kind !== 'PathType' || type.path.qself !== undefined) return false;
  const names = type.path.segments.map((segment) => segment.name.text);
  if (names.length > 1) return kindOfPath(names) === 'heap';
  const name = names[0]!;
  if (kindOfPreludeName(name) !== 'heap') return false;
  if (resolvePath(def.module, type.path, 'type') !== undefined) return false;
  // A crate that is not there may have one of this name.
  const isStranger = ({ what }: { readonly what: string }): boolean =>
    what.startsWith('import `') &&
    !/^import `(?:std|alloc)::/.test(what) &&
    (what.includes(name) || what.includes('*'));
  const isAlias = new RegExp(`\\bas\\s+${name}\\b`).test(ctx.text(def.file));
  return !isAlias && !ctx.crate.problems.some(isStranger);
}

/** The first \`impl Trait\` in a type. */
function implTraitIn(node: AnyNode): ImplTraitType | undefined {
  if (node.kind === 'ImplTraitType') return node;
  let found: ImplTraitType | undefined;
  forEachChild(node, (child) => {
    found ??= implTraitIn(child);
  });
  return found;
}

/** A type parameter in place of `impl Trait`. */
function nameType(ctx: RuleContext, def: FnDef, type: ImplTraitType): FixDraft | undefined {
  if (ctx.generated(def.node) || ctx.generated(type)) return undefined;
  const { file, node } = def;
  const text = ctx.text(file);
  const taken = new Set(ctx.program.generics(def).params.map(({ name }) => name));
  const name = freeName('T', (candidate) => taken.has(candidate));
  const bounds = text.slice(type.start, type.end).replace(/^impl\s+/, '');
  const { generics } = node;
  const list = generics && text.slice(generics.start, generics.end);
  const edit =
    generics === undefined || list === undefined
      ? insert(file, node.name.end, `<${name}: ${bounds}>`)
      : insert(
          file,
          generics.start + list.lastIndexOf('>'),
          `${/[<,]\s*>$/.test(list) ? '' : ', '}${name}: ${bounds}`,
        );
  return {
    title: `Name the type \`${name}\``,
    edits: [edit, { span: ctx.span(type, file), newText: name }],
  };
}
