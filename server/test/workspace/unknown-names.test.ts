/**
 * Kernels over names that mean nothing: which name, where it stands, and which part of its path is
 * missing.
 */
import assert from 'node:assert/strict';
import { createTestEngine } from '../language/programs.ts';
import { openText, problemsOf } from './packages.ts';

const PATH = '/app/src/lib.rs';

/** `line: message` of why kernels are not emitted. */
function problems(text: string): string[] {
  const engine = createTestEngine();
  engine.setFile(PATH, `#![no_std]\n${text}`);
  return engine.emit(PATH, 'ptx', {}).problems.map(({ span, message }) => {
    const line = engine.text(engine.path(span.file))!.slice(0, span.start).split('\n').length;
    return `${line}: ${message}`;
  });
}

const kernel = (body: string): string =>
  `#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn k(out: *mut u32) { unsafe { ${body} } }\n`;

describe('names that mean nothing', () => {
  const ROWS: readonly (readonly [what: string, text: string, found: string])[] = [
    [
      'in a body',
      kernel('*out = core::nothing::Thing::new(1, 2).to_bits();'),
      '2: unresolved: name `core::nothing::Thing::new`: there is no `nothing` in `core` (kernel `app::k`)',
    ],
    [
      'imported',
      `use core::nothing::Thing;\n${kernel('*out = Thing::new();')}`,
      '3: unresolved: name `Thing::new`: there is no `nothing` in `core` (`use core::nothing::Thing`) (kernel `app::k`)',
    ],
    [
      'in a field',
      `struct S { x: core::cell::Nothing, y: u32 }\n${kernel('let s: S = core::mem::zeroed(); *out = s.y;')}`,
      '2: unresolved: type `core::cell::Nothing`: there is no `Nothing` in `core::cell` (kernel `app::k`)',
    ],
    [
      'in a signature',
      `fn f(x: core::autodiff::Thing<f32, 4>) -> u32 { 1 }\n${kernel('*out = f(core::mem::zeroed());')}`,
      '2: unresolved: type `core::autodiff::Thing`: there is no `autodiff` in `core` (kernel `app::k`)',
    ],
    [
      'behind an alias',
      `type A = core::alloc::Nothing;\nstatic S: [A; 4] = [1; 4];\n${kernel('*out = S[0];')}`,
      '2: unresolved: type `core::alloc::Nothing`: there is no `Nothing` in `core::alloc` (kernel `app::k`)',
    ],
    [
      'in the parameters of the kernel',
      '#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn k(x: Missing) {}',
      '2: rustc refuses this: E0425: cannot find type `Missing` in this scope',
    ],
  ];
  for (const [what, text, found] of ROWS) it(what, () => assert.deepEqual(problems(text), [found]));

  it('functions of floats that only `std` has, in crates that link it', () => {
    const files = `//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[dependencies]
math = { path = "../math" }
//- ${PATH}
#![no_std]
use math::Float;
fn twice<T: Float>(x: T) -> T { x.sin().sin() }
#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut f64) { *out = twice(*out); }
//- /math/Cargo.toml
[package]
name = "math"
version = "0.1.0"
edition = "2021"
[features]
default = ["std"]
std = []
//- /math/src/lib.rs
#![no_std]
#[cfg(feature = "std")]
extern crate std;
pub trait Float { fn sin(self) -> Self; fn cos(self) -> Self; }
#[cfg(feature = "std")]
impl Float for f64 {
    fn sin(self) -> f64 { Self::sin(self) }
    fn cos(self) -> f64 { self.cos() }
}
#[cfg(not(feature = "std"))]
impl Float for f64 {
    fn sin(self) -> f64 { self - self * self * self / 6.0 }
    fn cos(self) -> f64 { 1.0 - self * self / 2.0 }
}
`;
    const told = (text: string): string[] => {
      const { engine } = openText(text);
      return problemsOf(engine, engine.emit(PATH, 'ptx', {}));
    };
    const [first] = told(files);
    assert.match(first!, /: unsupported: `f64::sin` of `std`, which the crate `math` links/);
    const [second] = told(files.replaceAll('x.sin()', 'x.cos()'));
    assert.match(second!, /: unsupported: `f64::cos` of `std`, which the crate `math` links/);
    assert.deepEqual(
      told(files.replace('path = "../math"', 'path = "../math", default-features = false')),
      [],
    );
  });
});
