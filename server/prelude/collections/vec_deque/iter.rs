//! Iterators over a `VecDeque`.

use super::VecDeque;
use crate::fmt::{self, Debug, Formatter};
use crate::iter::FusedIterator;
use crate::mem::{swap, take};
use crate::ops::Range;
use crate::ptr::drop_in_place;
use crate::slice;

macro_rules! two_parts {
    ($Iter:ident, $Item:ty, $Part:ty) => {
        pub struct $Iter<'a, T: 'a> {
            first: $Part,
            second: $Part,
        }
        impl<'a, T> Iterator for $Iter<'a, T> {
            type Item = $Item;
            fn next(&mut self) -> Option<$Item> {
                match self.first.next() {
                    None => {
                        // The second part is the first one from now on.
                        swap(&mut self.first, &mut self.second);
                        self.first.next()
                    }
                    some => some,
                }
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                let len = self.first.len() + self.second.len();
                (len, Some(len))
            }
            fn fold<B, F: FnMut(B, $Item) -> B>(self, start: B, mut add: F) -> B {
                let middle = self.first.fold(start, &mut add);
                self.second.fold(middle, &mut add)
            }
        }
        impl<'a, T> DoubleEndedIterator for $Iter<'a, T> {
            fn next_back(&mut self) -> Option<$Item> {
                match self.second.next_back() {
                    None => {
                        swap(&mut self.first, &mut self.second);
                        self.second.next_back()
                    }
                    some => some,
                }
            }
        }
        impl<T> ExactSizeIterator for $Iter<'_, T> {}
        impl<T> FusedIterator for $Iter<'_, T> {}
        unsafe impl<T> crate::iter::TrustedLen for $Iter<'_, T> {}
        impl<T: Debug> Debug for $Iter<'_, T> {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.debug_tuple(stringify!($Iter))
                    .field(&self.first.as_slice())
                    .field(&self.second.as_slice())
                    .finish()
            }
        }
    };
}
two_parts! { Iter, &'a T, slice::Iter<'a, T> }
two_parts! { IterMut, &'a mut T, slice::IterMut<'a, T> }

impl<'a, T> Iter<'a, T> {
    pub(super) fn of(first: &'a [T], second: &'a [T]) -> Self {
        Iter { first: first.iter(), second: second.iter() }
    }
    pub fn as_slices(&self) -> (&'a [T], &'a [T]) {
        (self.first.as_slice(), self.second.as_slice())
    }
}
impl<'a, T> IterMut<'a, T> {
    pub(super) fn of(first: &'a mut [T], second: &'a mut [T]) -> Self {
        IterMut { first: first.iter_mut(), second: second.iter_mut() }
    }
    pub fn into_slices(self) -> (&'a mut [T], &'a mut [T]) {
        (self.first.into_slice(), self.second.into_slice())
    }
}
impl<T> Clone for Iter<'_, T> {
    fn clone(&self) -> Self {
        Iter { first: self.first.clone(), second: self.second.clone() }
    }
}
impl<T> Default for Iter<'_, T> {
    fn default() -> Self {
        Iter::of(&[], &[])
    }
}
impl<T> Default for IterMut<'_, T> {
    fn default() -> Self {
        IterMut::of(&mut [], &mut [])
    }
}

#[derive(Clone)]
pub struct IntoIter<T> {
    values: VecDeque<T>,
}
impl<T> Iterator for IntoIter<T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        self.values.pop_front()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.values.len, Some(self.values.len))
    }
}
impl<T> DoubleEndedIterator for IntoIter<T> {
    fn next_back(&mut self) -> Option<T> {
        self.values.pop_back()
    }
}
impl<T> ExactSizeIterator for IntoIter<T> {}
impl<T> FusedIterator for IntoIter<T> {}
unsafe impl<T> crate::iter::TrustedLen for IntoIter<T> {}
impl<T: Debug> Debug for IntoIter<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("IntoIter").field(&self.values).finish()
    }
}

impl<T> IntoIterator for VecDeque<T> {
    type Item = T;
    type IntoIter = IntoIter<T>;
    fn into_iter(self) -> IntoIter<T> {
        IntoIter { values: self }
    }
}
impl<'a, T> IntoIterator for &'a VecDeque<T> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;
    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}
impl<'a, T> IntoIterator for &'a mut VecDeque<T> {
    type Item = &'a mut T;
    type IntoIter = IterMut<'a, T>;
    fn into_iter(self) -> IterMut<'a, T> {
        self.iter_mut()
    }
}

/// Values of a range, which leave the ring when this is dropped.
pub struct Drain<'a, T: 'a> {
    from: &'a mut VecDeque<T>,
    /// How long the ring was; it is empty meanwhile, so that nobody sees values twice.
    len: usize,
    range: Range<usize>,
    left: Range<usize>,
}
impl<'a, T> Drain<'a, T> {
    pub(super) fn of(from: &'a mut VecDeque<T>, range: Range<usize>) -> Self {
        let len = take(&mut from.len);
        Drain { from, len, left: range.clone(), range }
    }
}
impl<T> Iterator for Drain<'_, T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        let at = self.left.next()?;
        Some(unsafe { self.from.place(at).read() })
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.left.size_hint()
    }
}
impl<T> DoubleEndedIterator for Drain<'_, T> {
    fn next_back(&mut self) -> Option<T> {
        let at = self.left.next_back()?;
        Some(unsafe { self.from.place(at).read() })
    }
}
impl<T> ExactSizeIterator for Drain<'_, T> {}
impl<T> FusedIterator for Drain<'_, T> {}
impl<T> Drop for Drain<'_, T> {
    fn drop(&mut self) {
        for at in self.left.clone() {
            unsafe { drop_in_place(self.from.place(at)) }
        }
        self.from.len = self.len;
        self.from.close_gap(self.range.clone());
    }
}
impl<T: Debug> Debug for Drain<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Drain").field(&self.range.len()).field(&self.left).finish()
    }
}
