/**
 * What a launch API is: how its calls look, and what they say. One file of this folder recognises
 * one API.
 */
import type { Span } from '../../base/index.ts';
import type {
  AnyExpr,
  CallExpr,
  MacroCall,
  MethodCallExpr,
  TokenTree,
} from '../../syntax/index.ts';
import { type Around, placeIn, type Range } from '../around.ts';
import type { Evaluator } from '../eval.ts';
import { commaParts } from '../eval-values.ts';
import type { HostLaunch, LaunchArg } from '../launch.ts';
import type { Scope } from '../scope.ts';
import type { Dims, HostValue, KernelName, Size } from '../value.ts';
import { dimsOf, writtenAt } from '../value.ts';

/** Where a call stands. */
export interface Site {
  readonly evaluator: Evaluator;
  readonly scope: Scope;
  readonly around: Around;
  /** Names of kernels that methods may be named after. */
  readonly kernels: ReadonlySet<string>;
  /** Functions that the driver has looked up so far, by variable. */
  readonly lookUps: readonly {
    readonly variable: string;
    readonly name: KernelName | undefined;
  }[];
  readonly owner: Span;
  readonly statement: Span;
  /** The innermost code around it that may not run although what is around that does. */
  readonly block: Span;
  /** It stands in `unsafe`, or in arguments of a macro that may put it there. */
  readonly guarded: boolean;
}

export type LaunchNode = MacroCall | MethodCallExpr | CallExpr;

export interface LaunchApi {
  readonly name: string;
  /** A text without any of these has no launch of the API. */
  readonly words: readonly string[];
  /**
   * Regular expressions of what is in a text that launches by it and in no other Rust: names of its
   * crates, and of calls that no other crate has. A text with one of them starts the extension.
   */
  readonly marks: readonly string[];
  /** The launch that a node is. */
  match(node: LaunchNode, site: Site): HostLaunch | undefined;
}

/** What a launch says besides what all have. */
export type LaunchParts = Omit<HostLaunch, 'api' | 'span' | 'owner' | 'statement' | 'guarded'>;

/** What most launches do not say. */
const DEFAULTS: Omit<LaunchParts, 'callee'> = {
  kernel: undefined,
  form: 'flat',
  grid: undefined,
  block: undefined,
  cluster: undefined,
  shared: undefined,
  args: undefined,
  argsEnd: undefined,
  separator: 'comma',
  wrap: (expr) => expr,
  unchecked: true,
  prepared: false,
  stream: undefined,
  generated: false,
};

export function launchAt(
  api: string,
  node: Range,
  site: Site,
  parts: Partial<LaunchParts> & Pick<LaunchParts, 'callee'>,
): HostLaunch {
  return {
    ...DEFAULTS,
    ...parts,
    api,
    span: spanAt(node, site),
    owner: site.owner,
    statement: site.statement,
    guarded: site.guarded,
  };
}

export function spanAt(node: Range, site: Site): Span {
  return placeIn(node, site.around);
}

/** From a token to another; of tokens from two texts the one that stands at the call. */
export function spanBetween(first: TokenTree, last: TokenTree, site: Site): Span {
  const from = spanAt(first, site);
  const to = spanAt(last, site);
  if (from.file === to.file) return { ...from, end: Math.max(from.end, to.end) };
  return from.file === site.around.file ? from : to;
}

/** An offset of a node's coordinates, relative to the item around it. */
export function offsetIn(offset: number, site: Site): number {
  return offset - site.around.base;
}

export function evaluated(expr: AnyExpr, site: Site): HostValue {
  return site.evaluator.eval(expr, site.scope, site.around);
}

/** Arguments that are expressions. */
export function argsOf(exprs: readonly AnyExpr[], site: Site): readonly LaunchArg[] {
  return exprs.map((expr) => ({ span: spanAt(expr, site), value: evaluated(expr, site) }));
}

/** The parts of a token list between commas, each with its place. */
export function tokenArgs(
  trees: readonly TokenTree[],
  site: Site,
): readonly { readonly trees: readonly TokenTree[]; readonly span: Span }[] {
  return commaParts(trees).flatMap((part) => {
    const [first] = part;
    const last = part.at(-1);
    if (first === undefined || last === undefined) return [];
    return [{ trees: part, span: spanBetween(first, last, site) }];
  });
}

export function tokenValue(trees: readonly TokenTree[], site: Site): HostValue {
  return site.evaluator.tokens(trees, site.scope, site.around);
}

/** A size at the place where it is written. */
export function sizeAt(value: HostValue, use: Span, file: Span['file'] = use.file): Size {
  return { value: value.int, span: writtenAt(value, use, file) };
}

/** Grid, block, cluster and dynamic memory of a configuration's fields. */
export function configParts(
  value: HostValue,
  span: Span,
): Pick<HostLaunch, 'grid' | 'block' | 'cluster' | 'shared'> {
  const { fields } = value;
  const dims = (name: string): Dims | undefined => {
    const field = fields?.get(name);
    return field && dimsOf(field, field.span ?? span, span.file);
  };
  const shared = fields?.get('shared_mem_bytes');
  return {
    grid: dims('grid_dim'),
    block: dims('block_dim'),
    cluster: dims('cluster_dim'),
    shared: shared && sizeAt(shared, shared.span ?? span, span.file),
  };
}

/** The last name of a call's function. */
export function calledName(node: LaunchNode): string | undefined {
  if (node.kind === 'MethodCallExpr') return node.name.text;
  if (node.kind === 'MacroCall') return node.path.segments.at(-1)?.name.text;
  return node.callee.kind === 'PathExpr' ? node.callee.path.segments.at(-1)?.name.text : undefined;
}
