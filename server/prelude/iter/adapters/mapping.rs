//! Adaptors that apply a closure to each element.

use crate::iter::by_ref::to_the_end;
use crate::iter::{AssumeCount, DoubleEndedIterator, ExactSizeIterator, Iterator};
use crate::ops::{ControlFlow, FromResidual, Residual, Try};

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
        self.iter.find(&mut self.predicate)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.iter.size_hint().1)
    }
    #[inline]
    fn count(self) -> usize {
        let mut predicate = self.predicate;
        let before = self.iter.size_hint().1.unwrap_or(usize::MAX);
        let total = self.iter.map(move |x| predicate(&x) as usize).sum();
        unsafe { <I as AssumeCount>::assume_at_most(total, before) };
        total
    }
    #[inline]
    fn try_fold<Acc, G: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, g: G) -> R {
        let mut g = g;
        let predicate = &mut self.predicate;
        self.iter.try_fold(init, move |acc, x| if predicate(&x) { g(acc, x) } else { R::from_output(acc) })
    }
    #[inline]
    fn fold<Acc, G: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, g: G) -> Acc {
        let mut predicate = self.predicate;
        let mut g = g;
        self.iter.fold(init, move |acc, x| if predicate(&x) { g(acc, x) } else { acc })
    }
    fn next_chunk<const N: usize>(&mut self) -> Result<[I::Item; N], crate::array::IntoIter<I::Item, N>> {
        if crate::mem::needs_drop::<I::Item>() {
            return crate::array::next_chunk(self);
        }
        let predicate = &mut self.predicate;
        crate::array::chunk_of(&mut self.iter, move |x| if predicate(&x) { Some(x) } else { None })
    }
}
impl<I: DoubleEndedIterator, P: FnMut(&I::Item) -> bool> DoubleEndedIterator for Filter<I, P> {
    #[inline]
    fn next_back(&mut self) -> Option<I::Item> {
        self.iter.rfind(&mut self.predicate)
    }
    #[inline]
    fn rfold<Acc, G: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, g: G) -> Acc {
        let mut predicate = self.predicate;
        let mut g = g;
        self.iter.rfold(init, move |acc, x| if predicate(&x) { g(acc, x) } else { acc })
    }
    #[inline]
    fn try_rfold<Acc, G: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, g: G) -> R {
        let mut g = g;
        let predicate = &mut self.predicate;
        self.iter.try_rfold(init, move |acc, x| if predicate(&x) { g(acc, x) } else { R::from_output(acc) })
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
        self.iter.find_map(&mut self.f)
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
    #[inline]
    fn try_fold<Acc, G: FnMut(Acc, B) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, g: G) -> R {
        let mut g = g;
        let f = &mut self.f;
        self.iter.try_fold(init, move |acc, x| match f(x) {
            Some(y) => g(acc, y),
            None => R::from_output(acc),
        })
    }
    fn next_chunk<const N: usize>(&mut self) -> Result<[B; N], crate::array::IntoIter<B, N>> {
        crate::array::chunk_of(&mut self.iter, &mut self.f)
    }
}
impl<B, I: DoubleEndedIterator, F: FnMut(I::Item) -> Option<B>> DoubleEndedIterator for FilterMap<I, F> {
    #[inline]
    fn next_back(&mut self) -> Option<B> {
        let f = &mut self.f;
        self.iter
            .try_rfold((), move |(), x| match f(x) {
                Some(y) => ControlFlow::Break(y),
                None => ControlFlow::Continue(()),
            })
            .break_value()
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
    #[inline]
    fn try_rfold<Acc, G: FnMut(Acc, B) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, g: G) -> R {
        let mut g = g;
        let f = &mut self.f;
        self.iter.try_rfold(init, move |acc, x| match f(x) {
            Some(y) => g(acc, y),
            None => R::from_output(acc),
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
    #[inline]
    fn try_fold<Acc, G: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, g: G) -> R {
        let mut g = g;
        let f = &mut self.f;
        self.iter.try_fold(init, move |acc, x| {
            f(&x);
            g(acc, x)
        })
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
    #[inline]
    fn try_rfold<Acc, G: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, g: G) -> R {
        let mut g = g;
        let f = &mut self.f;
        self.iter.try_rfold(init, move |acc, x| {
            f(&x);
            g(acc, x)
        })
    }
}
impl<I: ExactSizeIterator, F: FnMut(&I::Item)> ExactSizeIterator for Inspect<I, F> {
    fn len(&self) -> usize {
        self.iter.len()
    }
}

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
    #[inline]
    fn try_fold<Acc, G: FnMut(Acc, B) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, g: G) -> R {
        let mut g = g;
        let Scan { iter, f, state } = self;
        iter.try_fold(init, move |acc, x| match f(state, x) {
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

/// Gives outputs until the first failure, which it keeps.
pub struct UntilResidual<'a, I, R> {
    iter: I,
    failure: &'a mut Option<R>,
}
impl<'a, R, T: Try<Residual = R>, I: Iterator<Item = T>> Iterator for UntilResidual<'a, I, R> {
    type Item = T::Output;
    #[inline]
    fn next(&mut self) -> Option<T::Output> {
        self.try_for_each(ControlFlow::Break).break_value()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        if self.failure.is_some() { (0, Some(0)) } else { (0, self.iter.size_hint().1) }
    }
    #[inline]
    fn try_fold<Acc, G: FnMut(Acc, T::Output) -> S, S: Try<Output = Acc>>(&mut self, init: Acc, g: G) -> S {
        let mut g = g;
        let UntilResidual { iter, failure } = self;
        iter.try_fold(init, move |acc, x| match x.branch() {
            ControlFlow::Continue(x) => ControlFlow::from_try(g(acc, x)),
            ControlFlow::Break(residual) => {
                **failure = Some(residual);
                ControlFlow::Break(S::from_output(acc))
            }
        })
        .into_try()
    }
    #[inline]
    fn fold<Acc, G: FnMut(Acc, T::Output) -> Acc>(self, init: Acc, g: G) -> Acc {
        to_the_end(self, init, g)
    }
}

/// Makes something of the outputs, or fails with the first failure.
pub(crate) fn of_outputs<I, R, V, F>(iter: I, f: F) -> R::TryType
where
    I: Iterator<Item: Try<Residual = R>>,
    R: Residual<V>,
    F: FnOnce(UntilResidual<'_, I, R>) -> V,
{
    let mut failure = None;
    let value = f(UntilResidual { iter, failure: &mut failure });
    match failure {
        None => Try::from_output(value),
        Some(residual) => FromResidual::from_residual(residual),
    }
}
