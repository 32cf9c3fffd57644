/** The list of rewrite rules in the documentation, and of those that overlap, are up to date. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LOAD_RULES } from '../../../src/passes/combine/rules/loads.ts';
import { MAGIC_DIVISION_RULES } from '../../../src/passes/combine/rules/magic-division.ts';
import { expectSnapshot, repoPath, updating } from '../../kit/index.ts';
import { overlapList, rulesPage } from './page.ts';

describe('rewrite rules: lists', () => {
  it('docs/reference/rewrite-rules.md is up to date', () => {
    const path = repoPath('docs/reference/rewrite-rules.md');
    if (updating()) writeFileSync(path, rulesPage());
    assert.ok(existsSync(path), 'missing; run: UPDATE=1 npm test');
    assert.equal(readFileSync(path, 'utf8'), rulesPage());
  });

  it('a rule in code says why', () => {
    for (const { name, why } of [...LOAD_RULES, ...MAGIC_DIVISION_RULES])
      assert.match(why ?? '', /\.$/, name);
  });

  it('rules that overlap are listed', () => {
    expectSnapshot('test-fixtures/rewrite-rules/overlaps.snap', overlapList());
  });
});
