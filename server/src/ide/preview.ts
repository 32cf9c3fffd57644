/**
 * The preview pane's model: a header that names kernel, target, CPU and provider, the target's text
 * below it, and for each line the place in the source. Why a kernel is not emitted stands
 * in the header as comments.
 */
import type { Span } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import type {
  EmitOptions,
  EmittedText,
  Engine,
  LineSource,
  TargetName,
} from '../workspace/index.ts';
import { type FilterName, filterAssembly } from './filters.ts';
import { findPane, type PaneName } from './panes.ts';
import { renderPlace } from './places.ts';

/** A half-typed file can have many errors; the header is no list of them. */
const MAX_PROBLEMS = 5;

/** What the banner says above a text that is older than the source. */
const STALE_NOTE = 'STALE: the text below is that of the last version that compiled';

/**
 * The line below the title, which tells what is wrong. It is there when nothing is, so that the
 * text below stays where it is.
 */
const BANNER_LINE = 1;

export interface PreviewRequest extends EmitOptions {
  /** Any file of the crate. */
  readonly path: string;
  readonly target: TargetName;
  /** What the pane shows of the target; its own text when left out. */
  readonly pane?: PaneName;
  /** Kinds of lines to leave out. */
  readonly hide?: readonly FilterName[];
}

export interface Preview {
  readonly title: string;
  readonly text: string;
  readonly cpu: string;
  /** One entry per line of `text`. */
  readonly lineMap: readonly (LineSource | undefined)[];
  /** For each line of `text` that is one of the emitted text, which; both from 0. */
  readonly emittedLines: readonly (number | undefined)[];
  readonly summary: EmittedText['summary'];
  /** False when nothing was emitted; the text then tells why. */
  readonly complete: boolean;
  /** Some of what was asked for was not emitted. */
  readonly broken: boolean;
  /** First line of what an older version of the source gave, when that is shown. */
  readonly staleFrom?: number;
}

/** A comment of the header and the place it speaks of. */
type HeaderLine = readonly [text: string, span: Span | undefined];

/** The preview of what our own compiler makes. */
export function preview(engine: Engine, request: PreviewRequest): Preview {
  const { path, target, hide: _, pane: _pane, ...options } = request;
  return previewOf(engine, request, engine.emit(engine.rootOf(path), target, options));
}

/** The preview of a text, whoever made it. `note`: a further line of the header. */
export function previewOf(
  engine: Engine,
  request: PreviewRequest,
  emitted: EmittedText,
  note?: string,
): Preview {
  const { path, target, pane, hide = [], ...options } = request;
  const root = engine.rootOf(path);
  const shown = options.kernel ?? path.slice(path.lastIndexOf('/') + 1);
  const flags = [
    options.debugAssertions ? 'debug assertions' : undefined,
    ...(emitted.flags ?? []),
    options.lineInfo ? 'line info' : undefined,
    options.checkBounds && emitted.provider !== 'rustc' ? 'bounds checks' : undefined,
  ].filter((flag) => flag !== undefined);
  const cpu = `${emitted.cpu}${whyCpu(emitted)}`;
  const label = findPane(pane ?? target)?.label ?? target;
  const what = options.form === 'host-ir' ? `${label} of the host` : label;
  const title = [shown, what, cpu].join(' · ');
  // The frame of a module without a kernel in it is no code.
  const complete = emitted.summary.length > 0 || emitted.exported !== undefined;
  const { hidden, ...body } = complete
    ? bodyOf(emitted, hide)
    : { text: '', lineMap: [], emittedLines: [], hidden: 0 };
  const nothing = complete ? undefined : nothingToShow(engine, root, options.kernel);
  const header: HeaderLine[] = [
    [
      [
        title,
        `compiler: ${emitted.providerVersion ?? compilerOf(emitted)}`,
        ...(emitted.made === undefined ? [] : [emitted.made]),
        options.opt ?? 'O2',
        ...flags,
        ...engine.versions(root),
        ...conventionsOf(engine, root, request),
        ...hiddenNote(hide, hidden),
      ].join(' · '),
      undefined,
    ],
    // With text below, its banner has to do.
    ...bannerOf(engine, emitted.problems, note ?? nothing).slice(0, complete ? 1 : undefined),
    ...(emitted.notes ?? []).map((line): HeaderLine => [`note: ${line}`, undefined]),
  ];
  const sign = options.form === undefined ? '//' : ';';
  const text = `${header.map(([line]) => `${sign} ${line}`.trimEnd()).join('\n')}\n${body.text}`;
  const lineMap = [...header.map(([, span]) => span), ...body.lineMap];
  const emittedLines = [...header.map(() => undefined), ...body.emittedLines];
  return {
    title,
    text,
    cpu: emitted.cpu,
    // The empty line after the last newline counts too.
    lineMap: text.split('\n').map((_, line) => lineMap[line]),
    emittedLines,
    summary: emitted.summary,
    complete,
    broken: emitted.problems.length > 0,
  };
}

/** How the shown kernels are passed, where that depends on the compiler's age. */
function conventionsOf(
  engine: Engine,
  root: string,
  { target, kernel }: PreviewRequest,
): readonly string[] {
  const shown = engine
    .abi(root, target)
    .filter(({ kernel: { name, symbol } }) => [undefined, name, symbol].includes(kernel));
  return [...new Set(shown.flatMap(({ convention }) => convention ?? []))];
}

/** Who made the text, where it does not say so by itself. */
function compilerOf({ provider }: EmittedText): string {
  return provider === 'core' ? 'Warplens' : provider;
}

/** Who chose the GPU, or the instruction that older ones do not have. */
function whyCpu({ cpuFrom, cpuFor }: EmittedText): string {
  if (cpuFrom !== undefined) return ` of ${shortPath(cpuFrom)}`;
  return cpuFor === undefined ? '' : ` for ${cpuFor}`;
}

/** A file by its name, and a configuration of Cargo's by its folder's too. */
function shortPath(path: string): string {
  return path
    .split('/')
    .slice(/\/\.cargo\/[^/]*$/.test(path) ? -2 : -1)
    .join('/');
}

interface Body extends Pick<EmittedText, 'text' | 'lineMap'>, Pick<Preview, 'emittedLines'> {
  readonly hidden: number;
}

/**
 * The text without the comment it begins with, because the pane's own header says more, and without
 * what is hidden.
 */
function bodyOf(emitted: EmittedText, hide: readonly FilterName[]): Body {
  const all = emitted.text.split('\n');
  const first = all.findIndex((line) => line !== '' && !/^(?:\/\/|;)/.test(line));
  const text = all.slice(first).join('\n');
  const lineMap = emitted.lineMap.slice(first);
  if (hide.length === 0) {
    const emittedLines = all.slice(first).map((_, line) => line + first);
    return { text, lineMap, emittedLines, hidden: 0 };
  }
  const { lines, hidden } = filterAssembly(emitted.target, text, hide);
  return {
    text: `${lines.map((line) => line.text).join('\n')}\n`,
    lineMap: lines.map(({ line }) => lineMap[line]),
    emittedLines: lines.map(({ line }) => line + first),
    hidden,
  };
}

function hiddenNote(hide: readonly FilterName[], hidden: number): string[] {
  return hidden === 0 ? [] : [`${hidden} lines hidden (${hide.join(', ')})`];
}

/**
 * What is wrong, else the note: the first line says the most, with the number of the other
 * problems; empty when there is nothing to say.
 */
function bannerOf(
  engine: Engine,
  problems: readonly Diagnostic[],
  note: string | undefined,
): readonly HeaderLine[] {
  const notes = note?.split('\n').map((line): HeaderLine => [line, undefined]) ?? [];
  const [first, ...others] = problems
    .slice(0, MAX_PROBLEMS)
    .flatMap((problem) => problemLines(engine, problem));
  if (first === undefined) return notes.length === 0 ? [['', undefined]] : notes;
  const [line, span] = first;
  const count = problems.length - 1;
  const more = problems.length - MAX_PROBLEMS;
  return [
    [count === 0 ? line : `${line} (and ${count} more)`, span],
    ...others,
    ...(more > 0 ? [[`... and ${more} more`, undefined] as const] : []),
  ];
}

function problemLines(engine: Engine, problem: Diagnostic): HeaderLine[] {
  const line = `${renderPlace(engine, problem.span)}: ${problem.severity}: ${problem.message}`;
  return [
    [oneLine(line), problem.span],
    ...(problem.related ?? []).map(
      (related): HeaderLine => [
        oneLine(`  ${renderPlace(engine, related.span)}: ${related.message}`),
        related.span,
      ],
    ),
  ];
}

/** A line break would end the comment. */
function oneLine(text: string): string {
  return text.replace(/(?<!\s)\s*\n\s*/g, ' ');
}

function nothingToShow(engine: Engine, root: string, kernel: string | undefined): string {
  const names = engine.kernels(root).map((k) => k.name);
  if (names.length === 0) return 'no GPU kernels in this file';
  return kernel === undefined
    ? 'nothing was emitted'
    : `no kernel \`${kernel}\` here; there are: ${names.join(', ')}`;
}

/**
 * Does a pane keep its last good text? It does when nothing was emitted, and when a kernel that it
 * shows does not compile any more: the others' lines would move for each keystroke.
 */
export function keepsOld(fresh: Preview, good: Preview | undefined): good is Preview {
  if (good === undefined) return false;
  if (!fresh.complete) return true;
  const left = new Set(fresh.summary.map(({ kernel }) => kernel));
  return fresh.broken && good.summary.some(({ kernel }) => !left.has(kernel));
}

/**
 * Title and banner of a preview that holds no code, over the last text that did: line for line
 * where it was.
 */
export function stalePreview(fresh: Preview, good: Preview): Preview {
  const [title = '', banner = ''] = fresh.text.split('\n');
  const sign = banner.startsWith(';') ? ';' : '//';
  const why = banner.replace(/^(?:\/\/|;) ?/, '');
  const old = good.text.split('\n').slice(BANNER_LINE + 1);
  return {
    ...fresh,
    text: [title, `${sign} ${STALE_NOTE}${why === '' ? '' : ` · ${why}`}`, ...old].join('\n'),
    // The old text's places may have moved since: better none than wrong ones.
    lineMap: [...fresh.lineMap.slice(0, BANNER_LINE + 1), ...old.map(() => undefined)],
    emittedLines: [],
    summary: good.summary,
    staleFrom: BANNER_LINE,
  };
}
