/**
 * Rust to PTX where the text itself matters: fixtures with FileCheck lines, `//@ cpu:` for the
 * processor, and beside some of them a launch with its results. `ptxas` accepts all of them.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type LaunchSpec, runPtx } from '../../src/emulate/index.ts';
import { fileCheck, listFiles, readRepo, repoPath, requireTool } from '../kit/index.ts';
import { testEngine } from './engine.ts';

describe('Rust to PTX', () => {
  const engine = testEngine();
  const cpuOf = (source: string): string => /^\/\/@ cpu: (\w+)$/m.exec(source)?.[1] ?? 'sm_80';
  const emit = (path: string): string => {
    const source = readRepo(path);
    engine.setFile(`/${path}`, source);
    const { text, problems } = engine.emit(`/${path}`, 'ptx', { cpu: cpuOf(source) });
    assert.deepEqual(problems, []);
    return text;
  };
  const fixtures = listFiles('test-fixtures/codegen/rust', ['.rs']);

  for (const path of fixtures) {
    const name = path.split('/').pop()!;
    it(name, () => {
      fileCheck(emit(path), readRepo(path), { name });
    });

    const launches = path.replace(/\.rs$/, '.json');
    if (existsSync(repoPath(launches))) {
      it(`${name} runs`, () => {
        const spec = JSON.parse(readRepo(launches)) as LaunchSpec;
        assert.ok(spec.launches.some((launch) => launch.expected !== undefined));
        const result = runPtx(emit(path), spec, {});
        assert.deepEqual(result.mismatches, []);
        const errors = result.diagnostics.filter((d) => d.severity === 'error');
        assert.deepEqual(errors, []);
      });
    }

    it(`${name} is accepted by ptxas`, function () {
      const ptxas = requireTool(this, 'ptxas');
      const { status, stderr } = spawnSync(
        ptxas,
        [`-arch=${cpuOf(readRepo(path))}`, '-', '-o', '/dev/null'],
        { input: emit(path), encoding: 'utf8' },
      );
      assert.equal(status, 0, stderr);
    });
  }
});
