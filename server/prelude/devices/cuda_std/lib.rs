//! The device library of Rust-CUDA as far as kernels need it, written over `core::arch::nvptx` and PTX text.
//!
//! Attribute macros are known to the front end; here they have names only. What rests on libdevice or on the heap is declared
//! and refused by name where code reaches it.
#![no_std]

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

pub mod atomic;
pub mod float;
pub mod glam;
pub mod mem;
pub mod misc;
pub mod ptr;
pub mod shared;
pub mod thread;
pub mod warp;

pub use float::GpuFloat;

pub mod prelude {
    //! What `use cuda_std::prelude::*` brings.
    pub use crate::kernel;
    pub use crate::thread;
}
