//! `Vec`: a growing row of values.

use crate::boxed::Box;
use crate::alloc::{Layout, give_back, take};
use crate::borrow::{Borrow, BorrowMut};
use crate::cmp::Ordering;
use crate::fmt::{self, Debug, Formatter};
use crate::hash::{Hash, Hasher};
use crate::iter::FusedIterator;
use crate::marker::PhantomData;
use crate::mem::{ManuallyDrop, forget};
use crate::ops::{Bound, Deref, DerefMut, Index, IndexMut, RangeBounds};
use crate::ptr::{self, NonNull, drop_in_place, slice_from_raw_parts_mut};
use crate::slice::{self, SliceIndex};

pub fn from_elem<T: Clone>(value: T, count: usize) -> Vec<T> {
    let mut all = Vec::with_capacity(count);
    all.resize(count, value);
    all
}

pub struct Vec<T> {
    start: NonNull<T>,
    room: usize,
    len: usize,
    own: PhantomData<T>,
}

unsafe impl<T: Send> Send for Vec<T> {}
unsafe impl<T: Sync> Sync for Vec<T> {}

impl<T> Vec<T> {
    pub const fn new() -> Self {
        let room = if size_of::<T>() == 0 { usize::MAX } else { 0 };
        Vec { start: NonNull::dangling(), room, len: 0, own: PhantomData }
    }
    pub fn with_capacity(room: usize) -> Self {
        let mut all = Vec::new();
        if room > all.room {
            all.set_room(room);
        }
        all
    }
    /// The array's values, whose type may follow from that of the `Vec`.
    pub fn of<const N: usize>(values: [T; N]) -> Self {
        let values = ManuallyDrop::new(values);
        let mut all = Vec::with_capacity(N);
        unsafe { ptr::copy_nonoverlapping(values.as_ptr(), all.as_mut_ptr(), N) };
        all.len = N;
        all
    }
    pub unsafe fn from_raw_parts(start: *mut T, len: usize, room: usize) -> Self {
        Vec { start: unsafe { NonNull::new_unchecked(start) }, room, len, own: PhantomData }
    }
    pub fn len(&self) -> usize {
        self.len
    }
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    pub fn capacity(&self) -> usize {
        self.room
    }
    pub fn as_ptr(&self) -> *const T {
        self.start.as_ptr()
    }
    pub fn as_mut_ptr(&mut self) -> *mut T {
        self.start.as_ptr()
    }
    pub fn as_slice(&self) -> &[T] {
        self
    }
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        self
    }
    pub unsafe fn set_len(&mut self, len: usize) {
        self.len = len;
    }
    pub fn reserve(&mut self, more: usize) {
        let wanted = self.len.checked_add(more).expect("capacity overflow");
        if wanted <= self.room {
            return;
        }
        let least = if size_of::<T>() == 1 {
            8
        } else if size_of::<T>() <= 1024 {
            4
        } else {
            1
        };
        let room = wanted.max(self.room * 2).max(least);
        self.set_room(room);
    }
    pub fn reserve_exact(&mut self, more: usize) {
        let wanted = self.len.checked_add(more).expect("capacity overflow");
        if wanted > self.room {
            self.set_room(wanted);
        }
    }
    pub fn shrink_to_fit(&mut self) {
        if size_of::<T>() > 0 && self.len < self.room {
            self.set_room(self.len);
        }
    }
    /// Moves the values to memory for `room` of them.
    fn set_room(&mut self, room: usize) {
        let place = take(Layout::array::<T>(room).expect("capacity overflow")).cast::<T>();
        unsafe { place.copy_from_nonoverlapping(self.start, self.len) };
        self.give_back();
        self.start = place;
        self.room = room;
    }
    fn give_back(&self) {
        if size_of::<T>() > 0 && self.room > 0 {
            let size = size_of::<T>() * self.room;
            unsafe { give_back(self.start.cast(), Layout::from_size_align_unchecked(size, align_of::<T>())) }
        }
    }
    pub fn push(&mut self, value: T) {
        self.reserve(1);
        unsafe { self.start.add(self.len).write(value) };
        self.len += 1;
    }
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(unsafe { self.start.add(self.len).read() })
    }
    pub fn insert(&mut self, at: usize, value: T) {
        assert!(at <= self.len, "insertion index out of bounds");
        self.reserve(1);
        unsafe {
            let place = self.start.add(at);
            place.copy_to(place.add(1), self.len - at);
            place.write(value);
        }
        self.len += 1;
    }
    pub fn remove(&mut self, at: usize) -> T {
        assert!(at < self.len, "removal index out of bounds");
        self.len -= 1;
        unsafe {
            let place = self.start.add(at);
            let value = place.read();
            place.copy_from(place.add(1), self.len - at);
            value
        }
    }
    pub fn swap_remove(&mut self, at: usize) -> T {
        let last = self.len - 1;
        self.swap(at, last);
        self.pop().unwrap()
    }
    pub fn truncate(&mut self, len: usize) {
        if len >= self.len {
            return;
        }
        let rest = self.len - len;
        self.len = len;
        unsafe { drop_in_place(slice_from_raw_parts_mut(self.start.add(len).as_ptr(), rest)) }
    }
    pub fn clear(&mut self) {
        self.truncate(0);
    }
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut at = 0;
        while at < self.len {
            if keep(&self[at]) { at += 1 } else { drop(self.remove(at)) }
        }
    }
    pub fn retain_mut(&mut self, mut keep: impl FnMut(&mut T) -> bool) {
        let mut at = 0;
        while at < self.len {
            if keep(&mut self[at]) { at += 1 } else { drop(self.remove(at)) }
        }
    }
    pub fn dedup(&mut self)
    where
        T: PartialEq,
    {
        self.dedup_by(|a, b| a == b)
    }
    pub fn dedup_by_key<K: PartialEq>(&mut self, mut key: impl FnMut(&mut T) -> K) {
        self.dedup_by(|a, b| key(a) == key(b))
    }
    pub fn dedup_by(&mut self, mut same: impl FnMut(&mut T, &mut T) -> bool) {
        let mut at = 1;
        while at < self.len {
            let (before, rest) = self.split_at_mut(at);
            if same(&mut rest[0], &mut before[at - 1]) { drop(self.remove(at)) } else { at += 1 }
        }
    }
    pub fn split_off(&mut self, at: usize) -> Vec<T> {
        assert!(at <= self.len, "`at` split index out of bounds");
        let mut rest = Vec::with_capacity(self.len - at);
        unsafe { rest.start.copy_from_nonoverlapping(self.start.add(at), self.len - at) };
        rest.len = self.len - at;
        self.len = at;
        rest
    }
    pub fn resize_with(&mut self, len: usize, mut value: impl FnMut() -> T) {
        self.truncate(len);
        while self.len < len {
            self.push(value());
        }
    }
    pub fn extend_from_within(&mut self, range: impl RangeBounds<usize>)
    where
        T: Clone,
    {
        let range = slice::range(range, ..self.len);
        self.reserve(range.len());
        for at in range {
            let value = self[at].clone();
            self.push(value);
        }
    }
    pub fn spare_capacity_mut(&mut self) -> &mut [crate::mem::MaybeUninit<T>] {
        unsafe { slice::from_raw_parts_mut(self.start.as_ptr().add(self.len).cast(), self.room - self.len) }
    }
    pub fn append(&mut self, other: &mut Vec<T>) {
        self.reserve(other.len);
        unsafe { self.start.add(self.len).copy_from_nonoverlapping(other.start, other.len) };
        self.len += other.len;
        other.len = 0;
    }
    pub fn resize(&mut self, len: usize, value: T)
    where
        T: Clone,
    {
        self.truncate(len);
        self.reserve(len.saturating_sub(self.len));
        while self.len + 1 < len {
            self.push(value.clone());
        }
        if self.len < len {
            self.push(value);
        }
    }
    pub fn extend_from_slice(&mut self, other: &[T])
    where
        T: Clone,
    {
        self.reserve(other.len());
        for value in other {
            self.push(value.clone());
        }
    }
    /// What stands in the range, taken out at once.
    pub fn drain(&mut self, range: impl RangeBounds<usize>) -> IntoIter<T> {
        let start = match range.start_bound() {
            Bound::Included(&at) => at,
            Bound::Excluded(&at) => at + 1,
            Bound::Unbounded => 0,
        };
        let end = match range.end_bound() {
            Bound::Included(&at) => at + 1,
            Bound::Excluded(&at) => at,
            Bound::Unbounded => self.len,
        };
        assert!(start <= end && end <= self.len, "range out of bounds");
        let mut taken = Vec::with_capacity(end - start);
        unsafe {
            let place = self.start.add(start);
            taken.start.copy_from_nonoverlapping(place, end - start);
            place.copy_from(self.start.add(end), self.len - end);
        }
        taken.len = end - start;
        self.len -= end - start;
        taken.into_iter()
    }
    pub fn into_boxed_slice(self) -> Box<[T]> {
        let mut this = self;
        this.shrink_to_fit();
        unsafe { Box::from_raw(Vec::leak(this)) }
    }
    pub fn leak<'a>(self) -> &'a mut [T]
    where
        T: 'a,
    {
        let this = ManuallyDrop::new(self);
        unsafe { slice::from_raw_parts_mut(this.start.as_ptr(), this.len) }
    }
}

impl<T> Drop for Vec<T> {
    fn drop(&mut self) {
        self.clear();
        self.give_back();
    }
}
impl<T> Deref for Vec<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        unsafe { slice::from_raw_parts(self.start.as_ptr(), self.len) }
    }
}
impl<T> DerefMut for Vec<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        unsafe { slice::from_raw_parts_mut(self.start.as_ptr(), self.len) }
    }
}
impl<T, I: SliceIndex<[T]>> Index<I> for Vec<T> {
    type Output = I::Output;
    fn index(&self, index: I) -> &I::Output {
        &(**self)[index]
    }
}
impl<T, I: SliceIndex<[T]>> IndexMut<I> for Vec<T> {
    fn index_mut(&mut self, index: I) -> &mut I::Output {
        &mut (**self)[index]
    }
}
impl<T: Clone> Clone for Vec<T> {
    fn clone(&self) -> Self {
        Vec::from(&**self)
    }
}
impl<T> Default for Vec<T> {
    fn default() -> Self {
        Vec::new()
    }
}
impl<T: Debug> Debug for Vec<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
impl<T: Hash> Hash for Vec<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state)
    }
}
impl<T> Borrow<[T]> for Vec<T> {
    fn borrow(&self) -> &[T] {
        self
    }
}
impl<T> BorrowMut<[T]> for Vec<T> {
    fn borrow_mut(&mut self) -> &mut [T] {
        self
    }
}
impl<T> AsRef<[T]> for Vec<T> {
    fn as_ref(&self) -> &[T] {
        self
    }
}
impl<T> AsMut<[T]> for Vec<T> {
    fn as_mut(&mut self) -> &mut [T] {
        self
    }
}
impl<T> AsRef<Vec<T>> for Vec<T> {
    fn as_ref(&self) -> &Vec<T> {
        self
    }
}

impl<T: Clone> From<&[T]> for Vec<T> {
    fn from(values: &[T]) -> Self {
        let mut all = Vec::new();
        all.extend_from_slice(values);
        all
    }
}
impl<T: Clone, const N: usize> From<&[T; N]> for Vec<T> {
    fn from(values: &[T; N]) -> Self {
        Vec::from(values.as_slice())
    }
}
impl<T, const N: usize> From<[T; N]> for Vec<T> {
    fn from(values: [T; N]) -> Self {
        Vec::of(values)
    }
}
impl<T> From<Box<[T]>> for Vec<T> {
    fn from(values: Box<[T]>) -> Self {
        let len = values.len();
        unsafe { Vec::from_raw_parts(Box::into_raw(values).cast(), len, len) }
    }
}
impl From<&str> for Vec<u8> {
    fn from(text: &str) -> Self {
        Vec::from(text.as_bytes())
    }
}
impl<T, const N: usize> TryFrom<Vec<T>> for [T; N] {
    type Error = Vec<T>;
    fn try_from(mut all: Vec<T>) -> Result<[T; N], Vec<T>> {
        if all.len != N {
            return Err(all);
        }
        all.len = 0;
        Ok(unsafe { all.start.cast::<[T; N]>().read() })
    }
}

impl<T, U> PartialEq<Vec<U>> for Vec<T>
where
    T: PartialEq<U>,
{
    fn eq(&self, other: &Vec<U>) -> bool {
        **self == **other
    }
}
impl<T: Eq> Eq for Vec<T> {}
impl<T: PartialOrd> PartialOrd for Vec<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        (**self).partial_cmp(&**other)
    }
}
impl<T: Ord> Ord for Vec<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        (**self).cmp(&**other)
    }
}

macro_rules! equal {
    ($([$($generic:tt)*] $left:ty, $right:ty;)*) => { $(
        impl<T: PartialEq<U>, U, $($generic)*> PartialEq<$right> for $left {
            fn eq(&self, other: &$right) -> bool {
                self[..] == other[..]
            }
        }
    )* };
}
equal! {
    [] Vec<T>, [U];
    [] Vec<T>, &[U];
    [] Vec<T>, &mut [U];
    [const N: usize] Vec<T>, [U; N];
    [const N: usize] Vec<T>, &[U; N];
    [] [T], Vec<U>;
    [] &[T], Vec<U>;
    [] &mut [T], Vec<U>;
}

impl<T> Extend<T> for Vec<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, iter: I) {
        let mut iter = iter.into_iter();
        while let Some(value) = iter.next() {
            if self.len == self.room {
                self.reserve(iter.size_hint().0.saturating_add(1));
            }
            self.push(value);
        }
    }
}
impl<'a, T: Copy + 'a> Extend<&'a T> for Vec<T> {
    fn extend<I: IntoIterator<Item = &'a T>>(&mut self, iter: I) {
        self.extend(iter.into_iter().copied())
    }
}
impl<T> FromIterator<T> for Vec<T> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        let mut all = Vec::new();
        all.extend(iter);
        all
    }
}

/// The values of a `Vec` from both ends.
pub struct IntoIter<T> {
    values: Vec<ManuallyDrop<T>>,
    from: usize,
    to: usize,
}

impl<T> IntoIter<T> {
    pub fn as_slice(&self) -> &[T] {
        unsafe { slice::from_raw_parts(self.values.as_ptr().cast::<T>().add(self.from), self.len()) }
    }
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        unsafe { slice::from_raw_parts_mut(self.values.as_mut_ptr().cast::<T>().add(self.from), len) }
    }
}
impl<T> Iterator for IntoIter<T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        if self.from == self.to {
            return None;
        }
        self.from += 1;
        Some(unsafe { ManuallyDrop::take(&mut self.values[self.from - 1]) })
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.to - self.from, Some(self.to - self.from))
    }
}
impl<T> DoubleEndedIterator for IntoIter<T> {
    fn next_back(&mut self) -> Option<T> {
        if self.from == self.to {
            return None;
        }
        self.to -= 1;
        Some(unsafe { ManuallyDrop::take(&mut self.values[self.to]) })
    }
}
impl<T> ExactSizeIterator for IntoIter<T> {}
impl<T> FusedIterator for IntoIter<T> {}
impl<T> Drop for IntoIter<T> {
    fn drop(&mut self) {
        unsafe { drop_in_place(self.as_mut_slice()) }
    }
}
impl<T: Clone> Clone for IntoIter<T> {
    fn clone(&self) -> Self {
        Vec::from(self.as_slice()).into_iter()
    }
}
impl<T: Debug> Debug for IntoIter<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T> IntoIterator for Vec<T> {
    type Item = T;
    type IntoIter = IntoIter<T>;
    fn into_iter(self) -> IntoIter<T> {
        let Vec { start, room, len, own: _ } = self;
        forget(self);
        let values = Vec { start: start.cast(), room, len, own: PhantomData };
        IntoIter { values, from: 0, to: len }
    }
}
impl<'a, T> IntoIterator for &'a Vec<T> {
    type Item = &'a T;
    type IntoIter = slice::Iter<'a, T>;
    fn into_iter(self) -> slice::Iter<'a, T> {
        self.iter()
    }
}
impl<'a, T> IntoIterator for &'a mut Vec<T> {
    type Item = &'a mut T;
    type IntoIter = slice::IterMut<'a, T>;
    fn into_iter(self) -> slice::IterMut<'a, T> {
        self.iter_mut()
    }
}
