//! Adaptors that keep the elements and change how they come.

use crate::iter::{DoubleEndedIterator, ExactSizeIterator, Iterator};
use crate::num::NonZero;
use crate::ops::Try;

#[derive(Clone)]
pub struct Enumerate<I> {
    pub(crate) iter: I,
    pub(crate) count: usize,
}
impl<I: Iterator> Iterator for Enumerate<I> {
    type Item = (usize, I::Item);
    #[inline]
    #[rustc_inherit_overflow_checks]
    fn next(&mut self) -> Option<(usize, I::Item)> {
        let a = self.iter.next()?;
        let i = self.count;
        self.count += 1;
        Some((i, a))
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.iter.size_hint()
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<(usize, I::Item)> {
        let a = self.iter.nth(n)?;
        let i = self.count + n;
        self.count = i + 1;
        Some((i, a))
    }
    fn count(self) -> usize {
        self.iter.count()
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, (usize, I::Item)) -> Acc>(self, init: Acc, f: F) -> Acc {
        let mut f = f;
        let mut i = self.count;
        self.iter.fold(init, move |acc, x| {
            let acc = f(acc, (i, x));
            i += 1;
            acc
        })
    }
    #[inline]
    fn try_fold<Acc, F: FnMut(Acc, (usize, I::Item)) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        let count = &mut self.count;
        self.iter.try_fold(init, move |acc, x| {
            let r = f(acc, (*count, x));
            *count += 1;
            r
        })
    }
    fn advance_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        let left = self.iter.advance_by(n);
        self.count += match left {
            Ok(()) => n,
            Err(left) => n - left.get(),
        };
        left
    }
}
impl<I: ExactSizeIterator + DoubleEndedIterator> DoubleEndedIterator for Enumerate<I> {
    #[inline]
    fn next_back(&mut self) -> Option<(usize, I::Item)> {
        let a = self.iter.next_back()?;
        let len = self.iter.len();
        Some((self.count + len, a))
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<(usize, I::Item)> {
        let a = self.iter.nth_back(n)?;
        let len = self.iter.len();
        Some((self.count + len, a))
    }
    #[inline]
    fn try_rfold<Acc, F: FnMut(Acc, (usize, I::Item)) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        let mut i = self.count + self.iter.len();
        self.iter.try_rfold(init, move |acc, x| {
            i -= 1;
            f(acc, (i, x))
        })
    }
    #[inline]
    fn rfold<Acc, F: FnMut(Acc, (usize, I::Item)) -> Acc>(self, init: Acc, f: F) -> Acc {
        let mut f = f;
        let mut i = self.count + self.iter.len();
        self.iter.rfold(init, move |acc, x| {
            i -= 1;
            f(acc, (i, x))
        })
    }
    fn advance_back_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        self.iter.advance_back_by(n)
    }
}
impl<I: ExactSizeIterator> ExactSizeIterator for Enumerate<I> {
    fn len(&self) -> usize {
        self.iter.len()
    }
}

#[derive(Clone)]
pub struct Rev<I> {
    pub(crate) iter: I,
}
impl<I: DoubleEndedIterator> Iterator for Rev<I> {
    type Item = I::Item;
    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        self.iter.next_back()
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.iter.size_hint()
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<I::Item> {
        self.iter.nth_back(n)
    }
    #[inline]
    fn try_fold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        self.iter.try_rfold(init, f)
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        self.iter.rfold(init, f)
    }
    fn advance_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        self.iter.advance_back_by(n)
    }
    #[inline]
    fn find<P: FnMut(&I::Item) -> bool>(&mut self, predicate: P) -> Option<I::Item> {
        self.iter.rfind(predicate)
    }
}
impl<I: DoubleEndedIterator> DoubleEndedIterator for Rev<I> {
    #[inline]
    fn next_back(&mut self) -> Option<I::Item> {
        self.iter.next()
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<I::Item> {
        self.iter.nth(n)
    }
    #[inline]
    fn try_rfold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        self.iter.try_fold(init, f)
    }
    #[inline]
    fn rfold<Acc, F: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        self.iter.fold(init, f)
    }
    fn advance_back_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        self.iter.advance_by(n)
    }
    #[inline]
    fn rfind<P: FnMut(&I::Item) -> bool>(&mut self, predicate: P) -> Option<I::Item> {
        self.iter.find(predicate)
    }
}
impl<I: ExactSizeIterator + DoubleEndedIterator> ExactSizeIterator for Rev<I> {
    fn len(&self) -> usize {
        self.iter.len()
    }
}

#[derive(Clone, Debug)]
pub struct Copied<I> {
    pub(crate) iter: I,
}
impl<'a, T: 'a + Copy, I: Iterator<Item = &'a T>> Iterator for Copied<I> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        match self.iter.next() {
            Some(x) => Some(*x),
            None => None,
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.iter.size_hint()
    }
    fn nth(&mut self, n: usize) -> Option<T> {
        self.iter.nth(n).copied()
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, T) -> Acc>(self, init: Acc, f: F) -> Acc {
        let mut f = f;
        self.iter.fold(init, move |acc, x| f(acc, *x))
    }
    #[inline]
    fn try_fold<Acc, F: FnMut(Acc, T) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        self.iter.try_fold(init, move |acc, x| f(acc, *x))
    }
    fn count(self) -> usize {
        self.iter.count()
    }
    fn last(self) -> Option<T> {
        self.iter.last().copied()
    }
    fn advance_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        self.iter.advance_by(n)
    }
}
impl<'a, T: 'a + Copy, I: DoubleEndedIterator<Item = &'a T>> DoubleEndedIterator for Copied<I> {
    #[inline]
    fn next_back(&mut self) -> Option<T> {
        match self.iter.next_back() {
            Some(x) => Some(*x),
            None => None,
        }
    }
    #[inline]
    fn rfold<Acc, F: FnMut(Acc, T) -> Acc>(self, init: Acc, f: F) -> Acc {
        let mut f = f;
        self.iter.rfold(init, move |acc, x| f(acc, *x))
    }
    #[inline]
    fn try_rfold<Acc, F: FnMut(Acc, T) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        self.iter.try_rfold(init, move |acc, x| f(acc, *x))
    }
    fn advance_back_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        self.iter.advance_back_by(n)
    }
}
impl<'a, T: 'a + Copy, I: ExactSizeIterator<Item = &'a T>> ExactSizeIterator for Copied<I> {
    fn len(&self) -> usize {
        self.iter.len()
    }
}

#[derive(Clone)]
pub struct Cloned<I> {
    pub(crate) iter: I,
}
impl<'a, T: 'a + Clone, I: Iterator<Item = &'a T>> Iterator for Cloned<I> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        match self.iter.next() {
            Some(x) => Some(x.clone()),
            None => None,
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.iter.size_hint()
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, T) -> Acc>(self, init: Acc, f: F) -> Acc {
        let mut f = f;
        self.iter.fold(init, move |acc, x| f(acc, x.clone()))
    }
    #[inline]
    fn try_fold<Acc, F: FnMut(Acc, T) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        self.iter.try_fold(init, move |acc, x| f(acc, x.clone()))
    }
}
impl<'a, T: 'a + Clone, I: DoubleEndedIterator<Item = &'a T>> DoubleEndedIterator for Cloned<I> {
    #[inline]
    fn next_back(&mut self) -> Option<T> {
        match self.iter.next_back() {
            Some(x) => Some(x.clone()),
            None => None,
        }
    }
    #[inline]
    fn rfold<Acc, F: FnMut(Acc, T) -> Acc>(self, init: Acc, f: F) -> Acc {
        let mut f = f;
        self.iter.rfold(init, move |acc, x| f(acc, x.clone()))
    }
    #[inline]
    fn try_rfold<Acc, F: FnMut(Acc, T) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        self.iter.try_rfold(init, move |acc, x| f(acc, x.clone()))
    }
}
impl<'a, T: 'a + Clone, I: ExactSizeIterator<Item = &'a T>> ExactSizeIterator for Cloned<I> {
    fn len(&self) -> usize {
        self.iter.len()
    }
}
