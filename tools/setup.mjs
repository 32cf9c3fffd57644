/**
 * Makes a fresh clone ready: installs the locked packages, and does nothing when they are there
 * already. Uses Node's own modules only, because it runs before anything is installed. All its
 * messages go to stderr.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Progress never mixes with a result on stdout. */
export const say = (text) => process.stderr.write(`${text}\n`);

/** Where package.json is kept while npm packs another one; see `npm-package.mjs`. */
export const KEPT_MANIFEST = '.build/package.json.kept';

/** Puts package.json back, also where packing was killed. */
export function restoreManifest(folder) {
  const kept = join(folder, KEPT_MANIFEST);
  if (existsSync(kept)) renameSync(kept, join(folder, 'package.json'));
}

/** Runs `npm ci` unless `node_modules` already holds what the lock file says. */
export function ensureInstalled() {
  restoreManifest(root);
  const lock = readLock('package-lock.json');
  const have = readLock('node_modules/.package-lock.json');
  const missing = Object.entries(lock ?? {}).filter(
    ([path, entry]) => path !== '' && !entry.optional && have?.[path]?.version !== entry.version,
  );
  if (have && missing.length === 0) return;
  say('Installing the packages of package-lock.json ...');
  // None of them needs its install script: esbuild's program comes in a package of its own.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // Where npm installs this package for all users, it would pass that on.
  const { npm_config_global: _, ...env } = process.env;
  const result = spawnSync('npm', args, {
    cwd: root,
    env,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    say('npm ci failed; its messages are above.');
    process.exit(result.status ?? 1);
  }
}

function readLock(path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return undefined;
  return JSON.parse(readFileSync(absolute, 'utf8')).packages;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
