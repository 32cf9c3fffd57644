//! Adaptors that leave out elements at the ends.

use crate::iter::{DoubleEndedIterator, ExactSizeIterator, Iterator};
use crate::ops::Try;

#[derive(Clone)]
pub struct Take<I> {
    pub(crate) iter: I,
    pub(crate) n: usize,
}
impl<I: Iterator> Iterator for Take<I> {
    type Item = I::Item;
    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        if self.n == 0 {
            return None;
        }
        self.n -= 1;
        self.iter.next()
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        if self.n == 0 {
            return (0, Some(0));
        }
        let (lower, upper) = self.iter.size_hint();
        let lower = if lower < self.n { lower } else { self.n };
        match upper {
            Some(x) if x < self.n => (lower, Some(x)),
            _ => (lower, Some(self.n)),
        }
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<I::Item> {
        if self.n > n {
            self.n -= n + 1;
            return self.iter.nth(n);
        }
        if self.n > 0 {
            self.iter.nth(self.n - 1);
            self.n = 0;
        }
        None
    }
}
impl<I: DoubleEndedIterator + ExactSizeIterator> DoubleEndedIterator for Take<I> {
    fn next_back(&mut self) -> Option<I::Item> {
        if self.n == 0 {
            return None;
        }
        let n = self.n;
        self.n -= 1;
        self.iter.nth_back(self.iter.len().saturating_sub(n))
    }
    fn nth_back(&mut self, n: usize) -> Option<I::Item> {
        let len = self.iter.len();
        if self.n > n {
            let at = len.saturating_sub(self.n) + n;
            self.n -= n + 1;
            return self.iter.nth_back(at);
        }
        if len > 0 {
            self.iter.nth_back(len - 1);
        }
        None
    }
    #[inline]
    fn try_rfold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        if self.drop_surplus() { self.iter.try_rfold(init, f) } else { R::from_output(init) }
    }
    #[inline]
    fn rfold<Acc, F: FnMut(Acc, I::Item) -> Acc>(mut self, init: Acc, f: F) -> Acc {
        if self.drop_surplus() { self.iter.rfold(init, f) } else { init }
    }
}
impl<I: DoubleEndedIterator + ExactSizeIterator> Take<I> {
    /// Takes from the back what stands behind the last element; whether there may be any.
    fn drop_surplus(&mut self) -> bool {
        if self.n == 0 {
            return false;
        }
        let len = self.iter.len();
        len <= self.n || self.iter.nth_back(len - self.n - 1).is_some()
    }
}
impl<I: ExactSizeIterator> ExactSizeIterator for Take<I> {}

#[derive(Clone)]
pub struct Skip<I> {
    pub(crate) iter: I,
    pub(crate) n: usize,
}
impl<I: Iterator> Iterator for Skip<I> {
    type Item = I::Item;
    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        if self.n > 0 {
            let n = crate::mem::replace(&mut self.n, 0);
            self.iter.nth(n)
        } else {
            self.iter.next()
        }
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<I::Item> {
        if self.n > 0 {
            let skip = crate::mem::replace(&mut self.n, 0);
            if let Some(both) = skip.checked_add(n) {
                return self.iter.nth(both);
            }
            self.iter.nth(skip - 1)?;
        }
        self.iter.nth(n)
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let (lower, upper) = self.iter.size_hint();
        let upper = match upper {
            Some(x) => Some(x.saturating_sub(self.n)),
            None => None,
        };
        (lower.saturating_sub(self.n), upper)
    }
    fn count(mut self) -> usize {
        if self.n > 0 && self.iter.nth(self.n - 1).is_none() {
            return 0;
        }
        self.iter.count()
    }
    fn last(mut self) -> Option<I::Item> {
        if self.n > 0 {
            self.iter.nth(self.n - 1)?;
        }
        self.iter.last()
    }
    #[inline]
    fn try_fold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let n = crate::mem::replace(&mut self.n, 0);
        if n > 0 && self.iter.nth(n - 1).is_none() {
            return R::from_output(init);
        }
        self.iter.try_fold(init, f)
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, I::Item) -> Acc>(mut self, init: Acc, f: F) -> Acc {
        if self.n > 0 && self.iter.nth(self.n - 1).is_none() {
            return init;
        }
        self.iter.fold(init, f)
    }
}
impl<I: DoubleEndedIterator + ExactSizeIterator> DoubleEndedIterator for Skip<I> {
    fn next_back(&mut self) -> Option<I::Item> {
        if self.len() > 0 { self.iter.next_back() } else { None }
    }
    fn nth_back(&mut self, n: usize) -> Option<I::Item> {
        let len = self.len();
        if n < len {
            return self.iter.nth_back(n);
        }
        if len > 0 {
            self.iter.nth_back(len - 1);
        }
        None
    }
}
impl<I: ExactSizeIterator> ExactSizeIterator for Skip<I> {}

#[derive(Clone)]
pub struct TakeWhile<I, P> {
    pub(crate) iter: I,
    pub(crate) done: bool,
    pub(crate) predicate: P,
}
impl<I: Iterator, P: FnMut(&I::Item) -> bool> Iterator for TakeWhile<I, P> {
    type Item = I::Item;
    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        if self.done {
            return None;
        }
        let x = self.iter.next()?;
        if (self.predicate)(&x) {
            Some(x)
        } else {
            self.done = true;
            None
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        if self.done { (0, Some(0)) } else { (0, self.iter.size_hint().1) }
    }
}

#[derive(Clone)]
pub struct SkipWhile<I, P> {
    pub(crate) iter: I,
    pub(crate) done: bool,
    pub(crate) predicate: P,
}
impl<I: Iterator, P: FnMut(&I::Item) -> bool> Iterator for SkipWhile<I, P> {
    type Item = I::Item;
    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        loop {
            let x = self.iter.next()?;
            if self.done || !(self.predicate)(&x) {
                self.done = true;
                return Some(x);
            }
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.iter.size_hint().1)
    }
}

#[derive(Clone)]
pub struct MapWhile<I, P> {
    pub(crate) iter: I,
    pub(crate) predicate: P,
}
impl<B, I: Iterator, P: FnMut(I::Item) -> Option<B>> Iterator for MapWhile<I, P> {
    type Item = B;
    #[inline]
    fn next(&mut self) -> Option<B> {
        let x = self.iter.next()?;
        (self.predicate)(x)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.iter.size_hint().1)
    }
}
