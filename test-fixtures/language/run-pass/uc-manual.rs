//! Language as rustc's tests have it: uc-manual.
//@ edition: 2015
#![feature(unboxed_closures, fn_traits)]
struct S { x: i32, y: i32 }
impl FnMut<(i32,)> for S { extern "rust-call" fn call_mut(&mut self, (z,): (i32,)) -> i32 { self.y += z; self.x * self.y * z } }
impl FnOnce<(i32,)> for S { type Output = i32; extern "rust-call" fn call_once(mut self, z: (i32,)) -> i32 { self.call_mut(z) } }
struct F2; impl FnOnce<(u8, u8)> for F2 { type Output = u8; extern "rust-call" fn call_once(self, a: (u8, u8)) -> u8 { self.call(a) } } impl FnMut<(u8, u8)> for F2 { extern "rust-call" fn call_mut(&mut self, a: (u8, u8)) -> u8 { self.call(a) } } impl Fn<(u8, u8)> for F2 { extern "rust-call" fn call(&self, (a, b): (u8, u8)) -> u8 { a + b } }
fn call_it<F: FnMut(i32) -> i32>(mut f: F, x: i32) -> i32 { f(x) + 3 }
fn dy(f: &Fn(u8, u8) -> u8) -> u8 { f(1, 2) }
fn main() { let mut s = S { x: 3, y: 4 }; assert_eq!(s(2), 36); assert_eq!(s.call_mut((1,)), 21); assert_eq!(call_it(s, 1), 27); assert_eq!(F2(1, 2), 3); assert_eq!(dy(&F2), 3); assert_eq!((&F2)(4, 5), 9); assert_eq!(F2.call((1, 1)), 2); assert_eq!(FnOnce::call_once(F2, (1, 5)), 6); assert_eq!((|| 3).call_once(()), 3); let f: &FnMut(u8, u8) -> u8 = &mut F2; let _ = f; fn g(x: i32) -> i32 { x } assert_eq!(g.call((4,)), 4); let p: fn(i32) -> i32 = g; assert_eq!(Fn::call(&p, (5,)), 5); }
