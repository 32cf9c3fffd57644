//! Divisions that round otherwise than towards zero, and multiples.
//!
//! `/` and `%` panic for zero and for `MIN / -1` in every build, as these methods must.

use crate::intrinsics;

/// The remainder of a division by `rhs`, counted from the multiple of `rhs` on the side away from `rhs`.
macro_rules! above_multiple {
    ($remainder:expr, $rhs:ident) => {{
        let remainder = $remainder;
        if remainder != 0 && (remainder ^ $rhs) < 0 {
            intrinsics::wrapping_add(remainder, $rhs)
        } else {
            remainder
        }
    }};
}

macro_rules! division_signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn div_euclid(self, rhs: $T) -> $T {
                let quotient = self / rhs;
                if self % rhs >= 0 {
                    quotient
                } else if rhs > 0 {
                    intrinsics::wrapping_sub(quotient, 1)
                } else {
                    intrinsics::wrapping_add(quotient, 1)
                }
            }
            #[inline]
            pub const fn rem_euclid(self, rhs: $T) -> $T {
                let remainder = self % rhs;
                if remainder < 0 {
                    intrinsics::wrapping_add(remainder, rhs.wrapping_abs())
                } else {
                    remainder
                }
            }
            #[unstable(feature = "int_roundings")]
            #[inline]
            pub const fn div_floor(self, rhs: $T) -> $T {
                let quotient = self / rhs;
                if self % rhs != 0 && (self ^ rhs) < 0 {
                    intrinsics::wrapping_sub(quotient, 1)
                } else {
                    quotient
                }
            }
            #[unstable(feature = "int_roundings")]
            #[inline]
            pub const fn div_ceil(self, rhs: $T) -> $T {
                let quotient = self / rhs;
                if self % rhs != 0 && (self ^ rhs) >= 0 {
                    intrinsics::wrapping_add(quotient, 1)
                } else {
                    quotient
                }
            }
            #[unstable(feature = "int_roundings")]
            #[inline]
            #[rustc_inherit_overflow_checks]
            pub const fn next_multiple_of(self, rhs: $T) -> $T {
                if rhs == -1 {
                    return self;
                }
                let above = above_multiple!(self % rhs, rhs);
                if above == 0 { self } else { self + intrinsics::wrapping_sub(rhs, above) }
            }
            #[unstable(feature = "int_roundings")]
            #[inline]
            pub const fn checked_next_multiple_of(self, rhs: $T) -> Option<$T> {
                if rhs == -1 {
                    return Some(self);
                }
                let above = above_multiple!(try_some!(self.checked_rem(rhs)), rhs);
                if above == 0 {
                    Some(self)
                } else {
                    self.checked_add(intrinsics::wrapping_sub(rhs, above))
                }
            }
            /// The quotient, or nothing when there is a remainder.
            #[inline]
            pub const fn checked_div_exact(self, rhs: $T) -> Option<$T> {
                match self.checked_rem(rhs) {
                    Some(0) => Some(unsafe { intrinsics::exact_div(self, rhs) }),
                    _ => None,
                }
            }
            #[inline]
            pub const fn div_exact(self, rhs: $T) -> Option<$T> {
                if self % rhs == 0 { Some(self / rhs) } else { None }
            }
        }
    };
}
for_signed_ints!(division_signed);

macro_rules! division_unsigned {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn div_euclid(self, rhs: $T) -> $T {
                self / rhs
            }
            #[inline]
            pub const fn rem_euclid(self, rhs: $T) -> $T {
                self % rhs
            }
            #[unstable(feature = "int_roundings")]
            #[inline]
            pub const fn div_floor(self, rhs: $T) -> $T {
                self / rhs
            }
            #[inline]
            pub const fn div_ceil(self, rhs: $T) -> $T {
                let quotient = self / rhs;
                if self % rhs > 0 { intrinsics::wrapping_add(quotient, 1) } else { quotient }
            }
            #[inline]
            #[rustc_inherit_overflow_checks]
            pub const fn next_multiple_of(self, rhs: $T) -> $T {
                match self % rhs {
                    0 => self,
                    above => self + intrinsics::wrapping_sub(rhs, above),
                }
            }
            #[inline]
            pub const fn checked_next_multiple_of(self, rhs: $T) -> Option<$T> {
                match try_some!(self.checked_rem(rhs)) {
                    0 => Some(self),
                    above => self.checked_add(intrinsics::wrapping_sub(rhs, above)),
                }
            }
            #[inline]
            pub const fn is_multiple_of(self, rhs: $T) -> bool {
                if rhs == 0 { self == 0 } else { self % rhs == 0 }
            }
            /// The quotient, or nothing when there is a remainder.
            #[inline]
            pub const fn checked_div_exact(self, rhs: $T) -> Option<$T> {
                match self.checked_rem(rhs) {
                    Some(0) => Some(unsafe { intrinsics::exact_div(self, rhs) }),
                    _ => None,
                }
            }
            #[inline]
            pub const fn div_exact(self, rhs: $T) -> Option<$T> {
                if self % rhs == 0 { Some(self / rhs) } else { None }
            }
        }
    };
}
for_unsigned_ints!(division_unsigned);
