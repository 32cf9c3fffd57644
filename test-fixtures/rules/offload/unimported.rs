//! A mark that nothing imports is none: rustc does not know it, and says so.
#![no_std]
#![feature(gpu_offload)]

#[offload_kernel]
fn not_a_kernel(out: &mut f32) -> f32 {
    *out
}
