//- /Cargo.toml
[package]
name = "kernels"
edition = "2021"
[lib]
crate-type = ["rlib", "cdylib"]
//- /src/lib.rs
// The library is linked by itself: nobody else can bring the allocator.
#![no_std]
#![feature(abi_gpu_kernel)]

extern crate alloc;

use alloc::vec::Vec;

#[no_mangle]
pub unsafe extern "gpu-kernel" fn count(out: *mut u32) {
    let v: Vec<u32> = Vec::new();
                    //^^^^^^^^ error[device-unsupported]: `alloc::vec::Vec::new` needs a heap
    *out = v.len() as u32;
}
