/**
 * Profiling a kernel: a click on `Profile` shows counts behind the lines and a page beside the
 * source; a change makes the second profile a comparison.
 */
import assert from 'node:assert/strict';
import { until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { openSession, TEST_TIME } from './session.mjs';

const FILE = 'columns.rs';
const TEXT = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::_thread_idx_x;

const STEP: usize = 32;

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn columns(x: *const u32, y: *mut u32) {
    let i = unsafe { _thread_idx_x() } as usize;
    unsafe {
        *y.add(i) = *x.add(i * STEP);
    }
}
`;
const SPEC = '{ "grid": 1, "block": 64, "args": { "x": "[i; 2048]", "y": "[0; 64]" } }';

describe('vscode, profile', function () {
  this.timeout(TEST_TIME);
  let session;
  let workbench;

  before(async function () {
    skipWithoutTools(this);
    const files = { [FILE]: TEXT, 'columns.warplens.json': SPEC };
    session = await openSession({ files, file: FILE });
    ({ workbench } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  const shown = async () =>
    (await workbench.editor(FILE).locator('.view-line').allInnerTexts())
      .join('\n')
      .replaceAll('\u00a0', ' ');
  const page = () => session.resources().locator('main');

  it('counts behind the lines and on a page', async () => {
    await workbench.lens(FILE, 'Profile').waitFor();
    await workbench.clickLens(FILE, 'Profile', page());
    await until('the counts', async () => /warp instr\. · sectors 4\.5x/.test(await shown()));
    const text = await page().innerText();
    assert.match(text, /columns/);
    assert.match(text, /2 warps of 32 threads; model of/);
    assert.match(text, /sectors, ideal\s+16/);
    assert.equal(await session.resources().locator('svg').count(), 1);
  });

  it('compares with the profile before', async () => {
    const line = TEXT.split('\n').findIndex((one) => one.startsWith('const STEP')) + 1;
    await workbench.type(FILE, [line, 'const STEP: usize = 32'.length + 1], '/32');
    await until('no old counts', async () => !/warp instr/.test(await shown()));
    // On a slow machine the first profile may have been asked for twice, and is compared already.
    await workbench.clickLens(FILE, 'Profile', page().getByText('-77.8 %'));
    assert.match(await page().innerText(), /sectors\s+16\s+72\s+-77\.8 %/);
  });
});
