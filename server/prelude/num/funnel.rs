//! Shifts of two integers as one of twice the width.

use crate::intrinsics;

macro_rules! funnel {
    ($($T:ident)*) => {$(
        impl $T {
            /// The high half of `self:low` shifted left.
            #[inline]
            pub const fn funnel_shl(self, low: $T, n: u32) -> $T {
                assert!(n < $T::BITS, "attempt to funnel shift left with overflow");
                unsafe { self.unchecked_funnel_shl(low, n) }
            }
            /// The low half of `self:low` shifted right.
            #[inline]
            pub const fn funnel_shr(self, low: $T, n: u32) -> $T {
                assert!(n < $T::BITS, "attempt to funnel shift right with overflow");
                unsafe { self.unchecked_funnel_shr(low, n) }
            }
            #[inline]
            pub const unsafe fn unchecked_funnel_shl(self, low: $T, n: u32) -> $T {
                if n == 0 {
                    self
                } else {
                    unsafe { intrinsics::unchecked_shl(self, n) | intrinsics::unchecked_shr(low, $T::BITS - n) }
                }
            }
            #[inline]
            pub const unsafe fn unchecked_funnel_shr(self, low: $T, n: u32) -> $T {
                if n == 0 {
                    low
                } else {
                    unsafe { intrinsics::unchecked_shl(self, $T::BITS - n) | intrinsics::unchecked_shr(low, n) }
                }
            }
        }
    )*};
}

funnel! { u8 u16 u32 u64 u128 usize }
