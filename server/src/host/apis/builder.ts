/**
 * Launches that are put together call by call, in one chain or over a variable: which calls a
 * builder has certainly got before it is used.
 */
import { append, splice } from '../../base/index.ts';
import {
  type AnyExpr,
  type AnyNode,
  forEachChild,
  type MethodCallExpr,
} from '../../syntax/index.ts';
import type { Site } from './api.ts';

const REPEATS = /^(?:Loop|While|For|Closure)Expr$/;

/** How the builder of an API looks. */
export interface BuilderForm<Start extends AnyExpr> {
  /** Is an expression what makes a builder? */
  isStart(expr: AnyExpr): expr is Start;
  /** Methods that give the builder, or one like it, back. */
  readonly steps: RegExp;
}

export interface Chain<Start extends AnyExpr> {
  /** `stream.launch_builder(&f)`. */
  readonly start: Start;
  /** In their order; undefined where not all of them are certain. */
  readonly calls: readonly MethodCallExpr[] | undefined;
  /** Behind the last of them. */
  readonly end: number;
}

/** The calls that a builder went through. */
export function chainOf<Start extends AnyExpr>(
  form: BuilderForm<Start>,
  expr: AnyExpr,
  site: Site,
): Chain<Start> | undefined {
  const calls: MethodCallExpr[] = [];
  let at = expr;
  const { end } = expr;
  for (;;) {
    if (form.isStart(at)) return { start: at, calls, end };
    if (at.kind === 'ParenExpr') at = at.expr;
    else if (at.kind === 'MethodCallExpr') {
      if (!form.steps.test(at.name.text)) return undefined;
      calls.unshift(at);
      at = at.receiver;
    } else if (at.kind === 'PathExpr' && at.path.segments.length === 1) {
      const name = at.path.segments[0]!.name.text;
      const built = builtBefore(form, name, at.start, site);
      if (built === undefined) return undefined;
      return {
        start: built.start,
        calls: built.calls && [...built.calls, ...calls],
        end: calls.length > 0 ? end : (built.end ?? end),
      };
    } else return undefined;
  }
}

interface Built<Start extends AnyExpr> extends Pick<Chain<Start>, 'start' | 'calls'> {
  /** Behind the last call on the variable; undefined where there is none. */
  readonly end: number | undefined;
}

/**
 * `let mut b = stream.launch_builder(&f); b.arg(&x);`: all that is certain to happen before the
 * launch.
 */
function builtBefore<Start extends AnyExpr>(
  form: BuilderForm<Start>,
  name: string,
  before: number,
  site: Site,
): Built<Start> | undefined {
  const { body } = site.around.fn ?? {};
  if (body === undefined) return undefined;
  let start: Chain<Start> | undefined;
  let certain = true;
  let last: number | undefined;
  const calls: MethodCallExpr[] = [];
  let declaredIn: readonly AnyNode[] = [];
  const holdsLaunch = (node: AnyNode): boolean => node.start < before && before < node.end;
  // `path`: loops, closures and arms around the node. One that the variable is declared in, and an
  // arm that the launch stands in, runs whenever the launch does.
  const visit = (node: AnyNode, path: readonly AnyNode[]): void => {
    if (node.start >= before) return;
    // `let b = b.arg(&x);`: the one that is made here is not the one that is used for it.
    const isDeclared = node.kind === 'LetStmt' && !holdsLaunch(node);
    if (isDeclared && node.pat.kind === 'IdentPat' && node.pat.name.text === name) {
      start = node.init && chainOf(form, node.init, site);
      calls.length = 0;
      append(calls, start?.calls ?? []);
      certain = start?.calls !== undefined;
      last = start?.end;
      declaredIn = path;
      return;
    }
    const given = node.kind === 'MethodCallExpr' ? givenTo(form, name, node) : undefined;
    if (given !== undefined) {
      append(calls, given);
      last = node.end;
      const runsOnce = (one: AnyNode): boolean =>
        declaredIn.includes(one) || (holdsLaunch(one) && !REPEATS.test(one.kind));
      if (!path.every(runsOnce)) certain = false;
      return;
    }
    const inside = REPEATS.test(node.kind) ? [...path, node] : path;
    const isBranch = node.kind === 'IfExpr' || node.kind === 'MatchExpr';
    forEachChild(node, (child) => visit(child, isBranch ? [...inside, child] : inside));
  };
  visit(body, []);
  if (start === undefined) return undefined;
  return { start: start.start, calls: certain ? calls : undefined, end: last };
}

/** The calls of `b.arg(&x).arg(&y)`; undefined for calls on something else. */
function givenTo<Start extends AnyExpr>(
  { steps }: BuilderForm<Start>,
  name: string,
  call: MethodCallExpr,
): readonly MethodCallExpr[] | undefined {
  const given: MethodCallExpr[] = [];
  let at: AnyExpr = call;
  while (at.kind === 'MethodCallExpr' && steps.test(at.name.text)) {
    splice(given, 0, 0, [at]);
    at = at.receiver;
  }
  const isIt = at.kind === 'PathExpr' && at.path.segments.at(-1)?.name.text === name;
  return isIt && given.length > 0 ? given : undefined;
}
