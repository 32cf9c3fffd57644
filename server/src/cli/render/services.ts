/**
 * Findings in the forms that services of continuous integration read: GitLab's code quality report
 * and JUnit's XML.
 */
import { crc32 } from '../../emulate/index.ts';
import { fingerprints, gapsOf, visible, visibleJson } from '../../report/index.ts';
import type { Renderer } from './located.ts';

/** GitLab's words; https://docs.gitlab.com/ci/testing/code_quality */
const GITLAB_SEVERITY = {
  error: 'critical',
  warning: 'major',
  info: 'info',
  hint: 'info',
} as const;

/** A list of issues. Places are relative to the current folder, as GitLab wants them. */
export const gitlabRenderer: Renderer = ({ found, unread }, locate) => {
  const all = [...found, ...unread];
  const names = fingerprints(all, locate);
  const issues = all.map((d, i) => {
    const { path, start, end } = locate(d.span);
    return {
      description: d.message,
      check_name: d.code,
      // Unique in the whole report: the path is a part of it.
      fingerprint: `${names[i]}${crc32(new TextEncoder().encode(path))
        .toString(16)
        .padStart(8, '0')}`,
      severity: unread.includes(d) ? 'blocker' : GITLAB_SEVERITY[d.severity],
      location: { path, lines: { begin: start.line, end: end.line } },
    };
  });
  return visibleJson(`${JSON.stringify(issues, null, 2)}\n`);
};

/** A case for each file with findings, and one that passed where there is none. */
export const junitRenderer: Renderer = ({ found, unread, coverage }, locate) => {
  const files = new Map<string, string[]>();
  const gaps = gapsOf(coverage).map((d) => ({ ...d, code: 'not-analysed' }));
  for (const d of [...unread, ...found, ...gaps]) {
    const { path, start } = locate(d.span);
    const kind = unread.includes(d) ? 'error' : 'failure';
    const place = `${path}:${start.line}:${start.column}`;
    const text = [d.message, d.why, d.help && `help: ${d.help}`].filter(Boolean).join('\n');
    const isNote = d.code === 'not-analysed' || d.severity === 'info' || d.severity === 'hint';
    const label = `name="${xml(`${d.code} at ${start.line}:${start.column}`)}" classname="${xml(path)}"`;
    const body = `${xml(place)}: ${xml(text)}`;
    const list = files.get(path) ?? [];
    files.set(path, list);
    list.push(
      isNote && kind === 'failure'
        ? `    <testcase ${label}>\n      <system-out>${body}</system-out>\n    </testcase>\n`
        : `    <testcase ${label}>\n      <${kind} type="${xml(d.code)}" message="${xml(d.message)}">${body}</${kind}>\n    </testcase>\n`,
    );
  }
  const all = [...files.values()].flat();
  const count = (lines: readonly string[], tag: string): number =>
    lines.filter((line) => line.includes(`<${tag} `)).length;
  const head = (lines: readonly string[]): string =>
    `tests="${lines.length}" failures="${count(lines, 'failure')}" errors="${count(lines, 'error')}"`;
  const suites = [...files].map(
    ([path, lines]) =>
      `  <testsuite name="${xml(path)}" ${head(lines)}>\n${lines.join('')}  </testsuite>\n`,
  );
  const passed =
    '  <testsuite name="warplens check" tests="1" failures="0" errors="0">\n    <testcase name="no findings" classname="warplens"/>\n  </testsuite>\n';
  const whole = all.length === 0 ? 'tests="1" failures="0" errors="0"' : head(all);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="warplens check" ${whole}>\n${all.length === 0 ? passed : suites.join('')}</testsuites>\n`;
};

function xml(text: string): string {
  return visible(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
