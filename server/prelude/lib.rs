//! Warplens' own `core`: what device code uses of it, in Rust, compiled by our own front end.
//!
//! Names, signatures and results are those of Rust's `core`; the code is ours. Only functions marked
//! `#[rustc_intrinsic]` are known to the compiler; everything else is ordinary code.
#![no_core]
#![allow(dead_code)]

#[macro_use]
mod macros;
#[macro_use]
mod counted;

pub mod intrinsics;
pub mod offload;
pub mod marker;
pub mod ops;
pub mod pin;
pub mod task;
pub mod future;
pub mod error;
pub mod range;
pub mod cmp;
pub mod clone;
pub mod default;
pub mod convert;
pub mod borrow;
pub mod boxed;
pub mod collections;
pub mod vec;
pub mod string;
pub mod rc;
pub mod option;
pub mod result;
pub mod mem;
pub mod ptr;
pub mod alloc;
pub mod cell;
pub mod hint;
mod ub_checks;
pub mod net;
pub mod num;
pub mod char;
pub mod ascii;
pub mod bool;
pub mod simd;
pub mod slice;
pub mod array;
pub mod str;
pub mod iter;
pub mod tuple;
pub mod sync;
pub mod panicking;
pub mod panic;
pub mod fmt;
pub mod hash;
pub mod any;
pub mod ffi;
pub mod process;
pub mod time;
pub mod arch;
#[lazy]
mod libdevice;

pub mod f16;
pub mod f32;
pub mod f64;

/// The types that need no import, by a path.
macro_rules! primitives {
    ($($name:ident $Own:ident)*) => {
        mod primitive_types {
            $( pub type $Own = $name; )*
        }
        pub mod primitive {
            $( pub type $name = super::primitive_types::$Own; )*
        }
    };
}
primitives! {
    bool Bool char Char str Str f32 F32 f64 F64 i8 I8 i16 I16 i32 I32 i64 I64 i128 I128 isize Isize
    u8 U8 u16 U16 u32 U32 u64 U64 u128 U128 usize Usize
}

macro_rules! legacy_int_modules {
    ($($name:ident)*) => { $(
        pub mod $name {
            pub const MIN: $name = $name::MIN;
            pub const MAX: $name = $name::MAX;
        }
    )* };
}
legacy_int_modules! { i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }

pub mod prelude {
    pub mod v1 {
        pub use crate::clone::Clone;
        pub use crate::cmp::{Eq, Ord, PartialEq, PartialOrd};
        pub use crate::convert::{AsMut, AsRef, From, Into, TryFrom, TryInto};
        pub use crate::default::Default;
        pub use crate::iter::{
            DoubleEndedIterator, ExactSizeIterator, Extend, FromIterator, IntoIterator, Iterator,
        };
        pub use crate::marker::{Copy, Send, Sized, Sync, Unpin};
        pub use crate::mem::{align_of, align_of_val, drop, size_of, size_of_val};
        pub use crate::ops::{AsyncFn, AsyncFnMut, AsyncFnOnce, Drop, Fn, FnMut, FnOnce};
        pub use crate::option::Option::{self, None, Some};
        pub use crate::result::Result::{self, Err, Ok};
        pub use crate::{
            assert, assert_eq, assert_ne, cfg, column, compile_error, concat, debug_assert,
            debug_assert_eq, debug_assert_ne, env, file, format_args, include, include_bytes,
            include_str, line, log_syntax, matches, module_path, option_env, panic, stringify, todo,
            trace_macros, unimplemented, unreachable, write, writeln, cfg_select,
        };
    }
    pub mod rust_2015 { pub use super::v1::*; }
    pub mod rust_2018 { pub use super::v1::*; }
    pub mod rust_2021 { pub use super::v1::*; }
    pub mod rust_2024 {
        pub use super::v1::*;
        pub use crate::future::{Future, IntoFuture};
    }
}
