/** What is unknown in a function: errors that macros repeat count once. */
import assert from 'node:assert/strict';
import type { Body, HirProblem } from '../../src/hir/index.ts';
import { Unknowns } from '../../src/lower/unknowns.ts';
import type { AnyNode } from '../../src/syntax/index.ts';

const node = (start: number, end: number): AnyNode =>
  ({ kind: 'PathExpr', file: 0, start, end }) as AnyNode;
const problem = (kind: HirProblem['kind'], what: string, start: number): HirProblem =>
  ({ kind, what, file: 0, start, end: start + 5 }) as HirProblem;
const unknowns = (problems: readonly HirProblem[]): Unknowns =>
  new Unknowns({ problems, value: { node: node(0, 100) }, owner: { file: 0 } } as unknown as Body);

describe('lower: errors of a body', () => {
  it('are looked at once, however often a macro repeats them', () => {
    const repeated = Array.from({ length: 5000 }, () => problem('unresolved', 'macro `m!`', 10));
    const found = unknowns([...repeated, problem('unresolved', '`x`', 40)]);
    assert.equal(found.within(node(0, 100), {}).length, 2);
    assert.equal(found.within(node(8, 20), {}).length, 1);
    assert.equal(found.within(node(20, 30), {}).length, 0);
    assert.deepEqual(
      found.problems.map(({ what }) => what),
      ['macro `m!`', '`x`'],
    );
  });

  it('are kept apart by kind and place', () => {
    const found = unknowns([
      problem('unresolved', '`x`', 10),
      problem('invalid', 'output of `m!`: expected a macro', 10),
      problem('unresolved', '`x`', 11),
    ]);
    assert.deepEqual(
      found.within(node(0, 100), {}).map(({ kind, start }) => [kind, start]),
      [
        ['unresolved', 10],
        ['invalid', 10],
        ['unresolved', 11],
      ],
    );
  });
});
