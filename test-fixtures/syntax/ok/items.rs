extern crate alloc;
extern crate self as me;
extern crate std as _;
use std::collections::{self, hash_map::{Entry as E, *}, BTreeMap};
use ::core::fmt;
use {a, b::c};
use ::{d, e::*};
use super::*;
pub use crate::x as _;
pub(super) use self::y::Z;
mod file;
#[path = "other.rs"]
pub mod inline {
    //! Inner doc.
    #![cfg(test)]
    use super::*;
}
struct Unit;
struct Empty {}
struct Tuple(pub u8, #[doc(hidden)] pub(crate) T, (u8, u8)) where T: Copy;
/// Docs of the struct.
#[repr(C, align(16))]
pub struct Record<'a, #[may_dangle] T: ?Sized + 'a = u8, const N: usize = { 1 + 2 }> where T: Copy {
    /// Docs of the field.
    pub first: &'a T,
    #[cfg(feature = "x")] pub(in super::y) second: [u8; N],
    third: u32 = 7,
}
union Bits { f: f32, u: u32 }
enum Choice<T> {
    A,
    #[default]
    B = 1 << 4,
    C(u8, T),
    D { x: u8 } = -2,
}
static mut COUNTER: u32 = 0;
static NAME: &str = "x";
const fn f() {}
const X: u8 = 1;
const _: () = assert!(true);
const GENERIC<T>: usize = size_of::<T>() where T: Copy;
type Alias<T> where T: Copy = Vec<T>;
type const LEN: usize = 3;
unsafe extern "C" {
    safe fn sqrt(x: f64) -> f64;
    pub unsafe fn strlen(p: *const u8) -> usize;
    fn printf(format: *const u8, ...) -> i32;
    static errno: i32;
    pub safe static mut FLAG: u8;
    type Opaque;
}
extern { fn old(); }
macro_rules! rules { ($a:expr) => { $a + 1 }; () => {}; }
macro_rules! round (($x:ident) => ($x););
pub macro modern($a:ident, $($b:tt)*) { $a }
macro with_rules { ($a:expr) => { $a }, () => {} }
thread_local! { static K: u8 = 1; }
std::println!("item");
global_asm!["nop"];
fn union(union: u8, auto: u8, default: u8, raw: u8, safe: u8, macro_rules: u8) {}
const { assert!(size_of::<u8>() == 1) }
pub impl(crate) trait Restricted {}
pub const unsafe auto impl(in a::b) trait AllOfThem {}
unsafe impl(self) trait Unsafe {}
impl (A, B) {}
struct Mutable { pub mut(crate) field: u8 }
