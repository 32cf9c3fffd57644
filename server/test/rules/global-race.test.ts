/** Races in global memory, between threads and between blocks: each kernel with its verdict. */
import { checkDiagnostics, fixturesIn, readFixture } from '../kit/index.ts';
import { asSeen, engine, findingsIn } from './check.ts';

describe('rules: races in global memory', () => {
  for (const path of fixturesIn('test-fixtures/rules/global-race')) {
    it(path, () => {
      engine.setRules({});
      const fixture = readFixture(path);
      checkDiagnostics(fixture, asSeen(findingsIn(fixture)));
    });
  }
});
