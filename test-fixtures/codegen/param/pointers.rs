//! Thin pointers, references, function pointers; fat pointers are blobs of 16 bytes.
#![no_std]
#![feature(abi_gpu_kernel, f16, never_type)]

// PTX: .param .u64 .ptr .align 1 p_const_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn p_const(_a: *const f64) {}

// PTX: .param .u64 .ptr .align 1 p_mut_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn p_mut(_a: *mut u8) {}

// PTX: .param .u64 .ptr .align 1 p_fn_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn p_fn(_a: fn(u32) -> u32) {}

// PTX: .param .u64 .ptr .align 1 p_option_fn_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn p_option_fn(_a: Option<fn()>) {}

// PTX: .param .u64 .ptr .align 4 r_u32_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn r_u32(_a: &u32) {}

// PTX: .param .u64 .ptr .align 8 r_mut_f64_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn r_mut_f64(_a: &mut f64) {}

// PTX: .param .u64 .ptr .align 2 r_option_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn r_option(_a: Option<&u16>) {}

// PTX: .param .u64 .ptr .align 4 r_array_param_0
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn r_array(_a: &[u32; 9]) {}

// PTX: .param .align 8 .b8 s_slice_param_0[16]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn s_slice(_a: &[f32]) {}

// PTX: .param .align 8 .b8 s_str_param_0[16]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn s_str(_a: &str) {}

// PTX: .param .align 8 .b8 s_raw_param_0[16]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn s_raw(_a: *const [u8]) {}
