//! `strict_*`: panics when the result does not fit, in release builds too.

use crate::intrinsics;

macro_rules! strict {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn strict_add(self, rhs: $T) -> $T {
                let (sum, over) = intrinsics::add_with_overflow(self, rhs);
                if over { panic!("attempt to add with overflow") } else { sum }
            }
            #[inline]
            pub const fn strict_sub(self, rhs: $T) -> $T {
                let (difference, over) = intrinsics::sub_with_overflow(self, rhs);
                if over { panic!("attempt to subtract with overflow") } else { difference }
            }
            #[inline]
            pub const fn strict_mul(self, rhs: $T) -> $T {
                let (product, over) = intrinsics::mul_with_overflow(self, rhs);
                if over { panic!("attempt to multiply with overflow") } else { product }
            }
            #[inline]
            pub const fn strict_neg(self) -> $T {
                let (negative, over) = intrinsics::sub_with_overflow(0 as $T, self);
                if over { panic!("attempt to negate with overflow") } else { negative }
            }
            #[inline]
            pub const fn strict_shl(self, rhs: u32) -> $T {
                let (shifted, over) = self.overflowing_shl(rhs);
                if over { panic!("attempt to shift left with overflow") } else { shifted }
            }
            #[inline]
            pub const fn strict_shr(self, rhs: u32) -> $T {
                let (shifted, over) = self.overflowing_shr(rhs);
                if over { panic!("attempt to shift right with overflow") } else { shifted }
            }
            pub const fn strict_pow(self, exp: u32) -> $T {
                match self.checked_pow(exp) {
                    Some(power) => power,
                    None => panic!("attempt to multiply with overflow"),
                }
            }
            // The operators panic by themselves, whatever the build.
            #[inline]
            pub const fn strict_div(self, rhs: $T) -> $T {
                self / rhs
            }
            #[inline]
            pub const fn strict_rem(self, rhs: $T) -> $T {
                self % rhs
            }
            #[inline]
            pub const fn strict_div_euclid(self, rhs: $T) -> $T {
                self.div_euclid(rhs)
            }
            #[inline]
            pub const fn strict_rem_euclid(self, rhs: $T) -> $T {
                self.rem_euclid(rhs)
            }
        }
    };
}
for_all_ints!(strict);

macro_rules! strict_signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn strict_abs(self) -> $T {
                if self < 0 { self.strict_neg() } else { self }
            }
            #[inline]
            pub const fn strict_add_unsigned(self, rhs: $U) -> $T {
                let (sum, over) = self.overflowing_add_unsigned(rhs);
                if over { panic!("attempt to add with overflow") } else { sum }
            }
            #[inline]
            pub const fn strict_sub_unsigned(self, rhs: $U) -> $T {
                let (difference, over) = self.overflowing_sub_unsigned(rhs);
                if over { panic!("attempt to subtract with overflow") } else { difference }
            }
        }
    };
}
for_signed_ints!(strict_signed);

macro_rules! strict_unsigned {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn strict_add_signed(self, rhs: $S) -> $T {
                let (sum, over) = self.overflowing_add_signed(rhs);
                if over { panic!("attempt to add with overflow") } else { sum }
            }
            #[inline]
            pub const fn strict_sub_signed(self, rhs: $S) -> $T {
                let (difference, over) = self.overflowing_sub_signed(rhs);
                if over { panic!("attempt to subtract with overflow") } else { difference }
            }
        }
    };
}
for_unsigned_ints!(strict_unsigned);
