/**
 * Snapshots: compare, rewrite, remember. Ends the whole run with a check for snapshots that nobody
 * reads.
 */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { relPath, repoPath } from './paths.ts';
import { shared } from './shared.ts';
import { expectSnapshot } from './snapshot.ts';

const FOLDER = 'server/dist-scratch/kit-snapshot';

describe('kit: snapshot', () => {
  const file = `${FOLDER}/one.snap`;
  const old = process.env['UPDATE'];

  beforeEach(() => {
    mkdirSync(repoPath(FOLDER), { recursive: true });
    delete process.env['UPDATE'];
  });
  afterEach(() => {
    rmSync(repoPath('server/dist-scratch'), { recursive: true, force: true });
    if (old === undefined) delete process.env['UPDATE'];
    else process.env['UPDATE'] = old;
  });

  it('compares, and says how to create or accept', () => {
    assert.throws(() => expectSnapshot(file, 'a'), /no snapshot .*UPDATE=1/);
    writeFileSync(repoPath(file), 'a\n');
    expectSnapshot(file, 'a');
    assert.throws(() => expectSnapshot(file, 'b'), /differs/);
  });

  it('UPDATE=1 rewrites', () => {
    process.env['UPDATE'] = '1';
    expectSnapshot(file, 'fresh');
    assert.equal(readFileSync(repoPath(file), 'utf8'), 'fresh\n');
  });

  it('names the snapshots nobody read', async () => {
    writeFileSync(repoPath(FOLDER, 'two.snap.ptx'), 'x\n');
    writeFileSync(repoPath(FOLDER, 'other.txt'), 'x\n');
    const pool: {
      unreadSnapshots(folder: string, read: ReadonlySet<string>): string[];
    } = await import(pathToFileURL(repoPath('tools/test-pool.mjs')).href);
    const read = shared('readSnapshots', () => new Set<string>());
    assert.deepEqual(pool.unreadSnapshots(FOLDER, read), [`${FOLDER}/two.snap.ptx`]);
  });

  it('wants .snap in the name', () => {
    assert.throws(() => expectSnapshot(`${FOLDER}/x.txt`, 'x'), /holds "\.snap"/);
    assert.equal(relPath(repoPath(FOLDER)), FOLDER);
  });
});
