//! Prefix sums, compaction, one pass of a radix sort, bitonic sorting, histograms.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, link_llvm_intrinsics, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering::Relaxed};

unsafe extern "C" {
    #[link_name = "llvm.nvvm.shfl.sync.up.i32"]
    fn shuffle_up(mask: u32, value: u32, by: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.vote.ballot.sync"]
    fn ballot(mask: u32, condition: bool) -> u32;
    #[link_name = "llvm.nvvm.match.any.sync.i32"]
    fn match_any(mask: u32, value: u32) -> u32;
}

fn t() -> usize {
    unsafe { _thread_idx_x() as usize }
}
fn sync() {
    unsafe { _syncthreads() }
}

unsafe fn warp_scan(mut v: u32) -> u32 {
    let lane = t() as u32 % 32;
    for step in 0..5 {
        let by = 1 << step;
        let other = unsafe { shuffle_up(!0, v, by, 0) };
        if lane >= by {
            v += other;
        }
    }
    v
}

// warplens: launch(workgroup_mem = 128, block = 1024)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn block_scan(data: *mut u32) {
    unsafe {
        let sums = gpu_launch_sized_workgroup_mem::<u32>();
        let (lane, warp) = (t() % 32, t() / 32);
        let v = warp_scan(*data.add(t()));
        if lane == 31 {
            *sums.add(warp) = v;
        }
        sync();
        //% => workgroup-race@load_sum
        if warp == 0 {
            let s = warp_scan(*sums.add(lane)); // %load_sum
            *sums.add(lane) = s;
        }
        sync();
        //% => workgroup-race@before
        let before = if warp > 0 { *sums.add(warp - 1) } else { 0 }; // %before
        //% let before = *sums.add(warp).sub(1); => workgroup-mem-out-of-bounds@here
        *data.add(t()) = v + before;
    }
}

// warplens: launch(workgroup_mem = 2048, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn hillis_steele(data: *mut u32) {
    unsafe {
        let memory = gpu_launch_sized_workgroup_mem::<u32>();
        let (mut from, mut to) = (memory, memory.add(256));
        *from.add(t()) = *data.add(t());
        let mut by = 1;
        while by < 256 {
            sync();
            //% => workgroup-race@shifted, workgroup-race@shifted
            let v = *from.add(t());
            *to.add(t()) = if t() >= by { v + *from.add(t() - by) } else { v }; // %shifted
            (from, to) = (to, from);
            by *= 2;
        }
        *data.add(t()) = *from.add(t());
    }
}

const BINS: usize = 256;

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn histogram(keys: *const u32, n: usize, out: *mut u32, shift: u32) {
    unsafe {
        let bins = gpu_launch_sized_workgroup_mem::<u32>();
        let size = _block_dim_x() as usize;
        let mut i = t();
        while i < BINS {
            *bins.add(i) = 0;
            i += size;
        }
        sync();
        let mut i = _block_idx_x() as usize * size + t();
        while i < n {
            let bin = (*keys.add(i) >> shift) as usize % BINS;
            AtomicU32::from_ptr(bins.add(bin)).fetch_add(1, Relaxed);
            i += size * _grid_dim_x() as usize;
        }
        sync();
        let mut i = t();
        while i < BINS {
            AtomicU32::from_ptr(out.add(i)).fetch_add(*bins.add(i), Relaxed);
            i += size;
        }
    }
}

/// Ranks keys of four bits within a block by ballots.
// warplens: launch(workgroup_mem = 576, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn radix_rank(keys: *mut u32, ranks: *mut u32, shift: u32) {
    unsafe {
        let counts = gpu_launch_sized_workgroup_mem::<u32>();
        let starts = counts.add(8 * 16);
        let (lane, warp) = (t() as u32 % 32, t() / 32);
        let digit = *keys.add(t()) >> shift & 15;
        let mut i = t();
        while i < 8 * 16 {
            *counts.add(i) = 0;
            i += 256;
        }
        sync();
        let peers = match_any(!0, digit);
        let rank = (peers & ((1 << lane) - 1)).count_ones();
        if rank == 0 {
            *counts.add(warp * 16 + digit as usize) = peers.count_ones();
        }
        sync();
        if t() < 16 {
            let mut sum = 0;
            for w in 0..8 {
                let here = counts.add(w * 16 + t());
                let count = *here;
                *here = sum;
                sum += count;
            }
            *starts.add(t()) = sum;
        }
        sync();
        if t() == 0 {
            let mut sum = 0;
            for d in 0..16 {
                let count = *starts.add(d);
                *starts.add(d) = sum;
                sum += count;
            }
        }
        sync();
        *ranks.add(t()) = *starts.add(digit as usize) + *counts.add(warp * 16 + digit as usize) + rank;
    }
}

// warplens: launch(workgroup_mem = 4096, block = 512)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bitonic(data: *mut u32) {
    unsafe {
        let keys = gpu_launch_sized_workgroup_mem::<u32>();
        let base = data.add(_block_idx_x() as usize * 1024);
        *keys.add(t()) = *base.add(t());
        *keys.add(t() + 512) = *base.add(t() + 512);
        let mut k = 2;
        while k <= 1024 {
            let mut j = k / 2;
            while j > 0 {
                sync();
                //% => workgroup-race@pair, workgroup-race@pair
                let low = 2 * t() - (t() & (j - 1));
                let high = low + j;
                let (a, b) = (*keys.add(low), *keys.add(high)); // %pair
                if (a > b) == (low & k == 0) {
                    *keys.add(low) = b;
                    *keys.add(high) = a;
                }
                j /= 2;
            }
            k *= 2;
        }
        sync();
        *base.add(t()) = *keys.add(t());
        *base.add(t() + 512) = *keys.add(t() + 512);
    }
}

/// Keeps what is not zero, in order.
// warplens: launch(workgroup_mem = 36, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn compact(data: *const u32, out: *mut u32, count: *mut u32) {
    unsafe {
        let sums = gpu_launch_sized_workgroup_mem::<u32>();
        let (lane, warp) = (t() % 32, t() / 32);
        let v = *data.add(_block_idx_x() as usize * 256 + t());
        let kept = ballot(!0, v != 0);
        //% let kept = ballot(0xffff, v != 0); => warp-sync-mask@here
        if lane == 0 {
            *sums.add(warp) = kept.count_ones();
        }
        sync();
        if t() == 0 {
            let mut sum = 0;
            for w in 0..8 {
                let n = *sums.add(w);
                *sums.add(w) = sum;
                sum += n;
            }
            *sums.add(8) = AtomicU32::from_ptr(count).fetch_add(sum, Relaxed);
        }
        sync();
        if v != 0 {
            let at = *sums.add(8) + *sums.add(warp) + (kept & ((1 << lane) - 1)).count_ones();
            *out.add(at as usize) = v;
        }
    }
}
