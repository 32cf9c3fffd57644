/**
 * Running a kernel: a click on `Run` shows values without a word about the launch, a planted
 * mistake is marked at its line, and both sides of a race open beside each other.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { openSession, TEST_TIME } from './session.mjs';

const FILE = 'saxpy.rs';
const RACE = 'race.rs';
const RACE_TEXT = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::_thread_idx_x;

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn turn(y: *mut u32) {
    let i = unsafe { _thread_idx_x() } as usize;
    unsafe {
        *y.add(i) = 3;
        *y.add(64 + i) = *y.add(63 - i);
    }
}
`;
const RACE_SPEC = '{ "grid": 1, "block": 64, "args": { "y": "[0; 128]" } }';
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
    const files = { [FILE]: text, [RACE]: RACE_TEXT, 'race.warplens.json': RACE_SPEC };
    session = await openSession({ files, file: FILE });
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

  it('opens both sides of a race beside each other', async () => {
    await workbench.openFile(RACE);
    await workbench.lens(RACE, 'Run').waitFor();
    await workbench.clickLens(RACE, 'Run', workbench.lens(RACE, 'Race with line'));
    await workbench.clickLens(RACE, 'Race with line', workbench.editor(RACE).nth(1));
    await until('two editors', async () => (await workbench.editor(RACE).count()) === 2);
  });
});
