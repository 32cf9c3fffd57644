//! The number in the middle, without overflow: unsigned rounded down, signed rounded towards zero.

use crate::intrinsics;

macro_rules! midpoint_unsigned {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn midpoint(self, rhs: $T) -> $T {
                intrinsics::wrapping_add((self ^ rhs) >> 1, self & rhs)
            }
        }
    };
}
for_unsigned_ints!(midpoint_unsigned);

macro_rules! midpoint_signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn midpoint(self, rhs: $T) -> $T {
                let floor = intrinsics::wrapping_add((self ^ rhs) >> 1, self & rhs);
                let half = (floor < 0) as $T & (self ^ rhs);
                intrinsics::wrapping_add(floor, half)
            }
        }
    };
}
for_signed_ints!(midpoint_signed);
