//! What device code of cuda-oxide names from the host's side: the macro around kernels.
#![no_std]

/// `#[cuda_module]`: a module of kernels. What it makes for the host is nothing to device code.
#[macro_export]
macro_rules! cuda_module {
    () => {};
}
