//! Methods and operators of `NonZero` for each integer type.

use super::{NonZero, TryFromIntError};
use crate::ops::{BitOr, BitOrAssign, Div, DivAssign, Neg, Rem, RemAssign};

/// A result that cannot be zero.
macro_rules! nonzero {
    ($e:expr) => {
        unsafe { NonZero::new_unchecked($e) }
    };
}

macro_rules! common {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl NonZero<$T> {
            pub const BITS: u32 = $bits;

            #[inline]
            pub const fn leading_zeros(self) -> u32 {
                self.get().leading_zeros()
            }
            #[inline]
            pub const fn trailing_zeros(self) -> u32 {
                self.get().trailing_zeros()
            }
            #[inline]
            pub const fn count_ones(self) -> NonZero<u32> {
                nonzero!(self.get().count_ones())
            }
            #[inline]
            pub const fn highest_one(self) -> u32 {
                $bits - 1 - self.get().leading_zeros()
            }
            #[inline]
            pub const fn lowest_one(self) -> u32 {
                self.get().trailing_zeros()
            }
            #[inline]
            pub const fn isolate_highest_one(self) -> NonZero<$T> {
                nonzero!(self.get().isolate_highest_one())
            }
            #[inline]
            pub const fn isolate_lowest_one(self) -> NonZero<$T> {
                nonzero!(self.get().isolate_lowest_one())
            }
            #[inline]
            pub const fn rotate_left(self, n: u32) -> NonZero<$T> {
                nonzero!(self.get().rotate_left(n))
            }
            #[inline]
            pub const fn rotate_right(self, n: u32) -> NonZero<$T> {
                nonzero!(self.get().rotate_right(n))
            }
            #[inline]
            pub const fn swap_bytes(self) -> NonZero<$T> {
                nonzero!(self.get().swap_bytes())
            }
            #[inline]
            pub const fn reverse_bits(self) -> NonZero<$T> {
                nonzero!(self.get().reverse_bits())
            }
            #[inline]
            pub const fn checked_mul(self, other: NonZero<$T>) -> Option<NonZero<$T>> {
                Some(nonzero!(try_some!(self.get().checked_mul(other.get()))))
            }
            #[inline]
            pub const fn saturating_mul(self, other: NonZero<$T>) -> NonZero<$T> {
                nonzero!(self.get().saturating_mul(other.get()))
            }
            #[inline]
            pub const unsafe fn unchecked_mul(self, other: NonZero<$T>) -> NonZero<$T> {
                nonzero!(self.get().unchecked_mul(other.get()))
            }
            #[inline]
            pub const fn checked_pow(self, other: u32) -> Option<NonZero<$T>> {
                Some(nonzero!(try_some!(self.get().checked_pow(other))))
            }
            #[inline]
            pub const fn saturating_pow(self, other: u32) -> NonZero<$T> {
                nonzero!(self.get().saturating_pow(other))
            }
        }

        impl BitOr for NonZero<$T> {
            type Output = NonZero<$T>;
            #[inline]
            fn bitor(self, rhs: NonZero<$T>) -> NonZero<$T> {
                nonzero!(self.get() | rhs.get())
            }
        }
        impl BitOr<$T> for NonZero<$T> {
            type Output = NonZero<$T>;
            #[inline]
            fn bitor(self, rhs: $T) -> NonZero<$T> {
                nonzero!(self.get() | rhs)
            }
        }
        impl BitOr<NonZero<$T>> for $T {
            type Output = NonZero<$T>;
            #[inline]
            fn bitor(self, rhs: NonZero<$T>) -> NonZero<$T> {
                nonzero!(self | rhs.get())
            }
        }
        impl BitOrAssign for NonZero<$T> {
            #[inline]
            fn bitor_assign(&mut self, rhs: NonZero<$T>) {
                *self = *self | rhs;
            }
        }
        impl BitOrAssign<$T> for NonZero<$T> {
            #[inline]
            fn bitor_assign(&mut self, rhs: $T) {
                *self = *self | rhs;
            }
        }
    };
}
for_all_ints!(common);

macro_rules! unsigned {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl NonZero<$T> {
            pub const MIN: NonZero<$T> = nonzero!(1);
            pub const MAX: NonZero<$T> = nonzero!($T::MAX);

            #[inline]
            pub const fn checked_add(self, other: $T) -> Option<NonZero<$T>> {
                Some(nonzero!(try_some!(self.get().checked_add(other))))
            }
            #[inline]
            pub const fn saturating_add(self, other: $T) -> NonZero<$T> {
                nonzero!(self.get().saturating_add(other))
            }
            #[inline]
            pub const unsafe fn unchecked_add(self, other: $T) -> NonZero<$T> {
                nonzero!(self.get().unchecked_add(other))
            }
            #[inline]
            pub const fn checked_next_power_of_two(self) -> Option<NonZero<$T>> {
                Some(nonzero!(try_some!(self.get().checked_next_power_of_two())))
            }
            #[inline]
            pub const fn bit_width(self) -> NonZero<u32> {
                nonzero!(self.get().bit_width())
            }
            #[inline]
            pub const fn is_power_of_two(self) -> bool {
                self.get().is_power_of_two()
            }
            #[inline]
            pub const fn ilog2(self) -> u32 {
                $bits - 1 - self.leading_zeros()
            }
            #[inline]
            pub const fn ilog10(self) -> u32 {
                self.get().ilog10()
            }
            #[inline]
            pub const fn midpoint(self, rhs: NonZero<$T>) -> NonZero<$T> {
                nonzero!(self.get().midpoint(rhs.get()))
            }
            #[inline]
            pub const fn isqrt(self) -> NonZero<$T> {
                nonzero!(self.get().isqrt())
            }
            #[inline]
            pub const fn div_ceil(self, rhs: NonZero<$T>) -> NonZero<$T> {
                nonzero!(self.get().div_ceil(rhs.get()))
            }
            #[inline]
            pub const fn cast_signed(self) -> NonZero<$S> {
                nonzero!(self.get() as $S)
            }
        }

        // A divisor that is not zero: no check, no panic.
        impl Div<NonZero<$T>> for $T {
            type Output = $T;
            #[inline]
            fn div(self, other: NonZero<$T>) -> $T {
                unsafe { crate::intrinsics::unchecked_div(self, other.get()) }
            }
        }
        impl DivAssign<NonZero<$T>> for $T {
            #[inline]
            fn div_assign(&mut self, other: NonZero<$T>) {
                *self = *self / other;
            }
        }
        impl Rem<NonZero<$T>> for $T {
            type Output = $T;
            #[inline]
            fn rem(self, other: NonZero<$T>) -> $T {
                unsafe { crate::intrinsics::unchecked_rem(self, other.get()) }
            }
        }
        impl RemAssign<NonZero<$T>> for $T {
            #[inline]
            fn rem_assign(&mut self, other: NonZero<$T>) {
                *self = *self % other;
            }
        }
    };
}
for_unsigned_ints!(unsigned);

macro_rules! signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl NonZero<$T> {
            pub const MIN: NonZero<$T> = nonzero!($T::MIN);
            pub const MAX: NonZero<$T> = nonzero!($T::MAX);

            #[inline]
            pub const fn abs(self) -> NonZero<$T> {
                nonzero!(self.get().abs())
            }
            #[inline]
            pub const fn checked_abs(self) -> Option<NonZero<$T>> {
                Some(nonzero!(try_some!(self.get().checked_abs())))
            }
            #[inline]
            pub const fn overflowing_abs(self) -> (NonZero<$T>, bool) {
                let (abs, over) = self.get().overflowing_abs();
                (nonzero!(abs), over)
            }
            #[inline]
            pub const fn saturating_abs(self) -> NonZero<$T> {
                nonzero!(self.get().saturating_abs())
            }
            #[inline]
            pub const fn wrapping_abs(self) -> NonZero<$T> {
                nonzero!(self.get().wrapping_abs())
            }
            #[inline]
            pub const fn unsigned_abs(self) -> NonZero<$U> {
                nonzero!(self.get().unsigned_abs())
            }
            #[inline]
            pub const fn is_positive(self) -> bool {
                self.get() > 0
            }
            #[inline]
            pub const fn is_negative(self) -> bool {
                self.get() < 0
            }
            #[inline]
            pub const fn checked_neg(self) -> Option<NonZero<$T>> {
                Some(nonzero!(try_some!(self.get().checked_neg())))
            }
            #[inline]
            pub const fn overflowing_neg(self) -> (NonZero<$T>, bool) {
                let (negative, over) = self.get().overflowing_neg();
                (nonzero!(negative), over)
            }
            #[inline]
            pub const fn saturating_neg(self) -> NonZero<$T> {
                nonzero!(self.get().saturating_neg())
            }
            #[inline]
            pub const fn wrapping_neg(self) -> NonZero<$T> {
                nonzero!(self.get().wrapping_neg())
            }
            #[inline]
            pub const fn cast_unsigned(self) -> NonZero<$U> {
                nonzero!(self.get() as $U)
            }
        }

        impl Neg for NonZero<$T> {
            type Output = NonZero<$T>;
            #[inline]
            #[rustc_inherit_overflow_checks]
            fn neg(self) -> NonZero<$T> {
                nonzero!(-self.get())
            }
        }
    };
}
for_signed_ints!(signed);

macro_rules! lossless {
    ($($from:ident => $($to:ident)*;)*) => { $( $(
        impl From<NonZero<$from>> for NonZero<$to> {
            #[inline]
            fn from(small: NonZero<$from>) -> NonZero<$to> {
                nonzero!(small.get() as $to)
            }
        }
    )* )* };
}
lossless! {
    u8 => u16 u32 u64 u128 usize i16 i32 i64 i128 isize;
    u16 => u32 u64 u128 usize i32 i64 i128;
    u32 => u64 u128 i64 i128;
    u64 => u128 i128;
    i8 => i16 i32 i64 i128 isize;
    i16 => i32 i64 i128 isize;
    i32 => i64 i128;
    i64 => i128;
}

macro_rules! checked {
    ($($from:ident => $($to:ident)*;)*) => { $( $(
        impl TryFrom<NonZero<$from>> for NonZero<$to> {
            type Error = TryFromIntError;
            #[inline]
            fn try_from(value: NonZero<$from>) -> Result<NonZero<$to>, TryFromIntError> {
                Ok(nonzero!(<$to>::try_from(value.get())?))
            }
        }
    )* )* };
}
checked! {
    u8 => i8;
    u16 => u8 i8 i16 isize;
    u32 => u8 u16 usize i8 i16 i32 isize;
    u64 => u8 u16 u32 usize i8 i16 i32 i64 isize;
    u128 => u8 u16 u32 u64 usize i8 i16 i32 i64 i128 isize;
    usize => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 isize;
    i8 => u8 u16 u32 u64 u128 usize;
    i16 => u8 u16 u32 u64 u128 usize i8;
    i32 => u8 u16 u32 u64 u128 usize i8 i16 isize;
    i64 => u8 u16 u32 u64 u128 usize i8 i16 i32 isize;
    i128 => u8 u16 u32 u64 u128 usize i8 i16 i32 i64 isize;
    isize => u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128;
}
