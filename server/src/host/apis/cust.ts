/**
 * cust: `launch!(f<<<grid, block, shared, stream>>>(..))`, with a module in front of the function
 * or without.
 */
import type { Span } from '../../base/index.ts';
import type { Token, TokenTree } from '../../syntax/index.ts';
import type { LaunchArg } from '../launch.ts';
import { type HostType, nameOf, UNKNOWN } from '../types.ts';
import { dimsOf, type HostValue, type KernelName } from '../value.ts';
import {
  calledName,
  type LaunchApi,
  launchAt,
  offsetIn,
  sizeAt,
  spanAt,
  spanBetween,
  tokenArgs,
  tokenValue,
} from './api.ts';

export const CUST_LAUNCH: LaunchApi = {
  name: 'launch!',
  words: ['launch!', 'launch !'],
  marks: [String.raw`\b(?:cust|rustacuda)::`, String.raw`\blaunch!\s*\([^;!]*<<<`],
  match(node, site) {
    if (node.kind !== 'MacroCall' || calledName(node) !== 'launch') return undefined;
    const parts = chevrons(node.body.trees);
    if (parts === undefined) return undefined;
    const { head, sizes, args } = parts;
    const name = head.at(-1)!;
    const callee = spanBetween(head[0]!, name, site);
    let kernel: KernelName | undefined;
    if (head.length === 1) kernel = tokenValue(head, site).kernel;
    else {
      const module = tokenValue(head.slice(0, -2), site).module;
      kernel = {
        text: (name as Token).text,
        span: spanAt(name, site),
        how: 'ident',
        module,
        qualifier: [],
        generics: undefined,
      };
    }
    const [grid, block, shared, stream] = tokenArgs(sizes, site).map((part) => ({
      ...part,
      value: tokenValue(part.trees, site),
    }));
    const given = tokenArgs(args.trees, site);
    return launchAt('launch!', node, site, {
      kernel,
      callee: head.length === 1 ? callee : spanAt(name, site),
      grid: grid && dimsOf(grid.value, grid.span),
      block: block && dimsOf(block.value, block.span),
      shared: shared && sizeAt(shared.value, shared.span),
      stream: stream?.value,
      args: given.map(({ trees, span }) => ({ span, value: tokenValue(trees, site) })),
      argsEnd: given.at(-1)?.span.end ?? offsetIn(args.start + 1, site),
    });
  },
};

interface Chevrons {
  /** What is launched: `f` or `module.f`. */
  readonly head: readonly TokenTree[];
  readonly sizes: readonly TokenTree[];
  readonly args: Extract<TokenTree, { kind: 'Group' }>;
}

/** The parts around `<<<` and `>>>`. */
function chevrons(trees: readonly TokenTree[]): Chevrons | undefined {
  const args = trees.at(-1);
  if (args?.kind !== 'Group' || args.delim !== '(') return undefined;
  const text = (at: number): string => {
    const tree = trees[at];
    return tree?.kind === 'Token' ? tree.text : '';
  };
  const open = trees.findIndex((_, at) => /^<<?$/.test(text(at)));
  if (open < 1) return undefined;
  let from = open;
  let opened = '';
  while (opened.length < 3 && /^<+$/.test(text(from))) opened += text(from++);
  let to = trees.length - 1;
  let closed = '';
  while (closed.length < 3 && /^>+$/.test(text(to - 1))) closed += text(--to);
  if (opened !== '<<<' || closed !== '>>>' || to < from) return undefined;
  const head = trees.slice(0, open);
  if (head.at(-1)?.kind !== 'Token') return undefined;
  if (head.length > 1 && text(head.length - 2) !== '.') return undefined;
  return { head, sizes: trees.slice(from, to), args };
}

/** `stream.launch(&function, grid, block, shared, &[..])`, what the macro stands for. */
export const CUST_STREAM: LaunchApi = {
  name: 'Stream::launch',
  words: ['.launch('],
  marks: [String.raw`\b(?:cust|rustacuda)::`],
  match(node, site) {
    if (node.kind !== 'MethodCallExpr' || node.name.text !== 'launch' || node.args.length !== 5)
      return undefined;
    const [func, grid, block, shared, params] = node.args.map((expr) => ({
      span: spanAt(expr, site),
      value: site.evaluator.eval(expr, site.scope, site.around),
    }));
    const receiver = site.evaluator.eval(node.receiver, site.scope, site.around);
    // Methods of this name and number of arguments are others' as well.
    const isFunction = func!.value.kernel !== undefined || nameOf(func!.value.type) === 'Function';
    if (!isFunction && nameOf(receiver.type) !== 'Stream') return undefined;
    const { elems } = params!.value;
    return launchAt('Stream::launch', node, site, {
      kernel: func!.value.kernel,
      callee: func!.span,
      grid: dimsOf(grid!.value, grid!.span),
      block: dimsOf(block!.value, block!.span),
      shared: sizeAt(shared!.value, shared!.span),
      args: pointed(elems, params!.span),
    });
  },
};

/** Arguments given as pointers to them. */
export function pointed(
  elems: readonly HostValue[] | undefined,
  around: Span,
): readonly LaunchArg[] | undefined {
  return elems?.map((value) => {
    const inner: HostType =
      value.type.kind === 'ptr' || value.type.kind === 'ref' ? value.type.inner : UNKNOWN;
    return { span: value.span ?? around, value: { ...value, type: inner }, byRef: true };
  });
}
