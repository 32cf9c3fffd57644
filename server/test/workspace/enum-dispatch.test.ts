/** `#[enum_dispatch]`, in either order of trait and enum, over the files of a crate. */
import assert from 'node:assert/strict';
import { openText, runCrate } from './packages.ts';

const ROOT = '/ws/app/src/lib.rs';

const KERNEL = `//- /ws/app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[dependencies]
enum_dispatch = "0.3"
//- ${ROOT}
#![no_std]
#![feature(abi_gpu_kernel)]
mod shapes;
use shapes::{Area, Circle, Shape, Square};
#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    let mut shape: Shape<'_> = Square { side: 3 }.into();
    shape.grow(2);
    let circle = Shape::Circle(Circle(&4));
    *out = shape.area(&1) * 1000 + shape.twice() * 100 + circle.area(&2) * 10 + circle.twice();
}
`;

const TRAIT = (attr: string): string => `#[${attr}]
pub trait Area {
    fn area<'a>(&self, by: &'a u64) -> u64;
    fn grow(&mut self, by: u64);
    fn twice(&self) -> u64 { 2 }
    #[cfg(target_arch = "x86_64")]
    fn host(&self) -> Missing;
}
`;

const ENUM = (attr: string): string => `#[${attr}]
pub enum Shape<'s> {
    Square,
    Circle(Circle<'s>),
}
`;

const TYPES = `pub struct Square { pub side: u64 }
pub struct Circle<'s>(pub &'s u64);
impl Area for Square {
    fn area<'a>(&self, by: &'a u64) -> u64 { self.side + *by }
    fn grow(&mut self, by: u64) { self.side *= by; }
}
impl Area for Circle<'_> {
    fn area<'a>(&self, by: &'a u64) -> u64 { *self.0 * *by }
    fn grow(&mut self, _: u64) {}
    fn twice(&self) -> u64 { 5 }
}
`;

const SHAPES = '//- /ws/app/src/shapes.rs\nuse enum_dispatch::enum_dispatch;\n';

describe('workspace: enum_dispatch', () => {
  for (const [order, text] of [
    ['the trait first', TRAIT('enum_dispatch') + ENUM('enum_dispatch(Area)')],
    ['the enum first', ENUM('enum_dispatch(Area)') + TRAIT('enum_dispatch')],
    ['the trait naming the enum', ENUM('enum_dispatch') + TRAIT('enum_dispatch(Shape)')],
  ] as const)
    it(`calls what the variants hold: ${order}`, () => {
      const { engine } = openText(KERNEL + SHAPES + text + TYPES);
      assert.deepEqual(engine.check(ROOT, 'ptx'), []);
      assert.equal(runCrate(engine, ROOT, 1)[0], 7285n);
      // A type is collected anew when it changes, and with it what the macro makes of it.
      const path = '/ws/app/src/shapes.rs';
      engine.setFile(path, engine.text(path)!.replace('u64 { 2 }', 'u64 { 3 }'));
      assert.equal(runCrate(engine, ROOT, 1)[0], 7385n);
    });

  it('says which trait is missing', () => {
    const { engine } = openText(KERNEL + SHAPES + ENUM('enum_dispatch(Other)') + TYPES);
    const messages = engine.check(ROOT, 'ptx').map(({ message }) => message);
    assert.ok(messages.some((message) => message.includes('unresolved')));
  });
});
