/**
 * `npm run test:vscode`: packages the extension and drives it in real VS Code, in a headless
 * browser. Not part of `npm test`, because it takes minutes. Skips by name what is missing;
 * `.ci/install-vscode` brings it.
 *
 *   npm run test:vscode -- web          only test files whose name holds this text
 *   npm run test:vscode -- -g pinned    options go to mocha
 *
 * Each file is a story in a window of its own, one test after the other, so that a test that fails
 * ends it. A story that fails is run again from its beginning, twice at most, and the test that
 * failed is named: a browser on a loaded machine may be late.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingTools } from '../client/test/vscode/kit.mjs';
import { packageExtension } from './package.mjs';
import { ensureInstalled, root } from './setup.mjs';

const FOLDER = 'client/test/vscode';
const ATTEMPTS = 3;

process.chdir(root);
ensureInstalled();
const args = process.argv.slice(2);
const option = args.findIndex((arg) => arg.startsWith('-'));
const names = option < 0 ? args : args.slice(0, option);
const mochaOptions = option < 0 ? [] : args.slice(option);
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.test.mjs'))
  .filter((name) => names.length === 0 || names.some((part) => name.includes(part)))
  .sort();
if (files.length === 0) {
  process.stderr.write(`no test file matches ${names.join(' ')}\n`);
  process.exit(2);
}

// Without the tools the tests skip themselves, and need no package. One that is there already can
// be named.
const given = process.env['WARPLENS_VSIX'];
const vsix = missingTools().length > 0 ? '' : (given ?? (await packageExtension()));
const scratch = mkdtempSync(join(tmpdir(), 'warplens-tally-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const repeated = [];
let bad = false;
for (const file of files) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { status, counts } = run(file);
    if (status !== 0 && attempt < ATTEMPTS) {
      const what = counts.failed.length > 0 ? counts.failed.join('; ') : 'did not come to its end';
      repeated.push(`${file}: ${what}`);
      console.log(`\n  ${file} is tried once more, it has failed: ${what}\n`);
      continue;
    }
    bad ||= status !== 0;
    add(counts);
    break;
  }
}
rmSync(scratch, { recursive: true, force: true });

for (const line of repeated) console.log(`  failed at first, tried once more: ${line}`);
console.log(`VS Code: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
// After `npm test` with the same tally, the last line speaks of both, and its failures are told
// again: of a long log, often only the end is kept.
const tally = process.env['WARPLENS_TALLY'];
const earlier = tally && existsSync(tally) ? readTally(tally) : [];
for (const counts of earlier) {
  add(counts);
  for (const text of counts.texts ?? []) console.log(text);
  for (const name of counts.failed) console.log(`  failed in npm test: ${name}`);
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = bad ? 1 : 0;

/** Tells one story. */
function run(file) {
  const tallyFile = join(scratch, 'tally');
  rmSync(tallyFile, { force: true });
  const mocha = join(root, 'node_modules/mocha/bin/mocha.js');
  const reporter = join(root, 'tools/mocha-reporter.cjs');
  const first = ['--no-config', '--reporter', reporter, '--bail', '--exit'];
  const { status } = spawnSync(
    process.execPath,
    [mocha, ...first, ...mochaOptions, join(FOLDER, file)],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, WARPLENS_VSIX: vsix, WARPLENS_TALLY: tallyFile },
    },
  );
  const [counts] = existsSync(tallyFile) ? readTally(tallyFile) : [];
  return { status: status ?? 1, counts: counts ?? { passed: 0, failed: [file], skipped: 0 } };
}

function readTally(path) {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function add({ passed, failed, skipped }) {
  total.passed += passed;
  total.failed += failed.length;
  total.skipped += skipped;
}
