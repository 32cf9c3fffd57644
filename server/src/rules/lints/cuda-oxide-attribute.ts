/**
 * What cuda-oxide's `#[kernel]`, `#[device]`, `#[cuda_module]` and `#[unroll]` refuse of their own
 * arguments and of the items that they stand on.
 */
import type { Span } from '../../base/index.ts';
import {
  type AnyDef,
  attrArgs,
  attrMacro,
  attrNumber,
  type FnDef,
  type ModuleDef,
} from '../../hir/index.ts';
import { type AnyNode, type Attr, forEachChild } from '../../syntax/index.ts';
import type { RuleContext } from '../context.ts';
import { cudaModule, type OxideKernel, oxideKernels } from '../cuda-oxide.ts';
import { bad, defineRule, good } from '../define-rule.ts';

interface Data {
  readonly what: string;
}

/** A place in the file of a definition, and what is wrong there. */
interface Problem {
  readonly at: AnyNode | Attr | { readonly start: number; readonly end: number };
  readonly what: string;
}

const LIBRARY = 'cuda_device';
const MACROS = 'cuda_macros';
/** What names of the macros' own begin with. */
const RESERVED = 'cuda_oxide_';
/** Words in `#[kernel(..)]` that are no types. */
const SWITCHES: ReadonlySet<string> = new Set(['unchecked_indexing']);
const MOST_UNROLLED = 1024;

export const cudaOxideAttribute = defineRule<Data>({
  name: 'cuda-oxide-attribute',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'an attribute of cuda-oxide cannot take its arguments, or what it stands on',
  what: ({ what }) => what,
  why: 'the attributes of cuda-oxide are macros that write the entry point, the launcher and the names of symbols: what they cannot write they refuse when the crate is compiled',
  help: 'change what the message names',
  run(ctx, report) {
    if (!ctx.crate.deps.has(LIBRARY) && !ctx.crate.deps.has(MACROS)) return {};
    const tell = ({ at, what }: Problem, file: FnDef['file']): void => {
      const span: Span = ctx.span(at as AnyNode, file as Span['file']);
      report({ span, data: { what } });
    };
    return {
      syntax: {
        Attr: {
          picks: ({ path, args }) => path.at(-1) === 'unroll' && args !== undefined,
          hear(node, { file, module, owner }) {
            if (owner?.kind !== 'fn' || ctx.generated(node)) return;
            const problem = unrollProblem(ctx, node, module);
            if (problem !== undefined) tell(problem, file);
          },
        },
      },
      end() {
        const kernels = oxideKernels(ctx);
        for (const one of kernels)
          for (const problem of kernelProblems(one)) tell(problem, one.def.file);
        for (const { problem, file } of reservedNames(ctx, kernels)) tell(problem, file);
        const blocks = new Set<object>();
        for (const def of ctx.fns)
          for (const problem of deviceProblems(def, blocks)) tell(problem, def.file);
      },
    };
  },
  examples: [
    bad(`
      use cuda_device::kernel;

      #[kernel(launch_context = lc, launch_context = other)]
                                  //^^^^^^^^^^^^^^
      pub fn twice() {}
    `),
    bad(`
      use cuda_device::kernel;

      #[kernel(context = lc)]
             //^^^^^^^
      pub fn unknown() {}
    `),
    bad(`
      use cuda_device::kernel;

      #[kernel(launch_context = lc)]
      pub fn taken(lc: u32) {}
                 //^^
    `),
    bad(`
      use cuda_device::kernel;

      #[kernel(u32)]
      pub fn plain(value: u32) {}
           //^^^^^
    `),
    bad(`
      use cuda_device::device;

      #[device]
      fn halved(value: impl Into<f32>) -> f32 {
                     //^^^^^^^^^^^^^^
          value.into() * 0.5
      }
    `),
    bad(`
      use cuda_device::device;

      #[device]
      unsafe extern "Rust" {
                  //^^^^^^
          fn helper(value: *mut f32);
      }
    `),
    bad(`
      use cuda_device::{cuda_module, kernel};

      #[cuda_module]
      mod kernels {
          mod inner {
              use super::super::*;

              #[kernel]
              pub fn from_parent() {}
                   //^^^^^^^^^^^
          }
      }
    `),
    bad(`
      use cuda_device::{kernel, DisjointSlice};

      #[kernel]
      pub fn count(mut out: DisjointSlice<u32>) {
          let mut i = 0;
          #[unroll(1)]
                 //^
          while i < 8 {
              i += 1;
          }
      }
    `),
    good(`
      use cuda_device::{cuda_module, device, kernel, DisjointSlice};

      #[device]
      fn halved<T: Into<f32>>(value: T) -> f32 {
          value.into() * 0.5
      }

      #[device]
      unsafe extern "C" {
          fn helper(value: *mut f32);
      }

      #[cuda_module]
      mod kernels {
          use super::*;

          #[kernel(launch_context = lc, unchecked_indexing)]
          pub fn fill(mut out: DisjointSlice<f32>) {}

          #[kernel(u32, f32)]
          pub fn scale<T: Copy>(factor: T, mut out: DisjointSlice<T>) {
              #[unroll(4)]
              while false {}
          }
      }
    `),
  ],
});

/** Factors of \`#[unroll(N)]\`: 0 stands for all rounds. */
function unrollProblem(ctx: RuleContext, attr: Attr, module: ModuleDef): Problem | undefined {
  const [arg] = attrArgs(attr);
  const factor = arg && attrNumber(ctx.program, module, arg);
  if (arg === undefined || factor === undefined) return undefined;
  if (factor === 1)
    return { at: arg, what: 'unrolling by 1 changes nothing: a factor is at least 2' };
  return factor > MOST_UNROLLED
    ? { at: arg, what: `a factor of unrolling is at most ${MOST_UNROLLED}` }
    : undefined;
}

function kernelProblems({ def, attr }: OxideKernel): Problem[] {
  const { node } = def;
  const out: Problem[] = [];
  const args = attrArgs(attr);
  let bound: string | undefined;
  for (const arg of args) {
    if (!arg.isField) continue;
    const at = { start: arg.start, end: arg.start + arg.name.length };
    if (arg.name !== 'launch_context')
      out.push({ at, what: `\`#[kernel]\` has no argument \`${arg.name}\`` });
    else if (bound !== undefined) out.push({ at, what: '`launch_context` is given twice' });
    else {
      const [word] = arg.value;
      bound = word?.kind === 'Token' ? word.text : '';
    }
  }
  for (const param of node.paramList.params)
    if (param.kind === 'Param' && param.pat?.kind === 'IdentPat' && param.pat.name.text === bound)
      out.push({ at: param.pat, what: `\`${bound}\` is the launch context and a parameter` });
  const types = args.filter(({ isField, name }) => !isField && !SWITCHES.has(name));
  if (types.length > 0) {
    const params = node.generics?.params ?? [];
    if (params.length === 0)
      out.push({
        at: node.name,
        what: '`#[kernel(Type)]` stands on a function that is not generic',
      });
    else if (params.length > 1 || params[0]!.kind !== 'TypeParam')
      out.push({
        at: node.generics!,
        what: '`#[kernel(Type)]` takes exactly one type parameter and no others',
      });
  }
  return out;
}

/** Names that the launchers' own code has. */
function reservedNames(
  ctx: RuleContext,
  kernels: readonly OxideKernel[],
): readonly { readonly problem: Problem; readonly file: FnDef['file'] }[] {
  const out: { problem: Problem; file: FnDef['file'] }[] = [];
  const seen = new Set<ModuleDef>();
  for (const { def, module } of kernels) {
    if (module === undefined) continue;
    const nested = def.module !== module;
    if (def.name === 'as_cuda_module' || (nested && def.name === 'from_parent')) {
      const what = `\`${def.name}\` is a method of what \`#[cuda_module]\` makes, and no name for a kernel`;
      out.push({ problem: { at: def.node.name, what }, file: def.file });
    }
    for (let at: ModuleDef | undefined = def.module; at !== undefined; at = at.parent) {
      if (seen.has(at) || cudaModule(at) === undefined) break;
      seen.add(at);
      const taken: AnyDef | undefined = at.types.get('LoadedModule')?.def;
      if (taken?.kind !== 'struct' && taken?.kind !== 'enum' && taken?.kind !== 'union') continue;
      if (taken.module !== at || ctx.generated(taken.node)) continue;
      const what = '`LoadedModule` is what `#[cuda_module]` makes beside kernels';
      out.push({ problem: { at: taken.node.name, what }, file: taken.file });
    }
  }
  return out;
}

/** What \`#[device]\` refuses of a function, or of the block of declarations around it. */
function deviceProblems(def: FnDef, blocks: Set<object>): Problem[] {
  const block = def.container?.kind === 'extern-block' ? def.container : undefined;
  const isDevice = (block?.attrs ?? def.attrs).some(
    (attr) =>
      !attr.isDoc &&
      attr.path.at(-1) === 'device' &&
      attrMacro(attr, def.module)?.crate.name === MACROS,
  );
  if (!isDevice) return [];
  const out: Problem[] = [];
  const abi = block?.node.abi;
  if (block !== undefined && abi !== undefined && abi.name !== 'C' && !blocks.has(block)) {
    blocks.add(block);
    out.push({ at: abi.literal ?? abi, what: '`#[device]` stands on `extern "C"` blocks alone' });
  }
  if (def.name.startsWith(RESERVED)) {
    const what = `names that begin with \`${RESERVED}\` are for what the macros make`;
    out.push({ at: def.node.name, what });
  }
  if (block !== undefined) return out;
  for (const param of def.node.paramList.params) {
    const found = param.kind === 'Param' ? implTraitIn(param.type) : undefined;
    if (found !== undefined) {
      const what = '`#[device]` needs a name for the type: write `<T: ..>` in place of `impl`';
      out.push({ at: found, what });
    }
  }
  return out;
}

function implTraitIn(node: AnyNode): AnyNode | undefined {
  if (node.kind === 'ImplTraitType') return node;
  let found: AnyNode | undefined;
  forEachChild(node, (child) => {
    found ??= implTraitIn(child);
  });
  return found;
}
