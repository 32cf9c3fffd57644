/**
 * Fixtures of the rules about workgroup memory and warps: each case is a kernel, its verdict the
 * carets below the place.
 */
import assert from 'node:assert/strict';
import { checkDiagnostics, fixturesIn, parseFixture, readRepo } from '../kit/index.ts';
import { asSeen, engine, findingsIn } from './check.ts';

const FAMILIES = [
  'workgroup-align',
  'workgroup-race',
  'workgroup-bounds',
  'workgroup-use',
  'warp-masks',
];

describe('rules: workgroup fixtures', () => {
  before(() => engine.setRules({}));

  for (const family of FAMILIES) {
    for (const path of fixturesIn(`test-fixtures/rules/${family}`)) {
      it(path, () => {
        const fixture = parseFixture(readRepo(path));
        checkDiagnostics(fixture, asSeen(findingsIn(fixture)));
        // A kernel that does not compile would agree with any verdict of silence.
        assert.deepEqual(engine.check('/src/lib.rs', engine.ruleTarget('/src/lib.rs')), []);
      });
    }
  }

  it('are decided where the thread and the round decide', () => {
    const fixture = parseFixture(readRepo('test-fixtures/rules/workgroup-race/rounds.rs'));
    const races = findingsIn(fixture).length;
    assert.ok(races > 0);
    const states = engine
      .decisions('/src/lib.rs')
      .flatMap(({ decisions }) => decisions)
      .filter(({ rule }) => rule === 'races')
      .map(({ state }) => state);
    assert.deepEqual([...new Set(states)].sort(), ['finding', 'proven']);
  });

  it('holds at least 40 cases of alignment', () => {
    const kernels = fixturesIn('test-fixtures/rules/workgroup-align').flatMap((path) => [
      ...readRepo(path).matchAll(/extern "gpu-kernel" fn/g),
    ]);
    assert.ok(kernels.length >= 40, `${kernels.length} cases`);
  });
});

describe('rules: instances of generic kernels', () => {
  before(() => engine.setRules({}));

  it('are named where a finding is true of them', () => {
    const [race] = findingsIn(
      parseFixture(readRepo('test-fixtures/rules/workgroup-race/instances.rs')),
    );
    assert.deepEqual(
      race?.related?.map(({ message }) => message),
      ['the other write', "in 'shift::<1>'"],
    );
  });
});
