//! Rounds that do different things, exchanges within a warp, guards that stop loops early: all right.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx, asm_experimental_arch)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering};

// Phases by rounds: even rounds write, odd rounds read, a barrier each round.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn phases(x: *mut u32, n: u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = _thread_idx_x() as usize;
    let mut i = 0;
    while i < n {
        if i & 1 == 0 { *s.add(t) = *x.add(t); } else { *x.add(t) = *s.add(255 - t); }
        _syncthreads();
        i += 1;
    }
}
// Prefetch into the other half until the last round, drain in the last.
// warplens: launch(workgroup_mem = 2048, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn drain(x: *mut u32, n: usize) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = _thread_idx_x() as usize;
    *s.add(t) = *x.add(t);
    _syncthreads();
    let mut i = 0;
    while i < n {
        let (now, then) = ((i & 1) * 256, (!i & 1) * 256);
        if i + 1 < n { *s.add(then + t) = *x.add((i + 1) * 256 + t); }
        let v = *s.add(now + 255 - t);
        if i + 1 == n { *x.add(t) = v; }
        _syncthreads();
        i += 1;
    }
}
// The reader's barrier stands under the same uniform condition as the write.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn once_in_a_while(x: *mut u32, n: u32, every: u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = _thread_idx_x() as usize;
    for i in 0..n {
        let mine = *x.add(t) + i;
        if i % every == 0 {
            _syncthreads();
            *s.add(t) = mine;
            _syncthreads();
        }
        *x.add(t) = *s.add(255 - t);
    }
}
// A warp per row: exchange in the row needs no barrier of all.
// warplens: launch(workgroup_mem = 1024, block = [32, 8])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn rows(x: *mut f32, w: usize) {
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let (tx, ty) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
    let row = s.add(ty * 32);
    let mut j = tx;
    while j < w {
        *row.add(tx) = *x.add(ty * w + j);
        core::arch::asm!("bar.warp.sync 0xffffffff;");
        let v = *row.add(31 - tx);
        core::arch::asm!("bar.warp.sync 0xffffffff;");
        *x.add(ty * w + j) = v;
        j += 32;
    }
}
// Guards around a search that stores what it found; the barrier comes behind.
// warplens: launch(workgroup_mem = 2048, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn search(keys: *const u32, x: *mut u32, n: usize) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let found = s.add(256);
    let t = _thread_idx_x() as usize;
    let mut lo = 0usize;
    let mut hi = n;
    while lo < hi {
        let mid = (lo + hi) / 2;
        if *keys.add(mid) < t as u32 { lo = mid + 1 } else { hi = mid }
    }
    *s.add(t) = lo as u32;
    *found.add(t) = if lo < n { *keys.add(lo) } else { 0 };
    _syncthreads();
    let p = if t > 0 { *s.add(t - 1) } else { 0 };
    *x.add(t) = *s.add(t) - p + *found.add(255 - t);
}
// Each thread strides over its own column of a tile, then barrier, then rows.
// warplens: launch(workgroup_mem = 4096, block = [32, 4])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn columns(x: *mut f32, w: usize, h: usize) {
    let s = gpu_launch_sized_workgroup_mem::<[f32; 32]>();
    let (tx, ty) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
    let (gx, gy) = (_block_idx_x() as usize * 32 + tx, _block_idx_y() as usize * 32);
    let mut j = ty;
    while j < 32 && gy + j < h {
        if gx < w { (*s.add(j))[tx] = *x.add((gy + j) * w + gx); }
        j += 4;
    }
    _syncthreads();
    let mut j = ty;
    while j < 32 {
        if gy + j < h && gx < w { *x.add((gy + j) * w + gx) = (*s.add(j))[31 - tx]; }
        j += _block_dim_y() as usize;
    }
}
// Variable tile width from a parameter; threads outside idle but meet the barriers.
// warplens: launch(workgroup_mem = 4096, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn narrow(x: *mut f32, width: usize, rounds: usize) {
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let t = _thread_idx_x() as usize;
    let live = t < width;
    let mut buf = 0usize;
    for r in 0..rounds {
        if live { *s.add(buf * 512 + t) = *x.add(r * width + t); }
        if r + 1 < rounds && t == 0 { *s.add(buf * 512 + 511) = r as f32; }
        _syncthreads();
        if live { *x.add(r * width + t) = *s.add(buf * 512 + (t + 1) % width); }
        buf ^= 1;
    }
}
