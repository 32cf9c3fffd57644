//! `BinaryHeap`: the greatest value first. The order inside, which iterators show, is that of Rust's own.

use super::TryReserveError;
use crate::fmt::{self, Debug, Formatter};
use crate::iter::FusedIterator;
use crate::mem::{ManuallyDrop, swap};
use crate::ops::{Deref, DerefMut};
use crate::ptr;
use crate::slice;
use crate::vec::{self, Vec};

pub struct BinaryHeap<T> {
    data: Vec<T>,
}

/// A place in a row whose value is held aside while others move.
struct Hole<'a, T: 'a> {
    data: &'a mut [T],
    value: ManuallyDrop<T>,
    at: usize,
}
impl<'a, T> Hole<'a, T> {
    unsafe fn new(data: &'a mut [T], at: usize) -> Self {
        let value = unsafe { ptr::read(data.as_ptr().add(at)) };
        Hole { data, value: ManuallyDrop::new(value), at }
    }
    fn get(&self, at: usize) -> &T {
        unsafe { self.data.get_unchecked(at) }
    }
    /// The value at `at` goes into the hole, which is where it was.
    fn move_to(&mut self, at: usize) {
        let start = self.data.as_mut_ptr();
        unsafe { ptr::copy_nonoverlapping(start.add(at), start.add(self.at), 1) }
        self.at = at;
    }
}
impl<T> Drop for Hole<'_, T> {
    fn drop(&mut self) {
        unsafe { ptr::copy_nonoverlapping(&*self.value, self.data.as_mut_ptr().add(self.at), 1) }
    }
}

impl<T: Ord> BinaryHeap<T> {
    pub const fn new() -> Self {
        BinaryHeap { data: Vec::new() }
    }
    pub fn with_capacity(room: usize) -> Self {
        BinaryHeap { data: Vec::with_capacity(room) }
    }
    pub fn push(&mut self, value: T) {
        let at = self.len();
        self.data.push(value);
        self.sift_up(0, at);
    }
    pub fn pop(&mut self) -> Option<T> {
        let mut last = self.data.pop()?;
        if !self.is_empty() {
            swap(&mut last, &mut self.data[0]);
            self.sift_down_to_bottom(0);
        }
        Some(last)
    }
    pub fn pop_if(&mut self, take: impl FnOnce(&T) -> bool) -> Option<T> {
        if take(self.peek()?) { self.pop() } else { None }
    }
    pub fn peek_mut(&mut self) -> Option<PeekMut<'_, T>> {
        if self.is_empty() { None } else { Some(PeekMut { heap: self, is_changed: false }) }
    }
    pub fn into_sorted_vec(mut self) -> Vec<T> {
        let mut end = self.len();
        while end > 1 {
            end -= 1;
            self.data.swap(0, end);
            self.sift_down_range(0, end);
        }
        self.into_vec()
    }
    pub fn append(&mut self, other: &mut Self) {
        if self.len() < other.len() {
            swap(self, other);
        }
        let start = self.len();
        self.data.append(&mut other.data);
        self.rebuild_tail(start);
    }
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut first_gone = self.len();
        let mut at = 0;
        self.data.retain(|value| {
            let kept = keep(value);
            if !kept && at < first_gone {
                first_gone = at;
            }
            at += 1;
            kept
        });
        self.rebuild_tail(first_gone);
    }
    pub fn into_iter_sorted(self) -> IntoIterSorted<T> {
        IntoIterSorted { heap: self }
    }
    pub fn drain_sorted(&mut self) -> DrainSorted<'_, T> {
        DrainSorted { heap: self }
    }

    fn sift_up(&mut self, start: usize, at: usize) -> usize {
        let mut hole = unsafe { Hole::new(&mut self.data, at) };
        while hole.at > start {
            let parent = (hole.at - 1) / 2;
            if *hole.value <= *hole.get(parent) {
                break;
            }
            hole.move_to(parent);
        }
        hole.at
    }
    fn sift_down_range(&mut self, at: usize, end: usize) {
        let mut hole = unsafe { Hole::new(&mut self.data, at) };
        let mut child = 2 * hole.at + 1;
        while child <= end.saturating_sub(2) {
            child += (hole.get(child) <= hole.get(child + 1)) as usize;
            if *hole.value >= *hole.get(child) {
                return;
            }
            hole.move_to(child);
            child = 2 * hole.at + 1;
        }
        if child == end - 1 && *hole.value < *hole.get(child) {
            hole.move_to(child);
        }
    }
    fn sift_down(&mut self, at: usize) {
        let len = self.len();
        self.sift_down_range(at, len);
    }
    /// All the way down and up again: what comes from the end mostly belongs there.
    fn sift_down_to_bottom(&mut self, start: usize) {
        let end = self.len();
        let mut hole = unsafe { Hole::new(&mut self.data, start) };
        let mut child = 2 * hole.at + 1;
        while child <= end.saturating_sub(2) {
            child += (hole.get(child) <= hole.get(child + 1)) as usize;
            hole.move_to(child);
            child = 2 * hole.at + 1;
        }
        if child == end - 1 {
            hole.move_to(child);
        }
        let at = hole.at;
        drop(hole);
        self.sift_up(start, at);
    }
    fn rebuild(&mut self) {
        let mut at = self.len() / 2;
        while at > 0 {
            at -= 1;
            self.sift_down(at);
        }
    }
    /// Values from `start` on are not in order.
    fn rebuild_tail(&mut self, start: usize) {
        let len = self.len();
        if start == len {
            return;
        }
        let tail = len - start;
        let is_cheaper = if start < tail {
            true
        } else if len <= 2048 {
            2 * len < tail * start.ilog2() as usize
        } else {
            2 * len < tail * 11
        };
        if is_cheaper {
            return self.rebuild();
        }
        for at in start..len {
            self.sift_up(0, at);
        }
    }
}

impl<T> BinaryHeap<T> {
    pub fn len(&self) -> usize {
        self.data.len()
    }
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    pub fn capacity(&self) -> usize {
        self.data.capacity()
    }
    pub fn reserve(&mut self, more: usize) {
        self.data.reserve(more);
    }
    pub fn reserve_exact(&mut self, more: usize) {
        self.data.reserve_exact(more);
    }
    pub fn try_reserve(&mut self, more: usize) -> Result<(), TryReserveError> {
        self.data.try_reserve(more)
    }
    pub fn shrink_to_fit(&mut self) {
        self.data.shrink_to_fit();
    }
    pub fn shrink_to(&mut self, least: usize) {
        self.data.shrink_to(least);
    }
    pub fn peek(&self) -> Option<&T> {
        self.data.first()
    }
    pub fn iter(&self) -> Iter<'_, T> {
        Iter { values: self.data.iter() }
    }
    pub fn into_vec(self) -> Vec<T> {
        self.data
    }
    pub fn as_slice(&self) -> &[T] {
        &self.data
    }
    pub fn drain(&mut self) -> vec::Drain<'_, T> {
        self.data.drain(..)
    }
    pub fn clear(&mut self) {
        self.data.clear();
    }
}

/// The greatest value, which finds its place again when this is dropped.
pub struct PeekMut<'a, T: Ord + 'a> {
    heap: &'a mut BinaryHeap<T>,
    is_changed: bool,
}
impl<'a, T: Ord> PeekMut<'a, T> {
    pub fn pop(mut this: PeekMut<'a, T>) -> T {
        // What was changed need not be the greatest any more, and is taken all the same.
        this.is_changed = false;
        this.heap.pop().unwrap()
    }
}
impl<T: Ord> Deref for PeekMut<'_, T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.heap.data[0]
    }
}
impl<T: Ord> DerefMut for PeekMut<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        self.is_changed = true;
        &mut self.heap.data[0]
    }
}
impl<T: Ord> Drop for PeekMut<'_, T> {
    fn drop(&mut self) {
        if self.is_changed {
            self.heap.sift_down(0);
        }
    }
}
impl<T: Ord + Debug> Debug for PeekMut<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PeekMut").field(&self.heap.data[0]).finish()
    }
}

pub struct Iter<'a, T: 'a> {
    values: slice::Iter<'a, T>,
}
impl<'a, T> Iter<'a, T> {
    pub fn as_slice(&self) -> &'a [T] {
        self.values.as_slice()
    }
}
impl<T> Clone for Iter<'_, T> {
    fn clone(&self) -> Self {
        Iter { values: self.values.clone() }
    }
}
impl<T: Debug> Debug for Iter<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Iter").field(&self.values.as_slice()).finish()
    }
}
#[derive(Clone)]
pub struct IntoIter<T> {
    values: vec::IntoIter<T>,
}
impl<T: Debug> Debug for IntoIter<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("IntoIter").field(&self.values.as_slice()).finish()
    }
}
macro_rules! as_inside {
    ($([$($generic:tt)*] $Iter:ty, $Item:ty;)*) => { $(
        impl<$($generic)*> Iterator for $Iter {
            type Item = $Item;
            fn next(&mut self) -> Option<$Item> {
                self.values.next()
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                self.values.size_hint()
            }
        }
        impl<$($generic)*> DoubleEndedIterator for $Iter {
            fn next_back(&mut self) -> Option<$Item> {
                self.values.next_back()
            }
        }
        impl<$($generic)*> ExactSizeIterator for $Iter {}
        impl<$($generic)*> FusedIterator for $Iter {}
    )* };
}
as_inside! {
    ['a, T] Iter<'a, T>, &'a T;
    [T] IntoIter<T>, T;
}

#[derive(Clone, Debug)]
pub struct IntoIterSorted<T> {
    heap: BinaryHeap<T>,
}
pub struct DrainSorted<'a, T: Ord> {
    heap: &'a mut BinaryHeap<T>,
}
macro_rules! sorted {
    ($($Iter:ty)*) => { $(
        impl<T: Ord> Iterator for $Iter {
            type Item = T;
            fn next(&mut self) -> Option<T> {
                self.heap.pop()
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.heap.len(), Some(self.heap.len()))
            }
        }
        impl<T: Ord> ExactSizeIterator for $Iter {}
        impl<T: Ord> FusedIterator for $Iter {}
    )* };
}
sorted! { IntoIterSorted<T> DrainSorted<'_, T> }
impl<T: Ord> Drop for DrainSorted<'_, T> {
    fn drop(&mut self) {
        while self.heap.pop().is_some() {}
    }
}

impl<T> IntoIterator for BinaryHeap<T> {
    type Item = T;
    type IntoIter = IntoIter<T>;
    fn into_iter(self) -> IntoIter<T> {
        IntoIter { values: self.data.into_iter() }
    }
}
impl<'a, T> IntoIterator for &'a BinaryHeap<T> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;
    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}
impl<T: Clone> Clone for BinaryHeap<T> {
    fn clone(&self) -> Self {
        BinaryHeap { data: self.data.clone() }
    }
}
impl<T: Ord> Default for BinaryHeap<T> {
    fn default() -> Self {
        BinaryHeap::new()
    }
}
impl<T: Debug> Debug for BinaryHeap<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
impl<T: Ord> From<Vec<T>> for BinaryHeap<T> {
    fn from(data: Vec<T>) -> Self {
        let mut heap = BinaryHeap { data };
        heap.rebuild();
        heap
    }
}
impl<T: Ord, const N: usize> From<[T; N]> for BinaryHeap<T> {
    fn from(values: [T; N]) -> Self {
        BinaryHeap::from(Vec::from(values))
    }
}
impl<T> From<BinaryHeap<T>> for Vec<T> {
    fn from(heap: BinaryHeap<T>) -> Self {
        heap.data
    }
}
impl<T: Ord> FromIterator<T> for BinaryHeap<T> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        BinaryHeap::from(Vec::from_iter(iter))
    }
}
impl<T: Ord> Extend<T> for BinaryHeap<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, iter: I) {
        let start = self.len();
        self.data.extend(iter);
        self.rebuild_tail(start);
    }
}
impl<'a, T: Ord + Copy + 'a> Extend<&'a T> for BinaryHeap<T> {
    fn extend<I: IntoIterator<Item = &'a T>>(&mut self, iter: I) {
        self.extend(iter.into_iter().copied())
    }
}
