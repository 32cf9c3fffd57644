//! What a `Vec` is made from, compared with and turned into.

use super::Vec;
use crate::borrow::{Borrow, BorrowMut, Cow, ToOwned};
use crate::boxed::Box;
use crate::cmp::Ordering;
use crate::fmt::{self, Debug, Formatter};
use crate::hash::{Hash, Hasher};
use crate::ops::{Deref, DerefMut, Index, IndexMut};
use crate::slice::{self, SliceIndex};
use crate::string::String;

impl<T> Drop for Vec<T> {
    fn drop(&mut self) {
        self.clear();
        self.give_back();
    }
}
impl<T> Deref for Vec<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        unsafe { slice::from_raw_parts(self.start.as_ptr(), self.len) }
    }
}
impl<T> DerefMut for Vec<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        unsafe { slice::from_raw_parts_mut(self.start.as_ptr(), self.len) }
    }
}
impl<T, I: SliceIndex<[T]>> Index<I> for Vec<T> {
    type Output = I::Output;
    fn index(&self, index: I) -> &I::Output {
        &(**self)[index]
    }
}
impl<T, I: SliceIndex<[T]>> IndexMut<I> for Vec<T> {
    fn index_mut(&mut self, index: I) -> &mut I::Output {
        &mut (**self)[index]
    }
}
impl<T: Clone> Clone for Vec<T> {
    fn clone(&self) -> Self {
        Vec::from(&**self)
    }
    fn clone_from(&mut self, source: &Self) {
        self.truncate(source.len);
        let len = self.len;
        let (same, more) = source.split_at(len);
        self.clone_from_slice(same);
        self.extend_from_slice(more);
    }
}
impl<T> Default for Vec<T> {
    fn default() -> Self {
        Vec::new()
    }
}
impl<T: Debug> Debug for Vec<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
impl<T: Hash> Hash for Vec<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state)
    }
}
impl<T> Borrow<[T]> for Vec<T> {
    fn borrow(&self) -> &[T] {
        self
    }
}
impl<T> BorrowMut<[T]> for Vec<T> {
    fn borrow_mut(&mut self) -> &mut [T] {
        self
    }
}
impl<T> AsRef<[T]> for Vec<T> {
    fn as_ref(&self) -> &[T] {
        self
    }
}
impl<T> AsMut<[T]> for Vec<T> {
    fn as_mut(&mut self) -> &mut [T] {
        self
    }
}
impl<T> AsRef<Vec<T>> for Vec<T> {
    fn as_ref(&self) -> &Vec<T> {
        self
    }
}

impl<T: Clone> From<&[T]> for Vec<T> {
    fn from(values: &[T]) -> Self {
        let mut all = Vec::with_capacity(values.len());
        all.extend_from_slice(values);
        all
    }
}
impl<T: Clone, const N: usize> From<&[T; N]> for Vec<T> {
    fn from(values: &[T; N]) -> Self {
        Vec::from(values.as_slice())
    }
}
impl<T, const N: usize> From<[T; N]> for Vec<T> {
    fn from(values: [T; N]) -> Self {
        Vec::of(values)
    }
}
impl<T> From<Box<[T]>> for Vec<T> {
    fn from(values: Box<[T]>) -> Self {
        let len = values.len();
        unsafe { Vec::from_raw_parts(Box::into_raw(values).cast(), len, len) }
    }
}
impl From<&str> for Vec<u8> {
    fn from(text: &str) -> Self {
        Vec::from(text.as_bytes())
    }
}
impl<T, const N: usize> TryFrom<Vec<T>> for [T; N] {
    type Error = Vec<T>;
    fn try_from(mut all: Vec<T>) -> Result<[T; N], Vec<T>> {
        if all.len != N {
            return Err(all);
        }
        all.len = 0;
        Ok(unsafe { all.start.cast::<[T; N]>().read() })
    }
}

impl<T, U> PartialEq<Vec<U>> for Vec<T>
where
    T: PartialEq<U>,
{
    fn eq(&self, other: &Vec<U>) -> bool {
        **self == **other
    }
}
impl<T: Eq> Eq for Vec<T> {}
impl<T: PartialOrd> PartialOrd for Vec<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        (**self).partial_cmp(&**other)
    }
}
impl<T: Ord> Ord for Vec<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        (**self).cmp(&**other)
    }
}

macro_rules! equal {
    ($([$($generic:tt)*] $left:ty, $right:ty;)*) => { $(
        impl<T: PartialEq<U>, U, $($generic)*> PartialEq<$right> for $left {
            fn eq(&self, other: &$right) -> bool {
                self[..] == other[..]
            }
        }
    )* };
}
equal! {
    [] Vec<T>, [U];
    [] Vec<T>, &[U];
    [] Vec<T>, &mut [U];
    [const N: usize] Vec<T>, [U; N];
    [const N: usize] Vec<T>, &[U; N];
    [] [T], Vec<U>;
    [] &[T], Vec<U>;
    [] &mut [T], Vec<U>;
}

impl<T> Extend<T> for Vec<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, iter: I) {
        let mut iter = iter.into_iter();
        while let Some(value) = iter.next() {
            if self.len == self.room {
                self.reserve(iter.size_hint().0.saturating_add(1));
            }
            self.push(value);
        }
    }
}
impl<'a, T: Copy + 'a> Extend<&'a T> for Vec<T> {
    fn extend<I: IntoIterator<Item = &'a T>>(&mut self, iter: I) {
        self.extend(iter.into_iter().copied())
    }
}
impl<T> FromIterator<T> for Vec<T> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        let iter = iter.into_iter();
        let mut all = match iter.size_hint() {
            (least, Some(most)) if least == most => Vec::with_capacity(least),
            _ => Vec::new(),
        };
        all.extend(iter);
        all
    }
}

impl<T: Clone> From<&mut [T]> for Vec<T> {
    fn from(values: &mut [T]) -> Self {
        Vec::from(&*values)
    }
}
impl<T: Clone, const N: usize> From<&mut [T; N]> for Vec<T> {
    fn from(values: &mut [T; N]) -> Self {
        Vec::from(values.as_slice())
    }
}
impl From<String> for Vec<u8> {
    fn from(text: String) -> Self {
        text.into_bytes()
    }
}
impl<'a, T> From<Cow<'a, [T]>> for Vec<T>
where
    [T]: ToOwned<Owned = Vec<T>>,
{
    fn from(values: Cow<'a, [T]>) -> Self {
        values.into_owned()
    }
}
impl<T> AsMut<Vec<T>> for Vec<T> {
    fn as_mut(&mut self) -> &mut Vec<T> {
        self
    }
}
