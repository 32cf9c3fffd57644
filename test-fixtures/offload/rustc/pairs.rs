//! Structs and tuples of two scalars travel as two values.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

#[derive(Clone, Copy)]
pub struct Two {
    a: f32,
    b: u32,
}

#[derive(Clone, Copy)]
pub struct Buffer {
    start: *mut f32,
    len: u32,
}

unsafe extern "Rust" {
    fn pairs(two: Two, tuple: (u64, i64), buffer: Buffer);
}

#[unsafe(no_mangle)]
pub fn run(two: Two, tuple: (u64, i64), buffer: Buffer) {
    core::intrinsics::offload::<_, _, ()>(pairs, [1, 1, 1], [1, 1, 1], (two, tuple, buffer));
}
