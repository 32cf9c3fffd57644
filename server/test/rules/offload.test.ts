/**
 * Offload kernels: marks, signatures, launches and the workgroup memory that these ask for, on code
 * with marked findings.
 */
import { checkDiagnostics, fixturesIn, parseFixture, readRepo } from '../kit/index.ts';
import { asSeen, engine, findingsIn } from './check.ts';

describe('rules: offload', () => {
  before(() => engine.setRules({}));
  for (const path of fixturesIn('test-fixtures/rules/offload')) {
    it(path, () => {
      const fixture = parseFixture(readRepo(path));
      checkDiagnostics(fixture, asSeen(findingsIn(fixture)));
    });
  }
});
