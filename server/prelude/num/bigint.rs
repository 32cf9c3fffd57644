//! The digits of long arithmetic: sums and products with carries.

use crate::intrinsics;

macro_rules! carries {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            /// Both halves of the product.
            #[inline]
            pub const fn widening_mul(self, rhs: $T) -> ($U, $T) {
                self.carrying_mul_add(rhs, 0, 0)
            }
            /// Both halves of `self * rhs + carry`.
            #[inline]
            pub const fn carrying_mul(self, rhs: $T, carry: $T) -> ($U, $T) {
                self.carrying_mul_add(rhs, carry, 0)
            }
        }
    };
}
for_all_ints!(carries);

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
                let (low, again) = intrinsics::add_with_overflow(low, add);
                let high = intrinsics::wrapping_add(high_half(self, rhs), over as $T);
                (low, intrinsics::wrapping_add(high, again as $T))
            }
        }
    };
}

macro_rules! carries_signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn carrying_add(self, rhs: $T, carry: bool) -> ($T, bool) {
                let (sum, over) = intrinsics::add_with_overflow(self, rhs);
                let (sum, again) = self::add_flag(sum, carry);
                (sum, over != again)
            }
            #[inline]
            pub const fn borrowing_sub(self, rhs: $T, borrow: bool) -> ($T, bool) {
                let (difference, over) = intrinsics::sub_with_overflow(self, rhs);
                let (difference, again) = intrinsics::sub_with_overflow(difference, borrow as $T);
                (difference, over != again)
            }
        }
    };
}
