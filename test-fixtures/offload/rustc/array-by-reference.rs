//! An array that only goes to the device.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn sum(values: &[u64; 16], out: &mut u64);
}

#[unsafe(no_mangle)]
pub fn run(values: &[u64; 16], out: &mut u64) {
    core::intrinsics::offload::<_, _, ()>(sum, [1, 1, 1], [16, 1, 1], (values, out));
}
