//@ root: /app/src/lib.rs
//@ expect: 1131 8 70721 1029 1430 23

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2024"

//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]
include!("parts/macros.in");
include!(concat!("parts", "/", "items.rs"));
pub fn answers(put: &mut dyn FnMut(u64)) {
    put(parts());
    put(twice!(4));
    put(place());
    put(inline::place());
    put(S.place());
    put(include!("parts/value.in"));
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    let mut at = 0;
    answers(&mut |word: u64| {
        unsafe { *out.add(at) = word };
        at += 1;
    });
}

//- /app/src/parts/macros.in
macro_rules! twice { ($e:expr) => { $e * 2 } }
macro_rules! here { () => { line!() as u64 * 100 + column!() as u64 } }

//- /app/src/parts/items.rs
// Modules of this text lie beside it; its macro calls stand in it.
mod beside;
#[path = "deeper/other.rs"]
mod other;

fn parts() -> u64 { beside::V + other::V + inline::below::V + twice!(1) + include!("deeper/one.in") }
fn place() -> u64 { here!() + line!() as u64 * 10_000 }
mod inline {
    pub mod below;
    pub fn place() -> u64 { here!() }
}
struct S;
impl S {
    fn place(&self) -> u64 { here!() }
}

//- /app/src/parts/value.in
{ let doubled = twice!(11); fn f(x: u64) -> u64 { x + 1 } f(doubled) }

//- /app/src/parts/beside.rs
pub const V: u64 = 50;

//- /app/src/parts/inline/below.rs
pub const V: u64 = 70;

//- /app/src/parts/deeper/other.rs
mod next;
pub const V: u64 = next::V + 1000;

//- /app/src/parts/deeper/next.rs
pub const V: u64 = 3;

//- /app/src/parts/deeper/one.in
{ fn q() -> u64 { 5 } q() + 1 }
