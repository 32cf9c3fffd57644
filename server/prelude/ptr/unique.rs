//! A pointer that owns what it points to; unstable (`ptr_internals`).

use super::NonNull;
use crate::marker::PhantomData;

#[repr(transparent)]
pub struct Unique<T: ?Sized> {
    pointer: NonNull<T>,
    _marker: PhantomData<T>,
}

unsafe impl<T: Send + ?Sized> Send for Unique<T> {}
unsafe impl<T: Sync + ?Sized> Sync for Unique<T> {}

impl<T> Unique<T> {
    #[inline]
    pub const fn dangling() -> Unique<T> {
        Unique { pointer: NonNull::dangling(), _marker: PhantomData }
    }
}

impl<T: ?Sized> Unique<T> {
    #[inline]
    pub const unsafe fn new_unchecked(ptr: *mut T) -> Unique<T> {
        unsafe { Unique { pointer: NonNull::new_unchecked(ptr), _marker: PhantomData } }
    }
    #[inline]
    pub const fn new(ptr: *mut T) -> Option<Unique<T>> {
        match NonNull::new(ptr) {
            Some(pointer) => Some(Unique { pointer, _marker: PhantomData }),
            None => None,
        }
    }
    #[inline]
    pub const fn from_non_null(pointer: NonNull<T>) -> Unique<T> {
        Unique { pointer, _marker: PhantomData }
    }
    #[inline]
    pub const fn as_ptr(self) -> *mut T {
        self.pointer.as_ptr()
    }
    #[inline]
    pub const fn as_non_null_ptr(self) -> NonNull<T> {
        self.pointer
    }
    #[inline]
    pub const unsafe fn as_ref(&self) -> &T {
        unsafe { self.pointer.as_ref() }
    }
    #[inline]
    pub const unsafe fn as_mut(&mut self) -> &mut T {
        unsafe { self.pointer.as_mut() }
    }
    #[inline]
    pub const fn cast<U>(self) -> Unique<U> {
        Unique { pointer: self.pointer.cast(), _marker: PhantomData }
    }
}

impl<T: ?Sized> Clone for Unique<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: ?Sized> Copy for Unique<T> {}
impl<T: ?Sized> From<&mut T> for Unique<T> {
    #[inline]
    fn from(reference: &mut T) -> Self {
        Unique { pointer: NonNull::from_mut(reference), _marker: PhantomData }
    }
}
impl<T: ?Sized> From<NonNull<T>> for Unique<T> {
    #[inline]
    fn from(pointer: NonNull<T>) -> Self {
        Unique { pointer, _marker: PhantomData }
    }
}
