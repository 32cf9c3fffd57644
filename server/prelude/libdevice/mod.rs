//! The functions that NVIDIA's libdevice and AMD's device libraries bring, under their own names: `__nv_sinf`, `__ocml_sin_f32`,
//! `__ockl_get_local_id`. Foreign functions of these names are the functions here.
//!
//! The code is ours. Its errors are within those that CUDA documents for libdevice: docs/reference/math.md has them, as measured.

/// A polynomial by Horner's scheme: the coefficients from the constant on.
macro_rules! poly {
    ($fma:ident, $x:expr, [$c:literal]) => { $c };
    ($fma:ident, $x:expr, [$c:literal, $($rest:literal),+]) => { $fma($x, poly!($fma, $x, [$($rest),+]), $c) };
}

mod bessel;
mod bessel_modified;
pub mod builtins;
mod elementary;
mod error;
mod exponents;
mod gamma;
#[cfg(target_arch = "amdgpu")]
pub mod hostcall;
mod normal;
mod norms;
pub(crate) mod powers;
mod remainders;
pub(crate) mod trig;

use exponents::{exponent32, exponent64, scaled32, scaled64};

pub mod mlir;
#[cfg(target_arch = "nvptx64")]
pub mod nvidia;
#[cfg(target_arch = "nvptx64")]
pub mod nvvm;
#[cfg(target_arch = "amdgpu")]
pub mod ocml;
#[cfg(target_arch = "amdgpu")]
pub mod ockl;
