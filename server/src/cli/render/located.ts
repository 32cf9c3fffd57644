/**
 * Diagnostics with everything a renderer needs: paths as shown, lines and columns, source lines.
 */
import { LineIndex, type Span } from '../../base/index.ts';
import type { Diagnostic } from '../../diag/index.ts';
import type { Engine } from '../../workspace/index.ts';
import { shown } from '../files.ts';
import type { Io } from '../io.ts';
import type { Coverage } from './coverage.ts';
import { visible } from './visible.ts';

/** A span for people and tools: one-based lines and columns in UTF-16 units. */
export interface Located {
  readonly path: string;
  readonly start: Point;
  readonly end: Point;
  /** The file's text. */
  readonly text: string;
}

export interface Point {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** What `check` has to say. */
export interface CheckReport {
  readonly found: readonly Diagnostic[];
  /** Errors that kept code from being analysed. */
  readonly unread: readonly Diagnostic[];
  readonly coverage: Coverage;
}

export type Renderer = (report: CheckReport, locate: Locate) => string;

export type Locate = (span: Span) => Located;

/** Remembers the lines of the files it has seen. */
export function createLocate(io: Io, engine: Engine): Locate {
  const files = new Map<number, { path: string; text: string; index: LineIndex }>();
  return (span) => {
    let file = files.get(span.file);
    if (!file) {
      const path = engine.path(span.file);
      const text = engine.text(path) ?? '';
      file = { path: shown(io, path), text, index: new LineIndex(text) };
      files.set(span.file, file);
    }
    const { index, path, text } = file;
    const point = (offset: number): Point => {
      const { line, col } = index.lineCol(offset);
      return { offset, line: line + 1, column: col + 1 };
    };
    return { path, text, start: point(span.start), end: point(span.end) };
  };
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
