/**
 * `cudarc`: `stream.launch_builder(&f).arg(&a).launch(config)`, and `f.launch(config, (a, b))` of
 * its older versions.
 */
import { append, splice } from '../../base/index.ts';
import {
  type AnyExpr,
  type AnyNode,
  forEachChild,
  type MethodCallExpr,
} from '../../syntax/index.ts';
import type { LaunchArg } from '../launch.ts';
import { nameOf } from '../types.ts';
import type { HostValue } from '../value.ts';
import {
  configParts,
  evaluated,
  type LaunchApi,
  launchAt,
  offsetIn,
  type Site,
  spanAt,
} from './api.ts';

const REPEATS = /^(?:Loop|While|For|Closure)Expr$/;
const LAUNCHES = /^launch(?:_cooperative)?$/;

export const CUDARC_BUILDER: LaunchApi = {
  name: 'launch_builder',
  words: ['launch_builder'],
  marks: [String.raw`\bcudarc::`, String.raw`\.launch_builder\(`],
  match(node, site) {
    if (node.kind !== 'MethodCallExpr' || !LAUNCHES.test(node.name.text)) return undefined;
    if (node.args.length !== 1) return undefined;
    const chain = chainOf(node.receiver, site);
    if (chain === undefined) return undefined;
    const [config] = node.args;
    const value = evaluated(config!, site);
    const func = chain.start.args[0];
    const kernel = func && evaluated(func, site).kernel;
    return launchAt('launch_builder', node, site, {
      kernel,
      callee: spanAt(func ?? chain.start.name, site),
      ...configParts(value, spanAt(config!, site)),
      args: chain.args?.map((arg) => referred(arg, site)),
      argsEnd: offsetIn(chain.end, site),
      separator: 'chain',
      wrap: (expr) => `.arg(${/^[a-z_]\w*$/.test(expr) ? '&' : '&'}${expr})`,
      stream: evaluated(chain.start.receiver, site),
    });
  },
};

interface Chain {
  /** `stream.launch_builder(&f)`. */
  readonly start: MethodCallExpr;
  /** Undefined where not all of them are certain. */
  readonly args: readonly AnyExpr[] | undefined;
  /** Behind the last `.arg(..)`. */
  readonly end: number;
}

/** The calls that a builder went through. */
function chainOf(expr: AnyExpr, site: Site): Chain | undefined {
  const args: AnyExpr[] = [];
  let at = expr;
  const end = expr.end;
  for (;;) {
    if (at.kind === 'ParenExpr') at = at.expr;
    else if (at.kind === 'MethodCallExpr' && at.name.text === 'launch_builder')
      return { start: at, args, end };
    else if (at.kind === 'MethodCallExpr') {
      if (at.name.text === 'arg' && at.args.length === 1) args.unshift(at.args[0]!);
      else if (at.name.text !== 'record_kernel_launch') return undefined;
      at = at.receiver;
    } else if (at.kind === 'PathExpr' && at.path.segments.length === 1)
      return builtBefore(at.path.segments[0]!.name.text, at.start, args, end, site);
    else return undefined;
  }
}

/**
 * `let mut b = stream.launch_builder(&f); b.arg(&x);`: all that is certain to happen before the
 * launch.
 */
function builtBefore(
  name: string,
  before: number,
  later: readonly AnyExpr[],
  end: number,
  site: Site,
): Chain | undefined {
  const { body } = site.around.fn ?? {};
  if (body === undefined) return undefined;
  let start: Chain | undefined;
  let certain = true;
  let last = end;
  const args: AnyExpr[] = [];
  let declaredIn: readonly AnyNode[] = [];
  const holdsLaunch = (node: AnyNode): boolean => node.start < before && before < node.end;
  // `path`: loops, closures and arms around the node. One that the variable is declared in, and an
  // arm that the launch stands in, runs whenever the launch does.
  const visit = (node: AnyNode, path: readonly AnyNode[]): void => {
    if (node.start >= before) return;
    // `let b = b.arg(&x);`: the one that is made here is not the one that is used for it.
    const isDeclared = node.kind === 'LetStmt' && !holdsLaunch(node);
    if (isDeclared && node.pat.kind === 'IdentPat' && node.pat.name.text === name) {
      start = node.init && chainOf(node.init, site);
      args.length = 0;
      append(args, start?.args ?? []);
      certain = start?.args !== undefined;
      last = start?.end ?? end;
      declaredIn = path;
      return;
    }
    if (node.kind === 'MethodCallExpr' && node.name.text === 'arg') {
      const given = givenTo(name, node);
      if (given !== undefined) {
        append(args, given);
        last = node.end;
        const runsOnce = (one: AnyNode): boolean =>
          declaredIn.includes(one) || (holdsLaunch(one) && !REPEATS.test(one.kind));
        if (!path.every(runsOnce)) certain = false;
        return;
      }
    }
    const inside = REPEATS.test(node.kind) ? [...path, node] : path;
    const isBranch = node.kind === 'IfExpr' || node.kind === 'MatchExpr';
    forEachChild(node, (child) => visit(child, isBranch ? [...inside, child] : inside));
  };
  visit(body, []);
  if (start === undefined) return undefined;
  return { start: start.start, args: certain ? [...args, ...later] : undefined, end: last };
}

/** The arguments of `b.arg(&x).arg(&y)`; undefined for calls on something else. */
function givenTo(name: string, call: MethodCallExpr): readonly AnyExpr[] | undefined {
  const given: AnyExpr[] = [];
  let at: AnyExpr = call;
  while (at.kind === 'MethodCallExpr' && at.name.text === 'arg') {
    splice(given, 0, 0, at.args);
    at = at.receiver;
  }
  const isIt = at.kind === 'PathExpr' && at.path.segments.at(-1)?.name.text === name;
  return isIt ? given : undefined;
}

/** `.arg(&x)`: what is referred to. */
function referred(expr: AnyExpr, site: Site): LaunchArg {
  const value = evaluated(expr, site);
  const { type } = value;
  const span = spanAt(expr, site);
  if (type.kind !== 'ref') return { span, value };
  const name = nameOf(type.inner);
  // A buffer goes by reference, and is mutable by it.
  if (name !== undefined && /^Cuda(?:Slice|View|ViewMut)$/.test(name)) return { span, value };
  return { span, value: { ...value, type: type.inner }, byRef: true };
}

export const CUDARC_ASYNC: LaunchApi = {
  name: 'LaunchAsync',
  words: ['LaunchAsync', 'LaunchConfig'],
  marks: [String.raw`\bcudarc::`, String.raw`\bLaunchAsync\b`],
  match(node, site) {
    if (node.kind !== 'MethodCallExpr') return undefined;
    const onStream = node.name.text === 'launch_on_stream';
    if (!onStream && !LAUNCHES.test(node.name.text)) return undefined;
    if (node.args.length !== (onStream ? 3 : 2)) return undefined;
    const [config, params] = node.args.slice(-2);
    if (params?.kind !== 'TupleExpr') return undefined;
    const value: HostValue = evaluated(config!, site);
    const func = evaluated(node.receiver, site);
    if (func.kernel === undefined && nameOf(value.type) !== 'LaunchConfig') return undefined;
    const args = params.elems.map(
      (expr): LaunchArg => ({ span: spanAt(expr, site), value: evaluated(expr, site) }),
    );
    return launchAt('LaunchAsync', node, site, {
      kernel: func.kernel,
      callee: spanAt(node.receiver, site),
      ...configParts(value, spanAt(config!, site)),
      args,
      argsEnd: offsetIn(params.elems.at(-1)?.end ?? params.start + 1, site),
      stream: onStream ? evaluated(node.args[0]!, site) : undefined,
    });
  },
};
