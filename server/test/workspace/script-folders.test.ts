/** Folders of scripts are looked for only where the folder around them names them. */
import assert from 'node:assert/strict';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const FILES: Readonly<Record<string, string>> = {
  '/p/Cargo.toml': '[package]\nname = "p"\nversion = "0.1.0"\nedition = "2021"\n',
  '/p/src/lib.rs': '#![no_std]\n',
  '/p/.cargo/config.toml': '[build]\ntarget = "nvptx64-nvidia-cuda"\n',
};

function asked(files: Readonly<Record<string, string>>): {
  readonly listed: ReadonlySet<string>;
  readonly targets: readonly string[];
} {
  const listed = new Set<string>();
  const engine = createEngine({
    readFile: (path) => files[path],
    listDir: (folder) => {
      listed.add(folder);
      const below = Object.keys(files).filter((path) => path.startsWith(`${folder}/`));
      return [...new Set(below.map((path) => path.slice(folder.length + 1).split('/')[0]!))];
    },
    prelude: preludeTexts(),
  });
  const targets = engine.namedTargets('/p/src/lib.rs');
  engine.diagnostics('/p/src/lib.rs');
  return { listed, targets };
}

describe('workspace: folders of scripts', () => {
  it('are not looked for where there are none', () => {
    const { listed, targets } = asked(FILES);
    assert.deepEqual(targets, ['ptx']);
    assert.ok(listed.has('/p'));
    for (const sub of ['scripts', 'ci', '.ci', '.github/workflows', 'xtask/src'])
      assert.ok(!listed.has(`/p/${sub}`), sub);
  });

  it('are read where there are some', () => {
    const { listed } = asked({ ...FILES, '/p/scripts/build.sh': 'cargo build\n' });
    assert.ok(listed.has('/p/scripts'));
    assert.ok(!listed.has('/p/ci'));
  });
});
