//! `AtomicBool`: a byte that is 0 or 1.

use super::Ordering::{self, Relaxed};
use super::ops;
use crate::cell::UnsafeCell;

#[repr(C, align(1))]
pub struct AtomicBool {
    v: UnsafeCell<u8>,
}

unsafe impl Sync for AtomicBool {}

impl Default for AtomicBool {
    #[inline]
    fn default() -> AtomicBool {
        AtomicBool::new(false)
    }
}

impl From<bool> for AtomicBool {
    #[inline]
    fn from(b: bool) -> AtomicBool {
        AtomicBool::new(b)
    }
}

/// The flags inside a result of bytes.
#[inline]
fn flags(result: Result<u8, u8>) -> Result<bool, bool> {
    match result {
        Ok(x) => Ok(x != 0),
        Err(x) => Err(x != 0),
    }
}

impl AtomicBool {
    #[inline]
    pub const fn new(v: bool) -> AtomicBool {
        AtomicBool { v: UnsafeCell::new(v as u8) }
    }
    #[inline]
    pub const unsafe fn from_ptr<'a>(ptr: *mut bool) -> &'a AtomicBool {
        unsafe { &*(ptr as *const AtomicBool) }
    }
    #[inline]
    pub fn get_mut(&mut self) -> &mut bool {
        unsafe { &mut *(self.v.get() as *mut bool) }
    }
    #[inline]
    pub fn from_mut(v: &mut bool) -> &mut AtomicBool {
        unsafe { &mut *(v as *mut bool as *mut AtomicBool) }
    }
    #[inline]
    pub const fn into_inner(self) -> bool {
        self.v.into_inner() != 0
    }
    #[inline]
    pub const fn as_ptr(&self) -> *mut bool {
        self.v.get() as *mut bool
    }
    #[inline]
    pub fn load(&self, order: Ordering) -> bool {
        unsafe { ops::load(self.v.get(), order) != 0 }
    }
    #[inline]
    pub fn store(&self, val: bool, order: Ordering) {
        unsafe { ops::store(self.v.get(), val as u8, order) }
    }
    #[inline]
    pub fn swap(&self, val: bool, order: Ordering) -> bool {
        unsafe { ops::swap(self.v.get(), val as u8, order) != 0 }
    }
    #[inline]
    pub fn compare_and_swap(&self, current: bool, new: bool, order: Ordering) -> bool {
        match self.compare_exchange(current, new, order, ops::failure_ordering(order)) {
            Ok(x) => x,
            Err(x) => x,
        }
    }
    #[inline]
    pub fn compare_exchange(
        &self,
        current: bool,
        new: bool,
        success: Ordering,
        failure: Ordering,
    ) -> Result<bool, bool> {
        let (current, new) = (current as u8, new as u8);
        flags(unsafe { ops::compare_exchange(self.v.get(), current, new, success, failure) })
    }
    #[inline]
    pub fn compare_exchange_weak(
        &self,
        current: bool,
        new: bool,
        success: Ordering,
        failure: Ordering,
    ) -> Result<bool, bool> {
        let (current, new) = (current as u8, new as u8);
        flags(unsafe { ops::compare_exchange_weak(self.v.get(), current, new, success, failure) })
    }
    #[inline]
    pub fn fetch_and(&self, val: bool, order: Ordering) -> bool {
        unsafe { ops::and(self.v.get(), val as u8, order) != 0 }
    }
    /// The byte's own nand would set its other bits: it is the negation when `val` holds, and true otherwise.
    #[inline]
    pub fn fetch_nand(&self, val: bool, order: Ordering) -> bool {
        if val { self.fetch_xor(true, order) } else { self.swap(true, order) }
    }
    #[inline]
    pub fn fetch_or(&self, val: bool, order: Ordering) -> bool {
        unsafe { ops::or(self.v.get(), val as u8, order) != 0 }
    }
    #[inline]
    pub fn fetch_xor(&self, val: bool, order: Ordering) -> bool {
        unsafe { ops::xor(self.v.get(), val as u8, order) != 0 }
    }
    #[inline]
    pub fn fetch_not(&self, order: Ordering) -> bool {
        self.fetch_xor(true, order)
    }
    #[inline]
    pub fn fetch_update<F: FnMut(bool) -> Option<bool>>(
        &self,
        set_order: Ordering,
        fetch_order: Ordering,
        f: F,
    ) -> Result<bool, bool> {
        self.try_update(set_order, fetch_order, f)
    }
    #[inline]
    pub fn try_update<F: FnMut(bool) -> Option<bool>>(
        &self,
        set_order: Ordering,
        fetch_order: Ordering,
        mut f: F,
    ) -> Result<bool, bool> {
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
    pub fn update<F: FnMut(bool) -> bool>(
        &self,
        set_order: Ordering,
        fetch_order: Ordering,
        mut f: F,
    ) -> bool {
        let mut prev = self.load(fetch_order);
        loop {
            match self.compare_exchange_weak(prev, f(prev), set_order, fetch_order) {
                Ok(old) => return old,
                Err(now) => prev = now,
            }
        }
    }
}

impl crate::fmt::Debug for AtomicBool {
    fn fmt(&self, f: &mut crate::fmt::Formatter<'_>) -> crate::fmt::Result {
        crate::fmt::Debug::fmt(&self.load(Relaxed), f)
    }
}
