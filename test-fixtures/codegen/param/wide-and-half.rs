//! 128-bit integers and half floats are blobs.
#![no_std]
#![feature(abi_gpu_kernel, f16, never_type)]

// PTX: .param .align 2 .b8 f_f16_param_0[2]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_f16(_a: f16) {}

// PTX: .param .align 16 .b8 f_u128_param_0[16]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_u128(_a: u128) {}

// PTX: .param .align 16 .b8 f_i128_param_0[16]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn f_i128(_a: i128) {}
