//! A value that is not dropped by itself.

use crate::ops::{Deref, DerefMut};

#[lang = "manually_drop"]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
#[repr(transparent)]
pub struct ManuallyDrop<T: ?Sized> {
    value: T,
}

impl<T> ManuallyDrop<T> {
    #[inline]
    pub const fn new(value: T) -> ManuallyDrop<T> {
        ManuallyDrop { value }
    }
    #[inline]
    pub const fn into_inner(slot: ManuallyDrop<T>) -> T {
        slot.value
    }
    #[inline]
    pub unsafe fn take(slot: &mut ManuallyDrop<T>) -> T {
        unsafe { crate::ptr::read(&slot.value) }
    }
}

impl<T: ?Sized> ManuallyDrop<T> {
    #[inline]
    pub unsafe fn drop(slot: &mut ManuallyDrop<T>) {
        unsafe { crate::ptr::drop_in_place(&mut slot.value) }
    }
}

impl<T: ?Sized> Deref for ManuallyDrop<T> {
    type Target = T;
    #[inline]
    #[lowers_to(identity)]
    fn deref(&self) -> &T {
        &self.value
    }
}
impl<T: ?Sized> DerefMut for ManuallyDrop<T> {
    #[inline]
    #[lowers_to(identity)]
    fn deref_mut(&mut self) -> &mut T {
        &mut self.value
    }
}
