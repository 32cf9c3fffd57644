//! Iterators by reference. What walks over many elements of a sized one goes through its `try_fold`, as in `core`.

use super::{DoubleEndedIterator, ExactSizeIterator, Iterator};
use crate::convert::Infallible;
use crate::num::NonZero;
use crate::ops::Try;

impl<'a, I: Iterator + ?Sized> Iterator for &'a mut I {
    type Item = I::Item;
    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        (**self).next()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (**self).size_hint()
    }
    fn nth(&mut self, n: usize) -> Option<I::Item> {
        (**self).nth(n)
    }
    fn advance_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        (**self).advance_by(n)
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        to_the_end(self, init, f)
    }
    #[inline]
    fn try_fold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        self.walk(init, f)
    }
}
impl<'a, I: DoubleEndedIterator + ?Sized> DoubleEndedIterator for &'a mut I {
    #[inline]
    fn next_back(&mut self) -> Option<I::Item> {
        (**self).next_back()
    }
    fn nth_back(&mut self, n: usize) -> Option<I::Item> {
        (**self).nth_back(n)
    }
    fn advance_back_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        (**self).advance_back_by(n)
    }
    #[inline]
    fn rfold<Acc, F: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        to_the_start(self, init, f)
    }
    #[inline]
    fn try_rfold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        self.walk_back(init, f)
    }
}
impl<'a, I: ExactSizeIterator + ?Sized> ExactSizeIterator for &'a mut I {
    fn len(&self) -> usize {
        (**self).len()
    }
}

/// Folds with the iterator's `try_fold`, which nothing stops.
#[inline]
pub(super) fn to_the_end<I: Iterator, Acc, F: FnMut(Acc, I::Item) -> Acc>(mut iter: I, init: Acc, f: F) -> Acc {
    let mut f = f;
    match iter.try_fold(init, move |acc, x| Ok::<Acc, Infallible>(f(acc, x))) {
        Ok(acc) => acc,
    }
}

/// The same from the other end.
#[inline]
pub(super) fn to_the_start<I: DoubleEndedIterator, Acc, F: FnMut(Acc, I::Item) -> Acc>(mut iter: I, init: Acc, f: F) -> Acc {
    let mut f = f;
    match iter.try_rfold(init, move |acc, x| Ok::<Acc, Infallible>(f(acc, x))) {
        Ok(acc) => acc,
    }
}

/// How a reference walks: behind one to an unsized iterator only its `next` can be called.
trait Walk: Iterator {
    fn walk<Acc, F: FnMut(Acc, Self::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R;
}
impl<'a, I: Iterator + ?Sized> Walk for &'a mut I {
    #[inline]
    default fn walk<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        let mut acc = init;
        while let Some(x) = (**self).next() {
            acc = f(acc, x)?;
        }
        R::from_output(acc)
    }
}
impl<'a, I: Iterator> Walk for &'a mut I {
    #[inline]
    fn walk<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        (**self).try_fold(init, f)
    }
}

trait WalkBack: DoubleEndedIterator {
    fn walk_back<Acc, F: FnMut(Acc, Self::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R;
}
impl<'a, I: DoubleEndedIterator + ?Sized> WalkBack for &'a mut I {
    #[inline]
    default fn walk_back<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        let mut acc = init;
        while let Some(x) = (**self).next_back() {
            acc = f(acc, x)?;
        }
        R::from_output(acc)
    }
}
impl<'a, I: DoubleEndedIterator> WalkBack for &'a mut I {
    #[inline]
    fn walk_back<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        (**self).try_rfold(init, f)
    }
}

/// What `advance_by` does where an iterator has no way of its own.
pub(super) trait AdvanceOver {
    fn advance_over(&mut self, n: usize) -> Result<(), NonZero<usize>>;
}
impl<I: Iterator + ?Sized> AdvanceOver for I {
    #[inline]
    default fn advance_over(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        let mut left = n;
        while left > 0 {
            if self.next().is_none() {
                return Err(unsafe { NonZero::new_unchecked(left) });
            }
            left -= 1;
        }
        Ok(())
    }
}
impl<I: Iterator> AdvanceOver for I {
    #[inline]
    fn advance_over(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        let Some(n) = NonZero::new(n) else { return Ok(()) };
        match self.try_fold(n, |left, _| NonZero::new(left.get() - 1)) {
            None => Ok(()),
            Some(left) => Err(left),
        }
    }
}
