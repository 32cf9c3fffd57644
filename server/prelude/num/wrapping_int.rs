//! Integers whose operators wrap around.

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
#[repr(transparent)]
pub struct Wrapping<T>(pub T);

macro_rules! methods {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl Wrapping<$T> {
            pub const MIN: Wrapping<$T> = Wrapping($T::MIN);
            pub const MAX: Wrapping<$T> = Wrapping($T::MAX);
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
            pub const fn rotate_left(self, n: u32) -> Wrapping<$T> {
                Wrapping(self.0.rotate_left(n))
            }
            #[inline]
            pub const fn rotate_right(self, n: u32) -> Wrapping<$T> {
                Wrapping(self.0.rotate_right(n))
            }
            #[inline]
            pub const fn swap_bytes(self) -> Wrapping<$T> {
                Wrapping(self.0.swap_bytes())
            }
            #[inline]
            pub const fn reverse_bits(self) -> Wrapping<$T> {
                Wrapping(self.0.reverse_bits())
            }
            #[inline]
            pub const fn from_be(x: Wrapping<$T>) -> Wrapping<$T> {
                Wrapping($T::from_be(x.0))
            }
            #[inline]
            pub const fn from_le(x: Wrapping<$T>) -> Wrapping<$T> {
                Wrapping($T::from_le(x.0))
            }
            #[inline]
            pub const fn to_be(self) -> Wrapping<$T> {
                Wrapping(self.0.to_be())
            }
            #[inline]
            pub const fn to_le(self) -> Wrapping<$T> {
                Wrapping(self.0.to_le())
            }
            #[inline]
            pub fn pow(self, exp: u32) -> Wrapping<$T> {
                Wrapping(self.0.wrapping_pow(exp))
            }
        }
    };
}
for_all_ints!(methods);

macro_rules! methods_signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl Wrapping<$T> {
            #[inline]
            pub fn abs(self) -> Wrapping<$T> {
                Wrapping(self.0.wrapping_abs())
            }
            #[inline]
            pub fn signum(self) -> Wrapping<$T> {
                Wrapping(self.0.signum())
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
        impl Wrapping<$T> {
            #[inline]
            pub fn is_power_of_two(self) -> bool {
                self.0.is_power_of_two()
            }
            #[inline]
            pub fn next_power_of_two(self) -> Wrapping<$T> {
                Wrapping(self.0.wrapping_next_power_of_two())
            }
        }
    };
}
for_unsigned_ints!(methods_unsigned);
