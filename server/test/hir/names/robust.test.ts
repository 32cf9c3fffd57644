/**
 * Half-typed files: every fixture cut at many places is collected and expanded without throwing,
 * and quickly.
 */
import assert from 'node:assert/strict';
import { collectBodies } from '../../../src/hir/names/index.ts';
import { fixturesIn, parseFixture, readFixture } from '../../kit/index.ts';
import { expandAll } from '../macros/support.ts';
import { collectFixture } from './support.ts';

describe('names: broken input', () => {
  for (const path of [
    ...fixturesIn('test-fixtures/hir/names'),
    ...fixturesIn('test-fixtures/hir/macros'),
  ]) {
    it(`cuts of ${path.replace(/^test-fixtures\/hir\/(.*)\.rs$/, '$1')}`, () => {
      const fixture = readFixture(path);
      const main = fixture.files.findIndex((f) => f.path === '/src/lib.rs');
      const { text } = fixture.files[main]!;
      for (let end = 0; end < text.length; end += 23) {
        const files = fixture.files.with(main, { path: '/src/lib.rs', text: text.slice(0, end) });
        const program = collectFixture({ ...fixture, files });
        expandAll(program.main);
        collectBodies(program.main);
      }
    });
  }

  it('does not go in circles', () => {
    const program = collectFixture(
      parseFixture(`
//- /src/lib.rs
use a::x as y;
mod a { pub use super::y as x; pub use self::*; pub use super::*; use self::x as x; }
mod b { pub use super::c::*; }
mod c { pub use super::b::*; }
use b::nothing;
#[path = "lib.rs"] mod again;
mod odd;
use self::super::super::up;
use crate;
pub use crate::*;
use {{{}}};
macro_rules! m { () => { m!{} m!{} } }
//- /src/odd.rs
#[path = "odd.rs"] mod odder;
`),
    );
    const kinds = new Set(program.main.problems.map((p) => p.what));
    assert.ok(kinds.has('import `a::x`'));
    assert.ok(kinds.has('import `b::nothing`'));
    assert.ok(kinds.has('module `again` includes its own file'));
    assert.ok(kinds.has('module `odder` includes its own file'));
  });

  it('stops macros that double themselves', () => {
    const twice = collectFixture(parseFixture('macro_rules! m { () => { m!{} m!{} } } m!{}'));
    assert.equal(twice.main.problems.length, 1);
    const longer = collectFixture(
      parseFixture('macro_rules! m { ($($t:tt)*) => { m!{$($t)* $($t)*} } } m!{a}'),
    );
    assert.deepEqual(
      longer.main.problems.map((p) => p.what),
      ['recursion limit reached while expanding this macro'],
    );
  });

  it('costs in proportion to the size', () => {
    const item = (i: number): string =>
      `pub mod m${i} { use super::m${Math.max(0, i - 1)}::*; pub struct S${i}; impl S${i} { pub fn f(&self) {} } }`;
    const text = Array.from({ length: 1500 }, (_, i) => item(i))
      .join('\n')
      .replaceAll('::*', '::{self}');
    const program = collectFixture(parseFixture(text));
    assert.equal(program.main.impls.length, 1500);
  });
});
