/**
 * The flags that the processes set: an old V8 passes over one that it does not know without a word,
 * a new one complains on standard error.
 */
import { strict as assert } from 'node:assert';
import { execFileSync, spawnSync } from 'node:child_process';
import { readRepo, repoPath, requireTool } from '../kit/index.ts';

const FILES = ['server/src/disk/heap.ts', 'server/src/disk/tiering.ts'];

/** Those that only some versions have, by the first version that has them no longer. */
const UNTIL: Readonly<Record<string, number>> = { 'interrupt-budget': 12 };

describe('disk: flags of V8', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const version = Number.parseInt(process.versions.v8, 10);
  for (const file of FILES) {
    const names = [...readRepo(file).matchAll(/['`]--(?:no-)?([a-z-]+)/g)].map(([, name]) => name!);
    it(`${file}: all of them are known`, () => {
      assert.ok(names.length > 0);
      const unknown = names.filter((name) => !options.includes(`\n  --${name} (`));
      assert.deepEqual(
        unknown.filter((name) => version < (UNTIL[name] ?? version + 1)),
        [],
      );
    });
  }

  const complaints = (node: string): string => {
    const command = [repoPath('server/dist/cli.js'), 'kernels', '--help'];
    const { status, stderr } = spawnSync(node, command, { encoding: 'utf8' });
    assert.equal(status, 0);
    return stderr;
  };

  it('this Node complains of none', () => {
    assert.equal(complaints(process.execPath), '');
  });

  it('a later Node complains of none', function () {
    assert.equal(complaints(requireTool(this, 'later-node')), '');
  });
});
