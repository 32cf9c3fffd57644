//! Cells that are written once, and values made when they are first asked for.

use super::UnsafeCell;
use crate::mem;
use crate::ops::{Deref, DerefMut};

pub struct OnceCell<T> {
    inner: UnsafeCell<Option<T>>,
}

impl<T> OnceCell<T> {
    #[inline]
    pub const fn new() -> OnceCell<T> {
        OnceCell { inner: UnsafeCell::new(None) }
    }
    #[inline]
    pub fn get(&self) -> Option<&T> {
        unsafe { &*self.inner.get() }.as_ref()
    }
    #[inline]
    pub fn get_mut(&mut self) -> Option<&mut T> {
        self.inner.get_mut().as_mut()
    }
    pub fn set(&self, value: T) -> Result<(), T> {
        if self.get().is_some() {
            return Err(value);
        }
        unsafe { *self.inner.get() = Some(value) };
        Ok(())
    }
    pub fn get_or_init<F: FnOnce() -> T>(&self, f: F) -> &T {
        if let Some(value) = self.get() {
            return value;
        }
        let value = f();
        if self.set(value).is_err() {
            panic!("reentrant init");
        }
        unsafe { self.get().unwrap_unchecked() }
    }
    #[inline]
    pub fn into_inner(self) -> Option<T> {
        self.inner.into_inner()
    }
    #[inline]
    pub fn take(&mut self) -> Option<T> {
        mem::take(self).into_inner()
    }
}

impl<T> Default for OnceCell<T> {
    fn default() -> Self {
        Self::new()
    }
}
impl<T: Clone> Clone for OnceCell<T> {
    fn clone(&self) -> OnceCell<T> {
        OnceCell { inner: UnsafeCell::new(self.get().cloned()) }
    }
}
impl<T: PartialEq> PartialEq for OnceCell<T> {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}
impl<T: Eq> Eq for OnceCell<T> {}
impl<T> From<T> for OnceCell<T> {
    fn from(value: T) -> Self {
        OnceCell { inner: UnsafeCell::new(Some(value)) }
    }
}

enum State<T, F> {
    Waiting(F),
    Ready(T),
    Poisoned,
}

pub struct LazyCell<T, F = fn() -> T> {
    state: UnsafeCell<State<T, F>>,
}

impl<T, F: FnOnce() -> T> LazyCell<T, F> {
    #[inline]
    pub const fn new(f: F) -> LazyCell<T, F> {
        LazyCell { state: UnsafeCell::new(State::Waiting(f)) }
    }
    pub fn force(this: &LazyCell<T, F>) -> &T {
        if let State::Ready(value) = unsafe { &*this.state.get() } {
            return value;
        }
        match mem::replace(unsafe { &mut *this.state.get() }, State::Poisoned) {
            State::Waiting(f) => {
                let value = f();
                unsafe { *this.state.get() = State::Ready(value) };
            }
            _ => panic!("LazyCell instance has previously been poisoned"),
        }
        match unsafe { &*this.state.get() } {
            State::Ready(value) => value,
            _ => unsafe { crate::hint::unreachable_unchecked() },
        }
    }
    pub fn force_mut(this: &mut LazyCell<T, F>) -> &mut T {
        let value = Self::force(this) as *const T as *mut T;
        unsafe { &mut *value }
    }
}
impl<T, F: FnOnce() -> T> Deref for LazyCell<T, F> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        LazyCell::force(self)
    }
}
impl<T, F: FnOnce() -> T> DerefMut for LazyCell<T, F> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        LazyCell::force_mut(self)
    }
}
impl<T: Default> Default for LazyCell<T> {
    fn default() -> LazyCell<T> {
        LazyCell::new(T::default)
    }
}
impl<T, F: FnOnce() -> T> From<T> for LazyCell<T, F> {
    fn from(value: T) -> Self {
        LazyCell { state: UnsafeCell::new(State::Ready(value)) }
    }
}
impl<T, F> LazyCell<T, F> {
    /// The value when it is there already.
    pub fn get(this: &LazyCell<T, F>) -> Option<&T> {
        match unsafe { &*this.state.get() } {
            State::Ready(value) => Some(value),
            _ => None,
        }
    }
    pub fn get_mut(this: &mut LazyCell<T, F>) -> Option<&mut T> {
        match this.state.get_mut() {
            State::Ready(value) => Some(value),
            _ => None,
        }
    }
}
impl<T> OnceCell<T> {
    pub fn get_or_try_init<F: FnOnce() -> Result<T, E>, E>(&self, f: F) -> Result<&T, E> {
        if let Some(value) = self.get() {
            return Ok(value);
        }
        let value = f()?;
        if self.set(value).is_err() {
            panic!("reentrant init")
        }
        Ok(unsafe { self.get().unwrap_unchecked() })
    }
    pub fn get_mut_or_init<F: FnOnce() -> T>(&mut self, f: F) -> &mut T {
        self.get_or_init(f);
        unsafe { self.get_mut().unwrap_unchecked() }
    }
    pub fn try_insert(&self, value: T) -> Result<&T, (&T, T)> {
        if let Some(old) = self.get() {
            return Err((old, value));
        }
        Ok(self.get_or_init(|| value))
    }
}
