//! What data decide: bins that any thread may come to, and elements that a sort exchanges.
#![no_std]
#![feature(link_llvm_intrinsics)]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering};

unsafe extern "C" {
    #[link_name = "llvm.nvvm.bar.warp.sync"]
    fn warp_sync(mask: u32);
}

fn tid() -> usize {
    unsafe { _thread_idx_x() as usize }
}
fn bid() -> usize {
    unsafe { _block_idx_x() as usize }
}
fn gdim() -> usize {
    unsafe { _grid_dim_x() as usize }
}
fn barrier() {
    unsafe { _syncthreads() }
}
/// Counts in bins of the block.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn hist(data: *const u8, n: usize, bins: *mut u32) {
    unsafe {
        let local = gpu_launch_sized_workgroup_mem::<u32>();
        *local.add(tid()) = 0;
        barrier();
        //% => workgroup-race@h_add
        let mut i = bid() * 256 + tid();
        while i < n {
            let b = *data.add(i) as usize;
            AtomicU32::from_ptr(local.add(b)).fetch_add(1, Ordering::Relaxed); // %h_add
            i += 256 * gdim();
        }
        barrier();
        //% => workgroup-race@h_sum
        let v = *local.add(tid()); // %h_sum
        AtomicU32::from_ptr(bins.add(tid())).fetch_add(v, Ordering::Relaxed);
    }
}

/// Sorts a block, each thread with the partner that differs in one bit.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bitonic(keys: *mut u32) {
    unsafe {
        let s = gpu_launch_sized_workgroup_mem::<u32>();
        let t = tid();
        let base = bid() * 256;
        *s.add(t) = *keys.add(base + t);
        barrier();
        //% => workgroup-race@bt_b, workgroup-race@bt_hi
        let mut k = 2;
        while k <= 256 {
            let mut j = k / 2;
            while j > 0 {
                let p = t ^ j;
                if p > t {
                    let a = *s.add(t); // %bt_a
                    let b = *s.add(p); // %bt_b
                    if (a > b) == (t & k == 0) {
                        *s.add(t) = b; // %bt_lo
                        *s.add(p) = a; // %bt_hi
                    }
                }
                barrier();
                //% => workgroup-race@bt_lo, workgroup-race@bt_hi
                j >>= 1;
            }
            k *= 2;
        }
        *keys.add(base + t) = *s.add(t);
    }
}

/// Bins of each warp, which a barrier of the warp makes ready.
// warplens: launch(workgroup_mem = 8192, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bins_of_warps(data: *const u8, n: usize, bins: *mut u32) {
    unsafe {
        let (lane, warp) = (tid() % 32, tid() / 32);
        let own = gpu_launch_sized_workgroup_mem::<u32>().add(warp * 256);
        let mut b = lane;
        while b < 256 {
            *own.add(b) = 0;
            b += 32;
        }
        warp_sync(!0);
        let mut i = bid() * 256 + tid();
        while i < n {
            AtomicU32::from_ptr(own.add(*data.add(i) as usize)).fetch_add(1, Ordering::Relaxed);
            i += 256 * gdim();
        }
        barrier();
        let all = gpu_launch_sized_workgroup_mem::<u32>();
        let mut sum = 0;
        for w in 0..8 {
            sum += *all.add(w * 256 + tid());
        }
        AtomicU32::from_ptr(bins.add(tid())).fetch_add(sum, Ordering::Relaxed);
    }
}

/// Bins and, behind them, words that each thread sets for itself.
// warplens: launch(workgroup_mem = 2048, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bins_and_words(data: *const u32, bins: *mut u32) {
    unsafe {
        let local = gpu_launch_sized_workgroup_mem::<u32>();
        let own = local.add(256);
        *local.add(tid()) = 0;
        barrier();
        *own.add(tid()) = 1;
        let b = *data.add(bid() * 256 + tid()) as usize;
        AtomicU32::from_ptr(local.add(b)).fetch_add(1, Ordering::Relaxed);
        barrier();
        let v = *local.add(tid()) + *own.add(255 - tid());
        AtomicU32::from_ptr(bins.add(tid())).fetch_add(v, Ordering::Relaxed);
    }
}
