//! Elements that are arrays, and a string.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn rows(rows: &[[f32; 4]], out: &mut [[u16; 3]], name: &str);
}

#[unsafe(no_mangle)]
pub fn run(rows: &[[f32; 4]], out: &mut [[u16; 3]], name: &str) {
    core::intrinsics::offload::<_, _, ()>(self::rows, [1, 1, 1], [1, 1, 1], (rows, out, name));
}
