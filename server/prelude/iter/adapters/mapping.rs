//! Adaptors that apply a closure to each element.

use crate::iter::{DoubleEndedIterator, ExactSizeIterator, Iterator};
use crate::ops::Try;

#[derive(Clone)]
pub struct Map<I, F> {
    pub(crate) iter: I,
    pub(crate) f: F,
}
impl<B, I: Iterator, F: FnMut(I::Item) -> B> Iterator for Map<I, F> {
    type Item = B;
    #[inline]
    fn next(&mut self) -> Option<B> {
        match self.iter.next() {
            Some(x) => Some((self.f)(x)),
            None => None,
        }
    }
    #[inline]
    fn try_fold<Acc, G: FnMut(Acc, B) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, g: G) -> R {
        let mut g = g;
        let f = &mut self.f;
        self.iter.try_fold(init, move |acc, x| g(acc, f(x)))
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.iter.size_hint()
    }
    #[inline]
    fn fold<Acc, G: FnMut(Acc, B) -> Acc>(self, init: Acc, g: G) -> Acc {
        let mut f = self.f;
        let mut g = g;
        self.iter.fold(init, move |acc, x| g(acc, f(x)))
    }
}
impl<B, I: DoubleEndedIterator, F: FnMut(I::Item) -> B> DoubleEndedIterator for Map<I, F> {
    #[inline]
    fn next_back(&mut self) -> Option<B> {
        match self.iter.next_back() {
            Some(x) => Some((self.f)(x)),
            None => None,
        }
    }
    #[inline]
    fn try_rfold<Acc, G: FnMut(Acc, B) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, g: G) -> R {
        let mut g = g;
        let f = &mut self.f;
        self.iter.try_rfold(init, move |acc, x| g(acc, f(x)))
    }
    #[inline]
    fn rfold<Acc, G: FnMut(Acc, B) -> Acc>(self, init: Acc, g: G) -> Acc {
        let mut f = self.f;
        let mut g = g;
        self.iter.rfold(init, move |acc, x| g(acc, f(x)))
    }
}
impl<B, I: ExactSizeIterator, F: FnMut(I::Item) -> B> ExactSizeIterator for Map<I, F> {
    fn len(&self) -> usize {
        self.iter.len()
    }
}

#[derive(Clone)]
pub struct Filter<I, P> {
    pub(crate) iter: I,
    pub(crate) predicate: P,
}
impl<I: Iterator, P: FnMut(&I::Item) -> bool> Iterator for Filter<I, P> {
    type Item = I::Item;
    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        while let Some(x) = self.iter.next() {
            if (self.predicate)(&x) {
                return Some(x);
            }
        }
        None
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.iter.size_hint().1)
    }
    #[inline]
    fn count(self) -> usize {
        let mut iter = self.iter;
        let mut predicate = self.predicate;
        let mut n = 0;
        while let Some(x) = iter.next() {
            n += predicate(&x) as usize;
        }
        n
    }
    #[inline]
    fn fold<Acc, G: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, g: G) -> Acc {
        let mut predicate = self.predicate;
        let mut g = g;
        self.iter.fold(init, move |acc, x| if predicate(&x) { g(acc, x) } else { acc })
    }
}
impl<I: DoubleEndedIterator, P: FnMut(&I::Item) -> bool> DoubleEndedIterator for Filter<I, P> {
    #[inline]
    fn next_back(&mut self) -> Option<I::Item> {
        while let Some(x) = self.iter.next_back() {
            if (self.predicate)(&x) {
                return Some(x);
            }
        }
        None
    }
    #[inline]
    fn rfold<Acc, G: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, g: G) -> Acc {
        let mut predicate = self.predicate;
        let mut g = g;
        self.iter.rfold(init, move |acc, x| if predicate(&x) { g(acc, x) } else { acc })
    }
}

#[derive(Clone)]
pub struct FilterMap<I, F> {
    pub(crate) iter: I,
    pub(crate) f: F,
}
impl<B, I: Iterator, F: FnMut(I::Item) -> Option<B>> Iterator for FilterMap<I, F> {
    type Item = B;
    #[inline]
    fn next(&mut self) -> Option<B> {
        while let Some(x) = self.iter.next() {
            if let Some(y) = (self.f)(x) {
                return Some(y);
            }
        }
        None
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.iter.size_hint().1)
    }
    #[inline]
    fn fold<Acc, G: FnMut(Acc, B) -> Acc>(self, init: Acc, g: G) -> Acc {
        let mut f = self.f;
        let mut g = g;
        self.iter.fold(init, move |acc, x| match f(x) {
            Some(y) => g(acc, y),
            None => acc,
        })
    }
}
impl<B, I: DoubleEndedIterator, F: FnMut(I::Item) -> Option<B>> DoubleEndedIterator for FilterMap<I, F> {
    #[inline]
    fn next_back(&mut self) -> Option<B> {
        while let Some(x) = self.iter.next_back() {
            if let Some(y) = (self.f)(x) {
                return Some(y);
            }
        }
        None
    }
    #[inline]
    fn rfold<Acc, G: FnMut(Acc, B) -> Acc>(self, init: Acc, g: G) -> Acc {
        let mut f = self.f;
        let mut g = g;
        self.iter.rfold(init, move |acc, x| match f(x) {
            Some(y) => g(acc, y),
            None => acc,
        })
    }
}

#[derive(Clone)]
pub struct Inspect<I, F> {
    pub(crate) iter: I,
    pub(crate) f: F,
}
impl<I: Iterator, F: FnMut(&I::Item)> Iterator for Inspect<I, F> {
    type Item = I::Item;
    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        let next = self.iter.next();
        if let Some(x) = &next {
            (self.f)(x);
        }
        next
    }
    #[inline]
    fn fold<Acc, G: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, g: G) -> Acc {
        let mut f = self.f;
        let mut g = g;
        self.iter.fold(init, move |acc, x| {
            f(&x);
            g(acc, x)
        })
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.iter.size_hint()
    }
}
impl<I: DoubleEndedIterator, F: FnMut(&I::Item)> DoubleEndedIterator for Inspect<I, F> {
    fn next_back(&mut self) -> Option<I::Item> {
        let next = self.iter.next_back();
        if let Some(x) = &next {
            (self.f)(x);
        }
        next
    }
    #[inline]
    fn rfold<Acc, G: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, g: G) -> Acc {
        let mut f = self.f;
        let mut g = g;
        self.iter.rfold(init, move |acc, x| {
            f(&x);
            g(acc, x)
        })
    }
}
impl<I: ExactSizeIterator, F: FnMut(&I::Item)> ExactSizeIterator for Inspect<I, F> {}

#[derive(Clone)]
pub struct Scan<I, St, F> {
    pub(crate) iter: I,
    pub(crate) f: F,
    pub(crate) state: St,
}
impl<B, I: Iterator, St, F: FnMut(&mut St, I::Item) -> Option<B>> Iterator for Scan<I, St, F> {
    type Item = B;
    #[inline]
    fn next(&mut self) -> Option<B> {
        let x = self.iter.next()?;
        (self.f)(&mut self.state, x)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.iter.size_hint().1)
    }
}

/// Gives values until the first `None`, which it notes.
pub struct UntilNone<'a, I> {
    pub(crate) iter: I,
    pub(crate) failed: &'a mut bool,
}
impl<'a, T, I: Iterator<Item = Option<T>>> Iterator for UntilNone<'a, I> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        match self.iter.next()? {
            Some(x) => Some(x),
            None => {
                *self.failed = true;
                None
            }
        }
    }
}

/// Gives values until the first `Err`, which it keeps.
pub struct UntilErr<'a, I, E> {
    pub(crate) iter: I,
    pub(crate) error: &'a mut Option<E>,
}
impl<'a, T, E, I: Iterator<Item = Result<T, E>>> Iterator for UntilErr<'a, I, E> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        match self.iter.next()? {
            Ok(x) => Some(x),
            Err(e) => {
                *self.error = Some(e);
                None
            }
        }
    }
}

/// Gives outputs until the first failure, which it keeps.
pub struct UntilResidual<'a, I, R> {
    pub(crate) iter: I,
    pub(crate) failure: &'a mut Option<R>,
}
impl<'a, R, T: Try<Residual = R>, I: Iterator<Item = T>> Iterator for UntilResidual<'a, I, R> {
    type Item = T::Output;
    #[inline]
    fn next(&mut self) -> Option<T::Output> {
        match self.iter.next()?.branch() {
            crate::ops::ControlFlow::Continue(x) => Some(x),
            crate::ops::ControlFlow::Break(residual) => {
                *self.failure = Some(residual);
                None
            }
        }
    }
}
