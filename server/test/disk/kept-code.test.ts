/** The command's compiled code on disk: whatever the file holds, the command does the same. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { loadKept } from '../../src/disk/index.ts';
import { repoPath } from '../kit/index.ts';

describe('disk: kept code', () => {
  const home = mkdtempSync(join(tmpdir(), 'warplens-kept-'));
  after(() => rmSync(home, { recursive: true, force: true }));

  const run = (env: Readonly<Record<string, string>>): string => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [repoPath('server/dist/cli.js'), 'kernels', '--help'],
      { encoding: 'utf8', env: { ...process.env, ...env } },
    );
    assert.equal(stderr, '');
    assert.equal(status, 0);
    return stdout;
  };
  const files = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath ?? entry.path, entry.name)] : [],
    );

  it('is written once, and made anew where it is broken', () => {
    const shown = run({ WARPLENS_CACHE: home });
    const [file, ...others] = files(home);
    assert.deepEqual(others, []);
    const code = readFileSync(file!);
    assert.ok(code.length > 100_000, `${code.length} bytes`);
    assert.equal(run({ WARPLENS_CACHE: home }), shown);
    assert.ok(readFileSync(file!).equals(code), 'it is written again');
    const broken = Buffer.from(code);
    broken[broken.length >> 1]! ^= 0xff;
    for (const data of [broken, code.subarray(0, 1000), Buffer.alloc(0)]) {
      writeFileSync(file!, data);
      assert.equal(run({ WARPLENS_CACHE: home }), shown);
      assert.ok(readFileSync(file!).length > 100_000);
    }
  });

  it('gives what a bundle exports, with modules that it is given', () => {
    const folder = mkdtempSync(join(home, 'own-'));
    const path = join(folder, 'part.cjs');
    writeFileSync(
      path,
      "module.exports = { sum: require('given').two + require('node:path').sep };",
    );
    const before = process.env['WARPLENS_CACHE'];
    process.env['WARPLENS_CACHE'] = join(folder, 'cache');
    try {
      for (const written of [1, 1]) {
        const { exports, keep } = loadKept<{ sum: string }>(path, '1', { given: { two: '2' } });
        assert.equal(exports.sum, `2${sep}`);
        keep();
        assert.equal(files(join(folder, 'cache')).length, written);
      }
    } finally {
      if (before === undefined) delete process.env['WARPLENS_CACHE'];
      else process.env['WARPLENS_CACHE'] = before;
    }
  });

  it('is kept nowhere where that is not wanted', () => {
    const empty = mkdtempSync(join(home, 'none-'));
    run({ WARPLENS_CACHE: empty, NODE_DISABLE_COMPILE_CACHE: '1' });
    assert.deepEqual(files(empty), []);
    run({ WARPLENS_CACHE: '', XDG_CACHE_HOME: empty });
    assert.deepEqual(files(empty), []);
  });
});
