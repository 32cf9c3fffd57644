// A result that is to become unsized says nothing about the argument: `Box<Fat<[T]>>` from an array.
#![feature(coerce_unsized, unsize)]
use std::marker::Unsize;
use std::ops::CoerceUnsized;

struct Fat<T: ?Sized> {
    head: u32,
    tail: T,
}
struct Own<T: ?Sized>(*const T);
impl<T: ?Sized + Unsize<U>, U: ?Sized> CoerceUnsized<Own<U>> for Own<T> {}
fn own<T>(value: T) -> Own<T> {
    core::mem::forget(value);
    Own(core::ptr::NonNull::dangling().as_ptr())
}

fn main() {
    let flat: Own<Fat<[i32]>> = own(Fat { head: 1, tail: [1, 2, 3] });
    let deep: Own<Fat<Fat<[i32]>>> = own(Fat { head: 1, tail: Fat { head: 2, tail: [4, 5] } });
    assert_eq!(unsafe { (&raw const (*flat.0).tail).len() + (&raw const (*deep.0).tail.tail).len() }, 5);
}
