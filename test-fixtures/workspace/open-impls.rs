//@ root: /app/src/lib.rs
//@ expect: 7 1 20 12
//@ kernels: k

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"

[lib]
crate-type = ["cdylib"]

[dependencies]
field = { path = "field" }

//- /app/field/Cargo.toml
[package]
name = "field"
version = "0.1.0"
edition = "2021"

//- /app/field/src/lib.rs
#![no_std]
use core::ops::{Deref, DerefMut};

#[cfg(set_by_nobody)]
pub type Element = u32;

// For a type that is not there: it is for no other type.
impl PartialEq for Element {
    fn eq(&self, _: &Element) -> bool {
        false
    }
}

macro_rules! limbs {
    ($bits:expr) => {
        (($bits + 32 - 1) / 32) as usize
    };
}

// Its constant asks for impls of `Div`, and all impls of this crate are read for that.
pub type Wide = Limbs<{ limbs!(128) }>;

pub struct Limbs<const N: usize>(pub [u32; N]);

pub trait Curve: Sized {
    type Int: Encoding<Self>;
}

pub trait Encoding<C: Curve> {
    fn encode(&self) -> u32;
}

pub struct Plain;

impl Curve for Plain {
    type Int = Wide;
}

impl Encoding<Plain> for Wide {
    fn encode(&self) -> u32 {
        self.0.iter().sum()
    }
}

pub fn encoded<C: Curve>(int: &C::Int) -> u32 {
    int.encode()
}

pub trait Length<T> {
    type Array: Default + AsRef<[T]> + AsMut<[T]>;
}

pub struct Four;

impl<T: Default> Length<T> for Four {
    type Array = [T; 4];
}

pub struct Array<T, N: Length<T>>(N::Array);

impl<T, N: Length<T>> Default for Array<T, N> {
    fn default() -> Self {
        Self(Default::default())
    }
}

impl<T, N: Length<T>> Deref for Array<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        self.0.as_ref()
    }
}

impl<T, N: Length<T>> DerefMut for Array<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        self.0.as_mut()
    }
}

fn fill(all: &mut [u32]) {
    all.iter_mut().for_each(|x| *x += 3);
}

/// The length is known at the end only.
pub fn filled() -> Array<u32, Four> {
    let mut out = Array::default();
    fill(&mut out);
    out[0] = 3u32;
    out
}

//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]

#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    let seed = [7u8; 16];
    *out = if seed == [0; 16] { 1 } else { 7 };
    *out.add(1) = (seed != [0; 16]) as u64;
    *out.add(2) = field::encoded::<field::Plain>(&field::Limbs([2, 4, 6, 8])) as u64;
    *out.add(3) = field::filled().iter().sum::<u32>() as u64;
}
