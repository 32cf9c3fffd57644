/**
 * The playground in a real browser: one that reaches nothing but the folder that is served. Keys
 * and clicks that do something are repeated until it shows, because a page may be busy.
 */
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { PATIENCE, repoPath } from '../kit/index.ts';

/** Milliseconds between two looks. */
const STEP = 50;

/** Builds and serves. Not bundled with the tests: it is a program that lies where it lies. */
export async function playgroundTools(): Promise<typeof import('../../../tools/playground.mjs')> {
  return import(pathToFileURL(repoPath('tools/playground.mjs')).href);
}

export async function startBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-dev-shm-usage',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}

/** A tab with the playground. */
export class Playground {
  readonly page: Page;
  /** Addresses of all that the page has asked for. */
  readonly requests: string[] = [];
  /** What the browser complains of. */
  readonly complaints: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(PATIENCE);
    page.on('request', (request) => this.requests.push(request.url()));
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  static async open(
    browser: Browser,
    url: string,
    options: BrowserContextOptions = {},
  ): Promise<Playground> {
    const context = await browser.newContext({
      viewport: { width: 1300, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options,
    });
    const playground = new Playground(await context.newPage());
    await playground.page.goto(url);
    return playground;
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  /** The lines that an editor has on screen, in order. */
  async lines(editor: 'source' | 'output'): Promise<string[]> {
    const rows = (await this.page.evaluate(
      `[...document.querySelectorAll('#${editor} .view-line')].map((line) =>
        [Number.parseFloat(line.style.top), line.textContent])`,
    )) as [number, string][];
    return rows.sort(([a], [b]) => a - b).map(([, text]) => text.replaceAll('\u00a0', ' '));
  }

  /** Waits until the text on screen holds something. */
  async shows(editor: 'source' | 'output', wanted: RegExp): Promise<void> {
    await this.eventually(`${wanted} in the ${editor}`, async () =>
      wanted.test((await this.lines(editor)).join('\n')),
    );
  }

  async eventually(what: string, done: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + PATIENCE; !(await done()); ) {
      if (Date.now() > end) {
        const text = await this.page.locator('body').innerText();
        assert.fail(`${what} has not come; the page: ${text.slice(0, 2000)}`);
      }
      await this.page.waitForTimeout(STEP);
    }
  }

  /** Chooses a row of one of the lists above the editors. */
  async choose(list: string, value: string): Promise<void> {
    await this.page.locator(`#${list}:enabled`).waitFor();
    await this.page.locator(`#${list}`).selectOption(value);
  }

  /** Puts the cursor behind the first line on screen that holds a text. */
  async cursorBehind(editor: 'source' | 'output', text: string): Promise<void> {
    await this.page.locator(`#${editor} .view-line`).filter({ hasText: text }).first().click();
    await this.page.keyboard.press('End');
  }

  async text(id: string): Promise<string> {
    return (await this.page.locator(`#${id}`).textContent()) ?? '';
  }

  /** Values of the lists above the editors. */
  async choices(): Promise<string[]> {
    const values = ['example', 'target', 'cpu', 'opt'].map((id) =>
      this.page.locator(`#${id}`).inputValue(),
    );
    return Promise.all(values);
  }
}
