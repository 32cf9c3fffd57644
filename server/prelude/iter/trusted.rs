//! Iterators that know exactly how many elements are left, and those whose elements could be taken by their index. Adaptors
//! that rely on it take no element that they do not need, so these marks are seen in what a program does.

use super::*;
use crate::{array, option, ops, range, slice, str};

/// The bounds of `size_hint` are exact; without an upper one there are more elements than `usize` counts.
pub unsafe trait TrustedLen: Iterator {}

/// Any element can be taken by its index, which runs what its adaptors do for this element alone.
pub(crate) trait TrustedRandomAccess: TrustedRandomAccessNoCoerce {}

/// The same for one owner: the elements of an array by value, among others.
pub(crate) trait TrustedRandomAccessNoCoerce: Iterator {
    /// Whether taking an element may run code of the program.
    const MAY_HAVE_SIDE_EFFECT: bool;
    /// How many elements are left.
    #[inline]
    fn size(&self) -> usize {
        self.size_hint().0
    }
    /// The element that stands `i` places after the next one; the iterator itself goes on where it was.
    ///
    /// # Safety
    /// `i` is below `size()`, and an element that is no copy is asked for once.
    unsafe fn at(&mut self, i: usize) -> Self::Item;
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
    #[inline]
    unsafe fn at(&mut self, i: usize) -> T {
        unsafe { self.iter.at(i).clone() }
    }
}
impl<'a, T: 'a + Copy, I: TrustedRandomAccess + Iterator<Item = &'a T>> TrustedRandomAccess for Copied<I> {}
impl<'a, T: 'a + Copy, I: TrustedRandomAccessNoCoerce + Iterator<Item = &'a T>> TrustedRandomAccessNoCoerce
    for Copied<I>
{
    const MAY_HAVE_SIDE_EFFECT: bool = I::MAY_HAVE_SIDE_EFFECT;
    #[inline]
    unsafe fn at(&mut self, i: usize) -> T {
        unsafe { *self.iter.at(i) }
    }
}
impl<B, I: TrustedRandomAccess, F: FnMut(I::Item) -> B> TrustedRandomAccess for Map<I, F> {}
impl<B, I: TrustedRandomAccessNoCoerce, F: FnMut(I::Item) -> B> TrustedRandomAccessNoCoerce for Map<I, F> {
    const MAY_HAVE_SIDE_EFFECT: bool = true;
    #[inline]
    unsafe fn at(&mut self, i: usize) -> B {
        unsafe { (self.f)(self.iter.at(i)) }
    }
}
impl<I: TrustedRandomAccess> TrustedRandomAccess for Fuse<I> {}
impl<I: TrustedRandomAccessNoCoerce> TrustedRandomAccessNoCoerce for Fuse<I> {
    const MAY_HAVE_SIDE_EFFECT: bool = I::MAY_HAVE_SIDE_EFFECT;
    #[inline]
    unsafe fn at(&mut self, i: usize) -> I::Item {
        match &mut self.iter {
            Some(iter) => unsafe { iter.at(i) },
            None => unsafe { crate::hint::unreachable_unchecked() },
        }
    }
}
impl<I: TrustedRandomAccess> TrustedRandomAccess for Enumerate<I> {}
impl<I: TrustedRandomAccessNoCoerce> TrustedRandomAccessNoCoerce for Enumerate<I> {
    const MAY_HAVE_SIDE_EFFECT: bool = I::MAY_HAVE_SIDE_EFFECT;
    #[inline]
    #[rustc_inherit_overflow_checks]
    unsafe fn at(&mut self, i: usize) -> (usize, I::Item) {
        let x = unsafe { self.iter.at(i) };
        (self.count + i, x)
    }
}
impl<I: TrustedRandomAccess> TrustedRandomAccess for Skip<I> {}
impl<I: TrustedRandomAccessNoCoerce> TrustedRandomAccessNoCoerce for Skip<I> {
    const MAY_HAVE_SIDE_EFFECT: bool = I::MAY_HAVE_SIDE_EFFECT;
    #[inline]
    unsafe fn at(&mut self, i: usize) -> I::Item {
        if Self::MAY_HAVE_SIDE_EFFECT && i == 0 {
            // What stands before the first element is taken with it.
            for before in 0..self.n {
                drop(unsafe { self.iter.at(before) });
            }
        }
        unsafe { self.iter.at(self.n + i) }
    }
}

macro_rules! plain {
    ([$($g:tt)*] $I:ty, $Item:ty, $self:ident, $i:ident => $at:expr) => {
        impl<$($g)*> TrustedRandomAccess for $I {}
        impl<$($g)*> TrustedRandomAccessNoCoerce for $I {
            const MAY_HAVE_SIDE_EFFECT: bool = false;
            #[inline]
            unsafe fn at(&mut $self, $i: usize) -> $Item {
                unsafe { $at }
            }
        }
    };
}
plain! { ['a] str::Bytes<'a>, u8, self, i => self.0.at(i) }
plain! {
    ['a, T, const N: usize] slice::ArrayWindows<'a, T, N>, &'a [T; N],
    self, i => &*(self.v.as_ptr().add(i) as *const [T; N])
}
impl<T: Copy, const N: usize> TrustedRandomAccessNoCoerce for array::IntoIter<T, N> {
    const MAY_HAVE_SIDE_EFFECT: bool = false;
    #[inline]
    unsafe fn at(&mut self, i: usize) -> T {
        unsafe { *self.as_slice().as_ptr().add(i) }
    }
}
macro_rules! of_slices {
    ($($I:ident, $Item:ty, $self:ident, $i:ident => $at:expr;)*) => { $(
        unsafe impl<'a, T> TrustedLen for slice::$I<'a, T> {}
        plain! { ['a, T] slice::$I<'a, T>, $Item, $self, $i => $at }
    )* };
}
of_slices! {
    Iter, &'a T, self, i => &*self.place(i);
    IterMut, &'a mut T, self, i => &mut *self.place(i);
    Windows, &'a [T], self, i => slice::from_raw_parts(self.v.as_ptr().add(i), self.size);
    Chunks, &'a [T], self, i => {
        let start = i * self.size;
        let left = self.v.len().unchecked_sub(start);
        slice::from_raw_parts(self.v.as_ptr().add(start), if left < self.size { left } else { self.size })
    };
    ChunksMut, &'a mut [T], self, i => {
        let start = i * self.size;
        let left = self.len.unchecked_sub(start);
        slice::from_raw_parts_mut(self.ptr.add(start), if left < self.size { left } else { self.size })
    };
    ChunksExact, &'a [T], self, i => slice::from_raw_parts(self.v.as_ptr().add(i * self.size), self.size);
    ChunksExactMut, &'a mut [T], self, i => slice::from_raw_parts_mut(self.ptr.add(i * self.size), self.size);
    RChunks, &'a [T], self, i => {
        let end = self.v.len() - i * self.size;
        let start = end.saturating_sub(self.size);
        slice::from_raw_parts(self.v.as_ptr().add(start), end - start)
    };
    RChunksMut, &'a mut [T], self, i => {
        let end = self.v.len() - i * self.size;
        let start = end.saturating_sub(self.size);
        slice::from_raw_parts_mut(self.v.as_mut_ptr().add(start), end - start)
    };
    RChunksExact, &'a [T], self, i => {
        let end = self.v.len() - i * self.size;
        slice::from_raw_parts(self.v.as_ptr().add(end - self.size), self.size)
    };
    RChunksExactMut, &'a mut [T], self, i => {
        let end = self.v.len() - i * self.size;
        slice::from_raw_parts_mut(self.v.as_mut_ptr().add(end - self.size), self.size)
    };
}
macro_rules! of_ranges {
    ($($t:ty)*) => { $(
        plain! { [] ops::Range<$t>, $t, self, i => Step::forward_unchecked(self.start, i) }
        plain! { [] range::RangeIter<$t>, $t, self, i => self.0.at(i) }
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
