//! Parts of warps in one array that is used twice.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

// warplens: launch(workgroup_mem = 16, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn twice(x: *const f32, y: *mut f32) {
    unsafe {
        let parts = gpu_launch_sized_workgroup_mem::<f32>();
        let t = _thread_idx_x() as usize;
        let i = _block_idx_x() as usize * 128 + t;
        if t % 32 == 0 {
            //% if t % 32 == 0 && t > 0 { => workgroup-mem-uninit@first
            //% if t % 32 == 0 && t < 96 { => workgroup-mem-uninit@last
            *parts.add(t / 32) = *x.add(i);
        }
        _syncthreads();
        let first = *parts.add(0); // %first
        let last = *parts.add(3); // %last
        _syncthreads();
        if t < 4 {
            //% if t < 3 { => nothing
            *parts.add(t) = first * last + *x.add(i);
        }
        _syncthreads();
        *y.add(i) = *parts.add(t % 4);
    }
}
