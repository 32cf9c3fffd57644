//! Limits and bit patterns of the integer types.

use crate::intrinsics;

macro_rules! bits {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            pub const BITS: u32 = $bits;

            #[inline]
            pub const fn min_value() -> $T {
                $T::MIN
            }
            #[inline]
            pub const fn max_value() -> $T {
                $T::MAX
            }
            #[inline]
            pub const fn count_ones(self) -> u32 {
                intrinsics::ctpop(self as $U)
            }
            #[inline]
            pub const fn count_zeros(self) -> u32 {
                intrinsics::ctpop(!self as $U)
            }
            #[inline]
            pub const fn leading_zeros(self) -> u32 {
                intrinsics::ctlz(self as $U)
            }
            #[inline]
            pub const fn trailing_zeros(self) -> u32 {
                intrinsics::cttz(self as $U)
            }
            #[inline]
            pub const fn leading_ones(self) -> u32 {
                intrinsics::ctlz(!self as $U)
            }
            #[inline]
            pub const fn trailing_ones(self) -> u32 {
                intrinsics::cttz(!self as $U)
            }
            /// The value with only its highest set bit.
            #[inline]
            pub const fn isolate_highest_one(self) -> $T {
                if self == 0 {
                    0
                } else {
                    ((1 as $U) << ($bits - 1 - intrinsics::ctlz(self as $U))) as $T
                }
            }
            /// The value with only its lowest set bit.
            #[inline]
            pub const fn isolate_lowest_one(self) -> $T {
                self & intrinsics::wrapping_sub(0 as $T, self)
            }
            /// Place of the highest set bit.
            #[inline]
            pub const fn highest_one(self) -> Option<u32> {
                if self == 0 {
                    None
                } else {
                    Some($bits - 1 - intrinsics::ctlz(self as $U))
                }
            }
            /// Place of the lowest set bit.
            #[inline]
            pub const fn lowest_one(self) -> Option<u32> {
                if self == 0 { None } else { Some(intrinsics::cttz(self as $U)) }
            }
            #[inline]
            pub const fn rotate_left(self, n: u32) -> $T {
                intrinsics::rotate_left(self as $U, n) as $T
            }
            #[inline]
            pub const fn rotate_right(self, n: u32) -> $T {
                intrinsics::rotate_right(self as $U, n) as $T
            }
            #[inline]
            pub const fn swap_bytes(self) -> $T {
                intrinsics::bswap(self as $U) as $T
            }
            #[inline]
            pub const fn reverse_bits(self) -> $T {
                intrinsics::bitreverse(self as $U) as $T
            }
        }
    };
}
for_all_ints!(bits);

macro_rules! signed_bits {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            pub const MIN: $T = !$T::MAX;
            pub const MAX: $T = ($U::MAX >> 1) as $T;

            #[inline]
            pub const fn cast_unsigned(self) -> $U {
                self as $U
            }
        }
    };
}
for_signed_ints!(signed_bits);

macro_rules! unsigned_bits {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            pub const MIN: $T = 0;
            pub const MAX: $T = !0;

            #[inline]
            pub const fn cast_signed(self) -> $S {
                self as $S
            }
            /// Bits needed to write the value.
            #[inline]
            pub const fn bit_width(self) -> u32 {
                $bits - intrinsics::ctlz(self)
            }
        }
    };
}
for_unsigned_ints!(unsigned_bits);
