//@ root: /app/src/lib.rs
//@ expect: 42 7 12 30 9 100 5 6 3 77 11 2015
//@ kernels: k

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2024"

[lib]
crate-type = ["cdylib"]

[dependencies]
fast-math = { path = "../fast-math" }
old = { package = "vintage", path = "../vintage" }

//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]

#[macro_use]
extern crate fast_math as fm;

mod inner;

use fm::prelude::*;
use old::{self as antique, double as twice};

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    let mut n = 0;
    let mut put = |x: u64| unsafe {
        *out.add(n) = x;
        n += 1;
    };
    put(fm::answer());
    put(fast_math::SEVEN);
    put(sum(&[3u64, 4, 5]));
    put(Pair { a: 10, b: 20 }.total());
    put(inner::nine());
    put(square!(10));
    put(fm::largest(&[1, 5, 2]).unwrap_or(0));
    put(twice(3));
    put(antique::nested::three());
    put(sum_of!(70, 7));
    put(fm::deep::<u64>(10));
    put(antique::EDITION);
}

//- /app/src/inner.rs
pub fn nine() -> u64 {
    crate::fm::triple(3)
}

//- /fast-math/Cargo.toml
[package]
name = "fast-math"
version = "1.2.3"
edition = "2021"

[dependencies]
base = { path = "../base" }

//- /fast-math/src/lib.rs
#![no_std]

pub use base::*;
pub mod prelude {
    pub use crate::pair::Pair;
    pub use crate::{sum, Total as _};
}
mod pair;

pub const SEVEN: u64 = 3 + helper(2);
const fn helper(x: u64) -> u64 {
    x * 2
}

pub fn answer() -> u64 {
    42
}

pub fn sum<T: Copy + core::ops::Add<Output = T> + Default>(list: &[T]) -> T {
    list.iter().fold(T::default(), |a, &b| a + b)
}

pub trait Total {
    fn total(&self) -> u64;
}

pub fn largest(list: &[u64]) -> Option<u64> {
    list.iter().copied().max()
}

#[doc(hidden)]
pub fn product(a: u64, b: u64) -> u64 {
    a * b
}

#[macro_export]
macro_rules! square {
    ($x:expr) => {{
        let x = $x;
        $crate::product(x, x)
    }};
}

#[macro_export]
macro_rules! sum_of {
    ($first:expr $(, $rest:expr)*) => { $first $(+ $crate::__id!($rest))* };
}

#[macro_export]
#[doc(hidden)]
macro_rules! __id {
    ($x:expr) => { $x };
}

/// A kernel of its own: it does not come out with the user's crate.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn not_ours(out: *mut u64) {
    *out = 1;
}

//- /fast-math/src/pair.rs
pub struct Pair {
    pub a: u64,
    pub b: u64,
}
impl crate::Total for Pair {
    fn total(&self) -> u64 {
        self.a + self.b
    }
}

//- /base/Cargo.toml
[package]
name = "base"
version = "0.0.1"
edition = "2018"

//- /base/src/lib.rs
#![no_std]
pub fn triple(x: u64) -> u64 {
    x * 3
}
pub trait Deep: Sized {
    const ONE: Self;
    fn plus_one(self) -> Self;
}
impl Deep for u64 {
    const ONE: u64 = 1;
    fn plus_one(self) -> u64 {
        self + Self::ONE
    }
}
pub fn deep<T: Deep>(x: T) -> T {
    x.plus_one()
}

//- /vintage/Cargo.toml
[package]
name = "vintage"
version = "0.9.0"

//- /vintage/src/lib.rs
#![no_std]
mod nested_impl;
pub mod nested {
    pub use nested_impl::three;
}
pub const EDITION: u64 = 2015;
pub fn double(async: u64) -> u64 {
    ::nested_impl::identity(async) * 2
}

//- /vintage/src/nested_impl.rs
pub fn three() -> u64 { 3 }
pub fn identity(x: u64) -> u64 { x }
