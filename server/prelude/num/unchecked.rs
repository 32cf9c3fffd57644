//! `unchecked_*`: the caller knows that the result fits.

use crate::intrinsics;

macro_rules! unchecked {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const unsafe fn unchecked_add(self, rhs: $T) -> $T {
                unsafe { intrinsics::unchecked_add(self, rhs) }
            }
            #[inline]
            pub const unsafe fn unchecked_sub(self, rhs: $T) -> $T {
                unsafe { intrinsics::unchecked_sub(self, rhs) }
            }
            #[inline]
            pub const unsafe fn unchecked_mul(self, rhs: $T) -> $T {
                unsafe { intrinsics::unchecked_mul(self, rhs) }
            }
            #[inline]
            pub const unsafe fn unchecked_shl(self, rhs: u32) -> $T {
                unsafe { intrinsics::unchecked_shl(self, rhs) }
            }
            #[inline]
            pub const unsafe fn unchecked_shr(self, rhs: u32) -> $T {
                unsafe { intrinsics::unchecked_shr(self, rhs) }
            }
            /// No bit that counts is shifted out.
            #[inline]
            pub const unsafe fn unchecked_shl_exact(self, rhs: u32) -> $T {
                unsafe { intrinsics::unchecked_shl(self, rhs) }
            }
            /// No set bit is shifted out.
            #[inline]
            pub const unsafe fn unchecked_shr_exact(self, rhs: u32) -> $T {
                unsafe { intrinsics::unchecked_shr(self, rhs) }
            }
            /// The division has no remainder.
            #[inline]
            pub const unsafe fn unchecked_div_exact(self, rhs: $T) -> $T {
                unsafe { intrinsics::exact_div(self, rhs) }
            }
        }
    };
}
for_all_ints!(unchecked);

macro_rules! unchecked_signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const unsafe fn unchecked_neg(self) -> $T {
                unsafe { intrinsics::unchecked_sub(0 as $T, self) }
            }
        }
    };
}
for_signed_ints!(unchecked_signed);

macro_rules! unchecked_unsigned {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            /// The operands have no set bit in common.
            #[inline]
            pub const unsafe fn unchecked_disjoint_bitor(self, other: $T) -> $T {
                unsafe { intrinsics::disjoint_bitor(self, other) }
            }
        }
    };
}
for_unsigned_ints!(unchecked_unsigned);
