//! One array, there and back.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

#[unsafe(no_mangle)]
pub fn fill(values: &mut [f32; 256]) {
    let _ = values;
}

#[unsafe(no_mangle)]
pub fn run(values: &mut [f32; 256]) {
    core::intrinsics::offload::<_, _, ()>(fill, [4, 1, 1], [64, 1, 1], (values,));
}
