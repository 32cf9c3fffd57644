//! What a `Box` comes from and goes into.

use super::Box;
use crate::any::Any;
use crate::borrow::Cow;
use crate::error::Error;
use crate::fmt::{self, Debug, Display, Formatter};
use crate::pin::Pin;
use crate::slice;
use crate::string::String;
use crate::vec::{self, Vec};

impl<T> From<T> for Box<T> {
    fn from(value: T) -> Self {
        Box::new(value)
    }
}
impl<T: ?Sized> From<Box<T>> for Pin<Box<T>> {
    fn from(boxed: Box<T>) -> Self {
        Box::into_pin(boxed)
    }
}
impl<T: Clone> From<&[T]> for Box<[T]> {
    fn from(values: &[T]) -> Self {
        Vec::from(values).into_boxed_slice()
    }
}
impl<T: Clone> From<&mut [T]> for Box<[T]> {
    fn from(values: &mut [T]) -> Self {
        Vec::from(&*values).into_boxed_slice()
    }
}
impl<T: Clone> From<Cow<'_, [T]>> for Box<[T]> {
    fn from(values: Cow<'_, [T]>) -> Self {
        values.into_owned().into_boxed_slice()
    }
}
impl<T> From<Vec<T>> for Box<[T]> {
    fn from(values: Vec<T>) -> Self {
        values.into_boxed_slice()
    }
}
impl<T, const N: usize> From<[T; N]> for Box<[T]> {
    fn from(values: [T; N]) -> Self {
        Box::new(values)
    }
}
impl<T, const N: usize> TryFrom<Box<[T]>> for Box<[T; N]> {
    type Error = Box<[T]>;
    fn try_from(values: Box<[T]>) -> Result<Self, Self::Error> {
        values.into_array()
    }
}
impl<T, const N: usize> TryFrom<Vec<T>> for Box<[T; N]> {
    type Error = Vec<T>;
    fn try_from(values: Vec<T>) -> Result<Self, Self::Error> {
        if values.len() != N {
            return Err(values);
        }
        values.into_boxed_slice().into_array().map_err(Vec::from)
    }
}
impl<T> FromIterator<T> for Box<[T]> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        Vec::from_iter(iter).into_boxed_slice()
    }
}
macro_rules! collected {
    ($($item:ty)*) => { $(
        impl<'a> FromIterator<$item> for Box<str> {
            fn from_iter<I: IntoIterator<Item = $item>>(iter: I) -> Self {
                String::from_iter(iter).into_boxed_str()
            }
        }
    )* };
}
collected! { char &'a char &'a str String Box<str> Cow<'a, str> }

impl<T> IntoIterator for Box<[T]> {
    type Item = T;
    type IntoIter = vec::IntoIter<T>;
    fn into_iter(self) -> vec::IntoIter<T> {
        self.into_vec().into_iter()
    }
}
impl<'a, T> IntoIterator for &'a Box<[T]> {
    type Item = &'a T;
    type IntoIter = slice::Iter<'a, T>;
    fn into_iter(self) -> slice::Iter<'a, T> {
        self.iter()
    }
}
impl<'a, T> IntoIterator for &'a mut Box<[T]> {
    type Item = &'a mut T;
    type IntoIter = slice::IterMut<'a, T>;
    fn into_iter(self) -> slice::IterMut<'a, T> {
        self.iter_mut()
    }
}

macro_rules! downcasts {
    ($Any:ident: $($t:ty),*) => { $(
        impl Box<$t> {
            pub fn downcast<T: $Any + 'static>(self) -> Result<Box<T>, Self> {
                if self.is::<T>() { Ok(unsafe { Box::from_raw(Box::into_raw(self) as *mut T) }) } else { Err(self) }
            }
        }
    )* };
}
downcasts! { Any: dyn Any, dyn Any + Send, dyn Any + Send + Sync }
downcasts! { Error: dyn Error, dyn Error + Send, dyn Error + Send + Sync }

impl<'a, E: Error + 'a> From<E> for Box<dyn Error + 'a> {
    fn from(error: E) -> Self {
        Box::new(error)
    }
}
impl<'a, E: Error + Send + Sync + 'a> From<E> for Box<dyn Error + Send + Sync + 'a> {
    fn from(error: E) -> Self {
        Box::new(error)
    }
}
/// An error that is a text.
struct StringError(String);
impl Error for StringError {}
impl Display for StringError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}
impl Debug for StringError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, f)
    }
}
macro_rules! said {
    ($($Text:ty)*) => { $(
        impl<'a> From<$Text> for Box<dyn Error + Send + Sync + 'a> {
            fn from(text: $Text) -> Self {
                Box::new(StringError(String::from(text)))
            }
        }
        impl<'a> From<$Text> for Box<dyn Error + 'a> {
            fn from(text: $Text) -> Self {
                Box::new(StringError(String::from(text)))
            }
        }
    )* };
}
said! { &str String Cow<'_, str> }
