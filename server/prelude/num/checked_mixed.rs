//! `checked_*` with one signed and one unsigned operand.

use crate::intrinsics;

macro_rules! checked_signed_mixed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn checked_add_unsigned(self, rhs: $U) -> Option<$T> {
                let (sum, over) = self.overflowing_add_unsigned(rhs);
                if over { None } else { Some(sum) }
            }
            #[inline]
            pub const fn checked_sub_unsigned(self, rhs: $U) -> Option<$T> {
                let (difference, over) = self.overflowing_sub_unsigned(rhs);
                if over { None } else { Some(difference) }
            }
        }
    };
}
for_signed_ints!(checked_signed_mixed);

macro_rules! checked_unsigned_mixed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn checked_add_signed(self, rhs: $S) -> Option<$T> {
                let (sum, over) = self.overflowing_add_signed(rhs);
                if over { None } else { Some(sum) }
            }
            #[inline]
            pub const fn checked_sub_signed(self, rhs: $S) -> Option<$T> {
                let (difference, over) = self.overflowing_sub_signed(rhs);
                if over { None } else { Some(difference) }
            }
            /// `self - rhs` as a signed number.
            #[inline]
            pub const fn checked_signed_diff(self, rhs: $T) -> Option<$S> {
                let difference = intrinsics::wrapping_sub(self, rhs) as $S;
                if (self < rhs) == (difference < 0) { Some(difference) } else { None }
            }
        }
    };
}
for_unsigned_ints!(checked_unsigned_mixed);
