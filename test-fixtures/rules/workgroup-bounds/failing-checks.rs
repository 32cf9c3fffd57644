// Checks that fail in some thread of every launch, and such that need not.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

const TABLE: [f32; 64] = [1.0; 64];

fn t() -> usize {
    unsafe { _thread_idx_x() as usize }
}

fn weight(i: usize) -> f32 {
    TABLE[i]
  //^^^^^^^^ error[failing-check]: index 255 is not below the length 64, in thread 255
}

// warplens: launch(block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn in_a_helper(data: *mut f32) {
    unsafe { *data.add(t()) *= weight(t()) };
}

// The region has room, the slice has not.
// warplens: launch(workgroup_mem = 2048, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn a_short_slice(data: *mut f32) {
    let tile = unsafe { core::slice::from_raw_parts_mut(gpu_launch_sized_workgroup_mem::<f32>(), 255) };
    tile[t()] = unsafe { *data.add(t()) };
  //^^^^^^^^^ error[failing-check]: index 255 is not below the length 255, in thread 255
    unsafe { _syncthreads() };
    unsafe { *data.add(t()) = tile[254 - t().min(254)] };
}

// The first thread has nothing before it.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn nothing_before(data: *mut f32) {
    let tile = unsafe { core::slice::from_raw_parts_mut(gpu_launch_sized_workgroup_mem::<f32>(), 64) };
    unsafe { *tile.as_mut_ptr().add(t()) = *data.add(t()) };
    unsafe { _syncthreads() };
    unsafe { *data.add(t()) += tile[t() - 1] };
                             //^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]
}

// warplens: launch(block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn behind_a_guard_of_the_launch(data: *mut f32, w: usize, h: usize) {
    let (x, y) = unsafe {
        (_block_idx_x() as usize * 16 + t(), _block_idx_y() as usize * 16 + _thread_idx_y() as usize)
    };
    if x >= w || y >= h {
        return;
    }
    let kernel = [[1.0f32; 8]; 8];
    unsafe { *data.add(y * w + x) *= kernel[_thread_idx_y() as usize / 2][t()] };
                                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[failing-check]: index 15 is not below the length 8, in thread 15
    assert!(t() < 12);
          //^^^^^^^^ error[failing-check]: this check fails in thread 15
}

// warplens: launch(block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn all_right(data: *mut f32, n: usize, some: *const bool) {
    let lane = t() % 32;
    let sums = [0.0f32; 32];
    unsafe {
        *data.add(t()) += sums[lane] + TABLE[t() / 2];
        if t() < 64 {
            *data.add(t()) *= TABLE[t()];
        }
        if t() < n {
            *data.add(t()) *= TABLE[t()];
        }
        if *some {
            *data.add(t()) *= TABLE[t()];
        }
        for k in 0..n {
            *data.add(t()) *= TABLE[t() + k];
        }
        if let Some(w) = TABLE.get(t()) {
            *data.add(t()) *= w;
        }
    }
}
