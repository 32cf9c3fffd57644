//! Integers whose operators stop at the limits.

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
#[repr(transparent)]
pub struct Saturating<T>(pub T);

macro_rules! methods {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl Saturating<$T> {
            pub const MIN: Saturating<$T> = Saturating($T::MIN);
            pub const MAX: Saturating<$T> = Saturating($T::MAX);
            pub const BITS: u32 = $bits;

            #[inline]
            pub const fn count_ones(self) -> u32 {
                self.0.count_ones()
            }
            #[inline]
            pub const fn count_zeros(self) -> u32 {
                self.0.count_zeros()
            }
            #[inline]
            pub const fn leading_zeros(self) -> u32 {
                self.0.leading_zeros()
            }
            #[inline]
            pub const fn trailing_zeros(self) -> u32 {
                self.0.trailing_zeros()
            }
            #[inline]
            pub const fn rotate_left(self, n: u32) -> Saturating<$T> {
                Saturating(self.0.rotate_left(n))
            }
            #[inline]
            pub const fn rotate_right(self, n: u32) -> Saturating<$T> {
                Saturating(self.0.rotate_right(n))
            }
            #[inline]
            pub const fn swap_bytes(self) -> Saturating<$T> {
                Saturating(self.0.swap_bytes())
            }
            #[inline]
            pub const fn reverse_bits(self) -> Saturating<$T> {
                Saturating(self.0.reverse_bits())
            }
            #[inline]
            pub const fn from_be(x: Saturating<$T>) -> Saturating<$T> {
                Saturating($T::from_be(x.0))
            }
            #[inline]
            pub const fn from_le(x: Saturating<$T>) -> Saturating<$T> {
                Saturating($T::from_le(x.0))
            }
            #[inline]
            pub const fn to_be(self) -> Saturating<$T> {
                Saturating(self.0.to_be())
            }
            #[inline]
            pub const fn to_le(self) -> Saturating<$T> {
                Saturating(self.0.to_le())
            }
            #[inline]
            pub const fn pow(self, exp: u32) -> Saturating<$T> {
                Saturating(self.0.saturating_pow(exp))
            }
        }
    };
}
for_all_ints!(methods);

macro_rules! methods_signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl Saturating<$T> {
            #[inline]
            pub fn abs(self) -> Saturating<$T> {
                Saturating(self.0.saturating_abs())
            }
            #[inline]
            pub fn signum(self) -> Saturating<$T> {
                Saturating(self.0.signum())
            }
            #[inline]
            pub const fn is_positive(self) -> bool {
                self.0 > 0
            }
            #[inline]
            pub const fn is_negative(self) -> bool {
                self.0 < 0
            }
        }
    };
}
for_signed_ints!(methods_signed);

macro_rules! methods_unsigned {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl Saturating<$T> {
            #[inline]
            pub fn is_power_of_two(self) -> bool {
                self.0.is_power_of_two()
            }
        }
    };
}
for_unsigned_ints!(methods_unsigned);
