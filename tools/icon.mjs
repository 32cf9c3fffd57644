/**
 * `node tools/icon.mjs`: draws client/media/icon.svg as the icon.png that the extension ships, with
 * a Chromium of the system. Run it by hand after a change of the drawing.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { kit, loadPlaywright, missingTools } from '../client/test/vscode/kit.mjs';
import { root, say } from './setup.mjs';

const SIZE = 256;

process.chdir(root);
const missing = missingTools();
if (missing.length > 0) {
  say(`the icon cannot be drawn, missing: ${missing.join(', ')}`);
  process.exit(3);
}
const browser = await loadPlaywright().chromium.launch({
  executablePath: kit.chromium,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
await page.goto(pathToFileURL(join(root, 'client/media/icon.svg')).href);
const png = await page.screenshot({ omitBackground: true });
writeFileSync(join(root, 'client/media/icon.png'), png);
await browser.close();
