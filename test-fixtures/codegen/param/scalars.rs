//! Scalars pass directly; signed and unsigned look the same.
#![no_std]
#![feature(abi_gpu_kernel, f16, never_type)]

// PTX: .param .u8 f_i8_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_i8(_a: i8) {}

// PTX: .param .u8 f_u8_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_u8(_a: u8) {}

// PTX: .param .u16 f_i16_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_i16(_a: i16) {}

// PTX: .param .u16 f_u16_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_u16(_a: u16) {}

// PTX: .param .u32 f_i32_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_i32(_a: i32) {}

// PTX: .param .u32 f_u32_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_u32(_a: u32) {}

// PTX: .param .u32 f_char_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_char(_a: char) {}

// PTX: .param .u64 f_i64_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_i64(_a: i64) {}

// PTX: .param .u64 f_u64_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_u64(_a: u64) {}

// PTX: .param .u64 f_isize_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_isize(_a: isize) {}

// PTX: .param .u64 f_usize_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_usize(_a: usize) {}

// PTX: .param .u8 f_bool_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_bool(_a: bool) {}

// PTX: .param .f32 f_f32_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_f32(_a: f32) {}

// PTX: .param .f64 f_f64_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_f64(_a: f64) {}
