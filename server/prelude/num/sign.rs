//! Signs, magnitudes, distances.

use crate::intrinsics;

macro_rules! sign {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            #[rustc_inherit_overflow_checks]
            pub const fn abs(self) -> $T {
                if self < 0 { -self } else { self }
            }
            #[inline]
            pub const fn unsigned_abs(self) -> $U {
                self.wrapping_abs() as $U
            }
            #[inline]
            pub const fn abs_diff(self, other: $T) -> $U {
                if self < other {
                    intrinsics::wrapping_sub(other as $U, self as $U)
                } else {
                    intrinsics::wrapping_sub(self as $U, other as $U)
                }
            }
            #[inline]
            pub const fn signum(self) -> $T {
                intrinsics::wrapping_sub((self > 0) as $T, (self < 0) as $T)
            }
            #[inline]
            pub const fn is_positive(self) -> bool {
                self > 0
            }
            #[inline]
            pub const fn is_negative(self) -> bool {
                self < 0
            }
        }
    };
}
for_signed_ints!(sign);

macro_rules! distance {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn abs_diff(self, other: $T) -> $T {
                if self < other {
                    intrinsics::wrapping_sub(other, self)
                } else {
                    intrinsics::wrapping_sub(self, other)
                }
            }
        }
    };
}
for_unsigned_ints!(distance);
