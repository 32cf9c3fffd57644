//! `saturating_*`: the nearest value that fits.

use crate::intrinsics;

macro_rules! saturating {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn saturating_add(self, rhs: $T) -> $T {
                intrinsics::saturating_add(self, rhs)
            }
            #[inline]
            pub const fn saturating_sub(self, rhs: $T) -> $T {
                intrinsics::saturating_sub(self, rhs)
            }
        }
    };
}
for_all_ints!(saturating);

macro_rules! saturating_signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn saturating_neg(self) -> $T {
                intrinsics::saturating_sub(0 as $T, self)
            }
            #[inline]
            pub const fn saturating_abs(self) -> $T {
                if self < 0 { self.saturating_neg() } else { self }
            }
            #[inline]
            pub const fn saturating_mul(self, rhs: $T) -> $T {
                let (product, over) = intrinsics::mul_with_overflow(self, rhs);
                if !over {
                    product
                } else if (self < 0) == (rhs < 0) {
                    $T::MAX
                } else {
                    $T::MIN
                }
            }
            #[inline]
            pub const fn saturating_div(self, rhs: $T) -> $T {
                let (quotient, over) = self.overflowing_div(rhs);
                if over { $T::MAX } else { quotient }
            }
            pub const fn saturating_pow(self, exp: u32) -> $T {
                match self.checked_pow(exp) {
                    Some(x) => x,
                    None if self < 0 && exp % 2 == 1 => $T::MIN,
                    None => $T::MAX,
                }
            }
            #[inline]
            pub const fn saturating_add_unsigned(self, rhs: $U) -> $T {
                let (sum, over) = self.overflowing_add_unsigned(rhs);
                if over { $T::MAX } else { sum }
            }
            #[inline]
            pub const fn saturating_sub_unsigned(self, rhs: $U) -> $T {
                let (difference, over) = self.overflowing_sub_unsigned(rhs);
                if over { $T::MIN } else { difference }
            }
        }
    };
}
for_signed_ints!(saturating_signed);

macro_rules! saturating_unsigned {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn saturating_mul(self, rhs: $T) -> $T {
                let (product, over) = intrinsics::mul_with_overflow(self, rhs);
                if over { $T::MAX } else { product }
            }
            #[inline]
            pub const fn saturating_div(self, rhs: $T) -> $T {
                self / rhs
            }
            pub const fn saturating_pow(self, exp: u32) -> $T {
                match self.checked_pow(exp) {
                    Some(x) => x,
                    None => $T::MAX,
                }
            }
            #[inline]
            pub const fn saturating_add_signed(self, rhs: $S) -> $T {
                let (sum, over) = self.overflowing_add_signed(rhs);
                if !over {
                    sum
                } else if rhs < 0 {
                    0
                } else {
                    $T::MAX
                }
            }
            #[inline]
            pub const fn saturating_sub_signed(self, rhs: $S) -> $T {
                let (difference, over) = self.overflowing_sub_signed(rhs);
                if !over {
                    difference
                } else if rhs < 0 {
                    $T::MAX
                } else {
                    0
                }
            }
        }
    };
}
for_unsigned_ints!(saturating_unsigned);
