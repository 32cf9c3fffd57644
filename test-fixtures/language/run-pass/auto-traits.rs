//! Auto traits choose between impls by what a type consists of.
//@ edition: 2021
#![feature(auto_traits, negative_impls)]
auto trait Safe {}
struct A;
struct B;
impl !Safe for B {}
trait IsSafe { fn k(&self) -> i32 { 1 } }
impl<T: Safe> IsSafe for T {}
trait Alt { fn k(&self) -> i32 { 2 } }
impl Alt for B {}
impl<T> Alt for W<T> {}
struct W<T>(T);
struct List { next: Option<&'static List>, v: u8 }
fn need<T: Safe>(_: T) -> i32 { 3 }
fn main() {
    assert_eq!(A.k(), 1);
    assert_eq!(B.k(), 2);
    assert_eq!(W(B).k(), 2);
    assert_eq!(W((1u8, B)).k(), 2);
    assert_eq!(need(W((A, 1u8))), 3);
    assert_eq!(List { next: None, v: 1 }.k(), 1);
}
