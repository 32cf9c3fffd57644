//! A kernel without parameters.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn nothing();
}

#[unsafe(no_mangle)]
pub fn run() {
    core::intrinsics::offload::<_, _, ()>(nothing, [128, 1, 1], [1024, 1, 1], ());
}
