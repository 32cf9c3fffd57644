//@ root: /home/app/kernels/src/lib.rs
//@ env: HOME=/home/user
//@ expect: 212992 18446744073709019136 23762752 122606 3 65536 107717779844227 243735099113473 4294901760 18446643661669199653 103 46 135 286192 43 18446743909868830720 18446744073384230912 18446744073709420544 294912 65547 305

//- /home/app/.cargo/config.toml
[source.crates-io]
replace-with = "vendored-sources"

[source.vendored-sources]
directory = "vendor"

//- /home/app/kernels/Cargo.toml
[package]
name = "kernels"
version = "0.1.0"
edition = "2024"

[dependencies]
fix-math = { path = "../fix-math", features = ["linear"] }
numbers = { version = "1.1", package = "num-lite", default-features = false }

//- /home/app/kernels/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]
mod camera;

use fix_math::prelude::*;
use fix_math::{fixed, poly::{self, Polynomial}, Q16};
use numbers::{Num, NumExt as _};

fn horner_sum<T: Num, const N: usize>(p: &Polynomial<T, N>, points: &[T]) -> T {
    points.iter().map(|&x| p.eval(x)).fold(T::ZERO, |a, b| a + b)
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    let mut at = 0;
    let mut put = |v: i64| {
        unsafe { *out.add(at) = v as u64 };
        at += 1;
    };
    let x = fixed!(3.25);
    let y = Q16::from_int(-7) / fixed!(2);
    put(x.bits().into());
    put((x * y + x).bits().into());
    put(x.powi(5).bits() as i64);
    put(y.abs().sqrt().unwrap_or_default().bits() as i64);
    put((-y).sqrt().is_some() as i64 + y.sqrt().is_none() as i64 * 2);
    for turn in [0u16, 0x1000, 0x2aaa, 0x8000, 0xf123] {
        let (s, c) = Angle(turn).sin_cos();
        put((s.bits() as i64) << 32 | (c.bits() as u32) as i64);
    }
    let p = Polynomial::new([1i64, -2, 0, 4]);
    put(p.eval(3));
    put(p.derivative().eval(-2));
    put(horner_sum(&p, &[1, 2, 3]));
    put(horner_sum(&poly::TAYLOR_EXP, &[Q16::ONE, fixed!(0.5)]).bits() as i64);
    put((&p + &Polynomial::new([10, 10, 10, 10])).coefficients().iter().sum());
    let m = Mat::<Q16, 2, 2>::from_fn(|r, c| Q16::from_int((r * 2 + c) as i16 + 1));
    let v = m * Vector([fixed!(1.5), fixed!(-2)]);
    put(v.0[0].bits() as i64 * 1_000_003 + v.0[1].bits() as i64);
    put((m.pow(4) * Vector([Q16::ONE; 2])).dot(&v).bits() as i64);
    put(m.determinant().bits() as i64);
    put(camera::project(Vector([fixed!(1), fixed!(2), fixed!(4)])));
    put(12i64.clamp_to(0, 10) + <Q16 as Num>::ONE.bits() as i64 + i64::ONE.square());
    put(fix_math::VERSION.len() as i64 + fix_math::FEATURES as i64 * 100);
}

//- /home/app/kernels/src/camera.rs
//! A camera that only this program knows.
use super::Q16;
use fix_math::linear::Vector;

const FOCAL: Q16 = Q16::from_int(2);

pub(super) fn project(v: Vector<Q16, 3>) -> i64 {
    let Vector([x, y, z]) = v;
    let flat = Vector([x, y]).map(|c| c * FOCAL / z);
    flat.iter().fold(0, |h, c| h * 7 + i64::from(c.bits()))
}

//- /home/app/fix-math/Cargo.toml
[package]
name = "fix-math"
version = "0.3.0"
edition = "2021"

[features]
default = ["angles"]
angles = []
linear = []
std = ["num-lite/std"]

[dependencies]
num-lite = { version = "1", default-features = false }

//- /home/app/fix-math/src/lib.rs
//! Fixed-point numbers, polynomials, angles and small linear algebra.
#![cfg_attr(not(feature = "std"), no_std)]

#[macro_use]
mod macros;
#[cfg(feature = "angles")]
pub mod angle;
pub mod fixed;
#[cfg(feature = "linear")]
pub mod linear;
pub mod poly;

pub use fixed::Fixed;

/// Sixteen bits behind the point.
pub type Q16 = Fixed<16>;

pub mod prelude {
    #[cfg(feature = "angles")]
    pub use crate::angle::Angle;
    #[cfg(feature = "linear")]
    pub use crate::linear::{Matrix as Mat, *};
    pub use crate::{fixed, Fixed};
}

pub const VERSION: &str = "0.3.0";
pub const FEATURES: u32 = cfg!(feature = "angles") as u32 + 2 * cfg!(feature = "linear") as u32 + 4 * cfg!(feature = "std") as u32;

//- /home/app/fix-math/src/macros.rs
/// A constant from a literal.
#[macro_export]
macro_rules! fixed {
    (-$value:literal) => { $crate::fixed!(@ -($value as f64)) };
    ($value:literal) => { $crate::fixed!(@ $value as f64) };
    (@ $value:expr) => {{
        const VALUE: $crate::Q16 = $crate::Fixed::from_bits(($value * 65536.0) as i32);
        VALUE
    }};
}

macro_rules! forward_ops {
    ($($trait:ident $method:ident $assign:ident $assign_method:ident => $inner:ident;)*) => { $(
        impl<const F: u32> core::ops::$trait for Fixed<F> {
            type Output = Self;
            #[inline]
            fn $method(self, rhs: Self) -> Self { self.$inner(rhs) }
        }
        impl<const F: u32> core::ops::$assign for Fixed<F> {
            #[inline]
            fn $assign_method(&mut self, rhs: Self) { *self = self.$inner(rhs) }
        }
    )* };
}

//- /home/app/fix-math/src/fixed/mod.rs
//! The number type.
mod ops;
mod roots;

#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
#[repr(transparent)]
pub struct Fixed<const F: u32> {
    bits: i32,
}

impl<const F: u32> Fixed<F> {
    pub const ONE: Self = Self::from_bits(1 << F);
    pub const ZERO: Self = Self::from_bits(0);

    pub const fn from_bits(bits: i32) -> Self {
        Fixed { bits }
    }
    pub const fn bits(self) -> i32 {
        self.bits
    }
    pub const fn from_int(v: i16) -> Self {
        Fixed { bits: (v as i32) << F }
    }
    pub const fn from_ratio(a: i32, b: i32) -> Self {
        Fixed { bits: (((a as i64) << F) / b as i64) as i32 }
    }
    pub const fn abs(self) -> Self {
        Fixed { bits: self.bits.wrapping_abs() }
    }
    pub fn powi(self, n: u32) -> Self {
        match n {
            0 => Self::ONE,
            n if n % 2 == 0 => (self * self).powi(n / 2),
            n => self * self.powi(n - 1),
        }
    }
}

//- /home/app/fix-math/src/fixed/ops.rs
use super::Fixed;
use core::ops::Neg;
use num_lite::Num;

impl<const F: u32> Fixed<F> {
    #[inline]
    pub(crate) const fn plus(self, o: Self) -> Self {
        Fixed { bits: self.bits.wrapping_add(o.bits) }
    }
    #[inline]
    pub(crate) const fn minus(self, o: Self) -> Self {
        Fixed { bits: self.bits.wrapping_sub(o.bits) }
    }
    #[inline]
    pub(crate) const fn times(self, o: Self) -> Self {
        Fixed { bits: ((self.bits as i64 * o.bits as i64) >> F) as i32 }
    }
    #[inline]
    pub(crate) const fn over(self, o: Self) -> Self {
        Fixed { bits: (((self.bits as i64) << F) / o.bits as i64) as i32 }
    }
}

forward_ops! {
    Add add AddAssign add_assign => plus;
    Sub sub SubAssign sub_assign => minus;
    Mul mul MulAssign mul_assign => times;
    Div div DivAssign div_assign => over;
}

impl<const F: u32> Neg for Fixed<F> {
    type Output = Self;
    fn neg(self) -> Self {
        Self::ZERO - self
    }
}

impl<const F: u32> Num for Fixed<F> {
    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    fn from_i32(v: i32) -> Self {
        Self::from_int(v as i16)
    }
}

//- /home/app/fix-math/src/fixed/roots.rs
use super::Fixed;

impl<const F: u32> Fixed<F> {
    /// By bits, highest first; nothing below zero.
    pub fn sqrt(self) -> Option<Self> {
        let target = u64::try_from(self.bits).ok()? << F;
        let root = (0..32).rev().fold(0u64, |root, bit| {
            let next = root | 1 << bit;
            if next * next <= target { next } else { root }
        });
        Some(Self::from_bits(root as i32))
    }
}

//- /home/app/fix-math/src/angle.rs
//! Angles as parts of a turn, with a table for a quarter of it.
use crate::Q16;

const STEPS: usize = 64;

/// Sines of a quarter turn by rotating a unit vector, in 30 bits.
static QUARTER: [i32; STEPS + 1] = {
    let mut out = [0; STEPS + 1];
    // sin and cos of a 256th of a turn.
    let (s, c) = (26350943i64, 1073418433i64);
    let (mut x, mut y) = (1i64 << 30, 0i64);
    let mut i = 0;
    while i <= STEPS {
        out[i] = ((y + (1 << 13)) >> 14) as i32;
        (x, y) = ((x * c - y * s) >> 30, (x * s + y * c) >> 30);
        i += 1;
    }
    out
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Angle(pub u16);

impl Angle {
    pub fn sin(self) -> Q16 {
        let quarter = self.0 as usize & 0x3fff;
        let (mirrored, negative) = (self.0 & 0x4000 != 0, self.0 & 0x8000 != 0);
        let place = if mirrored { 0x4000 - quarter } else { quarter };
        let (i, rest) = (place / 256, (place % 256) as i32);
        let value = match QUARTER[i..] {
            [a, b, ..] => a + (b - a) * rest / 256,
            [a] => a,
            [] => unreachable!("at most a quarter"),
        };
        Q16::from_bits(if negative { -value } else { value })
    }
    pub fn sin_cos(self) -> (Q16, Q16) {
        (self.sin(), Angle(self.0.wrapping_add(0x4000)).sin())
    }
}

//- /home/app/fix-math/src/poly.rs
//! Polynomials with coefficients of any number type.
use crate::Q16;
use core::ops::Add;
use num_lite::Num;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Polynomial<T, const N: usize>([T; N]);

impl<T: Num, const N: usize> Polynomial<T, N> {
    pub const fn new(coefficients: [T; N]) -> Self {
        Polynomial(coefficients)
    }
    pub fn eval(&self, x: T) -> T {
        self.0.iter().rev().fold(T::ZERO, |acc, &c| acc * x + c)
    }
    pub fn derivative(&self) -> Self {
        let mut out = [T::ZERO; N];
        for (n, (to, &c)) in (1..).zip(out.iter_mut().zip(&self.0[1..])) {
            *to = c * T::from_i32(n);
        }
        Polynomial(out)
    }
    pub fn coefficients(&self) -> &[T; N] {
        &self.0
    }
}

impl<T: Num, const N: usize> Add for &Polynomial<T, N> {
    type Output = Polynomial<T, N>;
    fn add(self, other: Self) -> Polynomial<T, N> {
        Polynomial(core::array::from_fn(|i| self.0[i] + other.0[i]))
    }
}

const fn factorials<const N: usize>() -> [Q16; N] {
    let mut out = [Q16::ONE; N];
    let (mut i, mut f) = (1, 1);
    while i < N {
        f *= i as i32;
        out[i] = Q16::from_ratio(1, f);
        i += 1;
    }
    out
}

pub const TAYLOR_EXP: Polynomial<Q16, 8> = Polynomial(factorials());

//- /home/app/fix-math/src/linear.rs
//! Vectors and matrices.
use core::ops::{Deref, Index, Mul};
use num_lite::{Num, NumExt};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vector<T, const N: usize>(pub [T; N]);

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Matrix<T, const R: usize, const C: usize> {
    rows: [Vector<T, C>; R],
}

impl<T, const N: usize> Deref for Vector<T, N> {
    type Target = [T; N];
    fn deref(&self) -> &[T; N] {
        &self.0
    }
}

impl<T: Num, const N: usize> Vector<T, N> {
    pub fn dot(&self, other: &Self) -> T {
        T::sum_of(self.iter().zip(other.iter()).map(|(&a, &b)| a * b))
    }
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> Vector<U, N> {
        Vector(self.0.map(f))
    }
}

impl<T: Num, const R: usize, const C: usize> Matrix<T, R, C> {
    pub fn from_fn(mut f: impl FnMut(usize, usize) -> T) -> Self {
        Matrix { rows: core::array::from_fn(|r| Vector(core::array::from_fn(|c| f(r, c)))) }
    }
    pub fn column(&self, c: usize) -> Vector<T, R> {
        Vector(self.rows.map(|row| row[c]))
    }
}
impl<T, const R: usize, const C: usize> Index<[usize; 2]> for Matrix<T, R, C> {
    type Output = T;
    fn index(&self, [r, c]: [usize; 2]) -> &T {
        &self.rows[r][c]
    }
}
impl<T: Num, const R: usize, const C: usize> Mul<Vector<T, C>> for Matrix<T, R, C> {
    type Output = Vector<T, R>;
    fn mul(self, v: Vector<T, C>) -> Vector<T, R> {
        Vector(self.rows.map(|row| row.dot(&v)))
    }
}
impl<T: Num, const R: usize, const K: usize, const C: usize> Mul<Matrix<T, K, C>> for Matrix<T, R, K> {
    type Output = Matrix<T, R, C>;
    fn mul(self, o: Matrix<T, K, C>) -> Matrix<T, R, C> {
        Matrix::from_fn(|r, c| self.rows[r].dot(&o.column(c)))
    }
}
impl<T: Num, const N: usize> Matrix<T, N, N> {
    pub fn identity() -> Self {
        Self::from_fn(|r, c| if r == c { T::ONE } else { T::ZERO })
    }
    pub fn pow(self, n: u32) -> Self {
        (0..n).fold(Self::identity(), |acc, _| acc * self)
    }
}
impl<T: Num> Matrix<T, 2, 2> {
    pub fn determinant(&self) -> T {
        self[[0, 0]] * self[[1, 1]] - self[[0, 1]] * self[[1, 0]]
    }
}

//- /home/app/vendor/num-lite/Cargo.toml
[package]
name = "num-lite"
version = "1.1.4"
edition = "2018"

[features]
default = ["std"]
std = []

//- /home/app/vendor/num-lite/.cargo-checksum.json
{}
//- /home/app/vendor/num-lite/src/lib.rs
#![no_std]
#[cfg(feature = "std")]
extern crate std;
mod ext;
mod impls;
pub use self::ext::NumExt;
use core::ops::{Add, Mul, Sub};

/// What counts as a number here.
pub trait Num: Copy + PartialOrd + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> {
    const ZERO: Self;
    const ONE: Self;
    fn from_i32(v: i32) -> Self;
}

//- /home/app/vendor/num-lite/src/ext.rs
use crate::Num;

pub trait NumExt: Num {
    fn square(self) -> Self {
        self * self
    }
    fn clamp_to(self, lo: Self, hi: Self) -> Self {
        if self < lo {
            lo
        } else if self > hi {
            hi
        } else {
            self
        }
    }
    fn sum_of<I>(values: I) -> Self
    where
        I: IntoIterator<Item = Self>,
    {
        values.into_iter().fold(Self::ZERO, Add::add)
    }
}
impl<T: Num> NumExt for T {}
use core::ops::Add;

//- /home/app/vendor/num-lite/src/impls.rs
macro_rules! impl_num {
    ($($t:ty)+) => { $(
        impl super::Num for $t {
            const ZERO: $t = 0 as $t;
            const ONE: $t = 1 as $t;
            #[inline]
            fn from_i32(v: i32) -> $t { v as $t }
        }
    )+ };
}
impl_num! { i32 i64 u32 f32 f64 }
