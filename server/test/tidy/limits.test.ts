/** `docs/reference/limits.md` is the table of limits; `UPDATE=1` rewrites it. */
import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { Fuel, LIMITS } from '../../src/base/index.ts';
import { readRepo, repoPath, updating } from '../kit/index.ts';

const PAGE = 'docs/reference/limits.md';

function page(): string {
  const rows = Object.values(LIMITS).map(
    ({ limit, of }) => `| ${limit.toLocaleString('en-US')} | ${of} |`,
  );
  return `# Limits

Warplens reads texts of strangers, so every kind of work has a limit.
Limits count steps, levels and bytes, never time: the command, the server and the browser meet them at the same place, independent of earlier requests.
What exceeds one is reported at its place with rustc's words where rustc has the same limit, and everything else is still answered.
The aim is that no input takes more than 10 seconds of processor time or 1 GB of memory; \`npm run bombs\` measures that on inputs made for it.
Of a crate with more kernels than are analysed together, \`check\` lists those that are left out as not analysed.
Some inputs do not keep to it yet: a source of more than 100,000 lines, a large source that is included 200 times, a chain of 20,000 functions, the AMDGCN of hundreds of large kernels, and some inputs that [fuzzing](fuzzing.md#bombs) names, which were over it on a busy machine; and in the server, beside the findings and both texts of very many kernels together, an array of 500,000 elements, a static of 200 MB of zeros and matches of tens of thousands of arms.

| at most | of |
|---|---|
${rows.join('\n')}

The numbers are the table \`LIMITS\` of \`server/src/base/fuel.ts\`.
`;
}

describe('limits', () => {
  it('are listed', () => {
    const text = page();
    if (updating()) writeFileSync(repoPath(PAGE), text);
    assert.ok(existsSync(repoPath(PAGE)), 'missing; run: npm run bless');
    assert.equal(readRepo(PAGE), text);
  });

  it('are met once what there is has been spent', () => {
    const fuel = new Fuel({ limit: 3, of: 'steps' });
    assert.equal(fuel.spend(2), true);
    fuel.add(1);
    assert.equal(fuel.spend(2), true);
    assert.equal(fuel.isSpent, false);
    assert.equal(fuel.spend(), false);
    fuel.add(100);
    assert.equal(fuel.isSpent, true, 'what was exceeded stays so');
  });
});
