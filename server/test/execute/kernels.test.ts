/**
 * The kernels of the corpus: MIR at O0 gives what rustc's native build gave, and nothing is found
 * in them.
 */
import assert from 'node:assert/strict';
import { checkExpected, expandLaunch, type LaunchSpec } from '../../src/emulate/index.ts';
import { createExecution } from '../../src/execute/index.ts';
import { findKernels, lowerKernels } from '../../src/lower/index.ts';
import { isSampled, listFiles, readRepo } from '../kit/index.ts';
import { loadProgram } from '../lower/program.ts';
import { AMDGCN, contents, faultLines, launchInput, PTX } from './launch.ts';

describe('execute: the kernel corpus', () => {
  for (const [turn, target] of [PTX, AMDGCN].entries()) {
    const arch = target === PTX ? 'nvptx64' : 'amdgpu';
    for (const folder of ['kernels', 'kernels-more']) {
      for (const [i, path] of listFiles(`test-fixtures/${folder}`, ['.rs']).entries()) {
        // The vendors take turns.
        if (!isSampled(i + turn, 2)) continue;
        it(`${target.name} ${path.split('/').pop()!}`, () => {
          const program = loadProgram(readRepo(path), { edition: 2024, arch, exact: true });
          const kernels = findKernels(program.program, program.crate);
          const { module } = lowerKernels(program.lowering, kernels);
          const spec = JSON.parse(readRepo(path.replace(/\.rs$/, '.json'))) as LaunchSpec;
          const execution = createExecution(module, { target });
          const done: Map<string, Uint8Array>[] = [];
          for (const [index, launch] of spec.launches.entries()) {
            const expanded = expandLaunch(launch, index, (k, name) => done[k]?.get(name));
            const result = execution.launch(launchInput(expanded));
            assert.deepEqual(faultLines(result), [], launch.kernel);
            assert.ok(result.completed);
            const buffers = contents(result);
            done.push(buffers);
            assert.deepEqual(checkExpected(expanded, buffers, launch), []);
          }
        });
      }
    }
  }
});
