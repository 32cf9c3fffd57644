//! Threads of one warp, which run on their own: a shuffle orders nothing, `bar.warp.sync` does.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx, asm_experimental_arch)]
use core::arch::asm;
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

unsafe fn sync_warp() {
    asm!("bar.warp.sync 0xffffffff;");
}

// warplens: launch(workgroup_mem = 128, block = 32)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn neighbour(x: *const u32, y: *mut u32) {
    let t = _thread_idx_x() as usize;
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    *tile.add(t) = *x.add(t);
    *y.add(t) = *tile.add(t ^ 1); //~ warning[workgroup-race]
}

// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn last_warp(x: *const u32, y: *mut u32) {
    let t = _thread_idx_x() as usize;
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    *tile.add(t) = *x.add(t);
    _syncthreads();
    if t < 32 {
        let mut s = 16;
        while s > 0 {
            if t < s {
                *tile.add(t) += *tile.add(t + s); //~ warning[workgroup-race]
            }
            s >>= 1;
        }
    }
    if t == 0 {
        *y = *tile;
    }
}

// warplens: launch(workgroup_mem = 128, block = 32)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn waits(x: *const u32, y: *mut u32) {
    let t = _thread_idx_x() as usize;
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    *tile.add(t) = *x.add(t);
    sync_warp();
    *y.add(t) = *tile.add(t ^ 1);
}

// How many threads there are nobody says: those of a launch of few may be none of one warp.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn few(x: *const u32, y: *mut u32, n: usize) {
    let t = _thread_idx_x() as usize;
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    if t < n % 32 {
        *tile.add(t) = *x.add(t);
        *y.add(t) = *tile.add(t ^ 1);
    }
}

// Every step of an interleaved sum has a barrier; the divisor is one of the powers of two.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn interleaved(x: *const u32, y: *mut u32) {
    let t = _thread_idx_x() as usize;
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    *tile.add(t) = *x.add(t);
    _syncthreads();
    let mut s = 1;
    while s < 256 {
        if t % (2 * s) == 0 {
            *tile.add(t) += *tile.add(t + s);
        }
        _syncthreads();
        s *= 2;
    }
    if t == 0 {
        *y = *tile;
    }
}
