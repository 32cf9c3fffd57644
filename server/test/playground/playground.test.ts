/** The playground as a user has it: built, served as plain files, and opened in a browser. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { repoPath, requireTool } from '../kit/index.ts';
import { Playground, playgroundTools, startBrowser } from './browser.ts';

/** Bytes of all files together, compressed as hosts do it. */
const MOST_BYTES = 3_400_000;

/** Where the playground is, once it is built. */
let folder = '';

before(async () => {
  const { buildPlayground } = await playgroundTools();
  folder = await buildPlayground();
});

describe('playground: files', () => {
  const files = (): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  it('are small enough for a page', () => {
    const sizes = files().map((path) => gzipSync(readFileSync(path)).length);
    const sum = sizes.reduce((a, b) => a + b, 0);
    assert.ok(sum > MOST_BYTES / 10);
    assert.ok(sum <= MOST_BYTES, `${sum} bytes`);
  });

  it('are the same when they are built again', async () => {
    const read = () => files().map((path) => [path, readFileSync(path, 'latin1')]);
    const first = read();
    const { buildPlayground } = await playgroundTools();
    await buildPlayground();
    assert.deepEqual(read(), first);
  });

  it('name the licences of all packages in them', () => {
    const text = readFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    const names = [
      'monaco-editor',
      'dompurify',
      'marked',
      'vscode-jsonrpc',
      'vscode-languageserver',
    ];
    for (const name of names) assert.match(text, new RegExp(`^${name} \\d`, 'm'));
  });

  it('have examples in which there is nothing to find', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [repoPath('server/dist/cli.js'), 'check', repoPath('playground/examples')],
      { encoding: 'utf8' },
    );
    assert.equal(status, 0, stdout + stderr);
    assert.match(stdout + stderr, /no findings/);
  });

  it('are addressed by relative paths', () => {
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map((found) => found[1]!);
    const own = addresses.filter((address) => !address.startsWith('https:'));
    assert.ok(own.length >= 4);
    for (const address of own) assert.match(address, /^(?:assets\/|THIRD-PARTY)/);
    assert.doesNotMatch(html, /\{\{/);
  });
});

describe('playground: in a browser', () => {
  let browser: Browser | undefined;
  let server: { readonly url: string; stop(): Promise<void> } | undefined;
  let url = '';
  let at: Playground | undefined;

  before(async () => {
    const { serveFolder } = await playgroundTools();
    server = await serveFolder(folder);
    url = server.url;
  });

  after(async () => {
    await browser?.close();
    await server?.stop();
  });

  afterEach(async () => {
    await at?.close();
    at = undefined;
  });

  /** The page in a new tab, with the output shown. */
  async function open(
    test: Mocha.Context,
    address = url,
    options: Parameters<typeof Playground.open>[2] = {},
  ): Promise<Playground> {
    browser ??= await startBrowser(requireTool(test, 'chromium'));
    at = await Playground.open(browser, address, options);
    return at;
  }

  it('shows PTX and AMDGCN of a kernel in Rust, for the GPU that is chosen', async function () {
    const page = await open(this);
    await page.shows('output', /\.entry saxpy\([\s\S]*st\.global/);
    await page.choose('cpu', 'sm_90');
    await page.shows('output', /\.target sm_90/);
    await page.choose('target', 'amdgcn');
    await page.shows('output', /amdgcn-amd-amdhsa/);
    await page.choose('cpu', 'gfx942');
    await page.shows('output', /gfx942/);
    await page.choose('target', 'ptx');
    await page.shows('output', /\.target sm_90/);
    assert.match(await page.text('figures'), /saxpy: \d+ instructions/);
    assert.deepEqual(page.complaints, []);
  });

  it('shows what MLIR becomes', async function () {
    const page = await open(this);
    await page.choose('example', 'sums of rows');
    await page.shows('source', /gpu\.all_reduce/);
    await page.shows('output', /\.entry row_sums\(/);
    await page.choose('target', 'amdgcn');
    await page.shows('output', /row_sums:/);
    assert.deepEqual(page.complaints, []);
  });

  it('has examples that compile, without findings', async function () {
    const page = await open(this);
    await page.page.locator('#example:enabled').waitFor();
    const options = page.page.locator('#example optgroup option');
    const names = await options.evaluateAll((all: { value: string }[]) =>
      all.map(({ value }) => value),
    );
    assert.ok(names.length >= 5);
    for (const target of ['ptx', 'amdgcn']) {
      await page.choose('target', target);
      for (const name of names) {
        await page.choose('example', name);
        await page.eventually(`${target} of ${name}`, async () => {
          const [text = ''] = await page.lines('output');
          const example = await page.page.locator('#example').inputValue();
          return example === name && /kernel\.\w+ · (?:PTX|AMDGCN) · /.test(text);
        });
        assert.ok(await page.page.locator('#banner').isHidden(), name);
        assert.equal(await page.page.locator('#problems button').count(), 0, name);
      }
    }
  });

  it('follows what is typed', async function () {
    const page = await open(this);
    await page.shows('output', /mul\.rn\.f32/);
    await page.cursorBehind('source', 'let k = i as usize');
    await page.page.keyboard.type('\nlet alpha = alpha * 3.0;');
    await page.shows('output', /0f40400000/);
  });

  it('marks a mistake at its place, and keeps the last good text', async function () {
    const page = await open(this);
    await page.shows('output', /st\.global/);
    await page.cursorBehind('source', 'let k = i as usize');
    await page.page.keyboard.press('ArrowLeft');
    await page.page.keyboard.type(' + missing');
    await page.page.locator('#source .squiggly-error').first().waitFor();
    const button = page.page.locator('#problems button.error').first();
    const [, line] = /^(\d+):\d+ error: /.exec((await button.textContent()) ?? '') ?? [];
    const lines = await page.lines('source');
    assert.equal(Number(line), lines.findIndex((text) => text.includes('missing')) + 1);
    assert.match(await page.text('banner'), /^STALE: .*missing/);
    assert.ok(await page.page.locator('#banner').isVisible());
    await page.shows('output', /st\.global/);
    // The list leads there.
    await page.cursorBehind('source', 'no_std');
    await button.click();
    const current = page.page.locator('#source .line-numbers.active-line-number');
    await page.eventually('the line', async () => (await current.textContent()) === line);
    await page.page.keyboard.press('Control+z');
    await page.eventually('a text without mistakes', async () => {
      if (await page.page.locator('#banner').isHidden()) return true;
      await page.page.keyboard.press('Control+z');
      return false;
    });
    await page.eventually(
      'no marks',
      async () => (await page.page.locator('#problems button').count()) === 0,
    );
  });

  it('keeps text and choices in the link, and reads them again', async function () {
    const page = await open(this);
    await page.choose('target', 'amdgcn');
    await page.choose('cpu', 'gfx1100');
    await page.choose('opt', 'O1');
    await page.cursorBehind('source', '//! One element');
    await page.page.keyboard.type(' Grüße, 世界.');
    await page.page.locator('#share').click();
    await page.eventually('a note', async () => /link is copied/.test(await page.text('state')));
    const link = (await page.page.evaluate('navigator.clipboard.readText()')) as string;
    assert.equal(link, page.page.url());
    assert.ok(link.startsWith(`${url}#1.`));
    const [choices, lines] = [await page.choices(), await page.lines('source')];
    await page.close();

    const again = await open(this, link);
    await again.shows('output', /gfx1100 · compiler: Warplens · O1/);
    await again.page.locator('#opt:enabled').waitFor();
    assert.deepEqual(await again.choices(), choices);
    assert.deepEqual(await again.lines('source'), lines);
    assert.match(lines.join('\n'), /Grüße, 世界/);
    // Another link in the same tab.
    const other = await open(this, url);
    await other.shows('output', /\.entry/);
    await other.page.evaluate(`location.hash = ${JSON.stringify(link.slice(url.length))}`);
    await other.shows('output', /gfx1100 · compiler: Warplens · O1/);
    await again.close();
  });

  it('says that a link cannot be read, and begins with an example', async function () {
    const page = await open(this, `${url}#1.AAAA`);
    await page.shows('output', /\.entry saxpy/);
    assert.match(await page.text('state'), /link cannot be read: it is damaged or cut off/);
    await page.page.evaluate("location.hash = '#9.abc'");
    await page.eventually('another reason', async () =>
      /of another version/.test(await page.text('state')),
    );
  });

  it('links lines of both sides: colours, cursor and pointer', async function () {
    const page = await open(this);
    await page.shows('output', /st\.global/);
    const color = async (editor: string, text: string): Promise<string> =>
      String(
        await page.page.evaluate(`(() => {
          const lines = [...document.querySelectorAll('#${editor} .view-line')];
          const line = lines.find((one) => one.textContent.replaceAll('\u00a0', ' ').includes(${JSON.stringify(text)}));
          const rows = [...document.querySelectorAll('#${editor} .view-overlays > div')];
          const row = rows.find((one) => one.style.top === line.style.top);
          const band = row?.querySelector('.band, .linked, .pointed');
          return band ? [...band.classList].filter((name) => name !== 'cdr').join(' ') : '';
        })()`),
      );
    await page.eventually('the colours', async () =>
      /^band band-color-\d+ band-/.test(await color('source', 'alpha * *x')),
    );
    assert.equal(await color('output', 'st.global'), await color('source', 'alpha * *x'));
    assert.notEqual(await color('output', 'setp.ge'), await color('source', 'alpha * *x'));
    assert.equal(await color('output', 'setp.ge'), await color('source', 'if i < n'));
    await page.cursorBehind('output', 'st.global');
    await page.eventually('the mark', async () =>
      /\blinked\b/.test(await color('source', 'alpha * *x')),
    );
    await page.cursorBehind('source', 'if i < n');
    await page.eventually('the mark', async () => /\blinked\b/.test(await color('output', 'setp')));
    await page.page.locator('#source .view-line').filter({ hasText: 'alpha * ' }).last().hover();
    await page.eventually('the mark of the pointer', async () =>
      page.page.locator('#output .pointed').first().isVisible(),
    );
    await page.page.locator('#colors').uncheck();
    await page.eventually(
      'no colours',
      async () => (await page.page.locator('.band').count()) === 0,
    );
  });

  it('explains instructions, completes intrinsics, shows costs, and has lenses', async function () {
    const page = await open(this);
    await page.shows('output', /mul\.rn\.f32/);
    const multiply = page.page.locator('#output .view-line span').filter({ hasText: /^mul/ });
    const hover = page.page.locator('.monaco-hover:visible');
    // A text that is drawn again closes a hover, so the mouse comes back until there is one.
    await page.eventually('documentation', async () => {
      if (/Floating-point product/.test((await hover.allTextContents()).join('\n'))) return true;
      await page.page.locator('#costs').hover();
      await multiply.last().hover();
      await page.page.waitForTimeout(1000);
      return false;
    });
    await page.page.locator('#source .codelens-decoration a').filter({ hasText: 'AMDGCN' }).click();
    await page.shows('output', /amdgcn-amd-amdhsa/);
    await page.cursorBehind('source', 'let k = i as usize');
    await page.page.keyboard.type('\ncore::arch::nvptx::_thread');
    const rows = page.page.locator('.suggest-widget .monaco-list-row');
    await rows.filter({ hasText: '_thread_idx_y' }).first().waitFor();
    await page.page.keyboard.press('Escape');
    await page.choose('example', 'matrix product');
    await page.eventually('a cost', async () =>
      /bounds check/.test((await page.lines('source')).join('\n')),
    );
    await page.page.locator('#costs').uncheck();
    await page.eventually(
      'no costs',
      async () => !/bounds check/.test((await page.lines('source')).join('\n')),
    );
  });

  it('runs kernels: values, and a mistake at its line', async function () {
    const page = await open(this);
    await page.shows('output', /saxpy_param_1/);
    const results = page.page.locator('#results');
    await page.page.locator('#run').click();
    await page.eventually('values', async () =>
      /y {2}f32\[\d+\] {2}0, 1\.5, 3/.test(await results.innerText()),
    );
    // To the end of the line, and back behind `<`.
    await page.cursorBehind('source', 'if i <');
    for (const _ of ' n {') await page.page.keyboard.press('ArrowLeft');
    await page.page.keyboard.type('=');
    await page.eventually('no old results', async () => results.isHidden());
    await page.page.locator('#run').click();
    await page.eventually('the mistake', async () =>
      /error: .*out of bounds: `y\[400\]` of 400/.test(
        await page.page.locator('#problems').innerText(),
      ),
    );
  });

  it('steps through a kernel, forward and back, with values of all lanes', async function () {
    const page = await open(this);
    await page.choose('example', 'matrix product');
    await page.shows('output', /\.entry matmul\(/);
    const value = async (name: string): Promise<string> => {
      const row = page.page.locator('.variables tr', {
        has: page.page.locator('th', { hasText: new RegExp(`^${name}$`) }),
      });
      return (await row.locator('.value').first().textContent()) ?? '';
    };
    const stopsWith = (what: string, values: Readonly<Record<string, string>>): Promise<void> =>
      page.eventually(what, async () => {
        if (!(await page.text('stop')).startsWith(what)) return false;
        for (const [name, wanted] of Object.entries(values))
          if ((await value(name)) !== wanted) return false;
        return true;
      });
    // A click into the gutter, then a condition from the keyboard.
    const line = page.page.locator('#source .view-line').filter({ hasText: 'sum += a[' }).last();
    const { x } = (await page.page.locator('#source').boundingBox())!;
    const mark = page.page.locator('#source .breakpoint');
    await page.eventually('a breakpoint', async () => {
      // The editor draws its lines again when the example's text and its colours come.
      const box = await line.boundingBox();
      if (box === null) return false;
      if ((await mark.count()) === 0) await page.page.mouse.click(x + 8, box.y + 8);
      await page.page.waitForTimeout(200);
      return (await mark.count()) === 1;
    });
    await line.click();
    await page.page.keyboard.press('Shift+F9');
    await page.page.locator('#condition input').fill('k == 2 && row == 3');
    await page.page.keyboard.press('Enter');
    await page.page.locator('#source .breakpoint.conditional').waitFor();

    await page.page.locator('#debug').click();
    await stopsWith('breakpoint', { k: '2', row: '3', column: '0' });
    assert.equal(await page.page.locator('#source .stopped-glyph').count(), 1);
    const strip = page.page.locator('.strip[aria-label^="row in the lanes"]');
    assert.ok((await strip.locator('i').count()) >= 32);
    assert.match((await strip.locator('i').nth(0).getAttribute('title')) ?? '', /^lane 0 .*: \d+$/);
    const before = await value('sum');
    await page.page.keyboard.press('F10');
    await stopsWith('step', { row: '3' });
    await page.eventually('another sum', async () => (await value('sum')) !== before);
    await page.page.keyboard.press('Alt+F10');
    await stopsWith('step', { k: '2', sum: before });
    // Another thread of the block, and an expression there.
    await page.page.locator('#focus-thread').fill('4,3');
    await page.page.keyboard.press('Enter');
    await stopsWith('goto', { column: '4' });
    await page.page.locator('#expression').fill('row * n + column');
    await page.page.keyboard.press('Enter');
    await page.eventually('its value', async () =>
      /^row \* n \+ column: 22$/m.test(await page.text('log')),
    );
    // What does not stop any more runs to its end.
    await line.click();
    await page.page.keyboard.press('F9');
    await page.eventually('no breakpoint', async () => (await mark.count()) === 0);
    await page.page.keyboard.press('F5');
    await page.eventually('the end', async () => page.page.locator('#debugger').isHidden());
    assert.equal(await page.text('state'), 'The kernels have come to their end');
    assert.deepEqual(page.complaints, []);
  });

  it('ends a session when the text changes, and stops at once without breakpoints', async function () {
    const page = await open(this);
    await page.shows('output', /saxpy_param_1/);
    const panel = page.page.locator('#debugger');
    const lens = page.page.locator('.codelens-decoration a', { hasText: /^Debug$/ });
    await lens.first().click();
    await page.eventually('a stop', async () => (await page.text('stop')).startsWith('entry'));
    await page.cursorBehind('source', 'let k = i as usize');
    await page.page.keyboard.type(' ');
    await page.eventually('the end', async () => panel.isHidden());
    await page.choose('example', 'sums of rows');
    await page.eventually('no button', async () => page.page.locator('#debug').isHidden());
    assert.deepEqual(page.complaints, []);
  });

  it('profiles a kernel from its lens', async function () {
    const page = await open(this);
    await page.shows('output', /saxpy_param_1/);
    const lens = page.page.locator('.codelens-decoration a', { hasText: /^Profile$/ });
    await lens.first().click();
    await page.eventually('counts behind the lines', async () =>
      /warp instr\./.test(
        (await page.page.locator('#source .view-lines').innerText()).replaceAll('\u00a0', ' '),
      ),
    );
  });

  /** Only the server knows what a name is. */
  const showsColor = async (page: Playground): Promise<void> => {
    await page.shows('output', /saxpy_param_1/);
    await page.eventually('the colour of a parameter', async () =>
      Boolean(
        await page.page.evaluate(`(() => {
          const color = (element) => element && getComputedStyle(element).color;
          const spans = [...document.querySelectorAll('#output .view-line span > span')];
          const parameter = spans.find((span) => span.textContent.trim() === 'saxpy_param_1');
          return parameter && color(parameter) !== color(document.querySelector('#output .monaco-editor'));
        })()`),
      ),
    );
  };

  it('colours assembly as the server reads it', async function () {
    await showsColor(await open(this));
  });

  it('colours assembly where the server comes long after the editor', async function () {
    browser ??= await startBrowser(requireTool(this, 'chromium'));
    const context = await browser.newContext();
    const page = new Playground(await context.newPage());
    let editorIsThere = (): void => undefined;
    const editor = new Promise<void>((resolve) => {
      editorIsThere = resolve;
    });
    await context.route(/assets\/server-/, async (route) => {
      await editor;
      await route.continue();
    });
    await page.page.goto(url);
    await page.page.locator('#output .monaco-editor').first().waitFor();
    // The editor asks for colours as soon as it shows a text, or after 0.3 s.
    await page.page.waitForTimeout(1000);
    editorIsThere();
    await showsColor(page);
    await page.close();
  });

  it('works by keys alone', async function () {
    const page = await open(this);
    await page.shows('output', /st\.global/);
    await page.page.locator('#example:enabled').waitFor();
    const { keyboard } = page.page;
    const focused = (id: string): Promise<unknown> =>
      page.page.evaluate(`document.querySelector('#${id}').contains(document.activeElement)`);
    await keyboard.press('Tab');
    assert.ok(await focused('example'));
    await keyboard.press('Tab');
    assert.ok(await focused('run'));
    await keyboard.press('Tab');
    assert.ok(await focused('debug'));
    await keyboard.press('Tab');
    assert.ok(await focused('target'));
    await keyboard.press('ArrowDown');
    await page.shows('output', /amdgcn-amd-amdhsa/);
    await keyboard.press('ArrowUp');
    await page.shows('output', /\.entry/);
    await keyboard.press('F6');
    assert.ok(await focused('source'));
    // Into the kernel, where something is typed that is wrong.
    await keyboard.press('Control+Home');
    for (let i = 0; i < 12; i += 1) await keyboard.press('ArrowDown');
    await keyboard.press('End');
    await keyboard.type(' wrong');
    await page.page.locator('#problems button.error').first().waitFor();
    await keyboard.press('F6');
    assert.ok(await focused('problems'));
    await keyboard.press('Enter');
    assert.ok(await focused('source'));
    for (let i = 0; i < 6; i += 1) await keyboard.press('Control+z');
    await page.eventually(
      'no problems',
      async () => (await page.page.locator('#problems button').count()) === 0,
    );
    await keyboard.press('Shift+F6');
    assert.ok((await focused('target')) || (await focused('example')));
    await keyboard.press('F6');
    await keyboard.press('F6');
    assert.ok(await focused('output'));
    // From the assembly to the line it comes from.
    await page.cursorBehind('output', 'st.global');
    await keyboard.press('F12');
    await page.eventually('the focus in the source', async () => Boolean(await focused('source')));
    const current = page.page.locator('#source .line-numbers.active-line-number');
    const lines = await page.lines('source');
    const wanted = lines.findIndex((text) => text.includes('alpha * *x')) + 1;
    await page.eventually('the line', async () => (await current.textContent()) === String(wanted));
    // Tab leads out of the assembly.
    await keyboard.press('F6');
    await keyboard.press('Tab');
    assert.ok(!(await focused('output')));
  });

  it('fits a phone: panes below each other, nothing to scroll sideways', async function () {
    const page = await open(this, url, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.shows('output', /\.entry saxpy/);
    const scrolls = 'document.scrollingElement.scrollWidth > innerWidth';
    assert.equal(await page.page.evaluate(scrolls), false);
    const [source, output] = [
      await page.page.locator('#source').boundingBox(),
      await page.page.locator('#output').boundingBox(),
    ];
    assert.ok(source && output);
    assert.ok(source.y + source.height <= output.y);
    for (const box of [source, output]) {
      assert.ok(box.width > 380, String(box.width));
      assert.ok(box.height > 200, String(box.height));
    }
    for (const id of ['example', 'target', 'cpu', 'opt', 'share', 'keys']) {
      const box = await page.page.locator(`#${id}`).boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 390, id);
    }
    await page.page.locator('#keys').click();
    assert.equal(await page.page.evaluate(scrolls), false);
  });

  it('can be used at 200 % zoom, and in a low window', async function () {
    for (const viewport of [
      { width: 640, height: 400 },
      { width: 844, height: 390 },
    ]) {
      const page = await open(this, url, { viewport, deviceScaleFactor: 2 });
      await page.shows('output', /\.version/);
      const scrolls = 'document.scrollingElement.scrollWidth > innerWidth';
      assert.equal(await page.page.evaluate(scrolls), false);
      for (const id of ['source', 'output']) {
        const box = await page.page.locator(`#${id}`).boundingBox();
        assert.ok(box && box.height > 120, `${id}: ${box?.height}`);
      }
      await page.close();
    }
    at = undefined;
  });

  it('names its parts for screen readers', async function () {
    const page = await open(this);
    await page.shows('output', /st\.global/);
    await page.page.locator('#example:enabled').waitFor();
    const tab = page.page;
    for (const name of ['Example', 'Output', 'GPU', 'Level'])
      assert.equal(await tab.getByRole('combobox', { name }).count(), 1, name);
    for (const name of ['Costs', 'Colours'])
      assert.equal(await tab.getByRole('checkbox', { name }).count(), 1, name);
    assert.equal(await tab.getByRole('toolbar').count(), 1);
    for (const name of ['Source', 'Assembly', 'Problems'])
      assert.equal(await tab.getByRole('region', { name, exact: true }).count(), 1, name);
    for (const name of [/^Source of kernels/, /^Assembly/])
      assert.equal(await tab.getByRole('textbox', { name }).count(), 1, String(name));
    // What is wrong is announced.
    await page.cursorBehind('source', 'let k = i as usize');
    await tab.keyboard.type(' )');
    await tab.locator('#banner[role=status]').filter({ hasText: 'STALE' }).waitFor();
    await tab
      .getByRole('button', { name: /^\d+:\d+ error: / })
      .first()
      .waitFor();
  });

  it('follows the system: dark, and high contrast', async function () {
    const background = "getComputedStyle(document.querySelector('#source .monaco-editor')).color";
    const classes = "document.querySelector('#source .monaco-editor').className";
    for (const [colorScheme, contrast, theme] of [
      ['light', 'no-preference', /\bvs\b/],
      ['dark', 'no-preference', /\bvs-dark\b/],
      ['light', 'more', /\bhc-light\b/],
      ['dark', 'more', /\bhc-black\b/],
    ] as const) {
      const page = await open(this, url, { colorScheme, contrast });
      await page.shows('output', /\.entry saxpy/);
      assert.match(String(await page.page.evaluate(classes)), theme);
      assert.notEqual(await page.page.evaluate(background), '');
      await page.close();
    }
    at = undefined;
  });

  it('sends nothing, and could not', async function () {
    const page = await open(this);
    await page.shows('output', /\.entry saxpy/);
    await page.choose('target', 'amdgcn');
    await page.shows('output', /amdgcn-amd-amdhsa/);
    await page.cursorBehind('source', 'let k = i as usize');
    await page.page.keyboard.type(' + 0;');
    await page.eventually('the link', async () => page.page.url().includes('#1.'));
    for (const address of page.requests)
      assert.ok(address.startsWith(url) || /^(?:blob|data):/.test(address), address);
    assert.ok(page.requests.length >= 5);
    for (const address of page.requests) assert.ok(!address.startsWith(`${url}?`), address);
    assert.deepEqual(page.complaints, []);
    const ask = "fetch('assets/icon.svg').then(() => 'sent', () => 'refused')";
    assert.equal(await page.page.evaluate(ask), 'refused');
    const [worker] = page.page.workers();
    assert.ok(worker);
    const absolute = ask.replace('assets/', `${url}assets/`);
    assert.equal(await worker.evaluate(absolute), 'refused');
  });

  it('says that the compiler has stopped, keeps the text, and starts it again', async function () {
    const page = await open(this);
    await page.shows('output', /st\.global/);
    const [worker] = page.page.workers();
    assert.ok(worker);
    const fault = "setTimeout(() => { throw new Error('out of paper'); }, 0)";
    await worker.evaluate(fault).catch(() => undefined);
    const alert = page.page.locator('#failure');
    await alert.waitFor();
    assert.match((await alert.textContent()) ?? '', /has stopped: .*out of paper/);
    await page.cursorBehind('source', 'let k = i as usize');
    await page.page.keyboard.type('\nlet alpha = alpha * 3.0;');
    await alert.locator('button').click();
    await page.shows('output', /0f40400000/);
    assert.ok(await alert.isHidden());
  });

  it('says what is missing when its files are not all there', async function () {
    browser ??= await startBrowser(requireTool(this, 'chromium'));
    const context = await browser.newContext();
    const tab = await context.newPage();
    await tab.route(/assets\/page-/, (route) => route.abort());
    await tab.goto(url);
    await tab.locator('#failure').filter({ hasText: 'editor could not be loaded' }).waitFor();
    await tab.unroute(/assets\/page-/);
    await context.route(/assets\/server-/, (route) => route.abort());
    await tab.goto(url);
    await tab.locator('#failure').filter({ hasText: 'compiler has stopped' }).waitFor();
    await context.close();
  });
});
