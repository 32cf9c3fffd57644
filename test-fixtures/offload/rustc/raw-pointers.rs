//! Both kinds of raw pointers, to scalars and arrays.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn mix(a: *const f32, b: *mut f64, c: *const [u8; 12], d: *mut [u16; 7]);
}

#[unsafe(no_mangle)]
pub fn run(a: *const f32, b: *mut f64, c: *const [u8; 12], d: *mut [u16; 7]) {
    core::intrinsics::offload::<_, _, ()>(mix, [2, 3, 4], [5, 6, 7], (a, b, c, d));
}
