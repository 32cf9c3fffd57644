//! The device library of Rust-CUDA as far as kernels need it, written over `core::arch::nvptx` and PTX text.
//!
//! Attribute macros are known to the front end; here they have names only.
//! `vek` is what version 0.2 had in place of glam.
#![no_std]

#[doc(hidden)]
pub extern crate alloc;

/// `#[kernel]`: the function is an entry point, exported by its name; slices come as pointer and length.
#[macro_export]
macro_rules! kernel {
    () => {};
}
/// `#[gpu_only]`: the function has no body for the host.
#[macro_export]
macro_rules! gpu_only {
    () => {};
}
/// `#[externally_visible]`: the function stays in the module.
#[macro_export]
macro_rules! externally_visible {
    () => {};
}
/// `#[address_space(shared)]` on a static.
#[macro_export]
macro_rules! address_space {
    () => {};
}

/// `shared_array![T; N]` of version 0.2: workgroup memory for `N` elements, as a pointer to the first.
#[macro_export]
macro_rules! shared_array {
    ($array_type:ty; $len:expr) => {{
        #[allow(unused_unsafe)]
        unsafe {
            #[$crate::address_space(shared)]
            static mut SHARED: ::core::mem::MaybeUninit<[$array_type; $len]> = ::core::mem::MaybeUninit::uninit();
            (&raw mut SHARED).cast::<$array_type>()
        }
    }};
}

pub mod atomic;
pub mod float;
mod float_ext;
#[cfg(not(feature = "glam"))]
pub mod glam;
pub mod intrinsics;
pub mod io;
pub mod mem;
pub mod misc;
pub mod ptr;
pub mod shared;
pub mod thread;
pub mod vek;
pub mod warp;

#[cfg(feature = "glam")]
pub use ::glam;

pub use float::GpuFloat;
pub use float_ext::*;

pub mod prelude {
    //! What `use cuda_std::prelude::*` brings.
    pub use crate::kernel;
    pub use crate::thread;
    pub use crate::{assert_eq, assert_ne, print, println};
    pub use alloc::borrow::ToOwned;
    pub use alloc::boxed::Box;
    pub use alloc::format;
    pub use alloc::rc::Rc;
    pub use alloc::string::{String, ToString};
    pub use alloc::vec::Vec;
}
