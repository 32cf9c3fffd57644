/** Which unresolved name keeps a kernel from being emitted, and where it is. */
import type { FileId, Span } from '../base/index.ts';
import {
  itemProblems,
  type ModuleDef,
  missingPart,
  moduleItems,
  type Program,
} from '../hir/index.ts';
import type { LowerProblem } from '../lower/index.ts';
import { walk } from '../syntax/index.ts';

/** How a type is shown that could not be understood. */
const UNKNOWN = /\{unknown\}|^an expression that could not be understood$/;

/** Types that a change of the indices' own confuses. */
const INDEX = /^mismatched types: expected `(?:u32`, found `i32|i32`, found `u32)`$/;
const CHANGED =
  'note: indices of `core::arch::nvptx` are `u32` since January 2026, and `i32` for older toolchains';

/** Does the crate of a place use the indices of `core::arch::nvptx`? */
function namesIndices(program: Program, span: Span | undefined): boolean {
  if (span === undefined) return false;
  return program.crates.some(
    ({ isPrelude, problems, root }) => !isPrelude && problems !== undefined && usesNvptx(root),
  );
}

/** Is `core::arch::nvptx` imported, or its functions, in a module or one below? */
function usesNvptx(module: ModuleDef): boolean {
  let found = false;
  for (const { item } of moduleItems(module))
    walk(item, (at) => {
      if (at.kind === 'Name' && (at.text === 'nvptx' || INDEX_NAME.test(at.text))) found = true;
      return !found;
    });
  if (found) return true;
  for (const { def } of module.types.values())
    if (def.kind === 'module' && def.parent === module && usesNvptx(def)) return true;
  return false;
}

const INDEX_NAME = /^_(?:thread|block|grid)_(?:idx|dim)_[xyz]$/;

/**
 * The problem with its cause: an unknown type becomes the name in some item that was to be one.
 * @param current where a place is in the current texts: what was edited counts in another text than
 * what was not
 */
export function explain(
  program: Program,
  problem: LowerProblem,
  current: (span: Span) => Span,
): LowerProblem {
  const found = UNKNOWN.test(problem.what) ? causeOf(program, problem, current) : problem;
  if (INDEX.test(found.what) && program.target.arch === 'nvptx64')
    if (namesIndices(program, found.span)) return { ...found, what: `${found.what} (${CHANGED})` };
  if (found.kind !== 'unresolved' || found.span === undefined) return found;
  const path = /`([^`]+)`/.exec(found.what)?.[1];
  const fileOf = (file: FileId): FileId => current({ file, start: 0, end: 0 }).file;
  const { file } = current(found.span);
  const own = (other: FileId): boolean => fileOf(other) === file;
  const part = path === undefined ? undefined : missingPart(program, path, own);
  return part === undefined ? found : { ...found, what: `${found.what}: ${part}` };
}

/** The first item that is wrong, one around the place of the problem before others. */
function causeOf(
  program: Program,
  problem: LowerProblem,
  current: (span: Span) => Span,
): LowerProblem {
  const all = itemProblems(program);
  const span = problem.span && current(problem.span);
  const around = all.find(({ owner }) => {
    if (span === undefined) return false;
    const { file, start, end } = current(owner);
    return file === span.file && start <= span.start && span.end <= end;
  });
  const cause = (around ?? all[0])?.problem;
  if (cause === undefined) return problem;
  const { kind, what, file, start, end } = cause;
  return { ...problem, kind, what, span: { file, start, end } satisfies Span };
}
