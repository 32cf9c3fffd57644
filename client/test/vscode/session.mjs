/**
 * What the stories share: a workspace of their own in a window of real VS Code, screenshots, tabs,
 * the clipboard.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pause, startCodeServer, until } from './code-server.mjs';
import { startBrowser, Workbench } from './workbench.mjs';

export const STATUS = '.statusbar-item[id="warplens.warplens.warplens.status"]';
export const SERVER_SCRIPT = 'server/dist/server.js';
export const PREVIEW = 'warplens-preview:/ptx/';
export const AMDGCN = 'warplens-preview:/amdgcn/';
export const SASS = 'warplens-preview:/sass/';
export const ROWS = '.quick-input-list .monaco-list-row';

/** Milliseconds that a story may take for one test. */
export const TEST_TIME = 300_000;

/** Milliseconds until nothing moves or fades by itself. */
export const SETTLED = 700;

/** The kernel of most stories, and the number of the line in it that becomes most of its code. */
export const SAXPY = readFileSync('test-fixtures/kernels/saxpy.rs', 'utf8');
export const SAXPY_LINE =
  SAXPY.split('\n').findIndex((line) => line.includes('alpha * *x.add(k)')) + 1;

/**
 * Opens a folder with files (paths to texts) in a window; `file` is the one to begin with. The
 * `prepare` is given the folder first; other options are those of `startCodeServer`.
 */
export async function openSession({ files, file, settings = {}, prepare, ...programs }) {
  const root = mkdtempSync(join(tmpdir(), 'warplens-workspace-'));
  const folder = join(root, 'kernels');
  prepare?.(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const theme = process.env['WARPLENS_THEME'];
  const server = await startCodeServer(process.env['WARPLENS_VSIX'], {
    settings: { ...(theme ? { 'workbench.colorTheme': theme } : {}), ...settings },
    ...programs,
  });
  const browser = await startBrowser();
  const session = new Session(browser, server, folder);
  session.stop = async () => {
    await browser.stop();
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  };
  try {
    session.workbench = await Workbench.open(browser.page, server, folder, file);
  } catch (error) {
    await session.shot('does-not-open');
    await session.stop();
    throw error;
  }
  return session;
}

export class Session {
  constructor(browser, server, folder) {
    this.page = browser.page;
    this.server = server;
    this.folder = folder;
    this.steps = 0;
    this.frames = 0;
  }

  /** Gives the folder other settings; the window takes them up by itself. */
  writeSettings(settings) {
    mkdirSync(join(this.folder, '.vscode'), { recursive: true });
    writeFileSync(join(this.folder, '.vscode/settings.json'), JSON.stringify(settings));
  }

  tab(text) {
    return this.page.locator('.tab').filter({ hasText: text });
  }

  async closeTab(text) {
    const tab = this.tab(text);
    await until(`no tab ${text}`, async () => {
      if ((await tab.count()) === 0) return true;
      await tab.first().click({ button: 'middle', timeout: 5000 });
      await tab.waitFor({ state: 'detached', timeout: 5000 });
      return true;
    });
  }

  status() {
    return this.page.locator(STATUS);
  }

  clipboard() {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  async emptyClipboard() {
    await this.page.evaluate(() => navigator.clipboard.writeText('nothing'));
  }

  /** Titles of the palette's rows for a text. */
  async offered(text) {
    const input = this.page.locator('.quick-input-widget .quick-input-box input');
    await this.workbench.press('F1', input);
    await input.fill(`>${text}`);
    const rows = this.page.locator(ROWS);
    let titles = [];
    await until('the rows to keep still', async () => {
      const now = await rows.allInnerTexts();
      const still = now.length > 0 && now.join() === titles.join();
      titles = now;
      await pause(300);
      return still;
    });
    await this.workbench.escape();
    return titles.map((title) => title.split('\n')[0]);
  }

  /**
   * What VS Code says activation took, in milliseconds: loading the code by its own marks, calling
   * `activate`, and the sum that it shows, which also counts other extensions that are loaded
   * between its two looks at the clock.
   */
  async activation() {
    const report = '.editor-instance .monaco-editor[data-uri^="perf:"]';
    await this.workbench.command('Developer: Startup Performance');
    return until('the figures of activation', async () => {
      await this.page.locator(report).first().waitFor();
      await this.emptyClipboard();
      await this.page.locator(`${report} .native-edit-context`).first().focus({ timeout: 5000 });
      await this.page.keyboard.press('Control+A');
      await this.page.keyboard.press('Control+C');
      let text = '';
      await this.workbench.soon(async () => {
        text = await this.clipboard();
        return text !== 'nothing';
      });
      // At first it is loading; then it says what was known when it was opened.
      if (text.includes('## System Info') && !text.includes('/warplens.warplens')) {
        await this.closeTab('Startup Performance');
        await this.workbench.command('Developer: Startup Performance');
      }
      const mark = (name) =>
        Number(
          new RegExp(`^code/extHost/${name}/warplens\\.warplens\\t(\\d+)`, 'm').exec(text)?.[1],
        );
      const load = mark('didLoadExtensionCode') - mark('willLoadExtensionCode');
      const row = /^\| warplens\.warplens .*$/m.exec(text)?.[0].split('|') ?? [];
      const [, , , loading, call] = row.map(Number);
      return Number.isFinite(load + call) && { load, call, shown: loading + call };
    });
  }

  /** The resource page. */
  resources() {
    return this.page.frameLocator('iframe.webview.ready').frameLocator('#active-frame');
  }

  /**
   * For `afterEach`: a screenshot of where a test has come to, where `WARPLENS_SHOTS` names a
   * folder for them.
   */
  async shotOf(test) {
    this.steps += 1;
    const step = String(this.steps).padStart(2, '0');
    const words = `${test.parent.title} ${step} ${test.title}`;
    await this.shot(words.replace(/\W+/g, '-').slice(0, 70));
  }

  async shot(name) {
    const shots = process.env['WARPLENS_SHOTS'];
    if (!shots) return;
    mkdirSync(shots, { recursive: true });
    await this.page.screenshot({ path: join(shots, `${name}.png`) });
  }

  /** A picture for the README, where `WARPLENS_PICTURES` names a folder for them. */
  async picture(name) {
    const pictures = process.env['WARPLENS_PICTURES'];
    if (!pictures) return;
    mkdirSync(pictures, { recursive: true });
    // Hovers and carets are no part of it: the middle of the status bar says nothing.
    const { width, height } = this.page.viewportSize();
    await this.page.mouse.move(width / 2, height - 5);
    await pause(SETTLED);
    const hovers = this.page.locator('.monaco-hover:visible, .workbench-hover:visible');
    await until('no hover', async () => (await hovers.count()) === 0);
    await this.page.screenshot({ path: join(pictures, `${name}.png`), caret: 'hide' });
  }

  /**
   * A frame of the animated picture, where `WARPLENS_FRAMES` names a folder for them: how many
   * milliseconds it stands is in its name.
   */
  async frame(delay) {
    const frames = process.env['WARPLENS_FRAMES'];
    if (!frames) return;
    mkdirSync(frames, { recursive: true });
    this.frames += 1;
    const name = `${String(this.frames).padStart(2, '0')}-${delay}.png`;
    await pause(SETTLED);
    await this.page.screenshot({ path: join(frames, name), caret: 'hide', animations: 'disabled' });
  }
}
