/**
 * A pasted error of ptxas, rustc, LLVM, a linker or a driver, explained: the cause, what to do, and
 * the lines of Rust that it is about. Places come from the error itself (`--> file`, a line of PTX
 * with `.loc`, a line of our own text, a symbol), never from a guess.
 */
import type { Span } from '../../base/index.ts';
import { lex } from '../../syntax/index.ts';
import type { Engine, KernelInfo, TargetName } from '../../workspace/index.ts';
import { DRIVER_ROWS } from './driver-table.ts';
import type { ErrorRow, ErrorSource } from './row.ts';
import { LAST_ROWS, PROGRAM_ROWS } from './table.ts';

export type { ErrorSource } from './row.ts';

/** The first that matches a line counts. */
const ERROR_ROWS: readonly ErrorRow[] = [...PROGRAM_ROWS, ...DRIVER_ROWS, ...LAST_ROWS];

/** One error of the text that was understood. */
export interface ExplainedError {
  readonly source: ErrorSource;
  /** The line of the pasted text. */
  readonly line: string;
  readonly cause: string;
  readonly remedy: string;
  readonly rules: readonly string[];
  readonly atRunTime: boolean;
  readonly places: readonly ErrorPlace[];
}

export interface ErrorPlace {
  readonly span: Span;
  /** Why this place: `line 23 of the PTX comes from here`. */
  readonly why: string;
}

export interface ErrorContext {
  readonly engine: Engine;
  /** Roots of the crates that may be meant. */
  readonly roots: readonly string[];
  readonly target: TargetName;
  readonly cpu?: string;
  /** Absolute path of a file that the error names, where it may be read. */
  find(name: string): string | undefined;
}

/** Lines of a pasted text that are read; a log may be long. */
const MOST_LINES = 2000;

/** Errors that are explained. */
const MOST_ERRORS = 20;

/** Places of one error. */
const MOST_PLACES = 8;

/** What is understood of a text; each mistake once. */
export function explainErrors(text: string, context: ErrorContext): readonly ExplainedError[] {
  const out: ExplainedError[] = [];
  const seen = new Set<string>();
  const lines = text.split('\n').slice(0, MOST_LINES);
  for (const [at, line] of lines.entries()) {
    if (out.length === MOST_ERRORS) break;
    const found = rowOf(line.slice(0, 2000));
    if (found === undefined) continue;
    const [row, groups] = found;
    const key = `${row.cause} ${groups['symbol'] ?? ''} ${line}`;
    if (seen.has(key)) continue;
    seen.add(key);
    out.push({
      source: row.source,
      line: line.trim(),
      cause: filled(row.cause, groups),
      remedy: filled(row.remedy, groups),
      rules: row.rules ?? [],
      atRunTime: row.atRunTime === true,
      places: placesOf(lines, at, groups['symbol'], context).slice(0, MOST_PLACES),
    });
  }
  return out;
}

/** Has a text a line that is understood? */
export function isKnownError(text: string): boolean {
  const lines = text.split('\n').slice(0, MOST_LINES);
  return lines.some((line) => rowOf(line.slice(0, 2000)) !== undefined);
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Words by which a line says who wrote it: where two programs use the same words. */
const WHO: readonly (readonly [RegExp, ErrorSource])[] = [
  [/\bptxas\b/, 'ptxas'],
  [/\brust-lld\b|\bld\.lld\b|\blld\b/, 'linker'],
  [/\bhip\w*|\bHSA_/i, 'HIP'],
  [/\bLLVM ERROR\b/, 'LLVM'],
];

function rowOf(line: string): readonly [ErrorRow, Groups] | undefined {
  const who = WHO.find(([words]) => words.test(line))?.[1];
  const known = who === undefined ? [] : ERROR_ROWS.filter(({ source }) => source === who);
  for (const row of [...known, ...ERROR_ROWS]) {
    const match = row.pattern.exec(line);
    if (match !== null) return [row, match.groups ?? {}];
  }
  return undefined;
}

/** A text with the words of the error; numbers as people read them. */
function filled(text: string, groups: Groups): string {
  return text.replace(/`?\{(\w+)\}`?/g, (all, name: string) => {
    const value = groups[name];
    if (value === undefined) return 'it';
    const shown = /^0x[0-9a-f]+$/i.test(value) ? `${Number(value)}` : value;
    return all.startsWith('`') ? `\`${shown}\`` : shown;
  });
}

function placesOf(
  lines: readonly string[],
  at: number,
  symbol: string | undefined,
  context: ErrorContext,
): readonly ErrorPlace[] {
  const out: ErrorPlace[] = [...arrowPlaces(lines, at, context)];
  const [, file, number] = /\b([\w./\\-]+\.ptx)\b,? ?(?:line |:)(\d+)/.exec(lines[at]!) ?? [];
  const line = number ?? /\bline (\d+)/.exec(lines[at]!)?.[1];
  if (line !== undefined) {
    const text = file === undefined ? undefined : ptxFile(file, context);
    const place =
      text === undefined ? ownLine(Number(line), context) : locPlace(text, Number(line), context);
    if (place !== undefined) out.push(place);
  }
  if (symbol !== undefined) for (const one of symbolPlaces(symbol, context)) out.push(one);
  const kernel = /\b(?:entry )?function\s+['"`]?([\w.$]+)/i.exec(lines[at]!)?.[1];
  if (kernel !== undefined && kernel !== symbol)
    for (const one of symbolPlaces(kernel, context)) out.push(one);
  const seen = new Set<string>();
  return out.filter(({ span: { file: id, start } }) => {
    const key = `${id} ${start}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** `--> src/lib.rs:12:5`, on the line or one of the few below it. */
function arrowPlaces(
  lines: readonly string[],
  at: number,
  { engine, find }: ErrorContext,
): readonly ErrorPlace[] {
  for (const line of lines.slice(at, at + 4)) {
    const [, name, row, column] =
      /(?:-->\s*|^\s*)([^\s:]+\.(?:rs|mlir)):(\d+):(\d+)/.exec(line) ?? [];
    const path = name === undefined ? undefined : find(name);
    if (path === undefined) continue;
    const start = offsetOf(engine.text(path) ?? '', Number(row), Number(column));
    return [{ span: { file: engine.fileId(path), start, end: start }, why: 'named by the error' }];
  }
  return [];
}

function ptxFile(name: string, { engine, find }: ErrorContext): string | undefined {
  const path = find(name.replaceAll('\\', '/'));
  return path === undefined ? undefined : engine.text(path);
}

/** The `.loc` in force at a line of a text of PTX, whoever wrote it. */
function locPlace(
  text: string,
  line: number,
  { engine, find }: ErrorContext,
): ErrorPlace | undefined {
  const files = new Map<string, string>();
  let loc: readonly [file: string, line: number, column: number] | undefined;
  for (const [at, one] of text.split('\n').entries()) {
    const [, id, name] = /^\s*\.file\s+(\d+)\s+"([^"]*)"/.exec(one) ?? [];
    if (id !== undefined) files.set(id, name!);
    if (at >= line) continue;
    const [, file, row, column] = /^\s*\.loc\s+(\d+)\s+(\d+)\s+(\d+)/.exec(one) ?? [];
    if (file !== undefined) loc = [file, Number(row), Number(column)];
    else if (/^\s*(?:\.visible\s+)?\.(?:entry|func)\b/.test(one)) loc = undefined;
  }
  const path = loc === undefined ? undefined : find(files.get(loc[0]) ?? '');
  if (loc === undefined || path === undefined) return undefined;
  const start = offsetOf(engine.text(path) ?? '', loc[1], loc[2]);
  return {
    span: { file: engine.fileId(path), start, end: start },
    why: `line ${line} of the PTX, by its \`.loc\``,
  };
}

/** The source of a line of the text that we write for the one crate that may be meant. */
function ownLine(
  line: number,
  { engine, roots, target, cpu }: ErrorContext,
): ErrorPlace | undefined {
  const [root, ...others] = roots;
  if (root === undefined || others.length > 0) return undefined;
  const { lineMap } = engine.emit(root, target, cpu === undefined ? {} : { cpu });
  const source = lineMap[line - 1];
  return source && { span: source, why: `line ${line} of the text that Warplens writes` };
}

/** Where a symbol is defined, declared or used: kernels by symbol, other names by their token. */
function symbolPlaces(symbol: string, { engine, roots }: ErrorContext): readonly ErrorPlace[] {
  const out: ErrorPlace[] = [];
  for (const root of roots) {
    const kernel = engine
      .kernels(root)
      .find((one: KernelInfo) => one.symbol === symbol || one.name === symbol);
    if (kernel !== undefined) {
      out.push({ span: kernel.nameSpan, why: `the kernel \`${symbol}\`` });
      continue;
    }
    for (const path of engine.modules(root)) {
      if (!engine.names(path).has(symbol)) continue;
      for (const { start, end } of tokensOf(engine.text(path) ?? '', symbol))
        out.push({
          span: { file: engine.fileId(path), start, end },
          why: `\`${symbol}\` in the source`,
        });
    }
  }
  return out;
}

function tokensOf(text: string, name: string): readonly { start: number; end: number }[] {
  const { starts, count } = lex(text);
  const out: { start: number; end: number }[] = [];
  for (let at = 0; at < count; at++) {
    const start = starts[at]!;
    const end = starts[at + 1]!;
    if (end - start === name.length && text.startsWith(name, start)) out.push({ start, end });
  }
  return out;
}

/** The offset of a one-based line and column. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return Math.min(start + column - 1, end < 0 ? text.length : end);
}
