//! Arrays.

mod iter;
mod tries;

pub use iter::IntoIter;
pub(crate) use tries::{chunk_of, next_chunk};
pub use tries::try_from_fn;

use crate::cmp::Ordering;
use crate::mem::{ManuallyDrop, MaybeUninit};
use crate::ops::{Index, IndexMut};
use crate::slice::{Iter, IterMut};

#[derive(Debug, Clone, Copy)]
pub struct TryFromSliceError(());

/// An array whose element `i` is `f(i)`.
#[inline]
pub fn from_fn<T, const N: usize, F: FnMut(usize) -> T>(f: F) -> [T; N] {
    let mut f = f;
    let mut out = MaybeUninit::<[T; N]>::uninit();
    let data = out.as_mut_ptr() as *mut T;
    let mut i = 0;
    while i < N {
        unsafe { data.add(i).write(f(i)) };
        i += 1;
    }
    unsafe { out.assume_init() }
}

#[inline]
pub fn repeat<T: Clone, const N: usize>(val: T) -> [T; N] {
    from_fn(|_| val.clone())
}
pub const fn from_ref<T>(s: &T) -> &[T; 1] {
    unsafe { &*(s as *const T as *const [T; 1]) }
}
pub const fn from_mut<T>(s: &mut T) -> &mut [T; 1] {
    unsafe { &mut *(s as *mut T as *mut [T; 1]) }
}

impl<T, const N: usize> [T; N] {
    #[inline]
    pub fn map<F: FnMut(T) -> U, U>(self, f: F) -> [U; N] {
        let mut f = f;
        let source = ManuallyDrop::new(self);
        let data = &raw const source as *const T;
        from_fn(|i| f(unsafe { data.add(i).read() }))
    }
    #[inline]
    pub const fn as_slice(&self) -> &[T] {
        self
    }
    #[inline]
    pub const fn as_mut_slice(&mut self) -> &mut [T] {
        self
    }
    pub fn each_ref(&self) -> [&T; N] {
        from_fn(|i| &self[i])
    }
    pub fn each_mut(&mut self) -> [&mut T; N] {
        let data = self.as_mut_ptr();
        from_fn(|i| unsafe { &mut *data.add(i) })
    }
}

impl<T, I, const N: usize> Index<I> for [T; N]
where
    [T]: Index<I>,
{
    type Output = <[T] as Index<I>>::Output;
    #[inline]
    fn index(&self, index: I) -> &<[T] as Index<I>>::Output {
        Index::index(self as &[T], index)
    }
}
impl<T, I, const N: usize> IndexMut<I> for [T; N]
where
    [T]: IndexMut<I>,
{
    #[inline]
    fn index_mut(&mut self, index: I) -> &mut <[T] as Index<I>>::Output {
        IndexMut::index_mut(self as &mut [T], index)
    }
}

impl<T, const N: usize> AsRef<[T]> for [T; N] {
    fn as_ref(&self) -> &[T] {
        self
    }
}
impl<T, const N: usize> AsMut<[T]> for [T; N] {
    fn as_mut(&mut self) -> &mut [T] {
        self
    }
}

impl<'a, T, const N: usize> TryFrom<&'a [T]> for &'a [T; N] {
    type Error = TryFromSliceError;
    fn try_from(slice: &'a [T]) -> Result<&'a [T; N], TryFromSliceError> {
        if slice.len() == N {
            Ok(unsafe { &*(slice.as_ptr() as *const [T; N]) })
        } else {
            Err(TryFromSliceError(()))
        }
    }
}
impl<'a, T, const N: usize> TryFrom<&'a mut [T]> for &'a mut [T; N] {
    type Error = TryFromSliceError;
    fn try_from(slice: &'a mut [T]) -> Result<&'a mut [T; N], TryFromSliceError> {
        if slice.len() == N {
            Ok(unsafe { &mut *(slice.as_mut_ptr() as *mut [T; N]) })
        } else {
            Err(TryFromSliceError(()))
        }
    }
}
impl<'a, T: Copy, const N: usize> TryFrom<&'a [T]> for [T; N] {
    type Error = TryFromSliceError;
    fn try_from(slice: &'a [T]) -> Result<[T; N], TryFromSliceError> {
        <&'a [T; N]>::try_from(slice).map(|array| *array)
    }
}
impl<'a, T: Copy, const N: usize> TryFrom<&'a mut [T]> for [T; N] {
    type Error = TryFromSliceError;
    fn try_from(slice: &'a mut [T]) -> Result<[T; N], TryFromSliceError> {
        <&'a [T; N]>::try_from(&*slice).map(|array| *array)
    }
}

impl<T: PartialEq<U>, U, const N: usize> PartialEq<[U; N]> for [T; N] {
    #[inline]
    fn eq(&self, other: &[U; N]) -> bool {
        let mut i = 0;
        while i < N {
            if self[i] != other[i] {
                return false;
            }
            i += 1;
        }
        true
    }
}
impl<T: PartialEq<U>, U, const N: usize> PartialEq<[U]> for [T; N] {
    fn eq(&self, other: &[U]) -> bool {
        self[..] == *other
    }
}
impl<T: PartialEq<U>, U, const N: usize> PartialEq<[U; N]> for [T] {
    fn eq(&self, other: &[U; N]) -> bool {
        *self == other[..]
    }
}
impl<'a, T: PartialEq<U>, U, const N: usize> PartialEq<[U; N]> for &'a [T] {
    fn eq(&self, other: &[U; N]) -> bool {
        **self == other[..]
    }
}
impl<'a, T: PartialEq<U>, U, const N: usize> PartialEq<&'a [U]> for [T; N] {
    fn eq(&self, other: &&'a [U]) -> bool {
        self[..] == **other
    }
}
impl<'a, T: PartialEq<U>, U, const N: usize> PartialEq<[U; N]> for &'a mut [T] {
    fn eq(&self, other: &[U; N]) -> bool {
        **self == other[..]
    }
}
impl<'a, T: PartialEq<U>, U, const N: usize> PartialEq<&'a mut [U]> for [T; N] {
    fn eq(&self, other: &&'a mut [U]) -> bool {
        self[..] == **other
    }
}
impl<T: Eq, const N: usize> Eq for [T; N] {}
impl<T: PartialOrd, const N: usize> PartialOrd for [T; N] {
    fn partial_cmp(&self, other: &[T; N]) -> Option<Ordering> {
        self[..].partial_cmp(&other[..])
    }
}
impl<T: Ord, const N: usize> Ord for [T; N] {
    fn cmp(&self, other: &[T; N]) -> Ordering {
        self[..].cmp(&other[..])
    }
}

impl<T> Default for [T; 0] {
    fn default() -> [T; 0] {
        []
    }
}

macro_rules! default {
    ($($n:literal)*) => {$(
        impl<T: Default> Default for [T; $n] {
            fn default() -> [T; $n] {
                from_fn(|_| T::default())
            }
        }
    )*};
}

default! { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }

impl<T, const N: usize> IntoIterator for [T; N] {
    type Item = T;
    type IntoIter = IntoIter<T, N>;
    #[inline]
    fn into_iter(self) -> IntoIter<T, N> {
        IntoIter::new(self)
    }
}
impl<'a, T, const N: usize> IntoIterator for &'a [T; N] {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;
    #[inline]
    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}
impl<'a, T, const N: usize> IntoIterator for &'a mut [T; N] {
    type Item = &'a mut T;
    type IntoIter = IterMut<'a, T>;
    #[inline]
    fn into_iter(self) -> IterMut<'a, T> {
        self.iter_mut()
    }
}

macro_rules! tuple_arrays {
    ($(($n:literal $($name:ident $T:ident),+))*) => { $(
        impl<T> From<[T; $n]> for ($($T,)+) {
            fn from(array: [T; $n]) -> ($($T,)+) {
                let [$($name,)+] = array;
                ($($name,)+)
            }
        }
        impl<T> From<($($T,)+)> for [T; $n] {
            fn from(tuple: ($($T,)+)) -> [T; $n] {
                let ($($name,)+) = tuple;
                [$($name,)+]
            }
        }
    )* };
}
tuple_arrays! {
    (5 a T, b T, c T, d T, e T)
    (6 a T, b T, c T, d T, e T, f T)
    (7 a T, b T, c T, d T, e T, f T, g T)
    (8 a T, b T, c T, d T, e T, f T, g T, h T)
    (9 a T, b T, c T, d T, e T, f T, g T, h T, i T)
    (10 a T, b T, c T, d T, e T, f T, g T, h T, i T, j T)
    (11 a T, b T, c T, d T, e T, f T, g T, h T, i T, j T, k T)
    (12 a T, b T, c T, d T, e T, f T, g T, h T, i T, j T, k T, l T)
    (1 a T)
    (2 a T, b T)
    (3 a T, b T, c T)
    (4 a T, b T, c T, d T)
}
