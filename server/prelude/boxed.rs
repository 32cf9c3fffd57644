//! `Box`: a value on the heap.

use crate::vec::Vec;
use crate::alloc::{Layout, give_back, take};
use crate::cmp::Ordering;
use crate::error::Error;
use crate::fmt::{self, Debug, Display, Formatter};
use crate::hash::{Hash, Hasher};
use crate::iter::FusedIterator;
use crate::marker::PhantomData;
use crate::mem::forget;
use crate::ops::{Deref, DerefMut};
use crate::pin::Pin;
use crate::ptr::{NonNull, drop_in_place};

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
impl<T> From<T> for Box<T> {
    fn from(value: T) -> Self {
        Box::new(value)
    }
}
impl<'a, E: Error + 'a> From<E> for Box<dyn Error + 'a> {
    fn from(error: E) -> Self {
        Box::new(error)
    }
}
impl<T> FromIterator<T> for Box<[T]> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        Vec::from_iter(iter).into_boxed_slice()
    }
}

impl<I: ?Sized + Iterator> Iterator for Box<I> {
    type Item = I::Item;
    fn next(&mut self) -> Option<I::Item> {
        (**self).next()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (**self).size_hint()
    }
    fn nth(&mut self, n: usize) -> Option<I::Item> {
        (**self).nth(n)
    }
}
impl<I: ?Sized + DoubleEndedIterator> DoubleEndedIterator for Box<I> {
    fn next_back(&mut self) -> Option<I::Item> {
        (**self).next_back()
    }
    fn nth_back(&mut self, n: usize) -> Option<I::Item> {
        (**self).nth_back(n)
    }
}
impl<I: ?Sized + ExactSizeIterator> ExactSizeIterator for Box<I> {}
impl<I: ?Sized + FusedIterator> FusedIterator for Box<I> {}

impl<F: Fn<A> + ?Sized, A: crate::marker::Tuple> Fn<A> for Box<F> {
    extern "rust-call" fn call(&self, args: A) -> F::Output {
        (**self).call(args)
    }
}
impl<F: FnMut<A> + ?Sized, A: crate::marker::Tuple> FnMut<A> for Box<F> {
    extern "rust-call" fn call_mut(&mut self, args: A) -> F::Output {
        (**self).call_mut(args)
    }
}
impl<F: FnOnce<A> + ?Sized, A: crate::marker::Tuple> FnOnce<A> for Box<F> {
    type Output = F::Output;
    extern "rust-call" fn call_once(self, args: A) -> F::Output {
        unsafe { call_boxed_once::<F, A, F::Output>(self, args) }
    }
}
/// A call of what is in the box, by value.
#[rustc_intrinsic]
unsafe fn call_boxed_once<F: ?Sized, A, R>(function: Box<F>, args: A) -> R;

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
impl<T: Clone> From<&[T]> for Box<[T]> {
    fn from(values: &[T]) -> Self {
        Vec::from(values).into_boxed_slice()
    }
}
impl<T> From<Vec<T>> for Box<[T]> {
    fn from(values: Vec<T>) -> Self {
        values.into_boxed_slice()
    }
}

/// What `*b` is where it is moved out of its box.
#[lang = "box_take"]
fn box_take<T>(this: Box<T>) -> T {
    Box::into_inner(this)
}
