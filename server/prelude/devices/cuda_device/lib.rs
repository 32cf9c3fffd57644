//! The device library of cuda-oxide as far as kernels need it, written over `core::arch::nvptx` and PTX text.
//!
//! Attribute macros are known to the front end; here they have names only.
#![no_std]

macro_rules! attributes {
    ($($(#[$doc:meta])* $name:ident)*) => { $(
        $(#[$doc])*
        #[macro_export]
        macro_rules! $name {
            () => {};
        }
    )* };
}

attributes! {
    /// The function is an entry point, exported by its name; slices come as pointer and length.
    kernel
    /// The function runs on the device.
    device
    /// A module of kernels.
    cuda_module
    /// `#[launch_bounds(threads, blocks)]`
    launch_bounds
    /// What the launch promises.
    launch_contract
    /// The shape of a cluster.
    cluster_launch
    /// All blocks run at once.
    cooperative_launch
    /// Constant memory.
    constant
    /// Not to be moved over control flow.
    convergent
    /// Without side effects.
    pure
    /// Reads memory only.
    readonly
}

pub mod atomic;
pub mod disjoint;
pub mod fence;
pub mod shared;
pub mod std_math;
pub mod thread;
pub mod warp;

pub use disjoint::DisjointSlice;
pub use fence::*;
pub use shared::{DynamicSharedArray, SharedArray};
pub use thread::*;
