//! Pointers to values that do not move.

use crate::ops::{Deref, DerefMut};

/// A pointer whose target stays where it is until it is dropped.
#[lang = "pin"]
#[repr(transparent)]
#[derive(Clone, Copy)]
pub struct Pin<Ptr> {
    /// Public for the macro `pin!` alone.
    #[doc(hidden)]
    pub pointer: Ptr,
}

impl<Ptr> Pin<Ptr> {
    pub(crate) fn pointer(&self) -> &Ptr {
        &self.pointer
    }
}

impl<Ptr: Deref> Pin<Ptr> {
    #[inline]
    pub const fn new(pointer: Ptr) -> Pin<Ptr>
    where
        Ptr::Target: Unpin,
    {
        Pin { pointer }
    }
    #[inline]
    pub const fn into_inner(pin: Pin<Ptr>) -> Ptr
    where
        Ptr::Target: Unpin,
    {
        pin.pointer
    }
    #[inline]
    pub const unsafe fn new_unchecked(pointer: Ptr) -> Pin<Ptr> {
        Pin { pointer }
    }
    #[inline]
    pub const unsafe fn into_inner_unchecked(pin: Pin<Ptr>) -> Ptr {
        pin.pointer
    }
    #[inline]
    pub fn as_ref(&self) -> Pin<&Ptr::Target> {
        Pin { pointer: &*self.pointer }
    }
}
impl<Ptr: DerefMut> Pin<Ptr> {
    #[inline]
    pub fn as_mut(&mut self) -> Pin<&mut Ptr::Target> {
        Pin { pointer: &mut *self.pointer }
    }
    #[inline]
    pub fn set(&mut self, value: Ptr::Target)
    where
        Ptr::Target: Sized,
    {
        *self.pointer = value;
    }
    #[inline]
    pub fn as_deref_mut(self: Pin<&mut Pin<Ptr>>) -> Pin<&mut Ptr::Target> {
        Pin { pointer: &mut *self.pointer.pointer }
    }
}
impl<'a, T: ?Sized> Pin<&'a T> {
    pub unsafe fn map_unchecked<U: ?Sized, F: FnOnce(&T) -> &U>(self, func: F) -> Pin<&'a U> {
        Pin { pointer: func(self.pointer) }
    }
    #[inline]
    pub const fn get_ref(self) -> &'a T {
        self.pointer
    }
}
impl<'a, T: ?Sized> Pin<&'a mut T> {
    #[inline]
    pub const fn into_ref(self) -> Pin<&'a T> {
        Pin { pointer: self.pointer }
    }
    #[inline]
    pub const fn get_mut(self) -> &'a mut T
    where
        T: Unpin,
    {
        self.pointer
    }
    #[inline]
    pub const unsafe fn get_unchecked_mut(self) -> &'a mut T {
        self.pointer
    }
    pub unsafe fn map_unchecked_mut<U: ?Sized, F: FnOnce(&mut T) -> &mut U>(self, func: F) -> Pin<&'a mut U> {
        Pin { pointer: func(self.pointer) }
    }
}
impl<T: ?Sized> Pin<&'static T> {
    pub const fn static_ref(r: &'static T) -> Pin<&'static T> {
        Pin { pointer: r }
    }
}
impl<T: ?Sized> Pin<&'static mut T> {
    pub const fn static_mut(r: &'static mut T) -> Pin<&'static mut T> {
        Pin { pointer: r }
    }
}

impl<Ptr: Deref> Deref for Pin<Ptr> {
    type Target = Ptr::Target;
    #[inline]
    fn deref(&self) -> &Ptr::Target {
        &*self.pointer
    }
}
impl<Ptr: DerefMut> DerefMut for Pin<Ptr>
where
    Ptr::Target: Unpin,
{
    #[inline]
    fn deref_mut(&mut self) -> &mut Ptr::Target {
        &mut *self.pointer
    }
}

impl<Ptr: Deref, Q: Deref> PartialEq<Pin<Q>> for Pin<Ptr>
where
    Ptr::Target: PartialEq<Q::Target>,
{
    fn eq(&self, other: &Pin<Q>) -> bool {
        *self.pointer == *other.pointer
    }
}
impl<Ptr: Deref> Eq for Pin<Ptr> where Ptr::Target: Eq {}
impl<Ptr: Deref, Q: Deref> PartialOrd<Pin<Q>> for Pin<Ptr>
where
    Ptr::Target: PartialOrd<Q::Target>,
{
    fn partial_cmp(&self, other: &Pin<Q>) -> Option<crate::cmp::Ordering> {
        (*self.pointer).partial_cmp(&*other.pointer)
    }
}
impl<Ptr: Deref> Ord for Pin<Ptr>
where
    Ptr::Target: Ord,
{
    fn cmp(&self, other: &Self) -> crate::cmp::Ordering {
        (*self.pointer).cmp(&*other.pointer)
    }
}
impl<Ptr: Deref> crate::hash::Hash for Pin<Ptr>
where
    Ptr::Target: crate::hash::Hash,
{
    fn hash<H: crate::hash::Hasher>(&self, state: &mut H) {
        (*self.pointer).hash(state)
    }
}

impl<T> Option<T> {
    pub fn as_pin_ref(self: Pin<&Self>) -> Option<Pin<&T>> {
        match self.pointer {
            Some(value) => Some(Pin { pointer: value }),
            None => None,
        }
    }
    pub fn as_pin_mut(self: Pin<&mut Self>) -> Option<Pin<&mut T>> {
        match self.pointer {
            Some(value) => Some(Pin { pointer: value }),
            None => None,
        }
    }
}

/// Pins a value where it stands.
pub macro pin($value:expr $(,)?) {
    $crate::pin::Pin { pointer: &mut { $value } }
}
