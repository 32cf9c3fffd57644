//! The same kernel twice, and another.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn first(values: &mut [f32; 64]);
    fn second(values: &[f32; 64], out: &mut f32);
}

#[unsafe(no_mangle)]
pub fn run(values: &mut [f32; 64], out: &mut f32) {
    core::intrinsics::offload::<_, _, ()>(first, [1, 1, 1], [64, 1, 1], (&mut *values,));
    core::intrinsics::offload::<_, _, ()>(first, [2, 1, 1], [32, 1, 1], (&mut *values,));
    core::intrinsics::offload::<_, _, ()>(second, [1, 1, 1], [64, 1, 1], (&*values, out));
}
