//! Borrowing.

pub trait Borrow<Borrowed: ?Sized> {
    fn borrow(&self) -> &Borrowed;
}

pub trait BorrowMut<Borrowed: ?Sized>: Borrow<Borrowed> {
    fn borrow_mut(&mut self) -> &mut Borrowed;
}

impl<T: ?Sized> Borrow<T> for T {
    fn borrow(&self) -> &T {
        self
    }
}
impl<T: ?Sized> Borrow<T> for &T {
    fn borrow(&self) -> &T {
        self
    }
}
impl<T: ?Sized> Borrow<T> for &mut T {
    fn borrow(&self) -> &T {
        self
    }
}
impl<T: ?Sized> BorrowMut<T> for &mut T {
    fn borrow_mut(&mut self) -> &mut T {
        self
    }
}
impl<T, const N: usize> Borrow<[T]> for [T; N] {
    fn borrow(&self) -> &[T] {
        self
    }
}
impl<T, const N: usize> BorrowMut<[T]> for [T; N] {
    fn borrow_mut(&mut self) -> &mut [T] {
        self
    }
}
impl<T: ?Sized> BorrowMut<T> for T {
    fn borrow_mut(&mut self) -> &mut T {
        self
    }
}

/// What a borrowed value becomes when it is to be owned.
pub trait ToOwned {
    type Owned: Borrow<Self>;
    fn to_owned(&self) -> Self::Owned;
}
impl<T: Clone> ToOwned for T {
    type Owned = T;
    fn to_owned(&self) -> T {
        self.clone()
    }
}
impl ToOwned for str {
    type Owned = crate::string::String;
    fn to_owned(&self) -> crate::string::String {
        crate::string::String::from(self)
    }
}
impl<T: Clone> ToOwned for [T] {
    type Owned = crate::vec::Vec<T>;
    fn to_owned(&self) -> crate::vec::Vec<T> {
        crate::vec::Vec::from(self)
    }
}

/// A value that is borrowed until it has to change.
pub enum Cow<'a, B: ?Sized + ToOwned + 'a> {
    Borrowed(&'a B),
    Owned(<B as ToOwned>::Owned),
}
impl<B: ?Sized + ToOwned> Cow<'_, B> {
    pub fn is_borrowed(&self) -> bool {
        matches!(*self, Cow::Borrowed(_))
    }
    pub fn into_owned(self) -> <B as ToOwned>::Owned {
        match self {
            Cow::Borrowed(value) => value.to_owned(),
            Cow::Owned(value) => value,
        }
    }
    pub fn to_mut(&mut self) -> &mut <B as ToOwned>::Owned {
        if let Cow::Borrowed(value) = *self {
            *self = Cow::Owned(value.to_owned());
        }
        match self {
            Cow::Owned(value) => value,
            Cow::Borrowed(_) => unreachable!(),
        }
    }
}
impl<B: ?Sized + ToOwned> crate::ops::Deref for Cow<'_, B> {
    type Target = B;
    fn deref(&self) -> &B {
        match self {
            Cow::Borrowed(value) => value,
            Cow::Owned(value) => value.borrow(),
        }
    }
}
impl<B: ?Sized + ToOwned + crate::fmt::Display> crate::fmt::Display for Cow<'_, B> {
    fn fmt(&self, f: &mut crate::fmt::Formatter<'_>) -> crate::fmt::Result {
        crate::fmt::Display::fmt(&**self, f)
    }
}
impl<B: ?Sized + ToOwned + crate::fmt::Debug> crate::fmt::Debug for Cow<'_, B> {
    fn fmt(&self, f: &mut crate::fmt::Formatter<'_>) -> crate::fmt::Result {
        crate::fmt::Debug::fmt(&**self, f)
    }
}
impl<'a> From<&'a str> for Cow<'a, str> {
    fn from(text: &'a str) -> Self {
        Cow::Borrowed(text)
    }
}
impl<'a> From<crate::string::String> for Cow<'a, str> {
    fn from(text: crate::string::String) -> Self {
        Cow::Owned(text)
    }
}
impl<B: ?Sized + ToOwned> AsRef<B> for Cow<'_, B> {
    fn as_ref(&self) -> &B {
        self
    }
}
