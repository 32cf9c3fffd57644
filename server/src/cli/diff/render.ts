/** A comparison as a table for terminals, and as Markdown for a comment in a pull request. */
import { visible } from '../../report/index.ts';
import { table } from '../render/table.ts';
import type { CodeChange, DiffDocument, FigureChange, KernelChange } from './document.ts';

/** Lines of Markdown and tables end somewhere. */
const MOST_FINDINGS = 50;

/** The table; `lines`: with the source lines that pay. */
export function diffTable(document: DiffDocument, lines: boolean): string {
  const out: string[] = [];
  for (const kernel of document.kernels) {
    out.push(`${headOf(kernel)}\n`);
    for (const code of kernel.code) {
      const rows = rowsOf(kernel, code);
      const label = `  ${code.target} ${code.cpu}`;
      if (code.same) out.push(`${label}: same code\n`);
      else if (rows.length === 0) out.push(`${label}: other code, same figures\n`);
      else out.push(`${label}\n`, table(rows.map((row) => [`    ${row[0]}`, ...row.slice(1)])));
      for (const problem of code.problems) out.push(`    not emitted: ${problem}\n`);
      if (lines)
        for (const one of code.lines)
          out.push(
            `    ${signed(one.after - one.before)} instructions  ${one.file}:${one.line}  ${one.text.slice(0, 80)}\n`,
          );
    }
  }
  const { come, gone } = document.findings;
  for (const [sign, list] of [
    ['+', come],
    ['-', gone],
  ] as const)
    for (const { file, line, severity, code, message } of list.slice(0, MOST_FINDINGS))
      out.push(`${sign} ${file}:${line}: ${severity}: ${message} [${code}]\n`);
  out.push(`${summaryOf(document)}\n`);
  return visible(out.join(''));
}

/** Hidden in the comment of a pull request, so that the next run finds and updates it. */
export const COMMENT_MARK = '<!-- warplens diff -->';

export function diffMarkdown(document: DiffDocument, lines: boolean): string {
  const out = [COMMENT_MARK, `### GPU kernels: ${escaped(summaryOf(document))}`, ''];
  const rows = document.kernels.flatMap((kernel) =>
    kernel.code
      .filter(({ same }) => !same)
      .map((code) => {
        const figures = rowsOf(kernel, code).map(
          ([label, before, , after, delta]) =>
            `${label}: ${before === '-' ? '' : `${before} → `}${after}${delta === '' ? '' : ` (${delta})`}`,
        );
        const what = figures.length > 0 ? figures.join('<br>') : 'other code, same figures';
        return `| ${escaped(headOf(kernel))} | ${code.target} ${code.cpu} | ${escaped(what)} |`;
      }),
  );
  const others = document.kernels.filter(({ code }) => code.every(({ same }) => same));
  if (rows.length > 0)
    out.push(['| kernel | target | figures |', '|---|---|---|', ...rows, ''].join('\n'));
  for (const kernel of others) out.push(`- ${escaped(headOf(kernel))}: same code`);
  if (others.length > 0) out.push('');
  if (lines) {
    const paid = document.kernels.flatMap(({ code }) => code.flatMap((one) => one.lines));
    if (paid.length > 0) {
      out.push('<details><summary>Lines that changed their instructions</summary>', '');
      for (const one of paid)
        out.push(
          `- ${signed(one.after - one.before)} \`${one.file}:${one.line}\` \`${one.text.slice(0, 80).replaceAll('`', "'")}\``,
        );
      out.push('', '</details>', '');
    }
  }
  const { come, gone } = document.findings;
  for (const [title, list] of [
    ['New findings', come],
    ['Findings that are gone', gone],
  ] as const) {
    if (list.length === 0) continue;
    out.push(`**${title}**`, '');
    for (const { file, line, severity, code, message } of list.slice(0, MOST_FINDINGS))
      out.push(`- \`${file}:${line}\` ${severity}: ${escaped(message)} (${code})`);
    out.push('');
  }
  return visible(`${out.join('\n').trimEnd()}\n`);
}

function headOf({ status, before, after }: KernelChange): string {
  const now = after ?? before!;
  const place = `${now.file}:${now.line}`;
  if (status === 'renamed')
    return `renamed \`${before!.kernel}\` to \`${after!.kernel}\` (${place})`;
  if (status === 'moved') return `moved \`${now.kernel}\` from ${before!.file} to ${place}`;
  return `${status} \`${now.kernel}\` (${place})`;
}

/** Label, before, arrow, after, and the difference in per cent. */
function rowsOf({ status }: KernelChange, { figures }: CodeChange): string[][] {
  return figures
    .filter((one) => isShown(one, status))
    .map((one) => {
      const unit = one.unit === '' ? '' : ` ${one.unit}`;
      const mark = one.estimate ? '~' : '';
      const shown = (value: number | null): string =>
        value === null ? '-' : `${mark}${value}${unit}`;
      const { before, after } = one;
      const delta =
        before === null || after === null || before === 0 || one.unit === '%'
          ? ''
          : `${signed(Math.round(((after - before) / before) * 1000) / 10)} %`;
      return [one.label, shown(before), '->', shown(after), delta];
    });
}

/** What changed; of a kernel that came or went all that is not 0. */
function isShown({ before, after }: FigureChange, status: KernelChange['status']): boolean {
  if (status === 'added' || status === 'removed') return (after ?? before) !== 0;
  return before !== after;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : `${value}`;
}

export function summaryOf({ kernels, unchanged, findings, base, head }: DiffDocument): string {
  const count = (status: KernelChange['status']): number =>
    kernels.filter((one) => one.status === status).length;
  const parts = (['changed', 'added', 'removed', 'renamed', 'moved'] as const).flatMap((status) =>
    count(status) === 0 ? [] : [`${count(status)} ${status}`],
  );
  if (unchanged > 0) parts.push(`${unchanged} unchanged`);
  const { come, gone } = findings;
  if (come.length > 0) parts.push(`${come.length} new finding${come.length === 1 ? '' : 's'}`);
  if (gone.length > 0) parts.push(`${gone.length} finding${gone.length === 1 ? '' : 's'} gone`);
  const what = parts.length === 0 ? 'no kernel is reached by the change' : parts.join(', ');
  return `${base} to ${head}: ${what}`;
}

function escaped(text: string): string {
  return text
    .replaceAll('|', '\\|')
    .replace(/</g, (at) => (at === '<' ? '&lt;' : at))
    .replaceAll('&lt;br>', '<br>');
}
