/**
 * Snapshot files: the expected text lies in `test-fixtures/`, its name holds `.snap` (`x.snap`,
 * `x.sm_80.snap.ptx`), and `UPDATE=1` rewrites it. Every file that was read is remembered, so that
 * a whole run can name the ones nobody reads: see tools/test-pool.mjs.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { relPath, repoPath } from './paths.ts';
import { shared } from './shared.ts';

/** Paths relative to the repository. */
const readSnapshots = shared('readSnapshots', () => new Set<string>());

/** True when this run rewrites expectations instead of checking them. */
export function updating(): boolean {
  return process.env['UPDATE'] === '1';
}

/**
 * Compares `actual` with the snapshot at `path` (relative to the repository). With `UPDATE=1` the
 * file is written instead. A missing file is a failure that says how to create it.
 */
export function expectSnapshot(path: string, actual: string): void {
  assert.match(path, /\.snap(\.|$)/, `a snapshot's file name holds ".snap": ${path}`);
  const absolute = repoPath(path);
  readSnapshots.add(relPath(absolute));
  const text = actual.endsWith('\n') ? actual : `${actual}\n`;
  const old = existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  if (old === text) return;
  if (updating()) {
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
    return;
  }
  assert.ok(old !== undefined, `no snapshot ${path}; run: UPDATE=1 npm test`);
  assert.equal(text, old, `${path} differs; look, then run: UPDATE=1 npm test`);
}
