//! Indexing slices by positions and ranges.

use crate::ops::{
    Index, IndexMut, Range, RangeFrom, RangeFull, RangeInclusive, RangeTo, RangeToInclusive,
};
use crate::ptr;

impl<T, I: SliceIndex<[T]>> Index<I> for [T] {
    type Output = I::Output;
    #[inline]
    fn index(&self, index: I) -> &I::Output {
        index.index(self)
    }
}
impl<T, I: SliceIndex<[T]>> IndexMut<I> for [T] {
    #[inline]
    fn index_mut(&mut self, index: I) -> &mut I::Output {
        index.index_mut(self)
    }
}

pub unsafe trait SliceIndex<T: ?Sized> {
    type Output: ?Sized;
    fn get(self, slice: &T) -> Option<&Self::Output>;
    fn get_mut(self, slice: &mut T) -> Option<&mut Self::Output>;
    unsafe fn get_unchecked(self, slice: *const T) -> *const Self::Output;
    unsafe fn get_unchecked_mut(self, slice: *mut T) -> *mut Self::Output;
    fn index(self, slice: &T) -> &Self::Output;
    fn index_mut(self, slice: &mut T) -> &mut Self::Output;
    /// Would `get` find something? Asked where nothing is checked otherwise.
    #[doc(hidden)]
    fn __within(&self, _slice: &T) -> bool {
        true
    }
    /// From which element on, and up to which one, of a slice of that length.
    #[doc(hidden)]
    fn __range(&self, _len: usize) -> (usize, usize) {
        (0, 0)
    }
}

unsafe impl<T> SliceIndex<[T]> for usize {
    type Output = T;
    #[inline]
    fn __within(&self, slice: &[T]) -> bool {
        *self < slice.len()
    }
    fn __range(&self, _len: usize) -> (usize, usize) {
        (*self, self.wrapping_add(1))
    }
    #[inline]
    fn get(self, slice: &[T]) -> Option<&T> {
        if self < slice.len() { unsafe { Some(&*slice.as_ptr().add(self)) } } else { None }
    }
    #[inline]
    fn get_mut(self, slice: &mut [T]) -> Option<&mut T> {
        if self < slice.len() { unsafe { Some(&mut *slice.as_mut_ptr().add(self)) } } else { None }
    }
    #[inline]
    unsafe fn get_unchecked(self, slice: *const [T]) -> *const T {
        unsafe { slice.as_ptr().add(self) }
    }
    #[inline]
    unsafe fn get_unchecked_mut(self, slice: *mut [T]) -> *mut T {
        unsafe { slice.as_mut_ptr().add(self) }
    }
    #[inline]
    fn index(self, slice: &[T]) -> &T {
        &(*slice)[self]
    }
    #[inline]
    fn index_mut(self, slice: &mut [T]) -> &mut T {
        &mut (*slice)[self]
    }
}

unsafe impl<T> SliceIndex<[T]> for Range<usize> {
    type Output = [T];
    #[inline]
    fn __within(&self, slice: &[T]) -> bool {
        self.start <= self.end && self.end <= slice.len()
    }
    fn __range(&self, _len: usize) -> (usize, usize) {
        (self.start, self.end)
    }
    #[inline]
    fn get(self, slice: &[T]) -> Option<&[T]> {
        if self.start > self.end || self.end > slice.len() {
            None
        } else {
            unsafe { Some(&*self.get_unchecked(slice)) }
        }
    }
    #[inline]
    fn get_mut(self, slice: &mut [T]) -> Option<&mut [T]> {
        if self.start > self.end || self.end > slice.len() {
            None
        } else {
            unsafe { Some(&mut *self.get_unchecked_mut(slice)) }
        }
    }
    #[inline]
    unsafe fn get_unchecked(self, slice: *const [T]) -> *const [T] {
        unsafe { ptr::slice_from_raw_parts(slice.as_ptr().add(self.start), self.end - self.start) }
    }
    #[inline]
    unsafe fn get_unchecked_mut(self, slice: *mut [T]) -> *mut [T] {
        unsafe {
            ptr::slice_from_raw_parts_mut(slice.as_mut_ptr().add(self.start), self.end - self.start)
        }
    }
    #[inline]
    fn index(self, slice: &[T]) -> &[T] {
        check_range(self.start, self.end, slice.len());
        unsafe { &*self.get_unchecked(slice) }
    }
    #[inline]
    fn index_mut(self, slice: &mut [T]) -> &mut [T] {
        check_range(self.start, self.end, slice.len());
        unsafe { &mut *self.get_unchecked_mut(slice) }
    }
}

#[inline]
fn check_range(start: usize, end: usize, len: usize) {
    if start > end {
        panic!("slice index starts after its end");
    }
    if end > len {
        panic!("range end index out of range for slice");
    }
}

/// The other ranges, as `start..end` of a slice of `len` elements; `$check` panics as `core` does.
macro_rules! as_range {
    ($($R:ty, $self:ident, $len:ident => $range:expr, $valid:expr, $msg:literal;)*) => { $(
        unsafe impl<T> SliceIndex<[T]> for $R {
            type Output = [T];
            #[inline]
            fn __within(&$self, slice: &[T]) -> bool {
                let $len = slice.len();
                $valid && { let range: Range<usize> = $range; range.__within(slice) }
            }
            fn __range(&$self, $len: usize) -> (usize, usize) {
                let range: Range<usize> = $range;
                (range.start, range.end)
            }
            #[inline]
            fn get($self, slice: &[T]) -> Option<&[T]> {
                let $len = slice.len();
                if $valid { let range: Range<usize> = $range; range.get(slice) } else { None }
            }
            #[inline]
            fn get_mut($self, slice: &mut [T]) -> Option<&mut [T]> {
                let $len = slice.len();
                if $valid { let range: Range<usize> = $range; range.get_mut(slice) } else { None }
            }
            #[inline]
            unsafe fn get_unchecked($self, slice: *const [T]) -> *const [T] {
                let $len = slice.len();
                let range: Range<usize> = $range;
                unsafe { range.get_unchecked(slice) }
            }
            #[inline]
            unsafe fn get_unchecked_mut($self, slice: *mut [T]) -> *mut [T] {
                let $len = slice.len();
                let range: Range<usize> = $range;
                unsafe { range.get_unchecked_mut(slice) }
            }
            #[inline]
            fn index($self, slice: &[T]) -> &[T] {
                let $len = slice.len();
                if !$valid { panic!($msg) }
                let range: Range<usize> = $range;
                range.index(slice)
            }
            #[inline]
            fn index_mut($self, slice: &mut [T]) -> &mut [T] {
                let $len = slice.len();
                if !$valid { panic!($msg) }
                let range: Range<usize> = $range;
                range.index_mut(slice)
            }
        }
    )* };
}

as_range! {
    RangeTo<usize>, self, len => 0..self.end, self.end <= len,
        "range end index out of range for slice";
    RangeFrom<usize>, self, len => self.start..len, self.start <= len,
        "range start index out of range for slice";
    RangeFull, self, len => 0..len, true, "";
    RangeInclusive<usize>, self, len =>
        (if self.exhausted { self.end + 1 } else { self.start })..self.end + 1,
        self.end < len, "range end index out of range for slice";
    RangeToInclusive<usize>, self, len => 0..self.end + 1, self.end < len,
        "range end index out of range for slice";
}
