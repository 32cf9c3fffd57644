/**
 * `.mir` fixtures of uniformity: values and blocks named `uni.*` must be uniform, `div.*`
 * divergent.
 */
import assert from 'node:assert/strict';
import { computeUniformity } from '../../src/analysis/index.ts';
import { withinWork } from '../../src/base/index.ts';
import { parseMir, verifyModule } from '../../src/mir/index.ts';
import { fixturesIn, readRepo } from '../kit/index.ts';

for (const path of fixturesIn('test-fixtures/analysis/uniformity', '.mir')) {
  it(path, () => {
    const { module, errors } = parseMir(readRepo(path));
    assert.deepEqual(errors, []);
    assert.deepEqual(
      verifyModule(module).map((p) => p.message),
      [],
    );
    let checked = 0;
    for (const fn of module.funcs.values()) {
      const uniformity = computeUniformity(fn);
      const expect = (name: string | undefined, divergent: boolean, what: string): void => {
        if (name?.startsWith('uni') !== true && name?.startsWith('div') !== true) return;
        checked++;
        assert.equal(divergent, name.startsWith('div'), `${what} ${name} of @${fn.name}`);
      };
      for (const block of fn.blocks) {
        expect(block.name, uniformity.isDivergentBlock(block), 'block');
        for (const p of block.params) expect(p.name, uniformity.isDivergent(p), 'parameter');
        for (const inst of block.insts)
          for (const r of inst.results) expect(r.name, uniformity.isDivergent(r), 'value');
      }
    }
    assert.ok(checked > 0, 'nothing is named uni.* or div.*');
  });
}

it('a row of branches that may each leave to a trap takes time by its length', () => {
  const rows = 2000;
  const body = Array.from(
    { length: rows },
    (_, i) =>
      `b${i}:\n  br.if %c, t${i}, n${i}\nn${i}:\n  br.if %d, b${i + 1}, m${i}\nm${i}:\n  br b${i + 1}\nt${i}:\n  trap`,
  ).join('\n');
  const { module, errors } = parseMir(
    `func kernel @k(u: i32) {\nentry(%u: i32):\n  %t: i32 = gpu.thread.id x\n  %c: i1 = int.cmp eq %t, %u\n  %d: i1 = int.cmp slt %t, %u\n  br b0\n${body}\nb${rows}:\n  ret\n}\n`,
  );
  assert.deepEqual(errors, []);
  const [fn] = module.funcs.values();
  for (const exactJoins of [false, true])
    withinWork({ limit: 60 * rows, of: 'steps' }, () => computeUniformity(fn!, { exactJoins }));
});
