//! Floats as bits and bytes; neighbours.

use crate::intrinsics;

macro_rules! bits {
    ($F:ident $U:ident $I:ident $bits:literal $bytes:literal $fraction:literal) => {
        impl $F {
            #[inline]
            pub const fn to_bits(self) -> $U {
                unsafe { intrinsics::transmute(self) }
            }
            #[inline]
            pub const fn from_bits(v: $U) -> $F {
                unsafe { intrinsics::transmute(v) }
            }
            #[inline]
            pub const fn to_be_bytes(self) -> [u8; $bytes] {
                self.to_bits().to_be_bytes()
            }
            #[inline]
            pub const fn to_le_bytes(self) -> [u8; $bytes] {
                self.to_bits().to_le_bytes()
            }
            #[inline]
            pub const fn to_ne_bytes(self) -> [u8; $bytes] {
                self.to_bits().to_ne_bytes()
            }
            #[inline]
            pub const fn from_be_bytes(bytes: [u8; $bytes]) -> $F {
                $F::from_bits($U::from_be_bytes(bytes))
            }
            #[inline]
            pub const fn from_le_bytes(bytes: [u8; $bytes]) -> $F {
                $F::from_bits($U::from_le_bytes(bytes))
            }
            #[inline]
            pub const fn from_ne_bytes(bytes: [u8; $bytes]) -> $F {
                $F::from_bits($U::from_ne_bytes(bytes))
            }
            /// The least number above; the numbers of one sign are ordered as their bits are.
            pub const fn next_up(self) -> $F {
                let bits = self.to_bits();
                if self.is_nan() || self == $F::INFINITY {
                    return self;
                }
                let next = if self == 0.0 {
                    1
                } else if self > 0.0 {
                    bits.wrapping_add(1)
                } else {
                    bits.wrapping_sub(1)
                };
                $F::from_bits(next)
            }
            /// The greatest number below.
            pub const fn next_down(self) -> $F {
                let bits = self.to_bits();
                if self.is_nan() || self == $F::NEG_INFINITY {
                    return self;
                }
                let next = if self == 0.0 {
                    (1 << ($bits - 1)) | 1
                } else if self > 0.0 {
                    bits.wrapping_sub(1)
                } else {
                    bits.wrapping_add(1)
                };
                $F::from_bits(next)
            }
        }
    };
}
for_all_floats!(bits);
