/**
 * The prelude is Rust of our own: all of it parses, resolves and type-checks, generic or not, used
 * or not.
 */
import assert from 'node:assert/strict';
import { bodyOwners, collectPrelude, parsePreludeFile, preludeFiles } from './collect.ts';

describe('prelude', () => {
  it('parses', () => {
    const files = preludeFiles();
    assert.ok(files.length > 50, `only ${files.length} files`);
    const errors = files.flatMap((name) =>
      parsePreludeFile(name).errors.map((e) => `${name}: ${e.message}`),
    );
    assert.deepEqual(errors, []);
  });

  for (const arch of ['nvptx64', 'amdgpu'] as const) {
    it(`resolves and type-checks for ${arch}`, () => {
      const { core, program, show } = collectPrelude(arch);
      assert.deepEqual(core.problems.map(show), []);
      const owners = bodyOwners(core);
      assert.ok(owners.length > 3000, `only ${owners.length} bodies`);
      const problems = owners.flatMap((owner) => program.body(owner)?.problems ?? []);
      assert.deepEqual(problems.map(show), []);
    });
  }
});
