//! `Rc`, and `Arc` for the one thread: a value with a count of its owners.

use super::boxed::Box;
use core::cell::Cell;
use core::cmp::Ordering;
use core::fmt::{self, Debug, Formatter};
use core::marker::{PhantomData, Unsize};
use core::ops::{CoerceUnsized, Deref};
use core::ptr::{self, NonNull};

struct Shared<T: ?Sized> {
    owners: Cell<usize>,
    value: T,
}

pub struct Rc<T: ?Sized>(NonNull<Shared<T>>, PhantomData<Shared<T>>);

// One thread runs.
unsafe impl<T: ?Sized> Send for Rc<T> {}
unsafe impl<T: ?Sized> Sync for Rc<T> {}

impl<T> Rc<T> {
    pub fn new(value: T) -> Self {
        let place = Box::into_raw(Box::new(Shared { owners: Cell::new(1), value }));
        Rc(unsafe { NonNull::new_unchecked(place) }, PhantomData)
    }
}
impl<T: ?Sized> Rc<T> {
    pub fn strong_count(this: &Self) -> usize {
        this.owners().get()
    }
    pub fn ptr_eq(this: &Self, other: &Self) -> bool {
        ptr::addr_eq(this.0.as_ptr(), other.0.as_ptr())
    }
    pub fn get_mut(this: &mut Self) -> Option<&mut T> {
        if this.owners().get() != 1 {
            return None;
        }
        Some(unsafe { &mut (*this.0.as_ptr()).value })
    }
    fn owners(&self) -> &Cell<usize> {
        unsafe { &(*self.0.as_ptr()).owners }
    }
}
impl<T: ?Sized> Drop for Rc<T> {
    fn drop(&mut self) {
        self.owners().update(|owners| owners - 1);
        if self.owners().get() == 0 {
            unsafe { ptr::drop_in_place(&raw mut (*self.0.as_ptr()).value) }
        }
    }
}
impl<T: ?Sized> Clone for Rc<T> {
    fn clone(&self) -> Self {
        self.owners().update(|owners| owners + 1);
        Rc(self.0, PhantomData)
    }
}
impl<T: ?Sized> Deref for Rc<T> {
    type Target = T;
    fn deref(&self) -> &T {
        unsafe { &(*self.0.as_ptr()).value }
    }
}
impl<T: ?Sized + Unsize<U>, U: ?Sized> CoerceUnsized<Rc<U>> for Rc<T> {}
impl<T: Default> Default for Rc<T> {
    fn default() -> Self {
        Rc::new(T::default())
    }
}
impl<T: ?Sized + PartialEq> PartialEq for Rc<T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}
impl<T: ?Sized + Eq> Eq for Rc<T> {}
impl<T: ?Sized + PartialOrd> PartialOrd for Rc<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        (**self).partial_cmp(&**other)
    }
}
impl<T: ?Sized + Debug> Debug for Rc<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
