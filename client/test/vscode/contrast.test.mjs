/**
 * Text that everybody can read: contrast on the resource page in all kinds of themes, the text in
 * which a screen reader finds what colours say, and the words above a pane without a mouse.
 */
import assert from 'node:assert/strict';
import { eventually, until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { openSession, PREVIEW, ROWS, SAXPY, SAXPY_LINE, TEST_TIME } from './session.mjs';

/** What WCAG 2.2 asks of text (1.4.3). */
const CONTRAST = 4.5;

const THEMES = [
  ['Default High Contrast', 'hc-black'],
  ['Default High Contrast Light', 'hc-light'],
  ['Light Modern', 'vs'],
  ['Dark Modern', 'vs-dark'],
];

/** In the page: texts whose contrast with what is behind them is too low. */
function faint(root, least) {
  const rgb = (text) => (text.match(/[\d.]+/g) ?? ['0', '0', '0', '0']).map(Number);
  const light = ([r, g, b]) =>
    [r, g, b]
      .map((c) => c / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
      .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  // The page itself lets the editor's background through, which a theme may write as it likes.
  const probe = document.createElement('i');
  probe.style.color = 'var(--vscode-editor-background)';
  root.append(probe);
  const ground = rgb(getComputedStyle(probe).color);
  probe.remove();
  const behind = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const color = rgb(getComputedStyle(at).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
    }
    return ground;
  };
  const out = [];
  for (const one of root.querySelectorAll('*')) {
    const own = [...one.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim() !== '');
    const style = getComputedStyle(one);
    const { width, height } = one.getBoundingClientRect();
    if (!own || one.closest('svg') || style.visibility === 'hidden' || width * height === 0)
      continue;
    const [a, b] = [light(rgb(style.color)), light(behind(one))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < least)
      out.push(`${one.tagName} ${one.textContent.trim().slice(0, 40)}: ${ratio.toFixed(2)}`);
  }
  return out;
}

describe('vscode, contrast', function () {
  this.timeout(TEST_TIME);
  let session;
  let workbench;
  let page;

  before(async function () {
    skipWithoutTools(this);
    session = await openSession({
      files: { 'saxpy.rs': SAXPY, '.vscode/settings.json': '{}' },
      file: 'saxpy.rs',
      settings: { 'editor.accessibilitySupport': 'on', 'accessibility.verbosity.editor': false },
    });
    ({ workbench, page } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  const body = () => session.resources().locator('body');

  it('opens a preview', async () => {
    await workbench.caret('saxpy.rs', SAXPY_LINE, 20);
    await workbench.clickLens('saxpy.rs', 'PTX', workbench.editor(PREVIEW));
  });

  it('says to a screen reader what a line of the pane is', async () => {
    await workbench.caret(PREVIEW, 1, 1);
    const input = workbench
      .editor(PREVIEW)
      .locator('.native-edit-context, textarea.inputarea')
      .first();
    await eventually(async () => {
      const label = await input.getAttribute('aria-label');
      assert.match(label ?? '', /saxpy · sm_70\.ptx/);
    });
    // What colours say stands in the text, or in bars.
    assert.match(await workbench.text(PREVIEW), /saxpy · PTX · sm_70/);
  });

  it('offers the words above a pane by a list, without a mouse', async () => {
    const rows = page.locator(ROWS);
    const named = async () => (await rows.allInnerTexts()).join().includes('compare');
    await until('the words', async () => {
      // The list is of the lenses that the editor has at that moment.
      await workbench.caret(PREVIEW, 1, 1);
      await workbench.command('Show CodeLens Commands for Current Line');
      if (await workbench.soon(named)) return true;
      await workbench.escape();
      return false;
    });
    for (const word of ['sm_70', 'O2', 'build', 'all lines', 'pin', 'compare', 'resources'])
      assert.ok((await rows.allInnerTexts()).join().includes(word), word);
    await workbench.escape();
  });

  it('has headings on its page', async () => {
    await workbench.focus('saxpy.rs');
    await workbench.command('Warplens: Show Resources');
    await session.resources().locator('svg.chart').waitFor();
    const headings = await session.resources().locator('h1, h2').allInnerTexts();
    assert.equal(headings[0], 'saxpy');
    assert.ok(headings.length >= 3, headings.join());
  });

  for (const [theme, look] of THEMES)
    it(`can be read in ${theme}`, async () => {
      session.writeSettings({ 'workbench.colorTheme': theme });
      await page.locator(`.monaco-workbench.${look}`).waitFor();
      await eventually(async () => assert.deepEqual(await body().evaluate(faint, CONTRAST), []));
      await session.shot(`access-${look}`);
    });
});
