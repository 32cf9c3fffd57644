//! Comparisons of vectors, element by element.

use super::{Mask, Simd, SimdElement};

pub trait SimdPartialEq {
    type Mask;
    fn simd_eq(self, other: Self) -> Self::Mask;
    fn simd_ne(self, other: Self) -> Self::Mask;
}
pub trait SimdPartialOrd: SimdPartialEq {
    fn simd_lt(self, other: Self) -> Self::Mask;
    fn simd_le(self, other: Self) -> Self::Mask;
    fn simd_gt(self, other: Self) -> Self::Mask;
    fn simd_ge(self, other: Self) -> Self::Mask;
}
pub trait SimdOrd: SimdPartialOrd {
    fn simd_max(self, other: Self) -> Self;
    fn simd_min(self, other: Self) -> Self;
    fn simd_clamp(self, min: Self, max: Self) -> Self;
}

macro_rules! compared {
    ($([$($g:ident)?] $t:ty;)*) => { $(
        impl<$($g,)? const N: usize> SimdPartialEq for Simd<$t, N> {
            type Mask = Mask<<$t as SimdElement>::Mask, N>;
            #[inline]
            fn simd_eq(self, other: Self) -> Self::Mask {
                Mask::of(|at| self.at(at) == other.at(at))
            }
            #[inline]
            fn simd_ne(self, other: Self) -> Self::Mask {
                Mask::of(|at| self.at(at) != other.at(at))
            }
        }
        impl<$($g,)? const N: usize> SimdPartialOrd for Simd<$t, N> {
            #[inline]
            fn simd_lt(self, other: Self) -> Self::Mask {
                Mask::of(|at| self.at(at) < other.at(at))
            }
            #[inline]
            fn simd_le(self, other: Self) -> Self::Mask {
                Mask::of(|at| self.at(at) <= other.at(at))
            }
            #[inline]
            fn simd_gt(self, other: Self) -> Self::Mask {
                Mask::of(|at| self.at(at) > other.at(at))
            }
            #[inline]
            fn simd_ge(self, other: Self) -> Self::Mask {
                Mask::of(|at| self.at(at) >= other.at(at))
            }
        }
    )* };
}
compared! {
    [] u8; [] u16; [] u32; [] u64; [] usize; [] i8; [] i16; [] i32; [] i64; [] isize; [] f16; [] f32; [] f64;
    [T] *const T; [T] *mut T;
}
macro_rules! ordered {
    ($([$($g:ident)?] $t:ty;)*) => { $(
        impl<$($g,)? const N: usize> SimdOrd for Simd<$t, N> {
            #[inline]
            fn simd_max(self, other: Self) -> Self {
                self.both(other, |a, b| if a > b { a } else { b })
            }
            #[inline]
            fn simd_min(self, other: Self) -> Self {
                self.both(other, |a, b| if a < b { a } else { b })
            }
            #[inline]
            fn simd_clamp(self, min: Self, max: Self) -> Self {
                assert!(
                    min.simd_le(max).all(),
                    "each element in `min` must be less than or equal to the corresponding element in `max`",
                );
                self.simd_max(min).simd_min(max)
            }
        }
    )* };
}
ordered! {
    [] u8; [] u16; [] u32; [] u64; [] usize; [] i8; [] i16; [] i32; [] i64; [] isize; [T] *const T; [T] *mut T;
}
macro_rules! masks {
    ($($t:ty)*) => { $(
        impl<const N: usize> SimdPartialEq for Mask<$t, N> {
            type Mask = Self;
            #[inline]
            fn simd_eq(self, other: Self) -> Self {
                Mask::of(|at| self.at(at) == other.at(at))
            }
            #[inline]
            fn simd_ne(self, other: Self) -> Self {
                Mask::of(|at| self.at(at) != other.at(at))
            }
        }
        // As signed integers: true is less than false.
        impl<const N: usize> SimdPartialOrd for Mask<$t, N> {
            #[inline]
            fn simd_lt(self, other: Self) -> Self {
                self.to_simd().simd_lt(other.to_simd())
            }
            #[inline]
            fn simd_le(self, other: Self) -> Self {
                self.to_simd().simd_le(other.to_simd())
            }
            #[inline]
            fn simd_gt(self, other: Self) -> Self {
                self.to_simd().simd_gt(other.to_simd())
            }
            #[inline]
            fn simd_ge(self, other: Self) -> Self {
                self.to_simd().simd_ge(other.to_simd())
            }
        }
        impl<const N: usize> SimdOrd for Mask<$t, N> {
            #[inline]
            fn simd_max(self, other: Self) -> Self {
                self.simd_gt(other).select(self, other)
            }
            #[inline]
            fn simd_min(self, other: Self) -> Self {
                self.simd_lt(other).select(self, other)
            }
            #[inline]
            fn simd_clamp(self, min: Self, max: Self) -> Self {
                assert!(
                    min.simd_le(max).all(),
                    "each element in `min` must be less than or equal to the corresponding element in `max`",
                );
                self.simd_max(min).simd_min(max)
            }
        }
    )* };
}
masks! { i8 i16 i32 i64 isize }
