/**
 * `std::offload`: the macro `offload! { kernel = .., args = (..) }` and calls of the intrinsic of
 * that name.
 */
import type { TokenTree } from '../../syntax/index.ts';
import type { LaunchArg } from '../launch.ts';
import { dimsOf, type KernelName } from '../value.ts';
import {
  argsOf,
  calledName,
  evaluated,
  type LaunchApi,
  launchAt,
  offsetIn,
  type Site,
  spanAt,
  spanBetween,
  tokenArgs,
  tokenValue,
} from './api.ts';
import { kernelPath } from './cuda-oxide.ts';

/** Arguments of the intrinsic's first version: function and tuple; then two shapes between. */
const FIRST = 2;
const FEWEST = 4;
const WITH_CACHE = 5;

export const OFFLOAD: LaunchApi = {
  name: 'offload',
  words: ['offload'],
  marks: [String.raw`\bintrinsics::offload\b`, String.raw`\boffload!`],
  match(node, site) {
    if (calledName(node) !== 'offload') return undefined;
    if (node.kind === 'MacroCall') return byMacro(node.body.trees, node, site);
    if (node.kind !== 'CallExpr') return undefined;
    const isFirst = node.args.length === FIRST;
    if (node.args.length < FEWEST && !isFirst) return undefined;
    const [func, ...shapes] = node.args;
    const [grid, block] = isFirst ? [] : shapes;
    const tuple = node.args.at(-1)!;
    if (func?.kind !== 'PathExpr' || tuple.kind !== 'TupleExpr') return undefined;
    const last = func.path.segments.at(-1);
    if (last === undefined) return undefined;
    const kernel: KernelName = {
      text: last.name.text,
      span: spanAt(last.name, site),
      how: 'path',
      module: undefined,
      qualifier: func.path.segments.slice(0, -1).map(({ name }) => name.text),
      generics: undefined,
    };
    const shared = node.args.length >= WITH_CACHE ? node.args[3] : undefined;
    return launchAt('offload', node, site, {
      kernel,
      callee: kernel.span,
      form: 'typed',
      grid: grid && dimsOf(evaluated(grid, site), spanAt(grid, site)),
      block: block && dimsOf(evaluated(block, site), spanAt(block, site)),
      shared: shared && { value: evaluated(shared, site).int, span: spanAt(shared, site) },
      args: argsOf(tuple.elems, site),
      argsEnd: offsetIn(tuple.elems.at(-1)?.end ?? tuple.start + 1, site),
      unchecked: false,
    });
  },
};

function byMacro(trees: readonly TokenTree[], node: { start: number; end: number }, site: Site) {
  const fields = new Map<string, readonly TokenTree[]>();
  for (const { trees: part } of tokenArgs(trees, site)) {
    const [name, equals, ...value] = part;
    if (name?.kind === 'Token' && equals?.kind === 'Token' && equals.text === '=')
      fields.set(name.text, value);
  }
  const path = fields.get('kernel');
  const kernel = path && kernelPath(path, site);
  if (kernel === undefined) return undefined;
  const shape = (name: string) => {
    const value = fields.get(name);
    if (value === undefined || value.length === 0) return undefined;
    const span = spanBetween(value[0]!, value.at(-1)!, site);
    return { value: tokenValue(value, site), span };
  };
  const [grid, block, shared] = ['workgroup_dim', 'thread_dim', 'dyn_cache'].map(shape);
  const group = fields.get('args')?.[0];
  const list = group?.kind === 'Group' ? group : undefined;
  const given = list && tokenArgs(list.trees, site);
  return launchAt('offload!', node, site, {
    kernel,
    callee: kernel.span,
    form: 'typed',
    grid: grid && dimsOf(grid.value, grid.span),
    block: block && dimsOf(block.value, block.span),
    shared: shared && { value: shared.value.int, span: shared.span },
    args: given?.map(
      ({ trees: part, span }): LaunchArg => ({ span, value: tokenValue(part, site) }),
    ),
    argsEnd: given?.at(-1)?.span.end ?? (list && offsetIn(list.start + 1, site)),
    unchecked: false,
  });
}
