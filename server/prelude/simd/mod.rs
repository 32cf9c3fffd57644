//! Portable vectors: rows of elements that are aligned as a whole, with what is done to all of them at once.
//!
//! GPUs have no vector registers beside those that hold one element of each thread: an operation is one for each element.

#[macro_use]
mod swizzle;
mod alias;
mod bytes;
mod masks;
mod memory;
mod ops;
mod select;
mod traits;

pub mod cmp;
pub mod num;
pub mod prelude;
pub mod ptr;

pub use alias::*;
pub use bytes::ToBytes;
pub use masks::{Mask, MaskElement};
pub use select::Select;
pub use swizzle::{Swizzle, simd_swizzle};

use crate::mem::MaybeUninit;

#[repr(simd, packed)]
#[derive(Copy)]
pub struct Simd<T: SimdElement, const N: usize>([T; N]);

mod sealed {
    pub trait Sealed {}
}
use sealed::Sealed;

/// What a vector may have as element, and the element of its masks.
pub unsafe trait SimdElement: Sealed + Copy {
    type Mask: MaskElement;
}
macro_rules! elements {
    ($($t:ty, $Mask:ty;)*) => { $(
        impl Sealed for $t {}
        unsafe impl SimdElement for $t {
            type Mask = $Mask;
        }
    )* };
}
elements! {
    u8, i8; i8, i8; u16, i16; i16, i16; u32, i32; i32, i32; u64, i64; i64, i64;
    usize, isize; isize, isize; f16, i16; f32, i32; f64, i64;
}
macro_rules! pointer_elements {
    ($($P:ty)*) => { $(
        impl<T> Sealed for $P {}
        unsafe impl<T> SimdElement for $P {
            type Mask = isize;
        }
    )* };
}
pointer_elements! { *const T *mut T }

/// Numbers that are cast to each other, as `as` does it: through a number of their kind that has all of their values.
pub unsafe trait SimdCast: SimdElement {
    #[doc(hidden)]
    fn from_u32(value: u32) -> Self;
    #[doc(hidden)]
    fn from_u64(value: u64) -> Self;
    #[doc(hidden)]
    fn from_i32(value: i32) -> Self;
    #[doc(hidden)]
    fn from_i64(value: i64) -> Self;
    #[doc(hidden)]
    fn from_f32(value: f32) -> Self;
    #[doc(hidden)]
    fn from_f64(value: f64) -> Self;
}
macro_rules! casts {
    ($($t:ty)*) => { $( casts! { @one $t; from_u32 u32 from_u64 u64 from_i32 i32 from_i64 i64 from_f32 f32 from_f64 f64 } )* };
    (@one $t:ty; $($from:ident $From:ty)*) => {
        unsafe impl SimdCast for $t {
            $(
                #[inline(always)]
                fn $from(value: $From) -> Self {
                    value as $t
                }
            )*
        }
    };
}
casts! { u8 u16 u32 u64 usize i8 i16 i32 i64 isize f16 f32 f64 }

/// An array of what a function makes of each index. The loop is short and known: nothing of it is left.
#[inline(always)]
pub(crate) fn row<T: Copy, const N: usize>(mut element: impl FnMut(usize) -> T) -> [T; N] {
    let mut out = [const { MaybeUninit::<T>::uninit() }; N];
    let mut at = 0;
    while at < N {
        unsafe { *out.as_mut_ptr().add(at) = MaybeUninit::new(element(at)) };
        at += 1;
    }
    unsafe { crate::intrinsics::transmute_unchecked(out) }
}

impl<T: SimdElement, const N: usize> Simd<T, N> {
    pub const LEN: usize = N;

    #[inline]
    pub const fn len(&self) -> usize {
        Self::LEN
    }
    #[inline]
    pub const fn splat(value: T) -> Self {
        Simd([value; N])
    }
    #[inline]
    pub const fn from_array(array: [T; N]) -> Self {
        Simd(array)
    }
    #[inline]
    pub const fn to_array(self) -> [T; N] {
        unsafe { *(&raw const self as *const [T; N]) }
    }
    #[inline]
    pub const fn as_array(&self) -> &[T; N] {
        unsafe { &*(self as *const Self as *const [T; N]) }
    }
    #[inline]
    pub const fn as_mut_array(&mut self) -> &mut [T; N] {
        unsafe { &mut *(self as *mut Self as *mut [T; N]) }
    }
    /// The element with an index that is in the vector.
    #[inline(always)]
    pub(crate) fn at(&self, at: usize) -> T {
        unsafe { *(self as *const Self as *const T).add(at) }
    }
    #[inline(always)]
    pub(crate) fn of(element: impl FnMut(usize) -> T) -> Self {
        Simd(row(element))
    }
    #[inline(always)]
    pub(crate) fn each<U: SimdElement>(self, mut f: impl FnMut(T) -> U) -> Simd<U, N> {
        Simd::of(|at| f(self.at(at)))
    }
    #[inline(always)]
    pub(crate) fn both<U: SimdElement, V: SimdElement>(self, other: Simd<U, N>, mut f: impl FnMut(T, U) -> V) -> Simd<V, N> {
        Simd::of(|at| f(self.at(at), other.at(at)))
    }
    #[inline(always)]
    pub(crate) fn fold(self, start: T, mut f: impl FnMut(T, T) -> T) -> T {
        let mut all = start;
        let mut at = 0;
        while at < N {
            all = f(all, self.at(at));
            at += 1;
        }
        all
    }
}
