/** What the trait solver remembers: only what asking again would find again. */
import { strict as assert } from 'node:assert';
import { Answers } from '../../../src/hir/traits/answers.ts';
import type { Ty } from '../../../src/hir/ty.ts';
import { mkInt, UNIT } from '../../../src/hir/types/intern.ts';
import { InferTable } from '../../../src/hir/types/table.ts';

const U32 = mkInt('u32');

/** A table with one open variable, and the answers found under it. */
function start(): { table: InferTable; open: Ty; answers: Answers<string, Ty> } {
  const table = new InferTable();
  const open = table.newVar();
  return { table, open, answers: new Answers<string, Ty>(table) };
}

const always = (): boolean => true;

describe('hir: answers of the trait solver', () => {
  it('are kept, and forgotten when a binding under them is undone', () => {
    const { table, open, answers } = start();
    const mark = table.snapshot();
    table.unify(open, U32);
    answers.find('item', () => table.ty(open), always);
    assert.equal(answers.get('item'), U32);
    table.rollback(mark);
    assert.equal(answers.get('item'), undefined);
    // Another binding in its place is another one.
    table.unify(open, UNIT);
    assert.equal(answers.get('item'), undefined);
  });

  it('outlive bindings that they do not depend on', () => {
    const { table, open, answers } = start();
    const mark = table.snapshot();
    table.unify(open, U32);
    answers.find('item', () => UNIT, always);
    table.rollback(mark);
    assert.equal(answers.get('item'), UNIT);
  });

  it('outlive bindings of variables that were made on the way', () => {
    const { table, answers } = start();
    const mark = table.snapshot();
    answers.find('item', () => (table.unify(table.newVar(), U32) ? U32 : undefined), always);
    table.rollback(mark);
    assert.equal(answers.get('item'), U32);
  });

  it('are not kept when a variable from before was bound, even if that was undone', () => {
    const { table, open, answers } = start();
    const learn = (): Ty => {
      const mark = table.snapshot();
      table.unify(open, U32);
      table.rollback(mark);
      return U32;
    };
    const outer = (): Ty => answers.find('inner', learn, always);
    assert.equal(answers.find('outer', outer, always), U32);
    assert.equal(answers.get('inner'), undefined);
    assert.equal(answers.get('outer'), undefined);
  });

  it('are not kept when they are not final', () => {
    const { answers } = start();
    answers.find(
      'item',
      () => U32,
      () => false,
    );
    assert.equal(answers.get('item'), undefined);
  });

  it('of one program are there for all that ask it, whatever each has bound', () => {
    const shared = new Map<string, Ty>();
    const first = new InferTable();
    const open = first.newVar();
    const mark = first.snapshot();
    first.unify(open, UNIT);
    new Answers<string, Ty>(first, shared).find('item', () => U32, always);
    first.rollback(mark);
    assert.equal(new Answers<string, Ty>(first, shared).get('item'), U32);
    assert.equal(new Answers<string, Ty>(new InferTable(), shared).get('item'), U32);
    // What was learned about a variable from before is nothing for others.
    new Answers<string, Ty>(first, shared).find(
      'open',
      () => (first.unify(open, U32) ? U32 : undefined),
      always,
    );
    assert.equal(shared.get('open'), undefined);
  });
});
