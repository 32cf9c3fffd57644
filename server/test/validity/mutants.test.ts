/** Mutants of valid programs, judged by rustc: what it takes is not refused. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { changed } from '../fuzz/invalid/changes.ts';
import { compareMutants, type Run, type Tally } from '../fuzz/invalid/compare.ts';
import { rewritten } from '../fuzz/invalid/rewrites.ts';
import { requireTool } from '../kit/index.ts';

const FOLDER = 'test-fixtures/validity/valid';
const COUNT = process.env['WARPLENS_NIGHTLY'] ? 5000 : 20;

describe('mutants of valid programs', function () {
  this.timeout(3_600_000);
  const files = readdirSync(FOLDER).map((name) => join(FOLDER, name));
  const run = (test: Mocha.Context, change: Run['change']): Tally =>
    compareMutants({
      rustc: requireTool(test, 'rustc-nightly'),
      files,
      change,
      seed: 1,
      count: COUNT,
      end: Number.POSITIVE_INFINITY,
    });
  it(`${COUNT} changed ones: those that rustc takes are not refused`, function () {
    const { refused, valid, invalid } = run(this, changed);
    assert.deepEqual(refused, []);
    assert.ok(valid > 0 && invalid > 0);
  });
  it(`${COUNT} rewritten ones: those that rustc takes are not refused`, function () {
    const { refused, valid } = run(this, rewritten);
    assert.deepEqual(refused, []);
    assert.ok(valid > 0);
  });
});
