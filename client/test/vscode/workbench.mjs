/**
 * The VS Code window in a headless browser. Selectors are those that have held over many versions;
 * keys are repeated until they show an effect, because a key sent while the focus moves is lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMIT, pause, until } from './code-server.mjs';
import { kit, loadPlaywright } from './kit.mjs';

/** Milliseconds before a key or a click is taken for lost and repeated. */
const PATIENCE = 5000;

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  // Nothing but our own server can be reached. To look at each request here would cost more than to
  // answer it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

export async function startBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'warplens-chromium-'));
  const { chromium } = loadPlaywright();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: kit.chromium,
    headless: true,
    viewport: { width: 1500, height: 900 },
    args: ARGS,
  });
  context.setDefaultTimeout(LIMIT);
  // The tests of copying read it.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return {
    page: context.pages()[0],
    async stop() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

export class Workbench {
  constructor(page, scheme = 'vscode-remote:') {
    this.page = page;
    this.scheme = scheme;
  }

  static async open(page, server, folder, file) {
    const query = new URLSearchParams({ folder });
    const uri = `vscode-remote://127.0.0.1:${server.port}${folder}/${file}`;
    query.set('payload', JSON.stringify([['openFile', uri]]));
    await page.goto(`${server.url}?${query}`, { waitUntil: 'commit' });
    const workbench = new Workbench(page);
    await workbench.restored();
    await workbench.editor(file).waitFor();
    return workbench;
  }

  /** VS Code for the Web: a workspace in memory, all extensions in the browser. */
  static async openWeb(page, server, file) {
    const payload = JSON.stringify([['openFile', `memory:/kernels/${file}`]]);
    const query = new URLSearchParams({ payload });
    await page.goto(`${server.url}?${query}`, { waitUntil: 'commit' });
    const workbench = new Workbench(page, 'memory:');
    await workbench.restored();
    await workbench.editor(file).waitFor();
    return workbench;
  }

  async restored() {
    await this.page.locator('.part.statusbar .statusbar-item').first().waitFor();
  }

  /**
   * The visible editor of a file, or of a document whose URI begins with a name that holds a colon.
   */
  editor(name) {
    const test = name.includes(':')
      ? `[data-uri^="${name}"]`
      : `[data-uri^="${this.scheme}"][data-uri$="/${name}"]`;
    return this.page.locator(`.editor-instance .monaco-editor${test}`);
  }

  /** The lines an editor has on screen, in order. */
  lines(name) {
    return this.editor(name)
      .locator('.view-lines')
      .evaluate((view) =>
        [...view.querySelectorAll('.view-line')]
          .sort((a, b) => Number.parseFloat(a.style.top) - Number.parseFloat(b.style.top))
          .map((line) => line.textContent.replaceAll('\u00a0', ' ')),
      );
  }

  async text(name) {
    return (await this.lines(name)).join('\n');
  }

  /** The first line of an editor that is in sight, and where it is drawn, in pixels. */
  async firstLine(name) {
    return this.editor(name).evaluate((editor) => {
      const { top } = editor.getBoundingClientRect();
      const lines = [...editor.querySelectorAll('.view-line')]
        .map((line) => ({ text: line.textContent, at: line.getBoundingClientRect() }))
        .filter(({ at }) => at.bottom > top + 1)
        .sort((a, b) => a.at.top - b.at.top);
      return `${lines[0].text} at ${Math.round(lines[0].at.top - top)}`;
    });
  }

  /** Gives an editor the keys, and waits until it has them. */
  async focus(name) {
    const input = this.editor(name).locator('.native-edit-context, textarea.inputarea').first();
    await until(`the focus in ${name}`, async () => {
      await input.focus({ timeout: PATIENCE });
      const has = (editor) => editor.classList.contains('focused');
      return this.editor(name).first().evaluate(has, undefined, { timeout: PATIENCE });
    });
  }

  /** Where the cursor is, as the status bar says it. */
  async place() {
    const item = this.page.locator('[id="status.editor.selection"]');
    // A page without a text has no such item.
    const text = (await item.count()) > 0 ? await item.innerText({ timeout: PATIENCE }) : '';
    const [, line, column] = /Ln (\d+), Col (\d+)/.exec(text) ?? [];
    return `${line}:${column}`;
  }

  /** Types at a place, and waits until the cursor is where all of that leads it. */
  async type(name, [line, column], text) {
    await this.caret(name, line, column);
    await this.page.keyboard.type(text);
    const lines = text.split('\n');
    const end = lines.at(-1).length + (lines.length === 1 ? column : 1);
    const there = `${line + lines.length - 1}:${end}`;
    await until(
      `the cursor at ${there}, after ${text}`,
      async () => (await this.place()) === there,
    );
  }

  /** Throws away what was typed. */
  async revert(name, typed) {
    await until(`${name} without ${typed}`, async () => {
      if (!(await this.text(name)).includes(typed)) return true;
      await this.focus(name);
      await this.command('File: Revert File');
      return this.soon(async () => !(await this.text(name)).includes(typed));
    });
  }

  /** Saves an editor's file. */
  async save(name) {
    const dirty = this.page.locator('.tab.dirty').filter({ hasText: name });
    await until(`${name} to be saved`, async () => {
      await this.focus(name);
      await this.page.keyboard.press('Control+S');
      return this.soon(async () => (await dirty.count()) === 0);
    });
  }

  /** True when something comes true before it has to be tried again. */
  async soon(ask) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      if (await ask()) return true;
      if (Date.now() > end) return false;
      await pause(50);
    }
  }

  /** Number of the line that holds a text and is in view; the view may begin anywhere. */
  async lineOf(name, part) {
    return until(`a line ${part} of ${name}`, () =>
      this.editor(name)
        .first()
        .evaluate((editor, wanted) => {
          const text = (line) => line.textContent.replaceAll('\u00a0', ' ');
          const line = [...editor.querySelectorAll('.view-lines .view-line')].find((one) =>
            text(one).includes(wanted),
          );
          const rows = [...editor.querySelectorAll('.margin-view-overlays > div')];
          const row = line && rows.find((one) => one.style.top === line.style.top);
          return Number(row?.querySelector('.line-numbers')?.textContent ?? 0);
        }, part),
    );
  }

  /** Puts the cursor; line and column count from one. */
  async caret(name, line, column = 1) {
    const input = this.page.locator('.quick-input-widget .quick-input-box input');
    const there = `${line}:${column}`;
    await until(`the cursor at ${there}`, async () => {
      await this.page.keyboard.press('Escape');
      await this.focus(name);
      await this.page.keyboard.press('Control+G');
      await input.fill(`:${line}:${column}`, { timeout: PATIENCE });
      await this.page.keyboard.press('Enter');
      await input.waitFor({ state: 'hidden', timeout: PATIENCE });
      await this.focus(name);
      // The status bar is some way behind the editor.
      return this.soon(async () => (await this.place()) === there);
    });
  }

  /** Runs a command of the palette by its title. */
  async command(title) {
    await this.pick('F1', title);
  }

  /**
   * Gives the active editors all the room, or takes it back. A command that is repeated would undo
   * itself.
   */
  async maximize(wanted) {
    const tabs = this.page.locator('.editor-group-container .tabs-container');
    const groups = async () =>
      (await tabs.evaluateAll((all) => all.filter((one) => one.clientWidth > 60).length)) > 1;
    await until(`editors ${wanted ? 'alone' : 'side by side'}`, async () => {
      if ((await groups()) !== wanted) return true;
      await this.command('View: Toggle Maximize Editor Group');
      return this.soon(async () => (await groups()) !== wanted);
    });
  }

  async openFile(name) {
    await this.pick('Control+P', name);
    await this.editor(name).waitFor();
  }

  async pick(key, text) {
    const input = this.page.locator('.quick-input-widget .quick-input-box input');
    const row = this.page
      .locator('.quick-input-list .monaco-list-row')
      .filter({ hasText: text })
      .first();
    let taken = false;
    await until(`a row ${text}`, async () => {
      // A command that was clicked must not run twice: its list only has to go, or to give way to
      // the command's own.
      if (taken) return (await input.isHidden()) || (await row.isHidden());
      try {
        if (!(await input.isVisible())) await this.page.keyboard.press(key);
        await input.waitFor({ state: 'visible', timeout: PATIENCE });
        const prefix = (await input.inputValue()).startsWith('>') ? '>' : '';
        await input.fill(prefix + text, { timeout: PATIENCE });
        await row.click({ timeout: PATIENCE });
        taken = true;
        return true;
      } catch (error) {
        await this.page.keyboard.press('Escape');
        throw error;
      }
    });
  }

  /**
   * Takes a row of the list that is open, and sees the list go: whoever looks for the next one must
   * not find this one.
   */
  async choose(text) {
    const rows = this.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: text });
    await rows.first().click();
    await rows.first().waitFor({ state: 'hidden' });
  }

  /** Sets the boxes of the list that is open, some rows on and all others off, and takes it. */
  async tick(wanted) {
    const rows = this.page.locator('.quick-input-list .monaco-list-row:visible');
    await until(`boxes at ${wanted.join(' and ')} alone`, async () => {
      let wrong = 0;
      const all = await rows.all();
      for (const row of all) {
        const label = await row.locator('.label-name').first().innerText({ timeout: PATIENCE });
        const on = (await row.getAttribute('aria-checked', { timeout: PATIENCE })) === 'true';
        if (on === wanted.includes(label)) continue;
        wrong += 1;
        await row.click({ timeout: PATIENCE });
      }
      return wrong === 0 && all.length >= wanted.length && all.length > 0;
    });
    const input = this.page.locator('.quick-input-widget .quick-input-box input');
    await until('the list to close', async () => {
      if (await input.isHidden()) return true;
      await input.press('Enter', { timeout: PATIENCE });
      return this.soon(() => input.isHidden());
    });
  }

  /** Closes the list that is open. */
  async escape() {
    const input = this.page.locator('.quick-input-widget .quick-input-box input');
    await until('the list to close', async () => {
      if (await input.isHidden()) return true;
      await this.page.keyboard.press('Escape');
      return this.soon(() => input.isHidden());
    });
  }

  /** Clicks something until that has an effect: rows that are drawn anew swallow a click. */
  async click(target, effect) {
    await until('a click to have its effect', async () => {
      if (await effect.first().isVisible()) return true;
      await target.click({ timeout: PATIENCE });
      await effect.first().waitFor({ timeout: PATIENCE });
      return true;
    });
  }

  /** A word of the lenses above an editor's text. */
  lens(name, word) {
    return this.editor(name).locator('.codelens-decoration a').filter({ hasText: word }).first();
  }

  /** Clicks a lens until something is there: lenses that are drawn anew swallow a click. */
  async clickLens(name, word, effect) {
    const lens = this.lens(name, word);
    await until(`the lens ${word}`, async () => {
      // Lists that have closed keep their rows.
      if (await effect.first().isVisible()) return true;
      // A pane may show a later part of its text.
      if (name.includes('preview') && (await lens.count()) === 0) await this.caret(name, 1);
      await lens.click({ timeout: PATIENCE });
      await effect.first().waitFor({ timeout: PATIENCE });
      return true;
    });
  }

  /** Clicks a word of the line above a pane's text and takes a row of the list that opens. */
  async header(pane, word, row) {
    const rows = this.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: row });
    await this.clickLens(pane, word, rows);
    await this.choose(row);
  }

  /**
   * Leaves out these kinds of lines, by a click on the word of the header that says how many there
   * are.
   */
  async hide(pane, word, kinds) {
    const rows = this.page.locator('.quick-input-list .monaco-list-row');
    await this.clickLens(pane, word, rows.filter({ hasText: 'directives' }));
    await this.tick(kinds);
  }

  /** Texts that decorations have put behind lines. */
  async notes(name) {
    return this.editor(name)
      .locator('.view-lines span')
      .evaluateAll((spans) =>
        spans
          .map((span) => getComputedStyle(span, '::after').content)
          .filter((content) => content.startsWith('"') && content.length > 2),
      );
  }

  /** Presses a key until what it should open is there. */
  async press(key, locator) {
    await until(`${key} to open something`, async () => {
      await this.page.keyboard.press(key);
      try {
        await locator.waitFor({ timeout: PATIENCE });
        return true;
      } catch (error) {
        await this.page.keyboard.press('Escape');
        throw error;
      }
    });
  }

  /**
   * The colours of the lines' bands: text of each line to background and bar, as the theme has
   * them.
   */
  bands(name) {
    return this.editor(name).evaluate((editor) => {
      const bands = new Map();
      for (const row of editor.querySelectorAll('.view-overlays > div'))
        for (const child of row.children) {
          const { backgroundColor, borderLeftColor, borderLeftStyle, borderLeftWidth } =
            getComputedStyle(child);
          // Decorations of extensions have such classes; the editor's own boxes have not.
          if (child.className.includes('ced-') && Number.parseFloat(borderLeftWidth) === 2)
            bands.set(row.style.top, `${backgroundColor} ${borderLeftColor} ${borderLeftStyle}`);
        }
      return [...editor.querySelectorAll('.view-lines .view-line')].flatMap((line) => {
        const band = bands.get(line.style.top);
        return band ? [[line.textContent.replaceAll('\u00a0', ' ').trim(), band]] : [];
      });
    });
  }

  /**
   * Texts of the lines that carry a decoration of ours: a bar at the left edge over the whole line.
   */
  async marked(name, style = 'solid') {
    const tops = await this.editor(name)
      .locator('.view-overlays > div')
      .evaluateAll(
        (rows, wanted) =>
          rows
            .filter((row) =>
              [...row.children].some((child) => {
                const { borderLeftWidth, borderLeftStyle } = getComputedStyle(child);
                return Number.parseFloat(borderLeftWidth) === 3 && borderLeftStyle === wanted;
              }),
            )
            .map((row) => row.style.top),
        style,
      );
    return this.editor(name)
      .locator('.view-lines .view-line')
      .evaluateAll(
        (lines, wanted) =>
          lines
            .filter((line) => wanted.includes(line.style.top))
            .sort((a, b) => Number.parseFloat(a.style.top) - Number.parseFloat(b.style.top))
            .map((line) => line.textContent.replaceAll('\u00a0', ' ').trim()),
        tops,
      );
  }
}
