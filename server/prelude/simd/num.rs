//! Vectors of numbers: casts, sums over all elements, bits.

use super::cmp::SimdPartialOrd;
use super::{Mask, Simd, SimdCast, SimdElement};

pub trait SimdUint: Copy {
    type Scalar;
    type Cast<T: SimdElement>;
    fn cast<T: SimdCast>(self) -> Self::Cast<T>;
    fn wrapping_neg(self) -> Self;
    fn saturating_add(self, second: Self) -> Self;
    fn saturating_sub(self, second: Self) -> Self;
    fn abs_diff(self, second: Self) -> Self;
    fn reduce_sum(self) -> Self::Scalar;
    fn reduce_product(self) -> Self::Scalar;
    fn reduce_max(self) -> Self::Scalar;
    fn reduce_min(self) -> Self::Scalar;
    fn reduce_and(self) -> Self::Scalar;
    fn reduce_or(self) -> Self::Scalar;
    fn reduce_xor(self) -> Self::Scalar;
    fn swap_bytes(self) -> Self;
    fn reverse_bits(self) -> Self;
    fn count_ones(self) -> Self;
    fn count_zeros(self) -> Self;
    fn leading_zeros(self) -> Self;
    fn trailing_zeros(self) -> Self;
    fn leading_ones(self) -> Self;
    fn trailing_ones(self) -> Self;
}
pub trait SimdInt: Copy {
    type Mask;
    type Scalar;
    type Unsigned;
    type Cast<T: SimdElement>;
    fn cast<T: SimdCast>(self) -> Self::Cast<T>;
    fn saturating_add(self, second: Self) -> Self;
    fn saturating_sub(self, second: Self) -> Self;
    fn abs(self) -> Self;
    fn abs_diff(self, second: Self) -> Self::Unsigned;
    fn saturating_abs(self) -> Self;
    fn saturating_neg(self) -> Self;
    fn is_positive(self) -> Self::Mask;
    fn is_negative(self) -> Self::Mask;
    fn signum(self) -> Self;
    fn reduce_sum(self) -> Self::Scalar;
    fn reduce_product(self) -> Self::Scalar;
    fn reduce_max(self) -> Self::Scalar;
    fn reduce_min(self) -> Self::Scalar;
    fn reduce_and(self) -> Self::Scalar;
    fn reduce_or(self) -> Self::Scalar;
    fn reduce_xor(self) -> Self::Scalar;
    fn swap_bytes(self) -> Self;
    fn reverse_bits(self) -> Self;
    fn count_ones(self) -> Self::Unsigned;
    fn count_zeros(self) -> Self::Unsigned;
    fn leading_zeros(self) -> Self::Unsigned;
    fn trailing_zeros(self) -> Self::Unsigned;
    fn leading_ones(self) -> Self::Unsigned;
    fn trailing_ones(self) -> Self::Unsigned;
}
pub trait SimdFloat: Copy {
    type Mask;
    type Scalar;
    type Bits;
    type Cast<T: SimdElement>;
    fn cast<T: SimdCast>(self) -> Self::Cast<T>;
    unsafe fn to_int_unchecked<I: SimdCast>(self) -> Self::Cast<I>;
    fn to_bits(self) -> Self::Bits;
    fn from_bits(bits: Self::Bits) -> Self;
    fn abs(self) -> Self;
    fn recip(self) -> Self;
    fn to_degrees(self) -> Self;
    fn to_radians(self) -> Self;
    fn is_sign_positive(self) -> Self::Mask;
    fn is_sign_negative(self) -> Self::Mask;
    fn is_nan(self) -> Self::Mask;
    fn is_infinite(self) -> Self::Mask;
    fn is_finite(self) -> Self::Mask;
    fn is_subnormal(self) -> Self::Mask;
    fn is_normal(self) -> Self::Mask;
    fn signum(self) -> Self;
    fn copysign(self, sign: Self) -> Self;
    fn simd_min(self, other: Self) -> Self;
    fn simd_max(self, other: Self) -> Self;
    fn simd_clamp(self, min: Self, max: Self) -> Self;
    fn reduce_sum(self) -> Self::Scalar;
    fn reduce_product(self) -> Self::Scalar;
    fn reduce_max(self) -> Self::Scalar;
    fn reduce_min(self) -> Self::Scalar;
}

/// Methods that are those of the elements.
macro_rules! of_each {
    ($($method:ident)*) => { $(
        #[inline]
        fn $method(self) -> Self {
            self.each(|a| a.$method())
        }
    )* };
}
macro_rules! of_pairs {
    ($($method:ident)*) => { $(
        #[inline]
        fn $method(self, second: Self) -> Self {
            self.both(second, |a, b| a.$method(b))
        }
    )* };
}
macro_rules! tested {
    ($($method:ident)*) => { $(
        #[inline]
        fn $method(self) -> Self::Mask {
            Mask::of(|at| self.at(at).$method())
        }
    )* };
}
macro_rules! counted_bits {
    ($Bits:ty: $($method:ident)*) => { $(
        #[inline]
        fn $method(self) -> Simd<$Bits, N> {
            self.each(|a| a.$method() as $Bits)
        }
    )* };
}
macro_rules! reduced_integers {
    ($t:ty) => {
        #[inline]
        fn reduce_sum(self) -> $t {
            self.fold(0, |a, b| a.wrapping_add(b))
        }
        #[inline]
        fn reduce_product(self) -> $t {
            self.fold(1, |a, b| a.wrapping_mul(b))
        }
        #[inline]
        fn reduce_max(self) -> $t {
            self.fold(<$t>::MIN, |a, b| if a > b { a } else { b })
        }
        #[inline]
        fn reduce_min(self) -> $t {
            self.fold(<$t>::MAX, |a, b| if a < b { a } else { b })
        }
        #[inline]
        fn reduce_and(self) -> $t {
            self.fold(!0, |a, b| a & b)
        }
        #[inline]
        fn reduce_or(self) -> $t {
            self.fold(0, |a, b| a | b)
        }
        #[inline]
        fn reduce_xor(self) -> $t {
            self.fold(0, |a, b| a ^ b)
        }
    };
}
macro_rules! unsigned {
    ($($t:ty, $from:ident $From:ty;)*) => { $(
        impl<const N: usize> SimdUint for Simd<$t, N> {
            type Scalar = $t;
            type Cast<T: SimdElement> = Simd<T, N>;
            #[inline]
            fn cast<T: SimdCast>(self) -> Simd<T, N> {
                self.each(|a| T::$from(a as $From))
            }
            of_each! { wrapping_neg swap_bytes reverse_bits }
            of_pairs! { saturating_add saturating_sub abs_diff }
            reduced_integers! { $t }
            counted_bits! { $t: count_ones count_zeros leading_zeros trailing_zeros leading_ones trailing_ones }
        }
    )* };
}
unsigned! {
    u8, from_u32 u32; u16, from_u32 u32; u32, from_u32 u32; u64, from_u64 u64; usize, from_u64 u64;
}
macro_rules! signed {
    ($($t:ty, $Unsigned:ty, $from:ident $From:ty;)*) => { $(
        impl<const N: usize> SimdInt for Simd<$t, N> {
            type Mask = Mask<<$t as SimdElement>::Mask, N>;
            type Scalar = $t;
            type Unsigned = Simd<$Unsigned, N>;
            type Cast<T: SimdElement> = Simd<T, N>;
            #[inline]
            fn cast<T: SimdCast>(self) -> Simd<T, N> {
                self.each(|a| T::$from(a as $From))
            }
            of_each! { swap_bytes reverse_bits saturating_abs saturating_neg signum }
            of_pairs! { saturating_add saturating_sub }
            tested! { is_positive is_negative }
            reduced_integers! { $t }
            counted_bits! { $Unsigned: count_ones count_zeros leading_zeros trailing_zeros leading_ones trailing_ones }
            #[inline]
            fn abs(self) -> Self {
                self.each(|a| a.wrapping_abs())
            }
            #[inline]
            fn abs_diff(self, second: Self) -> Simd<$Unsigned, N> {
                self.both(second, |a, b| a.abs_diff(b))
            }
        }
    )* };
}
signed! {
    i8, u8, from_i32 i32; i16, u16, from_i32 i32; i32, u32, from_i32 i32; i64, u64, from_i64 i64;
    isize, usize, from_i64 i64;
}
macro_rules! floats {
    ($($t:ty, $Bits:ty, $from:ident $From:ty;)*) => { $(
        impl<const N: usize> SimdFloat for Simd<$t, N> {
            type Mask = Mask<<$t as SimdElement>::Mask, N>;
            type Scalar = $t;
            type Bits = Simd<$Bits, N>;
            type Cast<T: SimdElement> = Simd<T, N>;
            #[inline]
            fn cast<T: SimdCast>(self) -> Simd<T, N> {
                self.each(|a| T::$from(a as $From))
            }
            #[inline]
            unsafe fn to_int_unchecked<I: SimdCast>(self) -> Simd<I, N> {
                self.each(|a| I::$from(a as $From))
            }
            #[inline]
            fn to_bits(self) -> Simd<$Bits, N> {
                self.each(|a| a.to_bits())
            }
            #[inline]
            fn from_bits(bits: Simd<$Bits, N>) -> Self {
                bits.each(|bits| <$t>::from_bits(bits))
            }
            #[inline]
            fn to_degrees(self) -> Self {
                self * Simd::splat((180.0f64 / crate::f64::consts::PI) as $t)
            }
            #[inline]
            fn to_radians(self) -> Self {
                self * Simd::splat((crate::f64::consts::PI / 180.0f64) as $t)
            }
            of_each! { abs recip }
            tested! { is_sign_positive is_sign_negative is_nan is_infinite is_finite is_subnormal is_normal }
            #[inline]
            fn signum(self) -> Self {
                self.is_nan().select(Simd::splat(<$t>::NAN), Simd::splat(1.0 as $t).copysign(self))
            }
            #[inline]
            fn copysign(self, sign: Self) -> Self {
                self.both(sign, |a, b| a.copysign(b))
            }
            #[inline]
            fn simd_min(self, other: Self) -> Self {
                self.both(other, |a, b| a.min(b))
            }
            #[inline]
            fn simd_max(self, other: Self) -> Self {
                self.both(other, |a, b| a.max(b))
            }
            #[inline]
            fn simd_clamp(self, min: Self, max: Self) -> Self {
                assert!(
                    min.simd_le(max).all(),
                    "each element in `min` must be less than or equal to the corresponding element in `max`",
                );
                let mut x = self;
                x = x.simd_lt(min).select(min, x);
                x = x.simd_gt(max).select(max, x);
                x
            }
            #[inline]
            fn reduce_sum(self) -> $t {
                self.fold(-0.0, |a, b| a + b)
            }
            #[inline]
            fn reduce_product(self) -> $t {
                self.fold(1.0, |a, b| a * b)
            }
            #[inline]
            fn reduce_max(self) -> $t {
                self.fold(<$t>::NAN, |a, b| a.max(b))
            }
            #[inline]
            fn reduce_min(self) -> $t {
                self.fold(<$t>::NAN, |a, b| a.min(b))
            }
        }
    )* };
}
floats! { f16, u16, from_f32 f32; f32, u32, from_f32 f32; f64, u64, from_f64 f64; }
