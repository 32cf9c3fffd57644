//! Methods of slices.

use super::iter::*;
use super::more::Fill;
use super::{SliceIndex, from_raw_parts, from_raw_parts_mut};
use crate::cmp::Ordering;
use crate::hint::assert_unchecked;
use crate::intrinsics;
use crate::marker::PhantomData;
use crate::ops::{Bound, Range, RangeBounds};

impl<T> [T] {
    #[inline]
    #[lowers_to(slice_len)]
    pub const fn len(&self) -> usize {
        unsafe { intrinsics::slice_len(self as *const [T]) }
    }
    #[inline]
    #[lowers_to(slice_is_empty)]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
    #[inline]
    #[lowers_to(slice_start)]
    pub const fn as_ptr(&self) -> *const T {
        self as *const [T] as *const T
    }
    #[inline]
    #[lowers_to(slice_start)]
    pub const fn as_mut_ptr(&mut self) -> *mut T {
        self as *mut [T] as *mut T
    }
    pub const fn as_ptr_range(&self) -> Range<*const T> {
        let start = self.as_ptr();
        let end = unsafe { start.add(self.len()) };
        start..end
    }
    #[inline]
    pub const fn first(&self) -> Option<&T> {
        if let [first, ..] = self { Some(first) } else { None }
    }
    #[inline]
    pub const fn first_mut(&mut self) -> Option<&mut T> {
        if let [first, ..] = self { Some(first) } else { None }
    }
    pub const fn split_first(&self) -> Option<(&T, &[T])> {
        if let [first, tail @ ..] = self { Some((first, tail)) } else { None }
    }
    pub const fn split_first_mut(&mut self) -> Option<(&mut T, &mut [T])> {
        if let [first, tail @ ..] = self { Some((first, tail)) } else { None }
    }
    #[inline]
    pub const fn last(&self) -> Option<&T> {
        if let [.., last] = self { Some(last) } else { None }
    }
    #[inline]
    pub const fn last_mut(&mut self) -> Option<&mut T> {
        if let [.., last] = self { Some(last) } else { None }
    }
    pub const fn split_last(&self) -> Option<(&T, &[T])> {
        if let [init @ .., last] = self { Some((last, init)) } else { None }
    }
    pub const fn split_last_mut(&mut self) -> Option<(&mut T, &mut [T])> {
        if let [init @ .., last] = self { Some((last, init)) } else { None }
    }
    pub const fn first_chunk<const N: usize>(&self) -> Option<&[T; N]> {
        if self.len() < N { None } else { Some(unsafe { &*(self.as_ptr() as *const [T; N]) }) }
    }
    pub const fn first_chunk_mut<const N: usize>(&mut self) -> Option<&mut [T; N]> {
        if self.len() < N { None } else { Some(unsafe { &mut *(self.as_mut_ptr() as *mut [T; N]) }) }
    }
    pub const fn last_chunk<const N: usize>(&self) -> Option<&[T; N]> {
        if self.len() < N {
            None
        } else {
            Some(unsafe { &*(self.as_ptr().add(self.len() - N) as *const [T; N]) })
        }
    }
    pub const fn split_first_chunk<const N: usize>(&self) -> Option<(&[T; N], &[T])> {
        if self.len() < N {
            return None;
        }
        let (head, tail) = self.split_at(N);
        Some((unsafe { &*(head.as_ptr() as *const [T; N]) }, tail))
    }
    pub const fn split_last_chunk<const N: usize>(&self) -> Option<(&[T], &[T; N])> {
        if self.len() < N {
            return None;
        }
        let (head, tail) = self.split_at(self.len() - N);
        Some((head, unsafe { &*(tail.as_ptr() as *const [T; N]) }))
    }
    pub const fn as_array<const N: usize>(&self) -> Option<&[T; N]> {
        if self.len() == N { Some(unsafe { &*(self.as_ptr() as *const [T; N]) }) } else { None }
    }
    #[inline]
    pub fn get<I: SliceIndex<[T]>>(&self, index: I) -> Option<&I::Output> {
        index.get(self)
    }
    #[inline]
    pub fn get_mut<I: SliceIndex<[T]>>(&mut self, index: I) -> Option<&mut I::Output> {
        index.get_mut(self)
    }
    #[inline]
    #[checked_by(for_get_unchecked)]
    pub unsafe fn get_unchecked<I: SliceIndex<[T]>>(&self, index: I) -> &I::Output {
        unsafe { &*index.get_unchecked(self) }
    }
    #[inline]
    #[checked_by(for_get_unchecked_mut)]
    pub unsafe fn get_unchecked_mut<I: SliceIndex<[T]>>(&mut self, index: I) -> &mut I::Output {
        unsafe { &mut *index.get_unchecked_mut(self) }
    }
    #[inline]
    pub const fn swap(&mut self, a: usize, b: usize) {
        let pa = &raw mut self[a];
        let pb = &raw mut self[b];
        unsafe { crate::ptr::swap(pa, pb) }
    }
    #[checked_by(for_swap_unchecked)]
    pub unsafe fn swap_unchecked(&mut self, a: usize, b: usize) {
        let ptr = self.as_mut_ptr();
        unsafe { crate::ptr::swap(ptr.add(a), ptr.add(b)) }
    }
    pub const fn reverse(&mut self) {
        let n = self.len();
        let mut i = 0;
        while i < n / 2 {
            self.swap(i, n - 1 - i);
            i += 1;
        }
    }
    #[inline]
    pub fn iter(&self) -> Iter<'_, T> {
        Iter::new(self)
    }
    #[inline]
    pub fn iter_mut(&mut self) -> IterMut<'_, T> {
        IterMut::new(self)
    }
    #[inline]
    pub fn windows(&self, size: usize) -> Windows<'_, T> {
        assert!(size != 0, "window size must be non-zero");
        Windows { v: self, size }
    }
    #[inline]
    pub fn chunks(&self, chunk_size: usize) -> Chunks<'_, T> {
        assert!(chunk_size != 0, "chunk size must be non-zero");
        Chunks { v: self, size: chunk_size }
    }
    #[inline]
    pub fn chunks_mut(&mut self, chunk_size: usize) -> ChunksMut<'_, T> {
        assert!(chunk_size != 0, "chunk size must be non-zero");
        ChunksMut { ptr: self.as_mut_ptr(), len: self.len(), size: chunk_size, marker: PhantomData }
    }
    #[inline]
    pub fn chunks_exact(&self, chunk_size: usize) -> ChunksExact<'_, T> {
        assert!(chunk_size != 0, "chunk size must be non-zero");
        let (v, rem) = unsafe { self.split_at_unchecked(self.len() - self.len() % chunk_size) };
        ChunksExact { v, rem, size: chunk_size }
    }
    #[inline]
    pub fn chunks_exact_mut(&mut self, chunk_size: usize) -> ChunksExactMut<'_, T> {
        assert!(chunk_size != 0, "chunk size must be non-zero");
        let rem = self.len() % chunk_size;
        let len = self.len() - rem;
        let ptr = self.as_mut_ptr();
        ChunksExactMut { ptr, len, end: unsafe { ptr.add(len) }, rem, size: chunk_size, marker: PhantomData }
    }
    pub fn rchunks(&self, chunk_size: usize) -> RChunks<'_, T> {
        assert!(chunk_size != 0, "chunk size must be non-zero");
        RChunks { v: self, size: chunk_size }
    }
    pub fn rchunks_exact(&self, chunk_size: usize) -> RChunksExact<'_, T> {
        assert!(chunk_size != 0, "chunk size must be non-zero");
        let (rem, v) = unsafe { self.split_at_unchecked(self.len() % chunk_size) };
        RChunksExact { v, rem, size: chunk_size }
    }
    pub const fn as_chunks<const N: usize>(&self) -> (&[[T; N]], &[T]) {
        assert!(N != 0, "chunk size must be non-zero");
        let n = self.len() / N;
        let (head, tail) = unsafe { self.split_at_unchecked(n * N) };
        (unsafe { from_raw_parts(head.as_ptr() as *const [T; N], n) }, tail)
    }
    pub const fn as_chunks_mut<const N: usize>(&mut self) -> (&mut [[T; N]], &mut [T]) {
        assert!(N != 0, "chunk size must be non-zero");
        let n = self.len() / N;
        let (head, tail) = unsafe { self.split_at_mut_unchecked(n * N) };
        (unsafe { from_raw_parts_mut(head.as_mut_ptr() as *mut [T; N], n) }, tail)
    }
    pub fn chunk_by<F: FnMut(&T, &T) -> bool>(&self, pred: F) -> ChunkBy<'_, T, F> {
        ChunkBy { v: self, pred }
    }
    #[inline]
    pub const fn split_at(&self, mid: usize) -> (&[T], &[T]) {
        if mid > self.len() {
            panic!("mid > len");
        }
        unsafe { self.split_at_unchecked(mid) }
    }
    #[inline]
    pub const fn split_at_mut(&mut self, mid: usize) -> (&mut [T], &mut [T]) {
        if mid > self.len() {
            panic!("mid > len");
        }
        let len = self.len();
        let ptr = self.as_mut_ptr();
        unsafe { (from_raw_parts_mut(ptr, mid), from_raw_parts_mut(ptr.add(mid), len - mid)) }
    }
    #[inline]
    #[checked_by(for_split_at_unchecked)]
    pub const unsafe fn split_at_unchecked(&self, mid: usize) -> (&[T], &[T]) {
        let len = self.len();
        let ptr = self.as_ptr();
        unsafe { (from_raw_parts(ptr, mid), from_raw_parts(ptr.add(mid), len - mid)) }
    }
    pub const fn split_at_checked(&self, mid: usize) -> Option<(&[T], &[T])> {
        if mid <= self.len() { Some(unsafe { self.split_at_unchecked(mid) }) } else { None }
    }
    pub fn split<F: FnMut(&T) -> bool>(&self, pred: F) -> Split<'_, T, F> {
        Split { v: Some(self), pred }
    }
    pub fn contains(&self, x: &T) -> bool
    where
        T: PartialEq,
    {
        let mut i = 0;
        while i < self.len() {
            if self[i] == *x {
                return true;
            }
            i += 1;
        }
        false
    }
    pub fn starts_with(&self, needle: &[T]) -> bool
    where
        T: PartialEq,
    {
        let n = needle.len();
        self.len() >= n && needle == &self[..n]
    }
    pub fn ends_with(&self, needle: &[T]) -> bool
    where
        T: PartialEq,
    {
        let (m, n) = (self.len(), needle.len());
        m >= n && needle == &self[m - n..]
    }
    pub fn binary_search(&self, x: &T) -> Result<usize, usize>
    where
        T: Ord,
    {
        self.binary_search_by(|p| p.cmp(x))
    }
    pub fn binary_search_by<'a, F: FnMut(&'a T) -> Ordering>(&'a self, mut f: F) -> Result<usize, usize> {
        let mut size = self.len();
        if size == 0 {
            return Err(0);
        }
        let mut base = 0usize;
        // Halving by selection keeps the loop free of data-dependent branches, and finds what core's search finds.
        while size > 1 {
            let half = size / 2;
            let mid = base + half;
            let cmp = f(unsafe { self.get_unchecked(mid) });
            base = if cmp == Ordering::Greater { base } else { mid };
            size -= half;
        }
        let cmp = f(unsafe { self.get_unchecked(base) });
        if cmp == Ordering::Equal {
            unsafe { assert_unchecked(base < self.len()) };
            Ok(base)
        } else {
            let result = base + (cmp == Ordering::Less) as usize;
            unsafe { assert_unchecked(result <= self.len()) };
            Err(result)
        }
    }
    pub fn binary_search_by_key<'a, B: Ord, F: FnMut(&'a T) -> B>(&'a self, b: &B, mut f: F) -> Result<usize, usize> {
        self.binary_search_by(|k| f(k).cmp(b))
    }
    pub fn partition_point<P: FnMut(&T) -> bool>(&self, mut pred: P) -> usize {
        self.binary_search_by(|x| if pred(x) { Ordering::Less } else { Ordering::Greater }).unwrap_or_else(|i| i)
    }
    pub fn is_sorted(&self) -> bool
    where
        T: PartialOrd,
    {
        self.is_sorted_by(|a, b| a <= b)
    }
    pub fn is_sorted_by<'a, F: FnMut(&'a T, &'a T) -> bool>(&'a self, mut compare: F) -> bool {
        let mut i = 1;
        while i < self.len() {
            if !compare(&self[i - 1], &self[i]) {
                return false;
            }
            i += 1;
        }
        true
    }
    pub fn rotate_left(&mut self, mid: usize) {
        assert!(mid <= self.len());
        let (left, right) = self.split_at_mut(mid);
        left.reverse();
        right.reverse();
        self.reverse();
    }
    pub fn rotate_right(&mut self, k: usize) {
        assert!(k <= self.len());
        let mid = self.len() - k;
        self.rotate_left(mid);
    }
    pub fn fill(&mut self, value: T)
    where
        T: Clone,
    {
        self.fill_with_value(value);
    }
    pub fn fill_with<F: FnMut() -> T>(&mut self, mut f: F) {
        let mut i = 0;
        while i < self.len() {
            self[i] = f();
            i += 1;
        }
    }
    pub fn clone_from_slice(&mut self, src: &[T])
    where
        T: Clone,
    {
        assert!(self.len() == src.len(), "destination and source slices have different lengths");
        let mut i = 0;
        while i < self.len() {
            self[i] = src[i].clone();
            i += 1;
        }
    }
    #[inline]
    pub const fn copy_from_slice(&mut self, src: &[T])
    where
        T: Copy,
    {
        if self.len() != src.len() {
            panic_as!(
                "copy_from_slice: source slice length does not match destination slice length";
                "copy_from_slice: source slice length ({}) does not match destination slice length ({})",
                src.len(), self.len()
            );
        }
        unsafe { intrinsics::copy_nonoverlapping(src.as_ptr(), self.as_mut_ptr(), self.len()) }
    }
    pub fn copy_within<R: RangeBounds<usize>>(&mut self, src: R, dest: usize)
    where
        T: Copy,
    {
        let start = match src.start_bound() {
            Bound::Included(&n) => n,
            Bound::Excluded(&n) => n + 1,
            Bound::Unbounded => 0,
        };
        let end = match src.end_bound() {
            Bound::Included(&n) => n + 1,
            Bound::Excluded(&n) => n,
            Bound::Unbounded => self.len(),
        };
        assert!(start <= end && end <= self.len(), "range out of bounds");
        let count = end - start;
        assert!(dest <= self.len() - count, "dest is out of bounds");
        let ptr = self.as_mut_ptr();
        unsafe { intrinsics::copy(ptr.add(start) as *const T, ptr.add(dest), count) }
    }
    pub fn swap_with_slice(&mut self, other: &mut [T]) {
        assert!(self.len() == other.len(), "destination and source slices have different lengths");
        let mut i = 0;
        while i < self.len() {
            crate::mem::swap(&mut self[i], &mut other[i]);
            i += 1;
        }
    }
}

/// What has bytes cannot be more than an address counts.
const fn flat_len<T>(len: usize, n: usize) -> usize {
    if size_of::<T>() == 0 {
        len.checked_mul(n).expect("slice len overflow")
    } else {
        unsafe { len.unchecked_mul(n) }
    }
}

impl<T, const N: usize> [[T; N]] {
    pub const fn as_flattened(&self) -> &[T] {
        unsafe { from_raw_parts(self.as_ptr() as *const T, flat_len::<T>(self.len(), N)) }
    }
    pub const fn as_flattened_mut(&mut self) -> &mut [T] {
        let n = flat_len::<T>(self.len(), N);
        unsafe { from_raw_parts_mut(self.as_mut_ptr() as *mut T, n) }
    }
}
