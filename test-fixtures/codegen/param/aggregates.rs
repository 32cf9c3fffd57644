//! Structs, tuples, arrays, unions: scalars where the layout is one scalar, blobs otherwise.
#![no_std]
#![feature(abi_gpu_kernel, f16, never_type)]

#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Meters(pub f32);
#[derive(Clone, Copy)]
pub struct Id(pub u32);
#[derive(Clone, Copy)]
#[repr(C)]
pub struct One {
    pub a: f32,
}
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Mixed {
    pub a: u8,
    pub b: u64,
    pub c: u16,
}
#[derive(Clone, Copy)]
#[repr(C, packed)]
pub struct Packed(pub u8, pub u32);
#[derive(Clone, Copy)]
#[repr(C, align(16))]
pub struct Aligned(pub u32);
#[derive(Clone, Copy)]
#[repr(C)]
pub union Bits {
    pub f: f32,
    pub u: u32,
}
#[derive(Clone, Copy)]
#[repr(u8)]
pub enum Mode {
    Fast,
    Exact,
}
#[derive(Clone, Copy)]
pub struct Nothing;

// PTX: .param .f32 a_transparent_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn a_transparent(_a: Meters) {}

// PTX: .param .u32 a_newtype_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn a_newtype(_a: Id) {}

// PTX: .param .u16 a_tuple1_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn a_tuple1(_a: (i16,)) {}

// PTX: .param .align 4 .b8 a_one_c_param_0[4]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn a_one_c(_a: One) {}

// PTX: .param .align 8 .b8 a_mixed_param_0[24]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn a_mixed(_a: Mixed) {}

// PTX: .param .align 1 .b8 a_packed_param_0[5]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn a_packed(_a: Packed) {}

// PTX: .param .align 16 .b8 a_aligned_param_0[16]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn a_aligned(_a: Aligned) {}

// PTX: .param .align 4 .b8 a_union_param_0[4]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn a_union(_a: Bits) {}

// PTX: .param .align 4 .b8 a_array1_param_0[4]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn a_array1(_a: [f32; 1]) {}

// PTX: .param .align 4 .b8 a_array10_param_0[40]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn a_array10(_a: [i32; 10]) {}

// PTX: .param .align 8 .b8 a_pair_param_0[16]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn a_pair(_a: (i32, i64)) {}

// PTX: .param .align 1 .b8 a_bytes_param_0[2]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn a_bytes(_a: (u8, u8)) {}

// PTX: .param .align 4 .b8 a_option_param_0[8]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn a_option(_a: Option<u32>) {}

// PTX: .param .u8 a_enum_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn a_enum(_a: Mode) {}
