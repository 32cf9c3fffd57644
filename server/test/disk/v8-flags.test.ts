/** The flags that the processes set: V8 passes over one that it does not know without a word. */
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { readRepo } from '../kit/index.ts';

const FILES = ['server/src/disk/heap.ts', 'server/src/disk/tiering.ts'];

describe('disk: flags of V8', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  for (const file of FILES) {
    const names = [...readRepo(file).matchAll(/['`]--(?:no-)?([a-z-]+)/g)].map(([, name]) => name!);
    it(`${file}: all of them are known`, () => {
      assert.ok(names.length > 0);
      const unknown = names.filter((name) => !options.includes(`\n  --${name} (`));
      assert.deepEqual(unknown, []);
    });
  }
});
