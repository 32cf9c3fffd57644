//! Sums and products. They go through the operator traits' methods, which check for overflow where the user's crate does.

pub trait Sum<A = Self>: Sized {
    fn sum<I: Iterator<Item = A>>(iter: I) -> Self;
}
pub trait Product<A = Self>: Sized {
    fn product<I: Iterator<Item = A>>(iter: I) -> Self;
}

macro_rules! sum_impls {
    ($zero:expr, $one:expr; $($t:ty)*) => { $(
        impl Sum for $t {
            #[inline]
            fn sum<I: Iterator<Item = $t>>(iter: I) -> $t {
                iter.fold($zero, |a, b| crate::ops::Add::add(a, b))
            }
        }
        impl Product for $t {
            #[inline]
            fn product<I: Iterator<Item = $t>>(iter: I) -> $t {
                iter.fold($one, |a, b| crate::ops::Mul::mul(a, b))
            }
        }
        impl<'a> Sum<&'a $t> for $t {
            #[inline]
            fn sum<I: Iterator<Item = &'a $t>>(iter: I) -> $t {
                iter.fold($zero, |a, b| crate::ops::Add::add(a, *b))
            }
        }
        impl<'a> Product<&'a $t> for $t {
            #[inline]
            fn product<I: Iterator<Item = &'a $t>>(iter: I) -> $t {
                iter.fold($one, |a, b| crate::ops::Mul::mul(a, *b))
            }
        }
    )* };
}
sum_impls! { 0, 1; i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }
// A float sum starts at -0.0, which keeps the sign of an all-negative-zero input.
sum_impls! { -0.0, 1.0; f16 f32 f64 }

macro_rules! wrapped_sums {
    ($($wrapper:ident: $($t:ty)*;)*) => { $($(
        impl Sum for crate::num::$wrapper<$t> {
            fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
                iter.fold(crate::num::$wrapper(0), |a, b| a + b)
            }
        }
        impl Product for crate::num::$wrapper<$t> {
            fn product<I: Iterator<Item = Self>>(iter: I) -> Self {
                iter.fold(crate::num::$wrapper(1), |a, b| a * b)
            }
        }
        impl<'a> Sum<&'a Self> for crate::num::$wrapper<$t> {
            fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {
                iter.fold(crate::num::$wrapper(0), |a, b| a + *b)
            }
        }
        impl<'a> Product<&'a Self> for crate::num::$wrapper<$t> {
            fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {
                iter.fold(crate::num::$wrapper(1), |a, b| a * *b)
            }
        }
    )*)* };
}
wrapped_sums! {
    Wrapping: i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize;
    Saturating: i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize;
}

impl<T, U: Sum<T>> Sum<Option<T>> for Option<U> {
    fn sum<I: Iterator<Item = Option<T>>>(iter: I) -> Option<U> {
        super::of_outputs(iter, |outputs| U::sum(outputs))
    }
}
impl<T, U: Product<T>> Product<Option<T>> for Option<U> {
    fn product<I: Iterator<Item = Option<T>>>(iter: I) -> Option<U> {
        super::of_outputs(iter, |outputs| U::product(outputs))
    }
}
impl<T, E, U: Sum<T>> Sum<Result<T, E>> for Result<U, E> {
    fn sum<I: Iterator<Item = Result<T, E>>>(iter: I) -> Result<U, E> {
        super::of_outputs(iter, |outputs| U::sum(outputs))
    }
}
impl<T, E, U: Product<T>> Product<Result<T, E>> for Result<U, E> {
    fn product<I: Iterator<Item = Result<T, E>>>(iter: I) -> Result<U, E> {
        super::of_outputs(iter, |outputs| U::product(outputs))
    }
}
