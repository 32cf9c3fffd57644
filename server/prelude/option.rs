//! A value or nothing.

use crate::convert::Infallible;
use crate::ops::{ControlFlow, Deref, DerefMut, FromResidual, Residual, Try};

#[lang = "Option"]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Option<T> {
    #[lang = "None"]
    None,
    #[lang = "Some"]
    Some(T),
}

impl<T> Option<T> {
    #[inline]
    pub const fn is_some(&self) -> bool {
        matches!(*self, Some(_))
    }
    #[inline]
    pub const fn is_none(&self) -> bool {
        !self.is_some()
    }
    pub fn is_some_and<F: FnOnce(T) -> bool>(self, f: F) -> bool {
        match self {
            None => false,
            Some(x) => f(x),
        }
    }
    pub fn is_none_or<F: FnOnce(T) -> bool>(self, f: F) -> bool {
        match self {
            None => true,
            Some(x) => f(x),
        }
    }
    #[inline]
    pub const fn as_ref(&self) -> Option<&T> {
        match *self {
            Some(ref x) => Some(x),
            None => None,
        }
    }
    #[inline]
    pub const fn as_mut(&mut self) -> Option<&mut T> {
        match *self {
            Some(ref mut x) => Some(x),
            None => None,
        }
    }
    pub const fn as_slice(&self) -> &[T] {
        match self {
            Some(x) => crate::slice::from_ref(x),
            None => &[],
        }
    }
    pub const fn as_mut_slice(&mut self) -> &mut [T] {
        match self {
            Some(x) => crate::slice::from_mut(x),
            None => &mut [],
        }
    }
    #[inline]
    pub const fn expect(self, msg: &str) -> T {
        match self {
            Some(value) => value,
            None => crate::panicking::panic_display(msg),
        }
    }
    #[inline]
    pub const fn unwrap(self) -> T {
        match self {
            Some(value) => value,
            None => panic!("called `Option::unwrap()` on a `None` value"),
        }
    }
    #[inline]
    pub fn unwrap_or(self, default: T) -> T {
        match self {
            Some(x) => x,
            None => default,
        }
    }
    #[inline]
    pub fn unwrap_or_else<F: FnOnce() -> T>(self, f: F) -> T {
        match self {
            Some(x) => x,
            None => f(),
        }
    }
    #[inline]
    pub fn unwrap_or_default(self) -> T
    where
        T: Default,
    {
        match self {
            Some(x) => x,
            None => T::default(),
        }
    }
    #[inline]
    #[checked_by(for_unwrap)]
    pub const unsafe fn unwrap_unchecked(self) -> T {
        match self {
            Some(value) => value,
            None => unsafe { crate::hint::unreachable_unchecked() },
        }
    }
    #[inline]
    pub fn map<U, F: FnOnce(T) -> U>(self, f: F) -> Option<U> {
        match self {
            Some(x) => Some(f(x)),
            None => None,
        }
    }
    pub fn inspect<F: FnOnce(&T)>(self, f: F) -> Self {
        if let Some(ref x) = self {
            f(x);
        }
        self
    }
    #[inline]
    pub fn map_or<U, F: FnOnce(T) -> U>(self, default: U, f: F) -> U {
        match self {
            Some(t) => f(t),
            None => default,
        }
    }
    #[inline]
    pub fn map_or_else<U, D: FnOnce() -> U, F: FnOnce(T) -> U>(self, default: D, f: F) -> U {
        match self {
            Some(t) => f(t),
            None => default(),
        }
    }
    pub fn map_or_default<U: Default, F: FnOnce(T) -> U>(self, f: F) -> U {
        match self {
            Some(t) => f(t),
            None => U::default(),
        }
    }
    #[inline]
    pub fn ok_or<E>(self, err: E) -> Result<T, E> {
        match self {
            Some(v) => Ok(v),
            None => Err(err),
        }
    }
    #[inline]
    pub fn ok_or_else<E, F: FnOnce() -> E>(self, err: F) -> Result<T, E> {
        match self {
            Some(v) => Ok(v),
            None => Err(err()),
        }
    }
    pub fn as_deref(&self) -> Option<&T::Target>
    where
        T: Deref,
    {
        match self {
            Some(x) => Some(x.deref()),
            None => None,
        }
    }
    pub fn as_deref_mut(&mut self) -> Option<&mut T::Target>
    where
        T: DerefMut,
    {
        match self {
            Some(x) => Some(x.deref_mut()),
            None => None,
        }
    }
    pub fn iter(&self) -> Iter<'_, T> {
        Iter { inner: self.as_ref() }
    }
    pub fn iter_mut(&mut self) -> IterMut<'_, T> {
        IterMut { inner: self.as_mut() }
    }
    #[inline]
    pub fn and<U>(self, optb: Option<U>) -> Option<U> {
        match self {
            Some(_) => optb,
            None => None,
        }
    }
    #[inline]
    pub fn and_then<U, F: FnOnce(T) -> Option<U>>(self, f: F) -> Option<U> {
        match self {
            Some(x) => f(x),
            None => None,
        }
    }
    #[inline]
    pub fn filter<P: FnOnce(&T) -> bool>(self, predicate: P) -> Self {
        if let Some(x) = self {
            if predicate(&x) {
                return Some(x);
            }
        }
        None
    }
    #[inline]
    pub fn or(self, optb: Option<T>) -> Option<T> {
        match self {
            x @ Some(_) => x,
            None => optb,
        }
    }
    #[inline]
    pub fn or_else<F: FnOnce() -> Option<T>>(self, f: F) -> Option<T> {
        match self {
            x @ Some(_) => x,
            None => f(),
        }
    }
    pub fn xor(self, optb: Option<T>) -> Option<T> {
        match (self, optb) {
            (a @ Some(_), None) => a,
            (None, b @ Some(_)) => b,
            _ => None,
        }
    }
    pub fn insert(&mut self, value: T) -> &mut T {
        *self = Some(value);
        match self {
            Some(x) => x,
            None => unsafe { crate::hint::unreachable_unchecked() },
        }
    }
    pub fn get_or_insert(&mut self, value: T) -> &mut T {
        self.get_or_insert_with(|| value)
    }
    pub fn get_or_insert_default(&mut self) -> &mut T
    where
        T: Default,
    {
        self.get_or_insert_with(T::default)
    }
    pub fn get_or_insert_with<F: FnOnce() -> T>(&mut self, f: F) -> &mut T {
        if let None = self {
            *self = Some(f());
        }
        match self {
            Some(x) => x,
            None => unsafe { crate::hint::unreachable_unchecked() },
        }
    }
    #[inline]
    pub const fn take(&mut self) -> Option<T> {
        crate::mem::replace(self, None)
    }
    pub fn take_if<P: FnOnce(&mut T) -> bool>(&mut self, predicate: P) -> Option<T> {
        if self.as_mut().map_or(false, predicate) { self.take() } else { None }
    }
    #[inline]
    pub const fn replace(&mut self, value: T) -> Option<T> {
        crate::mem::replace(self, Some(value))
    }
    pub fn zip<U>(self, other: Option<U>) -> Option<(T, U)> {
        match (self, other) {
            (Some(a), Some(b)) => Some((a, b)),
            _ => None,
        }
    }
}

impl<T, U> Option<(T, U)> {
    pub fn unzip(self) -> (Option<T>, Option<U>) {
        match self {
            Some((a, b)) => (Some(a), Some(b)),
            None => (None, None),
        }
    }
}

impl<'a, T> Option<&'a T> {
    #[inline]
    pub fn copied(self) -> Option<T>
    where
        T: Copy,
    {
        match self {
            Some(&v) => Some(v),
            None => None,
        }
    }
    #[inline]
    pub fn cloned(self) -> Option<T>
    where
        T: Clone,
    {
        match self {
            Some(t) => Some(t.clone()),
            None => None,
        }
    }
}

impl<'a, T> Option<&'a mut T> {
    #[inline]
    pub fn copied(self) -> Option<T>
    where
        T: Copy,
    {
        match self {
            Some(&mut t) => Some(t),
            None => None,
        }
    }
    #[inline]
    pub fn cloned(self) -> Option<T>
    where
        T: Clone,
    {
        match self {
            Some(t) => Some((*t).clone()),
            None => None,
        }
    }
}

impl<T, E> Option<Result<T, E>> {
    pub fn transpose(self) -> Result<Option<T>, E> {
        match self {
            Some(Ok(x)) => Ok(Some(x)),
            Some(Err(e)) => Err(e),
            None => Ok(None),
        }
    }
}

impl<T> Option<Option<T>> {
    pub fn flatten(self) -> Option<T> {
        match self {
            Some(inner) => inner,
            None => None,
        }
    }
}

impl<T> Default for Option<T> {
    #[inline]
    fn default() -> Option<T> {
        None
    }
}

impl<T> From<T> for Option<T> {
    fn from(val: T) -> Option<T> {
        Some(val)
    }
}

impl<T> Try for Option<T> {
    type Output = T;
    type Residual = Option<Infallible>;
    #[inline]
    fn from_output(output: T) -> Self {
        Some(output)
    }
    #[inline]
    fn branch(self) -> ControlFlow<Option<Infallible>, T> {
        match self {
            Some(v) => ControlFlow::Continue(v),
            None => ControlFlow::Break(None),
        }
    }
}

impl<T> FromResidual<Option<Infallible>> for Option<T> {
    #[inline]
    fn from_residual(_residual: Option<Infallible>) -> Self {
        None
    }
}

impl<T> Residual<T> for Option<Infallible> {
    type TryType = Option<T>;
}

pub struct Iter<'a, T> {
    pub(crate) inner: Option<&'a T>,
}
pub struct IterMut<'a, T> {
    pub(crate) inner: Option<&'a mut T>,
}
#[derive(Clone)]
pub struct IntoIter<T> {
    inner: Option<T>,
}

macro_rules! option_iter {
    ($Iter:ident [$($lt:lifetime)?] $Item:ty) => {
        impl<$($lt,)? T> Iterator for $Iter<$($lt,)? T> {
            type Item = $Item;
            #[inline]
            fn next(&mut self) -> Option<$Item> {
                self.inner.take()
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                let n = self.inner.is_some() as usize;
                (n, Some(n))
            }
        }
        impl<$($lt,)? T> DoubleEndedIterator for $Iter<$($lt,)? T> {
            #[inline]
            fn next_back(&mut self) -> Option<$Item> {
                self.inner.take()
            }
        }
        impl<$($lt,)? T> ExactSizeIterator for $Iter<$($lt,)? T> {}
    };
}
option_iter!(Iter ['a] &'a T);
option_iter!(IterMut ['a] &'a mut T);
option_iter!(IntoIter [] T);

impl<T> IntoIterator for Option<T> {
    type Item = T;
    type IntoIter = IntoIter<T>;
    #[inline]
    fn into_iter(self) -> IntoIter<T> {
        IntoIter { inner: self }
    }
}
impl<'a, T> IntoIterator for &'a Option<T> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;
    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}
impl<'a, T> IntoIterator for &'a mut Option<T> {
    type Item = &'a mut T;
    type IntoIter = IterMut<'a, T>;
    fn into_iter(self) -> IterMut<'a, T> {
        self.iter_mut()
    }
}

impl<'a, T> Clone for Iter<'a, T> {
    fn clone(&self) -> Self {
        Iter { inner: self.inner }
    }
}

impl<'a, T> From<&'a Option<T>> for Option<&'a T> {
    fn from(o: &'a Option<T>) -> Option<&'a T> {
        o.as_ref()
    }
}
impl<'a, T> From<&'a mut Option<T>> for Option<&'a mut T> {
    fn from(o: &'a mut Option<T>) -> Option<&'a mut T> {
        o.as_mut()
    }
}
impl<T> Option<T> {
    pub fn get_or_try_insert_with<R, F>(&mut self, f: F) -> <R::Residual as Residual<&mut T>>::TryType
    where
        F: FnOnce() -> R,
        R: Try<Output = T>,
        for<'a> R::Residual: Residual<&'a mut T>,
    {
        if self.is_none() {
            match f().branch() {
                ControlFlow::Continue(value) => *self = Some(value),
                ControlFlow::Break(residual) => return FromResidual::from_residual(residual),
            }
        }
        Try::from_output(unsafe { self.as_mut().unwrap_unchecked() })
    }
    pub fn zip_with<U, F: FnOnce(T, U) -> R, R>(self, other: Option<U>, f: F) -> Option<R> {
        match (self, other) {
            (Some(a), Some(b)) => Some(f(a, b)),
            _ => None,
        }
    }
    pub fn reduce<U: Into<R>, R, F: FnOnce(T, U) -> R>(self, other: Option<U>, f: F) -> Option<R>
    where
        T: Into<R>,
    {
        match (self, other) {
            (Some(a), Some(b)) => Some(f(a, b)),
            (Some(a), None) => Some(a.into()),
            (None, Some(b)) => Some(b.into()),
            (None, None) => None,
        }
    }
}
impl<'a, T> Option<&'a Option<T>> {
    pub const fn flatten_ref(self) -> Option<&'a T> {
        match self {
            Some(inner) => inner.as_ref(),
            None => None,
        }
    }
}
