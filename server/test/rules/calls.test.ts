/** Calls of kernels where no typed body shows them. */
import { checkDiagnostics, fixturesIn, parseFixture, readRepo } from '../kit/index.ts';
import { asSeen, engine, findingsIn } from './check.ts';

describe('rules: calls of kernels', () => {
  before(() => engine.setRules({}));

  for (const path of fixturesIn('test-fixtures/rules/calls')) {
    it(path, () => {
      const fixture = parseFixture(readRepo(path));
      checkDiagnostics(fixture, asSeen(findingsIn(fixture)));
    });
  }
});
