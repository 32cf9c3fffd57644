/**
 * The tour: what the animated picture of the extension's page shows, step by step. Each step that
 * has come to its end is a frame.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { AMDGCN, openSession, PREVIEW, TEST_TIME } from './session.mjs';

const SIZE = { width: 1240, height: 800 };

describe('vscode, tour', function () {
  this.timeout(TEST_TIME);
  const [, source] = /const EXAMPLE = `([^`]*)`/.exec(
    readFileSync('client/src/features/example.ts', 'utf8'),
  );
  const text = source.replace(/^[\s\S]*?(?=#!\[no_std\])/, '');
  const lines = text.split('\n');
  const lineOf = (part) => lines.findIndex((line) => line.includes(part)) + 1;
  const multiply = lineOf('alpha * *x.add(k)');
  let session;
  let workbench;
  let page;

  before(async function () {
    skipWithoutTools(this);
    session = await openSession({
      files: { 'saxpy.rs': text },
      file: 'saxpy.rs',
      settings: {
        'workbench.colorTheme': 'Dark Modern',
        'workbench.activityBar.location': 'hidden',
        'workbench.layoutControl.enabled': false,
        'breadcrumbs.enabled': false,
        'editor.fontSize': 13,
        'editor.lineNumbersMinChars': 3,
        'editor.occurrencesHighlight': 'off',
        'editor.matchBrackets': 'never',
        'window.commandCenter': false,
      },
    });
    ({ workbench, page } = session);
    await page.setViewportSize(SIZE);
    await workbench.command('View: Close Primary Side Bar');
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  it('begins with a kernel and its lenses', async () => {
    await workbench.caret('saxpy.rs', lineOf('fn saxpy('), 1);
    await workbench.lens('saxpy.rs', 'AMDGCN').waitFor();
    await session.frame(1800);
  });

  it('opens the PTX beside it', async () => {
    await workbench.caret('saxpy.rs', multiply, 20);
    await workbench.clickLens('saxpy.rs', 'PTX', workbench.editor(PREVIEW));
    await workbench.caret('saxpy.rs', multiply, 20);
    await until('marked lines', async () =>
      (await workbench.marked(PREVIEW)).some((line) => line.startsWith('mul.rn')),
    );
    await until('bands', async () => (await workbench.bands('saxpy.rs')).length > 1);
    await session.frame(2200);
  });

  it('marks another line', async () => {
    await workbench.caret('saxpy.rs', lineOf('if i < n'), 8);
    await until('marked lines', async () =>
      (await workbench.marked(PREVIEW)).some((line) => line.startsWith('setp')),
    );
    await session.frame(1600);
  });

  it('follows an edit', async () => {
    const column = lines[multiply - 1].indexOf('alpha *') + 'alpha * '.length + 1;
    await workbench.type('saxpy.rs', [multiply, column], '3.0 * ');
    await until('the new line', async () => (await workbench.text(PREVIEW)).includes('0f40400000'));
    await until('its marks', async () =>
      (await workbench.marked(PREVIEW)).some((line) => line.includes('0f40400000')),
    );
    await session.frame(2400);
  });

  it('explains an instruction', async () => {
    const hover = page.locator('.monaco-hover:visible');
    await until('the hover', async () => {
      await page.mouse.move(5, SIZE.height - 40);
      await workbench
        .editor(PREVIEW)
        .locator('.view-line span span')
        .filter({ hasText: /^mul$|^mul\.rn/ })
        .last()
        .hover({ timeout: 5000 });
      return workbench.soon(async () => /product/i.test((await hover.allInnerTexts()).join(' ')));
    });
    await session.frame(3000);
    await page.mouse.move(5, SIZE.height - 40);
    await until('no hover', async () => (await hover.count()) === 0);
  });

  it('opens AMDGCN as well', async () => {
    await workbench.focus('saxpy.rs');
    await workbench.command('Warplens: Preview AMDGCN');
    await workbench.editor(AMDGCN).waitFor();
    await workbench.caret('saxpy.rs', multiply, 20);
    await until('marked lines', async () =>
      (await workbench.marked(AMDGCN)).some((line) => line.startsWith('v_mul_f32')),
    );
    await until('the numbers of the lenses', async () =>
      /VGPR/.test((await workbench.lens('saxpy.rs', 'AMDGCN').textContent()) ?? ''),
    );
    await page.mouse.move(5, SIZE.height - 40);
    await session.frame(2400);
  });

  it('draws what the kernel takes', async () => {
    await workbench.command('Warplens: Show Resources');
    const frame = session.resources();
    await frame.locator('svg.chart').waitFor();
    await until('32 bars', async () => (await frame.locator('[role=radio]').count()) === 32);
    await workbench.maximize(true);
    await session.frame(3000);
    assert.ok(await frame.locator('svg.chart').isVisible());
  });
});
