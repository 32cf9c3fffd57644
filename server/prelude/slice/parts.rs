//! Methods that take slices apart: fixed-size chunks from either end, prefixes, several places at once, other types.

use super::far;
use super::iter::{RChunks, RChunksExact};
use super::splits::some_of;
use super::{GetDisjointMutIndex, SliceIndex, from_raw_parts, from_raw_parts_mut};
use crate::mem;
use crate::ops::Range;

impl<T> [T] {
    pub const fn as_mut_ptr_range(&mut self) -> Range<*mut T> {
        let start = self.as_mut_ptr();
        let end = unsafe { start.add(self.len()) };
        start..end
    }
    pub const fn split_first_chunk_mut<const N: usize>(&mut self) -> Option<(&mut [T; N], &mut [T])> {
        if self.len() < N {
            return None;
        }
        let (head, tail) = self.split_at_mut(N);
        Some((unsafe { &mut *(head.as_mut_ptr() as *mut [T; N]) }, tail))
    }
    pub const fn split_last_chunk_mut<const N: usize>(&mut self) -> Option<(&mut [T], &mut [T; N])> {
        if self.len() < N {
            return None;
        }
        let (head, tail) = self.split_at_mut(self.len() - N);
        Some((head, unsafe { &mut *(tail.as_mut_ptr() as *mut [T; N]) }))
    }
    pub const fn last_chunk_mut<const N: usize>(&mut self) -> Option<&mut [T; N]> {
        match self.split_last_chunk_mut::<N>() {
            Some((_, last)) => Some(last),
            None => None,
        }
    }
    pub const fn as_mut_array<const N: usize>(&mut self) -> Option<&mut [T; N]> {
        if self.len() == N { Some(unsafe { &mut *(self.as_mut_ptr() as *mut [T; N]) }) } else { None }
    }
    pub const fn as_rchunks<const N: usize>(&self) -> (&[T], &[[T; N]]) {
        assert!(N != 0, "chunk size must be non-zero");
        let (head, tail) = self.split_at(self.len() % N);
        (head, unsafe { from_raw_parts(tail.as_ptr() as *const [T; N], tail.len() / N) })
    }
    pub const fn as_rchunks_mut<const N: usize>(&mut self) -> (&mut [T], &mut [[T; N]]) {
        assert!(N != 0, "chunk size must be non-zero");
        let (head, tail) = self.split_at_mut(self.len() % N);
        (head, unsafe { from_raw_parts_mut(tail.as_mut_ptr() as *mut [T; N], tail.len() / N) })
    }
    #[checked_by(for_as_chunks_unchecked)]
    pub const unsafe fn as_chunks_unchecked<const N: usize>(&self) -> &[[T; N]] {
        unsafe { from_raw_parts(self.as_ptr() as *const [T; N], self.len() / N) }
    }
    #[checked_by(for_as_chunks_unchecked_mut)]
    pub const unsafe fn as_chunks_unchecked_mut<const N: usize>(&mut self) -> &mut [[T; N]] {
        unsafe { from_raw_parts_mut(self.as_mut_ptr() as *mut [T; N], self.len() / N) }
    }
    pub fn rchunks_mut(&mut self, chunk_size: usize) -> RChunksMut<'_, T> {
        assert!(chunk_size != 0, "chunk size must be non-zero");
        RChunksMut { v: self, size: chunk_size }
    }
    pub fn rchunks_exact_mut(&mut self, chunk_size: usize) -> RChunksExactMut<'_, T> {
        assert!(chunk_size != 0, "chunk size must be non-zero");
        let (rem, v) = self.split_at_mut(self.len() % chunk_size);
        RChunksExactMut { v, rem, size: chunk_size }
    }
    pub fn chunk_by_mut<F: FnMut(&T, &T) -> bool>(&mut self, pred: F) -> ChunkByMut<'_, T, F> {
        ChunkByMut { v: self, pred }
    }
    pub fn array_windows<const N: usize>(&self) -> ArrayWindows<'_, T, N> {
        assert!(N != 0, "window size must be non-zero");
        ArrayWindows { v: self }
    }
    pub const unsafe fn split_at_mut_unchecked(&mut self, mid: usize) -> (&mut [T], &mut [T]) {
        let len = self.len();
        let ptr = self.as_mut_ptr();
        unsafe { (from_raw_parts_mut(ptr, mid), from_raw_parts_mut(ptr.add(mid), len - mid)) }
    }
    pub const fn split_at_mut_checked(&mut self, mid: usize) -> Option<(&mut [T], &mut [T])> {
        if mid <= self.len() { Some(unsafe { self.split_at_mut_unchecked(mid) }) } else { None }
    }
    pub fn strip_prefix(&self, prefix: &[T]) -> Option<&[T]>
    where
        T: PartialEq,
    {
        if self.starts_with(prefix) { Some(&self[prefix.len()..]) } else { None }
    }
    pub fn strip_suffix(&self, suffix: &[T]) -> Option<&[T]>
    where
        T: PartialEq,
    {
        if self.ends_with(suffix) { Some(&self[..self.len() - suffix.len()]) } else { None }
    }
    pub fn is_sorted_by_key<'a, F: FnMut(&'a T) -> K, K: PartialOrd>(&'a self, f: F) -> bool {
        self.iter().is_sorted_by_key(f)
    }
    /// Mutable references to several elements or parts; an error when one is out of range or two share an element.
    pub fn get_disjoint_mut<I, const N: usize>(
        &mut self,
        indices: [I; N],
    ) -> Result<[&mut I::Output; N], GetDisjointMutError>
    where
        I: GetDisjointMutIndex + SliceIndex<Self>,
    {
        for (i, index) in indices.iter().enumerate() {
            if !index.is_in_bounds(self.len()) {
                return Err(GetDisjointMutError::IndexOutOfBounds);
            }
            if indices[..i].iter().any(|before| index.is_overlapping(before)) {
                return Err(GetDisjointMutError::OverlappingIndices);
            }
        }
        Ok(unsafe { self.get_disjoint_unchecked_mut(indices) })
    }
    pub unsafe fn get_disjoint_unchecked_mut<I, const N: usize>(&mut self, indices: [I; N]) -> [&mut I::Output; N]
    where
        I: GetDisjointMutIndex + SliceIndex<Self>,
    {
        let whole: *mut [T] = self;
        indices.map(|index| unsafe { &mut *index.get_unchecked_mut(whole) })
    }
    pub fn split_off_first<'a>(self: &mut &'a Self) -> Option<&'a T> {
        let (first, rest) = self.split_first()?;
        *self = rest;
        Some(first)
    }
    pub fn split_off_last<'a>(self: &mut &'a Self) -> Option<&'a T> {
        let (last, rest) = self.split_last()?;
        *self = rest;
        Some(last)
    }
    pub fn split_off_first_mut<'a>(self: &mut &'a mut Self) -> Option<&'a mut T> {
        let (first, rest) = mem::take(self).split_first_mut()?;
        *self = rest;
        Some(first)
    }
    pub fn split_off_last_mut<'a>(self: &mut &'a mut Self) -> Option<&'a mut T> {
        let (last, rest) = mem::take(self).split_last_mut()?;
        *self = rest;
        Some(last)
    }
    pub fn split_off<'a, R: OneSidedRange>(self: &mut &'a Self, range: R) -> Option<&'a Self> {
        let (from_start, at) = range.cut()?;
        let (head, tail) = self.split_at_checked(at)?;
        let (taken, kept) = if from_start { (head, tail) } else { (tail, head) };
        *self = kept;
        Some(taken)
    }
    pub fn split_off_mut<'a, R: OneSidedRange>(self: &mut &'a mut Self, range: R) -> Option<&'a mut Self> {
        let (from_start, at) = range.cut()?;
        if at > self.len() {
            return None;
        }
        let (head, tail) = mem::take(self).split_at_mut(at);
        let (taken, kept) = if from_start { (head, tail) } else { (tail, head) };
        *self = kept;
        Some(taken)
    }
    /// Which element a reference into the slice points to.
    pub fn element_offset(&self, element: &T) -> Option<usize> {
        let size = mem::size_of::<T>();
        if size == 0 {
            panic!("elements are zero-sized");
        }
        let bytes = (element as *const T as usize).wrapping_sub(self.as_ptr() as usize);
        let at = bytes / size;
        if bytes % size == 0 && at < self.len() { Some(at) } else { None }
    }
    /// The slice seen as a `U` slice, with what does not fit its alignment before and after.
    pub unsafe fn align_to<U>(&self) -> (&[T], &[U], &[T]) {
        let (head, count, tail) = aligned_parts::<T, U>(self.as_ptr() as usize, self.len());
        let (a, rest) = self.split_at(head);
        let (b, c) = rest.split_at(rest.len() - tail);
        (a, unsafe { from_raw_parts(b.as_ptr() as *const U, count) }, c)
    }
    pub unsafe fn align_to_mut<U>(&mut self) -> (&mut [T], &mut [U], &mut [T]) {
        let (head, count, tail) = aligned_parts::<T, U>(self.as_ptr() as usize, self.len());
        let (a, rest) = self.split_at_mut(head);
        let (b, c) = rest.split_at_mut(rest.len() - tail);
        (a, unsafe { from_raw_parts_mut(b.as_mut_ptr() as *mut U, count) }, c)
    }
}

/// Elements of `T` before, elements of `U` in, and elements of `T` after the part that is aligned for `U`.
fn aligned_parts<T, U>(address: usize, len: usize) -> (usize, usize, usize) {
    let (size, unit) = (mem::size_of::<T>(), mem::size_of::<U>());
    if size == 0 || unit == 0 {
        return (len, 0, 0);
    }
    let mut head = 0;
    while head <= len && (address + head * size) % mem::align_of::<U>() != 0 {
        head += 1;
    }
    if head > len {
        return (len, 0, 0);
    }
    let mut count = (len - head) * size / unit;
    while count * unit % size != 0 {
        count -= 1;
    }
    (head, count, len - head - count * unit / size)
}

impl [u8] {
    pub const fn is_ascii(&self) -> bool {
        let mut i = 0;
        while i < self.len() {
            if self[i] >= 0x80 {
                return false;
            }
            i += 1;
        }
        true
    }
    pub fn eq_ignore_ascii_case(&self, other: &[u8]) -> bool {
        self.len() == other.len() && self.iter().zip(other).all(|(a, b)| a.eq_ignore_ascii_case(b))
    }
    pub fn make_ascii_uppercase(&mut self) {
        for byte in self {
            *byte = byte.to_ascii_uppercase();
        }
    }
    pub fn make_ascii_lowercase(&mut self) {
        for byte in self {
            *byte = byte.to_ascii_lowercase();
        }
    }
    pub const fn trim_ascii_start(&self) -> &[u8] {
        let mut rest = self;
        while let [first, tail @ ..] = rest {
            if !first.is_ascii_whitespace() {
                break;
            }
            rest = tail;
        }
        rest
    }
    pub const fn trim_ascii_end(&self) -> &[u8] {
        let mut rest = self;
        while let [head @ .., last] = rest {
            if !last.is_ascii_whitespace() {
                break;
            }
            rest = head;
        }
        rest
    }
    pub const fn trim_ascii(&self) -> &[u8] {
        self.trim_ascii_start().trim_ascii_end()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GetDisjointMutError {
    IndexOutOfBounds,
    OverlappingIndices,
}

pub struct RChunksMut<'a, T> {
    pub(crate) v: &'a mut [T],
    pub(crate) size: usize,
}
impl<'a, T> Iterator for RChunksMut<'a, T> {
    type Item = &'a mut [T];
    fn next(&mut self) -> Option<&'a mut [T]> {
        if self.v.is_empty() {
            return None;
        }
        let at = self.v.len().saturating_sub(self.size);
        let (head, tail) = mem::take(&mut self.v).split_at_mut(at);
        self.v = head;
        Some(tail)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.v.len().div_ceil(self.size);
        (n, Some(n))
    }
    #[inline]
    fn count(self) -> usize {
        self.len()
    }
    #[inline]
    fn last(mut self) -> Option<&'a mut [T]> {
        self.next_back()
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<&'a mut [T]> {
        let n = self.v.len() - far::whole(self.v.len(), self.size, n);
        self.v = unsafe { mem::take(&mut self.v).get_unchecked_mut(..n) };
        self.next()
    }
}
impl<'a, T> ExactSizeIterator for RChunksMut<'a, T> {}
impl<'a, T> DoubleEndedIterator for RChunksMut<'a, T> {
    fn next_back(&mut self) -> Option<&'a mut [T]> {
        if self.v.is_empty() {
            return None;
        }
        let rem = self.v.len() % self.size;
        let (head, tail) = mem::take(&mut self.v).split_at_mut(if rem == 0 { self.size } else { rem });
        self.v = tail;
        Some(head)
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<&'a mut [T]> {
        let n = far::short(self.v.len(), self.size, n);
        self.v = unsafe { mem::take(&mut self.v).get_unchecked_mut(n..) };
        self.next_back()
    }
}
impl<'a, T> DoubleEndedIterator for RChunks<'a, T> {
    fn next_back(&mut self) -> Option<&'a [T]> {
        if self.v.is_empty() {
            return None;
        }
        let rem = self.v.len() % self.size;
        let (head, tail) = self.v.split_at(if rem == 0 { self.size } else { rem });
        self.v = tail;
        Some(head)
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<&'a [T]> {
        self.v = unsafe { self.v.get_unchecked(far::short(self.v.len(), self.size, n)..) };
        self.next_back()
    }
}
impl<'a, T> DoubleEndedIterator for RChunksExact<'a, T> {
    fn next_back(&mut self) -> Option<&'a [T]> {
        if self.v.len() < self.size {
            return None;
        }
        let (head, tail) = self.v.split_at(self.size);
        self.v = tail;
        Some(head)
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<&'a [T]> {
        self.v = unsafe { self.v.get_unchecked(far::whole(self.v.len(), self.size, n)..) };
        self.next_back()
    }
}

pub struct RChunksExactMut<'a, T> {
    pub(crate) v: &'a mut [T],
    pub(super) rem: &'a mut [T],
    pub(crate) size: usize,
}
impl<'a, T> RChunksExactMut<'a, T> {
    pub fn into_remainder(self) -> &'a mut [T] {
        self.rem
    }
}
impl<'a, T> Iterator for RChunksExactMut<'a, T> {
    type Item = &'a mut [T];
    fn next(&mut self) -> Option<&'a mut [T]> {
        if self.v.len() < self.size {
            return None;
        }
        let at = self.v.len() - self.size;
        let (head, tail) = mem::take(&mut self.v).split_at_mut(at);
        self.v = head;
        Some(tail)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.v.len() / self.size;
        (n, Some(n))
    }
    #[inline]
    fn count(self) -> usize {
        self.len()
    }
    #[inline]
    fn last(mut self) -> Option<&'a mut [T]> {
        self.next_back()
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<&'a mut [T]> {
        let n = self.v.len() - far::whole(self.v.len(), self.size, n);
        self.v = unsafe { mem::take(&mut self.v).get_unchecked_mut(..n) };
        self.next()
    }
}
impl<'a, T> ExactSizeIterator for RChunksExactMut<'a, T> {}

pub struct ChunkByMut<'a, T, P> {
    pub(crate) v: &'a mut [T],
    pub(super) pred: P,
}
impl<'a, T, P: FnMut(&T, &T) -> bool> Iterator for ChunkByMut<'a, T, P> {
    type Item = &'a mut [T];
    fn next(&mut self) -> Option<&'a mut [T]> {
        if self.v.is_empty() {
            return None;
        }
        let mut n = 1;
        while n < self.v.len() && (self.pred)(&self.v[n - 1], &self.v[n]) {
            n += 1;
        }
        let (head, tail) = mem::take(&mut self.v).split_at_mut(n);
        self.v = tail;
        Some(head)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        some_of(self.v.len())
    }
}

pub struct ArrayWindows<'a, T, const N: usize> {
    pub(crate) v: &'a [T],
}
impl<'a, T, const N: usize> Clone for ArrayWindows<'a, T, N> {
    fn clone(&self) -> Self {
        ArrayWindows { v: self.v }
    }
}
impl<'a, T, const N: usize> Iterator for ArrayWindows<'a, T, N> {
    type Item = &'a [T; N];
    fn next(&mut self) -> Option<&'a [T; N]> {
        let window = self.v.first_chunk::<N>()?;
        self.v = &self.v[1..];
        Some(window)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.v.len().saturating_sub(N - 1);
        (n, Some(n))
    }
    #[inline]
    fn count(self) -> usize {
        self.len()
    }
    #[inline]
    fn last(mut self) -> Option<&'a [T; N]> {
        self.next_back()
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<&'a [T; N]> {
        self.v = unsafe { self.v.get_unchecked(far::whole(self.v.len(), 1, n)..) };
        self.next()
    }
}
impl<'a, T, const N: usize> ExactSizeIterator for ArrayWindows<'a, T, N> {}

/// Ranges that take one end of a slice: from its start or not, and where the cut is.
pub trait OneSidedRange {
    fn cut(self) -> Option<(bool, usize)>;
}
impl OneSidedRange for crate::ops::RangeTo<usize> {
    fn cut(self) -> Option<(bool, usize)> {
        Some((true, self.end))
    }
}
impl OneSidedRange for crate::ops::RangeToInclusive<usize> {
    fn cut(self) -> Option<(bool, usize)> {
        Some((true, self.end.checked_add(1)?))
    }
}
impl OneSidedRange for crate::ops::RangeFrom<usize> {
    fn cut(self) -> Option<(bool, usize)> {
        Some((false, self.start))
    }
}
