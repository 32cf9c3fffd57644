/**
 * The IR's objects as the JavaScript engine sees them: functions have one hidden class, and no list
 * counts as one with holes, also when the compiler's own code is hot. One that does spreads to all
 * others, and translated code is thrown away in storms.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { repoPath } from '../kit/index.ts';
import type { HotLists } from './hot-lists.ts';

describe('passes: packed lists', () => {
  it('lists stay packed and functions keep their class in hot code', () => {
    const script = repoPath('server/test/passes/hot-lists.ts');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--allow-natives-syntax', '--import=tsx', script],
      { cwd: repoPath('.'), encoding: 'utf8' },
    );
    assert.notEqual(stdout, '', stderr);
    const found = JSON.parse(stdout) as HotLists;
    assert.deepEqual(found, { holey: [], strangers: [] });
  }).timeout(120_000);
});
