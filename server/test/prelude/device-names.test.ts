/**
 * Our stand-ins for device libraries against the public names of one version of each: a list of
 * names (`tools/library-names.ts` makes it), in which those that we lack have a minus. Where a
 * checkout of upstream is there, its names are counted too, whatever its version.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { readTextFile } from '../../src/disk/index.ts';
import { readRepo, repoPath } from '../kit/index.ts';
import { collectLibrary, libraryNames } from '../kit/library-names.ts';

interface Library {
  readonly name: string;
  /** Names of the list that the stand-in may lack. */
  readonly missing: number;
  /** The variable that names a checkout. */
  readonly checkout: string;
  /** The library's root file in the checkout. */
  readonly root: string;
}

const LIBRARIES: readonly Library[] = [
  {
    name: 'cuda_device',
    missing: 3,
    checkout: 'CUDA_OXIDE',
    root: 'crates/cuda-device/src/lib.rs',
  },
  { name: 'cuda_std', missing: 2, checkout: 'RUST_CUDA', root: 'crates/cuda_std/src/lib.rs' },
];

/** The share of names of any version of a checkout that the stand-in may lack. */
const LACKING = 0.03;

describe('names of device libraries', () => {
  const root = (path: string): string => repoPath(`server/prelude/${path}`);
  const core = collectLibrary('core', root('lib.rs'), readTextFile, undefined);
  const paste = collectLibrary('paste', root('devices/paste/lib.rs'), readTextFile, core);
  const namesOf = (name: string, path: string): readonly string[] =>
    libraryNames(collectLibrary(name, path, readTextFile, core, [paste]));
  for (const { name, missing: most, checkout, root: file } of LIBRARIES) {
    it(name, () => {
      const ours = new Set(namesOf(name, root(`devices/${name}/lib.rs`)));
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

    const folder = process.env[checkout];
    if (folder === undefined) continue;
    it(`${name} of the checkout`, () => {
      const upstream = namesOf(name, join(folder, file));
      const ours = new Set(namesOf(name, root(`devices/${name}/lib.rs`)));
      assert.ok(upstream.length > 400, `${upstream.length} names are upstream`);
      const lacking = upstream.filter((one) => !ours.has(one));
      assert.ok(
        lacking.length <= LACKING * upstream.length,
        `${lacking.length} of ${upstream.length}: ${lacking.join(' ')}`,
      );
    });
  }
});
