//@ root: /app/src/lib.rs
//@ expect: 42 1212 105

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2024"

[dependencies]
bounds = { path = "../bounds" }

//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]
#![feature(trait_alias)]
use bounds::{Num, Words};
trait Ordered = Num + PartialOrd;

fn poly<T: Num>(x: T) -> T {
    x * x + x
}
fn larger<T>(x: T, y: T) -> T
where
    T: Ordered,
{
    if x < y { poly(y) } else { x + y }
}
fn twice(it: impl Words) -> u64 {
    it.clone().sum::<u64>() * 10 + it.count() as u64
}

pub fn answers(put: &mut dyn FnMut(u64)) {
    put(poly(6));
    put(larger(2u64, 3) + larger(9i32, 3) as u64 * 100);
    put(twice(0..5));
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    let mut at = 0;
    answers(&mut |word: u64| {
        unsafe { *out.add(at) = word };
        at += 1;
    });
}

//- /bounds/Cargo.toml
[package]
name = "bounds"
version = "0.1.0"
edition = "2021"

//- /bounds/src/lib.rs
#![no_std]
#![feature(trait_alias)]
use core::ops::{Add, Mul};
pub trait Num = Copy + Add<Output = Self> + Mul<Output = Self>;
pub trait Words = Iterator<Item = u64> + Clone;
