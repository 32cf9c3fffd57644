/** The filter of names in a text: all that are there, and nothing that is far from being there. */
import assert from 'node:assert/strict';
import { NameFilter } from '../../src/workspace/name-filter.ts';

describe('names in a text', () => {
  it('finds every identifier, and what prepare_ and _async stand around', () => {
    const filter = new NameFilter(
      'fn prepare_axpy(x) { m.scan_async(&s); get("größe"); } // r#move',
    );
    for (const name of [
      'fn',
      'prepare_axpy',
      'axpy',
      'x',
      'm',
      'scan',
      'scan_async',
      'get',
      'größe',
    ])
      assert.equal(filter.has(name), true, name);
  });

  it('says no to nearly all others', () => {
    const filter = new NameFilter('pub fn one(a: u32) -> u32 { a + two(a) }');
    const others = Array.from({ length: 1000 }, (_, i) => `other_${i}`);
    const found = others.filter((name) => filter.has(name));
    assert.ok(found.length < 50, `${found.length} of 1000`);
  });

  it('is no judge of what is no identifier', () => {
    assert.equal(new NameFilter('').has('@module::@kernel'), true);
    assert.equal(new NameFilter('').has('kernel'), false);
  });
});
