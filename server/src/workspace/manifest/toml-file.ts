/**
 * TOML texts as tables with places: values come from a library, the place of a key is found in the
 * text when a problem needs one. Knows nothing of packages.
 */
import { parse, TomlError } from 'smol-toml';

export type Table = { readonly [key: string]: unknown };

/** A problem of a manifest at a place of its text. */
export interface ManifestProblem {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** One sentence, lower case start, no full stop. */
  readonly message: string;
}

/** A dependency that cannot be used, and why. */
export interface MissingCrate extends ManifestProblem {
  /** The name that sources use for it. */
  readonly crate: string;
}

export interface TomlFile {
  readonly path: string;
  readonly text: string;
  /** Empty when the text is broken. */
  readonly table: Table;
  /** The first syntax error. */
  readonly error: ManifestProblem | undefined;
}

/** Reads a TOML text. Never throws. */
export function readToml(path: string, text: string): TomlFile {
  try {
    return { path, text, table: parse(text), error: undefined };
  } catch (error) {
    return { path, text, table: {}, error: syntaxError(path, text, error) };
  }
}

function syntaxError(path: string, text: string, error: unknown): ManifestProblem {
  if (!(error instanceof TomlError)) throw error;
  const start = offsetOf(text, error.line, error.column);
  const newline = text.indexOf('\n', start);
  const end = newline < 0 ? text.length : newline;
  // The library's message goes on with an excerpt of the text.
  const message = (error.message.split('\n')[0] ?? '').replace(/^Invalid TOML document: /, '');
  return { path, start, end: Math.max(start, end), message: `invalid TOML: ${message}` };
}

/** Offset of a place counted from 1. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const newline = text.indexOf('\n', start);
    if (newline < 0) break;
    start = newline + 1;
  }
  return Math.min(text.length, start + Math.max(0, column - 1));
}

/**
 * A problem at a key, given by the names of the tables around it; at the start of the text when it
 * is not found.
 */
export function problemAt(
  file: TomlFile,
  keys: readonly string[],
  message: string,
): ManifestProblem {
  return { path: file.path, ...placeOfKey(file.text, keys), message };
}

/**
 * The place of a key: its own line, or the header of its table. Of keys that are not there: the
 * nearest table around.
 */
export function placeOfKey(text: string, keys: readonly string[]): { start: number; end: number } {
  let best = { start: 0, end: 0, depth: 0 };
  let header: readonly string[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    const head = /^\s*\[+([^\]]*)\]/.exec(line);
    const key = head ? undefined : /^\s*((?:"[^"]*"|'[^']*'|[\w.\-\s])+?)\s*=/.exec(line);
    const written = head ? splitKey(head[1]!) : key ? [...header, ...splitKey(key[1]!)] : undefined;
    if (head) header = written!;
    if (written !== undefined) {
      const depth = common(written, keys);
      // A longer key that begins with ours (`math.path` for `math`) stands for it.
      if (depth > best.depth && (depth === written.length || depth === keys.length)) {
        const start = lineStart + (line.length - line.trimStart().length);
        best = { start, end: lineStart + line.trimEnd().length, depth };
      }
    }
    lineStart += line.length + 1;
  }
  return { start: best.start, end: best.end };
}

function common(a: readonly string[], b: readonly string[]): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

/** `a."b.c".d` as names. */
function splitKey(text: string): string[] {
  const parts = text.match(/"[^"]*"|'[^']*'|[\w-]+/g) ?? [];
  return parts.map((part) => (/^["']/.test(part) ? part.slice(1, -1) : part));
}

export function asTable(value: unknown): Table | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Table)
    : undefined;
}

export function asString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function asBool(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** The strings of a list; none when it is no list. */
export function asStrings(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string')
    : [];
}

/** The tables of a list of tables. */
export function asTables(value: unknown): readonly Table[] {
  if (!Array.isArray(value)) return [];
  return value.map(asTable).filter((table) => table !== undefined);
}
