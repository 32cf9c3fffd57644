//! Arrays by value as iterators.

use crate::mem::MaybeUninit;
use crate::ops::Range;

pub struct IntoIter<T, const N: usize> {
    /// Elements that are given away, or were never there, are no values: their bits say nothing about an enum around this.
    data: MaybeUninit<[T; N]>,
    start: usize,
    end: usize,
}

impl<T, const N: usize> IntoIter<T, N> {
    #[inline]
    pub fn new(array: [T; N]) -> IntoIter<T, N> {
        IntoIter { data: MaybeUninit::new(array), start: 0, end: N }
    }
    #[inline]
    fn element(&self, i: usize) -> *const T {
        let data = &raw const self.data as *const T;
        unsafe { data.add(i) }
    }
    pub const unsafe fn new_unchecked(buffer: MaybeUninit<[T; N]>, initialized: Range<usize>) -> IntoIter<T, N> {
        IntoIter { data: buffer, start: initialized.start, end: initialized.end }
    }
    pub const fn empty() -> IntoIter<T, N> {
        unsafe { IntoIter::new_unchecked(MaybeUninit::uninit(), 0..0) }
    }
    /// Drops elements that are not the iterator's any more, the first one first.
    fn drop_range(&self, start: usize, count: usize) {
        if crate::mem::needs_drop::<T>() {
            let mut i = start;
            while i < start + count {
                unsafe { crate::ptr::drop_in_place(self.element(i) as *mut T) };
                i += 1;
            }
        }
    }
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.end - self.start;
        unsafe { crate::slice::from_raw_parts_mut(self.element(self.start) as *mut T, len) }
    }
    pub fn as_slice(&self) -> &[T] {
        unsafe { crate::slice::from_raw_parts(self.element(self.start), self.end - self.start) }
    }
}

impl<T: Clone, const N: usize> Clone for IntoIter<T, N> {
    fn clone(&self) -> Self {
        let mut copy = IntoIter { data: unsafe { crate::ptr::read(&self.data) }, start: self.start, end: self.end };
        let to = &raw mut copy.data as *mut T;
        let mut i = self.start;
        while i < self.end {
            unsafe { to.add(i).write((*self.element(i)).clone()) };
            i += 1;
        }
        copy
    }
}

impl<T, const N: usize> Iterator for IntoIter<T, N> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.start == self.end {
            return None;
        }
        let i = self.start;
        self.start += 1;
        Some(unsafe { self.element(i).read() })
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.end - self.start;
        (n, Some(n))
    }
    fn advance_by(&mut self, n: usize) -> Result<(), crate::num::NonZero<usize>> {
        let first = self.start;
        let some = if n < self.end - first { n } else { self.end - first };
        self.start += some;
        self.drop_range(first, some);
        crate::num::NonZero::new(n - some).map_or(Ok(()), Err)
    }
}
impl<T, const N: usize> DoubleEndedIterator for IntoIter<T, N> {
    #[inline]
    fn next_back(&mut self) -> Option<T> {
        if self.start == self.end {
            return None;
        }
        self.end -= 1;
        Some(unsafe { self.element(self.end).read() })
    }
    fn advance_back_by(&mut self, n: usize) -> Result<(), crate::num::NonZero<usize>> {
        let some = if n < self.end - self.start { n } else { self.end - self.start };
        self.end -= some;
        self.drop_range(self.end, some);
        crate::num::NonZero::new(n - some).map_or(Ok(()), Err)
    }
}
impl<T, const N: usize> ExactSizeIterator for IntoIter<T, N> {}

impl<T, const N: usize> Drop for IntoIter<T, N> {
    fn drop(&mut self) {
        if crate::mem::needs_drop::<T>() {
            while self.start < self.end {
                let at = self.element(self.start) as *mut T;
                self.start += 1;
                unsafe { crate::ptr::drop_in_place(at) };
            }
        }
    }
}

impl<T, const N: usize> Default for IntoIter<T, N> {
    fn default() -> Self {
        IntoIter::empty()
    }
}
