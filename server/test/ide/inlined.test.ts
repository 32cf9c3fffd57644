/** Lines of inlined functions know the calls they came through; mangled names are told in words. */
import assert from 'node:assert/strict';
import { ASSEMBLY, preview } from '../../src/ide/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { readRepo } from '../kit/index.ts';

const SOURCE = readRepo('test-fixtures/ide/chain.rs');

const lineOf = (offset: number): number => SOURCE.slice(0, offset).split('\n').length;

describe('ide: inlined code', () => {
  for (const target of ['ptx', 'amdgcn'] as const) {
    it(`${target}: a line knows its own place and its callers`, () => {
      const engine = testEngine();
      engine.setFile('/k.rs', SOURCE);
      const { text, lineMap } = preview(engine, { path: '/k.rs', kernel: 'chain', target });
      const lines = text.split('\n');
      const chainOf = (pattern: RegExp): number[] => {
        const source = lineMap[lines.findIndex((line) => pattern.test(line))];
        assert.ok(source, String(pattern));
        return [source, ...(source.callers ?? [])].map((span) => lineOf(span.start));
      };
      assert.deepEqual(chainOf(/mul.*f32/), [4, 7, 11]);
      assert.deepEqual(chainOf(/(?:add|fma).*f32/), [7, 11]);
      assert.deepEqual(chainOf(target === 'ptx' ? /st\.global/ : /global_store/), [11]);
    });
  }

  it('outline and hover tell mangled names in words', () => {
    const symbol = '_RNvNtC4core9panicking9panic_fmt';
    const text = `.version 7.0\n.target sm_70\n.address_size 64\n.func ${symbol}()\n{\nret;\n}\n`;
    assert.equal(
      ASSEMBLY.ptx.outline(text)[0]?.detail,
      'device function · core::panicking::panic_fmt',
    );
    assert.match(
      ASSEMBLY.ptx.hover(text, text.indexOf(symbol) + 3)?.markdown ?? '',
      /_RNvNtC4core.*device function · core::panicking::panic_fmt/,
    );
  });
});
