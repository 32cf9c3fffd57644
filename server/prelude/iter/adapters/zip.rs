//! Two iterators side by side. Where both give their elements by index, no element is taken that has no partner.

use crate::iter::{
    DoubleEndedIterator, ExactSizeIterator, Iterator, TrustedLen, TrustedRandomAccess, TrustedRandomAccessNoCoerce,
};

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
    fn nth(&mut self, n: usize) -> Option<(A::Item, B::Item)> {
        let mut n = n - self.skip_pairs(n);
        while let Some(pair) = self.next() {
            if n == 0 {
                return Some(pair);
            }
            n -= 1;
        }
        None
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
    #[inline]
    fn next_back(&mut self) -> Option<(A::Item, B::Item)> {
        self.pair_back()
    }
}
impl<A: ExactSizeIterator, B: ExactSizeIterator> ExactSizeIterator for Zip<A, B> {}
impl<A: TrustedRandomAccess, B: TrustedRandomAccess> TrustedRandomAccess for Zip<A, B> {}
impl<A: TrustedRandomAccessNoCoerce, B: TrustedRandomAccessNoCoerce> TrustedRandomAccessNoCoerce for Zip<A, B> {
    const MAY_HAVE_SIDE_EFFECT: bool = A::MAY_HAVE_SIDE_EFFECT || B::MAY_HAVE_SIDE_EFFECT;
    #[inline]
    unsafe fn at(&mut self, i: usize) -> (A::Item, B::Item) {
        let i = self.index + i;
        unsafe { (self.a.at(i), self.b.at(i)) }
    }
}

/// How pairs are taken.
trait Pairs<A: Iterator, B: Iterator>: Sized {
    fn of(a: A, b: B) -> Self;
    fn next_pair(&mut self) -> Option<(A::Item, B::Item)>;
    fn pairs_left(&self) -> (usize, Option<usize>);
    /// Passes at most `n` pairs by without making them; how many.
    fn skip_pairs(&mut self, n: usize) -> usize;
    fn pair_back(&mut self) -> Option<(A::Item, B::Item)>
    where
        A: DoubleEndedIterator + ExactSizeIterator,
        B: DoubleEndedIterator + ExactSizeIterator;
    fn fold_pairs<Acc, F: FnMut(Acc, (A::Item, B::Item)) -> Acc>(self, init: Acc, f: F) -> Acc;
}
impl<A: Iterator, B: Iterator> Pairs<A, B> for Zip<A, B> {
    #[inline]
    default fn of(a: A, b: B) -> Self {
        Zip { a, b, index: 0, len: 0 }
    }
    #[inline]
    default fn next_pair(&mut self) -> Option<(A::Item, B::Item)> {
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
    default fn skip_pairs(&mut self, _n: usize) -> usize {
        0
    }
    #[inline]
    default fn pair_back(&mut self) -> Option<(A::Item, B::Item)>
    where
        A: DoubleEndedIterator + ExactSizeIterator,
        B: DoubleEndedIterator + ExactSizeIterator,
    {
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
        match (self.a.next_back(), self.b.next_back()) {
            (Some(x), Some(y)) => Some((x, y)),
            (None, None) => None,
            _ => unreachable!(),
        }
    }
    #[inline]
    default fn fold_pairs<Acc, F: FnMut(Acc, (A::Item, B::Item)) -> Acc>(self, init: Acc, f: F) -> Acc {
        self.fold_counted(init, f)
    }
}
impl<A: TrustedRandomAccessNoCoerce, B: TrustedRandomAccessNoCoerce> Pairs<A, B> for Zip<A, B> {
    #[inline]
    default fn pairs_left(&self) -> (usize, Option<usize>) {
        let (x, y) = (self.a.size(), self.b.size());
        let n = if x < y { x } else { y };
        (n, Some(n))
    }
    #[inline]
    fn fold_pairs<Acc, F: FnMut(Acc, (A::Item, B::Item)) -> Acc>(mut self, init: Acc, mut f: F) -> Acc {
        let mut acc = init;
        for i in 0..self.pairs_left().0 {
            acc = f(acc, unsafe { self.at(i) });
        }
        acc
    }
}
impl<A: TrustedRandomAccess, B: TrustedRandomAccess> Pairs<A, B> for Zip<A, B> {
    #[inline]
    fn of(a: A, b: B) -> Self {
        let (x, y) = (a.size(), b.size());
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
    fn skip_pairs(&mut self, n: usize) -> usize {
        let left = self.len - self.index;
        let skipped = if n < left { n } else { left };
        let end = self.index + skipped;
        while self.index < end {
            let i = self.index;
            self.index += 1;
            if A::MAY_HAVE_SIDE_EFFECT {
                unsafe { self.a.at(i) };
            }
            if B::MAY_HAVE_SIDE_EFFECT {
                unsafe { self.b.at(i) };
            }
        }
        skipped
    }
    #[inline]
    fn pair_back(&mut self) -> Option<(A::Item, B::Item)>
    where
        A: DoubleEndedIterator + ExactSizeIterator,
        B: DoubleEndedIterator + ExactSizeIterator,
    {
        if self.index < self.len {
            let len = self.len;
            self.len -= 1;
            if A::MAY_HAVE_SIDE_EFFECT || B::MAY_HAVE_SIDE_EFFECT {
                let (x, y) = (self.a.size(), self.b.size());
                // What has no partner is taken before the first pair from the back.
                if x != y && (len == x || len == y) {
                    if A::MAY_HAVE_SIDE_EFFECT {
                        for _ in len..x {
                            self.a.next_back();
                        }
                    }
                    if B::MAY_HAVE_SIDE_EFFECT {
                        for _ in len..y {
                            self.b.next_back();
                        }
                    }
                }
            }
            let i = self.len;
            Some(unsafe { (self.a.at(i), self.b.at(i)) })
        } else {
            None
        }
    }
}

/// All pairs at once, by their number where it is known.
trait FoldCounted: Iterator {
    fn fold_counted<Acc, F: FnMut(Acc, Self::Item) -> Acc>(self, init: Acc, f: F) -> Acc;
}
impl<A: Iterator, B: Iterator> FoldCounted for Zip<A, B> {
    #[inline]
    default fn fold_counted<Acc, F: FnMut(Acc, (A::Item, B::Item)) -> Acc>(mut self, init: Acc, mut f: F) -> Acc {
        let mut acc = init;
        while let Some(pair) = self.next() {
            acc = f(acc, pair);
        }
        acc
    }
}
impl<A: TrustedLen, B: TrustedLen> FoldCounted for Zip<A, B> {
    #[inline]
    fn fold_counted<Acc, F: FnMut(Acc, (A::Item, B::Item)) -> Acc>(mut self, init: Acc, mut f: F) -> Acc {
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
