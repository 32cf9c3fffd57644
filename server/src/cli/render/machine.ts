/**
 * Diagnostics for programs: one line each (`short`), JSON with a version, and GitHub's workflow
 * commands.
 */
import type { Diagnostic, Severity } from '../../diag/index.ts';
import { findRule, RULES, ruleUrl } from '../../rules/index.ts';
import type { AnalysisState } from '../../workspace/index.ts';
import { gapsOf } from './coverage.ts';
import { type Locate, type Located, type Renderer, renderLine } from './located.ts';
import { visible, visibleJson } from './visible.ts';

export const shortRenderer: Renderer = ({ found }, locate) =>
  found.map((d) => renderLine(d, locate)).join('');

/** Grows when a field changes its meaning or goes away. */
const SCHEMA_VERSION = 1;

/** The form that `schemas/check.schema.json` describes. */
export function jsonRenderer(version: string): Renderer {
  return ({ found: diagnostics, unread, coverage }, locate) => {
    const kernelsThat = (state: AnalysisState): number =>
      coverage.kernels.filter((kernel) => kernel.state === state).length;
    const count = (severity: Severity): number =>
      diagnostics.filter((d) => d.severity === severity).length;
    const report = {
      schemaVersion: SCHEMA_VERSION,
      version,
      summary: {
        error: count('error'),
        warning: count('warning'),
        info: count('info'),
        hint: count('hint'),
      },
      diagnostics: diagnostics.map((d) => ({
        ...jsonDiagnostic(d, locate),
        ...(findRule(RULES, d.code) === undefined ? {} : { url: ruleUrl(d.code) }),
      })),
      unread: unread.map((d) => jsonDiagnostic(d, locate)),
      coverage: {
        kernels: coverage.kernels.length,
        analysed: kernelsThat('analysed'),
        partial: kernelsThat('partial'),
        notAnalysed: kernelsThat('not-analysed'),
        outOfReach: kernelsThat('out-of-reach'),
      },
      notAnalysed: coverage.kernels
        .filter(({ state }) => state !== 'analysed')
        .map(({ kernel, state, reasons }) => ({
          kernel: kernel.name,
          state,
          ...jsonRange(locate(kernel.nameSpan)),
          reasons: reasons.map((d) => jsonDiagnostic(d, locate)),
        })),
      missing: [...coverage.missing, ...coverage.absent].map((d) => jsonDiagnostic(d, locate)),
    };
    return visibleJson(`${JSON.stringify(report, null, 2)}\n`);
  };
}

/**
 * Shape of one diagnostic in every JSON output; lines and columns are one-based, offsets UTF-16
 * units from zero.
 */
export function jsonDiagnostic(d: Diagnostic, locate: Locate): object {
  return {
    code: d.code,
    severity: d.severity,
    message: d.message,
    ...(d.why === undefined ? {} : { why: d.why }),
    ...(d.help === undefined ? {} : { help: d.help }),
    ...jsonRange(locate(d.span)),
    ...(d.tags === undefined ? {} : { tags: d.tags }),
    ...(d.causedBy === undefined ? {} : { causedBy: jsonRange(locate(d.causedBy)) }),
    related: (d.related ?? []).map((r) => ({ message: r.message, ...jsonRange(locate(r.span)) })),
    fixes: (d.fixes ?? []).map((fix) => ({
      title: fix.title,
      safety: fix.safety,
      edits: fix.edits.map((e) => ({ ...jsonRange(locate(e.span)), newText: e.newText })),
    })),
  };
}

function jsonRange({ path, start, end }: Located): object {
  return { file: path, range: { start, end } };
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
