/** Code that builds and works is left in peace: every kernel of the corpus, and our own prelude. */
import assert from 'node:assert/strict';
import { fixturesIn, readRepo } from '../kit/index.ts';
import { asSeen, engine } from './check.ts';

describe('rules: nothing to say about', () => {
  for (const path of fixturesIn('test-fixtures/kernels')) {
    it(path, () => {
      const root = `/corpus/${path}`;
      engine.setRules({});
      engine.setFile(root, readRepo(path));
      assert.ok(engine.kernels(root).length > 0, 'the kernels are seen');
      const loud = engine
        .diagnostics(root)
        .filter((d) => d.severity === 'error' || d.severity === 'warning');
      assert.deepEqual(asSeen(loud), []);
    });
  }
});
