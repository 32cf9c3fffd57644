/**
 * Crates with dependencies from the manifest to the simulator: every fixture is a folder of
 * packages with a kernel `k`.
 */
import assert from 'node:assert/strict';
import { fixturesIn, readFixture } from '../kit/index.ts';
import { openFixture, runCrate } from './packages.ts';

describe('crates', () => {
  for (const path of fixturesIn('test-fixtures/workspace')) {
    it(path.split('/').at(-1)!.replace('.rs', ''), () => {
      const fixture = readFixture(path);
      const { engine } = openFixture(fixture);
      const root = fixture.header.get('root')!;
      const expected = fixture.header.get('expect')!.split(' ').map(BigInt);
      assert.deepEqual(runCrate(engine, root, expected.length), expected);
      const kernels = fixture.header.get('kernels');
      if (kernels !== undefined) {
        assert.deepEqual(
          engine.kernels(root).map(({ name }) => name),
          kernels.split(' '),
        );
      }
    });
  }
});
