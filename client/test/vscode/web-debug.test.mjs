/**
 * Debugging a kernel in VS Code for the Web, where the debugger is part of the server's worker: the
 * spec beside the file is sent to it, a breakpoint stops, a step goes on and back.
 */
import assert from 'node:assert/strict';
import { SETTINGS, startCodeServer, until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { Session, TEST_TIME } from './session.mjs';
import { startWebServer } from './web-server.mjs';
import { startBrowser, Workbench } from './workbench.mjs';

const FILE = 'lib.rs';
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
const FILES = {
  'Cargo.toml': '[package]\nname = "demo"\nversion = "0.1.0"\nedition = "2024"\n',
  'src/lib.rs': TEXT,
  'src/lib.warplens.json':
    '{ "grid": 1, "block": 32, "args": { "x": "[i + 20; 32]", "y": "[0; 32]" } }',
};

describe('vscode for the web, debug', function () {
  this.timeout(TEST_TIME);
  let installed;
  let server;
  let browser;
  let page;
  let workbench;
  let session;

  before(async function () {
    skipWithoutTools(this);
    installed = await startCodeServer(process.env['WARPLENS_VSIX']);
    server = await startWebServer(installed.extension, FILES, SETTINGS);
    browser = await startBrowser();
    page = browser.page;
    session = new Session(browser, server);
    workbench = await Workbench.openWeb(page, server, 'src/lib.rs');
  });

  after(async () => {
    await browser?.stop();
    await server?.stop();
    await installed?.stop();
  });

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  const toolbar = () => page.locator('.debug-toolbar');
  const stoppedAt = (line) =>
    until(`a stop in line ${line}`, async () => {
      const frames = await page.locator('.debug-call-stack .stack-frame').allInnerTexts();
      return frames.some((text) => new RegExp(`\\b${line}:\\d+`).test(text));
    });
  const variables = async () =>
    (await page.locator('.debug-variables .monaco-list-row').allInnerTexts())
      .join('\n')
      .replaceAll('\u00a0', ' ');

  it('stops at a breakpoint, with the values of the spec', async () => {
    await workbench.lens(FILE, 'Debug').waitFor();
    await workbench.caret(FILE, 9, 5);
    await workbench.press('F9', workbench.editor(FILE).locator('.codicon-debug-breakpoint'));
    await workbench.clickLens(FILE, 'Debug', toolbar());
    await stoppedAt(9);
    const locals = page.locator('.debug-variables .monaco-list-row').first();
    await locals.waitFor();
    if ((await locals.getAttribute('aria-expanded')) === 'false') await locals.click();
    await until('the variables', async () => /value\s*[:=]\s*20/.test(await variables()));
  });

  it('steps on and back, and goes on to the end', async () => {
    await workbench.command('Debug: Step Over');
    await stoppedAt(10);
    await until('the next variable', async () => /twice\s*[:=]\s*40/.test(await variables()));
    await toolbar().locator('.codicon-debug-step-back').click();
    await stoppedAt(9);
    await until('the variables of before', async () => !/twice/.test(await variables()));
    assert.ok(await toolbar().isVisible());
    await workbench.command('Debug: Continue');
    await toolbar().waitFor({ state: 'hidden' });
  });
});
