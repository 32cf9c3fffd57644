//! Adaptors that leave out elements at the ends.

use crate::iter::by_ref::{to_the_end, to_the_start};
use crate::iter::{DoubleEndedIterator, ExactSizeIterator, Iterator, TrustedRandomAccess};
use crate::num::NonZero;
use crate::ops::{ControlFlow, Try};

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
    #[inline]
    fn try_fold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        if self.n == 0 {
            return R::from_output(init);
        }
        let mut f = f;
        let n = &mut self.n;
        self.iter
            .try_fold(init, move |acc, x| {
                *n -= 1;
                let r = f(acc, x);
                if *n == 0 { ControlFlow::Break(r) } else { ControlFlow::from_try(r) }
            })
            .into_try()
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        self.fold_first(init, f)
    }
    #[inline]
    fn for_each<F: FnMut(I::Item)>(self, f: F) {
        self.for_first(f);
    }
    fn advance_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        let wanted = if self.n < n { self.n } else { n };
        let done = match self.iter.advance_by(wanted) {
            Ok(()) => wanted,
            Err(left) => wanted - left.get(),
        };
        self.n -= done;
        NonZero::new(n - done).map_or(Ok(()), Err)
    }
}

/// Elements that could be taken by their index are taken one by one, no more than there are.
trait TakeFold: Iterator {
    fn fold_first<Acc, F: FnMut(Acc, Self::Item) -> Acc>(self, init: Acc, f: F) -> Acc;
    fn for_first<F: FnMut(Self::Item)>(self, f: F);
}
impl<I: Iterator> TakeFold for Take<I> {
    #[inline]
    default fn fold_first<Acc, F: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        to_the_end(self, init, f)
    }
    #[inline]
    default fn for_first<F: FnMut(I::Item)>(mut self, f: F) {
        if self.n > 0 {
            let mut f = f;
            self.iter.try_fold(self.n - 1, move |more, x| {
                f(x);
                more.checked_sub(1)
            });
        }
    }
}
impl<I: Iterator + TrustedRandomAccess> TakeFold for Take<I> {
    #[inline]
    fn fold_first<Acc, F: FnMut(Acc, I::Item) -> Acc>(mut self, init: Acc, f: F) -> Acc {
        let mut f = f;
        let mut acc = init;
        for i in 0..self.n.min(self.iter.size()) {
            acc = f(acc, unsafe { self.iter.at(i) });
        }
        acc
    }
    #[inline]
    fn for_first<F: FnMut(I::Item)>(mut self, f: F) {
        let mut f = f;
        for i in 0..self.n.min(self.iter.size()) {
            f(unsafe { self.iter.at(i) });
        }
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
    fn advance_back_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        let surplus = self.iter.len().saturating_sub(self.n);
        let wanted = surplus.saturating_add(n);
        let done = match self.iter.advance_back_by(wanted) {
            Ok(()) => wanted,
            Err(left) => wanted - left.get(),
        };
        let taken = done - surplus;
        self.n -= taken;
        NonZero::new(n - taken).map_or(Ok(()), Err)
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
    fn advance_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        let skipped = self.n;
        let both = skipped.saturating_add(n);
        let left = match self.iter.advance_by(both) {
            Ok(()) => 0,
            Err(left) => left.get(),
        };
        let done = both - left;
        self.n = skipped.saturating_sub(done);
        let more = n - done.saturating_sub(skipped);
        if left == 0 && more > 0 {
            // The sum was too large for one step.
            return self.iter.advance_by(more);
        }
        NonZero::new(more).map_or(Ok(()), Err)
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
    #[inline]
    fn try_rfold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut left = self.len();
        if left == 0 {
            return R::from_output(init);
        }
        let mut f = f;
        self.iter
            .try_rfold(init, move |acc, x| {
                left -= 1;
                let r = f(acc, x);
                if left == 0 { ControlFlow::Break(r) } else { ControlFlow::from_try(r) }
            })
            .into_try()
    }
    #[inline]
    fn rfold<Acc, F: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        to_the_start(self, init, f)
    }
    fn advance_back_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        let len = self.len();
        let wanted = if len < n { len } else { n };
        let done = self.iter.advance_back_by(wanted);
        assert!(done.is_ok(), "ExactSizeIterator contract violation");
        NonZero::new(n - wanted).map_or(Ok(()), Err)
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
    #[inline]
    fn try_fold<Acc, G: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, g: G) -> R {
        let mut g = g;
        if self.done {
            return R::from_output(init);
        }
        let TakeWhile { iter, done, predicate } = self;
        iter.try_fold(init, move |acc, x| {
            if predicate(&x) {
                return ControlFlow::from_try(g(acc, x));
            }
            *done = true;
            ControlFlow::Break(R::from_output(acc))
        })
        .into_try()
    }
    #[inline]
    fn fold<Acc, G: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, g: G) -> Acc {
        to_the_end(self, init, g)
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
        let SkipWhile { iter, done, predicate } = self;
        iter.find(move |x| {
            let wanted = *done || !predicate(x);
            if wanted {
                *done = true;
            }
            wanted
        })
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.iter.size_hint().1)
    }
    #[inline]
    fn try_fold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        let mut acc = init;
        if !self.done {
            match self.next() {
                Some(x) => acc = f(acc, x)?,
                None => return R::from_output(acc),
            }
        }
        self.iter.try_fold(acc, f)
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, I::Item) -> Acc>(mut self, init: Acc, f: F) -> Acc {
        let mut f = f;
        let mut acc = init;
        if !self.done {
            match self.next() {
                Some(x) => acc = f(acc, x),
                None => return acc,
            }
        }
        self.iter.fold(acc, f)
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
    #[inline]
    fn try_fold<Acc, G: FnMut(Acc, B) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, g: G) -> R {
        let mut g = g;
        let predicate = &mut self.predicate;
        self.iter
            .try_fold(init, move |acc, x| match predicate(x) {
                Some(y) => ControlFlow::from_try(g(acc, y)),
                None => ControlFlow::Break(R::from_output(acc)),
            })
            .into_try()
    }
    #[inline]
    fn fold<Acc, G: FnMut(Acc, B) -> Acc>(self, init: Acc, g: G) -> Acc {
        to_the_end(self, init, g)
    }
}
