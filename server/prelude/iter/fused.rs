//! What is known of iterators beside their elements: which stay at their end, which know their length, which can be empty.

use super::*;
use crate::{array, option, slice};

impl<'a, I: FusedIterator + ?Sized> FusedIterator for &'a mut I {}
impl<A: FusedIterator, B: FusedIterator<Item = A::Item>> FusedIterator for Chain<A, B> {}
impl<'a, T: 'a + Clone, I: FusedIterator<Item = &'a T>> FusedIterator for Cloned<I> {}
impl<'a, T: 'a + Copy, I: FusedIterator<Item = &'a T>> FusedIterator for Copied<I> {}
impl<I: Clone + Iterator> FusedIterator for Cycle<I> {}
impl<I: FusedIterator, P: FnMut(&I::Item) -> bool> FusedIterator for Filter<I, P> {}
impl<B, I: FusedIterator, F: FnMut(I::Item) -> Option<B>> FusedIterator for FilterMap<I, F> {}
impl<I: FusedIterator, U: IntoIterator, F: FnMut(I::Item) -> U> FusedIterator for FlatMap<I, U, F> {}
impl<I: FusedIterator> FusedIterator for Flatten<I> where I::Item: IntoIterator {}
impl<I: Iterator> FusedIterator for Fuse<I> {}
impl<I: FusedIterator, F: FnMut(&I::Item)> FusedIterator for Inspect<I, F> {}
impl<B, I: FusedIterator, F: FnMut(I::Item) -> B> FusedIterator for Map<I, F> {}
impl<I: FusedIterator + DoubleEndedIterator> FusedIterator for Rev<I> {}
impl<I: FusedIterator, P: FnMut(&I::Item) -> bool> FusedIterator for SkipWhile<I, P> {}
impl<I: FusedIterator, P: FnMut(&I::Item) -> bool> FusedIterator for TakeWhile<I, P> {}
impl<A: FusedIterator, B: FusedIterator> FusedIterator for Zip<A, B> {}
impl<A, F: FnOnce() -> A> FusedIterator for OnceWith<F> {}
impl<A, F: FnMut() -> A> FusedIterator for RepeatWith<F> {}
impl<T, F: FnMut(&T) -> Option<T>> FusedIterator for Successors<T, F> {}
impl<A: Clone> FusedIterator for Repeat<A> {}
impl<A: Clone> FusedIterator for RepeatN<A> {}

macro_rules! fused {
    ([$($I:ident)*] [$($T:ident)*]) => {
        $( impl<I: FusedIterator> FusedIterator for $I<I> {} )*
        $( impl<T> FusedIterator for $T<T> {} )*
    };
}
fused! { [Enumerate Peekable Skip Take] [Empty Once] }

impl<T, const N: usize> FusedIterator for array::IntoIter<T, N> {}
impl<T> FusedIterator for option::IntoIter<T> {}

macro_rules! fused_slices {
    ([$($I:ident)*] [$($P:ident)*]) => {
        $( impl<'a, T> FusedIterator for slice::$I<'a, T> {} )*
        $( impl<'a, T, P: FnMut(&T) -> bool> FusedIterator for slice::$P<'a, T, P> {} )*
    };
}
fused_slices! {
    [Iter IterMut Windows Chunks ChunksMut ChunksExact ChunksExactMut RChunks RChunksMut RChunksExact RChunksExactMut]
    [Split SplitMut SplitInclusive SplitInclusiveMut RSplit RSplitMut SplitN SplitNMut RSplitN RSplitNMut]
}
impl<'a, T> FusedIterator for option::Iter<'a, T> {}
impl<'a, T> FusedIterator for option::IterMut<'a, T> {}
impl<'a, T, P: FnMut(&T, &T) -> bool> FusedIterator for slice::ChunkBy<'a, T, P> {}
impl<'a, T, P: FnMut(&T, &T) -> bool> FusedIterator for slice::ChunkByMut<'a, T, P> {}
impl<'a, T, const N: usize> FusedIterator for slice::ArrayWindows<'a, T, N> {}

impl<A, F: FnOnce() -> A> DoubleEndedIterator for OnceWith<F> {
    fn next_back(&mut self) -> Option<A> {
        self.next()
    }
}
impl<A, F: FnOnce() -> A> ExactSizeIterator for OnceWith<F> {}
impl<T: Clone> ExactSizeIterator for Take<Repeat<T>> {}
/// All elements are the same, from whichever end they come.
impl<T: Clone> DoubleEndedIterator for Take<Repeat<T>> {
    #[inline]
    fn next_back(&mut self) -> Option<T> {
        self.next()
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<T> {
        self.nth(n)
    }
    #[inline]
    fn try_rfold<Acc, F: FnMut(Acc, T) -> R, R: crate::ops::Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        self.try_fold(init, f)
    }
    #[inline]
    fn rfold<Acc, F: FnMut(Acc, T) -> Acc>(self, init: Acc, f: F) -> Acc {
        self.fold(init, f)
    }
}
impl<A, F: FnMut() -> A> ExactSizeIterator for Take<RepeatWith<F>> {}

impl<T> Default for Empty<T> {
    fn default() -> Self {
        empty()
    }
}
impl<A: Default, B: Default> Default for Chain<A, B> {
    fn default() -> Self {
        Chain { a: Some(Default::default()), b: Some(Default::default()) }
    }
}
impl<I: Default> Default for Enumerate<I> {
    fn default() -> Self {
        Enumerate { iter: Default::default(), count: 0 }
    }
}
impl<I: Default> Default for Fuse<I> {
    fn default() -> Self {
        Fuse { iter: Some(Default::default()) }
    }
}
impl<I: Default + Iterator> Default for Flatten<I>
where
    I::Item: IntoIterator,
{
    fn default() -> Self {
        Flatten { iter: Default::default(), front: None, back: None }
    }
}
macro_rules! default_adapters {
    ($($I:ident)*) => { $(
        impl<I: Default> Default for $I<I> {
            fn default() -> Self {
                $I { iter: Default::default() }
            }
        }
    )* };
}
default_adapters! { Cloned Copied Rev }
impl<'a, T> Default for slice::Iter<'a, T> {
    fn default() -> Self {
        (&[]).into_iter()
    }
}
impl<'a, T> Default for slice::IterMut<'a, T> {
    fn default() -> Self {
        (&mut []).into_iter()
    }
}

impl<I> Rev<I> {
    pub fn into_inner(self) -> I {
        self.iter
    }
}
impl<I> Enumerate<I> {
    pub fn next_index(&self) -> usize {
        self.count
    }
}

/// `a`, then `b`.
pub fn chain<A: IntoIterator, B: IntoIterator<Item = A::Item>>(a: A, b: B) -> Chain<A::IntoIter, B::IntoIter> {
    a.into_iter().chain(b)
}
