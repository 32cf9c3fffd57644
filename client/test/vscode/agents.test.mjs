/**
 * Coding agents in VS Code: the server for them is registered without configuration, under its name
 * in the list of such servers, and starts from there with its tools.
 */
import { until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { openSession, ROWS, SAXPY, STATUS, TEST_TIME } from './session.mjs';

const FILE = 'saxpy.rs';

/** Milliseconds until the editor knows of a server that an extension provides. */
const LIST_TIME = 200_000;

describe('vscode, agents', function () {
  this.timeout(TEST_TIME);
  let session;
  let workbench;
  let page;

  before(async function () {
    skipWithoutTools(this);
    session = await openSession({
      files: { [FILE]: SAXPY },
      file: FILE,
      // Servers for agents are a part of what this turns off.
      settings: { 'chat.disableAIFeatures': false },
    });
    ({ workbench, page } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  const row = (text) => page.locator(ROWS).filter({ hasText: text }).first();

  /** Opens the list until a row is in it: the editor learns of servers some time after the start. */
  const inList = async (text) => {
    const look = async () => {
      await page.keyboard.press('Escape');
      await workbench.command('MCP: List Servers');
      await row(text).waitFor({ timeout: 15_000 });
      return true;
    };
    await until(`'${text}' in the list of servers`, look, LIST_TIME);
    return row(text);
  };

  it('lists our server among those of the Model Context Protocol', async () => {
    await page.locator(STATUS).waitFor();
    await inList('Warplens');
  });

  it('starts it from the list', async () => {
    await (await inList('Warplens')).click();
    await row('Start Server').click();
    // The output's blanks are not breaking.
    const tools = page.locator('.view-line').filter({ hasText: /Discovered\s\d+\stools/ });
    await tools.first().waitFor();
    await inList(/Warplens.*Running/);
    await page.keyboard.press('Escape');
  });
});
