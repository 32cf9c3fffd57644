//! A kernel with one number: the tuple is that number.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn one(n: u32);
}

#[unsafe(no_mangle)]
pub fn run(n: u32) {
    core::intrinsics::offload::<_, _, ()>(one, [1, 1, 1], [1, 1, 1], (n,));
}
