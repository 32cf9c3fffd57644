//! Language as rustc's tests have it: uc-overloaded-multi.
//@ edition: 2015
#![feature(unboxed_closures, fn_traits)]
struct C; impl<'a> FnOnce<(&'a str,)> for C { type Output = usize; extern "rust-call" fn call_once(self, (s,): (&'a str,)) -> usize { s.len() } } impl FnOnce<(i32,)> for C { type Output = i32; extern "rust-call" fn call_once(self, (s,): (i32,)) -> i32 { s * 2 } } impl FnOnce<()> for C { type Output = &'static str; extern "rust-call" fn call_once(self, _: ()) -> &'static str { "none" } } impl FnOnce<(i32, i32)> for C { type Output = (); extern "rust-call" fn call_once(self, _: (i32, i32)) {} }
fn main() { assert_eq!(C("abc"), 3); assert_eq!(C(4), 8); assert_eq!(C(), "none"); C(1, 2); }
