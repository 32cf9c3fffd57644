//! All widths of integers by value.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

unsafe extern "Rust" {
    fn ints(a: u8, b: i8, c: u16, d: i16, e: u32, f: i32, g: u64, h: i64, i: usize, j: isize);
}

#[unsafe(no_mangle)]
pub fn run(a: u8, b: i8, c: u16, d: i16, e: u32, f: i32, g: u64, h: i64, i: usize, j: isize) {
    core::intrinsics::offload::<_, _, ()>(ints, [1, 1, 1], [32, 1, 1], (a, b, c, d, e, f, g, h, i, j));
}
