/** The features of each processor are what clang says of it. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { featuresOf } from '../../../src/targets/amdgcn/features.ts';
import { amdgcnTarget } from '../../../src/targets/index.ts';
import { requireTool, sampled } from '../../kit/index.ts';

describe('AMDGCN: features', () => {
  it('are those of clang', function () {
    this.timeout(60_000);
    const clang = requireTool(this, 'clang');
    for (const { name } of sampled(amdgcnTarget.cpus, 4)) {
      const done = spawnSync(
        clang,
        ['-x', 'c', '--target=amdgcn-amd-amdhsa', '-nogpulib', `-mcpu=${name}`].concat([
          '-S',
          '-emit-llvm',
          '-o',
          '-',
          '-',
        ]),
        { input: 'void f(void) {}', encoding: 'utf8' },
      );
      const [, list = ''] = /"target-features"="([^"]*)"/.exec(done.stdout) ?? [];
      const expected = list
        .split(',')
        .filter((one) => one.startsWith('+') && !one.includes('wavefrontsize'))
        .map((one) => one.slice(1));
      assert.deepEqual([...featuresOf(name)].sort(), expected.sort(), name);
    }
  });
});
