//! Masks: for each element of a vector whether something is so. True is all ones.

use super::{Simd, SimdElement, sealed::Sealed};
use crate::fmt::{self, Debug, Formatter};
use crate::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// The element of a mask: an integer as wide as the elements that it is for.
pub unsafe trait MaskElement: SimdElement<Mask = Self> + Sealed + Eq {
    #[doc(hidden)]
    const TRUE: Self;
    #[doc(hidden)]
    const FALSE: Self;
}
macro_rules! mask_elements {
    ($($t:ident)*) => { $(
        unsafe impl MaskElement for $t {
            const TRUE: Self = -1;
            const FALSE: Self = 0;
        }
    )* };
}
mask_elements! { i8 i16 i32 i64 isize }

#[repr(transparent)]
#[derive(Copy)]
pub struct Mask<T: MaskElement, const N: usize>(Simd<T, N>);

impl<T: MaskElement, const N: usize> Mask<T, N> {
    #[inline]
    pub const fn splat(value: bool) -> Self {
        Mask(Simd::splat(if value { T::TRUE } else { T::FALSE }))
    }
    #[inline]
    pub fn from_array(array: [bool; N]) -> Self {
        Mask::of(|at| unsafe { *(&raw const array as *const bool).add(at) })
    }
    #[inline]
    pub fn to_array(self) -> [bool; N] {
        super::row(|at| self.at(at))
    }
    #[inline]
    pub unsafe fn from_simd_unchecked(value: Simd<T, N>) -> Self {
        Mask(value)
    }
    #[inline]
    pub unsafe fn from_int_unchecked(value: Simd<T, N>) -> Self {
        Mask(value)
    }
    #[inline]
    pub fn from_simd(value: Simd<T, N>) -> Self {
        assert!(Mask::<T, N>::of(|at| value.at(at) == T::TRUE || value.at(at) == T::FALSE).all(), "all values must be either 0 or -1");
        Mask(value)
    }
    #[inline]
    pub fn from_int(value: Simd<T, N>) -> Self {
        Mask::from_simd(value)
    }
    #[inline]
    pub fn to_simd(self) -> Simd<T, N> {
        self.0
    }
    #[inline]
    pub fn to_int(self) -> Simd<T, N> {
        self.0
    }
    #[inline]
    pub fn cast<U: MaskElement>(self) -> Mask<U, N> {
        Mask::of(|at| self.at(at))
    }
    #[inline]
    pub unsafe fn test_unchecked(&self, index: usize) -> bool {
        self.at(index)
    }
    #[inline]
    pub fn test(&self, index: usize) -> bool {
        self.0[index] == T::TRUE
    }
    #[inline]
    pub unsafe fn set_unchecked(&mut self, index: usize, value: bool) {
        unsafe { *self.0.as_mut_array().as_mut_ptr().add(index) = if value { T::TRUE } else { T::FALSE } }
    }
    #[inline]
    pub fn set(&mut self, index: usize, value: bool) {
        self.0[index] = if value { T::TRUE } else { T::FALSE };
    }
    #[inline]
    pub fn any(self) -> bool {
        let mut found = false;
        let mut at = 0;
        while at < N {
            found |= self.at(at);
            at += 1;
        }
        found
    }
    #[inline]
    pub fn all(self) -> bool {
        !(!self).any()
    }
    #[inline]
    pub fn to_bitmask(self) -> u64 {
        const { assert!(N <= 64, "number of elements can't be greater than 64") }
        let mut bits = 0u64;
        let mut at = 0;
        while at < N {
            bits |= (self.at(at) as u64) << at;
            at += 1;
        }
        bits
    }
    #[inline]
    pub fn from_bitmask(bitmask: u64) -> Self {
        Mask::of(|at| at < 64 && (bitmask >> at) & 1 == 1)
    }
    #[inline]
    pub fn first_set(self) -> Option<usize> {
        let mut at = 0;
        while at < N {
            if self.at(at) {
                return Some(at);
            }
            at += 1;
        }
        None
    }
    /// Where the mask says so from the first, else from the second.
    #[inline]
    pub fn select<V>(self, true_values: V, false_values: V) -> V
    where
        Self: super::Select<V>,
    {
        super::Select::select(self, true_values, false_values)
    }
    #[inline(always)]
    pub(crate) fn at(&self, at: usize) -> bool {
        self.0.at(at) != T::FALSE
    }
    #[inline(always)]
    pub(crate) fn of(mut holds: impl FnMut(usize) -> bool) -> Self {
        Mask(Simd::of(|at| if holds(at) { T::TRUE } else { T::FALSE }))
    }
}

impl<T: MaskElement, const N: usize> Clone for Mask<T, N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: MaskElement, const N: usize> Default for Mask<T, N> {
    fn default() -> Self {
        Mask::splat(false)
    }
}
impl<T: MaskElement + PartialEq, const N: usize> PartialEq for Mask<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T: MaskElement + Eq, const N: usize> Eq for Mask<T, N> {}
impl<T: MaskElement + PartialOrd, const N: usize> PartialOrd for Mask<T, N> {
    fn partial_cmp(&self, other: &Self) -> Option<crate::cmp::Ordering> {
        self.0.partial_cmp(&other.0)
    }
}
impl<T: MaskElement, const N: usize> Debug for Mask<T, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries((0..N).map(|at| self.test(at))).finish()
    }
}
impl<T: MaskElement, const N: usize> From<[bool; N]> for Mask<T, N> {
    fn from(array: [bool; N]) -> Self {
        Mask::from_array(array)
    }
}
impl<T: MaskElement, const N: usize> From<Mask<T, N>> for [bool; N] {
    fn from(mask: Mask<T, N>) -> Self {
        mask.to_array()
    }
}
impl<T: MaskElement, const N: usize> Not for Mask<T, N> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Mask::of(|at| !self.at(at))
    }
}
macro_rules! operators {
    ($($Op:ident $op:ident $Assign:ident $assign:ident $sign:tt;)*) => { $(
        impl<T: MaskElement, const N: usize> $Op for Mask<T, N> {
            type Output = Self;
            #[inline]
            fn $op(self, other: Self) -> Self {
                Mask::of(|at| self.at(at) $sign other.at(at))
            }
        }
        impl<T: MaskElement, const N: usize> $Op<bool> for Mask<T, N> {
            type Output = Self;
            #[inline]
            fn $op(self, other: bool) -> Self {
                self $sign Mask::splat(other)
            }
        }
        impl<T: MaskElement, const N: usize> $Op<Mask<T, N>> for bool {
            type Output = Mask<T, N>;
            #[inline]
            fn $op(self, other: Mask<T, N>) -> Mask<T, N> {
                Mask::splat(self) $sign other
            }
        }
        impl<T: MaskElement, const N: usize> $Assign for Mask<T, N> {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = *self $sign other;
            }
        }
        impl<T: MaskElement, const N: usize> $Assign<bool> for Mask<T, N> {
            #[inline]
            fn $assign(&mut self, other: bool) {
                *self = *self $sign other;
            }
        }
    )* };
}
operators! {
    BitAnd bitand BitAndAssign bitand_assign &;
    BitOr bitor BitOrAssign bitor_assign |;
    BitXor bitxor BitXorAssign bitxor_assign ^;
}
macro_rules! widened {
    ($($From:ty: $($To:ty)*;)*) => { $( $(
        impl<const N: usize> From<Mask<$From, N>> for Mask<$To, N> {
            fn from(mask: Mask<$From, N>) -> Self {
                mask.cast()
            }
        }
    )* )* };
}
widened! {
    i8: i16 i32 i64 isize; i16: i8 i32 i64 isize; i32: i8 i16 i64 isize; i64: i8 i16 i32 isize; isize: i8 i16 i32 i64;
}
