//! Sizes that are computed.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn work(values: &mut [f32]);
}

#[unsafe(no_mangle)]
pub fn run(values: &mut [f32], groups: u32, threads: u32) {
    core::intrinsics::offload::<_, _, ()>(work, [groups, 2, 1], [threads, 1, 1], (values,));
}
