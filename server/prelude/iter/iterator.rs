//! The `Iterator` trait.

use super::adapters::*;
use super::by_ref::AdvanceOver;
use super::trusted::EqualLength;
use super::{Extend, FromIterator, IntoIterator, Product, Sum};
use crate::cmp::Ordering;
use crate::ops::{ControlFlow, Residual, Try};

#[lang = "iterator"]
pub trait Iterator {
    type Item;

    #[lang = "next"]
    fn next(&mut self) -> Option<Self::Item>;

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, None)
    }
    #[inline]
    fn count(self) -> usize
    where
        Self: Sized,
    {
        self.fold(0, |count, _| crate::ops::Add::add(count, 1))
    }
    #[inline]
    fn last(self) -> Option<Self::Item>
    where
        Self: Sized,
    {
        self.fold(None, |_, x| Some(x))
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<Self::Item> {
        if self.advance_by(n).is_err() {
            return None;
        }
        self.next()
    }
    #[inline]
    fn advance_by(&mut self, n: usize) -> Result<(), crate::num::NonZero<usize>> {
        self.advance_over(n)
    }
    #[inline]
    fn step_by(self, step: usize) -> StepBy<Self>
    where
        Self: Sized,
    {
        StepBy::new(self, step)
    }
    #[inline]
    fn chain<U: IntoIterator<Item = Self::Item>>(self, other: U) -> Chain<Self, U::IntoIter>
    where
        Self: Sized,
    {
        Chain { a: Some(self), b: Some(other.into_iter()) }
    }
    #[inline]
    fn zip<U: IntoIterator>(self, other: U) -> Zip<Self, U::IntoIter>
    where
        Self: Sized,
    {
        Zip::new(self, other.into_iter())
    }
    #[inline]
    fn map<B, F: FnMut(Self::Item) -> B>(self, f: F) -> Map<Self, F>
    where
        Self: Sized,
    {
        Map { iter: self, f }
    }
    #[inline]
    fn for_each<F: FnMut(Self::Item)>(self, f: F)
    where
        Self: Sized,
    {
        let mut f = f;
        self.fold((), move |(), x| f(x));
    }
    #[inline]
    fn filter<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> Filter<Self, P>
    where
        Self: Sized,
    {
        Filter { iter: self, predicate }
    }
    #[inline]
    fn filter_map<B, F: FnMut(Self::Item) -> Option<B>>(self, f: F) -> FilterMap<Self, F>
    where
        Self: Sized,
    {
        FilterMap { iter: self, f }
    }
    #[inline]
    fn enumerate(self) -> Enumerate<Self>
    where
        Self: Sized,
    {
        Enumerate { iter: self, count: 0 }
    }
    #[inline]
    fn peekable(self) -> Peekable<Self>
    where
        Self: Sized,
    {
        Peekable { iter: self, peeked: None }
    }
    #[inline]
    fn skip_while<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> SkipWhile<Self, P>
    where
        Self: Sized,
    {
        SkipWhile { iter: self, done: false, predicate }
    }
    #[inline]
    fn take_while<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> TakeWhile<Self, P>
    where
        Self: Sized,
    {
        TakeWhile { iter: self, done: false, predicate }
    }
    #[inline]
    fn map_while<B, P: FnMut(Self::Item) -> Option<B>>(self, predicate: P) -> MapWhile<Self, P>
    where
        Self: Sized,
    {
        MapWhile { iter: self, predicate }
    }
    #[inline]
    fn skip(self, n: usize) -> Skip<Self>
    where
        Self: Sized,
    {
        Skip { iter: self, n }
    }
    #[inline]
    fn take(self, n: usize) -> Take<Self>
    where
        Self: Sized,
    {
        Take { iter: self, n }
    }
    #[inline]
    fn scan<St, B, F: FnMut(&mut St, Self::Item) -> Option<B>>(self, initial_state: St, f: F) -> Scan<Self, St, F>
    where
        Self: Sized,
    {
        Scan { iter: self, f, state: initial_state }
    }
    #[inline]
    fn flat_map<U: IntoIterator, F: FnMut(Self::Item) -> U>(self, f: F) -> FlatMap<Self, U, F>
    where
        Self: Sized,
    {
        FlatMap { inner: Flatten { iter: Fuse { iter: Some(Map { iter: self, f }) }, front: None, back: None } }
    }
    #[inline]
    fn flatten(self) -> Flatten<Self>
    where
        Self: Sized,
        Self::Item: IntoIterator,
    {
        Flatten { iter: Fuse { iter: Some(self) }, front: None, back: None }
    }
    #[unstable(feature = "iter_map_windows")]
    fn map_windows<F: FnMut(&[Self::Item; N]) -> R, R, const N: usize>(self, f: F) -> MapWindows<Self, F, N>
    where
        Self: Sized,
    {
        MapWindows::new(self, f)
    }
    #[inline]
    fn fuse(self) -> Fuse<Self>
    where
        Self: Sized,
    {
        Fuse { iter: Some(self) }
    }
    #[inline]
    fn inspect<F: FnMut(&Self::Item)>(self, f: F) -> Inspect<Self, F>
    where
        Self: Sized,
    {
        Inspect { iter: self, f }
    }
    #[inline]
    fn by_ref(&mut self) -> &mut Self
    where
        Self: Sized,
    {
        self
    }
    #[inline]
    fn collect<B: FromIterator<Self::Item>>(self) -> B
    where
        Self: Sized,
    {
        FromIterator::from_iter(self)
    }
    fn partition_in_place<'a, T: 'a, P: FnMut(&T) -> bool>(mut self, mut predicate: P) -> usize
    where
        Self: Sized + DoubleEndedIterator<Item = &'a mut T>,
    {
        let mut true_count = 0;
        loop {
            let head = loop {
                match self.next() {
                    None => return true_count,
                    Some(x) => {
                        if !predicate(x) {
                            break x;
                        }
                        true_count += 1;
                    }
                }
            };
            let tail = loop {
                match self.next_back() {
                    None => return true_count,
                    Some(x) => {
                        if predicate(x) {
                            break x;
                        }
                    }
                }
            };
            crate::mem::swap(head, tail);
            true_count += 1;
        }
    }
    #[unstable(feature = "iter_is_partitioned")]
    fn is_partitioned<P: FnMut(Self::Item) -> bool>(mut self, mut predicate: P) -> bool
    where
        Self: Sized,
    {
        self.all(&mut predicate) || !self.any(predicate)
    }
    #[inline]
    fn try_fold<B, F: FnMut(B, Self::Item) -> R, R: Try<Output = B>>(&mut self, init: B, f: F) -> R
    where
        Self: Sized,
    {
        let mut f = f;
        let mut accum = init;
        while let Some(x) = self.next() {
            accum = f(accum, x)?;
        }
        R::from_output(accum)
    }
    #[inline]
    fn try_for_each<F: FnMut(Self::Item) -> R, R: Try<Output = ()>>(&mut self, f: F) -> R
    where
        Self: Sized,
    {
        let mut f = f;
        self.try_fold((), move |(), x| f(x))
    }
    #[inline]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, f: F) -> B
    where
        Self: Sized,
    {
        let mut iter = self;
        let mut f = f;
        let mut accum = init;
        while let Some(x) = iter.next() {
            accum = f(accum, x);
        }
        accum
    }
    #[inline]
    fn reduce<F: FnMut(Self::Item, Self::Item) -> Self::Item>(self, f: F) -> Option<Self::Item>
    where
        Self: Sized,
    {
        let mut iter = self;
        let first = iter.next()?;
        Some(iter.fold(first, f))
    }
    #[inline]
    fn all<F: FnMut(Self::Item) -> bool>(&mut self, f: F) -> bool
    where
        Self: Sized,
    {
        let mut f = f;
        self.try_fold((), move |(), x| if f(x) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }).is_continue()
    }
    #[inline]
    fn any<F: FnMut(Self::Item) -> bool>(&mut self, f: F) -> bool
    where
        Self: Sized,
    {
        let mut f = f;
        self.try_fold((), move |(), x| if f(x) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }).is_break()
    }
    #[inline]
    fn find<P: FnMut(&Self::Item) -> bool>(&mut self, predicate: P) -> Option<Self::Item>
    where
        Self: Sized,
    {
        let mut predicate = predicate;
        self.try_fold((), move |(), x| if predicate(&x) { ControlFlow::Break(x) } else { ControlFlow::Continue(()) })
            .break_value()
    }
    #[inline]
    fn find_map<B, F: FnMut(Self::Item) -> Option<B>>(&mut self, f: F) -> Option<B>
    where
        Self: Sized,
    {
        let mut f = f;
        self.try_fold((), move |(), x| match f(x) {
            Some(b) => ControlFlow::Break(b),
            None => ControlFlow::Continue(()),
        })
        .break_value()
    }
    #[inline]
    #[rustc_inherit_overflow_checks]
    fn position<P: FnMut(Self::Item) -> bool>(&mut self, predicate: P) -> Option<usize>
    where
        Self: Sized,
    {
        let mut predicate = predicate;
        let mut i = 0;
        self.try_fold((), |(), x| {
            if predicate(x) {
                return ControlFlow::Break(i);
            }
            i = crate::ops::Add::add(i, 1);
            ControlFlow::Continue(())
        })
        .break_value()
    }
    #[inline]
    fn rposition<P: FnMut(Self::Item) -> bool>(&mut self, predicate: P) -> Option<usize>
    where
        Self: Sized + ExactSizeIterator + DoubleEndedIterator,
    {
        let mut predicate = predicate;
        let len = self.len();
        self.try_rfold(len, move |i, x| {
            let i = i - 1;
            if predicate(x) { ControlFlow::Break(i) } else { ControlFlow::Continue(i) }
        })
        .break_value()
    }
    #[inline]
    fn max(self) -> Option<Self::Item>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        self.max_by(|a, b| a.cmp(b))
    }
    #[inline]
    fn min(self) -> Option<Self::Item>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        self.min_by(|a, b| a.cmp(b))
    }
    #[inline]
    fn max_by_key<B: Ord, F: FnMut(&Self::Item) -> B>(self, f: F) -> Option<Self::Item>
    where
        Self: Sized,
    {
        let mut f = f;
        let (_, x) = self.map(move |x| (f(&x), x)).max_by(|x, y| x.0.cmp(&y.0))?;
        Some(x)
    }
    #[inline]
    fn max_by<F: FnMut(&Self::Item, &Self::Item) -> Ordering>(self, compare: F) -> Option<Self::Item>
    where
        Self: Sized,
    {
        let mut compare = compare;
        self.reduce(|x, y| if compare(&x, &y).is_gt() { x } else { y })
    }
    #[inline]
    fn min_by_key<B: Ord, F: FnMut(&Self::Item) -> B>(self, f: F) -> Option<Self::Item>
    where
        Self: Sized,
    {
        let mut f = f;
        let (_, x) = self.map(move |x| (f(&x), x)).min_by(|x, y| x.0.cmp(&y.0))?;
        Some(x)
    }
    #[inline]
    fn min_by<F: FnMut(&Self::Item, &Self::Item) -> Ordering>(self, compare: F) -> Option<Self::Item>
    where
        Self: Sized,
    {
        let mut compare = compare;
        self.reduce(|x, y| if compare(&x, &y).is_le() { x } else { y })
    }
    #[inline]
    fn rev(self) -> Rev<Self>
    where
        Self: Sized + DoubleEndedIterator,
    {
        Rev { iter: self }
    }
    fn partition<B, F>(self, mut f: F) -> (B, B)
    where
        Self: Sized,
        B: Default + Extend<Self::Item>,
        F: FnMut(&Self::Item) -> bool,
    {
        let (mut left, mut right) = (B::default(), B::default());
        self.fold((), |(), x| if f(&x) { left.extend(Some(x)) } else { right.extend(Some(x)) });
        (left, right)
    }
    fn unzip<A, B, FromA, FromB>(self) -> (FromA, FromB)
    where
        FromA: Default + super::Extend<A>,
        FromB: Default + super::Extend<B>,
        Self: Sized + Iterator<Item = (A, B)>,
    {
        let mut a = FromA::default();
        let mut b = FromB::default();
        self.fold((), |(), (x, y)| {
            a.extend(Some(x));
            b.extend(Some(y));
        });
        (a, b)
    }
    #[inline]
    fn copied<'a, T: 'a + Copy>(self) -> Copied<Self>
    where
        Self: Sized + Iterator<Item = &'a T>,
    {
        Copied { iter: self }
    }
    #[inline]
    fn cloned<'a, T: 'a + Clone>(self) -> Cloned<Self>
    where
        Self: Sized + Iterator<Item = &'a T>,
    {
        Cloned { iter: self }
    }
    #[inline]
    fn cycle(self) -> Cycle<Self>
    where
        Self: Sized + Clone,
    {
        Cycle { orig: self.clone(), iter: self }
    }
    #[unstable(feature = "iter_array_chunks")]
    #[track_caller]
    fn array_chunks<const N: usize>(self) -> ArrayChunks<Self, N>
    where
        Self: Sized,
    {
        ArrayChunks::new(self)
    }
    #[inline]
    fn sum<S: Sum<Self::Item>>(self) -> S
    where
        Self: Sized,
    {
        Sum::sum(self)
    }
    #[inline]
    fn product<P: Product<Self::Item>>(self) -> P
    where
        Self: Sized,
    {
        Product::product(self)
    }
    fn cmp<I: IntoIterator<Item = Self::Item>>(self, other: I) -> Ordering
    where
        Self::Item: Ord,
        Self: Sized,
    {
        self.cmp_by(other, |x, y| x.cmp(&y))
    }
    fn partial_cmp<I: IntoIterator>(self, other: I) -> Option<Ordering>
    where
        Self::Item: PartialOrd<I::Item>,
        Self: Sized,
    {
        self.partial_cmp_by(other, |x, y| x.partial_cmp(&y))
    }
    fn eq<I: IntoIterator>(self, other: I) -> bool
    where
        Self::Item: PartialEq<I::Item>,
        Self: Sized,
    {
        self.eq_by(other, |x, y| x == y)
    }
    fn ne<I: IntoIterator>(self, other: I) -> bool
    where
        Self::Item: PartialEq<I::Item>,
        Self: Sized,
    {
        !self.eq(other)
    }
    fn lt<I: IntoIterator>(self, other: I) -> bool
    where
        Self::Item: PartialOrd<I::Item>,
        Self: Sized,
    {
        self.partial_cmp(other) == Some(Ordering::Less)
    }
    fn le<I: IntoIterator>(self, other: I) -> bool
    where
        Self::Item: PartialOrd<I::Item>,
        Self: Sized,
    {
        matches!(self.partial_cmp(other), Some(Ordering::Less | Ordering::Equal))
    }
    fn gt<I: IntoIterator>(self, other: I) -> bool
    where
        Self::Item: PartialOrd<I::Item>,
        Self: Sized,
    {
        self.partial_cmp(other) == Some(Ordering::Greater)
    }
    fn ge<I: IntoIterator>(self, other: I) -> bool
    where
        Self::Item: PartialOrd<I::Item>,
        Self: Sized,
    {
        matches!(self.partial_cmp(other), Some(Ordering::Greater | Ordering::Equal))
    }
    #[unstable(feature = "iter_next_chunk")]
    fn next_chunk<const N: usize>(&mut self) -> Result<[Self::Item; N], crate::array::IntoIter<Self::Item, N>>
    where
        Self: Sized,
    {
        crate::array::next_chunk(self)
    }
    #[unstable(feature = "iter_intersperse")]
    fn intersperse(self, separator: Self::Item) -> Intersperse<Self>
    where
        Self: Sized,
        Self::Item: Clone,
    {
        Intersperse::new(self, separator)
    }
    #[unstable(feature = "iter_intersperse")]
    fn intersperse_with<G: FnMut() -> Self::Item>(self, separator: G) -> IntersperseWith<Self, G>
    where
        Self: Sized,
    {
        IntersperseWith::new(self, separator)
    }
    #[unstable(feature = "iterator_try_collect")]
    fn try_collect<B>(&mut self) -> <<Self::Item as Try>::Residual as Residual<B>>::TryType
    where
        Self: Sized,
        Self::Item: Try,
        <Self::Item as Try>::Residual: Residual<B>,
        B: FromIterator<<Self::Item as Try>::Output>,
    {
        of_outputs(self, |outputs| B::from_iter(outputs))
    }
    fn collect_into<E: Extend<Self::Item>>(self, collection: &mut E) -> &mut E
    where
        Self: Sized,
    {
        collection.extend(self);
        collection
    }
    fn try_reduce<R>(
        &mut self,
        f: impl FnMut(Self::Item, Self::Item) -> R,
    ) -> <R::Residual as Residual<Option<R::Output>>>::TryType
    where
        Self: Sized,
        R: Try<Output = Self::Item>,
        R::Residual: Residual<Option<R::Output>>,
    {
        let first = match self.next() {
            Some(first) => first,
            None => return Try::from_output(None),
        };
        match self.try_fold(first, f).branch() {
            ControlFlow::Break(residual) => crate::ops::FromResidual::from_residual(residual),
            ControlFlow::Continue(value) => Try::from_output(Some(value)),
        }
    }
    fn try_find<R>(
        &mut self,
        mut f: impl FnMut(&Self::Item) -> R,
    ) -> <R::Residual as Residual<Option<Self::Item>>>::TryType
    where
        Self: Sized,
        R: Try<Output = bool>,
        R::Residual: Residual<Option<Self::Item>>,
    {
        let found = self.try_fold((), |(), x| match f(&x).branch() {
            ControlFlow::Continue(false) => ControlFlow::Continue(()),
            ControlFlow::Continue(true) => ControlFlow::Break(Try::from_output(Some(x))),
            ControlFlow::Break(residual) => ControlFlow::Break(crate::ops::FromResidual::from_residual(residual)),
        });
        match found {
            ControlFlow::Break(answer) => answer,
            ControlFlow::Continue(()) => Try::from_output(None),
        }
    }
    fn cmp_by<I: IntoIterator, F: FnMut(Self::Item, I::Item) -> Ordering>(mut self, other: I, mut cmp: F) -> Ordering
    where
        Self: Sized,
    {
        let mut other = other.into_iter();
        let walk = self.try_fold((), |(), x| match other.next() {
            None => ControlFlow::Break(Ordering::Greater),
            Some(y) => match cmp(x, y) {
                Ordering::Equal => ControlFlow::Continue(()),
                unequal => ControlFlow::Break(unequal),
            },
        });
        match walk {
            ControlFlow::Break(unequal) => unequal,
            ControlFlow::Continue(()) if other.next().is_some() => Ordering::Less,
            ControlFlow::Continue(()) => Ordering::Equal,
        }
    }
    fn partial_cmp_by<I: IntoIterator, F: FnMut(Self::Item, I::Item) -> Option<Ordering>>(
        mut self,
        other: I,
        mut partial_cmp: F,
    ) -> Option<Ordering>
    where
        Self: Sized,
    {
        let mut other = other.into_iter();
        let walk = self.try_fold((), |(), x| match other.next() {
            None => ControlFlow::Break(Some(Ordering::Greater)),
            Some(y) => match partial_cmp(x, y) {
                Some(Ordering::Equal) => ControlFlow::Continue(()),
                unequal => ControlFlow::Break(unequal),
            },
        });
        match walk {
            ControlFlow::Break(unequal) => unequal,
            ControlFlow::Continue(()) if other.next().is_some() => Some(Ordering::Less),
            ControlFlow::Continue(()) => Some(Ordering::Equal),
        }
    }
    fn eq_by<I: IntoIterator, F: FnMut(Self::Item, I::Item) -> bool>(mut self, other: I, mut eq: F) -> bool
    where
        Self: Sized,
    {
        let mut other = other.into_iter();
        if self.is_known_to_differ(&other) {
            return false;
        }
        let walk = self.try_fold((), |(), x| match other.next() {
            Some(y) => {
                if eq(x, y) {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            }
            None => ControlFlow::Break(()),
        });
        walk.is_continue() && other.next().is_none()
    }
    fn is_sorted(self) -> bool
    where
        Self: Sized,
        Self::Item: PartialOrd,
    {
        self.is_sorted_by(|a, b| a <= b)
    }
    fn is_sorted_by<F: FnMut(&Self::Item, &Self::Item) -> bool>(self, compare: F) -> bool
    where
        Self: Sized,
    {
        let mut iter = self;
        let mut compare = compare;
        let mut last = match iter.next() {
            Some(x) => x,
            None => return true,
        };
        iter.all(|x| {
            let in_order = compare(&last, &x);
            if in_order {
                last = x;
            }
            in_order
        })
    }
    fn is_sorted_by_key<F: FnMut(Self::Item) -> K, K: PartialOrd>(self, f: F) -> bool
    where
        Self: Sized,
    {
        self.map(f).is_sorted()
    }
}
