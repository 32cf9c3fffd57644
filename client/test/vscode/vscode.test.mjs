/**
 * The packaged extension in real VS Code, from the first squiggle to the linked lines: one window, one test after the other.
 * `npm run test:vscode` runs them; with `WARPLENS_SHOTS=folder` they leave a screenshot of each step.
 */
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause, startCodeServer, until } from './code-server.mjs';
import { missingTools } from './kit.mjs';
import { startBrowser, Workbench } from './workbench.mjs';

const MISTAKE = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]

/// Writes the index of each thread.
pub unsafe extern "gpu-kernel" fn number(out: *mut u32) {
    let i = unsafe { core::arch::nvptx::_thread_idx_x() };
    unsafe { *out.add(i as usize) = i };
}
`;
const PLAIN = 'fn main() {\n    println!("no kernel here");\n}\n';
const STATUS = '.statusbar-item[id="warplens.warplens.warplens.status"]';
const PREVIEW = 'warplens-preview:/ptx/';

describe('vscode', function () {
  this.timeout(120000);
  let server;
  let browser;
  let workbench;
  let page;
  let folder;

  before(async function () {
    const missing = missingTools();
    if (missing.length > 0) {
      console.log(`  skipped, missing: ${missing.join(', ')}`);
      this.skip();
    }
    folder = mkdtempSync(join(tmpdir(), 'warplens-workspace-'));
    copyFileSync('test-fixtures/kernels/saxpy.rs', join(folder, 'saxpy.rs'));
    writeFileSync(join(folder, 'mistake.rs'), MISTAKE);
    writeFileSync(join(folder, 'plain.rs'), PLAIN);
    const theme = process.env['WARPLENS_THEME'];
    server = await startCodeServer(
      process.env['WARPLENS_VSIX'],
      theme ? { 'workbench.colorTheme': theme } : {},
    );
    browser = await startBrowser();
    page = browser.page;
    workbench = await Workbench.open(page, server, folder, 'plain.rs');
  });

  after(async () => {
    await browser?.stop();
    await server?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  let step = 0;
  afterEach(async function () {
    const shots = process.env['WARPLENS_SHOTS'];
    if (!shots || !page) return;
    mkdirSync(shots, { recursive: true });
    step += 1;
    const name = this.currentTest.title.replace(/\W+/g, '-').slice(0, 50);
    await page.screenshot({ path: join(shots, `${String(step).padStart(2, '0')}-${name}.png`) });
  });

  const saxpy = readFileSync('test-fixtures/kernels/saxpy.rs', 'utf8').split('\n');
  const lineOf = (part) => saxpy.findIndex((line) => line.includes(part)) + 1;
  const multiply = lineOf('alpha * *x.add(k)');

  it('is silent without kernels, marks a mistake in the editor and among the problems', async () => {
    await pause(1500);
    assert.equal(await page.locator(STATUS).count(), 0);
    await workbench.openFile('mistake.rs');
    const editor = workbench.editor('mistake.rs');
    await editor.locator('.squiggly-warning').first().waitFor();
    await editor.locator('.codelens-decoration').filter({ hasText: 'PTX' }).waitFor();
    await page.locator(STATUS).waitFor();
    await workbench.command('Problems: Focus on Problems View');
    const row = page
      .locator('.markers-panel .monaco-list-row')
      .filter({ hasText: 'missing_gpu_kernel_export_name' });
    await row.waitFor();
    assert.match(await row.innerText(), /warplens/);
  });

  it('repairs it by the quick fix', async () => {
    await workbench.caret('mistake.rs', 5, 36);
    const row = page.locator('.action-widget .monaco-list-row').filter({ hasText: 'no_mangle' });
    await workbench.press('Control+.', row);
    await page.keyboard.press('Enter');
    await until('the attribute', async () =>
      (await workbench.text('mistake.rs')).includes('no_mangle'),
    );
    const squiggles = workbench.editor('mistake.rs').locator('.squiggly-warning');
    await until('no squiggle', async () => (await squiggles.count()) === 0);
    await workbench.command('View: Hide Panel');
  });

  it('opens the PTX beside the source by a click on the lens', async () => {
    await workbench.editor('mistake.rs').locator('.codelens-decoration a').first().click();
    await workbench.editor(PREVIEW).waitFor();
    await until('PTX', async () =>
      (await workbench.text(PREVIEW)).includes('.visible .entry number('),
    );
    const source = await workbench.editor('mistake.rs').boundingBox();
    const pane = await workbench.editor(PREVIEW).boundingBox();
    assert.ok(pane.x >= source.x + source.width - 1);
    assert.ok(
      (await workbench.editor(PREVIEW).locator('.mtk1').count()) <
        (await workbench.lines(PREVIEW)).length * 4,
    );
  });

  it('follows the cursor into another file and marks what a line became', async () => {
    await workbench.openFile('saxpy.rs');
    await workbench.caret('saxpy.rs', multiply, 20);
    await until('the kernel under the cursor', async () =>
      (await workbench.text(PREVIEW)).includes('.entry saxpy('),
    );
    const marked = await until('marked lines', async () => {
      const lines = await workbench.marked(PREVIEW);
      return lines.some((line) => line.startsWith('mul.rn.f32')) && lines;
    });
    assert.ok(
      marked.some((line) => line.startsWith('st.global')),
      marked.join('\n'),
    );
    assert.ok(!marked.some((line) => line.startsWith('ret')));
    assert.deepEqual(await workbench.marked('saxpy.rs'), [saxpy[multiply - 1].trim()]);
  });

  it('leads from a line of PTX to its Rust line', async () => {
    const lines = await workbench.lines(PREVIEW);
    await workbench.caret(PREVIEW, lines.findIndex((line) => line.includes('st.global')) + 1);
    await until('the Rust line', async () =>
      (await workbench.marked('saxpy.rs'))[0]?.includes('alpha * *x.add(k)'),
    );
    await page.keyboard.press('F12');
    const status = page.locator('[id="status.editor.selection"]');
    await until('the cursor there', async () =>
      (await status.innerText()).includes(`Ln ${multiply},`),
    );
  });

  it('explains an instruction with its operands', async () => {
    const mnemonic = workbench
      .editor(PREVIEW)
      .locator('.view-line > span > span')
      .filter({ hasText: /^mad$/ })
      .first();
    await mnemonic.hover();
    const text = await until('the hover', async () => {
      const all = (await page.locator('.monaco-hover:visible').allInnerTexts()).join('\n');
      return all.includes('mad.lo.s32') && all;
    });
    assert.match(text, /%r\d+ = %r\d+ \* %r\d+ \+ %r\d+/);
    assert.match(text, /from saxpy\.rs:/);
    await page.keyboard.press('Escape');
  });

  it('keeps the text, marked stale, while the source is broken', async () => {
    await workbench.caret('saxpy.rs', multiply);
    await page.keyboard.type('let = ) ');
    await until('the note', async () => /STALE/.test(await workbench.text(PREVIEW)));
    assert.match(await workbench.text(PREVIEW), /saxpy\.rs:\d+:\d+: error: [\s\S]*mul\.rn\.f32/);
  });

  it('follows typing', async () => {
    for (let i = 0; i < 'let = ) '.length; i += 1) await page.keyboard.press('Backspace');
    await until('fresh text', async () => !/STALE/.test(await workbench.text(PREVIEW)));
    await workbench.caret('saxpy.rs', multiply, saxpy[multiply - 1].indexOf(';') + 1);
    await page.keyboard.type(' + 1.5');
    await until('the new constant', async () =>
      (await workbench.text(PREVIEW)).includes('0f3FC00000'),
    );
  });

  it('opens AMDGCN beside, in its own colours', async () => {
    await workbench.focus('saxpy.rs');
    await workbench.command('Warplens: Preview AMDGCN');
    const pane = 'warplens-preview:/amdgcn/';
    await workbench.editor(pane).waitFor();
    await until('AMDGCN', async () => (await workbench.text(pane)).includes('s_waitcnt'));
    await until('marked lines', async () =>
      (await workbench.marked(pane)).some((line) => line.startsWith('v_mul_f32')),
    );
    await page.locator('.statusbar-item').filter({ hasText: 'Rust' }).waitFor();
    const colours = await workbench
      .editor(pane)
      .locator('.view-line > span > span')
      .evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size);
    assert.ok(colours >= 4, `${colours} colours`);
  });

  it('offers its menu', async () => {
    await page.locator(STATUS).click();
    const rows = page.locator('.quick-input-list .monaco-list-row');
    await rows.filter({ hasText: 'Preview PTX' }).waitFor();
    await rows.filter({ hasText: 'Doctor' }).click();
    await page
      .locator('.monaco-editor[data-uri^="output:"]')
      .filter({ hasText: 'ptxas' })
      .waitFor();
  });
});
