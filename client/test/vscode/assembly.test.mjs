/**
 * Assembly files in real VS Code: the status item says which GPU a file is read for and what says
 * so, and follows the file that is looked at, its text and the settings.
 */
import assert from 'node:assert/strict';
import { until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { openSession, TEST_TIME } from './session.mjs';

const PTX = `.version 8.0
.target sm_90
.address_size 64

.visible .entry k()
{
	ret;
}
`;

const NAMED = `	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
k:
	s_endpgm
`;

const UNNAMED = `	.text
k:
	v_mov_b32 v0, 0
	s_endpgm
`;

describe('vscode, assembly', function () {
  this.timeout(TEST_TIME);
  let session;
  let workbench;

  /** Waits until the status item shows a GPU and its tooltip tells where that comes from. */
  async function reads(cpu, from) {
    const item = session.status();
    await until(`${cpu} in the status`, async () => (await item.innerText()).trim() === cpu);
    const hover = session.page
      .locator('.monaco-hover')
      .filter({ hasText: 'This file is read for' });
    await until(`the tooltip of ${cpu}`, async () => {
      await session.page.mouse.move(0, 0);
      await item.hover({ timeout: 5000 });
      await hover.first().waitFor({ timeout: 5000 });
      return true;
    });
    const told = (await hover.first().innerText()).replace(/\s+/g, ' ').trim();
    assert.ok(told.startsWith(`This file is read for ${cpu}, which comes from ${from}`), told);
    await session.page.mouse.move(0, 0);
    await hover.first().waitFor({ state: 'detached' });
  }

  before(async function () {
    skipWithoutTools(this);
    session = await openSession({
      files: { 'k.ptx': PTX, 'named.s': NAMED, 'unnamed.s': UNNAMED },
      file: 'k.ptx',
    });
    ({ workbench } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  it('names the GPU of a directive in PTX', async () => {
    await reads('sm_90', 'a directive of the file');
  });

  it('names the GPU of the file that is looked at', async () => {
    await workbench.openFile('named.s');
    await reads('gfx942', 'a directive of the file');
    await workbench.openFile('unnamed.s');
    await reads('gfx90a', 'nothing: it is the default');
  });

  it('follows a setting', async () => {
    session.writeSettings({ 'warplens.preview.cpu': 'gfx1100' });
    await reads('gfx1100', 'the setting warplens.preview.cpu');
  });

  it('follows the text: a directive counts more than a setting', async () => {
    await workbench.caret('unnamed.s', 1, 1);
    await session.page.keyboard.type('.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"\n');
    await reads('gfx1030', 'a directive of the file');
  });
});
