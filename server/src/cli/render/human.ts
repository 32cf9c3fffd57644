/**
 * Diagnostics for people at a terminal: the line of source with carets below it, then notes, help
 * and fixes.
 */

import picocolors from 'picocolors';
import { append, greatest } from '../../base/index.ts';
import type { Severity } from '../../diag/index.ts';
import { visible } from '../../report/index.ts';
import { link } from '../hyperlinks.ts';
import type { Located, Renderer } from './located.ts';
import { type SuggestedLine, suggestedLines } from './suggestion.ts';

type Colors = ReturnType<typeof picocolors.createColors>;
type Paint = (text: string) => string;

const TAB = '    ';

/** What a report leads to, where the terminal shows links. */
export interface Links {
  /** URL of the file with a path as it is shown. */
  file(path: string): string;
  /** URL of the page about a rule; undefined for what is no rule. */
  rule(code: string): string | undefined;
}

export function humanRenderer(colors: boolean, links?: Links): Renderer {
  const c = picocolors.createColors(colors);
  return ({ found }, locate) =>
    found
      // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the parts of a report in the order in which they are printed
      .map((d) => {
        const paint = paintOf(c, d.severity);
        const main = locate(d.span);
        const lines = [
          `${linked(links?.rule(d.code), paint(`${d.severity}[${d.code}]`))}${c.bold(`: ${visible(d.message)}`)}`,
          ...excerpt(c, main, paint, '^', links),
        ];
        const indent = ' '.repeat(String(main.start.line).length);
        const fixes = (d.fixes ?? []).map((fix) => ({ fix, shown: suggestedLines(fix, locate) }));
        const notes = [
          ...(d.why === undefined ? [] : [`note: ${d.why}`]),
          ...(d.help === undefined ? [] : [`help: ${d.help}`]),
          ...fixes.filter(({ shown }) => shown === undefined).map(({ fix }) => `fix: ${fix.title}`),
        ];
        if (notes.length > 0) lines.push(c.blue(`${indent} |`));
        for (const note of notes) {
          const [first = '', ...more] = visible(note).split('\n');
          lines.push(`${indent} ${c.blue('=')} ${first}`);
          for (const line of more) lines.push(`${indent}   ${line}`);
        }
        for (const related of d.related ?? []) {
          lines.push(`${c.bold('note')}: ${visible(related.message)}`);
          append(lines, excerpt(c, locate(related.span), c.blue, '-', links));
        }
        for (const { fix, shown } of fixes)
          if (shown !== undefined) append(lines, suggestion(c, visible(fix.title), shown));
        return `${lines.join('\n')}\n`;
      })
      .join('\n');
}

function linked(url: string | undefined, text: string): string {
  return url === undefined ? text : link(url, text);
}

function suggestion(c: Colors, title: string, lines: readonly SuggestedLine[]): string[] {
  const width = greatest(lines.map(({ number }) => String(number).length));
  return [
    `${c.bold(c.cyan('help'))}: ${title}`,
    c.blue(`${' '.repeat(width)} |`),
    ...lines.map(({ kind, number, text }) => {
      const paint = kind === 'old' ? c.red : c.green;
      const mark = kind === 'old' ? '-' : '+';
      const line = `${mark} ${visible(text).replaceAll('\t', TAB)}`.trimEnd();
      return `${c.blue(String(number).padStart(width))} ${paint(line)}`;
    }),
  ];
}

function paintOf(c: Colors, severity: Severity): Paint {
  if (severity === 'error') return (text) => c.bold(c.red(text));
  if (severity === 'warning') return (text) => c.bold(c.yellow(text));
  return (text) => c.bold(c.cyan(text));
}

/**
 * `--> path:1:2` and the marked line. A span over several lines is marked to the end of its first.
 */
function excerpt(
  c: Colors,
  at: Located,
  paint: Paint,
  mark: string,
  links: Links | undefined,
): string[] {
  const number = String(at.start.line);
  const indent = ' '.repeat(number.length);
  const lineStart = at.start.offset - (at.start.column - 1);
  const newline = at.text.indexOf('\n', lineStart);
  const line = at.text.slice(lineStart, newline < 0 ? undefined : newline).replace(/\r$/, '');
  const sameLine = at.end.line === at.start.line;
  const first = at.start.column - 1;
  const last = sameLine ? at.end.column - 1 : line.length;
  const [from, to] = shown(line, first);
  const before = (from > 0 ? CUT : '') + visible(line.slice(from, first));
  const marked = visible(line.slice(first, Math.min(last, to)));
  const text = before + visible(line.slice(first, to)) + (to < line.length ? CUT : '');
  const width = Math.max(1, columns(marked));
  const place = `${visible(at.path)}:${at.start.line}:${at.start.column}`;
  const carets = mark.repeat(width) + (sameLine ? '' : '...');
  return [
    `${indent}${c.blue('-->')} ${linked(links?.file(at.path), place)}`,
    c.blue(`${indent} |`),
    `${c.blue(`${number} |`)} ${text.replaceAll('\t', TAB)}`,
    `${c.blue(`${indent} |`)} ${' '.repeat(columns(before))}${paint(carets)}`,
  ];
}

/** What is shown of a longer line, and how much of it is before the mark. */
const MOST_COLUMNS = 400;
const BEFORE = 100;
const CUT = '...';

/** The part of a line that is shown: all of it, or what is around an offset. */
function shown(line: string, at: number): readonly [from: number, to: number] {
  if (line.length <= MOST_COLUMNS) return [0, line.length];
  const from = Math.max(0, at - BEFORE);
  return [from, Math.min(line.length, from + MOST_COLUMNS)];
}

/**
 * Terminal columns of a text: tabs are widened, marks that combine take none, wide characters two.
 */
function columns(text: string): number {
  let width = 0;
  for (const char of text) {
    if (char === '\t') width += TAB.length;
    else if (/\p{Mark}/u.test(char)) width += 0;
    else if (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(char))
      width += 2;
    else if (/\p{Extended_Pictographic}/u.test(char) && char > '\u203c') width += 2;
    else width += 1;
  }
  return width;
}
