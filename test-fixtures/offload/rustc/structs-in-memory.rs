//! Structs that are too large for two registers lie in memory.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

#[derive(Clone, Copy)]
pub struct Three {
    a: f32,
    b: u32,
    c: u64,
}

#[derive(Clone, Copy)]
pub struct Many {
    values: [f32; 64],
}

unsafe extern "Rust" {
    fn structs(three: Three, many: Many, array: [f32; 32], tuple: (u8, u16, u32, u64));
}

#[unsafe(no_mangle)]
pub fn run(three: Three, many: Many, array: [f32; 32], tuple: (u8, u16, u32, u64)) {
    core::intrinsics::offload::<_, _, ()>(structs, [1, 1, 1], [1, 1, 1], (three, many, array, tuple));
}
