/**
 * TOML texts as tables with places: values come from a library, the place of a key is found in the
 * text when a problem needs one. Knows nothing of packages.
 */
import { parse, TomlError } from 'smol-toml';
import { memo } from '../../db/index.ts';

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
  /** What brings it. */
  readonly remedy?: string;
  /** The package that is meant, where the name is a mistake. */
  readonly meant?: string;
  /** Cargo refuses it. */
  readonly isCertain?: boolean;
  /** Where the wrong name is written. */
  readonly nameAt?: { readonly start: number; readonly end: number };
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
  return { path: file.path, ...placeOfKey(file, keys), message };
}

/**
 * The place of a key: its own line, or the header of its table. Of keys that are not there: the
 * nearest table around.
 */
export function placeOfKey(file: TomlFile, keys: readonly string[]): Place {
  let known = places.get(file);
  if (known === undefined) places.set(file, (known = placesOf(file.text)));
  let node: KeyNode | undefined = known;
  let best: Place | undefined;
  for (const key of keys) {
    node = node.inner.get(key);
    if (node === undefined) return { ...(best ?? START) };
    best = node.own ?? best;
  }
  // A longer key that begins with ours (`math.path` for `math`) stands for it.
  return { ...(node.first ?? START) };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** A key of a text, with the keys that begin with it. */
interface KeyNode {
  readonly inner: Map<string, KeyNode>;
  /** The first line that has it, alone or with more behind it. */
  first: Place | undefined;
  /** The first line that has it and nothing behind it. */
  own: Place | undefined;
}

const START: Place = { start: 0, end: 0 };
const places = memo<TomlFile, KeyNode>('manifest.key-places');

const newNode = (): KeyNode => ({ inner: new Map(), first: undefined, own: undefined });

/** The keys of a text, as it is written line by line. */
function placesOf(text: string): KeyNode {
  const top = newNode();
  let header = top;
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end);
    const bare = line.trimStart();
    const isHeader = bare.startsWith('[');
    const key = isHeader ? headerOf(bare) : keyOf(bare);
    if (key !== undefined) {
      const place = {
        start: start + line.length - bare.length,
        end: start + line.trimEnd().length,
      };
      let node = isHeader ? top : header;
      for (const name of splitKey(key)) {
        let next = node.inner.get(name);
        if (next === undefined) node.inner.set(name, (next = newNode()));
        next.first ??= place;
        node = next;
      }
      node.own ??= place;
      if (isHeader) header = node;
    }
    start = end + 1;
  }
  return top;
}

/** What is between the brackets of a table's header. */
function headerOf(line: string): string | undefined {
  let open = 0;
  while (line[open] === '[') open++;
  const close = line.indexOf(']', open);
  return close < 0 ? undefined : line.slice(open, close);
}

/** What is before the `=` of a line, when it can be a key. */
function keyOf(line: string): string | undefined {
  for (let at = 0; at < line.length; at++) {
    const letter = line[at]!;
    if (letter === '=') return at === 0 ? undefined : line.slice(0, at);
    if (letter === '"' || letter === "'") {
      at = line.indexOf(letter, at + 1);
      if (at < 0) return undefined;
    } else if (!/[\w.\-\s]/.test(letter)) return undefined;
  }
  return undefined;
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
