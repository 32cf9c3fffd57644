//! Iterators of iterators as one.

use super::{Fuse, Map};
use crate::iter::{DoubleEndedIterator, IntoIterator, Iterator};
use crate::num::NonZero;
use crate::ops::{ControlFlow, Try};

pub struct Flatten<I: Iterator>
where
    I::Item: IntoIterator,
{
    pub(crate) iter: Fuse<I>,
    pub(crate) front: Option<<I::Item as IntoIterator>::IntoIter>,
    pub(crate) back: Option<<I::Item as IntoIterator>::IntoIter>,
}

impl<I: Iterator> Iterator for Flatten<I>
where
    I::Item: IntoIterator,
{
    type Item = <I::Item as IntoIterator>::Item;
    #[inline]
    fn next(&mut self) -> Option<<I::Item as IntoIterator>::Item> {
        loop {
            if let Some(inner) = &mut self.front {
                if let Some(x) = inner.next() {
                    return Some(x);
                }
                self.front = None;
            }
            match self.iter.next() {
                Some(next) => self.front = Some(next.into_iter()),
                None => {
                    let x = self.back.as_mut()?.next();
                    if x.is_none() {
                        self.back = None;
                    }
                    return x;
                }
            }
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let (front, front_upper) = self.front.as_ref().map_or((0, Some(0)), Iterator::size_hint);
        let (back, back_upper) = self.back.as_ref().map_or((0, Some(0)), Iterator::size_hint);
        let (outer, outer_upper) = self.iter.size_hint();
        if <I::Item as IntoIterator>::IntoIter::is_one_shot() {
            return match I::Item::const_size() {
                Some(0) => (0, Some(0)),
                Some(_) => (outer, outer_upper),
                None => (0, outer_upper),
            };
        }
        let ends = front.saturating_add(back);
        // Without a known length of the inner ones there must be none left.
        let each = match I::Item::const_size() {
            Some(each) => each,
            None if outer_upper == Some(0) => 0,
            None => return (ends, None),
        };
        let upper = match (front_upper, back_upper, outer_upper) {
            (Some(front), Some(back), Some(outer)) => {
                front.checked_add(back).zip(each.checked_mul(outer)).and_then(|(x, y)| x.checked_add(y))
            }
            _ => None,
        };
        (outer.saturating_mul(each).saturating_add(ends), upper)
    }
    fn advance_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        if <I::Item as IntoIterator>::IntoIter::is_one_shot() {
            let Some(n) = NonZero::new(n) else { return self.iter.advance_by(0) };
            return self.iter.try_fold(n, one_off).map_or(Ok(()), Err);
        }
        left_over(self.try_fold_inner(n, |n, inner| match inner.advance_by(n) {
            Ok(()) => ControlFlow::Break(()),
            Err(left) => ControlFlow::Continue(left.get()),
        }))
    }
    fn count(self) -> usize {
        self.fold_inner(0, |count, inner| crate::ops::Add::add(count, inner.count()))
    }
    fn last(self) -> Option<Self::Item> {
        self.fold_inner(None, |last, inner| inner.last().or(last))
    }
    #[inline]
    fn try_fold<Acc, F: FnMut(Acc, Self::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        self.try_fold_inner(init, |acc, inner| inner.try_fold(acc, &mut f))
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, Self::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        let mut f = f;
        self.fold_inner(init, |acc, inner| inner.fold(acc, &mut f))
    }
}
impl<I: Iterator> Flatten<I>
where
    I::Item: IntoIterator,
{
    /// Goes through the inner iterators as long as all is well.
    #[inline]
    fn try_fold_inner<Acc, F, R>(&mut self, init: Acc, f: F) -> R
    where
        F: FnMut(Acc, &mut <I::Item as IntoIterator>::IntoIter) -> R,
        R: Try<Output = Acc>,
    {
        let mut f = f;
        let mut acc = init;
        let Flatten { iter, front, back } = self;
        if let Some(inner) = front {
            acc = f(acc, inner)?;
        }
        *front = None;
        acc = iter.try_fold(acc, |acc, inner| f(acc, front.insert(inner.into_iter())))?;
        *front = None;
        if let Some(inner) = back {
            acc = f(acc, inner)?;
        }
        *back = None;
        R::from_output(acc)
    }
    /// Folds over the inner iterators.
    #[inline]
    fn fold_inner<Acc, F: FnMut(Acc, <I::Item as IntoIterator>::IntoIter) -> Acc>(self, init: Acc, f: F) -> Acc {
        let mut f = f;
        let mut acc = init;
        if let Some(front) = self.front {
            acc = f(acc, front);
        }
        acc = self.iter.fold(acc, |acc, inner| f(acc, inner.into_iter()));
        if let Some(back) = self.back {
            acc = f(acc, back);
        }
        acc
    }
}
impl<I: DoubleEndedIterator> DoubleEndedIterator for Flatten<I>
where
    I::Item: IntoIterator,
    <I::Item as IntoIterator>::IntoIter: DoubleEndedIterator,
{
    fn next_back(&mut self) -> Option<<I::Item as IntoIterator>::Item> {
        loop {
            if let Some(inner) = &mut self.back {
                if let Some(x) = inner.next_back() {
                    return Some(x);
                }
                self.back = None;
            }
            match self.iter.next_back() {
                Some(next) => self.back = Some(next.into_iter()),
                None => {
                    let x = self.front.as_mut()?.next_back();
                    if x.is_none() {
                        self.front = None;
                    }
                    return x;
                }
            }
        }
    }
    fn advance_back_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        if <I::Item as IntoIterator>::IntoIter::is_one_shot() {
            let Some(n) = NonZero::new(n) else { return self.iter.advance_back_by(0) };
            return self.iter.try_rfold(n, one_off).map_or(Ok(()), Err);
        }
        left_over(self.try_rfold_inner(n, |n, inner| match inner.advance_back_by(n) {
            Ok(()) => ControlFlow::Break(()),
            Err(left) => ControlFlow::Continue(left.get()),
        }))
    }
    fn try_rfold<Acc, F: FnMut(Acc, Self::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        self.try_rfold_inner(init, |acc, inner| inner.try_rfold(acc, &mut f))
    }
    #[inline]
    fn rfold<Acc, F: FnMut(Acc, Self::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        let mut f = f;
        let mut acc = init;
        if let Some(back) = self.back {
            acc = back.rfold(acc, &mut f);
        }
        acc = self.iter.rfold(acc, |acc, inner| inner.into_iter().rfold(acc, &mut f));
        if let Some(front) = self.front {
            acc = front.rfold(acc, &mut f);
        }
        acc
    }
}

impl<I: DoubleEndedIterator> Flatten<I>
where
    I::Item: IntoIterator,
{
    /// The same from the other end.
    #[inline]
    fn try_rfold_inner<Acc, F, R>(&mut self, init: Acc, f: F) -> R
    where
        F: FnMut(Acc, &mut <I::Item as IntoIterator>::IntoIter) -> R,
        R: Try<Output = Acc>,
    {
        let mut f = f;
        let mut acc = init;
        let Flatten { iter, front, back } = self;
        if let Some(inner) = back {
            acc = f(acc, inner)?;
        }
        *back = None;
        acc = iter.try_rfold(acc, |acc, inner| f(acc, back.insert(inner.into_iter())))?;
        *back = None;
        if let Some(inner) = front {
            acc = f(acc, inner)?;
        }
        *front = None;
        R::from_output(acc)
    }
}

/// What is left to advance after an inner iterator of at most one element; nothing at the end.
fn one_off<T: IntoIterator>(left: NonZero<usize>, inner: T) -> Option<NonZero<usize>> {
    match inner.into_iter().next() {
        Some(_) => NonZero::new(left.get() - 1),
        None => Some(left),
    }
}

/// What is left to advance after all inner iterators.
fn left_over(walk: ControlFlow<(), usize>) -> Result<(), NonZero<usize>> {
    match walk {
        ControlFlow::Continue(left) => NonZero::new(left).map_or(Ok(()), Err),
        ControlFlow::Break(()) => Ok(()),
    }
}

/// Whether an iterator has at most one element, whatever was taken from it.
trait OneShot {
    fn is_one_shot() -> bool;
}
impl<T> OneShot for T {
    #[inline]
    default fn is_one_shot() -> bool {
        false
    }
}
macro_rules! one_shots {
    ($($Iter:ty)*) => { $(
        impl<'a, T> OneShot for $Iter {
            #[inline]
            fn is_one_shot() -> bool {
                true
            }
        }
    )* };
}
one_shots! {
    crate::iter::Once<T> crate::iter::OnceWith<T> crate::iter::Empty<T> crate::option::IntoIter<T>
    crate::option::Iter<'a, T> crate::option::IterMut<'a, T>
    crate::array::IntoIter<T, 1> crate::array::IntoIter<T, 0>
}
macro_rules! one_shots_inside {
    ([$($g:tt)*] $Iter:ty) => {
        impl<I, $($g)*> OneShot for $Iter {
            #[inline]
            fn is_one_shot() -> bool {
                I::is_one_shot()
            }
        }
    };
}
one_shots_inside! { [] crate::iter::Cloned<I> }
one_shots_inside! { [] crate::iter::Copied<I> }
one_shots_inside! { [P] crate::iter::Filter<I, P> }
one_shots_inside! { [F] crate::iter::FilterMap<I, F> }
one_shots_inside! { [F] Map<I, F> }
one_shots_inside! { [] &mut I }

/// How many elements there are in all values of a type: arrays have as many as their type says.
trait ConstSize {
    fn const_size() -> Option<usize>;
}
impl<T: IntoIterator> ConstSize for T {
    #[inline]
    default fn const_size() -> Option<usize> {
        None
    }
}
macro_rules! const_sizes {
    ($($Array:ty)*) => { $(
        impl<'a, T, const N: usize> ConstSize for $Array {
            #[inline]
            fn const_size() -> Option<usize> {
                Some(N)
            }
        }
    )* };
}
const_sizes! { [T; N] &'a [T; N] &'a mut [T; N] }

pub struct FlatMap<I: Iterator, U: IntoIterator, F: FnMut(I::Item) -> U> {
    pub(crate) inner: Flatten<Map<I, F>>,
}
impl<I: Iterator, U: IntoIterator, F: FnMut(I::Item) -> U> Iterator for FlatMap<I, U, F> {
    type Item = U::Item;
    #[inline]
    fn next(&mut self) -> Option<U::Item> {
        self.inner.next()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.inner.size_hint()
    }
    fn advance_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        self.inner.advance_by(n)
    }
    fn count(self) -> usize {
        self.inner.count()
    }
    fn last(self) -> Option<U::Item> {
        self.inner.last()
    }
    #[inline]
    fn try_fold<Acc, G: FnMut(Acc, U::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, g: G) -> R {
        self.inner.try_fold(init, g)
    }
    #[inline]
    fn fold<Acc, G: FnMut(Acc, U::Item) -> Acc>(self, init: Acc, g: G) -> Acc {
        self.inner.fold(init, g)
    }
}
impl<I: DoubleEndedIterator, U: IntoIterator, F: FnMut(I::Item) -> U> DoubleEndedIterator for FlatMap<I, U, F>
where
    U::IntoIter: DoubleEndedIterator,
{
    fn next_back(&mut self) -> Option<U::Item> {
        self.inner.next_back()
    }
    fn advance_back_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        self.inner.advance_back_by(n)
    }
    fn try_rfold<Acc, G: FnMut(Acc, U::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, g: G) -> R {
        self.inner.try_rfold(init, g)
    }
    #[inline]
    fn rfold<Acc, G: FnMut(Acc, U::Item) -> Acc>(self, init: Acc, g: G) -> Acc {
        self.inner.rfold(init, g)
    }
}

impl<I: Iterator + Clone> Clone for Flatten<I>
where
    I::Item: IntoIterator,
    <I::Item as IntoIterator>::IntoIter: Clone,
{
    fn clone(&self) -> Self {
        Flatten { iter: self.iter.clone(), front: self.front.clone(), back: self.back.clone() }
    }
}
impl<I: Iterator + Clone, U: IntoIterator, F: FnMut(I::Item) -> U + Clone> Clone for FlatMap<I, U, F>
where
    U::IntoIter: Clone,
{
    fn clone(&self) -> Self {
        FlatMap { inner: self.inner.clone() }
    }
}
