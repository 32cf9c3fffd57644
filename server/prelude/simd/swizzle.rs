//! Elements of vectors in another order.

use super::{Mask, MaskElement, Simd, SimdElement};

/// A vector of elements with the indexes given: `simd_swizzle!(v, [3, 0])`, or of two vectors, one behind the other.
pub macro simd_swizzle {
    ($vector:expr, $index:expr $(,)?) => {
        {
            use $crate::simd::Swizzle;
            struct Impl;
            impl Swizzle<{ $index.len() }> for Impl {
                const INDEX: [usize; { $index.len() }] = $index;
            }
            Impl::swizzle($vector)
        }
    },
    ($first:expr, $second:expr, $index:expr $(,)?) => {
        {
            use $crate::simd::Swizzle;
            struct Impl;
            impl Swizzle<{ $index.len() }> for Impl {
                const INDEX: [usize; { $index.len() }] = $index;
            }
            Impl::concat_swizzle($first, $second)
        }
    }
}

pub trait Swizzle<const N: usize> {
    const INDEX: [usize; N];

    #[inline]
    fn swizzle<T: SimdElement, const M: usize>(vector: Simd<T, M>) -> Simd<T, N> {
        const { assert!(within(&Self::INDEX, M), "source lane index out of bounds") }
        Simd::of(|at| vector.at(Self::INDEX[at]))
    }
    #[inline]
    fn concat_swizzle<T: SimdElement, const M: usize>(first: Simd<T, M>, second: Simd<T, M>) -> Simd<T, N> {
        const { assert!(within(&Self::INDEX, 2 * M), "source lane index out of bounds") }
        Simd::of(|at| {
            let from = Self::INDEX[at];
            if from < M { first.at(from) } else { second.at(from - M) }
        })
    }
    #[inline]
    fn swizzle_mask<T: MaskElement, const M: usize>(mask: Mask<T, M>) -> Mask<T, N> {
        unsafe { Mask::from_simd_unchecked(Self::swizzle(mask.to_simd())) }
    }
    #[inline]
    fn concat_swizzle_mask<T: MaskElement, const M: usize>(first: Mask<T, M>, second: Mask<T, M>) -> Mask<T, N> {
        unsafe { Mask::from_simd_unchecked(Self::concat_swizzle(first.to_simd(), second.to_simd())) }
    }
}
const fn within<const N: usize>(index: &[usize; N], len: usize) -> bool {
    let mut at = 0;
    while at < N {
        if index[at] >= len {
            return false;
        }
        at += 1;
    }
    true
}

impl<T: SimdElement, const N: usize> Simd<T, N> {
    #[inline]
    pub fn reverse(self) -> Self {
        Simd::of(|at| self.at(N - 1 - at))
    }
    #[inline]
    pub fn rotate_elements_left<const OFFSET: usize>(self) -> Self {
        Simd::of(|at| self.at((at + OFFSET % N) % N))
    }
    #[inline]
    pub fn rotate_elements_right<const OFFSET: usize>(self) -> Self {
        Simd::of(|at| self.at((at + N - OFFSET % N) % N))
    }
    #[inline]
    pub fn shift_elements_left<const OFFSET: usize>(self, padding: T) -> Self {
        Simd::of(|at| if OFFSET < N && at < N - OFFSET { self.at(at + OFFSET) } else { padding })
    }
    #[inline]
    pub fn shift_elements_right<const OFFSET: usize>(self, padding: T) -> Self {
        Simd::of(|at| if at >= OFFSET { self.at(at - OFFSET) } else { padding })
    }
    #[inline]
    pub fn interleave(self, other: Self) -> (Self, Self) {
        let pick = |at: usize| if at % 2 == 0 { self.at(at / 2) } else { other.at(at / 2) };
        (Simd::of(|at| pick(at)), Simd::of(|at| pick(at + N)))
    }
    #[inline]
    pub fn deinterleave(self, other: Self) -> (Self, Self) {
        let pick = |at: usize| if at < N { self.at(at) } else { other.at(at - N) };
        (Simd::of(|at| pick(2 * at)), Simd::of(|at| pick(2 * at + 1)))
    }
    #[inline]
    pub fn resize<const M: usize>(self, value: T) -> Simd<T, M> {
        Simd::of(|at| if at < N { self.at(at) } else { value })
    }
    #[inline]
    pub fn extract<const START: usize, const LEN: usize>(self) -> Simd<T, LEN> {
        const { assert!(START + LEN <= N, "source lane index out of bounds") }
        Simd::of(|at| self.at(START + at))
    }
}
impl<T: MaskElement, const N: usize> Mask<T, N> {
    #[inline]
    pub fn reverse(self) -> Self {
        Mask::of(|at| self.at(N - 1 - at))
    }
    #[inline]
    pub fn rotate_elements_left<const OFFSET: usize>(self) -> Self {
        unsafe { Mask::from_simd_unchecked(self.to_simd().rotate_elements_left::<OFFSET>()) }
    }
    #[inline]
    pub fn rotate_elements_right<const OFFSET: usize>(self) -> Self {
        unsafe { Mask::from_simd_unchecked(self.to_simd().rotate_elements_right::<OFFSET>()) }
    }
    #[inline]
    pub fn shift_elements_left<const OFFSET: usize>(self, padding: bool) -> Self {
        let padding = if padding { T::TRUE } else { T::FALSE };
        unsafe { Mask::from_simd_unchecked(self.to_simd().shift_elements_left::<OFFSET>(padding)) }
    }
    #[inline]
    pub fn shift_elements_right<const OFFSET: usize>(self, padding: bool) -> Self {
        let padding = if padding { T::TRUE } else { T::FALSE };
        unsafe { Mask::from_simd_unchecked(self.to_simd().shift_elements_right::<OFFSET>(padding)) }
    }
    #[inline]
    pub fn interleave(self, other: Self) -> (Self, Self) {
        let (a, b) = self.to_simd().interleave(other.to_simd());
        unsafe { (Mask::from_simd_unchecked(a), Mask::from_simd_unchecked(b)) }
    }
    #[inline]
    pub fn deinterleave(self, other: Self) -> (Self, Self) {
        let (a, b) = self.to_simd().deinterleave(other.to_simd());
        unsafe { (Mask::from_simd_unchecked(a), Mask::from_simd_unchecked(b)) }
    }
    #[inline]
    pub fn resize<const M: usize>(self, value: bool) -> Mask<T, M> {
        Mask::of(|at| if at < N { self.at(at) } else { value })
    }
    #[inline]
    pub fn extract<const START: usize, const LEN: usize>(self) -> Mask<T, LEN> {
        unsafe { Mask::from_simd_unchecked(self.to_simd().extract::<START, LEN>()) }
    }
}
impl<const N: usize> Simd<u8, N> {
    /// Zero for indexes beyond the vector.
    #[inline]
    pub fn swizzle_dyn(self, idxs: Simd<u8, N>) -> Self {
        idxs.each(|index| if (index as usize) < N { self[index as usize] } else { 0 })
    }
}
