//! Values of a `Vec` that come, go and move.

use super::{Drain, ExtractIf, Splice, Vec};
use crate::ops::RangeBounds;
use crate::ptr;
use crate::slice;

impl<T> Vec<T> {
    pub fn insert(&mut self, at: usize, value: T) {
        if at > self.len {
            panic!("insertion index (is {at}) should be <= len (is {})", self.len);
        }
        self.reserve(1);
        unsafe {
            let place = self.start.add(at);
            place.copy_to(place.add(1), self.len - at);
            place.write(value);
        }
        self.len += 1;
    }
    pub fn remove(&mut self, at: usize) -> T {
        if at >= self.len {
            panic!("removal index (is {at}) should be < len (is {})", self.len);
        }
        self.len -= 1;
        unsafe {
            let place = self.start.add(at);
            let value = place.read();
            place.copy_from(place.add(1), self.len - at);
            value
        }
    }
    pub fn swap_remove(&mut self, at: usize) -> T {
        if at >= self.len {
            panic!("swap_remove index (is {at}) should be < len (is {})", self.len);
        }
        let last = self.len - 1;
        self.swap(at, last);
        self.pop().unwrap()
    }
    pub fn push_mut(&mut self, value: T) -> &mut T {
        self.push(value);
        let last = self.len - 1;
        &mut self[last]
    }
    pub fn insert_mut(&mut self, at: usize, value: T) -> &mut T {
        self.insert(at, value);
        &mut self[at]
    }
    pub fn push_within_capacity(&mut self, value: T) -> Result<&mut T, T> {
        if self.len == self.room { Err(value) } else { Ok(self.push_mut(value)) }
    }
    pub fn pop_if(&mut self, take: impl FnOnce(&mut T) -> bool) -> Option<T> {
        if take(self.last_mut()?) { self.pop() } else { None }
    }
    pub fn peek_mut(&mut self) -> Option<&mut T> {
        self.last_mut()
    }
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        self.retain_mut(|value| keep(value))
    }
    pub fn retain_mut(&mut self, mut keep: impl FnMut(&mut T) -> bool) {
        let len = self.len;
        // Nobody sees values twice if one of them leaks.
        self.len = 0;
        let mut kept = 0;
        for at in 0..len {
            unsafe {
                let place = self.start.add(at);
                if !keep(&mut *place.as_ptr()) {
                    ptr::drop_in_place(place.as_ptr());
                    continue;
                }
                if kept != at {
                    self.start.add(kept).copy_from_nonoverlapping(place, 1);
                }
            }
            kept += 1;
        }
        self.len = kept;
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
        if self.len <= 1 {
            return;
        }
        let len = self.len;
        let mut kept = 1;
        for at in 1..len {
            unsafe {
                let place = self.start.add(at);
                if same(&mut *place.as_ptr(), &mut *self.start.add(kept - 1).as_ptr()) {
                    ptr::drop_in_place(place.as_ptr());
                    continue;
                }
                if kept != at {
                    self.start.add(kept).copy_from_nonoverlapping(place, 1);
                }
            }
            kept += 1;
        }
        self.len = kept;
    }
    pub fn split_off(&mut self, at: usize) -> Vec<T> {
        if at > self.len {
            panic!("`at` split index (is {at}) should be <= len (is {})", self.len);
        }
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
    /// What stands in the range leaves the `Vec` when the iterator is dropped.
    pub fn drain(&mut self, range: impl RangeBounds<usize>) -> Drain<'_, T> {
        let range = slice::range(range, ..self.len);
        Drain::of(self, range)
    }
    pub fn splice<I: IntoIterator<Item = T>>(
        &mut self,
        range: impl RangeBounds<usize>,
        replace_with: I,
    ) -> Splice<'_, I::IntoIter> {
        Splice::of(self.drain(range), replace_with.into_iter())
    }
    pub fn extract_if<F: FnMut(&mut T) -> bool>(
        &mut self,
        range: impl RangeBounds<usize>,
        take: F,
    ) -> ExtractIf<'_, T, F> {
        let range = slice::range(range, ..self.len);
        ExtractIf::of(self, range, take)
    }
}

impl<T, const N: usize> Vec<[T; N]> {
    pub fn into_flattened(self) -> Vec<T> {
        let (start, len, room) = self.into_raw_parts();
        let room = if size_of::<T>() == 0 { usize::MAX } else { room * N };
        unsafe { Vec::from_raw_parts(start.cast(), len.checked_mul(N).expect("vec len overflow"), room) }
    }
}
