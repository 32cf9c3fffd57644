/**
 * Does a user conclude from our PTX what the text of rustc says? No kernel may get a conclusion
 * wrong that it had right; `npm run bench fidelity` notes what has become better.
 */
import assert from 'node:assert/strict';
import { findTool } from '../kit/index.ts';
import { CONCLUSIONS } from './conclusions.ts';
import { corpus, Ours, stored, wrongIn } from './corpus.ts';

describe('conclusions from our PTX beside those from rustc', () => {
  const known = stored();
  let ours: Ours;
  before(() => {
    ours = new Ours();
  });

  for (const file of corpus()) {
    it(`${file.name}: none is wrong that was right`, () => {
      const features = ours.features(file, findTool('ptxas'));
      const kernels = Object.keys(known).filter((name) => name.startsWith(`${file.name}/`));
      assert.ok(kernels.length > 0);
      for (const name of kernels) {
        const mine = features.get(name.slice(file.name.length + 1));
        assert.ok(mine, `no kernel ${name}`);
        const wrong = wrongIn(mine, known[name]!.rustc);
        assert.deepEqual(
          wrong.filter((one) => !known[name]!.wrong.includes(one)),
          [],
          `${name}: ${JSON.stringify(mine)}, rustc: ${JSON.stringify(known[name]!.rustc)}`,
        );
      }
    });
  }

  it('sees each kind of difference', () => {
    const { rustc } = Object.values(known)[0]!;
    const { assembled } = rustc;
    assert.ok(assembled);
    const other = {
      ...rustc,
      local: !rustc.local,
      vectors: !rustc.vectors,
      calls: !rustc.calls,
      checks: !rustc.checks,
      doubles: !rustc.doubles,
      branches: rustc.branches * 2,
      accesses: rustc.accesses * 2,
      divisions: rustc.divisions > 0 ? 0 : 1,
      block: 256,
      assembled: { ...assembled, stack: assembled.stack > 0 ? 0 : 8, registers: 255 },
    };
    assert.equal(wrongIn(other, rustc).length, CONCLUSIONS.length);
    assert.deepEqual(wrongIn(rustc, rustc), []);
  });
});
