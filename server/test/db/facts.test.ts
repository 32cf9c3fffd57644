/** Facts of things: computed once for each, and again in paranoid mode. */
import assert from 'node:assert/strict';
import { checkFacts, fact, factReport } from '../../src/db/index.ts';

describe('facts', () => {
  afterEach(() => checkFacts(false));

  it('are computed once for each thing, until it is another one', () => {
    const length = fact<{ text: string }, number>('test.length', ({ text }) => text.length);
    const thing = { text: 'abc' };
    assert.equal(length.peek(thing), undefined);
    assert.deepEqual([length(thing), length(thing), length({ text: 'x' })], [3, 3, 1]);
    assert.deepEqual(factReport().get('test.length'), { hits: 1, computed: 2 });
    thing.text = '';
    length.forget(thing);
    assert.equal(length(thing), 0);
  });

  it('undefined is a value too', () => {
    let asked = 0;
    const nothing = fact<object, undefined>('test.nothing', () => {
      asked++;
      return undefined;
    });
    const thing = {};
    nothing(thing);
    nothing(thing);
    assert.equal(asked, 1);
  });

  it('paranoid mode finds one that depends on more than its thing', () => {
    let hidden = 1;
    const impure = fact<object, number>('test.impure', () => hidden, { print: (value) => value });
    const thing = {};
    impure(thing);
    hidden = 2;
    assert.equal(impure(thing), 1);
    checkFacts(true);
    assert.throws(() => impure(thing), /fact test.impure was 1 and comes out as 2/);
  });
});
