//! `VecDeque`: a ring of values that grows at both ends.

mod iter;
mod traits;

pub use iter::{Drain, IntoIter, Iter, IterMut};

use super::TryReserveError;
use crate::cmp::Ordering;
use crate::mem::MaybeUninit;
use crate::ops::{Range, RangeBounds};
use crate::ptr;
use crate::slice;
use crate::vec::Vec;

/// The values stand in `ring` from `head` on, and go on at its beginning.
pub struct VecDeque<T> {
    /// Memory alone: as a `Vec` it has no values.
    ring: Vec<T>,
    head: usize,
    len: usize,
}

impl<T> VecDeque<T> {
    pub const fn new() -> Self {
        VecDeque { ring: Vec::new(), head: 0, len: 0 }
    }
    pub fn with_capacity(room: usize) -> Self {
        VecDeque { ring: Vec::with_capacity(room), head: 0, len: 0 }
    }
    pub fn len(&self) -> usize {
        self.len
    }
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    pub fn capacity(&self) -> usize {
        self.ring.capacity()
    }

    /// Where the value with this index stands in the ring.
    fn slot(&self, at: usize) -> usize {
        let place = self.head.wrapping_add(at);
        if place >= self.capacity() || place < at { place.wrapping_sub(self.capacity()) } else { place }
    }
    fn place(&self, at: usize) -> *mut T {
        unsafe { (self.ring.as_ptr() as *mut T).add(self.slot(at)) }
    }
    /// Ranges of the ring that hold the values of a range, in order.
    fn halves(&self, range: Range<usize>) -> (Range<usize>, Range<usize>) {
        let len = range.end - range.start;
        if len == 0 {
            return (0..0, 0..0);
        }
        let start = self.slot(range.start);
        let until_end = self.capacity() - start;
        if until_end >= len { (start..start + len, 0..0) } else { (start..self.capacity(), 0..len - until_end) }
    }
    unsafe fn part<'a>(&self, range: Range<usize>) -> &'a mut [T] {
        let start = unsafe { (self.ring.as_ptr() as *mut T).add(range.start) };
        unsafe { slice::from_raw_parts_mut(start, range.end - range.start) }
    }

    /// Moves the values to a ring with this much room, in order from its beginning.
    fn set_room(&mut self, room: usize) {
        let mut ring = Vec::with_capacity(room);
        self.move_to(ring.as_mut_ptr());
        self.ring = ring;
        self.head = 0;
    }
    /// As `std` grows it: values that go on at the beginning of the ring do so in the new one, if
    /// moving those before its end is less work.
    fn grow_to(&mut self, room: usize) {
        let mut ring = Vec::with_capacity(room);
        let old = self.capacity();
        let (first, second) = self.halves(0..self.len);
        let (first_at, second_at) = if second.len() == 0 {
            (self.head, 0)
        } else if first.len() > second.len() && ring.capacity() - old >= second.len() {
            (self.head, old)
        } else {
            (ring.capacity() - first.len(), 0)
        };
        let from = self.ring.as_ptr();
        let to: *mut T = ring.as_mut_ptr();
        unsafe {
            ptr::copy_nonoverlapping(from.add(first.start), to.add(first_at), first.len());
            ptr::copy_nonoverlapping(from.add(second.start), to.add(second_at), second.len());
        }
        self.ring = ring;
        self.head = first_at;
    }
    fn move_to(&self, to: *mut T) {
        let (first, second) = self.halves(0..self.len);
        let from = self.ring.as_ptr();
        unsafe {
            ptr::copy_nonoverlapping(from.add(first.start), to, first.len());
            ptr::copy_nonoverlapping(from.add(second.start), to.add(first.len()), second.len());
        }
    }
    pub fn reserve(&mut self, more: usize) {
        let wanted = self.len.checked_add(more).expect("capacity overflow");
        if wanted > self.capacity() {
            self.grow_to(crate::vec::grown_room::<T>(self.capacity(), wanted));
        }
    }
    pub fn reserve_exact(&mut self, more: usize) {
        let wanted = self.len.checked_add(more).expect("capacity overflow");
        if wanted > self.capacity() {
            self.grow_to(wanted);
        }
    }
    pub fn try_reserve(&mut self, more: usize) -> Result<(), TryReserveError> {
        crate::vec::try_room::<T>(self.len, more)?;
        self.reserve(more);
        Ok(())
    }
    pub fn try_reserve_exact(&mut self, more: usize) -> Result<(), TryReserveError> {
        crate::vec::try_room::<T>(self.len, more)?;
        self.reserve_exact(more);
        Ok(())
    }
    pub fn shrink_to_fit(&mut self) {
        self.shrink_to(0);
    }
    pub fn shrink_to(&mut self, least: usize) {
        let room = self.len.max(least);
        if size_of::<T>() > 0 && room < self.capacity() {
            self.set_room(room);
        }
    }

    pub fn get(&self, at: usize) -> Option<&T> {
        if at < self.len { Some(unsafe { &*self.place(at) }) } else { None }
    }
    pub fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        if at < self.len { Some(unsafe { &mut *self.place(at) }) } else { None }
    }
    pub fn front(&self) -> Option<&T> {
        self.get(0)
    }
    pub fn front_mut(&mut self) -> Option<&mut T> {
        self.get_mut(0)
    }
    pub fn back(&self) -> Option<&T> {
        self.get(self.len.wrapping_sub(1))
    }
    pub fn back_mut(&mut self) -> Option<&mut T> {
        self.get_mut(self.len.wrapping_sub(1))
    }
    pub fn swap(&mut self, a: usize, b: usize) {
        assert!(a < self.len());
        assert!(b < self.len());
        unsafe { ptr::swap(self.place(a), self.place(b)) }
    }

    pub fn push_back(&mut self, value: T) {
        self.reserve(1);
        unsafe { self.place(self.len).write(value) };
        self.len += 1;
    }
    pub fn push_back_mut(&mut self, value: T) -> &mut T {
        self.push_back(value);
        unsafe { &mut *self.place(self.len - 1) }
    }
    pub fn push_front(&mut self, value: T) {
        self.reserve(1);
        self.head = if self.head == 0 { self.capacity() - 1 } else { self.head - 1 };
        self.len += 1;
        unsafe { self.place(0).write(value) };
    }
    pub fn push_front_mut(&mut self, value: T) -> &mut T {
        self.push_front(value);
        unsafe { &mut *self.place(0) }
    }
    pub fn pop_front(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        let value = unsafe { self.place(0).read() };
        self.head = self.slot(1);
        self.len -= 1;
        Some(value)
    }
    pub fn pop_back(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(unsafe { self.place(self.len).read() })
    }
    pub fn pop_front_if(&mut self, take: impl FnOnce(&mut T) -> bool) -> Option<T> {
        if take(self.front_mut()?) { self.pop_front() } else { None }
    }
    pub fn pop_back_if(&mut self, take: impl FnOnce(&mut T) -> bool) -> Option<T> {
        if take(self.back_mut()?) { self.pop_back() } else { None }
    }

    /// Moves `count` values that stand one behind the other, the ranges of which may overlap.
    fn shift(&mut self, from: usize, to: usize, count: usize) {
        for step in 0..count {
            let at = if to > from { count - 1 - step } else { step };
            unsafe { ptr::copy(self.place(from + at), self.place(to + at), 1) }
        }
    }
    pub fn insert(&mut self, at: usize, value: T) {
        assert!(at <= self.len(), "index out of bounds");
        self.reserve(1);
        if at * 2 >= self.len {
            self.shift(at, at + 1, self.len - at);
        } else {
            self.head = if self.head == 0 { self.capacity() - 1 } else { self.head - 1 };
            self.shift(1, 0, at);
        }
        unsafe { self.place(at).write(value) };
        self.len += 1;
    }
    pub fn insert_mut(&mut self, at: usize, value: T) -> &mut T {
        self.insert(at, value);
        &mut self[at]
    }
    pub fn remove(&mut self, at: usize) -> Option<T> {
        if at >= self.len {
            return None;
        }
        let value = unsafe { self.place(at).read() };
        self.close_gap(at..at + 1);
        Some(value)
    }
    /// Moves the shorter side over values that are gone.
    fn close_gap(&mut self, Range { start, end }: Range<usize>) {
        let gone = end - start;
        if start < self.len - end {
            self.shift(0, gone, start);
            self.head = self.slot(gone);
        } else {
            self.shift(end, start, self.len - end);
        }
        self.len -= gone;
        if self.len == 0 {
            self.head = 0;
        }
    }
    pub fn swap_remove_front(&mut self, at: usize) -> Option<T> {
        if at >= self.len {
            return None;
        }
        self.swap(at, 0);
        self.pop_front()
    }
    pub fn swap_remove_back(&mut self, at: usize) -> Option<T> {
        if at >= self.len {
            return None;
        }
        self.swap(at, self.len - 1);
        self.pop_back()
    }

    pub fn as_slices(&self) -> (&[T], &[T]) {
        let (first, second) = self.halves(0..self.len);
        unsafe { (self.part(first), self.part(second)) }
    }
    pub fn as_mut_slices(&mut self) -> (&mut [T], &mut [T]) {
        let (first, second) = self.halves(0..self.len);
        unsafe { (self.part(first), self.part(second)) }
    }
    pub fn make_contiguous(&mut self) -> &mut [T] {
        if size_of::<T>() == 0 {
            self.head = 0;
        }
        let (first, second) = self.halves(0..self.len);
        if second.len() > 0 {
            unsafe { self.join(first, second.len()) };
        }
        self.as_mut_slices().0
    }
    /// Puts the values at the end of the ring before those at its beginning, within the ring: through the gap
    /// between them where one of them fits into it.
    unsafe fn join(&mut self, first: Range<usize>, second: usize) {
        let gap = first.start - second;
        let ring = self.ring.as_mut_ptr();
        let head = unsafe { ring.add(first.start) };
        let uninit = ring as *mut MaybeUninit<T>;
        unsafe {
            if gap >= first.len() {
                ptr::copy(ring, ring.add(first.len()), second);
                ptr::copy_nonoverlapping(head, ring, first.len());
                self.head = 0;
            } else if gap >= second {
                ptr::copy(head, ring.add(second), first.len());
                ptr::copy_nonoverlapping(ring, ring.add(self.len), second);
                self.head = second;
            } else if first.len() > second {
                ptr::copy(ring, ring.add(gap), second);
                slice::from_raw_parts_mut(uninit.add(gap), self.len).rotate_left(second);
                self.head = gap;
            } else {
                ptr::copy(head, ring.add(second), first.len());
                slice::from_raw_parts_mut(uninit, self.len).rotate_right(first.len());
                self.head = 0;
            }
        }
    }
    pub fn iter(&self) -> Iter<'_, T> {
        let (first, second) = self.as_slices();
        Iter::of(first, second)
    }
    pub fn iter_mut(&mut self) -> IterMut<'_, T> {
        let (first, second) = self.as_mut_slices();
        IterMut::of(first, second)
    }
    pub fn range(&self, range: impl RangeBounds<usize>) -> Iter<'_, T> {
        let (first, second) = self.halves(slice::range(range, ..self.len));
        unsafe { Iter::of(self.part(first), self.part(second)) }
    }
    pub fn range_mut(&mut self, range: impl RangeBounds<usize>) -> IterMut<'_, T> {
        let (first, second) = self.halves(slice::range(range, ..self.len));
        unsafe { IterMut::of(self.part(first), self.part(second)) }
    }
    pub fn drain(&mut self, range: impl RangeBounds<usize>) -> Drain<'_, T> {
        let range = slice::range(range, ..self.len);
        Drain::of(self, range)
    }

    pub fn truncate(&mut self, len: usize) {
        if len >= self.len {
            return;
        }
        let (first, second) = self.halves(len..self.len);
        self.len = len;
        unsafe {
            ptr::drop_in_place(self.part(first));
            ptr::drop_in_place(self.part(second));
        }
    }
    pub fn clear(&mut self) {
        self.truncate(0);
        self.head = 0;
    }
    pub fn resize_with(&mut self, len: usize, mut value: impl FnMut() -> T) {
        self.truncate(len);
        while self.len < len {
            self.push_back(value());
        }
    }
    pub fn resize(&mut self, len: usize, value: T)
    where
        T: Clone,
    {
        self.truncate(len);
        while self.len + 1 < len {
            self.push_back(value.clone());
        }
        if self.len < len {
            self.push_back(value);
        }
    }
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        self.retain_mut(|value| keep(value))
    }
    pub fn retain_mut(&mut self, mut keep: impl FnMut(&mut T) -> bool) {
        let len = self.len;
        let mut kept = 0;
        for at in 0..len {
            if !keep(&mut self[at]) {
                continue;
            }
            if kept != at {
                self.swap(kept, at);
            }
            kept += 1;
        }
        if kept != len {
            self.truncate(kept);
        }
    }
    pub fn append(&mut self, other: &mut Self) {
        self.reserve(other.len);
        for at in 0..other.len {
            unsafe { ptr::copy_nonoverlapping(other.place(at), self.place(self.len + at), 1) }
        }
        self.len += other.len;
        other.len = 0;
        other.head = 0;
    }
    pub fn split_off(&mut self, at: usize) -> Self {
        assert!(at <= self.len, "`at` out of bounds");
        let count = self.len - at;
        let mut rest = VecDeque::with_capacity(count);
        for step in 0..count {
            unsafe { ptr::copy_nonoverlapping(self.place(at + step), rest.place(step), 1) }
        }
        rest.len = count;
        self.len = at;
        rest
    }
    pub fn rotate_left(&mut self, n: usize) {
        assert!(n <= self.len());
        for _ in 0..n {
            let value = self.pop_front().unwrap();
            self.push_back(value);
        }
    }
    pub fn rotate_right(&mut self, n: usize) {
        assert!(n <= self.len());
        for _ in 0..n {
            let value = self.pop_back().unwrap();
            self.push_front(value);
        }
    }

    pub fn contains(&self, value: &T) -> bool
    where
        T: PartialEq,
    {
        let (first, second) = self.as_slices();
        first.contains(value) || second.contains(value)
    }
    pub fn binary_search(&self, value: &T) -> Result<usize, usize>
    where
        T: Ord,
    {
        self.binary_search_by(|other| other.cmp(value))
    }
    pub fn binary_search_by<'a>(&'a self, mut compare: impl FnMut(&'a T) -> Ordering) -> Result<usize, usize> {
        let (front, back) = self.as_slices();
        match back.first().map(|value| compare(value)) {
            Some(Ordering::Equal) => Ok(front.len()),
            Some(Ordering::Less) => {
                back.binary_search_by(compare).map(|at| at + front.len()).map_err(|at| at + front.len())
            }
            _ => front.binary_search_by(compare),
        }
    }
    pub fn binary_search_by_key<'a, B: Ord>(
        &'a self,
        value: &B,
        mut key: impl FnMut(&'a T) -> B,
    ) -> Result<usize, usize> {
        self.binary_search_by(|other| key(other).cmp(value))
    }
    pub fn partition_point(&self, mut holds: impl FnMut(&T) -> bool) -> usize {
        let (front, back) = self.as_slices();
        if let Some(true) = back.first().map(|value| holds(value)) {
            back.partition_point(holds) + front.len()
        } else {
            front.partition_point(holds)
        }
    }
    /// The memory behind the ring, for whoever fills it before the values count.
    fn spare(&mut self) -> &mut [MaybeUninit<T>] {
        self.ring.spare_capacity_mut()
    }
}
