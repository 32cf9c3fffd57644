//! `wrapping_*`: the low bits of the result, whatever it is.

use crate::intrinsics;

macro_rules! wrapping {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn wrapping_add(self, rhs: $T) -> $T {
                intrinsics::wrapping_add(self, rhs)
            }
            #[inline]
            pub const fn wrapping_sub(self, rhs: $T) -> $T {
                intrinsics::wrapping_sub(self, rhs)
            }
            #[inline]
            pub const fn wrapping_mul(self, rhs: $T) -> $T {
                intrinsics::wrapping_mul(self, rhs)
            }
            #[inline]
            pub const fn wrapping_neg(self) -> $T {
                intrinsics::wrapping_sub(0 as $T, self)
            }
            #[inline]
            pub const fn wrapping_shl(self, rhs: u32) -> $T {
                unsafe { intrinsics::unchecked_shl(self, rhs & ($bits - 1)) }
            }
            #[inline]
            pub const fn wrapping_shr(self, rhs: u32) -> $T {
                unsafe { intrinsics::unchecked_shr(self, rhs & ($bits - 1)) }
            }
            #[inline]
            pub const fn wrapping_pow(self, mut exp: u32) -> $T {
                if exp == 0 {
                    return 1;
                }
                let mut base = self;
                let mut acc: $T = 1;
                loop {
                    if exp & 1 == 1 {
                        acc = intrinsics::wrapping_mul(acc, base);
                        if exp == 1 {
                            return acc;
                        }
                    }
                    exp /= 2;
                    base = intrinsics::wrapping_mul(base, base);
                }
            }
        }
    };
}
for_all_ints!(wrapping);

macro_rules! wrapping_signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn wrapping_div(self, rhs: $T) -> $T {
                self.overflowing_div(rhs).0
            }
            #[inline]
            pub const fn wrapping_div_euclid(self, rhs: $T) -> $T {
                self.overflowing_div_euclid(rhs).0
            }
            #[inline]
            pub const fn wrapping_rem(self, rhs: $T) -> $T {
                self.overflowing_rem(rhs).0
            }
            #[inline]
            pub const fn wrapping_rem_euclid(self, rhs: $T) -> $T {
                self.overflowing_rem_euclid(rhs).0
            }
            #[inline]
            pub const fn wrapping_abs(self) -> $T {
                if self < 0 { self.wrapping_neg() } else { self }
            }
            #[inline]
            pub const fn wrapping_add_unsigned(self, rhs: $U) -> $T {
                intrinsics::wrapping_add(self, rhs as $T)
            }
            #[inline]
            pub const fn wrapping_sub_unsigned(self, rhs: $U) -> $T {
                intrinsics::wrapping_sub(self, rhs as $T)
            }
        }
    };
}
for_signed_ints!(wrapping_signed);

macro_rules! wrapping_unsigned {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn wrapping_div(self, rhs: $T) -> $T {
                self / rhs
            }
            #[inline]
            pub const fn wrapping_div_euclid(self, rhs: $T) -> $T {
                self / rhs
            }
            #[inline]
            pub const fn wrapping_rem(self, rhs: $T) -> $T {
                self % rhs
            }
            #[inline]
            pub const fn wrapping_rem_euclid(self, rhs: $T) -> $T {
                self % rhs
            }
            #[inline]
            pub const fn wrapping_add_signed(self, rhs: $S) -> $T {
                intrinsics::wrapping_add(self, rhs as $T)
            }
            #[inline]
            pub const fn wrapping_sub_signed(self, rhs: $S) -> $T {
                intrinsics::wrapping_sub(self, rhs as $T)
            }
        }
    };
}
for_unsigned_ints!(wrapping_unsigned);
