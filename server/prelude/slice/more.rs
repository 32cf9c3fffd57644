//! Methods of slices that are not stable yet, and ranges with bounds of any kind.

use super::SliceIndex;
use crate::ops::{Bound, Range, RangeBounds, RangeTo};

/// Bounds as start and end in a slice of some length; `None` when one of them overflows.
pub(crate) fn bounds_of(bounds: (Bound<usize>, Bound<usize>), len: usize) -> Option<(usize, usize)> {
    let start = match bounds.0 {
        Bound::Included(start) => start,
        Bound::Excluded(start) => start.checked_add(1)?,
        Bound::Unbounded => 0,
    };
    let end = match bounds.1 {
        Bound::Included(end) => end.checked_add(1)?,
        Bound::Excluded(end) => end,
        Bound::Unbounded => len,
    };
    Some((start, end))
}

#[cold]
fn overflow() -> ! {
    panic!("attempted to index slice beyond the largest index")
}

unsafe impl<T> SliceIndex<[T]> for (Bound<usize>, Bound<usize>) {
    type Output = [T];
    #[inline]
    fn get(self, slice: &[T]) -> Option<&[T]> {
        let (start, end) = bounds_of(self, slice.len())?;
        (start..end).get(slice)
    }
    #[inline]
    fn get_mut(self, slice: &mut [T]) -> Option<&mut [T]> {
        let (start, end) = bounds_of(self, slice.len())?;
        (start..end).get_mut(slice)
    }
    #[inline]
    unsafe fn get_unchecked(self, slice: *const [T]) -> *const [T] {
        unsafe {
            let (start, end) = bounds_of(self, slice.len()).unwrap_unchecked();
            (start..end).get_unchecked(slice)
        }
    }
    #[inline]
    unsafe fn get_unchecked_mut(self, slice: *mut [T]) -> *mut [T] {
        unsafe {
            let (start, end) = bounds_of(self, slice.len()).unwrap_unchecked();
            (start..end).get_unchecked_mut(slice)
        }
    }
    #[inline]
    fn index(self, slice: &[T]) -> &[T] {
        match bounds_of(self, slice.len()) {
            Some((start, end)) => (start..end).index(slice),
            None => overflow(),
        }
    }
    #[inline]
    fn index_mut(self, slice: &mut [T]) -> &mut [T] {
        match bounds_of(self, slice.len()) {
            Some((start, end)) => (start..end).index_mut(slice),
            None => overflow(),
        }
    }
}

/// A range within `..bounds.end` with its start and end; panics as slicing by it does.
pub fn range<R: RangeBounds<usize>>(range: R, bounds: RangeTo<usize>) -> Range<usize> {
    let RangeTo { end: len } = bounds;
    let pair = (range.start_bound().cloned(), range.end_bound().cloned());
    let Some((start, end)) = bounds_of(pair, len) else { overflow() };
    if start > end {
        panic!("slice index starts after its end");
    }
    if end > len {
        panic!("range end index out of range for slice");
    }
    start..end
}
pub fn try_range<R: RangeBounds<usize>>(range: R, bounds: RangeTo<usize>) -> Option<Range<usize>> {
    let pair = (range.start_bound().cloned(), range.end_bound().cloned());
    let (start, end) = bounds_of(pair, bounds.end)?;
    if start > end || end > bounds.end { None } else { Some(start..end) }
}

/// How all elements become one value.
pub(super) trait Fill<T> {
    fn fill_with_value(&mut self, value: T);
}
impl<T: Clone> Fill<T> for [T] {
    default fn fill_with_value(&mut self, value: T) {
        // The last element is the value itself.
        if let Some((last, others)) = self.split_last_mut() {
            for one in others {
                one.clone_from(&value);
            }
            *last = value;
        }
    }
}
impl<T: Copy> Fill<T> for [T] {
    #[inline]
    fn fill_with_value(&mut self, value: T) {
        for one in self.iter_mut() {
            *one = value;
        }
    }
}

impl<T> [T] {
    #[inline]
    pub const fn as_slice(&self) -> &[T] {
        self
    }
    #[inline]
    pub const fn as_mut_slice(&mut self) -> &mut [T] {
        self
    }
    /// Elements that differ from the one before them, in order, and behind them the others.
    pub fn partition_dedup(&mut self) -> (&mut [T], &mut [T])
    where
        T: PartialEq,
    {
        self.partition_dedup_by(|a, b| a == b)
    }
    pub fn partition_dedup_by_key<K: PartialEq, F: FnMut(&mut T) -> K>(&mut self, mut key: F) -> (&mut [T], &mut [T]) {
        self.partition_dedup_by(|a, b| key(a) == key(b))
    }
    pub fn partition_dedup_by<F: FnMut(&mut T, &mut T) -> bool>(&mut self, mut same_bucket: F) -> (&mut [T], &mut [T]) {
        let len = self.len();
        if len <= 1 {
            return (self, &mut []);
        }
        let data = self.as_mut_ptr();
        let mut kept = 1;
        let mut at = 1;
        while at < len {
            unsafe {
                let last = data.add(kept - 1);
                let seen = data.add(at);
                if !same_bucket(&mut *seen, &mut *last) {
                    if at != kept {
                        crate::ptr::swap(seen, data.add(kept));
                    }
                    kept += 1;
                }
            }
            at += 1;
        }
        self.split_at_mut(kept)
    }
    pub fn split_once<F: FnMut(&T) -> bool>(&self, pred: F) -> Option<(&[T], &[T])> {
        let at = self.iter().position(pred)?;
        Some((&self[..at], &self[at + 1..]))
    }
    pub fn rsplit_once<F: FnMut(&T) -> bool>(&self, pred: F) -> Option<(&[T], &[T])> {
        let at = self.iter().rposition(pred)?;
        Some((&self[..at], &self[at + 1..]))
    }
    pub fn strip_circumfix(&self, prefix: &[T], suffix: &[T]) -> Option<&[T]>
    where
        T: PartialEq,
    {
        self.strip_prefix(prefix)?.strip_suffix(suffix)
    }
    pub fn trim_prefix(&self, prefix: &[T]) -> &[T]
    where
        T: PartialEq,
    {
        self.strip_prefix(prefix).unwrap_or(self)
    }
    pub fn trim_suffix(&self, suffix: &[T]) -> &[T]
    where
        T: PartialEq,
    {
        self.strip_suffix(suffix).unwrap_or(self)
    }
    /// Where a part of this slice lies in it.
    pub fn subslice_range(&self, subslice: &[T]) -> Option<Range<usize>> {
        let size = crate::mem::size_of::<T>();
        if size == 0 {
            panic!("elements are zero-sized");
        }
        let distance = subslice.as_ptr().addr().wrapping_sub(self.as_ptr().addr());
        if distance % size != 0 {
            return None;
        }
        let start = distance / size;
        let end = start.wrapping_add(subslice.len());
        if start <= self.len() && end <= self.len() { Some(start..end) } else { None }
    }
    /// Puts values in at the end; the array gets what falls out at the start.
    pub fn shift_left<const N: usize>(&mut self, mut inserted: [T; N]) -> [T; N] {
        if self.len() >= N {
            self[..N].swap_with_slice(&mut inserted);
            self.rotate_left(N);
            inserted
        } else {
            let len = self.len();
            self.swap_with_slice(&mut inserted[N - len..]);
            inserted.rotate_right(len);
            inserted
        }
    }
    /// Puts values in at the start; the array gets what falls out at the end.
    pub fn shift_right<const N: usize>(&mut self, mut inserted: [T; N]) -> [T; N] {
        if let Some(shift) = self.len().checked_sub(N) {
            self[shift..].swap_with_slice(&mut inserted);
            self.rotate_right(N);
            inserted
        } else {
            let len = self.len();
            self.swap_with_slice(&mut inserted[..len]);
            inserted.rotate_left(len);
            inserted
        }
    }
}

macro_rules! float_sorts {
    ($($t:ty)*) => { $(
        impl [$t] {
            pub fn sort_floats(&mut self) {
                self.sort_unstable_by(|a, b| a.total_cmp(b));
            }
        }
    )* };
}
float_sorts! { f16 f32 f64 }

/// The elements between two pointers.
pub const unsafe fn from_ptr_range<'a, T>(range: Range<*const T>) -> &'a [T] {
    unsafe { super::from_raw_parts(range.start, range.end.offset_from_unsigned(range.start)) }
}
pub const unsafe fn from_mut_ptr_range<'a, T>(range: Range<*mut T>) -> &'a mut [T] {
    unsafe { super::from_raw_parts_mut(range.start, range.end.offset_from_unsigned(range.start)) }
}
impl<'a, T> super::IterMut<'a, T> {
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let rest = self.as_slice() as *const [T] as *mut [T];
        unsafe { &mut *rest }
    }
}
impl<'a, T> AsRef<[T]> for super::Iter<'a, T> {
    fn as_ref(&self) -> &[T] {
        self.as_slice()
    }
}
impl<'a, T> AsRef<[T]> for super::IterMut<'a, T> {
    fn as_ref(&self) -> &[T] {
        self.as_slice()
    }
}
