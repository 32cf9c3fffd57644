//! The attribute macros of `cuda_std_macros`, for a `cuda_std` that is compiled from its own sources: names that the front end
//! knows, and nothing else.
#![no_std]

/// `#[kernel]`: a kernel of Rust-CUDA.
#[macro_export]
macro_rules! kernel {
    () => {};
}

/// `#[gpu_only]`: the host has no body of it.
#[macro_export]
macro_rules! gpu_only {
    () => {};
}

/// `#[externally_visible]`: keeps its name in PTX.
#[macro_export]
macro_rules! externally_visible {
    () => {};
}

/// `#[address_space(shared)]`: where a static lies.
#[macro_export]
macro_rules! address_space {
    () => {};
}
