/** Every parser reads the kept corpus of the fuzzer, and some hundred broken texts. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { withCountedBlocks } from '../../../tools/count-blocks.mjs';
import { fuzz } from '../fuzz/coverage/fuzz.ts';
import { keptTexts } from '../fuzz/coverage/kept.ts';
import { PARSERS } from '../fuzz/coverage/parsers.ts';
import { isNightly, repoPath } from '../kit/index.ts';

const COUNT = 60;
/** Inputs of a nightly run, which is guided by coverage. */
const NIGHTLY = 20_000;

describe('parsers', () => {
  for (const kind of Object.keys(PARSERS)) {
    it(`of ${kind}: no text makes one throw`, async () => {
      assert.ok(existsSync(repoPath(`test-fixtures/fuzz/${kind}.json`)));
      const { inputs, findings } = await fuzz({
        kind,
        seed: 1,
        count: COUNT,
        kept: keptTexts(kind),
      });
      assert.ok(inputs >= COUNT);
      assert.deepEqual(findings, []);
    });
  }

  const nightly = isNightly() ? it : () => undefined;
  nightly('guided by coverage: no text makes one throw', () => {
    const args = ['tools/fuzz.mjs', 'coverage', '--count', String(NIGHTLY), '--seed', '2'];
    const { status, stdout } = spawnSync(process.execPath, args, {
      cwd: repoPath('.'),
      encoding: 'utf8',
    });
    assert.equal(status, 0, stdout);
  });

  it('blocks are counted as they run, in every shape that they have', () => {
    const source = `
      const pick = (n) => { switch (n) { case 1: return 'one'; default: return { default: n }; } };
      const both = (a, b) => a && b || \`\${a ? b : (() => { return 1; })()}\`;
      function loop(n) { let i = 0; while (i < n) i++; do { i--; } while (i > 0); return i; }
      if (given > 1) { try { pick(given - 1); both(given, 0); } catch { } } else loop(2);`;
    const run = (given: number): number[] => {
      const out: number[] = [];
      const counted = withCountedBlocks(
        source,
        (() => {
          let blocks = 0;
          return () => blocks++;
        })(),
      );
      runInNewContext(counted, { given, ran: (block: number) => out.push(block) });
      return [...new Set(out)].sort((a, b) => a - b);
    };
    const [some, others] = [run(2), run(1)];
    assert.ok(some.length > 0 && others.length > 0);
    assert.equal(some.filter((block) => others.includes(block)).length, 0);
  });

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
