//! Numbers that are written down.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn constants(a: i32, b: f32, c: u8, d: f64, e: bool);
}

#[unsafe(no_mangle)]
pub fn run() {
    core::intrinsics::offload::<_, _, ()>(constants, [1, 1, 1], [1, 1, 1], (-3i32, 1.5f32, 200u8, -0.25f64, true));
}
