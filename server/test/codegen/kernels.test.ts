/**
 * The kernel corpus from Rust to PTX: accepted by `ptxas`, and the simulator gives the results of
 * the native build.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LaunchSpec, runPtx } from '../../src/emulate/index.ts';
import type { Emitted, Engine } from '../../src/workspace/index.ts';
import { listFiles, readRepo, requireTool } from '../kit/index.ts';
import { testEngine } from './engine.ts';

const CPUS = ['sm_75', 'sm_80', 'sm_90', 'sm_120'];

describe('kernel corpus to PTX', () => {
  let engine: Engine;
  const emit = (path: string, cpu = 'sm_80'): Emitted => {
    engine.setFile(`/${path}`, readRepo(path));
    return engine.emit(`/${path}`, 'ptx', { cpu });
  };
  before(() => {
    engine = testEngine();
  });
  const kernels = listFiles('test-fixtures/kernels', ['.rs']);

  it('has all its files', () => {
    assert.ok(kernels.length >= 24);
  });

  for (const path of kernels) {
    const name = path.split('/').pop()!;
    it(`${name} gives the native results`, () => {
      const { text, problems } = emit(path);
      assert.deepEqual(problems, []);
      const spec = JSON.parse(readRepo(path.replace(/\.rs$/, '.json'))) as LaunchSpec;
      const result = runPtx(text, spec, {});
      assert.deepEqual(result.mismatches, []);
      assert.deepEqual(
        result.diagnostics.filter((d) => d.severity === 'error'),
        [],
      );
      assert.equal(result.buffers.length, spec.launches.length);
    });
  }

  for (const cpu of CPUS) {
    it(`is accepted by ptxas for ${cpu}`, function () {
      const ptxas = requireTool(this, 'ptxas');
      const folder = mkdtempSync(join(tmpdir(), 'warplens-'));
      try {
        for (const path of kernels) {
          const file = join(folder, 'kernel.ptx');
          writeFileSync(file, emit(path, cpu).text);
          const { status, stderr } = spawnSync(
            ptxas,
            [`-arch=${cpu}`, file, '-o', join(folder, 'out')],
            { encoding: 'utf8' },
          );
          assert.equal(status, 0, `${path}: ${stderr}`);
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }
});
