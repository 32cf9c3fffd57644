/**
 * `npm run pictures`: takes the pictures of the README, of the extension's page and of the
 * walkthrough anew, in real VS Code, and makes the animated one of the frames of its story. Look at
 * them before you commit them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingTools } from '../client/test/vscode/kit.mjs';
import { animate } from './apng.mjs';
import { root, say } from './setup.mjs';

const FOLDER = 'client/media/pictures';
const TOUR = join(FOLDER, 'tour.png');

/** Stories that take pictures. */
const STORIES = ['looks', 'tour', 'vscode.test'];

process.chdir(root);
const missing = missingTools();
if (missing.length > 0) {
  say(`no pictures can be taken, missing: ${missing.join(', ')}`);
  process.exit(3);
}
const wanted = process.argv.slice(2);
const frames = mkdtempSync(join(tmpdir(), 'warplens-frames-'));
const { status } = spawnSync(
  process.execPath,
  [join(root, 'tools/test-vscode.mjs'), ...(wanted.length > 0 ? wanted : STORIES)],
  {
    stdio: 'inherit',
    env: { ...process.env, WARPLENS_PICTURES: FOLDER, WARPLENS_FRAMES: frames },
  },
);
const names = readdirSync(frames).sort();
if (status === 0 && names.length > 0) {
  const file = animate(
    names.map((name) => ({
      png: readFileSync(join(frames, name)),
      delay: Number(/-(\d+)\.png$/.exec(name)[1]),
    })),
  );
  writeFileSync(TOUR, file);
  say(`${TOUR}: ${names.length} frames, ${Math.ceil(file.length / 1024)} KiB`);
}
rmSync(frames, { recursive: true, force: true });
process.exitCode = status ?? 1;
