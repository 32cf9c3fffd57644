/**
 * Code that builds and works gets no warning: all rules, over every kernel and every program of the
 * fixtures.
 */
import assert from 'node:assert/strict';
import { RULES } from '../../src/rules/index.ts';
import { fixturesIn, parseFixture, readRepo } from '../kit/index.ts';
import { asSeen, engine, findingsIn } from './check.ts';

const FAMILIES: Readonly<Record<string, number>> = {
  'test-fixtures/kernels': 24,
  'test-fixtures/language': 10,
  'test-fixtures/rules/workgroup-ordinary': 2,
  'test-fixtures/rules/dialects': 4,
};

describe('rules: silence', () => {
  before(() =>
    // What is not decided is no mistake.
    engine.setRules(
      Object.fromEntries(
        RULES.filter((r) => r.optIn && r.name !== 'workgroup-undecided').map((r) => [r.name, 'on']),
      ),
    ),
  );
  after(() => engine.setRules({}));

  for (const [family, least] of Object.entries(FAMILIES)) {
    const paths = fixturesIn(family);
    it(`${family} has its fixtures`, () => assert.ok(paths.length >= least));
    for (const path of paths) {
      it(path, () => {
        const loud = asSeen(findingsIn(parseFixture(readRepo(path)))).filter(
          ({ severity }) => severity === 'warning' || severity === 'error',
        );
        assert.deepEqual(loud, []);
        // Nobody has to say how a kernel is launched.
        const text = readRepo(path);
        const unsaid = text.replace(/^\s*\/\/ warplens: launch.*$/gm, '');
        if (unsaid !== text) {
          const seen = asSeen(findingsIn(parseFixture(unsaid)));
          assert.deepEqual(
            seen.filter(({ severity }) => severity === 'warning' || severity === 'error'),
            [],
          );
        }
        // A kernel that does not compile would be silent about anything.
        if (path.includes('workgroup'))
          assert.deepEqual(engine.check('/src/lib.rs', engine.ruleTarget('/src/lib.rs')), []);
      });
    }
  }
});
