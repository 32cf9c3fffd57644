/**
 * Machine code in real VS Code, with stand-ins for the programs that make it: a third pane, linked
 * with PTX and Rust, and numbers of the assembler in place of estimates.
 */
import assert from 'node:assert/strict';
import { eventually, until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { openSession, PREVIEW, SASS, SAXPY, SAXPY_LINE, TEST_TIME } from './session.mjs';

describe('vscode, machine code', function () {
  this.timeout(TEST_TIME);
  let session;
  let workbench;
  let page;

  before(async function () {
    skipWithoutTools(this);
    session = await openSession({
      files: { 'saxpy.rs': SAXPY },
      file: 'saxpy.rs',
      standIns: true,
    });
    ({ workbench, page } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  const lensOf = () => workbench.lens('saxpy.rs', 'PTX').innerText();

  it('estimates before anything is assembled', async () => {
    await workbench.caret('saxpy.rs', SAXPY_LINE, 20);
    await until('an estimate', async () => (await lensOf()).includes('–'));
    await workbench.clickLens('saxpy.rs', 'PTX', workbench.editor(PREVIEW));
  });

  it('opens the machine code beside the PTX, for a GPU that the assembler knows', async () => {
    await workbench.focus('saxpy.rs');
    await workbench.command('Warplens: Preview SASS');
    await until('machine code', async () => (await workbench.text(SASS)).includes('FMUL'));
    const text = await workbench.text(SASS);
    assert.match(text, /saxpy · SASS · sm_75/);
    assert.match(text, /ptxas 13\.0 for sm_75, as it does not know sm_70, nvdisasm 13\.0/);
    assert.match(text, /saxpy: 12 registers, 0 bytes spilled/);
    await session.tab('saxpy · sm_75.sass').waitFor();
    await page.locator('.editor-group-container').nth(2).waitFor();
  });

  it('shows the registers of the assembler from then on', async () => {
    await until('the count', async () => (await lensOf()).includes('PTX · 12 registers'));
  });

  it('marks in all three what belongs to a line of Rust', async () => {
    await workbench.caret('saxpy.rs', SAXPY_LINE, 21);
    await eventually(async () => {
      const marked = (await workbench.marked(SASS)).join('\n');
      for (const opcode of ['LDG', 'FMUL', 'FADD', 'STG'])
        assert.ok(marked.includes(opcode), marked);
      assert.ok(!marked.includes('EXIT'), marked);
      assert.match((await workbench.marked(PREVIEW)).join('\n'), /mul\.rn\.f32/);
    });
  });

  it('marks the PTX that an instruction comes from, and the other way', async () => {
    const line = await workbench.lineOf(SASS, 'FMUL');
    await workbench.caret(SASS, line, 20);
    await eventually(async () => {
      const marked = await workbench.marked(PREVIEW);
      assert.equal(marked.length, 1);
      assert.match(marked[0], /^mul\.rn\.f32\s+%r10, %r2, %r9;/);
      assert.match((await workbench.marked('saxpy.rs')).join(), /alpha \* \*x\.add/);
    });
    await workbench.caret(PREVIEW, await workbench.lineOf(PREVIEW, 'st.global'), 1);
    await eventually(async () => {
      const marked = await workbench.marked(SASS);
      assert.equal(marked.length, 1);
      assert.match(marked[0], /STG\.E \[R6\.64\], R5/);
    });
  });

  it('has the colours of a language, and explains an instruction and its wait', async () => {
    await workbench.caret(SASS, 1, 1);
    const word = workbench
      .editor(SASS)
      .locator('.view-line span')
      .filter({ hasText: /^FMUL$/ });
    const other = workbench.editor(SASS).locator('.view-line span').filter({ hasText: /^R4$/ });
    const colour = (one) => one.first().evaluate((span) => getComputedStyle(span).color);
    await eventually(async () => assert.notEqual(await colour(word), await colour(other)));
    const hover = page.locator('.monaco-hover:visible');
    await until('the hover', async () => {
      await page.mouse.move(0, 0);
      await word.first().hover({ timeout: 5000 });
      await hover.first().waitFor({ timeout: 5000 });
      return /SB2/.test(await hover.first().innerText());
    });
    assert.match(await hover.first().innerText(), /a \* b.* in f32[\s\S]*Waits until SB2 is free/);
    await page.mouse.move(0, 0);
  });

  it('leads from an instruction to its Rust line', async () => {
    await workbench.caret(SASS, await workbench.lineOf(SASS, 'FMUL'), 20);
    await page.keyboard.press('F12');
    await until('the Rust line', async () =>
      (await workbench.place()).startsWith(`${SAXPY_LINE}:`),
    );
  });

  it('folds a function', async () => {
    await workbench.caret(SASS, await workbench.lineOf(SASS, 'FMUL'), 1);
    await page.keyboard.press('Control+Shift+BracketLeft');
    await until('folded', async () => !(await workbench.text(SASS)).includes('FMUL'));
    await page.keyboard.press('Control+Shift+BracketRight');
    await until('unfolded', async () => (await workbench.text(SASS)).includes('FMUL'));
  });

  it('measures on the resource page without being asked', async () => {
    await workbench.caret(SASS, 1, 1);
    await workbench.command('Warplens: Show Resources');
    const figures = session.resources().locator('main');
    await until('measured registers', async () =>
      /ptxas 13\.0 for sm_75/.test(await figures.innerText()),
    );
    assert.equal(await session.resources().locator('option[value=sass]').count(), 0);
    await session.closeTab('resources');
  });

  it('says which program is missing, at its place', async () => {
    session.server.removeProgram('nvdisasm');
    await workbench.type('saxpy.rs', [SAXPY_LINE + 1, 1], '// Rest.\n');
    await workbench.command('Warplens: Restart Server');
    await until('the reason', async () =>
      /there is no `nvdisasm` on the PATH/.test(await workbench.text(SASS)),
    );
    await workbench.revert('saxpy.rs', '// Rest.');
  });
});
