//! The values of a `Vec`, one by one.

use super::Vec;
use crate::fmt::{self, Debug, Formatter};
use crate::iter::FusedIterator;
use crate::marker::PhantomData;
use crate::mem::{ManuallyDrop, forget};
use crate::ptr::drop_in_place;
use crate::slice;

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
unsafe impl<T> crate::iter::TrustedLen for IntoIter<T> {}
impl<T> Default for IntoIter<T> {
    fn default() -> Self {
        Vec::new().into_iter()
    }
}
impl<T> AsRef<[T]> for IntoIter<T> {
    fn as_ref(&self) -> &[T] {
        self.as_slice()
    }
}
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
        f.debug_tuple("IntoIter").field(&self.as_slice()).finish()
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
