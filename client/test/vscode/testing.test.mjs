/**
 * The Testing view: the spec beside a kernel and a test comment above one run there, with a mark in
 * the margin, the wrong value at its line, and coverage.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { openSession, TEST_TIME } from './session.mjs';

const FILE = 'saxpy.rs';
const SPEC = `{
  "kernel": "saxpy",
  "grid": 4,
  "block": 256,
  "args": { "n": 1000, "alpha": 2, "x": "[i; 1000]", "y": "[1; 1000]" },
  "expected": { "y": "2 * i + 1" }
}
`;
const COMMENT =
  '// warplens: test(grid = 1, alpha = 2, x = [i; 9], y = [1; 9], n = 9, expect y = 2 * i)';
const ROW = '.test-explorer .monaco-list-row';

describe('vscode, testing', function () {
  this.timeout(TEST_TIME);
  const [, text] = /const EXAMPLE = `([^`]*)`/.exec(
    readFileSync('client/src/features/example.ts', 'utf8'),
  );
  let session;
  let workbench;
  let page;

  before(async function () {
    skipWithoutTools(this);
    const commented = text.replace('#[unsafe(no_mangle)]', `${COMMENT}\n#[unsafe(no_mangle)]`);
    const files = { [FILE]: commented, 'saxpy.warplens.json': SPEC };
    session = await openSession({ files, file: FILE });
    ({ workbench, page } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  const row = (name) => page.locator(ROW).filter({ hasText: name }).first();

  it('lists the spec and the comment', async () => {
    await workbench.lens(FILE, 'Run').waitFor();
    await until('the view', async () => {
      await page.locator('.activitybar .codicon-test-view-icon').first().click({ timeout: 5000 });
      await row('saxpy.warplens.json').waitFor({ timeout: 5000 });
      return true;
    });
    await row(FILE).waitFor();
  });

  it('runs them, the comment with a wrong value at its line', async () => {
    await workbench.command('Test: Run All Tests');
    await row('saxpy.warplens.json').locator('.codicon-testing-passed-icon').waitFor();
    await row(FILE).locator('.codicon-testing-failed-icon').waitFor();
    const mark = workbench.editor(FILE).locator('.codicon-testing-failed-icon');
    await mark.first().waitFor();
    await until('the message', async () =>
      /`y` differs|unexpected-value/.test(await workbench.editor(FILE).innerText()),
    );
  });

  it('shows the coverage of lines and branches', async () => {
    await workbench.command('Test: Run All Tests with Coverage');
    const covered = page.locator('.test-coverage-list-item').filter({ hasText: FILE });
    await covered.first().waitFor();
    assert.match(await covered.first().innerText(), /saxpy\.rs/);
  });
});
