//! A slice whose length the compiler knows.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn add(values: &mut [f32]);
}

#[unsafe(no_mangle)]
pub fn run() {
    let mut values = [0.0f32; 4];
    core::intrinsics::offload::<_, _, ()>(add, [1, 1, 1], [4, 1, 1], (&mut values as &mut [f32],));
}
