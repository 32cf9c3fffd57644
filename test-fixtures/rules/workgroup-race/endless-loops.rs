//! Kernels that never end, as persistent ones do not: a walk of their threads ends all the same.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering};

// warplens: launch(workgroup_mem = 16, block = 4)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn persistent(out: *mut u32) {
    unsafe {
        let parts = gpu_launch_sized_workgroup_mem::<u32>();
        *parts.add(_thread_idx_x() as usize) = 1;
        _syncthreads();
        let a = *parts.add(1);
        loop {
            AtomicU32::from_ptr(out).fetch_add(a, Ordering::Relaxed);
        }
    }
}

// warplens: launch(workgroup_mem = 16, block = 4)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn waiting(flag: *const u32) {
    unsafe {
        let parts = gpu_launch_sized_workgroup_mem::<u32>();
        *parts.add(_thread_idx_x() as usize) = 1;
        _syncthreads();
        if *parts.add(_thread_idx_x() as usize ^ 1) == 0 {
            *parts = *flag;
        }
        loop {}
    }
}
