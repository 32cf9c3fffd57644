//! Two iterators side by side. Where both know their lengths no element is taken that has no partner.

use crate::iter::{DoubleEndedIterator, ExactSizeIterator, ByIndex, Iterator, TrustedLen, TrustedRandomAccess};

#[derive(Clone)]
pub struct Zip<A, B> {
    pub(crate) a: A,
    pub(crate) b: B,
    /// The next pair and the number of pairs, where elements are taken by their index.
    index: usize,
    len: usize,
}
impl<A: Iterator, B: Iterator> Zip<A, B> {
    #[inline]
    pub(crate) fn new(a: A, b: B) -> Self {
        Self::of(a, b)
    }
}
impl<A: Iterator, B: Iterator> Iterator for Zip<A, B> {
    type Item = (A::Item, B::Item);
    #[inline]
    fn next(&mut self) -> Option<(A::Item, B::Item)> {
        self.next_pair()
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.pairs_left()
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, (A::Item, B::Item)) -> Acc>(self, init: Acc, f: F) -> Acc {
        self.fold_pairs(init, f)
    }
}
impl<A, B> DoubleEndedIterator for Zip<A, B>
where
    A: DoubleEndedIterator + ExactSizeIterator,
    B: DoubleEndedIterator + ExactSizeIterator,
{
    fn next_back(&mut self) -> Option<(A::Item, B::Item)> {
        self.pair_back()
    }
}
impl<A: ExactSizeIterator, B: ExactSizeIterator> ExactSizeIterator for Zip<A, B> {}

/// When nothing more may be taken because it could have no partner.
trait ZipEnds<A: Iterator, B: Iterator>: Sized {
    fn of(a: A, b: B) -> Self;
    fn next_pair(&mut self) -> Option<(A::Item, B::Item)>;
    fn pairs_left(&self) -> (usize, Option<usize>);
    fn pair_back(&mut self) -> Option<(A::Item, B::Item)>
    where
        A: DoubleEndedIterator + ExactSizeIterator,
        B: DoubleEndedIterator + ExactSizeIterator;
    /// `b` is at its end, and taking from `a` would be noticed.
    fn a_is_left_over(&self) -> bool;
    /// No pair is left, and the ends are known not to be touched then.
    fn is_done_at_both_ends(&self) -> bool;
    /// The last pair of two iterators of the same length.
    fn take_back(&mut self) -> Option<(A::Item, B::Item)>
    where
        A: DoubleEndedIterator,
        B: DoubleEndedIterator;
}
impl<A: Iterator, B: Iterator> ZipEnds<A, B> for Zip<A, B> {
    #[inline]
    default fn of(a: A, b: B) -> Self {
        Zip { a, b, index: 0, len: 0 }
    }
    #[inline]
    default fn next_pair(&mut self) -> Option<(A::Item, B::Item)> {
        if self.a_is_left_over() {
            return None;
        }
        let x = self.a.next()?;
        let y = self.b.next()?;
        Some((x, y))
    }
    #[inline]
    default fn pairs_left(&self) -> (usize, Option<usize>) {
        let (a_lower, a_upper) = self.a.size_hint();
        let (b_lower, b_upper) = self.b.size_hint();
        let lower = if a_lower < b_lower { a_lower } else { b_lower };
        let upper = match (a_upper, b_upper) {
            (Some(x), Some(y)) => Some(if x < y { x } else { y }),
            (Some(x), None) => Some(x),
            (None, y) => y,
        };
        (lower, upper)
    }
    #[inline]
    default fn pair_back(&mut self) -> Option<(A::Item, B::Item)>
    where
        A: DoubleEndedIterator + ExactSizeIterator,
        B: DoubleEndedIterator + ExactSizeIterator,
    {
        if self.is_done_at_both_ends() {
            return None;
        }
        let a_len = self.a.len();
        let b_len = self.b.len();
        // The longer one loses its surplus first.
        let mut surplus = a_len.saturating_sub(b_len);
        while surplus > 0 {
            self.a.next_back();
            surplus -= 1;
        }
        surplus = b_len.saturating_sub(a_len);
        while surplus > 0 {
            self.b.next_back();
            surplus -= 1;
        }
        self.take_back()
    }
    #[inline]
    default fn a_is_left_over(&self) -> bool {
        false
    }
    #[inline]
    default fn is_done_at_both_ends(&self) -> bool {
        false
    }
    #[inline]
    default fn take_back(&mut self) -> Option<(A::Item, B::Item)>
    where
        A: DoubleEndedIterator,
        B: DoubleEndedIterator,
    {
        match (self.a.next_back(), self.b.next_back()) {
            (Some(x), Some(y)) => Some((x, y)),
            (None, None) => None,
            _ => unreachable!(),
        }
    }
}
impl<A: TrustedRandomAccess, B: TrustedRandomAccess> ZipEnds<A, B> for Zip<A, B> {
    #[inline]
    fn a_is_left_over(&self) -> bool {
        A::MAY_HAVE_SIDE_EFFECT && self.b.size_hint().0 == 0
    }
    #[inline]
    fn is_done_at_both_ends(&self) -> bool {
        (A::MAY_HAVE_SIDE_EFFECT || B::MAY_HAVE_SIDE_EFFECT) && self.size_hint().0 == 0
    }
    #[inline]
    fn take_back(&mut self) -> Option<(A::Item, B::Item)>
    where
        A: DoubleEndedIterator,
        B: DoubleEndedIterator,
    {
        let is_first = (A::MAY_HAVE_SIDE_EFFECT || B::MAY_HAVE_SIDE_EFFECT) && self.size_hint().0 == 1;
        if is_first {
            self.a.reach_first();
        }
        let x = self.a.next_back()?;
        if is_first {
            self.b.reach_first();
        }
        Some((x, self.b.next_back()?))
    }
}

impl<A: ByIndex, B: ByIndex> ZipEnds<A, B> for Zip<A, B> {
    #[inline]
    fn of(a: A, b: B) -> Self {
        let (x, y) = (a.size_hint().0, b.size_hint().0);
        let len = if x < y { x } else { y };
        Zip { a, b, index: 0, len }
    }
    #[inline]
    fn next_pair(&mut self) -> Option<(A::Item, B::Item)> {
        if self.index < self.len {
            let i = self.index;
            self.index += 1;
            Some(unsafe { (self.a.at(i), self.b.at(i)) })
        } else {
            None
        }
    }
    #[inline]
    fn pairs_left(&self) -> (usize, Option<usize>) {
        let n = self.len - self.index;
        (n, Some(n))
    }
    #[inline]
    fn pair_back(&mut self) -> Option<(A::Item, B::Item)>
    where
        A: DoubleEndedIterator + ExactSizeIterator,
        B: DoubleEndedIterator + ExactSizeIterator,
    {
        if self.index < self.len {
            self.len -= 1;
            let i = self.len;
            Some(unsafe { (self.a.at(i), self.b.at(i)) })
        } else {
            None
        }
    }
}

/// All pairs at once.
trait ZipFold: Iterator {
    fn fold_pairs<Acc, F: FnMut(Acc, Self::Item) -> Acc>(self, init: Acc, f: F) -> Acc;
}
impl<A: Iterator, B: Iterator> ZipFold for Zip<A, B> {
    #[inline]
    default fn fold_pairs<Acc, F: FnMut(Acc, (A::Item, B::Item)) -> Acc>(mut self, init: Acc, mut f: F) -> Acc {
        let mut acc = init;
        while let Some(pair) = self.next() {
            acc = f(acc, pair);
        }
        acc
    }
}
impl<A: ByIndex, B: ByIndex> ZipFold for Zip<A, B> {
    #[inline]
    fn fold_pairs<Acc, F: FnMut(Acc, (A::Item, B::Item)) -> Acc>(mut self, init: Acc, mut f: F) -> Acc {
        let mut acc = init;
        let mut i = self.index;
        while i < self.len {
            acc = f(acc, unsafe { (self.a.at(i), self.b.at(i)) });
            i += 1;
        }
        acc
    }
}
impl<A: TrustedLen, B: TrustedLen> ZipFold for Zip<A, B> {
    #[inline]
    fn fold_pairs<Acc, F: FnMut(Acc, (A::Item, B::Item)) -> Acc>(mut self, init: Acc, mut f: F) -> Acc {
        let mut acc = init;
        loop {
            // Without a bound there are more pairs than can be counted.
            let bound = self.size_hint().1;
            let most = bound.unwrap_or(usize::MAX);
            let mut done = 0;
            while done < most {
                let x = unsafe { self.a.next().unwrap_unchecked() };
                let y = unsafe { self.b.next().unwrap_unchecked() };
                acc = f(acc, (x, y));
                done += 1;
            }
            if bound.is_some() {
                return acc;
            }
        }
    }
}
