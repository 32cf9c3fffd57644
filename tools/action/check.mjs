/**
 * The step `Check` of the GitHub Action: each finding is one annotation as long as GitHub shows
 * them (ten of a kind in a step), the others and all of them are in the summary of the step.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const { WARPLENS, PATHS, FAIL_ON, ARGS, SARIF, GITHUB_WORKSPACE, GITHUB_STEP_SUMMARY } =
  process.env;

/** Annotations of a kind that GitHub shows of one step. */
const MOST_SHOWN = 10;

/** Findings in the summary, which may have a mebibyte. */
const MOST_LISTED = 2000;

const words = (text) => (text ?? '').split(/\s+/).filter((word) => word !== '');
const paths = words(PATHS).length === 0 ? ['.'] : words(PATHS);
const options = [...paths, '--fail-on', FAIL_ON || 'warning', ...words(ARGS)];
const run = (...more) =>
  spawnSync(process.execPath, [WARPLENS, 'check', ...options, ...more], {
    encoding: 'utf8',
    maxBuffer: 1 << 29,
  });

const { status, stdout, stderr } = run('--format', 'json');
process.stderr.write(stderr);
let report;
try {
  report = JSON.parse(stdout);
} catch {
  process.stdout.write(`::error title=warplens::${data(stderr.trim() || 'no report')}\n`);
  process.exit(status || 2);
}

/** Annotations name files from the top of the repository, not from the folder of the step. */
const prefix = GITHUB_WORKSPACE ? relative(GITHUB_WORKSPACE, process.cwd()) : '';
const fileOf = ({ file }) =>
  (prefix === '' || file.startsWith('/') ? file : `${prefix}/${file}`).replaceAll('\\', '/');

const KINDS = { error: 'error', warning: 'warning', info: 'notice', hint: 'notice' };
const ORDER = ['error', 'warning', 'info', 'hint'];
const found = [...report.unread, ...report.diagnostics].sort(
  (a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity),
);
const shown = { error: 0, warning: 0, notice: 0 };
for (const finding of found) {
  const kind = KINDS[finding.severity];
  if (++shown[kind] > MOST_SHOWN) continue;
  const { start, end } = finding.range;
  const place = [
    `file=${property(fileOf(finding))}`,
    `line=${start.line}`,
    `endLine=${end.line}`,
    ...(start.line === end.line ? [`col=${start.column}`, `endColumn=${end.column}`] : []),
    `title=${property(finding.code)}`,
  ];
  const text = [finding.message, finding.why, finding.help && `help: ${finding.help}`];
  process.stdout.write(`::${kind} ${place.join(',')}::${data(text.filter(Boolean).join('\n'))}\n`);
}

if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary());
if (SARIF) writeFileSync(SARIF, run('--format', 'sarif').stdout);
process.exit(status ?? 2);

function summary() {
  const { kernels, notAnalysed, partial } = report.coverage;
  const lines = [
    `### Warplens: ${found.length} finding${found.length === 1 ? '' : 's'} in ${kernels} kernel${kernels === 1 ? '' : 's'}`,
    '',
  ];
  if (notAnalysed + partial > 0)
    lines.push(`${notAnalysed} not analysed, ${partial} analysed in part.`, '');
  if (found.length > 0) lines.push('| severity | place | finding |', '|---|---|---|');
  for (const finding of found.slice(0, MOST_LISTED)) {
    const { line } = finding.range.start;
    const rule = finding.url ? `[${finding.code}](${finding.url})` : finding.code;
    lines.push(
      `| ${finding.severity} | \`${fileOf(finding)}:${line}\` | ${cell(finding.message)} (${rule}) |`,
    );
  }
  if (found.length > MOST_LISTED) lines.push('', `${found.length - MOST_LISTED} more.`);
  return `${lines.join('\n')}\n\n`;
}

function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
}

function data(text) {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text) {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
