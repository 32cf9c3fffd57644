//! Slices whose lengths only the host knows.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn saxpy(a: f32, x: &[f32], y: &mut [f32]);
    fn bytes(from: &[u8], to: &mut [u8]);
}

#[unsafe(no_mangle)]
pub fn run(a: f32, x: &[f32], y: &mut [f32], from: &[u8], to: &mut [u8]) {
    core::intrinsics::offload::<_, _, ()>(saxpy, [8, 1, 1], [32, 1, 1], (a, x, y));
    core::intrinsics::offload::<_, _, ()>(bytes, [1, 2, 1], [32, 2, 1], (from, to));
}
