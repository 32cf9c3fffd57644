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

mod ptx;

pub mod async_copy;
pub mod atomic;
pub mod barrier;
pub mod bf16;
pub mod bf16x2;
pub mod clc;
pub mod cluster;
pub mod convert;
pub mod cooperative_groups;
pub mod cusimd;
pub mod debug;
pub mod disjoint;
pub mod dotprod;
pub mod f16;
pub mod f16x2;
pub mod fence;
pub mod float;
pub mod grid;
pub mod prmt;
pub mod shared;
pub mod std_math;
pub mod tcgen05;
pub mod thread;
pub mod tma;
pub mod warp;
pub mod wgmma;

pub use barrier::{
    Barrier, BarrierToken, GeneralBarrier, Invalidated, ManagedBarrier, MmaBarrier,
    MmaBarrierHandle, Ready, TmaBarrier, TmaBarrier0, TmaBarrier1, TmaBarrierHandle, Uninit,
};
pub use cusimd::{CuSimd, Float2, Float4, TmemRegs4, TmemRegs32};
pub use disjoint::DisjointSlice;
pub use fence::*;
pub use shared::{DynamicSharedArray, SharedArray};
pub use tcgen05::{
    TensorMemoryHandle, TmemAddress, TmemDeallocated, TmemF32x4, TmemF32x32, TmemGuard, TmemReady,
    TmemUninit,
};
pub use thread::*;
pub use tma::TmaDescriptor;
