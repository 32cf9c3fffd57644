//! A kernel inside of an `impl`.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

pub struct Kernels;

impl Kernels {
    #[unsafe(no_mangle)]
    pub fn reduce(from: &[f32; 1024], to: &mut [f32; 4]) {
        let _ = (from, to);
    }
}

#[unsafe(no_mangle)]
pub fn run(from: &[f32; 1024], to: &mut [f32; 4]) {
    core::intrinsics::offload::<_, _, ()>(Kernels::reduce, [4, 1, 1], [256, 1, 1], (from, to));
}
