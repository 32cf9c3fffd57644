//! A kernel that is exported by another name.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

#[unsafe(export_name = "device.entry")]
pub fn kernel(values: &mut [f32; 32]) {
    let _ = values;
}

#[unsafe(no_mangle)]
pub fn run(values: &mut [f32; 32]) {
    core::intrinsics::offload::<_, _, ()>(kernel, [1, 1, 1], [32, 1, 1], (values,));
}
