/** Snapshots: compare, rewrite, remember. Ends the whole run with a check for snapshots that nobody reads. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relPath, repoPath } from './paths.ts';
import { expectSnapshot, unreadSnapshots } from './snapshot.ts';

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

  it('names the snapshots nobody read', () => {
    writeFileSync(repoPath(FOLDER, 'two.snap.ptx'), 'x\n');
    writeFileSync(repoPath(FOLDER, 'other.txt'), 'x\n');
    assert.deepEqual(unreadSnapshots(FOLDER), [`${FOLDER}/two.snap.ptx`]);
  });

  it('wants .snap in the name', () => {
    assert.throws(() => expectSnapshot(`${FOLDER}/x.txt`, 'x'), /holds "\.snap"/);
    assert.equal(relPath(repoPath(FOLDER)), FOLDER);
  });
});

// A root hook: it runs after every test of a whole run, which is the only run that can know.
after('no snapshot is left unread', () => {
  if (process.env['WARPLENS_WHOLE_RUN'] !== '1') return;
  assert.deepEqual(unreadSnapshots(), [], 'snapshot files that no test reads');
});
