//! Language as rustc's tests have it: uc-generic-deref.
//@ edition: 2015
#![feature(unboxed_closures, fn_traits)]
use std::ops::{Deref, DerefMut}; struct DI<T> { i: T } impl<T> Deref for DI<T> { type Target = T; fn deref(&self) -> &T { &self.i } } impl<T> DerefMut for DI<T> { fn deref_mut(&mut self) -> &mut T { &mut self.i } } struct P { a: i32 } impl FnMut<()> for P { extern "rust-call" fn call_mut(&mut self, _: ()) -> i32 { self.a += 1; self.a } } impl FnOnce<()> for P { type Output = i32; extern "rust-call" fn call_once(mut self, _: ()) -> i32 { self.call_mut(()) } }
fn main() { let mut d = DI { i: P { a: 1 } }; assert_eq!((*d)(), 2); assert_eq!(d(), 3); let mut e = DI { i: || 5 }; assert_eq!(e() + (e.i)(), 10); let f = DI { i: main as fn() }; let _ = f; }
