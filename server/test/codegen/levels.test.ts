/**
 * Every level of the optimiser gives the native results: what the pane shows for a level is code
 * that works.
 */
import assert from 'node:assert/strict';
import { type LaunchSpec, runPtx } from '../../src/emulate/index.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';
import { testEngine } from './engine.ts';

/** Not at O1 either: slow to simulate. */
const SLOW = new Set(['bitonic_sort', 'iter_chains', 'matrix_ops', 'interp', 'int_edge']);
/** At O0, which makes the longest code, one kernel of each kind. */
const AT_O0 = ['saxpy', 'dot_reduce', 'transpose', 'generic_num', 'parse_result', 'mandelbrot'];

describe('levels of the optimiser', () => {
  let engine: Engine;
  before(() => {
    engine = testEngine();
  });
  for (const path of listFiles('test-fixtures/kernels', ['.rs'])) {
    const name = path.split('/').pop()!.replace('.rs', '');
    if (SLOW.has(name)) continue;
    for (const opt of AT_O0.includes(name) ? (['O1', 'O0'] as const) : (['O1'] as const)) {
      it(`${name} at ${opt} gives the native results`, () => {
        engine.setFile(`/${path}`, readRepo(path));
        const { text, problems } = engine.emit(`/${path}`, 'ptx', { opt });
        assert.deepEqual(problems, []);
        assert.notEqual(text, engine.emit(`/${path}`, 'ptx').text);
        const spec = JSON.parse(readRepo(path.replace(/\.rs$/, '.json'))) as LaunchSpec;
        assert.deepEqual(runPtx(text, spec, {}).mismatches, []);
      });
    }
  }
});
