//! Operators of vek that are no Rust operators.
use core::ops::{Add, Mul, Sub};

use super::num_traits::{One, Zero};

/// A value within two bounds.
pub trait Clamp<Bound = Self>: Sized {
    fn clamped(self, lower: Bound, upper: Bound) -> Self;
    #[inline]
    fn clamp(val: Self, lower: Bound, upper: Bound) -> Self {
        val.clamped(lower, upper)
    }
}

/// A value from zero to one, or from minus one to one.
pub trait ClampBetween01: Clamp + Zero + One {
    #[inline]
    fn clamped01(self) -> Self {
        self.clamped(Self::zero(), Self::one())
    }
    #[inline]
    fn clamp01(val: Self) -> Self {
        val.clamped01()
    }
}

impl<T: Clamp + Zero + One> ClampBetween01 for T {}

pub use ClampBetween01 as Clamp01;

macro_rules! clamp {
    ($($ty:ident)*) => { $(
        impl Clamp for $ty {
            #[inline]
            fn clamped(self, lower: $ty, upper: $ty) -> $ty {
                let least = if self > lower { self } else { lower };
                if least < upper { least } else { upper }
            }
        }
    )* };
}

clamp! { i8 i16 i32 i64 isize u8 u16 u32 u64 usize f32 f64 }

/// Between two values, by a factor from zero to one.
pub trait Lerp<Factor = f32>: Sized {
    type Output;
    fn lerp_unclamped(from: Self, to: Self, factor: Factor) -> Self::Output;
    #[inline]
    fn lerp(from: Self, to: Self, factor: Factor) -> Self::Output
    where
        Factor: Clamp + Zero + One,
    {
        Self::lerp_unclamped(from, to, factor.clamped(Factor::zero(), Factor::one()))
    }
}

macro_rules! lerp {
    ($($ty:ident)*) => { $(
        impl Lerp<$ty> for $ty {
            type Output = $ty;
            #[inline]
            fn lerp_unclamped(from: $ty, to: $ty, factor: $ty) -> $ty {
                crate::GpuFloat::mul_add(factor, to - from, from)
            }
        }
    )* };
}

lerp! { f32 f64 }

/// `self * mul + add`, rounded once.
pub trait MulAdd<MulRhs = Self, AddRhs = Self> {
    type Output;
    fn mul_add(self, a: MulRhs, b: AddRhs) -> Self::Output;
}

macro_rules! mul_add {
    ($($ty:ident)*) => { $(
        impl MulAdd for $ty {
            type Output = $ty;
            #[inline]
            fn mul_add(self, a: $ty, b: $ty) -> $ty {
                crate::GpuFloat::mul_add(self, a, b)
            }
        }
    )* };
}

mul_add! { f32 f64 }

/// What vectors need of elements for the three operators around a difference.
pub trait Linear: Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> {}

impl<T: Copy + Add<Output = T> + Sub<Output = T> + Mul<Output = T>> Linear for T {}
