//! Atomic integers.

use super::Ordering::{self, Relaxed};
use super::ops;
use crate::cell::UnsafeCell;

macro_rules! atomic_ints {
    ($($Atomic:ident $T:ident $align:literal $min:ident $max:ident;)*) => { $(
        #[repr(C, align($align))]
        pub struct $Atomic {
            v: UnsafeCell<$T>,
        }

        unsafe impl Sync for $Atomic {}

        impl Default for $Atomic {
            #[inline]
            fn default() -> $Atomic {
                $Atomic::new(0)
            }
        }

        impl From<$T> for $Atomic {
            #[inline]
            fn from(v: $T) -> $Atomic {
                $Atomic::new(v)
            }
        }

        impl $Atomic {
            #[inline]
            pub const fn new(v: $T) -> $Atomic {
                $Atomic { v: UnsafeCell::new(v) }
            }
            #[inline]
            pub const unsafe fn from_ptr<'a>(ptr: *mut $T) -> &'a $Atomic {
                unsafe { &*(ptr as *const $Atomic) }
            }
            #[inline]
            pub fn get_mut(&mut self) -> &mut $T {
                self.v.get_mut()
            }
            #[inline]
            pub fn from_mut(v: &mut $T) -> &mut $Atomic {
                unsafe { &mut *(v as *mut $T as *mut $Atomic) }
            }
            #[inline]
            pub const fn into_inner(self) -> $T {
                self.v.into_inner()
            }
            #[inline]
            pub const fn as_ptr(&self) -> *mut $T {
                self.v.get()
            }
            #[inline]
            pub fn load(&self, order: Ordering) -> $T {
                unsafe { ops::load(self.v.get(), order) }
            }
            #[inline]
            pub fn store(&self, val: $T, order: Ordering) {
                unsafe { ops::store(self.v.get(), val, order) }
            }
            #[inline]
            pub fn swap(&self, val: $T, order: Ordering) -> $T {
                unsafe { ops::swap(self.v.get(), val, order) }
            }
            #[inline]
            pub fn compare_and_swap(&self, current: $T, new: $T, order: Ordering) -> $T {
                match self.compare_exchange(current, new, order, ops::failure_ordering(order)) {
                    Ok(x) => x,
                    Err(x) => x,
                }
            }
            #[inline]
            pub fn compare_exchange(
                &self,
                current: $T,
                new: $T,
                success: Ordering,
                failure: Ordering,
            ) -> Result<$T, $T> {
                unsafe { ops::compare_exchange(self.v.get(), current, new, success, failure) }
            }
            #[inline]
            pub fn compare_exchange_weak(
                &self,
                current: $T,
                new: $T,
                success: Ordering,
                failure: Ordering,
            ) -> Result<$T, $T> {
                unsafe { ops::compare_exchange_weak(self.v.get(), current, new, success, failure) }
            }
            #[inline]
            pub fn fetch_add(&self, val: $T, order: Ordering) -> $T {
                unsafe { ops::add(self.v.get(), val, order) }
            }
            #[inline]
            pub fn fetch_sub(&self, val: $T, order: Ordering) -> $T {
                unsafe { ops::sub(self.v.get(), val, order) }
            }
            #[inline]
            pub fn fetch_and(&self, val: $T, order: Ordering) -> $T {
                unsafe { ops::and(self.v.get(), val, order) }
            }
            #[inline]
            pub fn fetch_nand(&self, val: $T, order: Ordering) -> $T {
                unsafe { ops::nand(self.v.get(), val, order) }
            }
            #[inline]
            pub fn fetch_or(&self, val: $T, order: Ordering) -> $T {
                unsafe { ops::or(self.v.get(), val, order) }
            }
            #[inline]
            pub fn fetch_xor(&self, val: $T, order: Ordering) -> $T {
                unsafe { ops::xor(self.v.get(), val, order) }
            }
            #[inline]
            pub fn fetch_max(&self, val: $T, order: Ordering) -> $T {
                unsafe { ops::$max(self.v.get(), val, order) }
            }
            #[inline]
            pub fn fetch_min(&self, val: $T, order: Ordering) -> $T {
                unsafe { ops::$min(self.v.get(), val, order) }
            }
            #[inline]
            pub fn fetch_update<F: FnMut($T) -> Option<$T>>(
                &self,
                set_order: Ordering,
                fetch_order: Ordering,
                f: F,
            ) -> Result<$T, $T> {
                self.try_update(set_order, fetch_order, f)
            }
            #[inline]
            pub fn try_update<F: FnMut($T) -> Option<$T>>(
                &self,
                set_order: Ordering,
                fetch_order: Ordering,
                mut f: F,
            ) -> Result<$T, $T> {
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
            pub fn update<F: FnMut($T) -> $T>(
                &self,
                set_order: Ordering,
                fetch_order: Ordering,
                mut f: F,
            ) -> $T {
                let mut prev = self.load(fetch_order);
                loop {
                    match self.compare_exchange_weak(prev, f(prev), set_order, fetch_order) {
                        Ok(old) => return old,
                        Err(now) => prev = now,
                    }
                }
            }
        }

        impl crate::fmt::Debug for $Atomic {
            fn fmt(&self, f: &mut crate::fmt::Formatter<'_>) -> crate::fmt::Result {
                crate::fmt::Debug::fmt(&self.load(Relaxed), f)
            }
        }
    )* };
}

atomic_ints! {
    AtomicI8 i8 1 min max;
    AtomicI16 i16 2 min max;
    AtomicI32 i32 4 min max;
    AtomicI64 i64 8 min max;
    AtomicIsize isize 8 min max;
    AtomicU8 u8 1 umin umax;
    AtomicU16 u16 2 umin umax;
    AtomicU32 u32 4 umin umax;
    AtomicU64 u64 8 umin umax;
    AtomicUsize usize 8 umin umax;
}
