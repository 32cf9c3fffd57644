/** What is read through symbolic links, which a repository may aim at any file. */
import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTextFile, whyUnreadable } from '../../src/disk/index.ts';

describe('disk: links', () => {
  let top: string;
  const at = (...path: string[]): string => join(top, ...path);
  const write = (text: string, ...path: string[]): void => {
    mkdirSync(join(at(...path), '..'), { recursive: true });
    writeFileSync(at(...path), text);
  };

  before(function () {
    top = mkdtempSync(join(tmpdir(), 'warplens-links-'));
    write('[package]', 'work', 'Cargo.toml');
    write('mod a;', 'work', 'src', 'lib.rs');
    write('shared', 'work', 'shared', 'a.rs');
    write('secret', 'home', 'secret');
    write('[package]', 'dep', 'Cargo.toml');
    write('of a package', 'dep', 'src', 'lib.rs');
    try {
      symlinkSync(at('work', 'shared', 'a.rs'), at('work', 'src', 'a.rs'));
      symlinkSync(at('home', 'secret'), at('work', 'src', 'b.rs'));
      symlinkSync(at('home'), at('work', 'src', 'home'));
      symlinkSync(at('dep'), at('work', 'dep'));
      symlinkSync(at('work'), at('linked'));
    } catch {
      // Windows makes links for administrators only.
      this.skip();
    }
  });

  after(() => rmSync(top, { recursive: true, force: true }));

  it('are followed in a workspace, into a package, and where the workspace itself is one', () => {
    assert.equal(readTextFile(at('work', 'src', 'a.rs')), 'shared');
    assert.equal(readTextFile(at('work', 'dep', 'src', 'lib.rs')), 'of a package');
    assert.equal(readTextFile(at('linked', 'src', 'lib.rs')), 'mod a;');
    assert.equal(readTextFile(at('linked', 'src', 'a.rs')), 'shared');
  });

  it('are not followed anywhere else, and that is said', () => {
    const wanted = 'a link that leads out of the workspace';
    for (const path of [at('work', 'src', 'b.rs'), at('work', 'src', 'home', 'secret')]) {
      assert.equal(readTextFile(path), undefined);
      assert.equal(whyUnreadable(path)?.message, wanted);
    }
  });
});
