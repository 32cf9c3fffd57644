/** Every parser reads the kept corpus of the fuzzer, and some hundred broken texts. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { fuzz } from '../fuzz/coverage/fuzz.ts';
import { keptTexts } from '../fuzz/coverage/kept.ts';
import { PARSERS } from '../fuzz/coverage/parsers.ts';
import { isNightly, repoPath } from '../kit/index.ts';

const COUNT = isNightly() ? 20_000 : 60;

describe('parsers', () => {
  for (const kind of Object.keys(PARSERS)) {
    it(`of ${kind}: no text makes one throw`, async () => {
      assert.ok(existsSync(repoPath(`test-fixtures/fuzz/${kind}.json`)));
      const kept = keptTexts(kind);
      const { inputs, covered, findings } = await fuzz({ kind, seed: 1, count: COUNT, kept });
      assert.ok(inputs >= COUNT && covered > 0);
      assert.deepEqual(findings, []);
    });
  }

  it('the fuzzer reports what throws, once', async () => {
    const read = (text: string): void => {
      if (text.includes('b')) throw new Error('there is a b');
    };
    const parser = { corpus: () => ['a b c d'], read };
    const { findings } = await fuzz({ kind: 'rust', seed: 1, count: 50, kept: [], parser });
    assert.deepEqual(
      findings.map(({ what }) => what.split('\n')[0]),
      ['Error: there is a b'],
    );
  });
});
