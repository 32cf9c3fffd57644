//! Sums of blocks: trees, warps with shuffles, grid-stride loops, means and variances.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, link_llvm_intrinsics, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

unsafe extern "C" {
    #[link_name = "llvm.nvvm.shfl.sync.down.f32"]
    fn shuffle_down(mask: u32, value: f32, by: u32, clamp: u32) -> f32;
    #[link_name = "llvm.nvvm.shfl.sync.bfly.f32"]
    fn shuffle_xor(mask: u32, value: f32, by: u32, clamp: u32) -> f32;
}

const FULL: u32 = !0;

#[inline]
unsafe fn warp_sum(mut v: f32) -> f32 {
    let mut by = 16;
    while by > 0 {
        v += unsafe { shuffle_down(FULL, v, by, 31) };
        by >>= 1;
    }
    v
}

unsafe fn block_sum(v: f32, sums: *mut f32) -> f32 {
    unsafe {
        let t = _thread_idx_x();
        let (lane, warp) = (t % 32, t / 32);
        let v = warp_sum(v);
        if lane == 0 {
            *sums.add(warp as usize) = v; // %warp_store
        }
        _syncthreads();
        //% => workgroup-race@warp_load
        let warps = _block_dim_x() / 32;
        let v = if lane < warps { *sums.add(lane as usize) } else { 0.0 }; // %warp_load
        //% let v = if lane < warps { *sums.byte_add(lane as usize * 4 + 2) } else { 0.0 }; => workgroup-mem-offset-misaligned@here, workgroup-mem-out-of-bounds@here
        warp_sum(v)
    }
}

// warplens: launch(workgroup_mem = 32, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn grid_sum(data: *const f32, n: usize, out: *mut f32) {
    unsafe {
        let step = (_block_dim_x() * _grid_dim_x()) as usize;
        let mut i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
        let mut sum = 0.0;
        while i < n {
            sum += *data.add(i);
            i += step;
        }
        let total = block_sum(sum, gpu_launch_sized_workgroup_mem());
        if _thread_idx_x() == 0 {
            *out.add(_block_idx_x() as usize) = total;
        }
    }
}

// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tree(data: *const f32, out: *mut f32) {
    unsafe {
        let s = gpu_launch_sized_workgroup_mem::<f32>();
        let t = _thread_idx_x() as usize;
        *s.add(t) = *data.add(_block_idx_x() as usize * 256 + t);
        //% *s.add(t + 1) = *data.add(_block_idx_x() as usize * 256 + t); => workgroup-mem-out-of-bounds@here
        _syncthreads();
        let mut half = 128;
        while half > 0 {
            if t < half {
                *s.add(t) += *s.add(t + half); // %fold
            }
            _syncthreads();
            //% => workgroup-race@fold
            half /= 2;
        }
        if t == 0 {
            *out.add(_block_idx_x() as usize) = *s;
        }
    }
}

/// Normalises a row per block.
// warplens: launch(workgroup_mem = 64, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn layer_norm(x: *mut f32, width: usize) {
    unsafe {
        let parts = gpu_launch_sized_workgroup_mem::<f32>();
        let t = _thread_idx_x() as usize;
        let row = x.add(_block_idx_x() as usize * width);
        let (mut sum, mut squares) = (0.0, 0.0);
        let mut i = t;
        while i < width {
            let v = *row.add(i);
            sum += v;
            squares += v * v;
            i += 256;
        }
        let (sum, squares) = (warp_sum(sum), warp_sum(squares));
        if t % 32 == 0 {
            *parts.add(t / 32) = sum;
            *parts.add(8 + t / 32) = squares;
            //% *parts.add(9 + t / 32) = squares; => workgroup-mem-out-of-bounds@here
        }
        _syncthreads();
        //% => workgroup-race@mean, workgroup-race@square
        if t == 0 {
            let (mut mean, mut square) = (0.0, 0.0);
            for w in 0..8 {
                mean += *parts.add(w); // %mean
                square += *parts.add(8 + w); // %square
            }
            *parts = mean / width as f32;
            *parts.add(1) = square / width as f32;
        }
        _syncthreads();
        //% => workgroup-race@get_mean, workgroup-race@get_square
        let mean = *parts; // %get_mean
        let deviation = *parts.add(1) - mean * mean; // %get_square
        let mut i = t;
        while i < width {
            *row.add(i) = (*row.add(i) - mean) / deviation;
            i += 256;
        }
    }
}

/// Largest, then sum, of a row per block; all threads share what one warp found.
// warplens: launch(workgroup_mem = 32, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn softmax(x: *mut f32, width: usize) {
    unsafe {
        let shared = gpu_launch_sized_workgroup_mem::<f32>();
        let t = _thread_idx_x() as usize;
        let row = x.add(_block_idx_x() as usize * width);
        let mut most = f32::MIN;
        let mut i = t;
        while i < width {
            most = most.max(*row.add(i));
            i += 256;
        }
        let mut by = 16;
        while by > 0 {
            most = most.max(shuffle_xor(FULL, most, by, 31));
            //% most = most.max(shuffle_xor(0x7fff_ffff, most, by, 31)); => warp-sync-mask@here
            by /= 2;
        }
        if t % 32 == 0 {
            *shared.add(t / 32) = most;
        }
        _syncthreads();
        //% => workgroup-race@zero, workgroup-race@first
        let mut all = *shared; // %zero
        for w in 1..8 {
            all = all.max(*shared.add(w)); // %first
        }
        _syncthreads();
        //% => workgroup-race@again
        let mut sum = 0.0;
        let mut i = t;
        while i < width {
            let e = *row.add(i) - all;
            *row.add(i) = e;
            sum += e;
            i += 256;
        }
        let sum = warp_sum(sum);
        if t % 32 == 0 {
            *shared.add(t / 32) = sum; // %again
        }
        _syncthreads();
        let mut total = 0.0;
        for w in 0..8 {
            total += *shared.add(w);
        }
        let mut i = t;
        while i < width {
            *row.add(i) /= total;
            i += 256;
        }
    }
}
