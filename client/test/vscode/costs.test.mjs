/**
 * What lines cost, behind them in source and pane, and what the lens says of an edit until it is
 * saved.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { eventually, until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { openSession, PREVIEW, TEST_TIME } from './session.mjs';

const TEXT = readFileSync('test-fixtures/ide/line-costs.rs', 'utf8');
const lineWith = (part) => TEXT.split('\n').findIndex((line) => line.includes(part)) + 1;

describe('vscode, costs of lines', function () {
  this.timeout(TEST_TIME);
  let session;
  let workbench;

  before(async function () {
    skipWithoutTools(this);
    session = await openSession({
      files: { 'costs.rs': TEXT },
      file: 'costs.rs',
      settings: { 'warplens.preview.cpu': 'sm_80', 'editor.fontSize': 13 },
    });
    ({ workbench } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  /** The line of an editor that holds a text, with what stands behind it. */
  const shown = async (name, part) =>
    (await workbench.lines(name)).find((line) => line.includes(part)) ?? '';

  it('stand behind the lines that have some', async () => {
    await eventually(async () => {
      assert.match(await shown('costs.rs', 'rows.add(i * 64)'), /uncoalesced: 32 lines per warp$/);
      assert.match(await shown('costs.rs', 'table[(x & 7)'), /bounds check · local memory$/);
      assert.match(await shown('costs.rs', 'a / b'), /division check · 64-bit division$/);
      assert.match(await shown('costs.rs', 'if i < 7 {'), /divergent$/);
    });
  });

  it('stand in the pane', async () => {
    await workbench.caret('costs.rs', lineWith('let y = table'), 5);
    await workbench.clickLens('costs.rs', 'PTX', workbench.editor(PREVIEW));
    await eventually(async () => assert.match(await shown(PREVIEW, '@%p1 bra'), /bounds check$/));
  });

  it('are the checks of bounds too that a pane is asked to add', async () => {
    await workbench.focus(PREVIEW);
    await workbench.command('Warplens: Toggle Bounds Checks');
    await eventually(async () =>
      assert.match(
        await workbench.text(PREVIEW),
        /O2 · bounds checks[\s\S]*note: bounds: \d+ access/,
      ),
    );
    await workbench.clickLens(PREVIEW, 'checks added', workbench.lens(PREVIEW, 'add checks'));
    await until('none', async () => !/bounds checks/.test(await workbench.text(PREVIEW)));
  });

  it('follow the setting', async () => {
    session.writeSettings({ 'warplens.preview.cpu': 'sm_80', 'warplens.lineCosts.show': ['f64'] });
    await eventually(async () => {
      assert.match(await shown('costs.rs', 'as f64 * 0.5'), /f64$/);
      assert.doesNotMatch(await shown('costs.rs', 'rows.add(i * 64)'), /uncoalesced/);
    });
  });

  it('tell in the lens what an edit has changed, until it is saved', async () => {
    const lens = () => workbench.lens('costs.rs', 'PTX').textContent();
    const line = lineWith('a / b');
    await until('a count', async () => /\d+(?:–\d+)? registers/.test((await lens()) ?? ''));
    await workbench.type(
      'costs.rs',
      [line, 5],
      '((a as u128).wrapping_mul(b as u128 | 1 << 90).wrapping_pow(5) >> 77) as u64 + ',
    );
    await until('the change', async () => /→ \d+(?:–\d+)? registers ▲/.test((await lens()) ?? ''));
    await workbench.save('costs.rs');
    await until('the new count alone', async () => !/→/.test((await lens()) ?? ''));
  });
});
