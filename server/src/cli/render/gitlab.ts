/** Findings as GitLab's code quality report. */
import { crc32 } from '../../emulate/index.ts';
import { fingerprints, visibleJson } from '../../report/index.ts';
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
