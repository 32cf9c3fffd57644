//! One iterator after another, or again.

use crate::iter::{DoubleEndedIterator, ExactSizeIterator, Iterator};

#[derive(Clone)]
pub struct Chain<A, B> {
    pub(crate) a: Option<A>,
    pub(crate) b: Option<B>,
}
impl<A: Iterator, B: Iterator<Item = A::Item>> Iterator for Chain<A, B> {
    type Item = A::Item;
    #[inline]
    fn next(&mut self) -> Option<A::Item> {
        if let Some(a) = &mut self.a {
            if let Some(x) = a.next() {
                return Some(x);
            }
            self.a = None;
        }
        match &mut self.b {
            Some(b) => b.next(),
            None => None,
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let a = match &self.a {
            Some(a) => a.size_hint(),
            None => (0, Some(0)),
        };
        let b = match &self.b {
            Some(b) => b.size_hint(),
            None => (0, Some(0)),
        };
        let upper = match (a.1, b.1) {
            (Some(x), Some(y)) => x.checked_add(y),
            _ => None,
        };
        (a.0.saturating_add(b.0), upper)
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, A::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        let mut f = f;
        let mut acc = init;
        if let Some(a) = self.a {
            acc = a.fold(acc, &mut f);
        }
        if let Some(b) = self.b {
            acc = b.fold(acc, f);
        }
        acc
    }
}
impl<A: DoubleEndedIterator, B: DoubleEndedIterator<Item = A::Item>> DoubleEndedIterator for Chain<A, B> {
    #[inline]
    fn next_back(&mut self) -> Option<A::Item> {
        if let Some(b) = &mut self.b {
            if let Some(x) = b.next_back() {
                return Some(x);
            }
            self.b = None;
        }
        match &mut self.a {
            Some(a) => a.next_back(),
            None => None,
        }
    }
}

#[derive(Clone)]
pub struct Cycle<I> {
    pub(crate) orig: I,
    pub(crate) iter: I,
}
impl<I: Clone + Iterator> Iterator for Cycle<I> {
    type Item = I::Item;
    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        match self.iter.next() {
            None => {
                self.iter = self.orig.clone();
                self.iter.next()
            }
            y => y,
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        match self.orig.size_hint() {
            (0, Some(0)) => (0, Some(0)),
            (0, _) => (0, None),
            _ => (usize::MAX, None),
        }
    }
}

#[derive(Clone)]
pub struct Fuse<I> {
    pub(crate) iter: Option<I>,
}
impl<I: Iterator> Iterator for Fuse<I> {
    type Item = I::Item;
    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        match &mut self.iter {
            Some(iter) => match iter.next() {
                None => {
                    self.iter = None;
                    None
                }
                item => item,
            },
            None => None,
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        match &self.iter {
            Some(iter) => iter.size_hint(),
            None => (0, Some(0)),
        }
    }
}
impl<I: DoubleEndedIterator> DoubleEndedIterator for Fuse<I> {
    fn next_back(&mut self) -> Option<I::Item> {
        match &mut self.iter {
            Some(iter) => match iter.next_back() {
                None => {
                    self.iter = None;
                    None
                }
                item => item,
            },
            None => None,
        }
    }
}
impl<I: ExactSizeIterator> ExactSizeIterator for Fuse<I> {}
