//! Types around one scalar are mapped, though they travel by value.
#![feature(core_intrinsics)]
#![allow(internal_features, improper_ctypes, improper_ctypes_definitions, dead_code)]
#![no_main]

#[repr(transparent)]
#[derive(Clone, Copy)]
pub struct Metres(f32);

#[derive(Clone, Copy)]
pub enum Mode {
    Fast,
    Slow,
    Off,
}

unsafe extern "Rust" {
    fn newtypes(metres: Metres, mode: Mode, count: core::num::NonZeroU32, at: core::ptr::NonNull<f32>);
}

#[unsafe(no_mangle)]
pub fn run(metres: Metres, mode: Mode, count: core::num::NonZeroU32, at: core::ptr::NonNull<f32>) {
    core::intrinsics::offload::<_, _, ()>(newtypes, [1, 1, 1], [1, 1, 1], (metres, mode, count, at));
}
