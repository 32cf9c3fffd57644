//! Scans by Blelloch, by Kogge and Stone, and with look-back: all right.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx, asm_experimental_arch)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

use core::sync::atomic::{AtomicU32, AtomicU64, Ordering, fence};
/// Blelloch scan with bank-conflict padding.
const fn pad(i: usize) -> usize { i + (i >> 5) }
// warplens: launch(workgroup_mem = 2112, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn blelloch(data: *mut u32, sums: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    const N: usize = 512;
    let t = _thread_idx_x() as usize;
    let base = _block_idx_x() as usize * N;
    *s.add(pad(t)) = *data.add(base + t);
    *s.add(pad(t + 256)) = *data.add(base + t + 256);
    let mut offset = 1;
    let mut d = N >> 1;
    while d > 0 {
        _syncthreads();
        if t < d {
            let ai = offset * (2 * t + 1) - 1;
            let bi = offset * (2 * t + 2) - 1;
            *s.add(pad(bi)) += *s.add(pad(ai));
        }
        offset *= 2;
        d >>= 1;
    }
    if t == 0 {
        *sums.add(_block_idx_x() as usize) = *s.add(pad(N - 1));
        *s.add(pad(N - 1)) = 0;
    }
    let mut d = 1;
    while d < N {
        offset >>= 1;
        _syncthreads();
        if t < d {
            let ai = offset * (2 * t + 1) - 1;
            let bi = offset * (2 * t + 2) - 1;
            let v = *s.add(pad(ai));
            *s.add(pad(ai)) = *s.add(pad(bi));
            *s.add(pad(bi)) += v;
        }
        d *= 2;
    }
    _syncthreads();
    *data.add(base + t) = *s.add(pad(t));
    *data.add(base + t + 256) = *s.add(pad(t + 256));
}
/// Kogge-Stone with two buffers.
// warplens: launch(workgroup_mem = 2048, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn kogge_stone(data: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = _thread_idx_x() as usize;
    let n = _block_dim_x() as usize;
    let (mut pin, mut pout) = (1usize, 0usize);
    *s.add(pout * n + t) = *data.add(t);
    _syncthreads();
    let mut d = 1;
    while d < n {
        pout = 1 - pout;
        pin = 1 - pout;
        if t >= d { *s.add(pout * n + t) = *s.add(pin * n + t) + *s.add(pin * n + t - d); }
        else { *s.add(pout * n + t) = *s.add(pin * n + t); }
        _syncthreads();
        d <<= 1;
    }
    let _ = pin;
    *data.add(t) = *s.add(pout * n + t);
}
const INVALID: u32 = 0;
const AGG: u32 = 1;
const PREFIX: u32 = 2;
/// Decoupled look-back.
// warplens: launch(workgroup_mem = 1032, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn lookback(input: *const u32, output: *mut u32, state: *mut u64, ticket: *mut u32, n: usize) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let tile_slot = s.add(256);
    let prefix_slot = s.add(257);
    let t = _thread_idx_x() as usize;
    if t == 0 { *tile_slot = AtomicU32::from_ptr(ticket).fetch_add(1, Ordering::Relaxed); }
    _syncthreads();
    let tile = *tile_slot as usize;
    let i = tile * 256 + t;
    let v = if i < n { *input.add(i) } else { 0 };
    *s.add(t) = v;
    _syncthreads();
    let mut d = 1;
    while d < 256 {
        let add = if t >= d { *s.add(t - d) } else { 0 };
        _syncthreads();
        *s.add(t) += add;
        _syncthreads();
        d <<= 1;
    }
    let total = *s.add(255);
    if t == 0 {
        let mine = AtomicU64::from_ptr(state.add(tile));
        let mut exclusive = 0u32;
        if tile == 0 {
            mine.store((PREFIX as u64) << 32 | total as u64, Ordering::Release);
        } else {
            mine.store((AGG as u64) << 32 | total as u64, Ordering::Release);
            let mut p = tile - 1;
            loop {
                let w = AtomicU64::from_ptr(state.add(p)).load(Ordering::Acquire);
                let (flag, value) = ((w >> 32) as u32, w as u32);
                if flag == INVALID { continue; }
                exclusive += value;
                if flag == PREFIX { break; }
                p -= 1;
            }
            mine.store((PREFIX as u64) << 32 | (exclusive + total) as u64, Ordering::Release);
        }
        *prefix_slot = exclusive;
    }
    _syncthreads();
    if i < n { *output.add(i) = *s.add(t) + *prefix_slot; }
    fence(Ordering::SeqCst);
}
/// Exclusive early exits that are uniform.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn early(data: *mut u32, counts: *const u32, n: u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let b = _block_idx_x();
    if b * _block_dim_x() >= n { return; }
    let count = *counts.add(b as usize);
    if count == 0 { return; }
    let t = _thread_idx_x();
    *s.add(t as usize) = *data.add((b * _block_dim_x() + t) as usize);
    for _ in 0..count {
        _syncthreads();
        let v = *s.add(((t + 1) % _block_dim_x()) as usize);
        _syncthreads();
        *s.add(t as usize) += v;
    }
    *data.add((b * _block_dim_x() + t) as usize) = *s.add(t as usize);
}
