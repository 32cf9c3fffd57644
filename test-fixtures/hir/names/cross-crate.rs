//- /core/lib.rs
pub mod prelude {
    pub mod v1 {
        pub use crate::option::Option::{self, None, Some};
        pub use crate::marker::{Copy, Sized};
        pub use crate::clone::Clone;
    }
}
pub mod option { pub enum Option<T> { None, Some(T) } }
pub mod marker {
    #[lang = "copy"] pub trait Copy {}
    #[lang = "sized"] pub trait Sized {}
}
pub mod clone { pub trait Clone { fn clone(&self) -> Self; } }
pub mod u32 { pub const OLD: u32 = 1; }
#[macro_export]
macro_rules! make { ($n:ident) => { pub struct $n; impl $crate::marker::Copy for $n {} }; }
//- /gpu/lib.rs
#[macro_export]
macro_rules! device_fn { ($n:ident) => { pub fn $n() { $crate::sync() } }; }
pub fn sync() {}
pub mod thread { pub fn index() -> u32 { 0 } pub(crate) fn raw() {} }
pub use thread::index as tid;
pub use core::marker::Copy as Plain;
//- /src/lib.rs
extern crate gpu as device;
extern crate self as me;
use device::thread::*;
use gpu::{tid, Plain};
use std::option::Option as Maybe;
use me::inner::Here;
use core::u32;
pub mod inner { pub struct Here; use Option::Some as Just; }
make!(Made);
gpu::device_fn!(run);
use gpu::thread::raw;
use absent::Thing;
extern crate missing;
