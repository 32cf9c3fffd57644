/**
 * Kernels that the real rustc compiled for six AMD processors, run with the results the same
 * sources gave natively, and with every wait checked. The texts are committed; no tool is needed.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { type LaunchSpec, runAmdgcn } from '../../../src/emulate/index.ts';

const TEXTS = new URL('../../../../test-fixtures/emulate/amdgcn/rustc/', import.meta.url);
const SPECS = new URL('../../../../test-fixtures/kernels/', import.meta.url);

const specOf = (file: string): LaunchSpec =>
  JSON.parse(readFileSync(new URL(file.replace('.s', '.json'), SPECS), 'utf8')) as LaunchSpec;

for (const cpu of readdirSync(TEXTS).sort()) {
  const folder = new URL(`${cpu}/`, TEXTS);
  describe(`AMDGCN of rustc in the simulator, ${cpu}`, () => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.s'))) {
      it(`${file} gives the native results`, () => {
        const spec = specOf(file);
        const text = readFileSync(new URL(file, folder), 'utf8');
        assert.match(text, new RegExp(`amdgcn-amd-amdhsa--${cpu}"`));
        const result = runAmdgcn(text, spec, { strict: true });
        assert.deepEqual(result.diagnostics, []);
        assert.deepEqual(
          result.mismatches.map((m) => m.message),
          [],
        );
        assert.equal(result.buffers.length, spec.launches.length);
        assert.ok(spec.launches.every((l) => Object.keys(l.expected ?? {}).length > 0));
        assert.ok(result.ok && result.steps > 0);
      });
    }
  });
}

describe('AMDGCN of rustc, complete', () => {
  for (const cpu of ['gfx90a', 'gfx1100']) {
    it(`${cpu} has every kernel of the corpus`, () => {
      const texts = readdirSync(new URL(`${cpu}/`, TEXTS)).map((name) => name.replace('.s', ''));
      const sources = readdirSync(SPECS).filter((name) => name.endsWith('.rs'));
      assert.deepEqual(texts.sort(), sources.map((name) => name.replace('.rs', '')).sort());
    });
  }
});

describe('AMDGCN of rustc, changed', () => {
  const text = (cpu: string, file: string): string =>
    readFileSync(new URL(`${cpu}/${file}`, TEXTS), 'utf8');

  it('notices one changed instruction', () => {
    const good = text('gfx90a', 'vector_add.s');
    const broken = good.replace('v_add_f32', 'v_sub_f32');
    assert.notEqual(broken, good);
    const result = runAmdgcn(broken, specOf('vector_add.s'));
    assert.equal(result.ok, false);
    assert.match(
      result.mismatches[0]!.message,
      /^`c\[0\]` of `vector_add` is .*, expected .*; 1000 elements differ$/,
    );
  });

  it('notices a wait that is gone, in strict mode only', () => {
    const good = text('gfx90a', 'vector_add.s');
    const broken = good.replace(/\ts_waitcnt vmcnt\(0\)\n/, '');
    assert.notEqual(broken, good);
    const result = runAmdgcn(broken, specOf('vector_add.s'), { strict: true });
    assert.match(result.diagnostics[0]!.message, /^v\d+ is used before the wait on vmcnt/);
    assert.equal(result.diagnostics[0]!.code, 'missing-wait');
    assert.ok(runAmdgcn(broken, specOf('vector_add.s')).ok);
  });
});
