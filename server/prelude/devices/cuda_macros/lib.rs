//! The macros of cuda-oxide. Attribute macros are known to the front end; here they have names only.
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
    /// Launches a kernel on a stream; host code alone calls it.
    cuda_launch
    /// A launch that is scheduled later; host code alone calls it.
    cuda_launch_async
}

/// Prints on the host, in the words of C: `gpu_printf!("{} of {:.2f}\n", i, x)`. The front end expands it.
#[rustc_builtin_macro]
#[macro_export]
macro_rules! gpu_printf {
    () => {};
}

/// PTX text with operands as CUDA C++ has them: `ptx_asm!("add.u32 %0, %1, 1;", out("=r") y, in("r") x)`. The front
/// end expands it.
#[rustc_builtin_macro]
#[macro_export]
macro_rules! ptx_asm {
    () => {};
}
