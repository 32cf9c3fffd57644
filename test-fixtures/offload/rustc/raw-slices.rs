//! Pointers to slices.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn raw(from: *const [u32], to: *mut [f64]);
}

#[unsafe(no_mangle)]
pub fn run(from: *const [u32], to: *mut [f64]) {
    core::intrinsics::offload::<_, _, ()>(raw, [1, 1, 1], [256, 1, 1], (from, to));
}
