/**
 * The playground in a real browser: what it weighs, when the first PTX is on the screen, and how
 * long a typed character takes until its PTX is, in 200 lines.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { findTool } from '../server/test/kit/tools.ts';

const LINES = 200;
const ROUNDS = 60;
const STARTS = 5;

/** What the page has measured by itself, in milliseconds. */
async function durations(page: Page, name: string): Promise<number[]> {
  const entries = `performance.getEntriesByName('warplens:${name}').map((e) => e.duration)`;
  return (await page.evaluate(entries)) as number[];
}

function row(name: string, times: readonly number[], bar: string): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (q: number): string =>
    sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!.toFixed(1).padStart(9);
  console.log(`${name.padEnd(44)}${at(0)}${at(0.5)}${at(0.95)}   ${bar}`);
}

/** saxpy.rs with copies of its first kernel, filled up to the lines with comments. */
function source(): string {
  const text = readFileSync('test-fixtures/kernels/saxpy.rs', 'utf8').trimEnd();
  const start = text.indexOf('/// Grid-stride loop');
  const kernel = text.slice(start, text.indexOf('/// The same in double')).trimEnd();
  const lines = text.split('\n');
  for (let i = 0; ; i += 1) {
    const copy = ['', ...kernel.replaceAll('saxpy', `saxpy_${i}`).split('\n')];
    if (lines.length + copy.length > LINES) break;
    lines.push(...copy);
  }
  while (lines.length < LINES) lines.push('//');
  return `${lines.join('\n')}\n`;
}

/** Milliseconds from the request for the page to the first PTX on the screen. */
async function cold(url: string, executablePath: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator('#output .view-line').filter({ hasText: '.entry' }).first().waitFor();
  const [first] = (await page.evaluate(
    "performance.getEntriesByName('warplens:shown').map((e) => e.startTime)",
  )) as number[];
  await browser.close();
  return first!;
}

async function typing(url: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('#output .view-line').filter({ hasText: '.entry' }).first().waitFor();
  const text = source();
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.locator('#source .view-line').first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await page.waitForTimeout(2000);
  const line = text.split('\n').findIndex((each) => each.includes('*y.add(k) = alpha'));
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < line; i += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' + 1.0');
  await page.waitForTimeout(2000);
  await page.evaluate('performance.clearMeasures()');
  for (let round = 0; round < ROUNDS; round += 1) {
    // A digit in the place of a digit: the text stays one that compiles.
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.type(String(round % 10));
    await page.waitForTimeout(120);
  }
  const kernels = (await page.locator('#figures').textContent())?.split('\n').length;
  console.log(`\n${text.split('\n').length - 1} lines, ${kernels} kernels, ${ROUNDS} edits`);
  row('edit to PTX, request and answer of the worker', await durations(page, 'answer'), '');
  row('edit to PTX in the editor', await durations(page, 'edit'), '30');
  await browser.close();
}

const tools = new URL('tools/playground.mjs', pathToFileURL(`${process.cwd()}/`)).href;
const { buildPlayground, serveFolder }: typeof import('../tools/playground.mjs') = await import(
  tools
);
const folder = await buildPlayground();
let [raw, gzip, brotli] = [0, 0, 0];
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const bytes = readFileSync(join(entry.parentPath, entry.name));
  raw += bytes.length;
  gzip += gzipSync(bytes).length;
  brotli += brotliCompressSync(bytes).length;
}
const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;
console.log(`all files: ${mega(raw)}, gzip ${mega(gzip)}, brotli ${mega(brotli)}   bar: 3 MB`);

const executablePath = findTool('chromium');
if (executablePath === undefined) console.log('no browser: nothing else was measured');
else {
  const { url, stop } = await serveFolder(folder);
  console.log(`${'(ms)'.padEnd(44)}     best      p50      p95   bar`);
  const starts: number[] = [];
  for (let i = 0; i < STARTS; i += 1) starts.push(await cold(url, executablePath));
  row('cold start to the first PTX', starts, '2000');
  await typing(url, executablePath);
  await stop();
}
