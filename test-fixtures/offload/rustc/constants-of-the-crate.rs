//! Sizes by name.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

const GROUPS: u32 = 6;
const THREADS: u32 = 8 * GROUPS;

unsafe extern "Rust" {
    fn work(values: &mut [i32; 288]);
}

#[unsafe(no_mangle)]
pub fn run(values: &mut [i32; 288]) {
    core::intrinsics::offload::<_, _, ()>(work, [GROUPS, 1, 1], [THREADS, 1, 1], (values,));
}
