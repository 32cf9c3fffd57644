//! `checked_*` with operands of one type: the result, or nothing when it does not fit.

use crate::intrinsics;

macro_rules! checked {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn checked_add(self, rhs: $T) -> Option<$T> {
                let (sum, over) = intrinsics::add_with_overflow(self, rhs);
                if over { None } else { Some(sum) }
            }
            #[inline]
            pub const fn checked_sub(self, rhs: $T) -> Option<$T> {
                let (difference, over) = intrinsics::sub_with_overflow(self, rhs);
                if over { None } else { Some(difference) }
            }
            #[inline]
            pub const fn checked_mul(self, rhs: $T) -> Option<$T> {
                let (product, over) = intrinsics::mul_with_overflow(self, rhs);
                if over { None } else { Some(product) }
            }
            #[inline]
            pub const fn checked_shl(self, rhs: u32) -> Option<$T> {
                if rhs < $bits {
                    Some(unsafe { intrinsics::unchecked_shl(self, rhs) })
                } else {
                    None
                }
            }
            #[inline]
            pub const fn checked_shr(self, rhs: u32) -> Option<$T> {
                if rhs < $bits {
                    Some(unsafe { intrinsics::unchecked_shr(self, rhs) })
                } else {
                    None
                }
            }
            pub const fn checked_pow(self, mut exp: u32) -> Option<$T> {
                if exp == 0 {
                    return Some(1);
                }
                let mut base = self;
                let mut acc: $T = 1;
                loop {
                    if exp & 1 == 1 {
                        acc = try_some!(acc.checked_mul(base));
                        if exp == 1 {
                            return Some(acc);
                        }
                    }
                    exp >>= 1;
                    base = try_some!(base.checked_mul(base));
                }
            }
        }
    };
}
for_all_ints!(checked);

macro_rules! checked_signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn checked_neg(self) -> Option<$T> {
                if self == $T::MIN { None } else { Some(self.wrapping_neg()) }
            }
            #[inline]
            pub const fn checked_abs(self) -> Option<$T> {
                if self == $T::MIN { None } else { Some(self.wrapping_abs()) }
            }
            #[inline]
            pub const fn checked_div(self, rhs: $T) -> Option<$T> {
                if rhs == 0 || (rhs == -1 && self == $T::MIN) {
                    None
                } else {
                    Some(unsafe { intrinsics::unchecked_div(self, rhs) })
                }
            }
            #[inline]
            pub const fn checked_rem(self, rhs: $T) -> Option<$T> {
                if rhs == 0 || (rhs == -1 && self == $T::MIN) {
                    None
                } else {
                    Some(unsafe { intrinsics::unchecked_rem(self, rhs) })
                }
            }
            #[inline]
            pub const fn checked_div_euclid(self, rhs: $T) -> Option<$T> {
                if rhs == 0 || (rhs == -1 && self == $T::MIN) {
                    None
                } else {
                    Some(self.div_euclid(rhs))
                }
            }
            #[inline]
            pub const fn checked_rem_euclid(self, rhs: $T) -> Option<$T> {
                if rhs == 0 || (rhs == -1 && self == $T::MIN) {
                    None
                } else {
                    Some(self.rem_euclid(rhs))
                }
            }
        }
    };
}
for_signed_ints!(checked_signed);

macro_rules! checked_unsigned {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn checked_neg(self) -> Option<$T> {
                if self == 0 { Some(0) } else { None }
            }
            #[inline]
            pub const fn checked_div(self, rhs: $T) -> Option<$T> {
                if rhs == 0 {
                    None
                } else {
                    Some(unsafe { intrinsics::unchecked_div(self, rhs) })
                }
            }
            #[inline]
            pub const fn checked_rem(self, rhs: $T) -> Option<$T> {
                if rhs == 0 {
                    None
                } else {
                    Some(unsafe { intrinsics::unchecked_rem(self, rhs) })
                }
            }
            #[inline]
            pub const fn checked_div_euclid(self, rhs: $T) -> Option<$T> {
                self.checked_div(rhs)
            }
            #[inline]
            pub const fn checked_rem_euclid(self, rhs: $T) -> Option<$T> {
                self.checked_rem(rhs)
            }
        }
    };
}
for_unsigned_ints!(checked_unsigned);
