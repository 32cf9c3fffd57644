/** Code that builds and works is left in peace: every kernel of the corpus, and our own prelude. */
import assert from 'node:assert/strict';
import { fixturesIn, listFiles, readRepo } from '../kit/index.ts';
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

  // As if they were a user's: features are switched on where the real ones are built.
  for (const folder of ['', '/devices/cuda_std', '/devices/cuda_device']) {
    it(`the prelude${folder}`, () => {
      engine.setRules({ 'feature-gate-missing': 'off' });
      const files = listFiles(`server/prelude${folder}`);
      for (const path of files) engine.setFile(`/own/${path}`, readRepo(path));
      const root = `/own/server/prelude${folder}/lib.rs`;
      assert.ok(engine.modules(root).length > 5);
      assert.deepEqual(asSeen(engine.diagnostics(root)), []);
      for (const path of files) engine.removeFile(`/own/${path}`);
      engine.setRules({});
    });
  }
});
