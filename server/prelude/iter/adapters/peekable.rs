//! Looking at the next element without taking it.

use crate::iter::{DoubleEndedIterator, ExactSizeIterator, Iterator};
use crate::ops::{ControlFlow, Try};

#[derive(Clone)]
pub struct Peekable<I: Iterator> {
    pub(crate) iter: I,
    /// `Some(None)`: the end was seen.
    pub(crate) peeked: Option<Option<I::Item>>,
}
impl<I: Iterator> Iterator for Peekable<I> {
    type Item = I::Item;
    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        match self.peeked.take() {
            Some(v) => v,
            None => self.iter.next(),
        }
    }
    #[rustc_inherit_overflow_checks]
    fn count(self) -> usize {
        match self.peeked {
            Some(None) => 0,
            Some(Some(_)) => 1 + self.iter.count(),
            None => self.iter.count(),
        }
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<I::Item> {
        match self.peeked.take() {
            Some(None) => None,
            Some(peeked) if n == 0 => peeked,
            Some(_) => self.iter.nth(n - 1),
            None => self.iter.nth(n),
        }
    }
    fn last(self) -> Option<I::Item> {
        let peeked = match self.peeked {
            Some(None) => return None,
            Some(peeked) => peeked,
            None => None,
        };
        self.iter.last().or(peeked)
    }
    #[inline]
    fn try_fold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        let acc = match self.peeked.take() {
            Some(None) => return R::from_output(init),
            Some(Some(x)) => f(init, x)?,
            None => init,
        };
        self.iter.try_fold(acc, f)
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        let mut f = f;
        let acc = match self.peeked {
            Some(None) => return init,
            Some(Some(x)) => f(init, x),
            None => init,
        };
        self.iter.fold(acc, f)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let more = match &self.peeked {
            Some(None) => return (0, Some(0)),
            Some(Some(_)) => 1,
            None => 0,
        };
        let (low, high) = self.iter.size_hint();
        (low.saturating_add(more), high.and_then(|n| n.checked_add(more)))
    }
}
impl<I: DoubleEndedIterator> DoubleEndedIterator for Peekable<I> {
    fn next_back(&mut self) -> Option<I::Item> {
        match &mut self.peeked {
            Some(None) => None,
            Some(last) => self.iter.next_back().or_else(|| last.take()),
            None => self.iter.next_back(),
        }
    }
    fn try_rfold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, mut f: F) -> R {
        match self.peeked.take() {
            Some(None) => R::from_output(init),
            Some(Some(x)) => match self.iter.try_rfold(init, &mut f).branch() {
                ControlFlow::Continue(acc) => f(acc, x),
                ControlFlow::Break(residual) => {
                    self.peeked = Some(Some(x));
                    R::from_residual(residual)
                }
            },
            None => self.iter.try_rfold(init, f),
        }
    }
    fn rfold<Acc, F: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, mut f: F) -> Acc {
        match self.peeked {
            Some(None) => init,
            Some(Some(x)) => {
                let acc = self.iter.rfold(init, &mut f);
                f(acc, x)
            }
            None => self.iter.rfold(init, f),
        }
    }
}
impl<I: ExactSizeIterator> ExactSizeIterator for Peekable<I> {}

impl<I: Iterator> Peekable<I> {
    #[inline]
    pub fn peek(&mut self) -> Option<&I::Item> {
        let iter = &mut self.iter;
        self.peeked.get_or_insert_with(|| iter.next()).as_ref()
    }
    #[inline]
    pub fn peek_mut(&mut self) -> Option<&mut I::Item> {
        if self.peeked.is_none() {
            self.peeked = Some(self.iter.next());
        }
        match &mut self.peeked {
            Some(x) => x.as_mut(),
            None => None,
        }
    }
    pub fn next_if(&mut self, func: impl FnOnce(&I::Item) -> bool) -> Option<I::Item> {
        match self.next() {
            Some(matched) if func(&matched) => Some(matched),
            other => {
                self.peeked = Some(other);
                None
            }
        }
    }
    pub fn next_if_map<R>(&mut self, f: impl FnOnce(I::Item) -> Result<R, I::Item>) -> Option<R> {
        let kept = match self.next() {
            Some(item) => match f(item) {
                Ok(result) => return Some(result),
                Err(item) => Some(item),
            },
            None => None,
        };
        self.peeked = Some(kept);
        None
    }
    pub fn next_if_map_mut<R>(&mut self, f: impl FnOnce(&mut I::Item) -> Option<R>) -> Option<R> {
        self.next_if_map(|mut item| match f(&mut item) {
            Some(result) => Ok(result),
            None => Err(item),
        })
    }
    pub fn next_if_eq<T: ?Sized>(&mut self, expected: &T) -> Option<I::Item>
    where
        I::Item: PartialEq<T>,
    {
        self.next_if(|next| next == expected)
    }
}
