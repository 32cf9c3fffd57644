//! Vectors from memory and to it: rows, chosen elements, elements from anywhere.

use super::{Mask, Simd, SimdElement};

impl<T: SimdElement, const N: usize> Simd<T, N> {
    #[inline]
    pub const fn from_slice(slice: &[T]) -> Self {
        assert!(slice.len() >= Self::LEN, "slice length must be at least the number of elements");
        unsafe { Simd(*(slice.as_ptr() as *const [T; N])) }
    }
    #[inline]
    pub const fn copy_to_slice(self, slice: &mut [T]) {
        assert!(slice.len() >= Self::LEN, "slice length must be at least the number of elements");
        unsafe { *(slice.as_mut_ptr() as *mut [T; N]) = self.to_array() }
    }
    #[inline]
    pub fn load_or_default(slice: &[T]) -> Self
    where
        T: Default,
    {
        Self::load_or(slice, Default::default())
    }
    #[inline]
    pub fn load_or(slice: &[T], or: Self) -> Self {
        Self::load_select(slice, Mask::splat(true), or)
    }
    #[inline]
    pub fn load_select_or_default(slice: &[T], enable: Mask<T::Mask, N>) -> Self
    where
        T: Default,
    {
        Self::load_select(slice, enable, Default::default())
    }
    #[inline]
    pub fn load_select(slice: &[T], enable: Mask<T::Mask, N>, or: Self) -> Self {
        Simd::of(|at| if at < slice.len() && enable.at(at) { slice[at] } else { or.at(at) })
    }
    #[inline]
    pub unsafe fn load_select_unchecked(slice: &[T], enable: Mask<T::Mask, N>, or: Self) -> Self {
        unsafe { Self::load_select_ptr(slice.as_ptr(), enable, or) }
    }
    #[inline]
    pub unsafe fn load_select_ptr(ptr: *const T, enable: Mask<T::Mask, N>, or: Self) -> Self {
        Simd::of(|at| if enable.at(at) { unsafe { *ptr.add(at) } } else { or.at(at) })
    }
    #[inline]
    pub fn store_select(self, slice: &mut [T], enable: Mask<T::Mask, N>) {
        let mut at = 0;
        while at < N {
            if at < slice.len() && enable.at(at) {
                slice[at] = self.at(at);
            }
            at += 1;
        }
    }
    #[inline]
    pub unsafe fn store_select_unchecked(self, slice: &mut [T], enable: Mask<T::Mask, N>) {
        unsafe { self.store_select_ptr(slice.as_mut_ptr(), enable) }
    }
    #[inline]
    pub unsafe fn store_select_ptr(self, ptr: *mut T, enable: Mask<T::Mask, N>) {
        let mut at = 0;
        while at < N {
            if enable.at(at) {
                unsafe { *ptr.add(at) = self.at(at) };
            }
            at += 1;
        }
    }

    #[inline]
    pub fn gather_or(slice: &[T], idxs: Simd<usize, N>, or: Self) -> Self {
        Self::gather_select(slice, Mask::splat(true), idxs, or)
    }
    #[inline]
    pub fn gather_or_default(slice: &[T], idxs: Simd<usize, N>) -> Self
    where
        T: Default,
    {
        Self::gather_or(slice, idxs, Self::splat(T::default()))
    }
    #[inline]
    pub fn gather_select(slice: &[T], enable: Mask<isize, N>, idxs: Simd<usize, N>, or: Self) -> Self {
        Simd::of(|at| {
            let index = idxs.at(at);
            if enable.at(at) && index < slice.len() { slice[index] } else { or.at(at) }
        })
    }
    #[inline]
    pub unsafe fn gather_select_unchecked(slice: &[T], enable: Mask<isize, N>, idxs: Simd<usize, N>, or: Self) -> Self {
        Simd::of(|at| if enable.at(at) { unsafe { *slice.as_ptr().add(idxs.at(at)) } } else { or.at(at) })
    }
    #[inline]
    pub unsafe fn gather_ptr(source: Simd<*const T, N>) -> Self
    where
        T: Default,
    {
        source.each(|from| unsafe { *from })
    }
    #[inline]
    pub unsafe fn gather_select_ptr(source: Simd<*const T, N>, enable: Mask<isize, N>, or: Self) -> Self {
        Simd::of(|at| if enable.at(at) { unsafe { *source.at(at) } } else { or.at(at) })
    }
    #[inline]
    pub fn scatter(self, slice: &mut [T], idxs: Simd<usize, N>) {
        self.scatter_select(slice, Mask::splat(true), idxs)
    }
    #[inline]
    pub fn scatter_select(self, slice: &mut [T], enable: Mask<isize, N>, idxs: Simd<usize, N>) {
        let mut at = 0;
        while at < N {
            let index = idxs.at(at);
            if enable.at(at) && index < slice.len() {
                slice[index] = self.at(at);
            }
            at += 1;
        }
    }
    #[inline]
    pub unsafe fn scatter_select_unchecked(self, slice: &mut [T], enable: Mask<isize, N>, idxs: Simd<usize, N>) {
        let to = slice.as_mut_ptr();
        let mut at = 0;
        while at < N {
            if enable.at(at) {
                unsafe { *to.add(idxs.at(at)) = self.at(at) };
            }
            at += 1;
        }
    }
    #[inline]
    pub unsafe fn scatter_ptr(self, dest: Simd<*mut T, N>) {
        unsafe { self.scatter_select_ptr(dest, Mask::splat(true)) }
    }
    #[inline]
    pub unsafe fn scatter_select_ptr(self, dest: Simd<*mut T, N>, enable: Mask<isize, N>) {
        let mut at = 0;
        while at < N {
            if enable.at(at) {
                unsafe { *dest.at(at) = self.at(at) };
            }
            at += 1;
        }
    }
}
