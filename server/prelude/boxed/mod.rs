//! `Box`: a value on the heap.

mod convert;
mod forward;
mod uninit;

use crate::alloc::{Layout, give_back, take};
use crate::cmp::Ordering;
use crate::fmt::{self, Debug, Display, Formatter, Pointer};
use crate::hash::{Hash, Hasher};
use crate::marker::PhantomData;
use crate::mem::forget;
use crate::ops::{Deref, DerefMut};
use crate::pin::Pin;
use crate::ptr::{NonNull, drop_in_place};
use crate::vec::Vec;

#[lang = "owned_box"]
pub struct Box<T: ?Sized> {
    // Fields of what is in the box have other names.
    box_pointer: NonNull<T>,
    box_owns: PhantomData<T>,
}

unsafe impl<T: ?Sized + Send> Send for Box<T> {}
unsafe impl<T: ?Sized + Sync> Sync for Box<T> {}

impl<T> Box<T> {
    pub fn new(value: T) -> Self {
        let place = take(Layout::new::<T>()).cast::<T>();
        unsafe { place.write(value) };
        Box { box_pointer: place, box_owns: PhantomData }
    }
    pub fn pin(value: T) -> Pin<Self> {
        unsafe { Pin::new_unchecked(Self::new(value)) }
    }
    pub fn into_boxed_slice(this: Self) -> Box<[T]> {
        unsafe { Box::from_raw(Box::into_raw(this) as *mut [T; 1]) }
    }
    pub fn into_inner(this: Self) -> T {
        unsafe {
            let value = this.box_pointer.read();
            give_back(this.box_pointer.cast(), Layout::new::<T>());
            forget(this);
            value
        }
    }
}

impl<T: ?Sized> Box<T> {
    pub unsafe fn from_raw(raw: *mut T) -> Self {
        Box { box_pointer: unsafe { NonNull::new_unchecked(raw) }, box_owns: PhantomData }
    }
    pub fn into_raw(this: Self) -> *mut T {
        let raw = this.box_pointer.as_ptr();
        forget(this);
        raw
    }
    pub unsafe fn from_non_null(raw: NonNull<T>) -> Self {
        Box { box_pointer: raw, box_owns: PhantomData }
    }
    pub fn into_non_null(this: Self) -> NonNull<T> {
        let raw = this.box_pointer;
        forget(this);
        raw
    }
    pub fn as_ptr(this: &Self) -> *const T {
        this.box_pointer.as_ptr()
    }
    pub fn as_mut_ptr(this: &mut Self) -> *mut T {
        this.box_pointer.as_ptr()
    }
    pub fn into_pin(this: Self) -> Pin<Self> {
        unsafe { Pin::new_unchecked(this) }
    }
    pub fn leak<'a>(this: Self) -> &'a mut T
    where
        T: 'a,
    {
        unsafe { &mut *Self::into_raw(this) }
    }
}

impl<T: ?Sized> Drop for Box<T> {
    fn drop(&mut self) {
        unsafe {
            let layout = Layout::for_value(self.box_pointer.as_ref());
            drop_in_place(self.box_pointer.as_ptr());
            give_back(self.box_pointer.cast(), layout);
        }
    }
}
impl<T: ?Sized> Deref for Box<T> {
    type Target = T;
    fn deref(&self) -> &T {
        unsafe { self.box_pointer.as_ref() }
    }
}
impl<T: ?Sized> DerefMut for Box<T> {
    fn deref_mut(&mut self) -> &mut T {
        unsafe { self.box_pointer.as_mut() }
    }
}
impl<T: ?Sized> Unpin for Box<T> {}
impl<T: ?Sized + crate::marker::Unsize<U>, U: ?Sized> crate::ops::CoerceUnsized<Box<U>> for Box<T> {}

impl<T: Clone> Clone for Box<T> {
    fn clone(&self) -> Self {
        Box::new((**self).clone())
    }
    fn clone_from(&mut self, source: &Self) {
        (**self).clone_from(source)
    }
}
impl<T: Clone> Clone for Box<[T]> {
    fn clone(&self) -> Self {
        Vec::from(&**self).into_boxed_slice()
    }
    fn clone_from(&mut self, source: &Self) {
        if self.len() == source.len() {
            self.clone_from_slice(source);
        } else {
            *self = source.clone();
        }
    }
}
impl<T: ?Sized + crate::marker::Unsize<U>, U: ?Sized> crate::ops::DispatchFromDyn<Box<U>> for Box<T> {}
impl<T> Default for Box<[T]> {
    fn default() -> Self {
        Vec::new().into_boxed_slice()
    }
}
impl<T: Default> Default for Box<T> {
    fn default() -> Self {
        Box::new(T::default())
    }
}
impl<T: ?Sized + PartialEq> PartialEq for Box<T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}
impl<T: ?Sized + Eq> Eq for Box<T> {}
impl<T: ?Sized + PartialOrd> PartialOrd for Box<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        (**self).partial_cmp(&**other)
    }
}
impl<T: ?Sized + Ord> Ord for Box<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        (**self).cmp(&**other)
    }
}
impl<T: ?Sized + Hash> Hash for Box<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state)
    }
}
impl<T: ?Sized + Debug> Debug for Box<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
impl<T: ?Sized + Display> Display for Box<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
impl<T: ?Sized> AsRef<T> for Box<T> {
    fn as_ref(&self) -> &T {
        self
    }
}
impl<T: ?Sized> AsMut<T> for Box<T> {
    fn as_mut(&mut self) -> &mut T {
        self
    }
}
impl<T: ?Sized> Pointer for Box<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Pointer::fmt(&Box::as_ptr(self), f)
    }
}
impl<T: ?Sized> crate::borrow::Borrow<T> for Box<T> {
    fn borrow(&self) -> &T {
        self
    }
}
impl<T: ?Sized> crate::borrow::BorrowMut<T> for Box<T> {
    fn borrow_mut(&mut self) -> &mut T {
        self
    }
}

/// The end of a box from which something was moved: its memory is given back.
#[lang = "box_free"]
fn box_free<T>(this: &mut Box<T>) {
    unsafe { give_back(this.box_pointer.cast(), Layout::new::<T>()) }
}

/// What `*f()` is: it leaves a box that no variable holds.
#[lang = "box_take"]
fn box_take<T>(this: Box<T>) -> T {
    Box::into_inner(this)
}
