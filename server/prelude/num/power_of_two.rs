//! Powers of two.

use crate::intrinsics;

macro_rules! power_of_two {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn is_power_of_two(self) -> bool {
                intrinsics::ctpop(self) == 1
            }
            #[inline]
            pub const fn next_power_of_two(self) -> $T {
                self.last_below_power_of_two() + 1
            }
            #[inline]
            pub const fn checked_next_power_of_two(self) -> Option<$T> {
                self.last_below_power_of_two().checked_add(1)
            }
            /// The next power of two less one, which always fits.
            #[inline]
            pub(crate) const fn last_below_power_of_two(self) -> $T {
                if self <= 1 {
                    return 0;
                }
                let before = intrinsics::wrapping_sub(self, 1);
                unsafe { intrinsics::unchecked_shr($T::MAX, intrinsics::ctlz_nonzero(before)) }
            }
        }
    };
}
for_unsigned_ints!(power_of_two);
