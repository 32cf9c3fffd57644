/**
 * The instructions that are selected for each operation are those of `test-fixtures/selection`, so
 * that a change of a selection rule is a difference to read. That the code computes the right thing
 * is what the tests of operations say; `tools/mutate-selection.mjs` makes the rules wrong in turn.
 */
import assert from 'node:assert/strict';
import { isPureOp, OPS, type OpName } from '../../src/mir/index.ts';
import { expectSnapshot } from '../kit/index.ts';
import { ALL, CPUS, NO_CASES, selected } from './selected-code.ts';

describe('selection of instructions', () => {
  it('each operation has a case', () => {
    const titles = ALL.map(({ title }) => title.split(/[ ,]/)[0]!);
    const pure = (Object.keys(OPS) as OpName[]).filter((op) => isPureOp(op));
    const lacking = pure.filter((op) => !NO_CASES.includes(op) && !titles.includes(op));
    assert.deepEqual(lacking, []);
  });

  for (const cpu of CPUS) {
    it(`${cpu}`, function () {
      this.timeout(120_000);
      expectSnapshot(`test-fixtures/selection/${cpu}.snap`, selected(cpu));
    });
  }
});
