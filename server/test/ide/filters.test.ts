/**
 * What a preview leaves out: only what was asked for, counted, and every line that stays keeps its
 * place in the source.
 */
import assert from 'node:assert/strict';
import { type FILTERS, filtersOf, preview } from '../../src/ide/index.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { readRepo } from '../kit/index.ts';

describe('ide: filters of a preview', () => {
  let engine: Engine;
  before(() => {
    engine = testEngine();
    engine.setFile('/saxpy.rs', readRepo('test-fixtures/kernels/saxpy.rs'));
  });

  for (const target of ['ptx', 'amdgcn'] as const) {
    const show = (hide: readonly (typeof FILTERS)[number][]) =>
      preview(engine, { path: '/saxpy.rs', kernel: 'saxpy', target, hide, lineInfo: true });

    it(`${target}: each hides its kind and keeps the order and the places of the rest`, () => {
      const all = show([]);
      const places = new Map<string, Set<number | undefined>>();
      all.text.split('\n').forEach((line, i) => {
        places.set(line, (places.get(line) ?? new Set()).add(all.lineMap[i]?.start));
      });
      for (const name of filtersOf(target)) {
        const some = show([name]);
        const lines = some.text.split('\n');
        assert.equal(some.lineMap.length, lines.length);
        lines.slice(1).forEach((line, i) => {
          const known = [...places].find(([whole]) => whole === line || whole.startsWith(line));
          assert.ok(known, `${name}: new line ${line}`);
          if (line !== '' && places.has(line))
            assert.ok(places.get(line)!.has(some.lineMap[i + 1]?.start), line);
        });
        const hidden = /(\d+) lines hidden \(([\w-]+)\)/.exec(lines[0]!);
        const gone = all.text.split('\n').filter((line) => line.trim() !== '').length;
        const left = lines.filter((line) => line.trim() !== '').length;
        assert.equal(Number(hidden?.[1] ?? 0), gone - left, name);
      }
    });

    it(`${target}: all of them together leave the instructions`, () => {
      const { text } = show(filtersOf(target));
      assert.match(text, target === 'ptx' ? /mul\.rn\.f32/ : /v_mul_f32/);
      assert.doesNotMatch(text, /\.version|\.amdhsa_|amdhsa\.kernels|\.loc\b/);
      assert.match(text.split('\n')[0]!, /lines hidden/);
    });
  }
});
