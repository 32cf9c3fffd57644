/** Barriers in divergent control flow: each condition of the fixtures with its verdict. */
import { checkDiagnostics, fixturesIn, readFixture } from '../kit/index.ts';
import { asSeen, engine, findingsIn } from './check.ts';

describe('rules: barriers', () => {
  for (const path of fixturesIn('test-fixtures/rules/barriers')) {
    it(path, () => {
      engine.setRules({});
      const fixture = readFixture(path);
      checkDiagnostics(fixture, asSeen(findingsIn(fixture)));
    });
  }
});
