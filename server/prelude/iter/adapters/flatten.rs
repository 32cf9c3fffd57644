//! Iterators of iterators as one.

use super::Map;
use crate::iter::{DoubleEndedIterator, IntoIterator, Iterator};

pub struct Flatten<I: Iterator>
where
    I::Item: IntoIterator,
{
    pub(crate) iter: I,
    pub(crate) front: Option<<I::Item as IntoIterator>::IntoIter>,
    pub(crate) back: Option<<I::Item as IntoIterator>::IntoIter>,
}

impl<I: Iterator> Iterator for Flatten<I>
where
    I::Item: IntoIterator,
{
    type Item = <I::Item as IntoIterator>::Item;
    #[inline]
    fn next(&mut self) -> Option<<I::Item as IntoIterator>::Item> {
        loop {
            if let Some(inner) = &mut self.front {
                if let Some(x) = inner.next() {
                    return Some(x);
                }
                self.front = None;
            }
            match self.iter.next() {
                Some(next) => self.front = Some(next.into_iter()),
                None => {
                    return match &mut self.back {
                        Some(inner) => inner.next(),
                        None => None,
                    };
                }
            }
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let front = match &self.front {
            Some(inner) => inner.size_hint().0,
            None => 0,
        };
        let back = match &self.back {
            Some(inner) => inner.size_hint().0,
            None => 0,
        };
        (front.saturating_add(back), None)
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, Self::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        let mut f = f;
        let mut acc = init;
        if let Some(front) = self.front {
            acc = front.fold(acc, &mut f);
        }
        let mut iter = self.iter;
        while let Some(inner) = iter.next() {
            acc = inner.into_iter().fold(acc, &mut f);
        }
        if let Some(back) = self.back {
            acc = back.fold(acc, &mut f);
        }
        acc
    }
}
impl<I: DoubleEndedIterator> DoubleEndedIterator for Flatten<I>
where
    I::Item: IntoIterator,
    <I::Item as IntoIterator>::IntoIter: DoubleEndedIterator,
{
    fn next_back(&mut self) -> Option<<I::Item as IntoIterator>::Item> {
        loop {
            if let Some(inner) = &mut self.back {
                if let Some(x) = inner.next_back() {
                    return Some(x);
                }
                self.back = None;
            }
            match self.iter.next_back() {
                Some(next) => self.back = Some(next.into_iter()),
                None => {
                    return match &mut self.front {
                        Some(inner) => inner.next_back(),
                        None => None,
                    };
                }
            }
        }
    }
}

pub struct FlatMap<I: Iterator, U: IntoIterator, F: FnMut(I::Item) -> U> {
    pub(crate) inner: Flatten<Map<I, F>>,
}
impl<I: Iterator, U: IntoIterator, F: FnMut(I::Item) -> U> Iterator for FlatMap<I, U, F> {
    type Item = U::Item;
    #[inline]
    fn next(&mut self) -> Option<U::Item> {
        self.inner.next()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.inner.size_hint()
    }
    #[inline]
    fn fold<Acc, G: FnMut(Acc, U::Item) -> Acc>(self, init: Acc, g: G) -> Acc {
        self.inner.fold(init, g)
    }
}
impl<I: DoubleEndedIterator, U: IntoIterator, F: FnMut(I::Item) -> U> DoubleEndedIterator for FlatMap<I, U, F>
where
    U::IntoIter: DoubleEndedIterator,
{
    fn next_back(&mut self) -> Option<U::Item> {
        self.inner.next_back()
    }
}

impl<I: Iterator + Clone> Clone for Flatten<I>
where
    I::Item: IntoIterator,
    <I::Item as IntoIterator>::IntoIter: Clone,
{
    fn clone(&self) -> Self {
        Flatten { iter: self.iter.clone(), front: self.front.clone(), back: self.back.clone() }
    }
}
impl<I: Iterator + Clone, U: IntoIterator, F: FnMut(I::Item) -> U + Clone> Clone for FlatMap<I, U, F>
where
    U::IntoIter: Clone,
{
    fn clone(&self) -> Self {
        FlatMap { inner: self.inner.clone() }
    }
}
