/**
 * bytemuck's derives: a crate of its shape in our own words, and a kernel that reads and writes
 * through what they implement.
 */
import assert from 'node:assert/strict';
import { runPtx } from '../../src/emulate/index.ts';
import { openText } from './packages.ts';

const CRATE = `
//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[dependencies]
bytemuck = { path = "../bytemuck" }
//- /bytemuck/Cargo.toml
[package]
name = "bytemuck"
version = "1.0.0"
edition = "2021"
[dependencies]
bytemuck_derive = { path = "../derive" }
//- /bytemuck/src/lib.rs
#![no_std]
pub use bytemuck_derive::{AnyBitPattern, CheckedBitPattern, NoUninit, Pod, TransparentWrapper, Zeroable};
pub unsafe trait Zeroable: Sized {
    fn zeroed() -> Self { unsafe { core::mem::zeroed() } }
}
pub unsafe trait Pod: Zeroable + Copy + 'static {}
unsafe impl Zeroable for u32 {}
unsafe impl Pod for u32 {}
pub unsafe trait AnyBitPattern: Zeroable + Copy + 'static {}
pub unsafe trait NoUninit: Copy + 'static {}
pub unsafe trait CheckedBitPattern: Copy {
    type Bits;
    fn is_valid_bit_pattern(bits: &Self::Bits) -> bool;
}
pub unsafe trait TransparentWrapper<Inner> {
    fn wrap(s: Inner) -> Self where Self: Sized {
        let out = unsafe { core::ptr::read(&s as *const Inner as *const Self) };
        core::mem::forget(s);
        out
    }
}
pub fn word<T: Pod>(of: &T, at: usize) -> u32 {
    unsafe { *(of as *const T as *const u32).add(at) }
}
pub fn first<T: AnyBitPattern>(from: *const u32) -> T { unsafe { *(from as *const T) } }
pub fn plain<T: NoUninit>(of: &T) -> u8 { unsafe { *(of as *const T as *const u8) } }
//- /derive/Cargo.toml
[package]
name = "bytemuck_derive"
version = "1.0.0"
edition = "2021"
[lib]
proc-macro = true
//- /derive/src/lib.rs
use proc_macro::TokenStream;
${['Pod', 'Zeroable', 'AnyBitPattern', 'NoUninit', 'CheckedBitPattern', 'TransparentWrapper']
  .map(
    (name) =>
      `#[proc_macro_derive(${name}, attributes(transparent))]\npub fn d${name.toLowerCase()}(input: TokenStream) -> TokenStream { input }`,
  )
  .join('\n')}
//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]
use bytemuck::{AnyBitPattern, CheckedBitPattern, NoUninit, Pod, TransparentWrapper, Zeroable};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Pair<T: Copy> { a: T, b: T }

#[derive(Clone, Copy, AnyBitPattern)]
#[repr(C)]
struct Triple { a: u32, b: u32, c: u32 }

#[derive(Clone, Copy, bytemuck::AnyBitPattern)]
#[repr(C)]
struct Single { a: u32 }

#[derive(Clone, Copy, NoUninit, CheckedBitPattern)]
#[repr(u8)]
enum Axis { X = 1, Y, Z = 9 }

#[derive(Clone, Copy, NoUninit, CheckedBitPattern)]
#[repr(C)]
struct Step { axis: Axis, turn: Turn, back: Axis }

#[derive(Clone, Copy, NoUninit, CheckedBitPattern)]
#[repr(C)]
struct Turn(Axis, Axis);

#[derive(TransparentWrapper)]
#[repr(transparent)]
struct Meters(u32);

#[derive(TransparentWrapper)]
#[transparent(u32)]
#[repr(transparent)]
struct Tagged<T> { value: u32, tag: core::marker::PhantomData<T> }

#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u32) {
    let mut pair = Pair::<u32>::zeroed();
    pair.b = 7;
    *out.add(1) = bytemuck::word(&pair, 0) + bytemuck::word(&pair, 1);
    let triple: Triple = bytemuck::first(out);
    *out.add(2) = triple.a + triple.b + Triple::zeroed().c + bytemuck::first::<Single>(out).a;
    let mut valid = 0;
    let mut bits = 0u8;
    while bits < 16 {
        if Axis::is_valid_bit_pattern(&bits) { valid |= 1 << bits }
        bits += 1;
    }
    *out.add(3) = valid;
    *out.add(4) = bytemuck::plain(&Axis::Z) as u32;
    *out.add(6) = 0;
    let steps = [[1u8, 2, 9, 1], [1, 2, 3, 1], [1, 2, 9, 0], [3, 1, 1, 1]];
    let mut at = 0;
    while at < 4 {
        let bits = &*(steps[at].as_ptr() as *const StepBits);
        *out.add(6) |= (Step::is_valid_bit_pattern(bits) as u32) << at;
        at += 1;
    }
    *out.add(5) = Meters::wrap(5).0 + Tagged::<u8>::wrap(6).value;
}
`;

describe('bytemuck', () => {
  it('has its derives implement what they do', () => {
    const { engine } = openText(CRATE);
    const { text, problems } = engine.emit('/app/src/lib.rs', 'ptx', { cpu: 'sm_70' });
    assert.deepEqual(problems, []);
    const out = {
      name: 'out',
      buffer: 'u32',
      length: 7,
      role: 'out',
      init: { gen: 'iota' },
    } as const;
    const { diagnostics, buffers } = runPtx(text, {
      launches: [{ kernel: 'k', grid: [1], block: [1], args: [out] }],
    });
    assert.deepEqual(diagnostics, []);
    const words = new Uint32Array(buffers[0]!.get('out')!.slice().buffer);
    assert.deepEqual([...words], [0, 7, 7, (1 << 1) | (1 << 2) | (1 << 9), 9, 11, 1]);
  });

  it('is named where a derive does not fit', () => {
    const { engine } = openText(
      CRATE.replace(
        '#[derive(Clone, Copy, AnyBitPattern)]',
        '#[derive(Clone, Copy, AnyBitPattern, CheckedBitPattern)]\n#[repr(align(4))]',
      )
        .replace('#[repr(C)]\nstruct Triple', 'struct Triple')
        .replace(
          'let mut valid = 0;',
          'let mut valid = <Triple as CheckedBitPattern>::is_valid_bit_pattern(&triple) as u32;',
        ),
    );
    const { problems } = engine.emit('/app/src/lib.rs', 'ptx', { cpu: 'sm_70' });
    assert.match(problems.map(({ message }) => message).join('\n'), /CheckedBitPattern/);
  });
});
