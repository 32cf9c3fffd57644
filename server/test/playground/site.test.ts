/** The site as `npm run site` makes it: its links, its search, and how it looks in a browser. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, posix } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { PATIENCE, readRepo, repoPath, requireTool } from '../kit/index.ts';
import { Playground, startBrowser } from './browser.ts';

const REPOSITORY = 'https://github.com/warplens/warplens/blob/main/';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

describe('playground: site', function () {
  this.timeout(3 * PATIENCE);
  let folder: string;
  let pages: ReadonlyMap<string, string>;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'warplens-site-'));
    const args = ['--import=tsx', 'tools/site/main.ts', '--out', folder];
    const made = spawnSync(process.execPath, args, { cwd: repoPath('.'), encoding: 'utf8' });
    assert.equal(made.status, 0, made.stderr);
    pages = new Map(
      readdirSync(folder, { recursive: true })
        .map((name) => String(name).replaceAll('\\', '/'))
        .filter((name) => name.endsWith('.html'))
        .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    );
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const idsOf = (html: string): ReadonlySet<string> =>
    new Set([...html.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!));

  /** What is wrong with a link of a page; undefined where nothing is. */
  function wrongWith(from: string, href: string): string | undefined {
    if (href.startsWith(REPOSITORY)) {
      const path = decodeURI(href.slice(REPOSITORY.length).split('#')[0]!);
      return existsSync(repoPath(path)) ? undefined : `${from}: no file ${path}`;
    }
    if (/^[a-z]+:/.test(href)) return undefined;
    const [path = '', hash] = decodeURI(href).split('#');
    const target = path === '' ? from : posix.join(posix.dirname(from), path);
    if (!existsSync(join(folder, target))) return `${from}: no ${target}`;
    if (hash === undefined) return undefined;
    return idsOf(pages.get(target) ?? '').has(hash) ? undefined : `${from}: no ${target}#${hash}`;
  }

  it('has the pages that readers look for', () => {
    for (const path of ['index', 'tour', 'first-run', 'comparison', 'faq', 'trust', 'gpus'])
      assert.ok(pages.has(`${path}.html`), path);
    for (const path of ['rules/limits', 'rules/workgroup-race', 'examples/index'])
      assert.ok(pages.has(`${path}.html`), path);
    assert.match(pages.get('gpus.html')!, /<code>sm_90<\/code>[\s\S]*<code>gfx942<\/code>/);
    assert.match(pages.get('tour.html')!, /<img src="client\/media\/pictures\/tour\.png"/);
  });

  it('has links that lead somewhere, to headings too', () => {
    let count = 0;
    const wrong = [...pages].flatMap(([from, html]) =>
      [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].flatMap(([, href]) => {
        count++;
        return wrongWith(from, href!.replaceAll('&amp;', '&')) ?? [];
      }),
    );
    assert.deepEqual(wrong, []);
    assert.ok(count > 1000);
    assert.match(wrongWith('index.html', 'cli.html#nowhere')!, /no cli\.html#nowhere/);
    assert.match(wrongWith('rules/index.html', 'cli.html')!, /no rules\/cli\.html/);
  });

  it('leads from the list of pages to every page, and from each to the others', () => {
    const home = pages.get('index.html')!;
    for (const path of pages.keys()) assert.ok(home.includes(`href="${path}"`), path);
    const rule = pages.get('rules/workgroup-race.html')!;
    assert.match(rule, /<a href="\.\.\/rules\/workgroup-race\.html" aria-current="page">/);
  });

  it('has an index of its sections, each at a heading that is there', () => {
    const { storedFields, documentIds } = JSON.parse(
      readFileSync(join(folder, 'search.json'), 'utf8'),
    ) as { storedFields: object; documentIds: Record<string, string> };
    const ids = Object.values(documentIds);
    assert.ok(ids.length > 400 && ids.length === Object.keys(storedFields).length);
    for (const id of ids) {
      const [path, hash] = id.split('#') as [string, string | undefined];
      assert.ok(pages.has(path), id);
      if (hash !== undefined) assert.ok(idsOf(pages.get(path)!).has(hash), id);
    }
  });

  describe('in a browser', () => {
    let server: Server;
    let browser: Browser | undefined;
    let url: string;

    before(async () => {
      server = createServer(({ url: asked = '/' }, answer) => {
        const path = join(folder, decodeURI(new URL(asked, 'http://x').pathname));
        if (!existsSync(path)) {
          answer.writeHead(404).end();
          return;
        }
        answer.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'text/plain' });
        answer.end(readFileSync(path));
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    after(async () => {
      await browser?.close();
      server.close();
    });

    async function open(
      test: Mocha.Context,
      path: string,
      options: BrowserContextOptions = {},
    ): Promise<Playground> {
      browser ??= await startBrowser(requireTool(test, 'chromium'));
      return Playground.open(browser, `${url}/${path}`, options);
    }

    it('finds a rule while somebody types, and goes there', async function () {
      const at = await open(this, 'reference/limits.html');
      await at.page.keyboard.press('/');
      await at.page.keyboard.type('workgroup race');
      const first = at.page.locator('#results a').first();
      await first.waitFor();
      assert.match((await first.textContent())!, /workgroup-race/);
      await first.click();
      await at.page.waitForURL(/\/rules\/workgroup-race\.html/);
      await at.page.keyboard.press('/');
      await at.page.keyboard.type('qqqqzzzz');
      await at.page.locator('#results p').waitFor();
      await at.page.keyboard.press('Escape');
      assert.equal(await at.page.locator('#results').isVisible(), false);
      assert.deepEqual(at.complaints, []);
      for (const asked of at.requests) assert.ok(asked.startsWith(url), asked);
      await at.close();
    });

    for (const [what, options] of [
      ['light', { colorScheme: 'light' }],
      ['dark', { colorScheme: 'dark' }],
      ['narrow', { viewport: { width: 360, height: 700 } }],
    ] as const)
      it(`fits and can be read, ${what}`, async function () {
        const at = await open(this, 'index.html', options);
        for (const path of ['index.html', 'gpus.html', 'reference/mir-ops.html']) {
          await at.page.goto(`${url}/${path}`);
          const { over, text, back } = (await at.page.evaluate(`({
            over: document.documentElement.scrollWidth - innerWidth,
            text: getComputedStyle(document.body).color,
            back: getComputedStyle(document.body).backgroundColor,
          })`)) as { over: number; text: string; back: string };
          assert.ok(over <= 0, `${path} is ${over} pixels too wide`);
          assert.equal(lightness(text) < lightness(back), what !== 'dark', `${text} on ${back}`);
          assert.ok(Math.abs(lightness(text) - lightness(back)) > 150);
        }
        assert.deepEqual(at.complaints, []);
        await at.close();
      });
  });

  it('is made by one command, with packages that only its making needs', () => {
    const manifest = JSON.parse(readRepo('package.json')) as Record<string, object>;
    assert.ok('site' in manifest['scripts']!);
    for (const name of ['@11ty/eleventy', 'minisearch'])
      assert.ok(name in manifest['devDependencies']!, name);
  });
});

/** From 0 to 255, of `rgb(1, 2, 3)`. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)!.map(Number);
  return 0.3 * red + 0.6 * green + 0.1 * blue;
}
