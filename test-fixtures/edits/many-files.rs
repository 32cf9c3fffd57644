//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[features]
wide = []
[dependencies]
maths = { path = "../maths" }
//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, stdarch_amdgpu)]
#[macro_use]
mod rules;
mod shapes;
mod tables;
pub mod steps;
use shapes::*;
use steps::Step as _;
pub use tables::{PRIMES as NUMBERS, lookup};

counter!(Hits, 3);

fn total(list: &[Square]) -> u32 {
    list.iter().map(|s| s.area()).sum::<u32>() + Hits::START
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn areas(out: *mut u32, n: usize) {
    let list = [Square { side: 2 }, Square::new(5), Default::default()];
    let i = thread();
    if i < n {
        *out.add(i) = total(&list) + lookup(i) + steps::Twice(maths::gcd(12, n as u32)).run(3);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn chains(out: *mut u64, x: u64) {
    let all: [&dyn Area; 2] = [&Square { side: x as u32 }, &Wide(7, x)];
    let mut hits = Hits::new();
    for a in all {
        hits.note(a.area());
    }
    *out = hits.sum() as u64 ^ maths::mix::<u64>(x) ^ NUMBERS[x as usize % 8] as u64;
}

#[cfg(target_arch = "nvptx64")]
fn thread() -> usize {
    unsafe { core::arch::nvptx::_thread_idx_x() as usize }
}
#[cfg(target_arch = "amdgpu")]
fn thread() -> usize {
    unsafe { core::arch::amdgpu::workitem_id_x() as usize }
}
//- /app/src/rules.rs
macro_rules! counter {
    ($name:ident, $start:expr) => {
        pub struct $name {
            seen: [u32; 4],
            at: usize,
        }
        impl $name {
            pub const START: u32 = $start;
            pub fn new() -> Self {
                $name { seen: [Self::START; 4], at: 0 }
            }
            pub fn note(&mut self, x: u32) {
                self.seen[self.at % 4] = x;
                self.at += 1;
            }
            pub fn sum(&self) -> u32 {
                self.seen.iter().fold(0, |a, b| a.wrapping_add(*b))
            }
        }
    };
}
//- /app/src/shapes.rs
pub trait Area: Named {
    fn area(&self) -> u32 {
        self.number() * 2
    }
}
pub trait Named {
    fn number(&self) -> u32;
}
pub trait Flat {
    const SIDES: u32 = 4;
    fn corners(&self) -> u32 {
        Self::SIDES
    }
}
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Square {
    pub side: u32,
}
impl Square {
    pub fn new(side: u32) -> Self {
        Square { side }
    }
}
impl Named for Square {
    fn number(&self) -> u32 {
        self.side
    }
}
impl Area for Square {
    fn area(&self) -> u32 {
        self.side * self.side + <Square as Flat>::SIDES
    }
}
impl Flat for Square {}
pub struct Wide(pub u8, pub u64);
impl Named for Wide {
    fn number(&self) -> u32 {
        self.1 as u32
    }
}
impl Area for Wide {}
//- /app/src/tables.rs
const fn sieve() -> [u32; 8] {
    let mut out = [0; 8];
    let mut n = 2;
    let mut at = 0;
    while at < 8 {
        let mut d = 2;
        while d < n && n % d != 0 {
            d += 1;
        }
        if d == n {
            out[at] = n;
            at += 1;
        }
        n += 1;
    }
    out
}
pub static PRIMES: [u32; 8] = sieve();
pub const SCALE: u32 = if cfg!(feature = "wide") { 16 } else { 2 };
pub fn lookup(i: usize) -> u32 {
    match i {
        0 => SCALE,
        1..=7 => PRIMES[i] * SCALE,
        _ => crate::shapes::Square::new(1).side,
    }
}
//- /app/src/steps/mod.rs
mod inner;
pub use inner::*;
pub trait Step {
    type Out: From<u32>;
    fn once(&self, x: u32) -> u32;
    fn run(&self, x: u32) -> Self::Out {
        Self::Out::from(self.once(self.once(x)))
    }
}
//- /app/src/steps/inner.rs
use super::Step;
pub struct Twice(pub u32);
impl Step for Twice {
    type Out = u32;
    fn once(&self, x: u32) -> u32 {
        let f = |v: u32| v + self.0;
        f(x) * 2
    }
}
//- /maths/Cargo.toml
[package]
name = "maths"
version = "0.1.0"
edition = "2021"
//- /maths/src/lib.rs
#![no_std]
pub mod bits;
pub use bits::Mix;
pub fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
pub fn mix<T: Mix + Copy>(x: T) -> T {
    x.mix().mix()
}
//- /maths/src/bits.rs
pub trait Mix {
    fn mix(self) -> Self;
}
impl Mix for u64 {
    fn mix(self) -> u64 {
        (self ^ (self >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd)
    }
}
impl Mix for u32 {
    fn mix(self) -> u32 {
        self.rotate_left(7)
    }
}
