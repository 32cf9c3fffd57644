/** Fixtures of the rules about what device code calls. */
import { checkDiagnostics, fixturesIn, parseFixture, readRepo } from '../kit/index.ts';
import { asSeen, engine, findingsIn } from './check.ts';

describe('rules: device code', () => {
  before(() => engine.setRules({}));

  for (const path of fixturesIn('test-fixtures/rules/device-code')) {
    it(path, () => {
      const fixture = parseFixture(readRepo(path));
      checkDiagnostics(fixture, asSeen(findingsIn(fixture)));
    });
  }
});
