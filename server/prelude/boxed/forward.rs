//! What a `Box` is because the value in it is: iterator, function, future, hasher.

use super::Box;
use crate::alloc::{Layout, give_back};
use crate::error::Error;
use crate::future::Future;
use crate::hash::Hasher;
use crate::iter::FusedIterator;
use crate::pin::Pin;
use crate::ptr::NonNull;
use crate::task::{Context, Poll};

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
        unsafe {
            let function = Box::into_raw(self);
            let layout = Layout::for_value(&*function);
            let result = (*function).__call_once_in_place(args);
            give_back(NonNull::new_unchecked(function as *mut u8), layout);
            result
        }
    }
}

impl<F: ?Sized + Future + Unpin> Future for Box<F> {
    type Output = F::Output;
    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        F::poll(Pin::new(&mut **self), cx)
    }
}
impl<E: Error> Error for Box<E> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Error::source(&**self)
    }
}
impl<H: ?Sized + Hasher> Hasher for Box<H> {
    fn finish(&self) -> u64 {
        (**self).finish()
    }
    fn write(&mut self, bytes: &[u8]) {
        (**self).write(bytes)
    }
    fn write_u8(&mut self, i: u8) {
        (**self).write_u8(i)
    }
    fn write_u16(&mut self, i: u16) {
        (**self).write_u16(i)
    }
    fn write_u32(&mut self, i: u32) {
        (**self).write_u32(i)
    }
    fn write_u64(&mut self, i: u64) {
        (**self).write_u64(i)
    }
    fn write_u128(&mut self, i: u128) {
        (**self).write_u128(i)
    }
    fn write_usize(&mut self, i: usize) {
        (**self).write_usize(i)
    }
    fn write_i8(&mut self, i: i8) {
        (**self).write_i8(i)
    }
    fn write_i16(&mut self, i: i16) {
        (**self).write_i16(i)
    }
    fn write_i32(&mut self, i: i32) {
        (**self).write_i32(i)
    }
    fn write_i64(&mut self, i: i64) {
        (**self).write_i64(i)
    }
    fn write_i128(&mut self, i: i128) {
        (**self).write_i128(i)
    }
    fn write_isize(&mut self, i: isize) {
        (**self).write_isize(i)
    }
    fn write_length_prefix(&mut self, len: usize) {
        (**self).write_length_prefix(len)
    }
    fn write_str(&mut self, s: &str) {
        (**self).write_str(s)
    }
}
