//@ root: /app/src/main.rs
//@ expect: 1 10 2 20
//@ kernels: k

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"

[[bin]]
name = "other-name"
path = "src/elsewhere/tool.rs"

//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]
pub mod shapes;
pub fn here() -> u64 { 1 }

#[no_mangle]
pub unsafe extern "gpu-kernel" fn of_the_library(out: *mut u64) {
    *out = here();
}

//- /app/src/shapes.rs
pub struct Shape(pub u64);
impl Shape {
    pub fn size(&self) -> u64 { self.0 * 10 }
}

//- /app/src/main.rs
#![no_std]
#![no_main]
#![feature(abi_gpu_kernel)]
// The same names as in the library, which is another crate.
mod own;
fn here() -> u64 { 2 }
struct Shape(u64);
impl Shape {
    fn size(&self) -> u64 { self.0 * 20 }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    *out = app::here();
    *out.add(1) = app::shapes::Shape(1).size();
    *out.add(2) = here();
    *out.add(3) = own::size();
}

//- /app/src/own.rs
pub fn size() -> u64 { crate::Shape(1).size() }

//- /app/src/elsewhere/tool.rs
mod part;
fn main() {}
//- /app/src/elsewhere/part.rs
pub fn part() {}
//- /app/src/bin/small.rs
fn main() {}
//- /app/src/bin/big/main.rs
mod piece;
fn main() {}
//- /app/src/bin/big/piece.rs
pub fn piece() {}
//- /app/tests/run.rs
fn main() {}
//- /app/notes/stray.rs
pub fn stray() -> u64 { app::here() }
