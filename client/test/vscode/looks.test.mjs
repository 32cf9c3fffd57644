/**
 * How linked lines look: bands of the same colour on both sides, in light, dark and both high
 * contrasts, and the setting that takes them away. Takes the pictures of the README.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { eventually, until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { AMDGCN, openSession, PREVIEW, TEST_TIME } from './session.mjs';

/** Themes and the class that the window has with them. */
const THEMES = [
  ['Light Modern', 'vs'],
  ['Default High Contrast Light', 'hc-light'],
  ['Default High Contrast', 'hc-black'],
  ['Dark Modern', 'vs-dark'],
];
const CLEAR = 'rgba(0, 0, 0, 0)';

describe('vscode, looks', function () {
  this.timeout(TEST_TIME);
  const [, source] = /const EXAMPLE = `([^`]*)`/.exec(
    readFileSync('client/src/features/example.ts', 'utf8'),
  );
  const text = source.replace(/^[\s\S]*?(?=#!\[no_std\])/, '');
  const lines = text.split('\n');
  const multiply = lines.findIndex((line) => line.includes('alpha * *x.add(k)')) + 1;
  let session;
  let workbench;
  let page;

  before(async function () {
    skipWithoutTools(this);
    session = await openSession({
      files: { 'saxpy.rs': text, '.vscode/settings.json': '{}' },
      file: 'saxpy.rs',
      settings: { 'workbench.colorTheme': THEMES[0][0], 'editor.fontSize': 13 },
    });
    ({ workbench, page } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  /** The band of the line of a pane that holds a text. */
  const bandOf = async (name, part) =>
    (await workbench.bands(name)).find(([line]) => line.includes(part))?.[1];

  it('opens both panes', async () => {
    await workbench.caret('saxpy.rs', multiply, 20);
    await workbench.clickLens('saxpy.rs', 'PTX', workbench.editor(PREVIEW));
    await workbench.clickLens('saxpy.rs', 'AMDGCN', workbench.editor(AMDGCN));
  });

  for (const [theme, look] of THEMES) {
    it(`links lines by colour in ${theme}`, async () => {
      session.writeSettings({ 'workbench.colorTheme': theme });
      await page.locator(`.monaco-workbench.${look}`).waitFor();
      await eventually(async () => {
        const guard = await bandOf('saxpy.rs', 'if i < n');
        assert.ok(guard);
        assert.equal(await bandOf(PREVIEW, 'setp.'), guard);
        assert.equal(await bandOf(AMDGCN, 'v_cmp_gt'), guard);
        // The other lines have other colours, and other bars.
        const neighbour = await bandOf('saxpy.rs', 'fn saxpy(');
        assert.ok(neighbour);
        assert.notEqual(neighbour, guard);
        assert.notEqual(neighbour.split(' ').at(-1), guard.split(' ').at(-1));
        assert.equal(await bandOf(PREVIEW, '.visible .entry'), neighbour);
        assert.equal(guard.startsWith(CLEAR), look.startsWith('hc'), guard);
        assert.ok(!guard.slice(CLEAR.length).includes(CLEAR), guard);
        // The line at the cursor stands out on all three sides, and has no other colour.
        assert.equal(await bandOf(PREVIEW, 'mul.rn.f32'), undefined);
        for (const name of ['saxpy.rs', PREVIEW, AMDGCN])
          assert.ok((await workbench.marked(name)).length > 0, name);
      });
      if (look === 'vs-dark') {
        await workbench.command('View: Toggle Primary Side Bar Visibility');
        await session.picture('panes');
      }
    });
  }

  it('colours the line at the cursor alone, or nothing, where that is wanted', async () => {
    const theme = { 'workbench.colorTheme': 'Dark Modern' };
    session.writeSettings({ ...theme, 'warplens.preview.lineColors': 'cursor' });
    for (const name of ['saxpy.rs', PREVIEW, AMDGCN])
      await until('no bands', async () => (await workbench.bands(name)).length === 0);
    await until('one mark', async () => (await workbench.marked('saxpy.rs')).length === 1);
    session.writeSettings({ ...theme, 'warplens.preview.lineColors': 'off' });
    for (const name of ['saxpy.rs', PREVIEW, AMDGCN])
      await until('no marks', async () => (await workbench.marked(name)).length === 0);
    session.writeSettings(theme);
    await until('bands again', () => bandOf('saxpy.rs', 'if i < n'));
  });

  it('keeps bands where the code is while somebody types', async () => {
    await workbench.type('saxpy.rs', [1, 1], '// One line more.\n\n');
    await eventually(async () => {
      const bands = await workbench.bands('saxpy.rs');
      assert.ok(bands.length > 0);
      for (const [line] of bands) assert.match(line, /^(?!\/\/).*[ik]/);
      const guard = await bandOf('saxpy.rs', 'if i < n');
      assert.ok(guard);
      assert.equal(await bandOf(PREVIEW, 'setp.'), guard);
    });
    await workbench.revert('saxpy.rs', '// One line more.');
  });
});
