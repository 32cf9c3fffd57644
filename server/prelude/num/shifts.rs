//! Shifts of any distance, and shifts that lose nothing.

use crate::intrinsics;

macro_rules! shifts {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            /// All bits are shifted out by a distance of the width and more.
            #[inline]
            pub const fn unbounded_shl(self, rhs: u32) -> $T {
                if rhs < $bits { unsafe { intrinsics::unchecked_shl(self, rhs) } } else { 0 }
            }
            /// Nothing when a set bit would be shifted out.
            #[inline]
            pub const fn shr_exact(self, rhs: u32) -> Option<$T> {
                if rhs < $bits && rhs <= self.trailing_zeros() {
                    Some(unsafe { intrinsics::unchecked_shr(self, rhs) })
                } else {
                    None
                }
            }
        }
    };
}
for_all_ints!(shifts);

macro_rules! shifts_signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            /// Only copies of the sign are left by a distance of the width and more.
            #[inline]
            pub const fn unbounded_shr(self, rhs: u32) -> $T {
                let distance = if rhs < $bits { rhs } else { $bits - 1 };
                unsafe { intrinsics::unchecked_shr(self, distance) }
            }
            /// Nothing when a bit unlike the sign would be shifted out or become the sign.
            #[inline]
            pub const fn shl_exact(self, rhs: u32) -> Option<$T> {
                if rhs < self.leading_zeros() || rhs < self.leading_ones() {
                    Some(unsafe { intrinsics::unchecked_shl(self, rhs) })
                } else {
                    None
                }
            }
        }
    };
}
for_signed_ints!(shifts_signed);

macro_rules! shifts_unsigned {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            /// Nothing is left by a distance of the width and more.
            #[inline]
            pub const fn unbounded_shr(self, rhs: u32) -> $T {
                if rhs < $bits { unsafe { intrinsics::unchecked_shr(self, rhs) } } else { 0 }
            }
            /// Nothing when a set bit would be shifted out.
            #[inline]
            pub const fn shl_exact(self, rhs: u32) -> Option<$T> {
                if rhs < $bits && rhs <= self.leading_zeros() {
                    Some(unsafe { intrinsics::unchecked_shl(self, rhs) })
                } else {
                    None
                }
            }
        }
    };
}
for_unsigned_ints!(shifts_unsigned);
