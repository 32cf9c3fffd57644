//! Adds two vectors, with Rust-CUDA.
use cuda_std::prelude::*;

/// # Safety
/// `c` has as many elements as `a` and `b`.
#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn add(a: &[f32], b: &[f32], c: *mut f32) {
    let i = thread::index_1d() as usize;
    if i < a.len() && i < b.len() {
        *c.add(i) = a[i] + b[i];
    }
}
