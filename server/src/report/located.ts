/**
 * Diagnostics with everything a reader needs: paths as shown, lines and columns, source lines.
 */
import { LineIndex, type Span } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import type { Engine } from '../workspace/index.ts';
import type { Coverage } from './coverage.ts';

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
  /** With a baseline: how many findings are in it, and how many of it are gone. */
  readonly baseline?: { readonly known: number; readonly gone: number };
}

export type Renderer = (report: CheckReport, locate: Locate) => string;

export type Locate = (span: Span) => Located;

/** A path as reports show it: relative inside the folder, else as it is. */
export function relativeTo(folder: string, path: string): string {
  const inside = folder.endsWith('/') ? folder : `${folder}/`;
  return path.startsWith(inside) ? path.slice(inside.length) : path;
}

/**
 * Remembers the lines of the files it has seen.
 * @param folder absolute; paths below it are shown relative to it
 */
export function locateIn(engine: Engine, folder: string): Locate {
  const files = new Map<number, { path: string; text: string; index: LineIndex }>();
  return (span) => {
    let file = files.get(span.file);
    if (!file) {
      const path = engine.path(span.file);
      const text = engine.text(path) ?? '';
      file = { path: relativeTo(folder, path), text, index: new LineIndex(text) };
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
