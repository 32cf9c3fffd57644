//! What device code of cuda-oxide names from the host's side: the macro around kernels.
#![no_std]

/// `#[cuda_module]`: a module of kernels. What it makes for the host is nothing to device code.
#[macro_export]
macro_rules! cuda_module {
    () => {};
}

/// Launches a kernel on a stream; host code alone calls it.
#[macro_export]
macro_rules! cuda_launch {
    () => {};
}

/// A launch that is scheduled later; host code alone calls it.
#[macro_export]
macro_rules! cuda_launch_async {
    () => {};
}
