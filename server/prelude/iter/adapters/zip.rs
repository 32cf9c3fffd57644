//! Two iterators side by side.

use crate::iter::{DoubleEndedIterator, ExactSizeIterator, Iterator};

#[derive(Clone)]
pub struct Zip<A, B> {
    pub(crate) a: A,
    pub(crate) b: B,
}
impl<A: Iterator, B: Iterator> Iterator for Zip<A, B> {
    type Item = (A::Item, B::Item);
    #[inline]
    fn next(&mut self) -> Option<(A::Item, B::Item)> {
        let x = self.a.next()?;
        let y = self.b.next()?;
        Some((x, y))
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
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
}
impl<A, B> DoubleEndedIterator for Zip<A, B>
where
    A: DoubleEndedIterator + ExactSizeIterator,
    B: DoubleEndedIterator + ExactSizeIterator,
{
    fn next_back(&mut self) -> Option<(A::Item, B::Item)> {
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
        let x = self.a.next_back()?;
        let y = self.b.next_back()?;
        Some((x, y))
    }
}
impl<A: ExactSizeIterator, B: ExactSizeIterator> ExactSizeIterator for Zip<A, B> {}
