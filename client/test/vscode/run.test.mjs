/**
 * Running a kernel: a click on `Run` shows values without a word about the launch, and a planted
 * mistake is marked at its line.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { openSession, TEST_TIME } from './session.mjs';

const FILE = 'saxpy.rs';
describe('vscode, run', function () {
  this.timeout(TEST_TIME);
  const [, text] = /const EXAMPLE = `([^`]*)`/.exec(
    readFileSync('client/src/features/example.ts', 'utf8'),
  );
  const lines = text.split('\n');
  const guard = lines.findIndex((line) => line.includes('if i < n')) + 1;
  let session;
  let workbench;
  let page;

  before(async function () {
    skipWithoutTools(this);
    session = await openSession({ files: { [FILE]: text }, file: FILE });
    ({ workbench, page } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  const shown = async () =>
    (await workbench.editor(FILE).locator('.view-line').allInnerTexts())
      .join('\n')
      .replaceAll('\u00a0', ' ');
  const report = async () =>
    (await page.locator('.part.panel .view-lines').first().innerText()).replaceAll('\u00a0', ' ');

  it('shows values behind the parameters and in the report', async () => {
    await workbench.lens(FILE, 'Run').waitFor();
    await workbench.clickLens(FILE, 'Run', workbench.lens(FILE, 'completed'));
    await until('the values', async () => /= \[0, 1, 2, 3 … 399\]/.test(await shown()));
    await until('the report', async () =>
      /saxpy: 2 blocks of 256 threads[\s\S]*y f32\[400\] 0, 1\.5, 3/.test(
        (await report()).replaceAll(/ +/g, ' '),
      ),
    );
  });

  it('marks a planted mistake at its line', async () => {
    const column = lines[guard - 1].indexOf('<') + 2;
    await workbench.type(FILE, [guard, column], '=');
    await until('no old values', async () => !/= \[0/.test(await shown()));
    await workbench.clickLens(FILE, 'Run', workbench.lens(FILE, '1 finding'));
    await workbench.command('View: Focus Problems');
    const problem = page
      .locator('.markers-panel .monaco-list-row')
      .filter({ hasText: 'out of bounds' });
    await problem.first().waitFor();
    assert.match(await problem.first().innerText(), /`y\[400\]` of 400/);
    assert.match(await problem.first().innerText(), new RegExp(`Ln ${guard + 2}`));
  });
});
