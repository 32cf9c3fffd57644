//! Powers of two.

use crate::intrinsics;

/// The next power of two less one, which always fits.
macro_rules! last_below_power_of_two {
    ($T:ident, $x:expr) => {
        if $x <= 1 {
            0
        } else {
            let before = intrinsics::wrapping_sub($x, 1);
            unsafe { intrinsics::unchecked_shr($T::MAX, intrinsics::ctlz_nonzero(before)) }
        }
    };
}

macro_rules! power_of_two {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn is_power_of_two(self) -> bool {
                intrinsics::ctpop(self) == 1
            }
            #[inline]
            #[rustc_inherit_overflow_checks]
            pub const fn next_power_of_two(self) -> $T {
                (last_below_power_of_two!($T, self)) + 1
            }
            #[inline]
            pub const fn checked_next_power_of_two(self) -> Option<$T> {
                (last_below_power_of_two!($T, self) as $T).checked_add(1)
            }
            #[inline]
            pub const fn wrapping_next_power_of_two(self) -> $T {
                intrinsics::wrapping_add(last_below_power_of_two!($T, self), 1)
            }
        }
    };
}
for_unsigned_ints!(power_of_two);
