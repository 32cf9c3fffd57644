/**
 * Kernels that the real rustc compiled (nvptx64, sm_80), run with the results the same sources gave
 * natively: the simulator's evidence on whole programs. The texts are committed; no tool is needed.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { type LaunchSpec, runPtx } from '../../src/emulate/index.ts';

const TEXTS = new URL('../../../test-fixtures/emulate/ptx/rustc/', import.meta.url);
const SPECS = new URL('../../../test-fixtures/kernels/', import.meta.url);

describe('PTX of rustc in the simulator', () => {
  for (const file of readdirSync(TEXTS).filter((name) => name.endsWith('.ptx'))) {
    it(`${file} gives the native results`, () => {
      const spec = JSON.parse(
        readFileSync(new URL(file.replace('.ptx', '.json'), SPECS), 'utf8'),
      ) as LaunchSpec;
      const result = runPtx(readFileSync(new URL(file, TEXTS), 'utf8'), spec);
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

  it('notices one changed instruction', () => {
    const text = readFileSync(new URL('vector_add.ptx', TEXTS), 'utf8');
    const spec = JSON.parse(readFileSync(new URL('vector_add.json', SPECS), 'utf8')) as LaunchSpec;
    const broken = text.replace('add.rn.f32', 'sub.rn.f32');
    assert.notEqual(broken, text);
    const result = runPtx(broken, spec);
    assert.equal(result.ok, false);
    assert.match(
      result.mismatches[0]!.message,
      /^`c\[0\]` of `vector_add` is .*, expected .*; 1000 elements differ$/,
    );
  });
});
