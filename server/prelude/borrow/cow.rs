//! `Cow`: a value that is borrowed until it has to change.

use super::{Borrow, ToOwned};
use crate::cmp::Ordering;
use crate::fmt::{self, Debug, Display, Formatter};
use crate::hash::{Hash, Hasher};
use crate::ops::{Add, AddAssign, Deref};
use crate::string::String;
use crate::vec::Vec;

pub enum Cow<'a, B: ?Sized + ToOwned + 'a> {
    Borrowed(&'a B),
    Owned(<B as ToOwned>::Owned),
}
use Cow::{Borrowed, Owned};

impl<B: ?Sized + ToOwned> Cow<'_, B> {
    pub const fn is_borrowed(c: &Self) -> bool {
        matches!(*c, Borrowed(_))
    }
    pub const fn is_owned(c: &Self) -> bool {
        !Cow::is_borrowed(c)
    }
    pub fn into_owned(self) -> <B as ToOwned>::Owned {
        match self {
            Borrowed(value) => value.to_owned(),
            Owned(value) => value,
        }
    }
    pub fn to_mut(&mut self) -> &mut <B as ToOwned>::Owned {
        if let Borrowed(value) = *self {
            *self = Owned(value.to_owned());
        }
        match self {
            Owned(value) => value,
            Borrowed(_) => unreachable!(),
        }
    }
}
impl<B: ?Sized + ToOwned> Deref for Cow<'_, B> {
    type Target = B;
    fn deref(&self) -> &B {
        match self {
            Borrowed(value) => value,
            Owned(value) => value.borrow(),
        }
    }
}
impl<B: ?Sized + ToOwned> Clone for Cow<'_, B> {
    fn clone(&self) -> Self {
        match *self {
            Borrowed(value) => Borrowed(value),
            Owned(ref value) => {
                let value: &B = value.borrow();
                Owned(value.to_owned())
            }
        }
    }
}
impl<'a, B: ?Sized + ToOwned> Borrow<B> for Cow<'a, B> {
    fn borrow(&self) -> &B {
        self
    }
}
impl<B: ?Sized + ToOwned> AsRef<B> for Cow<'_, B> {
    fn as_ref(&self) -> &B {
        self
    }
}
impl<B: ?Sized + ToOwned<Owned: Default>> Default for Cow<'_, B> {
    fn default() -> Self {
        Owned(<B as ToOwned>::Owned::default())
    }
}
impl<B: ?Sized + ToOwned + Display> Display for Cow<'_, B> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(&**self, f)
    }
}
impl<B: ?Sized + ToOwned + Debug> Debug for Cow<'_, B> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(&**self, f)
    }
}
impl<B: ?Sized + ToOwned + Hash> Hash for Cow<'_, B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Hash::hash(&**self, state)
    }
}
impl<'a, 'b, B: ?Sized + ToOwned + PartialEq<C>, C: ?Sized + ToOwned> PartialEq<Cow<'b, C>> for Cow<'a, B> {
    fn eq(&self, other: &Cow<'b, C>) -> bool {
        **self == **other
    }
}
impl<B: ?Sized + ToOwned + Eq> Eq for Cow<'_, B> {}
impl<'a, B: ?Sized + ToOwned + PartialOrd> PartialOrd for Cow<'a, B> {
    fn partial_cmp(&self, other: &Cow<'a, B>) -> Option<Ordering> {
        (**self).partial_cmp(&**other)
    }
}
impl<B: ?Sized + ToOwned + Ord> Ord for Cow<'_, B> {
    fn cmp(&self, other: &Self) -> Ordering {
        (**self).cmp(&**other)
    }
}

macro_rules! texts {
    ($($t:ty)*) => { $(
        impl PartialEq<$t> for Cow<'_, str> {
            fn eq(&self, other: &$t) -> bool {
                self[..] == other[..]
            }
        }
        impl PartialEq<Cow<'_, str>> for $t {
            fn eq(&self, other: &Cow<'_, str>) -> bool {
                self[..] == other[..]
            }
        }
    )* };
}
texts! { str &str }
macro_rules! rows {
    ($($t:ty)*) => { $(
        impl<T: PartialEq<U> + Clone, U> PartialEq<$t> for Cow<'_, [T]> {
            fn eq(&self, other: &$t) -> bool {
                self[..] == other[..]
            }
        }
    )* };
}
rows! { Vec<U> &[U] &mut [U] }

impl<'a> From<&'a str> for Cow<'a, str> {
    fn from(text: &'a str) -> Self {
        Borrowed(text)
    }
}
impl<'a> From<String> for Cow<'a, str> {
    fn from(text: String) -> Self {
        Owned(text)
    }
}
impl<'a> From<&'a String> for Cow<'a, str> {
    fn from(text: &'a String) -> Self {
        Borrowed(text.as_str())
    }
}
impl<'a, T: Clone> From<&'a [T]> for Cow<'a, [T]> {
    fn from(values: &'a [T]) -> Self {
        Borrowed(values)
    }
}
impl<'a, T: Clone, const N: usize> From<&'a [T; N]> for Cow<'a, [T]> {
    fn from(values: &'a [T; N]) -> Self {
        Borrowed(values as &[T])
    }
}
impl<'a, T: Clone> From<Vec<T>> for Cow<'a, [T]> {
    fn from(values: Vec<T>) -> Self {
        Owned(values)
    }
}
impl<'a, T: Clone> From<&'a Vec<T>> for Cow<'a, [T]> {
    fn from(values: &'a Vec<T>) -> Self {
        Borrowed(values.as_slice())
    }
}
impl<'a, T: Clone> FromIterator<T> for Cow<'a, [T]> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        Owned(Vec::from_iter(iter))
    }
}
macro_rules! collected {
    ($($item:ty)*) => { $(
        impl<'a, 'b> FromIterator<$item> for Cow<'a, str> {
            fn from_iter<I: IntoIterator<Item = $item>>(iter: I) -> Self {
                Owned(String::from_iter(iter))
            }
        }
    )* };
}
collected! { char &'b str String }

impl<'a> Add<&'a str> for Cow<'a, str> {
    type Output = Cow<'a, str>;
    fn add(mut self, text: &'a str) -> Self {
        self += text;
        self
    }
}
impl<'a> AddAssign<&'a str> for Cow<'a, str> {
    fn add_assign(&mut self, text: &'a str) {
        if self.is_empty() {
            *self = Borrowed(text);
        } else if !text.is_empty() {
            self.to_mut().push_str(text);
        }
    }
}
impl<'a> Add<Cow<'a, str>> for Cow<'a, str> {
    type Output = Cow<'a, str>;
    fn add(mut self, text: Cow<'a, str>) -> Self {
        self += text;
        self
    }
}
impl<'a> AddAssign<Cow<'a, str>> for Cow<'a, str> {
    fn add_assign(&mut self, text: Cow<'a, str>) {
        if self.is_empty() {
            *self = text;
        } else if !text.is_empty() {
            self.to_mut().push_str(&text);
        }
    }
}
