//! One launch, run many times.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn step(values: *const [f32; 6]);
}

#[unsafe(no_mangle)]
pub fn run(values: &[f32; 6], n: u32) {
    for _ in 0..n {
        core::intrinsics::offload::<_, _, ()>(step, [256, 1, 1], [32, 1, 1], (values as *const [f32; 6],));
    }
}
