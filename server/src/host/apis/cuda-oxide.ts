/**
 * cuda-oxide: the methods that `#[cuda_module]` makes (`module.vecadd(&stream, config, ..)` and the
 * asynchronous ones), `cuda_launch! { kernel: .., args: [..] }`, `launch_kernel` of `cuda_core`,
 * and `AsyncKernelLaunchBuilder` of `cuda_async`.
 */
import type { AnyExpr, CallExpr, TokenTree } from '../../syntax/index.ts';
import type { LaunchArg } from '../launch.ts';
import { nameOf } from '../types.ts';
import { dimsOf, type HostValue, type KernelName } from '../value.ts';
import {
  argsOf,
  calledName,
  configParts,
  evaluated,
  type LaunchApi,
  launchAt,
  offsetIn,
  type Site,
  sizeAt,
  spanAt,
  spanBetween,
  tokenArgs,
  tokenValue,
} from './api.ts';
import { type BuilderForm, chainOf } from './builder.ts';
import { pointed } from './cust.ts';

/** What the macro adds to a kernel's name, and whether the method takes a stream. */
const SUFFIXES = [
  '_async_owned_unchecked',
  '_async_unchecked',
  '_async_owned',
  '_async',
  '_unchecked',
];

/** The kernel that a method launches: undefined when no kernel has such a name. */
function kernelOfMethod(
  name: string,
  kernels: ReadonlySet<string>,
): { readonly name: string; readonly suffix: string } | undefined {
  if (kernels.has(name)) return { name, suffix: '' };
  for (const suffix of SUFFIXES) {
    const base = name.slice(0, -suffix.length);
    if (name.endsWith(suffix) && kernels.has(base)) return { name: base, suffix };
  }
  return undefined;
}

/** What may stand in front of a typed launch, when its type is not known. */
const CONFIGS = /^(?:LaunchConfig(?:[123]D)?|PreparedLaunch)$/;

export const OXIDE_METHOD: LaunchApi = {
  name: 'typed method',
  words: ['LaunchConfig', 'prepare_', 'LoadedModule', '::load'],
  marks: [String.raw`\bcuda_(?:core|host|async)::`],
  match(node, site) {
    if (node.kind !== 'MethodCallExpr' || site.kernels.size === 0) return undefined;
    const method = node.name.text;
    const found = kernelOfMethod(method, site.kernels);
    const receiver = site.evaluator.eval(node.receiver, site.scope, site.around);
    const typed = nameOf(receiver.type) === 'LoadedModule';
    if (found === undefined && !typed) return undefined;
    const isAsync = (found?.suffix ?? method).includes('_async');
    const at = isAsync ? 0 : 1;
    const config = node.args[at];
    if (config === undefined) return undefined;
    const value = site.evaluator.eval(config, site.scope, site.around);
    const isConfig = CONFIGS.test(nameOf(value.type) ?? '');
    // A method of a module whose name no kernel has, or one of something else that is named after a
    // kernel.
    if (found === undefined && (!isConfig || /^(?:prepare_|set_)/.test(method))) return undefined;
    if (!typed && !isConfig) {
      if (receiver.type.kind !== 'unknown' || value.type.kind !== 'unknown') return undefined;
      if (!looksLikeLaunch(node.args, at)) return undefined;
    }
    const args = node.args.slice(at + 1);
    const name = spanAt(node.name, site);
    const kernel: KernelName = {
      text: found?.name ?? method,
      span: { ...name, end: name.start + (found?.name ?? method).length },
      how: 'method',
      module: receiver.module ?? moduleOf(receiver),
      qualifier: [],
      generics: undefined,
    };
    return launchAt('typed method', node, site, {
      kernel,
      callee: name,
      form: 'typed',
      ...configParts(value, spanAt(config, site)),
      stream: isAsync ? undefined : site.evaluator.eval(node.args[0]!, site.scope, site.around),
      args: argsOf(args, site),
      argsEnd: offsetIn(node.args.at(-1)!.end, site),
      wrap: (expr) => `&${expr}`,
      prepared: nameOf(value.type) === 'PreparedLaunch',
      unchecked: nameOf(value.type) !== 'PreparedLaunch',
    });
  },
};

/** Arguments of an unknown module's method: a stream, and a configuration by its usual names. */
function looksLikeLaunch(args: readonly AnyExpr[], at: number): boolean {
  const nameAt = (expr: AnyExpr | undefined): string => {
    if (expr === undefined) return '';
    if (expr.kind === 'RefExpr' || expr.kind === 'ParenExpr') return nameAt(expr.expr);
    if (expr.kind === 'PathExpr') return expr.path.segments.at(-1)?.name.text ?? '';
    if (expr.kind === 'FieldExpr' || expr.kind === 'MethodCallExpr') return expr.name.text;
    return '';
  };
  return at === 1
    ? /stream/i.test(nameAt(args[0]))
    : /c(?:on)?f(?:i)?g|prepared/i.test(nameAt(args[0]));
}

/** The module of Rust that a typed module stands for. */
export function moduleOf({ type }: HostValue): { rust: string } | undefined {
  const inner = type.kind === 'ref' ? type.inner : type;
  if (inner.kind !== 'named' || inner.name !== 'LoadedModule') return undefined;
  const [of] = inner.args;
  return of?.kind === 'named' ? { rust: of.name } : undefined;
}

/** The fields of `cuda_launch!`, by name. */
function macroFields(trees: readonly TokenTree[], site: Site): Map<string, readonly TokenTree[]> {
  const out = new Map<string, readonly TokenTree[]>();
  let last: string | undefined;
  for (const { trees: part } of tokenArgs(trees, site)) {
    const [name, colon, ...value] = part;
    if (name?.kind === 'Token' && colon?.kind === 'Token' && colon.text === ':') {
      last = name.text;
      out.set(name.text, value);
    } else if (last !== undefined) out.set(last, [...out.get(last)!, ...part]);
  }
  return out;
}

export const OXIDE_MACRO: LaunchApi = {
  name: 'cuda_launch!',
  words: ['cuda_launch'],
  marks: [String.raw`\bcuda_launch(?:_async)?!`],
  match(node, site) {
    const called = calledName(node);
    if (node.kind !== 'MacroCall' || !/^cuda_launch(?:_async)?$/.test(called ?? ''))
      return undefined;
    const fields = macroFields(node.body.trees, site);
    const path = fields.get('kernel');
    if (path === undefined || path.length === 0) return undefined;
    const kernel = kernelPath(path, site);
    const config = fields.get('config');
    const span = (trees: readonly TokenTree[]) => spanBetween(trees[0]!, trees.at(-1)!, site);
    const group = fields.get('args')?.[0];
    const list = group?.kind === 'Group' ? group : undefined;
    const given = list && tokenArgs(list.trees, site);
    const args = given?.map(({ trees, span: place }): LaunchArg => {
      const [marker, inner] = trees;
      const name = marker?.kind === 'Token' ? marker.text : '';
      if (/^slice(?:_mut)?$/.test(name) && inner?.kind === 'Group' && trees.length === 2)
        return {
          span: place,
          value: tokenValue(inner.trees, site),
          marker: name as 'slice' | 'slice_mut',
        };
      return { span: place, value: tokenValue(trees, site) };
    });
    const value = config && config.length > 0 ? tokenValue(config, site) : undefined;
    const cluster = fields.get('cluster_dim');
    return launchAt(`${called}!`, node, site, {
      kernel,
      callee: kernel?.span ?? span(path),
      form: 'typed',
      ...(value && configParts(value, span(config!))),
      ...(cluster?.[0] && { cluster: dimsOf(tokenValue(cluster, site), span(cluster)) }),
      args,
      argsEnd: given?.at(-1)?.span.end ?? (list && offsetIn(list.start + 1, site)),
      stream: fields.get('stream') && tokenValue(fields.get('stream')!, site),
    });
  },
};

/** A kernel by its path: `kernels::scale`, `scale::<f32>`. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each token, with the depth of generics
export function kernelPath(trees: readonly TokenTree[], site: Site): KernelName | undefined {
  const names: TokenTree[] = [];
  let depth = 0;
  let generics: TokenTree[] | undefined;
  for (const tree of trees) {
    const text = tree.kind === 'Token' ? tree.text : '';
    if (text === '<') {
      depth++;
      if (depth === 1) {
        generics = [];
        continue;
      }
    } else if (text === '>' && depth > 0) {
      depth--;
      if (depth === 0) continue;
    } else if (text === '>>' && depth > 0) {
      depth = Math.max(0, depth - 2);
      continue;
    }
    if (depth > 0) generics!.push(tree);
    else if (text !== '::') {
      if (tree.kind !== 'Token' || !/^[A-Za-z_$]/.test(text)) return undefined;
      names.push(tree);
    }
  }
  const last = names.at(-1);
  if (last?.kind !== 'Token') return undefined;
  return {
    text: last.text,
    span: spanAt(last, site),
    how: 'path',
    module: undefined,
    qualifier: names.slice(0, -1).map((name) => (name.kind === 'Token' ? name.text : '')),
    generics: generics && textOf(generics),
  };
}

/** Tokens without spaces. */
function textOf(trees: readonly TokenTree[]): string {
  return trees
    .map((tree) => {
      if (tree.kind === 'Token') return tree.text;
      return tree.kind === 'Group' ? `${tree.delim}${textOf(tree.trees)}${tree.close.text}` : '';
    })
    .join('');
}

/** `launch_kernel(func, grid, block, shared, stream, &mut params)` and its relatives. */
export const OXIDE_RAW: LaunchApi = {
  name: 'launch_kernel',
  words: ['launch_kernel'],
  marks: [String.raw`\bcuda_(?:core|host|async)::`],
  match(node, site) {
    if (node.kind !== 'CallExpr') return undefined;
    const called = calledName(node) ?? '';
    if (!/^launch_kernel(?:_ex)?(?:_cooperative)?(?:_on_stream)?$/.test(called)) return undefined;
    if (site.evaluator.items.fn([called], site.around.modules) !== undefined) return undefined;
    const values = argsOf(node.args, site);
    const [func, grid, block, shared, cluster] = values;
    const hasCluster = called.startsWith('launch_kernel_ex');
    const params = values.at(-1);
    if (func === undefined || grid === undefined || block === undefined || values.length < 6)
      return undefined;
    return launchAt(called, node, site, {
      kernel: func.value.kernel,
      callee: func.span,
      grid: dimsOf(grid.value, grid.span),
      block: dimsOf(block.value, block.span),
      shared: shared && sizeAt(shared.value, shared.span),
      cluster: hasCluster && cluster ? dimsOf(cluster.value, cluster.span) : undefined,
      args: params && pointed(params.value.elems, params.span),
      stream: values.at(-2)?.value,
    });
  },
};

const BUILDER: BuilderForm<CallExpr> = {
  isStart: (expr): expr is CallExpr =>
    expr.kind === 'CallExpr' &&
    expr.args.length === 1 &&
    expr.callee.kind === 'PathExpr' &&
    expr.callee.path.segments.at(-1)?.name.text === 'new' &&
    expr.callee.path.segments.at(-2)?.name.text === 'AsyncKernelLaunchBuilder',
  steps: /^(?:push_(?:scalar_arg|args?)|set_(?:cluster_dim|cooperative))$/,
};

/** `AsyncKernelLaunchBuilder::new(f)`, what it is given, and `finalize_unchecked(config)`. */
export const OXIDE_BUILDER: LaunchApi = {
  name: 'AsyncKernelLaunchBuilder',
  words: ['AsyncKernelLaunchBuilder'],
  marks: [String.raw`\bcuda_(?:core|host|async)::`],
  match(node, site) {
    if (node.kind !== 'MethodCallExpr' || node.name.text !== 'finalize_unchecked') return undefined;
    const [config] = node.args;
    const chain = config && chainOf(BUILDER, node.receiver, site);
    if (chain === undefined) return undefined;
    const [func] = chain.start.args;
    // The last size of clusters counts.
    const [cluster] =
      chain.calls?.findLast(({ name }) => name.text === 'set_cluster_dim')?.args ?? [];
    const args = chain.calls?.flatMap(({ name, args: given }) => {
      if (name.text === 'push_args')
        return given[0]?.kind === 'TupleExpr' ? given[0].elems : undefined;
      return name.text.startsWith('push_') ? given : [];
    });
    const known = args?.every((arg) => arg !== undefined)
      ? (args as readonly AnyExpr[])
      : undefined;
    return launchAt('AsyncKernelLaunchBuilder', node, site, {
      kernel: evaluated(func!, site).kernel,
      callee: spanAt(func!, site),
      ...configParts(evaluated(config!, site), spanAt(config!, site)),
      ...(cluster && { cluster: dimsOf(evaluated(cluster, site), spanAt(cluster, site)) }),
      args: known && argsOf(known, site),
      argsEnd: offsetIn(chain.end, site),
      separator: 'chain',
      wrap: (expr) => `.push_arg(${expr})`,
    });
  },
};
