//! `overflowing_*`: the low bits of the result, and whether it did not fit.

use crate::intrinsics;

macro_rules! overflowing {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn overflowing_add(self, rhs: $T) -> ($T, bool) {
                intrinsics::add_with_overflow(self, rhs)
            }
            #[inline]
            pub const fn overflowing_sub(self, rhs: $T) -> ($T, bool) {
                intrinsics::sub_with_overflow(self, rhs)
            }
            #[inline]
            pub const fn overflowing_mul(self, rhs: $T) -> ($T, bool) {
                intrinsics::mul_with_overflow(self, rhs)
            }
            #[inline]
            pub const fn overflowing_shl(self, rhs: u32) -> ($T, bool) {
                (self.wrapping_shl(rhs), rhs >= $bits)
            }
            #[inline]
            pub const fn overflowing_shr(self, rhs: u32) -> ($T, bool) {
                (self.wrapping_shr(rhs), rhs >= $bits)
            }
            pub const fn overflowing_pow(self, mut exp: u32) -> ($T, bool) {
                if exp == 0 {
                    return (1, false);
                }
                let mut base = self;
                let mut acc: $T = 1;
                let mut overflown = false;
                loop {
                    if exp & 1 == 1 {
                        let (product, over) = intrinsics::mul_with_overflow(acc, base);
                        acc = product;
                        overflown |= over;
                        if exp == 1 {
                            return (acc, overflown);
                        }
                    }
                    exp >>= 1;
                    let (square, over) = intrinsics::mul_with_overflow(base, base);
                    base = square;
                    overflown |= over;
                }
            }
        }
    };
}
for_all_ints!(overflowing);

macro_rules! overflowing_signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn overflowing_neg(self) -> ($T, bool) {
                (self.wrapping_neg(), self == $T::MIN)
            }
            #[inline]
            pub const fn overflowing_abs(self) -> ($T, bool) {
                (self.wrapping_abs(), self == $T::MIN)
            }
            #[inline]
            pub const fn overflowing_div(self, rhs: $T) -> ($T, bool) {
                if rhs == -1 && self == $T::MIN { (self, true) } else { (self / rhs, false) }
            }
            #[inline]
            pub const fn overflowing_div_euclid(self, rhs: $T) -> ($T, bool) {
                if rhs == -1 && self == $T::MIN {
                    (self, true)
                } else {
                    (self.div_euclid(rhs), false)
                }
            }
            #[inline]
            pub const fn overflowing_rem(self, rhs: $T) -> ($T, bool) {
                if rhs == -1 { (0, self == $T::MIN) } else { (self % rhs, false) }
            }
            #[inline]
            pub const fn overflowing_rem_euclid(self, rhs: $T) -> ($T, bool) {
                if rhs == -1 { (0, self == $T::MIN) } else { (self.rem_euclid(rhs), false) }
            }
            #[inline]
            pub const fn overflowing_add_unsigned(self, rhs: $U) -> ($T, bool) {
                let (sum, over) = intrinsics::add_with_overflow(self, rhs as $T);
                (sum, over ^ ((rhs as $T) < 0))
            }
            #[inline]
            pub const fn overflowing_sub_unsigned(self, rhs: $U) -> ($T, bool) {
                let (difference, over) = intrinsics::sub_with_overflow(self, rhs as $T);
                (difference, over ^ ((rhs as $T) < 0))
            }
        }
    };
}
for_signed_ints!(overflowing_signed);

macro_rules! overflowing_unsigned {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn overflowing_neg(self) -> ($T, bool) {
                (self.wrapping_neg(), self != 0)
            }
            #[inline]
            pub const fn overflowing_div(self, rhs: $T) -> ($T, bool) {
                (self / rhs, false)
            }
            #[inline]
            pub const fn overflowing_div_euclid(self, rhs: $T) -> ($T, bool) {
                (self / rhs, false)
            }
            #[inline]
            pub const fn overflowing_rem(self, rhs: $T) -> ($T, bool) {
                (self % rhs, false)
            }
            #[inline]
            pub const fn overflowing_rem_euclid(self, rhs: $T) -> ($T, bool) {
                (self % rhs, false)
            }
            #[inline]
            pub const fn overflowing_add_signed(self, rhs: $S) -> ($T, bool) {
                let (sum, over) = intrinsics::add_with_overflow(self, rhs as $T);
                (sum, over ^ (rhs < 0))
            }
            #[inline]
            pub const fn overflowing_sub_signed(self, rhs: $S) -> ($T, bool) {
                let (difference, over) = intrinsics::sub_with_overflow(self, rhs as $T);
                (difference, over ^ (rhs < 0))
            }
        }
    };
}
for_unsigned_ints!(overflowing_unsigned);
