/**
 * An `.mlir` file in real VS Code: its mistakes, its lenses, the pane beside it with lines linked
 * both ways. And in Rust, what calls have brought in.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { eventually, until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { AMDGCN, openSession, PREVIEW, TEST_TIME } from './session.mjs';

/** A kernel whose code comes from functions that it calls. */
const CHAIN = readFileSync('test-fixtures/ide/chain.rs', 'utf8');

describe('vscode, mlir', function () {
  this.timeout(TEST_TIME);
  const text = readFileSync('test-fixtures/mlir/kernels/dynamic.mlir', 'utf8');
  const lineOf = (part) => text.split('\n').findIndex((line) => line.includes(part)) + 1;
  const mistaken = text.replace('arith.addi %acc, %e : i32', 'arith.addi %acc, %t : i32');
  const store = lineOf('memref.store %y, %out');
  let session;
  let workbench;

  before(async function () {
    skipWithoutTools(this);
    session = await openSession({
      files: { 'rows.mlir': text, 'wrong.mlir': mistaken, 'chain.rs': CHAIN },
      file: 'wrong.mlir',
    });
    ({ workbench } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  it('starts the server and marks a mistake', async () => {
    await session.status().waitFor();
    await workbench.editor('wrong.mlir').locator('.squiggly-error').first().waitFor();
  });

  it('has lenses over kernels, which open the assembly beside the file', async () => {
    await workbench.openFile('rows.mlir');
    assert.equal(await workbench.editor('rows.mlir').locator('.squiggly-error').count(), 0);
    await workbench.clickLens('rows.mlir', 'PTX', workbench.editor(PREVIEW));
    await session.tab('dynamic · sm_70.ptx').waitFor();
    await until('PTX', async () =>
      (await workbench.text(PREVIEW)).includes('.visible .entry dynamic('),
    );
  });

  it('links lines both ways', async () => {
    await workbench.caret('rows.mlir', store, 8);
    await eventually(async () => {
      const marked = await workbench.marked(PREVIEW);
      assert.ok(
        marked.some((line) => line.startsWith('st.global')),
        marked.join('\n'),
      );
      assert.deepEqual(await workbench.marked('rows.mlir'), [text.split('\n')[store - 1].trim()]);
    });
    await workbench.caret(PREVIEW, await workbench.lineOf(PREVIEW, 'bar.sync'));
    await until('the barrier', async () =>
      (await workbench.marked('rows.mlir'))[0]?.startsWith('gpu.barrier'),
    );
  });

  it('shows AMDGCN too', async () => {
    // The lens is in view where the kernel begins.
    await workbench.caret('rows.mlir', 3, 8);
    await workbench.clickLens('rows.mlir', 'AMDGCN', workbench.editor(AMDGCN));
    await until('AMDGCN', async () => (await workbench.text(AMDGCN)).includes('s_barrier'));
    await session.closeTab('gfx90a.amdgcn');
  });

  it('marks in Rust what a call has brought in, more lightly, and the calls of an instruction', async () => {
    await workbench.openFile('chain.rs');
    await workbench.caret('chain.rs', 11, 12);
    await until('the kernel', async () =>
      (await workbench.text(PREVIEW)).includes('.entry chain('),
    );
    await eventually(async () => {
      const starts = async (style) =>
        (await workbench.marked(PREVIEW, style)).map((line) => line.split('.')[0]);
      assert.ok((await starts('solid')).includes('st'));
      const lighter = await starts('dotted');
      assert.ok(lighter.includes('mul') && lighter.includes('add'), lighter.join());
    });
    await workbench.caret(PREVIEW, await workbench.lineOf(PREVIEW, 'mul.rn.f32'));
    await eventually(async () => {
      assert.deepEqual(await workbench.marked('chain.rs'), ['x * 3.0']);
      assert.deepEqual(await workbench.marked('chain.rs', 'dotted'), [
        'inner(x) + 1.0',
        'unsafe { *out = outer(x) }',
      ]);
    });
  });
});
