//! The functions that NVIDIA's libdevice and AMD's device libraries bring, under their own names: `__nv_sinf`, `__ocml_sin_f32`,
//! `__ockl_get_local_id`. Foreign functions of these names are the functions here.
//!
//! The code is ours. Errors are four units in the last place at most; those of single instructions are the instructions'.

mod elementary;
mod error;
mod powers;
mod trig;

pub mod nvidia;
pub mod ocml;
pub mod ockl;
