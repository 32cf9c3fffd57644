/** Says of a kernel that cannot come out which name means nothing, and where it stands. */
import type { Span } from '../base/index.ts';
import { itemProblems, missingPart, type Program } from '../hir/index.ts';
import type { LowerProblem } from '../lower/index.ts';

/** How a type is shown that could not be understood. */
const UNKNOWN = '{unknown}';

/** The problem with its cause: an unknown type becomes the name in some item that was to be one. */
export function explain(program: Program, problem: LowerProblem): LowerProblem {
  const found = problem.what.includes(UNKNOWN) ? causeOf(program, problem) : problem;
  if (found.kind !== 'unresolved' || found.span === undefined) return found;
  const path = /`([^`]+)`/.exec(found.what)?.[1];
  const part = path === undefined ? undefined : missingPart(program, path, found.span.file);
  return part === undefined ? found : { ...found, what: `${found.what}: ${part}` };
}

/** The first item that is wrong, one around the place of the problem before others. */
function causeOf(program: Program, problem: LowerProblem): LowerProblem {
  const all = itemProblems(program);
  const { span } = problem;
  const around = all.find(
    ({ owner }) =>
      span !== undefined &&
      owner.file === span.file &&
      owner.start <= span.start &&
      span.end <= owner.end,
  );
  const cause = (around ?? all[0])?.problem;
  if (cause === undefined) return problem;
  const { kind, what, file, start, end } = cause;
  return { ...problem, kind, what, span: { file, start, end } satisfies Span };
}
