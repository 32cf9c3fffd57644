/**
 * What of `core` the prelude lacks stands in a table; `UPDATE=1` rewrites it where the sources of
 * `core` are installed.
 */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findTool, readRepo, repoPath, requireTool, updating } from '../kit/index.ts';
import { foundAgain, missingTable, stableFunctions } from './api.ts';
import { missingTable as missingItems } from './missing.ts';

const TABLE = 'test-fixtures/prelude/missing.txt';
const ITEMS = 'test-fixtures/prelude/missing-items.txt';

describe("prelude: core's public functions", () => {
  before(() => {
    const library = findTool('rust-web-src');
    if (!updating() || library === undefined) return;
    mkdirSync(dirname(repoPath(TABLE)), { recursive: true });
    writeFileSync(repoPath(TABLE), missingTable(library));
  });

  it('are found with their attributes', () => {
    const text = `
      #[stable(feature = "a", since = "1.0.0")]
      #[inline]
      pub const fn one() {}
      #[unstable(feature = "b", issue = "none")]
      pub fn two() {}
      #[stable(
          feature = "c",
          since = "1.2.0"
      )]
      pub unsafe fn three() {}
      pub(crate) fn four() {}
    `;
    assert.deepEqual([...stableFunctions(text)], ['one', 'three']);
  });

  it('are missing only where the table says so', function () {
    const library = requireTool(this, 'rust-web-src');
    assert.equal(missingTable(library), readRepo(TABLE));
  });

  it('are not both in the table and in the prelude', () => {
    assert.deepEqual(foundAgain(readRepo(TABLE)), []);
  });
});

describe('prelude: all that core offers', () => {
  it('is missing only where the table says so', function () {
    const library = requireTool(this, 'rust-web-src');
    const table = missingItems(library);
    if (updating()) writeFileSync(repoPath(ITEMS), table);
    assert.equal(table, readRepo(ITEMS));
  });
});
