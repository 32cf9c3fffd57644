/** Places as the command shows them, and problems as lines on stderr. */
import type { Diagnostic } from '../../diag/index.ts';
import { type Locate, locateIn, visible } from '../../report/index.ts';
import type { Engine } from '../../workspace/index.ts';
import type { Io } from '../io.ts';

export type { CheckReport, Locate, Located, Renderer } from '../../report/index.ts';

/** Remembers the lines of the files it has seen. */
export function createLocate(io: Io, engine: Engine): Locate {
  return locateIn(engine, io.cwd);
}

/** Lines of problems on stderr; a text that is no Rust at all has thousands. */
const MAX_PROBLEMS = 20;

/**
 * Problems, one line each, and how many are not shown. What follows from another one is left out:
 * that one counts it.
 */
export function renderProblems(all: readonly Diagnostic[], locate: Locate): string {
  const problems = all.filter(({ causedBy }) => causedBy === undefined);
  const lines = problems.slice(0, MAX_PROBLEMS).map((problem) => renderLine(problem, locate));
  const more = problems.length - MAX_PROBLEMS;
  return lines.join('') + (more > 0 ? `... and ${more} more\n` : '');
}

/** `path:line:column: message`, the form all input errors have. */
export function renderLine(diagnostic: Diagnostic, locate: Locate): string {
  const { path, start } = locate(diagnostic.span);
  const code = diagnostic.message.startsWith(diagnostic.code) ? '' : ` [${diagnostic.code}]`;
  const why = diagnostic.code === 'manifest' && diagnostic.why ? `; ${diagnostic.why}` : '';
  return visible(
    `${path}:${start.line}:${start.column}: ${diagnostic.severity}: ${diagnostic.message}${why}${code}\n`,
  );
}
