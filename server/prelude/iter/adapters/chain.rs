//! One iterator after another, or again.

use crate::iter::{DoubleEndedIterator, ExactSizeIterator, FusedIterator, Iterator};
use crate::num::NonZero;
use crate::ops::Try;

#[derive(Clone)]
pub struct Chain<A, B> {
    pub(crate) a: Option<A>,
    pub(crate) b: Option<B>,
}
/// What `take` finds in an iterator that is there; without anything it is dropped.
#[inline]
fn or_clear<I, T>(iter: &mut Option<I>, take: impl FnOnce(&mut I) -> Option<T>) -> Option<T> {
    let found = take(iter.as_mut()?);
    if found.is_none() {
        *iter = None;
    }
    found
}

impl<A: Iterator, B: Iterator<Item = A::Item>> Iterator for Chain<A, B> {
    type Item = A::Item;
    #[inline]
    fn next(&mut self) -> Option<A::Item> {
        or_clear(&mut self.a, A::next).or_else(|| self.b.as_mut()?.next())
    }
    #[rustc_inherit_overflow_checks]
    fn count(self) -> usize {
        let a = self.a.map_or(0, Iterator::count);
        let b = self.b.map_or(0, Iterator::count);
        a + b
    }
    fn nth(&mut self, mut n: usize) -> Option<A::Item> {
        if let Some(a) = &mut self.a {
            match a.advance_by(n) {
                Ok(()) => match a.next() {
                    None => n = 0,
                    x => return x,
                },
                Err(left) => n = left.get(),
            }
            self.a = None;
        }
        self.b.as_mut()?.nth(n)
    }
    fn last(self) -> Option<A::Item> {
        let a = self.a.and_then(Iterator::last);
        let b = self.b.and_then(Iterator::last);
        b.or(a)
    }
    #[inline]
    fn try_fold<Acc, F: FnMut(Acc, A::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        let mut acc = init;
        if let Some(a) = &mut self.a {
            acc = a.try_fold(acc, &mut f)?;
            self.a = None;
        }
        if let Some(b) = &mut self.b {
            acc = b.try_fold(acc, f)?;
        }
        R::from_output(acc)
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
    fn advance_by(&mut self, mut n: usize) -> Result<(), NonZero<usize>> {
        if let Some(a) = &mut self.a {
            match a.advance_by(n) {
                Ok(()) => return Ok(()),
                Err(left) => n = left.get(),
            }
            self.a = None;
        }
        match &mut self.b {
            Some(b) => b.advance_by(n),
            None => NonZero::new(n).map_or(Ok(()), Err),
        }
    }
    #[inline]
    fn find<P: FnMut(&A::Item) -> bool>(&mut self, mut predicate: P) -> Option<A::Item> {
        if let Some(a) = &mut self.a {
            let found = a.find(&mut predicate);
            if found.is_some() {
                return found;
            }
            self.a = None;
        }
        self.b.as_mut()?.find(predicate)
    }
}
impl<A: DoubleEndedIterator, B: DoubleEndedIterator<Item = A::Item>> DoubleEndedIterator for Chain<A, B> {
    #[inline]
    fn next_back(&mut self) -> Option<A::Item> {
        or_clear(&mut self.b, B::next_back).or_else(|| self.a.as_mut()?.next_back())
    }
    fn nth_back(&mut self, mut n: usize) -> Option<A::Item> {
        if let Some(b) = &mut self.b {
            match b.advance_back_by(n) {
                Ok(()) => match b.next_back() {
                    None => n = 0,
                    x => return x,
                },
                Err(left) => n = left.get(),
            }
            self.b = None;
        }
        self.a.as_mut()?.nth_back(n)
    }
    #[inline]
    fn try_rfold<Acc, F: FnMut(Acc, A::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        let mut acc = init;
        if let Some(b) = &mut self.b {
            acc = b.try_rfold(acc, &mut f)?;
            self.b = None;
        }
        if let Some(a) = &mut self.a {
            acc = a.try_rfold(acc, f)?;
        }
        R::from_output(acc)
    }
    #[inline]
    fn rfold<Acc, F: FnMut(Acc, A::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        let mut f = f;
        let mut acc = init;
        if let Some(b) = self.b {
            acc = b.rfold(acc, &mut f);
        }
        if let Some(a) = self.a {
            acc = a.rfold(acc, f);
        }
        acc
    }
    fn advance_back_by(&mut self, mut n: usize) -> Result<(), NonZero<usize>> {
        if let Some(b) = &mut self.b {
            match b.advance_back_by(n) {
                Ok(()) => return Ok(()),
                Err(left) => n = left.get(),
            }
            self.b = None;
        }
        match &mut self.a {
            Some(a) => a.advance_back_by(n),
            None => NonZero::new(n).map_or(Ok(()), Err),
        }
    }
    #[inline]
    fn rfind<P: FnMut(&A::Item) -> bool>(&mut self, mut predicate: P) -> Option<A::Item> {
        if let Some(b) = &mut self.b {
            let found = b.rfind(&mut predicate);
            if found.is_some() {
                return found;
            }
            self.b = None;
        }
        self.a.as_mut()?.rfind(predicate)
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
    #[inline]
    fn try_fold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        // What is left of this round, then one that tells whether there are elements, then all others.
        let mut acc = self.iter.try_fold(init, &mut f)?;
        self.iter = self.orig.clone();
        let mut is_empty = true;
        acc = self.iter.try_fold(acc, |acc, x| {
            is_empty = false;
            f(acc, x)
        })?;
        if is_empty {
            return R::from_output(acc);
        }
        loop {
            self.iter = self.orig.clone();
            acc = self.iter.try_fold(acc, &mut f)?;
        }
    }
    fn advance_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        let mut n = match self.iter.advance_by(n) {
            Ok(()) => return Ok(()),
            Err(left) => left.get(),
        };
        while n > 0 {
            self.iter = self.orig.clone();
            n = match self.iter.advance_by(n) {
                Ok(()) => return Ok(()),
                Err(left) if left.get() == n => return Err(left),
                Err(left) => left.get(),
            };
        }
        Ok(())
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
        let item = self.iter.as_mut()?.next();
        if item.is_none() {
            self.ended();
        }
        item
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<I::Item> {
        let item = self.iter.as_mut()?.nth(n);
        if item.is_none() {
            self.ended();
        }
        item
    }
    fn last(self) -> Option<I::Item> {
        self.iter?.last()
    }
    fn count(self) -> usize {
        self.iter.map_or(0, Iterator::count)
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        match &self.iter {
            Some(iter) => iter.size_hint(),
            None => (0, Some(0)),
        }
    }
    #[inline]
    fn try_fold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut acc = init;
        if let Some(iter) = &mut self.iter {
            acc = iter.try_fold(acc, f)?;
            self.ended();
        }
        R::from_output(acc)
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        match self.iter {
            Some(iter) => iter.fold(init, f),
            None => init,
        }
    }
    #[inline]
    fn find<P: FnMut(&I::Item) -> bool>(&mut self, predicate: P) -> Option<I::Item> {
        let item = self.iter.as_mut()?.find(predicate);
        if item.is_none() {
            self.ended();
        }
        item
    }
}
impl<I: DoubleEndedIterator> DoubleEndedIterator for Fuse<I> {
    #[inline]
    fn next_back(&mut self) -> Option<I::Item> {
        let item = self.iter.as_mut()?.next_back();
        if item.is_none() {
            self.ended();
        }
        item
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<I::Item> {
        let item = self.iter.as_mut()?.nth_back(n);
        if item.is_none() {
            self.ended();
        }
        item
    }
    #[inline]
    fn try_rfold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut acc = init;
        if let Some(iter) = &mut self.iter {
            acc = iter.try_rfold(acc, f)?;
            self.ended();
        }
        R::from_output(acc)
    }
    #[inline]
    fn rfold<Acc, F: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        match self.iter {
            Some(iter) => iter.rfold(init, f),
            None => init,
        }
    }
    #[inline]
    fn rfind<P: FnMut(&I::Item) -> bool>(&mut self, predicate: P) -> Option<I::Item> {
        let item = self.iter.as_mut()?.rfind(predicate);
        if item.is_none() {
            self.ended();
        }
        item
    }
}
impl<I: ExactSizeIterator> ExactSizeIterator for Fuse<I> {
    fn len(&self) -> usize {
        self.iter.as_ref().map_or(0, ExactSizeIterator::len)
    }
}

/// What happens at the end: an iterator that stays there may be asked again, another one is dropped.
trait FuseEnd {
    fn ended(&mut self);
}
impl<I: Iterator> FuseEnd for Fuse<I> {
    #[inline]
    default fn ended(&mut self) {
        self.iter = None;
    }
}
impl<I: FusedIterator> FuseEnd for Fuse<I> {
    #[inline]
    fn ended(&mut self) {}
}
