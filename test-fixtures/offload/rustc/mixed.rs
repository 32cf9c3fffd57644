//! Everything at once.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

#[derive(Clone, Copy)]
pub struct Settings {
    rate: f64,
    steps: u32,
    seed: u64,
}

unsafe extern "Rust" {
    fn mixed(
        image: &mut [u8],
        mask: &[bool],
        settings: Settings,
        gain: f32,
        table: *const [f32; 256],
        count: &mut u32,
    );
}

#[unsafe(no_mangle)]
pub fn run(image: &mut [u8], mask: &[bool], settings: Settings, table: &[f32; 256], count: &mut u32) {
    core::intrinsics::offload::<_, _, ()>(
        mixed,
        [16, 16, 1],
        [8, 8, 1],
        (image, mask, settings, 0.5f32, table as *const [f32; 256], count),
    );
}
