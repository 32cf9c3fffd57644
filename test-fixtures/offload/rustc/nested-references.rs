//! Behind several pointers the last one counts.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn nested(a: &&[u8; 12], b: *mut *mut f32, c: &mut &mut [f64; 3]);
}

#[unsafe(no_mangle)]
pub fn run(a: &&[u8; 12], b: *mut *mut f32, c: &mut &mut [f64; 3]) {
    core::intrinsics::offload::<_, _, ()>(nested, [1, 1, 1], [1, 1, 1], (a, b, c));
}
