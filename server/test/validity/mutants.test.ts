/** Mutants of valid programs, judged by rustc: what it takes is not refused. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareMutants } from '../fuzz/invalid/compare.ts';
import { requireTool } from '../kit/index.ts';

const FOLDER = 'test-fixtures/validity/valid';
const COUNT = process.env['WARPLENS_NIGHTLY'] ? 5000 : 20;

describe('mutants of valid programs', function () {
  this.timeout(3_600_000);
  it(`${COUNT} of them: those that rustc takes are not refused`, function () {
    const rustc = requireTool(this, 'rustc-nightly');
    const files = readdirSync(FOLDER).map((name) => join(FOLDER, name));
    const end = Number.POSITIVE_INFINITY;
    const { refused, valid, invalid } = compareMutants({
      rustc,
      files,
      seed: 1,
      count: COUNT,
      end,
    });
    assert.deepEqual(refused, []);
    assert.ok(valid > 0 && invalid > 0);
  });
});
