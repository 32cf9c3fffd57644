/**
 * Every fix that is offered anywhere in the fixtures removes its finding and brings neither another
 * one nor broken code.
 */
import assert from 'node:assert/strict';
import { applySafeFixes } from '../../src/cli/apply-fixes.ts';
import type { Diagnostic } from '../../src/diag/index.ts';
import { FixCheck } from '../../src/ide/index.ts';
import { fixturesIn, parseFixture, readRepo, sampled } from '../kit/index.ts';
import { applyFix, engine, findingsIn } from './check.ts';

/** Fixes of one rule that are tried in one file: they are alike. */
const MOST = 6;

const isLoud = ({ severity }: Diagnostic): boolean =>
  severity === 'error' || severity === 'warning';

function loudByRule(found: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of found.filter(isLoud)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

const unreadable = (): number =>
  engine.check('/src/lib.rs', 'ptx').filter(({ code }) => code === 'syntax').length;

describe('rules: fixes', () => {
  before(() => engine.setRules({}));
  let tried = 0;
  let made = 0;
  let offered = 0;

  for (const path of fixturesIn('test-fixtures/rules')) {
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: what holds of every fix of a file, in one walk over them
    it(path, () => {
      const fixture = parseFixture(readRepo(path));
      const given = new FixCheck(engine);
      const found = given.keepHolding('/src/lib.rs', findingsIn(fixture));
      for (const { fixes } of findingsIn(fixture)) made += fixes?.length ?? 0;
      for (const { fixes } of found) offered += fixes?.length ?? 0;
      const before = loudByRule(found);
      const broken = unreadable();
      const done = new Map<string, number>();
      for (const { code, severity, fixes } of found) {
        for (const fix of fixes ?? []) {
          const nth = done.get(code) ?? 0;
          done.set(code, nth + 1);
          if (nth >= MOST) continue;
          tried += 1;
          const after = loudByRule(findingsIn(applyFix(fixture, fix)));
          const loud = severity === 'error' || severity === 'warning';
          if (loud) assert.ok((after.get(code) ?? 0) < before.get(code)!, `${fix.title}: ${code}`);
          for (const [rule, count] of after) {
            assert.ok(count <= (before.get(rule) ?? 0), `${fix.title} brings ${rule}`);
          }
          assert.ok(unreadable() <= broken, `${fix.title} breaks the syntax`);
        }
      }
    });
  }

  it('there were some', () => assert.ok(tried >= 40, `${tried} fixes`));

  it('are rarely made in vain', () =>
    assert.ok(made - offered <= 0.1 * made, `${made} made, ${offered} offered`));

  for (const path of sampled(fixturesIn('test-fixtures/rules'), 2)) {
    it(`${path}: those that are safe go together`, () => {
      const before = findingsIn(parseFixture(readRepo(path)));
      const broken = unreadable();
      const loud = loudByRule(before);
      const { files } = applySafeFixes(engine, ['/src/lib.rs']);
      const after = engine.diagnostics('/src/lib.rs');
      for (const [rule, count] of loudByRule(after))
        assert.ok(count <= (loud.get(rule) ?? 0), `${rule} is new`);
      assert.ok(unreadable() <= broken, files.map(({ after: text }) => text).join('\n'));
      const isSafe = ({ fixes }: Diagnostic): boolean =>
        fixes?.some(({ safety }) => safety === 'safe') === true;
      const trial = new FixCheck(engine);
      // Nothing that would still hold is left.
      const left = trial.keepHolding('/src/lib.rs', after).filter(isSafe);
      assert.deepEqual(
        left.map(({ message }) => message),
        [],
      );
    });
  }
});
