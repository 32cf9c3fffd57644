/** Tables about things: counted by name, and emptied without a trace where they only remember. */
import assert from 'node:assert/strict';
import { forgetMemos, identities, memo, tableReport } from '../../src/db/index.ts';

describe('tables of the database', () => {
  it('tell what they know, and are counted', () => {
    const lengths = memo<{ readonly text: string }, number>('test.lengths');
    const thing = { text: 'abc' };
    assert.equal(lengths.get(thing), undefined);
    lengths.set(thing, 3);
    assert.equal(lengths.get(thing), 3);
    assert.deepEqual(tableReport().get('test.lengths'), { hits: 1, misses: 1 });
    lengths.delete(thing);
    assert.equal(lengths.has(thing), false);
  });

  it('what was computed can be forgotten, what stands for a thing cannot', () => {
    const lengths = memo<object, number>('test.lengths again');
    const numbers = identities<object, number>('test.numbers');
    const thing = {};
    lengths.set(thing, 1);
    numbers.set(thing, 7);
    forgetMemos();
    assert.equal(lengths.has(thing), false);
    assert.equal(numbers.get(thing), 7);
  });
});
