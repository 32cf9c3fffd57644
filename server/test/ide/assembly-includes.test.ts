/** Which files an assembly file may include. */
import assert from 'node:assert/strict';
import { includedFrom } from '../../src/ide/index.ts';
import { createEngine } from '../../src/workspace/index.ts';

describe('ide: included files of assembly', () => {
  const files: Readonly<Record<string, string>> = {
    '/w/inc/a.s': 'a',
    '/w/src/b.s': 'b',
    '/etc/c.s': 'c',
  };
  const engine = createEngine({ readFile: (path) => files[path], prelude: {} });

  it('are relative to the file, or below a folder of the workspace', () => {
    const read = includedFrom(engine, '/w/src/main.s', ['/w']);
    assert.equal(read('b.s'), 'b');
    assert.equal(read('../inc/a.s'), 'a');
    assert.equal(read('/w/inc/a.s'), 'a');
    assert.equal(read('/w/src/../inc/a.s'), 'a');
    assert.equal(read('/etc/c.s'), undefined);
    assert.equal(read('/w/../etc/c.s'), undefined);
    assert.equal(read('/wx/inc/a.s'), undefined);
  });

  it('are only relative without a workspace', () => {
    const read = includedFrom(engine, '/w/src/main.s');
    assert.equal(read('../inc/a.s'), 'a');
    assert.equal(read('/w/inc/a.s'), undefined);
  });
});
