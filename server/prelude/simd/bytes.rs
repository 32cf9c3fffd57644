//! Vectors as bytes.

use super::{Simd, SimdElement, sealed::Sealed};

pub trait ToBytes: Sealed + Sized {
    type Bytes: Copy + Unpin;
    fn to_ne_bytes(self) -> Self::Bytes;
    fn to_be_bytes(self) -> Self::Bytes;
    fn to_le_bytes(self) -> Self::Bytes;
    fn from_ne_bytes(bytes: Self::Bytes) -> Self;
    fn from_be_bytes(bytes: Self::Bytes) -> Self;
    fn from_le_bytes(bytes: Self::Bytes) -> Self;
}
impl<T: SimdElement, const N: usize> Sealed for Simd<T, N> {}

macro_rules! in_bytes {
    ($($t:ty: $($len:literal $bytes:literal)*;)*) => { $( $(
        impl ToBytes for Simd<$t, $len> {
            type Bytes = Simd<u8, $bytes>;
            #[inline]
            fn to_ne_bytes(self) -> Self::Bytes {
                unsafe { crate::mem::transmute(self) }
            }
            #[inline]
            fn to_le_bytes(self) -> Self::Bytes {
                self.to_ne_bytes()
            }
            #[inline]
            fn to_be_bytes(self) -> Self::Bytes {
                let bytes = self.to_ne_bytes();
                Simd::of(|at| bytes.at(at / size_of::<$t>() * size_of::<$t>() + size_of::<$t>() - 1 - at % size_of::<$t>()))
            }
            #[inline]
            fn from_ne_bytes(bytes: Self::Bytes) -> Self {
                unsafe { crate::mem::transmute(bytes) }
            }
            #[inline]
            fn from_le_bytes(bytes: Self::Bytes) -> Self {
                Self::from_ne_bytes(bytes)
            }
            #[inline]
            fn from_be_bytes(bytes: Self::Bytes) -> Self {
                Self::from_ne_bytes(Self::from_ne_bytes(bytes).to_be_bytes())
            }
        }
    )* )* };
}
in_bytes! {
    u8: 1 1 2 2 4 4 8 8 16 16 32 32 64 64; i8: 1 1 2 2 4 4 8 8 16 16 32 32 64 64;
    u16: 1 2 2 4 4 8 8 16 16 32 32 64; i16: 1 2 2 4 4 8 8 16 16 32 32 64;
    u32: 1 4 2 8 4 16 8 32 16 64; i32: 1 4 2 8 4 16 8 32 16 64; f32: 1 4 2 8 4 16 8 32 16 64;
    u64: 1 8 2 16 4 32 8 64; i64: 1 8 2 16 4 32 8 64; f64: 1 8 2 16 4 32 8 64;
    usize: 1 8 2 16 4 32 8 64; isize: 1 8 2 16 4 32 8 64;
}
