//! Types without bytes take no parameter, and the numbering goes on without them.
#![no_std]
#![feature(abi_gpu_kernel, f16, never_type)]

#[derive(Clone, Copy)]
pub struct Nothing;

// PTX: none
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn z_unit(_a: ()) {}

// PTX: none
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn z_struct(_a: Nothing) {}

// PTX: none
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn z_array(_a: [u64; 0]) {}

// PTX: .param .u8 z_between_param_0
// PTX: .param .u32 z_between_param_1
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn z_between(_a: u8, _b: (), _c: u32) {}
