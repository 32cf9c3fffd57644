/**
 * The packaged extension in VS Code for the Web: the server is a worker of the browser, the
 * workspace a crate in memory. The test of the panes is the one of real VS Code, with a module in
 * another file, which the worker has to be sent.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { eventually, SETTINGS, startCodeServer, until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { AMDGCN, PREVIEW as PTX, Session, TEST_TIME } from './session.mjs';
import { startWebServer } from './web-server.mjs';
import { startBrowser, Workbench } from './workbench.mjs';

/** Saxpy in a crate whose factor stands in another module. */
const saxpy = readFileSync('test-fixtures/kernels/saxpy.rs', 'utf8').replace(
  '*y.add(k) = alpha *',
  '*y.add(k) = factor::FACTOR * alpha *',
);
const FILES = {
  'Cargo.toml': '[package]\nname = "demo"\nversion = "0.1.0"\nedition = "2024"\n',
  'src/lib.rs': saxpy.replace('/// Grid-stride', 'mod factor;\n\n/// Grid-stride'),
  'src/factor.rs': 'pub const FACTOR: f32 = 3.0;\n',
};

describe('vscode for the web', function () {
  this.timeout(TEST_TIME);
  let installed;
  let server;
  let browser;
  let page;
  let workbench;
  let session;

  before(async function () {
    skipWithoutTools(this);
    // Only unpacks the extension.
    installed = await startCodeServer(process.env['WARPLENS_VSIX']);
    server = await startWebServer(installed.extension, FILES, SETTINGS);
    browser = await startBrowser();
    page = browser.page;
    session = new Session(browser, server);
    workbench = await Workbench.openWeb(page, server, 'src/lib.rs');
  });

  after(async () => {
    await browser?.stop();
    await server?.stop();
    await installed?.stop();
  });

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  const lines = FILES['src/lib.rs'].split('\n');
  const multiply = lines.findIndex((line) => line.includes('factor::FACTOR *')) + 1;

  it('opens the PTX beside the source, with a module of another file', async () => {
    await workbench.caret('lib.rs', multiply, 20);
    await workbench.clickLens('lib.rs', 'PTX', workbench.editor(PTX));
    await until('PTX', async () => (await workbench.text(PTX)).includes('.entry saxpy('));
    await until('the constant of the other file', async () =>
      /0f40400000/.test(await workbench.text(PTX)),
    );
    await page.locator('.tab').filter({ hasText: 'saxpy · sm_70.ptx' }).waitFor();
  });

  it('marks what a line has become, follows typing, and leads back', async () => {
    await workbench.caret('lib.rs', multiply, 20);
    await eventually(async () => {
      const marked = await workbench.marked(PTX);
      assert.ok(marked.some((line) => line.startsWith('st.global')));
      assert.ok(!marked.some((line) => line.startsWith('ret')));
    });
    await workbench.type('lib.rs', [multiply, lines[multiply - 1].indexOf(';') + 1], ' + 1.5');
    await until('the new constant', async () => (await workbench.text(PTX)).includes('0f3FC00000'));
    await workbench.caret(PTX, await workbench.lineOf(PTX, 'mul.rn.f32'));
    await until('the Rust line', async () =>
      (await workbench.marked('lib.rs'))[0]?.includes('factor::FACTOR'),
    );
  });

  it('opens AMDGCN as well', async () => {
    await workbench.focus('lib.rs');
    await workbench.command('Warplens: Preview AMDGCN');
    await until('AMDGCN', async () => (await workbench.text(AMDGCN)).includes('s_waitcnt'));
  });

  it('finds a mistake', async () => {
    const attribute = lines.findIndex((line) => line.includes('fn saxpy('));
    await workbench.type('lib.rs', [attribute, 1], '// ');
    await workbench.editor('lib.rs').locator('.squiggly-warning').first().waitFor();
  });
});
