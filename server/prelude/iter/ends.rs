//! Iterators with two ends and with a known length.

use super::Iterator;
use crate::ops::{ControlFlow, Try};

pub trait DoubleEndedIterator: Iterator {
    fn next_back(&mut self) -> Option<Self::Item>;
    #[inline]
    fn advance_back_by(&mut self, n: usize) -> Result<(), crate::num::NonZero<usize>> {
        let mut done = 0;
        while done < n {
            if self.next_back().is_none() {
                return Err(unsafe { crate::num::NonZero::new_unchecked(n - done) });
            }
            done += 1;
        }
        Ok(())
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<Self::Item> {
        if self.advance_back_by(n).is_err() {
            return None;
        }
        self.next_back()
    }
    #[inline]
    fn try_rfold<B, F: FnMut(B, Self::Item) -> R, R: Try<Output = B>>(&mut self, init: B, f: F) -> R
    where
        Self: Sized,
    {
        let mut f = f;
        let mut accum = init;
        while let Some(x) = self.next_back() {
            accum = f(accum, x)?;
        }
        R::from_output(accum)
    }
    #[inline]
    fn rfold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, f: F) -> B
    where
        Self: Sized,
    {
        let mut iter = self;
        let mut f = f;
        let mut accum = init;
        while let Some(x) = iter.next_back() {
            accum = f(accum, x);
        }
        accum
    }
    #[inline]
    fn rfind<P: FnMut(&Self::Item) -> bool>(&mut self, predicate: P) -> Option<Self::Item>
    where
        Self: Sized,
    {
        let mut predicate = predicate;
        self.try_rfold((), move |(), x| if predicate(&x) { ControlFlow::Break(x) } else { ControlFlow::Continue(()) })
            .break_value()
    }
}

pub trait ExactSizeIterator: Iterator {
    #[inline]
    fn len(&self) -> usize {
        self.size_hint().0
    }
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

pub trait FusedIterator: Iterator {}
