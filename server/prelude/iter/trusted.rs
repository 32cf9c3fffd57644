//! Iterators that know exactly how many elements are left, and those whose elements could be taken by their index. Adaptors
//! that rely on it take no element that they do not need, so these marks are seen in what a program does.

use super::*;
use crate::{array, option, ops, range, slice, str};

/// The bounds of `size_hint` are exact; without an upper one there are more elements than `usize` counts.
pub unsafe trait TrustedLen: Iterator {}

/// Any element could be taken by its index, which runs what its adaptors do for this element alone.
pub(crate) trait TrustedRandomAccess: TrustedRandomAccessNoCoerce {
    /// The first element is wanted next, from whichever end: what stands before it is taken now.
    #[inline]
    fn reach_first(&mut self) {}
}

/// The same for one owner: the elements of an array by value, among others.
pub(crate) trait TrustedRandomAccessNoCoerce: Iterator {
    /// Whether taking an element may run code of the program.
    const MAY_HAVE_SIDE_EFFECT: bool;
}

/// Elements that are taken by their index, with no trace in the iterator.
pub(crate) trait ByIndex: TrustedRandomAccess + TrustedLen {
    /// Each element once, of those that are left.
    unsafe fn at(&mut self, i: usize) -> Self::Item;
}
impl<'a, T> ByIndex for slice::Iter<'a, T> {
    #[inline]
    unsafe fn at(&mut self, i: usize) -> &'a T {
        unsafe { &*self.place(i) }
    }
}
impl<'a, T> ByIndex for slice::IterMut<'a, T> {
    #[inline]
    unsafe fn at(&mut self, i: usize) -> &'a mut T {
        unsafe { &mut *self.place(i) }
    }
}

/// What is known of a number of elements that were counted.
pub(crate) trait AssumeCount: Iterator {
    /// `count` of the elements were read; `most` is the upper bound of `size_hint`, or the largest number.
    unsafe fn assume_at_most(count: usize, most: usize);
}
impl<I: Iterator> AssumeCount for I {
    #[inline]
    default unsafe fn assume_at_most(_count: usize, _most: usize) {}
}
impl<I: TrustedLen> AssumeCount for I {
    #[inline]
    unsafe fn assume_at_most(count: usize, most: usize) {
        unsafe { crate::hint::assert_unchecked(count <= most) }
    }
}

/// Types whose ranges know their length.
pub unsafe trait TrustedStep: Step {}
macro_rules! trusted_steps {
    ($($t:ty)*) => { $( unsafe impl TrustedStep for $t {} )* };
}
trusted_steps! { i8 u8 i16 u16 i32 u32 i64 u64 i128 u128 isize usize char }

unsafe impl<A: TrustedStep> TrustedLen for ops::Range<A> {}
unsafe impl<A: TrustedStep> TrustedLen for ops::RangeFrom<A> {}
unsafe impl<A: TrustedStep> TrustedLen for ops::RangeInclusive<A> {}
unsafe impl<A: TrustedStep> TrustedLen for range::RangeIter<A> {}
unsafe impl<A: TrustedStep> TrustedLen for range::RangeFromIter<A> {}
unsafe impl<A: TrustedStep> TrustedLen for range::RangeInclusiveIter<A> {}

unsafe impl<I: TrustedLen + ?Sized> TrustedLen for &mut I {}
unsafe impl<A: TrustedLen, B: TrustedLen<Item = A::Item>> TrustedLen for Chain<A, B> {}
unsafe impl<'a, T: 'a + Clone, I: TrustedLen<Item = &'a T>> TrustedLen for Cloned<I> {}
unsafe impl<'a, T: 'a + Copy, I: TrustedLen<Item = &'a T>> TrustedLen for Copied<I> {}
unsafe impl<I: TrustedLen> TrustedLen for Enumerate<I> {}
unsafe impl<I: TrustedLen> TrustedLen for Fuse<I> {}
unsafe impl<B, I: TrustedLen, F: FnMut(I::Item) -> B> TrustedLen for Map<I, F> {}
unsafe impl<I: TrustedLen> TrustedLen for Peekable<I> {}
unsafe impl<I: TrustedLen + DoubleEndedIterator> TrustedLen for Rev<I> {}
unsafe impl<I: Iterator + TrustedRandomAccess> TrustedLen for Skip<I> {}
unsafe impl<I: Iterator + TrustedRandomAccess> TrustedLen for StepBy<I> {}
unsafe impl<I: TrustedLen> TrustedLen for Take<I> {}
unsafe impl<A: TrustedLen, B: TrustedLen> TrustedLen for Zip<A, B> {}
unsafe impl<I: TrustedLen<Item = [T; N]>, T, const N: usize> TrustedLen for Flatten<I> {}
unsafe impl<'a, I: TrustedLen<Item = &'a [T; N]>, T, const N: usize> TrustedLen for Flatten<I> {}
unsafe impl<'a, I: TrustedLen<Item = &'a mut [T; N]>, T, const N: usize> TrustedLen for Flatten<I> {}
unsafe impl<I: TrustedLen, T, F: FnMut(I::Item) -> [T; N], const N: usize> TrustedLen for FlatMap<I, [T; N], F> {}
unsafe impl<'a, I: TrustedLen, T, F: FnMut(I::Item) -> &'a [T; N], const N: usize> TrustedLen
    for FlatMap<I, &'a [T; N], F>
{
}
unsafe impl<'a, I: TrustedLen, T, F: FnMut(I::Item) -> &'a mut [T; N], const N: usize> TrustedLen
    for FlatMap<I, &'a mut [T; N], F>
{
}

unsafe impl<T> TrustedLen for Empty<T> {}
unsafe impl<T> TrustedLen for Once<T> {}
unsafe impl<A, F: FnOnce() -> A> TrustedLen for OnceWith<F> {}
unsafe impl<A: Clone> TrustedLen for Repeat<A> {}
unsafe impl<A: Clone> TrustedLen for RepeatN<A> {}
unsafe impl<A, F: FnMut() -> A> TrustedLen for RepeatWith<F> {}
unsafe impl<T, const N: usize> TrustedLen for array::IntoIter<T, N> {}
unsafe impl<'a, T> TrustedLen for option::Iter<'a, T> {}
unsafe impl<'a, T> TrustedLen for option::IterMut<'a, T> {}
unsafe impl<T> TrustedLen for option::IntoIter<T> {}
unsafe impl<'a> TrustedLen for str::Bytes<'a> {}
unsafe impl<'a, T, const N: usize> TrustedLen for slice::ArrayWindows<'a, T, N> {}

impl<'a, T: 'a + Clone, I: TrustedRandomAccess + Iterator<Item = &'a T>> TrustedRandomAccess for Cloned<I> {}
impl<'a, T: 'a + Clone, I: TrustedRandomAccessNoCoerce + Iterator<Item = &'a T>> TrustedRandomAccessNoCoerce
    for Cloned<I>
{
    const MAY_HAVE_SIDE_EFFECT: bool = true;
}
impl<'a, T: 'a + Copy, I: TrustedRandomAccess + Iterator<Item = &'a T>> TrustedRandomAccess for Copied<I> {}
impl<'a, T: 'a + Copy, I: TrustedRandomAccessNoCoerce + Iterator<Item = &'a T>> TrustedRandomAccessNoCoerce
    for Copied<I>
{
    const MAY_HAVE_SIDE_EFFECT: bool = I::MAY_HAVE_SIDE_EFFECT;
}
impl<B, I: TrustedRandomAccess, F: FnMut(I::Item) -> B> TrustedRandomAccess for Map<I, F> {
    #[inline]
    fn reach_first(&mut self) {
        self.iter.reach_first();
    }
}
impl<B, I: TrustedRandomAccessNoCoerce, F: FnMut(I::Item) -> B> TrustedRandomAccessNoCoerce for Map<I, F> {
    const MAY_HAVE_SIDE_EFFECT: bool = true;
}
impl<A: TrustedRandomAccess, B: TrustedRandomAccess> TrustedRandomAccess for Zip<A, B> {}
impl<A: TrustedRandomAccessNoCoerce, B: TrustedRandomAccessNoCoerce> TrustedRandomAccessNoCoerce for Zip<A, B> {
    const MAY_HAVE_SIDE_EFFECT: bool = A::MAY_HAVE_SIDE_EFFECT || B::MAY_HAVE_SIDE_EFFECT;
}
macro_rules! as_inside {
    ($($I:ident)*) => { $(
        impl<I: TrustedRandomAccessNoCoerce> TrustedRandomAccessNoCoerce for $I<I> {
            const MAY_HAVE_SIDE_EFFECT: bool = I::MAY_HAVE_SIDE_EFFECT;
        }
    )* };
}
as_inside! { Enumerate Fuse Skip }
impl<I: TrustedRandomAccess> TrustedRandomAccess for Fuse<I> {}
impl<I: TrustedRandomAccess> TrustedRandomAccess for Enumerate<I> {
    #[inline]
    fn reach_first(&mut self) {
        self.iter.reach_first();
    }
}
impl<I: TrustedRandomAccess> TrustedRandomAccess for Skip<I> {
    #[inline]
    fn reach_first(&mut self) {
        let n = crate::mem::replace(&mut self.n, 0);
        if n > 0 {
            self.iter.nth(n - 1);
        }
    }
}

macro_rules! plain {
    ([$($g:tt)*] $I:ty) => {
        impl<$($g)*> TrustedRandomAccess for $I {}
        impl<$($g)*> TrustedRandomAccessNoCoerce for $I {
            const MAY_HAVE_SIDE_EFFECT: bool = false;
        }
    };
}
plain! { ['a] str::Bytes<'a> }
plain! { ['a, T, const N: usize] slice::ArrayWindows<'a, T, N> }
impl<T: Copy, const N: usize> TrustedRandomAccessNoCoerce for array::IntoIter<T, N> {
    const MAY_HAVE_SIDE_EFFECT: bool = false;
}
macro_rules! of_slices {
    ($($I:ident)*) => { $(
        unsafe impl<'a, T> TrustedLen for slice::$I<'a, T> {}
        plain! { ['a, T] slice::$I<'a, T> }
    )* };
}
of_slices! {
    Iter IterMut Windows Chunks ChunksMut ChunksExact ChunksExactMut RChunks RChunksMut RChunksExact RChunksExactMut
}
macro_rules! of_ranges {
    ($($t:ty)*) => { $(
        plain! { [] ops::Range<$t> }
        plain! { [] range::RangeIter<$t> }
    )* };
}
of_ranges! { u8 i8 u16 i16 u32 i32 u64 i64 usize isize }

/// Whether the lengths of two iterators alone say that they have different elements.
pub(super) trait EqualLength<B> {
    fn is_known_to_differ(&self, other: &B) -> bool;
}
impl<A: Iterator, B: Iterator> EqualLength<B> for A {
    #[inline]
    default fn is_known_to_differ(&self, _other: &B) -> bool {
        false
    }
}
impl<A: TrustedLen, B: TrustedLen> EqualLength<B> for A {
    #[inline]
    fn is_known_to_differ(&self, other: &B) -> bool {
        self.size_hint().1 != other.size_hint().1
    }
}
