/** Moves that are issued together obey the rules of dual-issue instructions. */
import assert from 'node:assert/strict';
import { createEngine } from '../../../src/workspace/index.ts';
import { readRepo } from '../../kit/index.ts';
import { preludeTexts } from '../../kit/prelude.ts';

const PAIR = /v_dual_mov_b32 v(\d+), (\S+) :: v_dual_mov_b32 v(\d+), (\S+)/g;

function pairsIn(cpu: string): RegExpMatchArray[] {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  const source = readRepo('test-fixtures/kernels/parse_result.rs');
  engine.setFile('/k/parse_result.rs', source);
  const { text } = engine.emit('/k/parse_result.rs', 'amdgcn', { cpu });
  return [...text.matchAll(PAIR)];
}

describe('AMDGCN: moves that are issued together', () => {
  for (const cpu of ['gfx1100', 'gfx1201'])
    it(`write an even and an odd register, from two banks, on ${cpu}`, () => {
      const pairs = pairsIn(cpu);
      assert.ok(pairs.length > 5);
      for (const [text, toX, fromX, toY, fromY] of pairs) {
        assert.notEqual(Number(toX) % 2, Number(toY) % 2, text);
        const banks = [fromX!, fromY!].filter((from) => from.startsWith('v'));
        if (banks.length === 2)
          assert.notEqual(Number(banks[0]!.slice(1)) % 4, Number(banks[1]!.slice(1)) % 4, text);
        assert.notEqual(fromY, `v${toX}`, text);
      }
    });

  it('are not on a processor without them', () => {
    assert.deepEqual(pairsIn('gfx90a'), []);
    assert.deepEqual(pairsIn('gfx1030'), []);
  });
});
