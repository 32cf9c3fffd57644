/**
 * Functions and constants that come, go and change their heads: the crate stays where nothing else
 * depends on them.
 */
import assert from 'node:assert/strict';
import { InPlace } from './in-place.ts';

const TEXT = `#![no_std]
#![feature(abi_gpu_kernel)]
mod tools;
use crate::tools::{Meter, shared};
use picked::*;

const WIDTH: usize = 4;
const AREA: usize = WIDTH_OF * WIDTH_OF;
const WIDTH_OF: usize = 3;

fn scale(x: u32) -> u32 { x * WIDTH as u32 }

macro_rules! twice { ($x:expr) => { doubled($x) } }
fn doubled(x: u32) -> u32 { 2 * x }

mod picked {
    pub fn pick(x: u32) -> u32 { x + 5 }
    pub(super) fn hidden(x: u32) -> u32 { x + 6 }
    fn secret() -> u32 { 1 }
    pub fn told() -> u32 { secret() }
}
mod chosen { pub fn pick(x: u32) -> u32 { x + 7 } }

impl Meter {
    pub fn first(&self) -> u32 { self.0 }
    pub fn second(&self) -> u32 { self.first() + 1 }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn one(out: *mut u32, n: u32) {
    let mut row = [0u32; WIDTH];
    row[0] = scale(n) + pick(n) + shared(n);
    *out = row[0] + twice!(n) + AREA as u32;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn two(out: *mut u32, n: u32) {
    let f: fn(u32) -> u32 = scale;
    *out = f(n) + Meter(n).second() + tools::deep(n) + told() + hidden(n);
}
`;
const TOOLS = `pub struct Meter(pub u32);
pub fn shared(x: u32) -> u32 { x ^ 9 }
pub fn deep(x: u32) -> u32 { super::scale(x) + shared(x) }
`;

describe('edits of items', () => {
  const inPlace = new InPlace();
  before(() => inPlace.watch());
  after(() => inPlace.restore());
  const open = (): void => inPlace.open(TEXT, { '/tools.rs': TOOLS });

  /** The edit, and whether the crate stays. */
  const edits: readonly [string, string, string, boolean][] = [
    ['another value of a constant', 'WIDTH: usize = 4', 'WIDTH: usize = 8', true],
    ['a constant of another type', 'WIDTH: usize = 4', 'WIDTH: u32 = 4', true],
    ['a constant that another one needs', 'WIDTH_OF: usize = 3', 'WIDTH_OF: usize = 5', false],
    ['a constant without value', 'WIDTH: usize = 4', 'WIDTH: usize =', true],
    ['a constant that goes', 'const WIDTH: usize = 4;\n', '', true],
    ['a parameter more', 'fn scale(x: u32)', 'fn scale(x: u32, y: u32)', true],
    ['another result', 'fn scale(x: u32) -> u32 {', 'fn scale(x: u32) -> u64 {', true],
    ['a generic parameter', 'fn scale(x: u32)', 'fn scale<T>(x: u32)', true],
    ['a name', 'fn scale', 'fn scales', true],
    ['a function that hides its type', '-> u32 { x * WIDTH', '-> impl Copy { x * WIDTH', true],
    ['a function that a macro names', 'fn doubled(x: u32)', 'fn doubled(x: u64)', false],
    ['a name that macros know', 'fn scale', 'fn doubled2() {}\nfn scale', true],
    ['a name that an import knows', 'fn scale', 'fn shared() {}\nfn scale', false],
    ['what a glob brings', 'fn pick(x: u32)', 'fn pick(x: u32, y: u32)', true],
    [
      'what a glob brings is hidden',
      'pub fn pick(x: u32) -> u32 { x + 5',
      'fn pick(x: u32) -> u32 { x + 5',
      false,
    ],
    ['what a glob brings goes', 'pub fn pick(x: u32) -> u32 { x + 5 }\n', '', true],
    ['what a glob brings is shadowed', 'fn scale', 'fn pick(x: u32) -> u32 { x }\nfn scale', false],
    ['a private one of a module', 'fn secret() -> u32', 'fn secret() -> u64', true],
    [
      'a kernel more',
      '#[no_mangle]\npub unsafe extern "gpu-kernel" fn two',
      '#[no_mangle] pub unsafe extern "gpu-kernel" fn mid(p: *mut u32) { *p = scale(1) }\n$&',
      true,
    ],
    [
      'a kernel with another parameter',
      'fn two(out: *mut u32',
      'fn two(bias: f32, out: *mut u32',
      true,
    ],
    [
      'a kernel with a parameter that does not fit',
      'fn two(out: *mut u32',
      'fn two(text: &str, out: *mut u32',
      true,
    ],
    [
      'a kernel that returns',
      'fn one(out: *mut u32, n: u32)',
      'fn one(out: *mut u32, n: u32) -> u32',
      true,
    ],
    [
      'a kernel that is called',
      'fn scale(x: u32) -> u32 {',
      'fn scale(x: u32) -> u32 { one(x);',
      true,
    ],
    ['another export', '#[no_mangle]', '#[export_name = "uno"]', false],
    ['a method', 'fn first(&self)', 'fn first(&mut self)', true],
    ['a method more', 'pub fn first', 'pub fn third(&self) -> u32 { 3 }\n    pub fn first', true],
    [
      'a method behind another',
      'pub fn second',
      'pub fn third(&self) -> u32 { 3 }\n    pub fn second',
      true,
    ],
    ['a method that goes', '    pub fn second(&self) -> u32 { self.first() + 1 }\n', '', true],
    [
      'a method twice',
      'pub fn second',
      'pub fn first(&self) -> u32 { 3 }\n    pub fn second',
      false,
    ],
    ['a function twice', 'fn scale', 'fn scale() {}\nfn scale', false],
    ['a function that cfg takes away', 'fn scale', '#[cfg(no)]\nfn scale', true],
    ['a test', 'fn scale', '#[test]\nfn scale', true],
    ['half a function', 'fn scale', 'fn half(\nfn scale', true],
    ['the first letter of an item', 'fn scale', 'f\nfn scale', true],
    ['a structure', 'fn scale', 'struct S;\nfn scale', true],
    ['a structure with fields', 'fn scale', 'pub struct S<T> { a: T, b: Meter }\nfn scale', true],
    [
      'a structure with derives',
      'fn scale',
      '#[derive(Clone, Copy)] struct S(u32);\nfn scale',
      true,
    ],
    ['an enumeration', 'fn scale', '#[derive(PartialEq)]\nenum E { A, B(u32) }\nfn scale', true],
    ['a name for a type', 'fn scale', 'type Many = [u32; 4];\nfn scale', true],
    ['a structure without type', 'fn scale', 'struct S(Nothing);\nfn scale', true],
    ['a structure for another dialect', 'fn scale', '#[spirv(block)] struct S;\nfn scale', false],
    ['a structure that hides one', 'mod picked {', 'mod picked { struct Meter;', false],
    ['a structure twice', 'fn scale', 'struct S; struct S;\nfn scale', false],
    [
      'a structure of a macro',
      'macro_rules! twice {',
      'struct doubled(u32);\nmacro_rules! twice {',
      false,
    ],
    ['an import', 'use picked', 'use core::cmp::max;\nuse picked', true],
    ['imports', 'use picked', 'use core::{cmp::{max, min as least}, mem};\nuse picked', true],
    ['an import of nothing', 'use picked', 'use core::cmp::nothing;\nuse picked', true],
    ['an import of no crate', 'use picked', 'use nowhere::{some, other};\nuse picked', true],
    ['an import that a body names', 'use picked', 'use core::mem as row;\nuse picked', true],
    ['an import of a trait', 'use picked', 'use core::ops::AddAssign;\nuse picked', true],
    ['an import of all', 'use picked', 'use chosen::*;\nuse picked', false],
    ['an import that shadows a glob', 'use picked', 'use chosen::pick;\nuse picked', false],
    [
      'an import that another one needs',
      'use picked',
      'use picked as more;\nuse more::told;\nuse picked',
      false,
    ],
    ['an import that others see', 'pub fn told', 'pub use core::cmp::max; pub fn told', false],
    [
      'an import that goes',
      'use crate::tools::{Meter, shared};\n',
      'use crate::tools::Meter;\n',
      true,
    ],
    ['an import of a type that goes', 'use crate::tools::{Meter, shared};\n', '', false],
    [
      'a comment above the first method',
      '    pub fn first',
      '    // First.\n    pub fn first',
      true,
    ],
    [
      'an attribute above the first method',
      '    pub fn first',
      '    #[cfg(no)]\n    pub fn first',
      true,
    ],
    ['a comment line above an impl', 'impl Meter', '// Counts.\nimpl Meter', true],
    ['comment lines above a module', 'mod chosen', '// One.\n\n// Two.\nmod chosen', true],
    ['documentation above a constant', 'const WIDTH:', '/// How wide.\nconst WIDTH:', true],
    ['an attribute above a module', 'mod chosen', '#[cfg(no)]\nmod chosen', false],
    ['a function with items', 'fn scale', 'fn around() { fn inner() {} }\nfn scale', false],
    ['a trait implemented', 'fn scale', 'impl Copy for Meter {}\nfn scale', false],
  ];
  for (const [name, from, to, free] of edits) {
    it(`${name}: the crate ${free ? 'stays' : 'is collected'}`, () => {
      open();
      const text = TEXT.replace(from, to);
      assert.notEqual(text, TEXT);
      const there = inPlace.isFree(text);
      const back = inPlace.isFree(TEXT);
      assert.deepEqual([there, back], [free, free]);
    });
  }

  it('an item typed character by character', () => {
    const item = 'const fn half(x: u32) -> u32 { x / 2 }';
    open();
    let collected = 0;
    for (let n = 1; n <= item.length; n++) {
      const text = TEXT.replace('fn scale', `${item.slice(0, n)}\n$&`);
      if (!inPlace.isFree(text)) collected++;
    }
    assert.equal(collected, 0);
  });

  it('an item of another file, which two files name', () => {
    open();
    const named = TOOLS.replace('fn deep(x: u32)', 'fn deep(x: u32, y: u32)');
    assert.ok(inPlace.isFree(named, '/tools.rs'));
    const text = TEXT.replace('tools::deep(n)', 'tools::deep(n, n)');
    assert.ok(inPlace.isFree(text));
  });

  it('calls see the macros that stand before them, however much the text has moved', () => {
    let text = TEXT.replace('fn scale(x: u32) -> u32 {', `$& /* ${'long '.repeat(100)}*/`);
    inPlace.open(text, { '/tools.rs': TOOLS });
    text = TEXT;
    assert.ok(inPlace.isFree(text));
    text = text.replace('row[0] + twice!(n)', 'row[0] - twice!(n)');
    inPlace.isFree(text);
    text = text.replace(
      'fn doubled(x: u32) -> u32 { 2 * x }',
      'fn doubled(x: u32) -> u32 { twice2(x) }',
    );
    inPlace.isFree(text);
  });

  it('what stands in a call of a macro is told where it is, however much the text has moved', () => {
    let text = TEXT.replace('twice!(n)', 'twice!(n) + u32::from(matches!(nothing(n), 1))');
    inPlace.open(text, { '/tools.rs': TOOLS });
    for (const [from, to] of [
      ['row[0] = scale(n)', 'row[0] = 10 + scale(n)'],
      ['fn scale(x: u32)', 'fn scale(x: u64, y: u32)'],
      ['matches!(nothing', 'matches!(  nothing'],
      ['fn one(out: *mut u32', 'fn one(more: f32, out: *mut u32'],
    ] as const) {
      text = text.replace(from, to);
      assert.ok(inPlace.isFree(text));
    }
  });

  it('a method that `write!` calls comes: its callers are looked at again', () => {
    const log = (method: string): string => `#![no_std]
#![feature(abi_gpu_kernel)]
use core::fmt::{self, Write};
pub struct Log(u32);
impl Write for Log {
    fn write_str(&mut self, s: &str) -> fmt::Result { self.0 += s.len() as u32; Ok(()) }
}
impl Log {
    fn clear(&mut self) {}
    ${method}
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u32) {
    let mut log = Log(1);
    let _ = write!(log, "abcd");
    let _ = writeln!(log, "efgh");
    *out = log.0;
}
`;
    inPlace.open(log(''));
    const own =
      "fn write_fmt(&mut self, _: fmt::Arguments<'_>) -> fmt::Result { self.0 = 7; Ok(()) }";
    assert.equal(inPlace.isFree(log(own)), true);
    assert.equal(inPlace.isFree(log('')), true);
  });
});
