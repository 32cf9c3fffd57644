//! `AtomicPtr`. Arithmetic on the address goes through an integer of its size.

use super::Ordering;
use super::ops;
use crate::cell::UnsafeCell;

#[repr(C, align(8))]
pub struct AtomicPtr<T> {
    p: UnsafeCell<*mut T>,
}

unsafe impl<T> Send for AtomicPtr<T> {}
unsafe impl<T> Sync for AtomicPtr<T> {}

impl<T> Default for AtomicPtr<T> {
    #[inline]
    fn default() -> AtomicPtr<T> {
        AtomicPtr::null()
    }
}

impl<T> From<*mut T> for AtomicPtr<T> {
    #[inline]
    fn from(p: *mut T) -> AtomicPtr<T> {
        AtomicPtr::new(p)
    }
}

impl<T> AtomicPtr<T> {
    #[inline]
    pub const fn new(p: *mut T) -> AtomicPtr<T> {
        AtomicPtr { p: UnsafeCell::new(p) }
    }
    #[inline]
    pub const fn null() -> AtomicPtr<T> {
        AtomicPtr::new(crate::ptr::null_mut())
    }
    #[inline]
    pub const unsafe fn from_ptr<'a>(ptr: *mut *mut T) -> &'a AtomicPtr<T> {
        unsafe { &*(ptr as *const AtomicPtr<T>) }
    }
    #[inline]
    pub fn get_mut(&mut self) -> &mut *mut T {
        self.p.get_mut()
    }
    #[inline]
    pub fn from_mut(v: &mut *mut T) -> &mut AtomicPtr<T> {
        unsafe { &mut *(v as *mut *mut T as *mut AtomicPtr<T>) }
    }
    #[inline]
    pub const fn into_inner(self) -> *mut T {
        self.p.into_inner()
    }
    #[inline]
    pub const fn as_ptr(&self) -> *mut *mut T {
        self.p.get()
    }
    #[inline]
    pub fn load(&self, order: Ordering) -> *mut T {
        unsafe { ops::load(self.p.get(), order) }
    }
    #[inline]
    pub fn store(&self, ptr: *mut T, order: Ordering) {
        unsafe { ops::store(self.p.get(), ptr, order) }
    }
    #[inline]
    pub fn swap(&self, ptr: *mut T, order: Ordering) -> *mut T {
        unsafe { ops::swap(self.p.get(), ptr, order) }
    }
    #[inline]
    pub fn compare_and_swap(&self, current: *mut T, new: *mut T, order: Ordering) -> *mut T {
        match self.compare_exchange(current, new, order, ops::failure_ordering(order)) {
            Ok(x) => x,
            Err(x) => x,
        }
    }
    #[inline]
    pub fn compare_exchange(
        &self,
        current: *mut T,
        new: *mut T,
        success: Ordering,
        failure: Ordering,
    ) -> Result<*mut T, *mut T> {
        unsafe { ops::compare_exchange(self.p.get(), current, new, success, failure) }
    }
    #[inline]
    pub fn compare_exchange_weak(
        &self,
        current: *mut T,
        new: *mut T,
        success: Ordering,
        failure: Ordering,
    ) -> Result<*mut T, *mut T> {
        unsafe { ops::compare_exchange_weak(self.p.get(), current, new, success, failure) }
    }
    #[inline]
    pub fn fetch_update<F: FnMut(*mut T) -> Option<*mut T>>(
        &self,
        set_order: Ordering,
        fetch_order: Ordering,
        f: F,
    ) -> Result<*mut T, *mut T> {
        self.try_update(set_order, fetch_order, f)
    }
    #[inline]
    pub fn try_update<F: FnMut(*mut T) -> Option<*mut T>>(
        &self,
        set_order: Ordering,
        fetch_order: Ordering,
        mut f: F,
    ) -> Result<*mut T, *mut T> {
        let mut prev = self.load(fetch_order);
        while let Some(next) = f(prev) {
            match self.compare_exchange_weak(prev, next, set_order, fetch_order) {
                Ok(old) => return Ok(old),
                Err(now) => prev = now,
            }
        }
        Err(prev)
    }
    #[inline]
    pub fn update<F: FnMut(*mut T) -> *mut T>(
        &self,
        set_order: Ordering,
        fetch_order: Ordering,
        mut f: F,
    ) -> *mut T {
        let mut prev = self.load(fetch_order);
        loop {
            match self.compare_exchange_weak(prev, f(prev), set_order, fetch_order) {
                Ok(old) => return old,
                Err(now) => prev = now,
            }
        }
    }

    #[inline]
    pub fn fetch_ptr_add(&self, val: usize, order: Ordering) -> *mut T {
        self.fetch_byte_add(val.wrapping_mul(crate::mem::size_of::<T>()), order)
    }
    #[inline]
    pub fn fetch_ptr_sub(&self, val: usize, order: Ordering) -> *mut T {
        self.fetch_byte_sub(val.wrapping_mul(crate::mem::size_of::<T>()), order)
    }
    #[inline]
    pub fn fetch_byte_add(&self, val: usize, order: Ordering) -> *mut T {
        unsafe { ops::add(self.address(), val, order) as *mut T }
    }
    #[inline]
    pub fn fetch_byte_sub(&self, val: usize, order: Ordering) -> *mut T {
        unsafe { ops::sub(self.address(), val, order) as *mut T }
    }
    #[inline]
    pub fn fetch_or(&self, val: usize, order: Ordering) -> *mut T {
        unsafe { ops::or(self.address(), val, order) as *mut T }
    }
    #[inline]
    pub fn fetch_and(&self, val: usize, order: Ordering) -> *mut T {
        unsafe { ops::and(self.address(), val, order) as *mut T }
    }
    #[inline]
    pub fn fetch_xor(&self, val: usize, order: Ordering) -> *mut T {
        unsafe { ops::xor(self.address(), val, order) as *mut T }
    }

    #[inline]
    fn address(&self) -> *mut usize {
        self.p.get() as *mut usize
    }
}
