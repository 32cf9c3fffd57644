/**
 * Diagnostics for programs: one line each (`short`), JSON with a version, and GitHub's workflow
 * commands.
 */
import { checkDocument, gapsOf, visible, visibleJson } from '../../report/index.ts';
import { type Renderer, renderLine } from './located.ts';

export const shortRenderer: Renderer = ({ found }, locate) =>
  found.map((d) => renderLine(d, locate)).join('');

/** The form that `schemas/check.schema.json` describes. */
export function jsonRenderer(version: string): Renderer {
  return (report, locate) =>
    visibleJson(`${JSON.stringify(checkDocument(report, locate, version), null, 2)}\n`);
}

const GITHUB_LEVEL = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
  hint: 'notice',
} as const;

export const githubRenderer: Renderer = ({ found, coverage }, locate) =>
  [...found, ...gapsOf(coverage).map((d) => ({ ...d, code: 'not-analysed' }))]
    .map((d) => {
      const { path, start, end } = locate(d.span);
      const properties = [
        `file=${property(path)}`,
        `line=${start.line}`,
        `endLine=${end.line}`,
        // GitHub refuses columns on a range of several lines.
        ...(start.line === end.line ? [`col=${start.column}`, `endColumn=${end.column}`] : []),
        `title=${property(d.code)}`,
      ];
      const text = [d.message, d.why, d.help && `help: ${d.help}`].filter(Boolean).join('\n');
      return `::${GITHUB_LEVEL[d.severity]} ${properties.join(',')}::${data(text)}\n`;
    })
    .join('');

function data(text: string): string {
  return visible(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
