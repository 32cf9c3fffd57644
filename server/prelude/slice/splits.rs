//! Iterators that cut a slice at elements with a property.

use crate::mem;

/// How many parts a slice of that length has when it is cut at some of its elements; none when nothing is left of it.
pub(super) fn parts_of(len: Option<usize>) -> (usize, Option<usize>) {
    len.map_or((0, Some(0)), |len| (1, Some(len + 1)))
}
/// How many parts with elements a slice of that length has.
pub(super) fn some_of(len: usize) -> (usize, Option<usize>) {
    ((len > 0) as usize, Some(len))
}

pub struct SplitMut<'a, T, P> {
    pub(super) v: Option<&'a mut [T]>,
    pub(super) pred: P,
}
impl<'a, T, P: FnMut(&T) -> bool> Iterator for SplitMut<'a, T, P> {
    type Item = &'a mut [T];
    fn next(&mut self) -> Option<&'a mut [T]> {
        let v = self.v.take()?;
        match v.iter().position(|x| (self.pred)(x)) {
            None => Some(v),
            Some(at) => {
                let (head, tail) = v.split_at_mut(at);
                self.v = Some(&mut tail[1..]);
                Some(head)
            }
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        parts_of(self.v.as_ref().map(|v| v.len()))
    }
}

#[derive(Clone)]
pub struct SplitInclusive<'a, T, P> {
    v: &'a [T],
    pred: P,
}
impl<'a, T, P: FnMut(&T) -> bool> Iterator for SplitInclusive<'a, T, P> {
    type Item = &'a [T];
    fn next(&mut self) -> Option<&'a [T]> {
        if self.v.is_empty() {
            return None;
        }
        let n = self.v.iter().position(|x| (self.pred)(x)).map_or(self.v.len(), |at| at + 1);
        let (head, tail) = self.v.split_at(n);
        self.v = tail;
        Some(head)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        some_of(self.v.len())
    }
}
impl<'a, T, P: FnMut(&T) -> bool> DoubleEndedIterator for SplitInclusive<'a, T, P> {
    fn next_back(&mut self) -> Option<&'a [T]> {
        let last = self.v.len().checked_sub(1)?;
        let n = self.v[..last].iter().rposition(|x| (self.pred)(x)).map_or(0, |at| at + 1);
        let (head, tail) = self.v.split_at(n);
        self.v = head;
        Some(tail)
    }
}

pub struct SplitInclusiveMut<'a, T, P> {
    pub(super) v: &'a mut [T],
    pub(super) pred: P,
}
impl<'a, T, P: FnMut(&T) -> bool> Iterator for SplitInclusiveMut<'a, T, P> {
    type Item = &'a mut [T];
    fn next(&mut self) -> Option<&'a mut [T]> {
        if self.v.is_empty() {
            return None;
        }
        let n = self.v.iter().position(|x| (self.pred)(x)).map_or(self.v.len(), |at| at + 1);
        let (head, tail) = mem::take(&mut self.v).split_at_mut(n);
        self.v = tail;
        Some(head)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        some_of(self.v.len())
    }
}

#[derive(Clone)]
pub struct RSplit<'a, T, P> {
    pub(super) v: Option<&'a [T]>,
    pub(super) pred: P,
}
impl<'a, T, P: FnMut(&T) -> bool> Iterator for RSplit<'a, T, P> {
    type Item = &'a [T];
    fn next(&mut self) -> Option<&'a [T]> {
        let v = self.v?;
        match v.iter().rposition(|x| (self.pred)(x)) {
            None => {
                self.v = None;
                Some(v)
            }
            Some(at) => {
                self.v = Some(&v[..at]);
                Some(&v[at + 1..])
            }
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        parts_of(self.v.as_ref().map(|v| v.len()))
    }
}

pub struct RSplitMut<'a, T, P> {
    pub(super) v: Option<&'a mut [T]>,
    pub(super) pred: P,
}
impl<'a, T, P: FnMut(&T) -> bool> Iterator for RSplitMut<'a, T, P> {
    type Item = &'a mut [T];
    fn next(&mut self) -> Option<&'a mut [T]> {
        let v = self.v.take()?;
        match v.iter().rposition(|x| (self.pred)(x)) {
            None => Some(v),
            Some(at) => {
                let (head, tail) = v.split_at_mut(at);
                self.v = Some(head);
                Some(&mut tail[1..])
            }
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        parts_of(self.v.as_ref().map(|v| v.len()))
    }
}

/// At most `left` parts; the last one is what remains uncut.
macro_rules! limited {
    ($($name:ident $inner:ident $item:ty;)*) => { $(
        pub struct $name<'a, T, P> {
            inner: $inner<'a, T, P>,
            left: usize,
        }
        impl<'a, T, P: FnMut(&T) -> bool> Iterator for $name<'a, T, P> {
            type Item = $item;
            fn next(&mut self) -> Option<$item> {
                match self.left {
                    0 => None,
                    1 => {
                        self.left = 0;
                        self.inner.v.take()
                    }
                    _ => {
                        self.left -= 1;
                        self.inner.next()
                    }
                }
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                let (low, high) = self.inner.size_hint();
                let left = self.left;
                (low.min(left), Some(high.map_or(left, |high| high.min(left))))
            }
        }
    )* };
}

use super::iter::Split;
limited! {
    SplitN Split &'a [T];
    RSplitN RSplit &'a [T];
    SplitNMut SplitMut &'a mut [T];
    RSplitNMut RSplitMut &'a mut [T];
}

impl<'a, T, P: FnMut(&T) -> bool> DoubleEndedIterator for Split<'a, T, P> {
    fn next_back(&mut self) -> Option<&'a [T]> {
        let v = self.v?;
        match v.iter().rposition(|x| (self.pred)(x)) {
            None => {
                self.v = None;
                Some(v)
            }
            Some(at) => {
                self.v = Some(&v[..at]);
                Some(&v[at + 1..])
            }
        }
    }
}

impl<T> [T] {
    pub fn split_mut<F: FnMut(&T) -> bool>(&mut self, pred: F) -> SplitMut<'_, T, F> {
        SplitMut { v: Some(self), pred }
    }
    pub fn split_inclusive<F: FnMut(&T) -> bool>(&self, pred: F) -> SplitInclusive<'_, T, F> {
        SplitInclusive { v: self, pred }
    }
    pub fn split_inclusive_mut<F: FnMut(&T) -> bool>(&mut self, pred: F) -> SplitInclusiveMut<'_, T, F> {
        SplitInclusiveMut { v: self, pred }
    }
    pub fn rsplit<F: FnMut(&T) -> bool>(&self, pred: F) -> RSplit<'_, T, F> {
        RSplit { v: Some(self), pred }
    }
    pub fn rsplit_mut<F: FnMut(&T) -> bool>(&mut self, pred: F) -> RSplitMut<'_, T, F> {
        RSplitMut { v: Some(self), pred }
    }
    pub fn splitn<F: FnMut(&T) -> bool>(&self, n: usize, pred: F) -> SplitN<'_, T, F> {
        SplitN { inner: self.split(pred), left: n }
    }
    pub fn rsplitn<F: FnMut(&T) -> bool>(&self, n: usize, pred: F) -> RSplitN<'_, T, F> {
        RSplitN { inner: self.rsplit(pred), left: n }
    }
    pub fn splitn_mut<F: FnMut(&T) -> bool>(&mut self, n: usize, pred: F) -> SplitNMut<'_, T, F> {
        SplitNMut { inner: self.split_mut(pred), left: n }
    }
    pub fn rsplitn_mut<F: FnMut(&T) -> bool>(&mut self, n: usize, pred: F) -> RSplitNMut<'_, T, F> {
        RSplitNMut { inner: self.rsplit_mut(pred), left: n }
    }
}
