//! What only one family of devices has.

#[cfg(target_arch = "nvptx64")]
pub mod nvptx;

#[cfg(target_arch = "amdgpu")]
pub mod amdgpu;

/// Assembly text in the middle of Rust; the compiler reads its arguments itself.
#[rustc_builtin_macro]
pub macro asm() {}

/// Assembly text beside functions.
#[rustc_builtin_macro]
pub macro global_asm() {}
