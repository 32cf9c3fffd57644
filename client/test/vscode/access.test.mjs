/**
 * For those who do not see well, or use no mouse: names that a screen reader says, narrow panes,
 * 200 % zoom, and a way through it all by keys. Colours of high contrast are in
 * `looks.test.mjs`.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { eventually, until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { openSession, PREVIEW, SAXPY, SAXPY_LINE, TEST_TIME } from './session.mjs';

const GEMM = readFileSync('test-fixtures/kernels/gemm_tiled.rs', 'utf8');
const WIDE = { width: 1500, height: 900 };

/** What 200 % leaves of a window of 1280 times 800, and a pane beside others. */
const SMALL = [
  { width: 640, height: 400 },
  { width: 480, height: 800 },
];

/** Elements that make a page scroll sideways. */
function tooWide(root) {
  if (root.scrollWidth <= root.clientWidth + 1) return [];
  return [...root.querySelectorAll('body *')]
    .filter((one) => !one.closest('.drawing *'))
    .filter((one) => one.getBoundingClientRect().right > root.clientWidth + 1)
    .map((one) => one.outerHTML.slice(0, 80));
}

describe('vscode, access', function () {
  this.timeout(TEST_TIME);
  let session;
  let workbench;
  let page;

  before(async function () {
    skipWithoutTools(this);
    session = await openSession({
      files: { 'saxpy.rs': SAXPY, 'gemm.rs': GEMM },
      file: 'saxpy.rs',
      settings: { 'editor.accessibilitySupport': 'on' },
    });
    ({ workbench, page } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  it('opens a preview by keys, which has a name', async () => {
    await workbench.caret('saxpy.rs', SAXPY_LINE, 20);
    await workbench.command('Warplens: Preview PTX');
    await workbench.editor(PREVIEW).waitFor();
    const input = workbench.editor(PREVIEW).locator('.native-edit-context, textarea').first();
    await until('the name of the pane', async () =>
      /saxpy · sm_\d+\.ptx/.test((await input.getAttribute('aria-label')) ?? ''),
    );
    // F6 leads on, F12 back to the source.
    await workbench.caret(PREVIEW, await workbench.lineOf(PREVIEW, 'mul.rn.f32'));
    await until('the source', async () => {
      await page.keyboard.press('F12');
      return workbench.soon(async () => (await workbench.place()).startsWith(`${SAXPY_LINE}:`));
    });
  });

  it('names the status and the kernels', async () => {
    const status = session.status().locator('[role=button], a').first();
    const label = await status.getAttribute('aria-label');
    assert.match(label ?? '', /sm_\d+/);
    await workbench.command('Explorer: Focus on GPU Kernels View');
    const rows = page.locator('.pane').filter({ hasText: 'GPU Kernels' }).last();
    const row = rows.locator('[role=treeitem]').filter({ hasText: 'saxpy' }).first();
    await row.waitFor();
    await until('the name of a kernel', async () =>
      /saxpy/.test((await row.getAttribute('aria-label')) ?? ''),
    );
    await workbench.command('View: Close Primary Side Bar');
  });

  it('has no control on the resource page without a name', async () => {
    await workbench.openFile('gemm.rs');
    const body = GEMM.split('\n').findIndex((line) => line.includes('fn gemm(')) + 1;
    await workbench.caret('gemm.rs', body, 5);
    await workbench.command('Warplens: Show Resources');
    const frame = session.resources();
    await frame.locator('svg.chart').waitFor();
    await until('32 bars', async () => (await frame.locator('[role=radio]').count()) === 32);
    const unnamed = await frame.locator('body').evaluate((root) => {
      const controls = root.querySelectorAll(
        'button, select, input, a[href], [role=radio], [role=button], [tabindex="0"]',
      );
      const named = (one) =>
        one.getAttribute('aria-label') ||
        one.getAttribute('aria-labelledby') ||
        one.textContent.trim() ||
        one.labels?.length ||
        one.closest('label');
      return [...controls].filter((one) => !named(one)).map((one) => one.outerHTML.slice(0, 120));
    });
    assert.deepEqual(unnamed, []);
    assert.equal(await frame.locator('h1').count(), 1);
  });

  for (const viewport of SMALL)
    it(`fits ${viewport.width} times ${viewport.height}`, async () => {
      const frame = session.resources();
      await workbench.maximize(true);
      await page.setViewportSize(viewport);
      await eventually(async () =>
        assert.deepEqual(await frame.locator('html').evaluate(tooWide), []),
      );
      // All of it can be reached.
      for (const part of ['svg.chart', 'dt', 'table'])
        await frame.locator(`${part}:visible`).first().scrollIntoViewIfNeeded();
      await page.setViewportSize(WIDE);
      await workbench.maximize(false);
    });
});
