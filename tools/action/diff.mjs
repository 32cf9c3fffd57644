/**
 * The step `Diff` of the GitHub Action: what the change did to each kernel, in the summary of the
 * step and, where it is wanted, in one comment of the pull request, which later runs update.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

const {
  WARPLENS,
  BASE,
  COMMENT,
  TOKEN,
  PULL_REQUEST,
  GITHUB_API_URL = 'https://api.github.com',
  GITHUB_REPOSITORY,
  GITHUB_STEP_SUMMARY,
} = process.env;

/** By which the comment of an earlier run is found; `warplens diff` writes it. */
const MARK = '<!-- warplens diff -->';

/** Characters of a comment; GitHub takes 65,536. */
const MOST = 65_000;

if (!BASE) {
  process.stdout.write('::notice title=warplens diff::no base commit: this is no pull request\n');
  process.exit(0);
}
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [WARPLENS, 'diff', `${BASE}...HEAD`, '.', '--format', 'markdown', '--lines'],
  { encoding: 'utf8', maxBuffer: 1 << 29 },
);
process.stderr.write(stderr);
if (status !== 0) {
  const shallow = /no commit|common ancestor/.test(stderr)
    ? ' (the checkout needs `fetch-depth: 0`)'
    : '';
  process.stdout.write(
    `::warning title=warplens diff::${stderr.trim().replaceAll('\n', '%0A')}${shallow}\n`,
  );
  process.exit(0);
}
if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${stdout}\n`);
else process.stdout.write(stdout);
if (COMMENT === 'true' && PULL_REQUEST) await comment(stdout.slice(0, MOST));

async function comment(body) {
  const issue = `/repos/${GITHUB_REPOSITORY}/issues/${PULL_REQUEST}/comments`;
  for (let page = 1; page <= 50; page++) {
    const all = await ask('GET', `${issue}?per_page=100&page=${page}`);
    const own = all.find((one) => one.body?.startsWith(MARK));
    if (own) return ask('PATCH', `/repos/${GITHUB_REPOSITORY}/issues/comments/${own.id}`, { body });
    if (all.length < 100) break;
  }
  return ask('POST', issue, { body });
}

async function ask(method, path, body) {
  const answer = await fetch(`${GITHUB_API_URL}${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer.json();
  // The check has been reported; a missing right is no reason to fail.
  process.stdout.write(`::warning title=warplens diff::no comment: ${method} ${answer.status}\n`);
  process.exit(0);
}
