//! The digits of long arithmetic: sums and products with carries.

use crate::intrinsics;

/// The high half of a product, by the widest multiplication that the devices have.
macro_rules! high_half {
    (u8, $a:expr, $b:expr) => { (($a as u16).wrapping_mul($b as u16) >> 8) as u8 };
    (u16, $a:expr, $b:expr) => { (($a as u32).wrapping_mul($b as u32) >> 16) as u16 };
    (u32, $a:expr, $b:expr) => { (($a as u64).wrapping_mul($b as u64) >> 32) as u32 };
    (u128, $a:expr, $b:expr) => { high_half_of_128($a, $b) };
    (i8, $a:expr, $b:expr) => { (($a as i16).wrapping_mul($b as i16) >> 8) as i8 };
    (i16, $a:expr, $b:expr) => { (($a as i32).wrapping_mul($b as i32) >> 16) as i16 };
    (i32, $a:expr, $b:expr) => { (($a as i64).wrapping_mul($b as i64) >> 32) as i32 };
    // Of a negative operand the unsigned product has counted the other operand once too often.
    (i128, $a:expr, $b:expr) => {
        (high_half_of_128($a as u128, $b as u128) as i128)
            .wrapping_sub(if $a < 0 { $b } else { 0 })
            .wrapping_sub(if $b < 0 { $a } else { 0 })
    };
    ($T:ident, $a:expr, $b:expr) => { intrinsics::mul_high($a, $b) };
}

/// The school method with digits of 64 bits.
const fn high_half_of_128(a: u128, b: u128) -> u128 {
    let (a_low, a_high) = (a as u64 as u128, a >> 64);
    let (b_low, b_high) = (b as u64 as u128, b >> 64);
    let low = a_low.wrapping_mul(b_low);
    let middle = a_high.wrapping_mul(b_low).wrapping_add(low >> 64);
    let other = a_low.wrapping_mul(b_high).wrapping_add(middle as u64 as u128);
    a_high.wrapping_mul(b_high).wrapping_add(middle >> 64).wrapping_add(other >> 64)
}

macro_rules! widening {
    ($($T:ident $Wide:ident)*) => { $(
        impl $T {
            /// The whole product.
            #[inline]
            pub const fn widening_mul(self, rhs: $T) -> $Wide {
                intrinsics::wrapping_mul(self as $Wide, rhs as $Wide)
            }
        }
    )* };
}
widening! { u8 u16 u16 u32 u32 u64 u64 u128 i8 i16 i16 i32 i32 i64 i64 i128 }

macro_rules! carrying {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            /// Both halves of `self * rhs + carry`, the low one first.
            #[inline]
            pub const fn carrying_mul(self, rhs: $T, carry: $T) -> ($U, $T) {
                self.carrying_mul_add(rhs, carry, 0)
            }
        }
    };
}
for_all_ints!(carrying);

macro_rules! carries_unsigned {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn carrying_add(self, rhs: $T, carry: bool) -> ($T, bool) {
                let (sum, over) = intrinsics::add_with_overflow(self, rhs);
                let (sum, again) = intrinsics::add_with_overflow(sum, carry as $T);
                (sum, over | again)
            }
            #[inline]
            pub const fn borrowing_sub(self, rhs: $T, borrow: bool) -> ($T, bool) {
                let (difference, over) = intrinsics::sub_with_overflow(self, rhs);
                let (difference, again) = intrinsics::sub_with_overflow(difference, borrow as $T);
                (difference, over | again)
            }
            /// Both halves of `self * rhs + carry + add`, which always fits.
            #[inline]
            pub const fn carrying_mul_add(self, rhs: $T, carry: $T, add: $T) -> ($T, $T) {
                let low = intrinsics::wrapping_mul(self, rhs);
                let (low, over) = intrinsics::add_with_overflow(low, carry);
                let high = high_half!($T, self, rhs);
                let high = intrinsics::wrapping_add(high, over as $T);
                let (low, over) = intrinsics::add_with_overflow(low, add);
                (low, intrinsics::wrapping_add(high, over as $T))
            }
        }
    };
}
for_unsigned_ints!(carries_unsigned);

macro_rules! carries_signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn carrying_add(self, rhs: $T, carry: bool) -> ($T, bool) {
                let (sum, over) = intrinsics::add_with_overflow(self, rhs);
                let (sum, again) = intrinsics::add_with_overflow(sum, carry as $T);
                (sum, over != again)
            }
            #[inline]
            pub const fn borrowing_sub(self, rhs: $T, borrow: bool) -> ($T, bool) {
                let (difference, over) = intrinsics::sub_with_overflow(self, rhs);
                let (difference, again) = intrinsics::sub_with_overflow(difference, borrow as $T);
                (difference, over != again)
            }
            /// Both halves of `self * rhs + carry + add`, which always fits; the sign goes into the high one.
            #[inline]
            pub const fn carrying_mul_add(self, rhs: $T, carry: $T, add: $T) -> ($U, $T) {
                let low = intrinsics::wrapping_mul(self, rhs) as $U;
                let high = high_half!($T, self, rhs);
                let (low, over) = intrinsics::add_with_overflow(low, carry as $U);
                let high = high.wrapping_add(carry >> ($bits - 1)).wrapping_add(over as $T);
                let (low, over) = intrinsics::add_with_overflow(low, add as $U);
                (low, high.wrapping_add(add >> ($bits - 1)).wrapping_add(over as $T))
            }
        }
    };
}
for_signed_ints!(carries_signed);
