//! Arrays made step by step, where a step can fail.

use super::IntoIter;
use crate::iter::TrustedLen;
use crate::mem::{ManuallyDrop, MaybeUninit};
use crate::ops::{ControlFlow, FromResidual, Residual, Try};

/// Elements that are made so far; dropped when no array comes of them.
struct Made<T, const N: usize> {
    array: MaybeUninit<[T; N]>,
    len: usize,
}
impl<T, const N: usize> Made<T, N> {
    fn new() -> Self {
        Made { array: MaybeUninit::uninit(), len: 0 }
    }
    fn push(&mut self, value: T) {
        unsafe { (self.array.as_mut_ptr() as *mut T).add(self.len).write(value) };
        self.len += 1;
    }
    /// All `N` elements.
    unsafe fn finish(self) -> [T; N] {
        let made = ManuallyDrop::new(self);
        unsafe { made.array.assume_init_read() }
    }
    /// Those that there are.
    fn rest(self) -> IntoIter<T, N> {
        let made = ManuallyDrop::new(self);
        let array = unsafe { crate::ptr::read(&made.array) };
        unsafe { IntoIter::new_unchecked(array, 0..made.len) }
    }
}
impl<T, const N: usize> Drop for Made<T, N> {
    fn drop(&mut self) {
        let data = self.array.as_mut_ptr() as *mut T;
        unsafe { crate::ptr::drop_in_place(crate::ptr::slice_from_raw_parts_mut(data, self.len)) };
    }
}

/// An array whose element `i` is the output of `f(i)`, or the first failure.
pub fn try_from_fn<R, const N: usize, F>(mut f: F) -> <R::Residual as Residual<[R::Output; N]>>::TryType
where
    F: FnMut(usize) -> R,
    R: Try,
    R::Residual: Residual<[R::Output; N]>,
{
    let mut made = Made::<R::Output, N>::new();
    while made.len < N {
        match f(made.len).branch() {
            ControlFlow::Continue(value) => made.push(value),
            ControlFlow::Break(residual) => return FromResidual::from_residual(residual),
        }
    }
    Try::from_output(unsafe { made.finish() })
}

/// The next `N` elements, or those that are left.
pub(crate) fn next_chunk<I: Iterator, const N: usize>(iter: &mut I) -> Result<[I::Item; N], IntoIter<I::Item, N>> {
    iter.take_chunk()
}

/// The first `N` of the elements that `keep` makes something of, in one walk.
pub(crate) fn chunk_of<I: Iterator, T, const N: usize>(
    iter: &mut I,
    mut keep: impl FnMut(I::Item) -> Option<T>,
) -> Result<[T; N], IntoIter<T, N>> {
    let mut made = Made::<T, N>::new();
    let walk = iter.try_for_each(|x| {
        match keep(x) {
            Some(value) if made.len < N => made.push(value),
            _ => {}
        }
        if made.len < N { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    if walk.is_break() { Ok(unsafe { made.finish() }) } else { Err(made.rest()) }
}

/// An iterator that knows how much is left is not asked for more.
trait TakeChunk<const N: usize>: Iterator {
    fn take_chunk(&mut self) -> Result<[Self::Item; N], IntoIter<Self::Item, N>>;
}

impl<I: Iterator, const N: usize> TakeChunk<N> for I {
    default fn take_chunk(&mut self) -> Result<[I::Item; N], IntoIter<I::Item, N>> {
        let mut made = Made::<I::Item, N>::new();
        while made.len < N {
            match self.next() {
                Some(value) => made.push(value),
                None => return Err(made.rest()),
            }
        }
        Ok(unsafe { made.finish() })
    }
}

impl<I: TrustedLen, const N: usize> TakeChunk<N> for I {
    fn take_chunk(&mut self) -> Result<[I::Item; N], IntoIter<I::Item, N>> {
        let (left, _) = self.size_hint();
        let mut made = Made::<I::Item, N>::new();
        while made.len < N && made.len < left {
            made.push(unsafe { self.next().unwrap_unchecked() });
        }
        if made.len < N { Err(made.rest()) } else { Ok(unsafe { made.finish() }) }
    }
}

impl<T, const N: usize> [T; N] {
    pub fn try_map<R>(self, mut f: impl FnMut(T) -> R) -> <R::Residual as Residual<[R::Output; N]>>::TryType
    where
        R: Try,
        R::Residual: Residual<[R::Output; N]>,
    {
        let mut rest = self.into_iter();
        try_from_fn(|_| f(unsafe { rest.next().unwrap_unchecked() }))
    }
    pub fn split_array_ref<const M: usize>(&self) -> (&[T; M], &[T]) {
        self.split_first_chunk::<M>().unwrap()
    }
    pub fn split_array_mut<const M: usize>(&mut self) -> (&mut [T; M], &mut [T]) {
        self.split_first_chunk_mut::<M>().unwrap()
    }
    pub fn rsplit_array_ref<const M: usize>(&self) -> (&[T], &[T; M]) {
        self.split_last_chunk::<M>().unwrap()
    }
    pub fn rsplit_array_mut<const M: usize>(&mut self) -> (&mut [T], &mut [T; M]) {
        self.split_last_chunk_mut::<M>().unwrap()
    }
}
impl<T, const N: usize> [Option<T>; N] {
    pub fn transpose(self) -> Option<[T; N]> {
        self.try_map(|item| item)
    }
}
impl<T, const N: usize> [MaybeUninit<T>; N] {
    #[inline]
    pub const fn transpose(self) -> MaybeUninit<[T; N]> {
        unsafe { crate::mem::transmute_copy(&ManuallyDrop::new(self)) }
    }
}
