/** Spans as people read them, and diagnostics by file. */

import { LineIndex, type Span } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import type { Engine } from '../workspace/index.ts';
import { absentIn } from './absent-kernels.ts';
import { analysisGaps } from './analysis-gaps.ts';

/** A place as compilers print it: one-based line and column (UTF-16 units). */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** Where a span starts. */
export function placeOf(engine: Engine, span: Span): Place {
  const path = engine.path(span.file);
  const at = new LineIndex(engine.text(path) ?? '').lineCol(span.start);
  return { path, line: at.line + 1, column: at.col + 1 };
}

/** `name.rs:3:5`, with the file's last name only: short enough for a comment in a pane. */
export function renderPlace(engine: Engine, span: Span): string {
  const { path, line, column } = placeOf(engine, span);
  return `${path.slice(path.lastIndexOf('/') + 1)}:${line}:${column}`;
}

/**
 * Where an editor marks a finding: at most to the end of its first line. A whole item under a
 * squiggle hides what is written there, and would offer its fix on every line.
 */
export function markedSpan(engine: Engine, span: Span): Span {
  const text = engine.text(engine.path(span.file)) ?? '';
  const newline = text.indexOf('\n', span.start);
  if (newline < 0 || newline >= span.end) return span;
  const line = text.slice(span.start, newline).trimEnd();
  return line === '' ? span : { ...span, end: span.start + line.length };
}

/** The crate's findings that lie in one file, and what there keeps kernels from being analysed. */
export function diagnosticsIn(engine: Engine, path: string): readonly Diagnostic[] {
  const file = engine.fileId(path);
  const root = engine.rootOf(path);
  const found = engine.diagnostics(root).filter((d) => d.span.file === file);
  const gaps = analysisGaps(engine, root, found).filter((d) => d.span.file === file);
  return [...found, ...gaps, ...absentIn(engine, path)];
}

/** Findings of the crates around Rust files that lie in TOML files, by path; each once. */
export function diagnosticsInToml(
  engine: Engine,
  paths: readonly string[],
): ReadonlyMap<string, readonly Diagnostic[]> {
  const out = new Map<string, Diagnostic[]>();
  const seen = new Set<string>();
  for (const root of new Set(paths.map((path) => engine.rootOf(path)))) {
    for (const found of engine.diagnostics(root)) {
      const path = engine.path(found.span.file);
      const key = `${found.code} ${found.span.file} ${found.span.start}`;
      if (!path.endsWith('.toml') || seen.has(key)) continue;
      seen.add(key);
      out.set(path, [...(out.get(path) ?? []), found]);
    }
  }
  return out;
}
