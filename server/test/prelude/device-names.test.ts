/**
 * Our stand-ins for device libraries against the public names of one version of each: a list of
 * names (`tools/library-names.ts` makes it), in which those that we lack have a minus.
 */
import assert from 'node:assert/strict';
import { readTextFile } from '../../src/disk/index.ts';
import { readRepo, repoPath } from '../kit/index.ts';
import { collectLibrary, libraryNames } from '../kit/library-names.ts';

/** Libraries, with the names that may be missing at most. */
const LIBRARIES: readonly (readonly [name: string, missing: number])[] = [
  ['cuda_device', 73],
  ['cuda_std', 7],
];

describe('names of device libraries', () => {
  const root = (path: string): string => repoPath(`server/prelude/${path}`);
  const core = collectLibrary('core', root('lib.rs'), readTextFile, undefined);
  for (const [name, most] of LIBRARIES) {
    it(name, () => {
      const path = root(`devices/${name}/lib.rs`);
      const ours = new Set(libraryNames(collectLibrary(name, path, readTextFile, core)));
      const lines = readRepo(`test-fixtures/prelude/names-${name}.txt`).trim().split('\n').slice(1);
      const listed = lines.filter((line) => !line.startsWith('- '));
      const lacking = lines.flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
      assert.ok(listed.length > 400, `${listed.length} names are listed`);
      assert.deepEqual(
        listed.filter((one) => !ours.has(one)),
        [],
        'names that the stand-in has lost',
      );
      assert.deepEqual(
        lacking.filter((one) => ours.has(one)),
        [],
        'names that are there now: run tools/library-names.ts',
      );
      assert.ok(lacking.length <= most, `${lacking.length} of ${lines.length} names are missing`);
    });
  }
});
