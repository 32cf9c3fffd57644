/** The committed reference page says what the op table says; `UPDATE=1` rewrites it. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { OPS, opsReference, parseMir, verifyModule } from '../../src/mir/index.ts';
import { repoPath, updating } from '../kit/index.ts';

describe('mir: reference of the operations', () => {
  it('docs/reference/mir-ops.md is up to date', () => {
    const path = repoPath('docs/reference/mir-ops.md');
    const text = opsReference();
    if (updating()) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    assert.ok(existsSync(path), 'missing; run: UPDATE=1 npm test');
    assert.equal(readFileSync(path, 'utf8'), text);
  });

  it('lists every operation once, none under Others', () => {
    const text = opsReference();
    for (const op of Object.keys(OPS)) assert.equal(text.split(`| \`${op}\` |`).length, 2, op);
    assert.ok(!text.includes('## Others'));
  });

  it('the example of docs/reference/mir.md is sound', () => {
    const example = readFileSync(repoPath('docs/reference/mir.md'), 'utf8').split('```')[1]!;
    const { module, errors } = parseMir(example);
    assert.deepEqual([...errors, ...verifyModule(module)], []);
    assert.equal(module.funcs.size, 2);
  });
});
