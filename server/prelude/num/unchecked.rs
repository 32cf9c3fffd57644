//! `unchecked_*`: the caller knows that the result fits.

use crate::intrinsics;
use crate::ub_checks::require;

macro_rules! unchecked {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            fn for_unchecked_add(self, rhs: $T) {
                require!(self.checked_add(rhs).is_some(), [concat!(stringify!($T), "::unchecked_add cannot overflow")], "left" = self, "right" = rhs);
            }
            #[inline]
            #[checked_by(for_unchecked_add)]
            pub const unsafe fn unchecked_add(self, rhs: $T) -> $T {
                unsafe { intrinsics::unchecked_add(self, rhs) }
            }
            fn for_unchecked_sub(self, rhs: $T) {
                require!(self.checked_sub(rhs).is_some(), [concat!(stringify!($T), "::unchecked_sub cannot overflow")], "left" = self, "right" = rhs);
            }
            #[inline]
            #[checked_by(for_unchecked_sub)]
            pub const unsafe fn unchecked_sub(self, rhs: $T) -> $T {
                unsafe { intrinsics::unchecked_sub(self, rhs) }
            }
            fn for_unchecked_mul(self, rhs: $T) {
                require!(self.checked_mul(rhs).is_some(), [concat!(stringify!($T), "::unchecked_mul cannot overflow")], "left" = self, "right" = rhs);
            }
            #[inline]
            #[checked_by(for_unchecked_mul)]
            pub const unsafe fn unchecked_mul(self, rhs: $T) -> $T {
                unsafe { intrinsics::unchecked_mul(self, rhs) }
            }
            fn for_unchecked_shl(self, rhs: u32) {
                require!(rhs < $bits, [concat!(stringify!($T), "::unchecked_shl cannot overflow")], "left" = self, "right" = rhs);
            }
            #[inline]
            #[checked_by(for_unchecked_shl)]
            pub const unsafe fn unchecked_shl(self, rhs: u32) -> $T {
                unsafe { intrinsics::unchecked_shl(self, rhs) }
            }
            fn for_unchecked_shr(self, rhs: u32) {
                require!(rhs < $bits, [concat!(stringify!($T), "::unchecked_shr cannot overflow")], "left" = self, "right" = rhs);
            }
            #[inline]
            #[checked_by(for_unchecked_shr)]
            pub const unsafe fn unchecked_shr(self, rhs: u32) -> $T {
                unsafe { intrinsics::unchecked_shr(self, rhs) }
            }
            fn for_shl_exact(self, rhs: u32) {
                require!(
                    rhs < $bits && (self << rhs) >> rhs == self,
                    [concat!(stringify!($T), "::unchecked_shl_exact requires that no bit that counts is shifted out")],
                    "left" = self, "right" = rhs
                );
            }
            fn for_shr_exact(self, rhs: u32) {
                require!(
                    rhs < $bits && (self >> rhs) << rhs == self,
                    [concat!(stringify!($T), "::unchecked_shr_exact requires that no set bit is shifted out")],
                    "left" = self, "right" = rhs
                );
            }
            /// No bit that counts is shifted out.
            #[inline]
            #[checked_by(for_shl_exact)]
            pub const unsafe fn unchecked_shl_exact(self, rhs: u32) -> $T {
                unsafe { intrinsics::unchecked_shl(self, rhs) }
            }
            /// No set bit is shifted out.
            #[inline]
            #[checked_by(for_shr_exact)]
            pub const unsafe fn unchecked_shr_exact(self, rhs: u32) -> $T {
                unsafe { intrinsics::unchecked_shr(self, rhs) }
            }
            fn for_div_exact(self, rhs: $T) {
                require!(
                    match self.checked_rem(rhs) { Some(0) => true, _ => false },
                    [concat!(stringify!($T), "::unchecked_div_exact requires that there is no remainder")],
                    "left" = self, "right" = rhs
                );
            }
            /// The division has no remainder.
            #[inline]
            #[checked_by(for_div_exact)]
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
            fn for_unchecked_neg(self) {
                require!(self != <$T>::MIN, [concat!(stringify!($T), "::unchecked_neg cannot overflow")], "value" = self);
            }
            #[inline]
            #[checked_by(for_unchecked_neg)]
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
            fn for_disjoint(self, other: $T) {
                require!(self & other == 0, [concat!(stringify!($T), "::unchecked_disjoint_bitor cannot have overlapping bits")], "left" = self, "right" = other);
            }
            #[inline]
            #[checked_by(for_disjoint)]
            pub const unsafe fn unchecked_disjoint_bitor(self, other: $T) -> $T {
                unsafe { intrinsics::disjoint_bitor(self, other) }
            }
        }
    };
}
for_unsigned_ints!(unchecked_unsigned);
