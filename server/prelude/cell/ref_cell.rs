//! Cells that count their borrows while the program runs.

use super::{Cell, UnsafeCell};
use crate::cmp::Ordering;
use crate::mem;
use crate::ops::{Deref, DerefMut};

pub struct RefCell<T: ?Sized> {
    /// Readers, or -1 for each writer (one writer may be split up).
    borrows: Cell<isize>,
    value: UnsafeCell<T>,
}

#[derive(Debug)]
pub struct BorrowError {}
#[derive(Debug)]
pub struct BorrowMutError {}

impl<T> RefCell<T> {
    #[inline]
    pub const fn new(value: T) -> RefCell<T> {
        RefCell { borrows: Cell::new(0), value: UnsafeCell::new(value) }
    }
    #[inline]
    pub const fn into_inner(self) -> T {
        self.value.into_inner()
    }
    pub fn replace(&self, value: T) -> T {
        mem::replace(&mut *self.borrow_mut(), value)
    }
    pub fn replace_with<F: FnOnce(&mut T) -> T>(&self, f: F) -> T {
        let slot = &mut *self.borrow_mut();
        let value = f(slot);
        mem::replace(slot, value)
    }
    pub fn swap(&self, other: &RefCell<T>) {
        mem::swap(&mut *self.borrow_mut(), &mut *other.borrow_mut())
    }
    pub fn take(&self) -> T
    where
        T: Default,
    {
        self.replace(Default::default())
    }
}

impl<T: ?Sized> RefCell<T> {
    #[inline]
    pub fn borrow(&self) -> Ref<'_, T> {
        match self.try_borrow() {
            Ok(value) => value,
            Err(_) => panic!("RefCell already mutably borrowed"),
        }
    }
    #[inline]
    pub fn borrow_mut(&self) -> RefMut<'_, T> {
        match self.try_borrow_mut() {
            Ok(value) => value,
            Err(_) => panic!("RefCell already borrowed"),
        }
    }
    #[inline]
    pub fn try_borrow(&self) -> Result<Ref<'_, T>, BorrowError> {
        let count = self.borrows.get();
        if count < 0 {
            return Err(BorrowError {});
        }
        self.borrows.set(count + 1);
        Ok(Ref { value: unsafe { &*self.value.get() }, borrow: Reader { borrows: &self.borrows } })
    }
    #[inline]
    pub fn try_borrow_mut(&self) -> Result<RefMut<'_, T>, BorrowMutError> {
        if self.borrows.get() != 0 {
            return Err(BorrowMutError {});
        }
        self.borrows.set(-1);
        Ok(RefMut { value: unsafe { &mut *self.value.get() }, borrow: Writer { borrows: &self.borrows } })
    }
    #[inline]
    pub const fn as_ptr(&self) -> *mut T {
        self.value.get()
    }
    #[inline]
    pub const fn get_mut(&mut self) -> &mut T {
        self.value.get_mut()
    }
    pub unsafe fn try_borrow_unguarded(&self) -> Result<&T, BorrowError> {
        if self.borrows.get() < 0 { Err(BorrowError {}) } else { Ok(unsafe { &*self.value.get() }) }
    }
}

struct Reader<'b> {
    borrows: &'b Cell<isize>,
}
impl Drop for Reader<'_> {
    #[inline]
    fn drop(&mut self) {
        self.borrows.set(self.borrows.get() - 1);
    }
}
impl Clone for Reader<'_> {
    fn clone(&self) -> Self {
        self.borrows.set(self.borrows.get() + 1);
        Reader { borrows: self.borrows }
    }
}

struct Writer<'b> {
    borrows: &'b Cell<isize>,
}
impl Drop for Writer<'_> {
    #[inline]
    fn drop(&mut self) {
        self.borrows.set(self.borrows.get() + 1);
    }
}

pub struct Ref<'b, T: ?Sized> {
    value: &'b T,
    borrow: Reader<'b>,
}

impl<'b, T: ?Sized> Ref<'b, T> {
    pub fn clone(orig: &Ref<'b, T>) -> Ref<'b, T> {
        Ref { value: orig.value, borrow: orig.borrow.clone() }
    }
    pub fn map<U: ?Sized, F: FnOnce(&T) -> &U>(orig: Ref<'b, T>, f: F) -> Ref<'b, U> {
        Ref { value: f(orig.value), borrow: orig.borrow }
    }
    pub fn filter_map<U: ?Sized, F: FnOnce(&T) -> Option<&U>>(orig: Ref<'b, T>, f: F) -> Result<Ref<'b, U>, Self> {
        match f(orig.value) {
            Some(value) => Ok(Ref { value, borrow: orig.borrow }),
            None => Err(orig),
        }
    }
    pub fn map_split<U: ?Sized, V: ?Sized, F: FnOnce(&T) -> (&U, &V)>(orig: Ref<'b, T>, f: F) -> (Ref<'b, U>, Ref<'b, V>) {
        let (a, b) = f(orig.value);
        let borrow = orig.borrow.clone();
        (Ref { value: a, borrow }, Ref { value: b, borrow: orig.borrow })
    }
}

impl<T: ?Sized> Deref for Ref<'_, T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        self.value
    }
}

pub struct RefMut<'b, T: ?Sized> {
    value: &'b mut T,
    borrow: Writer<'b>,
}

impl<'b, T: ?Sized> RefMut<'b, T> {
    pub fn filter_map<U: ?Sized, F: FnOnce(&mut T) -> Option<&mut U>>(orig: RefMut<'b, T>, f: F) -> Result<RefMut<'b, U>, Self> {
        let whole = orig.value as *mut T;
        match f(unsafe { &mut *whole }) {
            Some(value) => Ok(RefMut { value, borrow: orig.borrow }),
            None => Err(orig),
        }
    }
    pub fn map<U: ?Sized, F: FnOnce(&mut T) -> &mut U>(orig: RefMut<'b, T>, f: F) -> RefMut<'b, U> {
        RefMut { value: f(orig.value), borrow: orig.borrow }
    }
    pub fn map_split<U: ?Sized, V: ?Sized, F: FnOnce(&mut T) -> (&mut U, &mut V)>(orig: RefMut<'b, T>, f: F) -> (RefMut<'b, U>, RefMut<'b, V>) {
        let (a, b) = f(orig.value);
        let borrow = orig.borrow;
        borrow.borrows.set(borrow.borrows.get() - 1);
        let second = Writer { borrows: borrow.borrows };
        (RefMut { value: a, borrow }, RefMut { value: b, borrow: second })
    }
}

impl<T: ?Sized> Deref for RefMut<'_, T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        self.value
    }
}
impl<T: ?Sized> DerefMut for RefMut<'_, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        self.value
    }
}

impl<T: Default> Default for RefCell<T> {
    fn default() -> RefCell<T> {
        RefCell::new(Default::default())
    }
}
impl<T: Clone> Clone for RefCell<T> {
    fn clone(&self) -> RefCell<T> {
        RefCell::new(T::clone(&self.borrow()))
    }
}
impl<T: ?Sized + PartialEq> PartialEq for RefCell<T> {
    fn eq(&self, other: &RefCell<T>) -> bool {
        *self.borrow() == *other.borrow()
    }
}
impl<T: ?Sized + Eq> Eq for RefCell<T> {}
impl<T: ?Sized + PartialOrd> PartialOrd for RefCell<T> {
    fn partial_cmp(&self, other: &RefCell<T>) -> Option<Ordering> {
        self.borrow().partial_cmp(&*other.borrow())
    }
}
impl<T: ?Sized + Ord> Ord for RefCell<T> {
    fn cmp(&self, other: &RefCell<T>) -> Ordering {
        self.borrow().cmp(&*other.borrow())
    }
}
impl<T> From<T> for RefCell<T> {
    fn from(value: T) -> RefCell<T> {
        RefCell::new(value)
    }
}
