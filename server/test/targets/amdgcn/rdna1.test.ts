/**
 * The kernel corpus on gfx101x: what its assembler takes, without the hazards that are its own, and
 * with native results.
 */
import assert from 'node:assert/strict';
import { findAmdgcnHazards, parseAmdgcn } from '../../../src/asm/index.ts';
import { type LaunchSpec, runAmdgcn } from '../../../src/emulate/index.ts';
import { testEngine } from '../../codegen/engine.ts';
import { findTool, listFiles, readRepo, requireTool, sampled } from '../../kit/index.ts';
import { assemble } from './kit.ts';

const GPUS = ['gfx1010', 'gfx1011', 'gfx1012', 'gfx1013', 'gfx10-1-generic'] as const;

describe('AMDGCN: RDNA 1', () => {
  const engine = testEngine();
  const emit = (source: string, cpu: string): string => {
    engine.setFile('/src/lib.rs', source);
    const { text, problems } = engine.emit('/src/lib.rs', 'amdgcn', { cpu });
    assert.deepEqual(problems, []);
    return text;
  };

  for (const path of sampled(listFiles('test-fixtures/kernels', ['.rs']), 4, 1)) {
    const name = path.split('/').pop()!;
    it(`${name} assembles, without hazards, and gives the results`, function () {
      this.timeout(60_000);
      const mc = requireTool(this, 'llvm-mc');
      const spec = JSON.parse(readRepo(path.replace(/\.rs$/, '.json'))) as LaunchSpec;
      for (const cpu of GPUS) {
        const text = emit(readRepo(path), cpu);
        assemble(mc, findTool('ld.lld'), text, cpu);
        const hazards = findAmdgcnHazards(parseAmdgcn(text).module).map(({ rule }) => rule);
        assert.deepEqual(hazards, [], cpu);
        assert.doesNotMatch(text, /\tflat_\w+ .* offset:/);
      }
      const { diagnostics, mismatches } = runAmdgcn(emit(readRepo(path), 'gfx1010'), spec, {
        strict: true,
      });
      assert.deepEqual([diagnostics, mismatches], [[], []]);
    });
  }

  it('ends what memory reads, and waits for stores, before the next of its kind', () => {
    const text = emit(readRepo('test-fixtures/kernels/dot_reduce.rs'), 'gfx1010');
    assert.match(text, /\ts_waitcnt_vscnt null, 0x0\n/);
    assert.equal(
      emit(readRepo('test-fixtures/kernels/dot_reduce.rs'), 'gfx1030').match(
        /vscnt null, 0x0\n\tds_/g,
      ),
      null,
    );
  });
});
