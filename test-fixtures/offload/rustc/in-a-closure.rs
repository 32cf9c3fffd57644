//! Launches inside of closures and nested functions.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn inner(values: &mut [f32; 8]);
}

#[unsafe(no_mangle)]
pub fn run(values: &mut [f32; 8], groups: u32) {
    let mut twice = |n: u32| core::intrinsics::offload::<_, _, ()>(inner, [n, 1, 1], [8, 1, 1], (values,));
    twice(groups);
    fn nested(values: &mut [f32; 8]) {
        core::intrinsics::offload::<_, _, ()>(inner, [3, 1, 1], [8, 1, 1], (values,));
    }
    nested(&mut [0.0; 8]);
}
