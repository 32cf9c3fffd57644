//- /Cargo.toml
[package]
name = "kernels"
edition = "2021"
//- /src/lib.rs
// Whoever links this library may bring the allocator.
#![no_std]
#![feature(abi_gpu_kernel)]

extern crate alloc;

use alloc::vec::Vec;

#[no_mangle]
pub unsafe extern "gpu-kernel" fn count(out: *mut u32) {
    let v: Vec<u32> = Vec::new();
    *out = v.len() as u32;
}
