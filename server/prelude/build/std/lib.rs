//! What a build script finds as `std`: `core` and `alloc`, and of the rest what a script needs that only computes.
//!
//! Names, signatures and results are those of Rust's `std`. Files, variables and output are kept by the evaluator, behind
//! the functions of `host`; what has no meaning there ends the script, by name.
#![allow(dead_code)]

pub use core::*;

#[macro_use]
mod macros;
mod host;

pub mod collections;
pub mod env;
pub mod error;
pub mod ffi;
pub mod fs;
pub mod io;
pub mod path;
pub mod process;
pub mod time;
pub mod thread;

pub mod prelude {
    pub mod v1 {
        pub use core::prelude::v1::*;
        pub use core::borrow::ToOwned;
        pub use core::boxed::Box;
        pub use core::string::{String, ToString};
        pub use core::vec::Vec;
        pub use crate::{dbg, eprint, eprintln, print, println};
    }
    pub mod rust_2015 { pub use super::v1::*; }
    pub mod rust_2018 { pub use super::v1::*; }
    pub mod rust_2021 { pub use super::v1::*; }
    pub mod rust_2024 {
        pub use super::v1::*;
        pub use core::future::{Future, IntoFuture};
    }
}
