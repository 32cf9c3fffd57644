//! Byte orders. All devices here are little-endian.

use crate::intrinsics;

macro_rules! bytes {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn from_be(x: $T) -> $T {
                x.swap_bytes()
            }
            #[inline]
            pub const fn from_le(x: $T) -> $T {
                x
            }
            #[inline]
            pub const fn to_be(self) -> $T {
                self.swap_bytes()
            }
            #[inline]
            pub const fn to_le(self) -> $T {
                self
            }
            #[inline]
            pub const fn to_be_bytes(self) -> [u8; $bytes] {
                self.swap_bytes().to_ne_bytes()
            }
            #[inline]
            pub const fn to_le_bytes(self) -> [u8; $bytes] {
                self.to_ne_bytes()
            }
            #[inline]
            pub const fn to_ne_bytes(self) -> [u8; $bytes] {
                unsafe { intrinsics::transmute(self) }
            }
            #[inline]
            pub const fn from_be_bytes(bytes: [u8; $bytes]) -> $T {
                $T::from_ne_bytes(bytes).swap_bytes()
            }
            #[inline]
            pub const fn from_le_bytes(bytes: [u8; $bytes]) -> $T {
                $T::from_ne_bytes(bytes)
            }
            #[inline]
            pub const fn from_ne_bytes(bytes: [u8; $bytes]) -> $T {
                unsafe { intrinsics::transmute(bytes) }
            }
        }
    };
}
for_all_ints!(bytes);
