//! A trait object with one supertrait twice.
//@ edition: 2021
trait A<T> { fn a(&self) -> T; } trait B: A<u8> + A<u16> { fn b(&self) -> u32 { <Self as A<u8>>::a(self) as u32 + <Self as A<u16>>::a(self) as u32 } } struct S; impl A<u8> for S { fn a(&self) -> u8 { 1 } } impl A<u16> for S { fn a(&self) -> u16 { 300 } } impl B for S {}
fn main() { let d: &dyn B = &S; assert_eq!(d.b(), 301); assert_eq!(A::<u8>::a(d), 1); let x: u16 = d.a(); assert_eq!(x, 300); let up: &dyn A<u16> = d; assert_eq!(up.a(), 300); }
