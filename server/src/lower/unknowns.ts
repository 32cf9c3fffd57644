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
  /**
   * Errors of the body, in the order of their places, one of each kind at each. Macros that repeat
   * what they are given make thousands at one place, which all lie in the same nodes.
   */
  private readonly known: readonly HirProblem[];
  private readonly isUnresolved: boolean;
  /** Names of `problems`. */
  private readonly noted = new Set<string>();

  /**
   * Throws for a body with an error that belongs to no expression: then no part of it can be relied
   * on.
   */
  constructor(body: Body | undefined) {
    const problems = body?.problems ?? [];
    this.known = oneOfEach(problems).sort((a, b) => a.start - b.start);
    this.isUnresolved = problems.some(({ kind }) => kind === 'unresolved');
    for (const problem of problems) {
      const { kind, what, code } = problem;
      // A macro that cannot be expanded has left a gap where it was called.
      const isSyntax = what === SYNTAX_ERROR;
      const isGap = kind !== 'invalid' || isSyntax || /\b(?:expanding|macro)\b/.test(what);
      if (!isGap && !contains(body!.value.node, body!.owner, problem))
        throw new Unsupported(what, problem, kind, code);
      if (isSyntax && this.known.length > 1) continue;
      if (!this.noted.has(nameOf({ what, span: problem })))
        this.add(new Unsupported(what, problem, kind, code));
    }
  }

  /**
   * The errors of the body that lie in the text of a node. `owner` says in which file nodes are
   * that do not say it themselves.
   */
  within(node: AnyNode, owner: object): readonly HirProblem[] {
    const out: HirProblem[] = [];
    for (let i = this.firstFrom(node.start); i < this.known.length; i++) {
      const problem = this.known[i]!;
      if (problem.start > node.end) break;
      if (contains(node, owner, problem)) out.push(problem);
    }
    return out;
  }

  private firstFrom(start: number): number {
    let [from, to] = [0, this.known.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.known[middle]!.start < start) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private add(problem: Unsupported): void {
    this.problems.push(problem);
    this.noted.add(nameOf(problem));
  }

  note(problem: Unsupported): void {
    const { span, what } = problem;
    // What follows from an unknown is none of its own.
    if (FOLLOWS.test(what)) return;
    if (NO_IMPL.test(what) && this.isUnresolved) return;
    if (span !== undefined && this.isAround(span)) return;
    if (!this.noted.has(nameOf(problem))) this.add(problem);
  }

  private isAround({ file, start, end }: NonNullable<Unsupported['span']>): boolean {
    for (let i = this.firstFrom(start); i < this.known.length; i++) {
      const problem = this.known[i]!;
      if (problem.start > end) return false;
      if (problem.file === file && problem.end <= end) return true;
    }
    return false;
  }
}

/** The first problem of each kind at each place. */
function oneOfEach(problems: readonly HirProblem[]): HirProblem[] {
  const firsts = new Map<string, HirProblem>();
  for (const problem of problems) {
    const { file, start, end, kind } = problem;
    const key = `${file} ${start} ${end} ${kind}`;
    if (!firsts.has(key)) firsts.set(key, problem);
  }
  return [...firsts.values()];
}

function nameOf({ what, span }: Pick<Unsupported, 'what' | 'span'>): string {
  return `${span?.file} ${span?.start} ${what}`;
}

/** What is said of an operator or a method whose types a missing name has left open. */
const NO_IMPL = /, for which no implementation is found$/;

/** Problems that come from others. */
const FOLLOWS = /^a variable used before|^an expression that could not|\{unknown\}/;

/** Does an error lie in the text of a node? */
function contains(node: AnyNode, owner: object, problem: HirProblem): boolean {
  const file = node.file ?? (owner as { readonly file?: number }).file;
  return (
    (file === undefined || file === problem.file) &&
    node.start <= problem.start &&
    problem.end <= node.end
  );
}
