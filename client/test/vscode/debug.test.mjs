/**
 * Debugging a kernel: a click on `Debug` stops at a breakpoint, where variables have values; a step
 * goes on and back, and continuing leads to the end.
 */
import assert from 'node:assert/strict';
import { until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { openSession, TEST_TIME } from './session.mjs';

const FILE = 'steps.rs';
const TEXT = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::_thread_idx_x;

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn steps(x: *const u32, y: *mut u32) {
    let i = unsafe { _thread_idx_x() } as usize;
    let value = unsafe { *x.add(i) };
    let twice = value * 2;
    unsafe { *y.add(i) = twice };
}
`;
const SPEC = '{ "grid": 1, "block": 32, "args": { "x": "[i + 20; 32]", "y": "[0; 32]" } }';

describe('vscode, debug', function () {
  this.timeout(TEST_TIME);
  let session;
  let workbench;

  before(async function () {
    skipWithoutTools(this);
    const files = { [FILE]: TEXT, 'steps.warplens.json': SPEC };
    session = await openSession({ files, file: FILE });
    ({ workbench } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  const toolbar = () => session.page.locator('.debug-toolbar');
  const stoppedAt = (line) =>
    until(`a stop in line ${line}`, async () => {
      const frames = session.page.locator('.debug-call-stack .stack-frame');
      const texts = await frames.allInnerTexts();
      return texts.some((text) => new RegExp(`\\b${line}:\\d+`).test(text));
    });
  const variables = async () =>
    (await session.page.locator('.debug-variables .monaco-list-row').allInnerTexts())
      .join('\n')
      .replaceAll('\u00a0', ' ');

  it('stops at a breakpoint', async () => {
    await workbench.lens(FILE, 'Debug').waitFor();
    await workbench.caret(FILE, 9, 5);
    await workbench.press('F9', workbench.editor(FILE).locator('.codicon-debug-breakpoint'));
    await workbench.clickLens(FILE, 'Debug', toolbar());
    await stoppedAt(9);
  });

  it('shows the variables of a lane', async () => {
    // The first scope opens by itself where the view has been there before.
    const locals = session.page.locator('.debug-variables .monaco-list-row').first();
    await locals.waitFor();
    if ((await locals.getAttribute('aria-expanded')) === 'false') await locals.click();
    await until('the variables', async () => /value\s*[:=]\s*20/.test(await variables()));
    assert.match(await variables(), /\bi\s*[:=]\s*0/);
  });

  it('steps on and back', async () => {
    await workbench.command('Debug: Step Over');
    await stoppedAt(10);
    await until('the next variable', async () => /twice\s*[:=]\s*40/.test(await variables()));
    await toolbar().locator('.codicon-debug-step-back').click();
    await stoppedAt(9);
    await until('the variables of before', async () => !/twice/.test(await variables()));
  });

  it('goes on to the end', async () => {
    await workbench.command('Debug: Continue');
    await toolbar().waitFor({ state: 'hidden' });
  });
});
