//@ root: /app/src/lib.rs
//@ expect: 11 3 11 12 4 33 16 11 23 1 10 1

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2024"

[dependencies]
old = { path = "../old" }
middle = { path = "../middle" }

//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]
pub fn answers(put: &mut dyn FnMut(u64)) {
    old::run(put);
    middle::run(put);
    // Words that became keywords, in macros of crates that were written before.
    put(middle::doubled!(7) + old::after!(8));
    // Patterns and expressions mean what they meant where the macro stands.
    put(middle::expression!(const { 5 + 5 }));
    put(newer::expression!(const { 5 + 5 }));
    put(middle::first_of!([1u64, 2, 3]));
}
pub mod newer {
    macro_rules! expression_here {
        ($e:expr) => { $e };
        (const $b:block) => { 1 };
    }
    pub(crate) use expression_here as expression;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    let mut at = 0;
    answers(&mut |word: u64| {
        unsafe { *out.add(at) = word };
        at += 1;
    });
}

//- /old/Cargo.toml
[package]
name = "old"
version = "0.1.0"

//- /old/src/lib.rs
#![no_std]
#![allow(warnings)]
pub trait Anonymous {
    fn sum(&self, u64) -> u64;
    fn pair(&self, &u64, (u64, u64), [u8; 2]) -> u64 { 3 }
}
impl Anonymous for u64 {
    fn sum(&self, x: u64) -> u64 { *self + x }
}
fn async(x: u64) -> u64 { x + 1 }
struct dyn { await: u64 }
type Callable = Fn(u64) -> u64;
fn call(f: &Callable) -> u64 { f(4) }
fn give(f: &mut FnMut(u64)) { f(4) }
#[macro_export]
macro_rules! after { ($e:expr) => {{ let async = $e; async + 1 }} }
pub fn run(put: &mut FnMut(u64)) {
    put(5.sum(6));
    put(5.pair(&1, (1, 2), [0; 2]));
    put(async(1) + dyn { await: 9 }.await);
    put(call(&|x| x * 3));
    give(put);
}

//- /middle/Cargo.toml
[package]
name = "middle"
version = "0.1.0"
edition = "2018"

[dependencies]
late = { path = "../late" }

//- /middle/src/lib.rs
#![no_std]
#![allow(warnings)]
#[macro_export]
macro_rules! doubled { ($e:expr) => {{ let gen = $e; gen * 2 }} }
#[macro_export]
macro_rules! expression { ($e:expr) => { $e }; (const $b:block) => { 1 } }
#[macro_export]
macro_rules! first_of { ($e:expr) => { *$e.into_iter().next().unwrap() } }
pub fn run(put: &mut dyn FnMut(u64)) {
    // Arrays by value are no iterators to a method call before 2021.
    let pair = [1u64, 2];
    let mut sum = 0;
    for x in pair.into_iter() {
        sum += *x;
    }
    for x in IntoIterator::into_iter(pair) {
        sum += x * 10;
    }
    put(sum);
    // What is given to a macro of a later edition is still of this one.
    let gen = 4u64;
    put(late::squared!(gen));
    put(late::either!(2, 1 | 2) + late::single!(2, 1 | 2));
}

//- /late/Cargo.toml
[package]
name = "late"
version = "0.1.0"
edition = "2024"

//- /late/src/lib.rs
#![no_std]
#[macro_export]
macro_rules! squared { ($e:expr) => { $e * $e } }
#[macro_export]
macro_rules! either { ($v:expr, $p:pat) => { match $v { $p => 1u64, _ => 0 } } }
#[macro_export]
macro_rules! single { ($v:expr, $($p:pat_param)|*) => { match $v { $($p)|* => 10u64, _ => 0 } } }
