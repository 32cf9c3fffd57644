/**
 * Functions of the prelude that are one operation: `#[lowers_to(row)]` names a row of the
 * intrinsics table.
 */
import assert from 'node:assert/strict';
import { INTRINSIC_NAMES } from '../../src/lower/index.ts';
import { preludeFiles, readPreludeFile } from './collect.ts';

describe('prelude: functions that are one operation', () => {
  it('name a row that is there', () => {
    const rows = new Set(INTRINSIC_NAMES);
    const named = preludeFiles().flatMap((name) => [
      ...readPreludeFile(name).matchAll(/^ *#\[lowers_to\((\w+)\)\]/gm),
    ]);
    assert.ok(named.length > 30, `only ${named.length}`);
    assert.deepEqual(
      named.map((found) => found[1]!).filter((row) => !rows.has(row)),
      [],
    );
  });
});
