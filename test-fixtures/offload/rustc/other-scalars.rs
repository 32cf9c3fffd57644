//! Numbers with a point, characters and truth values.
#![feature(core_intrinsics, f16)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn scalars(a: f16, b: f32, c: f64, d: char, e: bool);
}

#[unsafe(no_mangle)]
pub fn run(a: f16, b: f32, c: f64, d: char, e: bool) {
    core::intrinsics::offload::<_, _, ()>(scalars, [1, 1, 1], [1, 1, 1], (a, b, c, d, e));
}
