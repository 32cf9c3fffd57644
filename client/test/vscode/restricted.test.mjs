/**
 * A folder that nobody has trusted: everything that only reads is on, and no program of the machine
 * is started. Programs that note each start stand in for the real ones.
 */
import assert from 'node:assert/strict';
import { eventually, until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { openSession, PREVIEW, ROWS, SAXPY, SAXPY_LINE, TEST_TIME } from './session.mjs';

describe('vscode, not trusted', function () {
  this.timeout(TEST_TIME);
  let session;
  let server;
  let workbench;
  let page;

  before(async function () {
    skipWithoutTools(this);
    session = await openSession({
      files: { 'saxpy.rs': SAXPY.replace('#[unsafe(no_mangle)]\n', '') },
      file: 'saxpy.rs',
      settings: {
        'security.workspace.trust.enabled': true,
        'security.workspace.trust.startupPrompt': 'never',
      },
      trust: true,
      traps: true,
    });
    ({ server, workbench, page } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  it('shows mistakes, previews, linked lines and resources', async () => {
    await page.locator('[id="status.workspaceTrust"]').waitFor();
    await workbench.caret('saxpy.rs', SAXPY_LINE - 1, 20);
    await workbench.editor('saxpy.rs').locator('.squiggly-warning').first().waitFor();
    await workbench.clickLens('saxpy.rs', 'PTX', workbench.editor(PREVIEW));
    await until('PTX', async () => (await workbench.text(PREVIEW)).includes('mul.rn.f32'));
    await until('linked lines', async () => (await workbench.marked(PREVIEW)).length > 0);
    await workbench.focus('saxpy.rs');
    await workbench.command('Warplens: Show Resources');
    await session.resources().locator('svg.chart').waitFor();
    await eventually(async () =>
      assert.equal(await session.resources().locator('button[data-choose=assemble]').count(), 0),
    );
    await session.closeTab('resources');
  });

  it('offers nothing that would start a program, and starts none', async () => {
    await workbench.focus('saxpy.rs');
    await eventually(async () => {
      const offered = async (title) => (await session.offered(title)).includes(title);
      assert.ok(await offered('Warplens: Copy Report for an Issue'));
      assert.ok(!(await offered('Warplens: Show Installed Tools')));
    });
    const rows = page.locator(ROWS);
    await workbench.click(session.status(), rows.filter({ hasText: 'Show Log' }));
    assert.equal(await rows.filter({ hasText: 'Show Installed Tools' }).count(), 0);
    await workbench.escape();
    await workbench.clickLens(PREVIEW, 'core', rows.filter({ hasText: 'Compare with a file' }));
    assert.equal(await rows.filter({ hasText: 'rustc' }).count(), 0);
    await workbench.escape();
    await session.emptyClipboard();
    await workbench.command('Warplens: Copy Report for an Issue');
    await until('the report', async () =>
      /trusted: no\n[\s\S]*not looked for/.test(await session.clipboard()),
    );
    assert.deepEqual(server.starts(), []);
  });

  it('starts them as soon as the folder is trusted', async () => {
    await workbench.command('Workspaces: Manage Workspace Trust');
    const editor = page.locator('.workspace-trust-editor');
    const trust = editor.getByRole('button', { name: 'Trust', exact: true }).first();
    await until('trust', async () => {
      if (await editor.getByText('You trust this folder').isVisible()) return true;
      await trust.click({ timeout: 5000 });
      return workbench.soon(() => editor.getByText('You trust this folder').isVisible());
    });
    await workbench.command('Warplens: Show Installed Tools');
    await until('a start', async () => server.starts().length > 0);
  });
});
