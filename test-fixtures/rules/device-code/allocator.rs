// A crate that brings its own allocator has a heap.
#![no_std]
#![feature(abi_gpu_kernel)]

extern crate alloc;

use alloc::boxed::Box;
use alloc::vec::Vec;

struct Bump;

#[global_allocator]
static HEAP: Bump = Bump;

#[no_mangle]
pub unsafe extern "gpu-kernel" fn sum(out: *mut u32) {
    let mut v = Vec::new();
    v.push(1);
    *out = *Box::new(v.len() as u32);
}
