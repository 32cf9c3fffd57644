/**
 * What is unknown in the analysis form of one function, and why: the errors of its body, and what
 * lowering could not do.
 */
import { type Body, type HirProblem, SYNTAX_ERROR } from '../hir/index.ts';
import type { Func } from '../mir/index.ts';
import type { AnyNode } from '../syntax/index.ts';
import { Unsupported } from './unsupported.ts';

/** What is unknown in one function. */
export class Unknowns {
  /** The functions that stand for it; they are only declared. */
  readonly externs: Func[] = [];
  /** Why, place by place. */
  readonly problems: Unsupported[] = [];
  /** Errors of the body. */
  readonly known: readonly HirProblem[];

  /**
   * Throws for a body with an error that belongs to no expression: then no part of it can be relied
   * on.
   */
  constructor(body: Body | undefined) {
    this.known = body?.problems ?? [];
    for (const problem of this.known) {
      const { kind, what, code } = problem;
      // A macro that cannot be expanded has left a gap where it was called.
      const isSyntax = what === SYNTAX_ERROR;
      const isGap = kind !== 'invalid' || isSyntax || /\b(?:expanding|macro)\b/.test(what);
      if (!isGap && !contains(body!.value.node, body!.owner, problem))
        throw new Unsupported(what, problem, kind, code);
      if (!isSyntax || this.known.length === 1)
        this.problems.push(new Unsupported(what, problem, kind, code));
    }
  }

  note(problem: Unsupported): void {
    const { span, what } = problem;
    // What follows from an unknown is none of its own.
    if (FOLLOWS.test(what)) return;
    if (NO_IMPL.test(what) && this.known.some(({ kind }) => kind === 'unresolved')) return;
    const isAround = ({ file, start, end }: HirProblem): boolean =>
      span !== undefined && file === span.file && span.start <= start && end <= span.end;
    if (this.known.some(isAround)) return;
    const isKnown = this.problems.some(
      (other) =>
        other.what === what && other.span?.file === span?.file && other.span?.start === span?.start,
    );
    if (!isKnown) this.problems.push(problem);
  }
}

/** What is said of an operator or a method whose types a missing name has left open. */
const NO_IMPL = /, for which no implementation is found$/;

/** Problems that come from others. */
const FOLLOWS = /^a variable used before|^an expression that could not|\{unknown\}/;

/**
 * Does an error lie in the text of a node? `owner` says in which file nodes are that do not say it
 * themselves.
 */
export function contains(node: AnyNode, owner: object, problem: HirProblem): boolean {
  const file = node.file ?? (owner as { readonly file?: number }).file;
  return (
    (file === undefined || file === problem.file) &&
    node.start <= problem.start &&
    problem.end <= node.end
  );
}
