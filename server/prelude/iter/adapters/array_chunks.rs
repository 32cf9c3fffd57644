//! Elements in groups of a fixed number.

use crate::array::{next_chunk, IntoIter};
use crate::iter::{DoubleEndedIterator, ExactSizeIterator, FusedIterator, Iterator, TrustedRandomAccessNoCoerce};
use crate::ops::{ControlFlow, Try};

pub struct ArrayChunks<I: Iterator, const N: usize> {
    iter: I,
    /// The elements that make no whole group, once the end was seen.
    rest: Option<IntoIter<I::Item, N>>,
}
impl<I: Iterator + Clone, const N: usize> Clone for ArrayChunks<I, N>
where
    I::Item: Clone,
{
    fn clone(&self) -> Self {
        ArrayChunks { iter: self.iter.clone(), rest: self.rest.clone() }
    }
}
impl<I: Iterator, const N: usize> ArrayChunks<I, N> {
    #[track_caller]
    pub(crate) fn new(iter: I) -> Self {
        assert!(N != 0, "chunk size must be non-zero");
        ArrayChunks { iter, rest: None }
    }
    pub fn into_remainder(mut self) -> IntoIter<I::Item, N> {
        if self.rest.is_none() {
            while let Some(_) = self.next() {}
        }
        self.rest.unwrap_or_else(IntoIter::empty)
    }
}
impl<I: Iterator, const N: usize> Iterator for ArrayChunks<I, N> {
    type Item = [I::Item; N];
    #[inline]
    fn next(&mut self) -> Option<[I::Item; N]> {
        match self.iter.next_chunk() {
            Ok(chunk) => Some(chunk),
            Err(rest) => {
                self.rest.get_or_insert(rest);
                None
            }
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let (least, most) = self.iter.size_hint();
        (least / N, most.map(|n| n / N))
    }
    fn count(self) -> usize {
        self.iter.count() / N
    }
    #[inline]
    fn fold<B, F: FnMut(B, [I::Item; N]) -> B>(self, init: B, f: F) -> B {
        self.fold_chunks(init, f)
    }
}

/// Of elements that can be taken by their index those that make no whole group are not taken.
trait FoldChunks: Iterator {
    fn fold_chunks<B, F: FnMut(B, Self::Item) -> B>(self, init: B, f: F) -> B;
}
impl<I: Iterator, const N: usize> FoldChunks for ArrayChunks<I, N> {
    #[inline]
    default fn fold_chunks<B, F: FnMut(B, [I::Item; N]) -> B>(mut self, init: B, mut f: F) -> B {
        let mut acc = init;
        while let Some(chunk) = self.next() {
            acc = f(acc, chunk);
        }
        acc
    }
}
impl<I: Iterator + TrustedRandomAccessNoCoerce, const N: usize> FoldChunks for ArrayChunks<I, N> {
    #[inline]
    fn fold_chunks<B, F: FnMut(B, [I::Item; N]) -> B>(mut self, init: B, mut f: F) -> B {
        let mut acc = init;
        let len = self.iter.size();
        let mut i = 0;
        while len - i >= N {
            acc = f(acc, crate::array::from_fn(|k| unsafe { self.iter.at(i + k) }));
            i += N;
        }
        acc
    }
}

impl<I: DoubleEndedIterator + ExactSizeIterator, const N: usize> ArrayChunks<I, N> {
    /// Takes the elements at the end that make no whole group.
    fn take_rest(&mut self) {
        if self.rest.is_some() {
            return;
        }
        let count = self.iter.len() % N;
        if let Err(mut rest) = next_chunk(&mut self.iter.by_ref().rev().take(count)) {
            rest.as_mut_slice().reverse();
            self.rest = Some(rest);
        }
    }
}
impl<I: DoubleEndedIterator + ExactSizeIterator, const N: usize> DoubleEndedIterator for ArrayChunks<I, N> {
    fn next_back(&mut self) -> Option<[I::Item; N]> {
        self.try_rfold((), |(), chunk| ControlFlow::Break(chunk)).break_value()
    }
    fn try_rfold<B, F: FnMut(B, [I::Item; N]) -> R, R: Try<Output = B>>(&mut self, init: B, mut f: F) -> R {
        self.take_rest();
        let mut acc = init;
        let mut back = self.iter.by_ref().rev();
        while let Ok(mut chunk) = next_chunk(&mut back) {
            chunk.reverse();
            acc = f(acc, chunk)?;
        }
        R::from_output(acc)
    }
}
impl<I: ExactSizeIterator, const N: usize> ExactSizeIterator for ArrayChunks<I, N> {
    fn len(&self) -> usize {
        self.iter.len() / N
    }
}
impl<I: FusedIterator, const N: usize> FusedIterator for ArrayChunks<I, N> {}
