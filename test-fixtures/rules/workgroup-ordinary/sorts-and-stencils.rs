//! Histograms by warps, sorting networks, stencils with halos: all right.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx, asm_experimental_arch)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

use core::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
/// One histogram per warp, then merged.
// warplens: launch(workgroup_mem = 8192, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn hist(data: *const u8, bins: *mut u32, n: usize) {
    let h = gpu_launch_sized_workgroup_mem::<AtomicU32>();
    let t = _thread_idx_x() as usize;
    let mine = h.add((t / 32) * 256);
    let mut i = t;
    while i < 8 * 256 { (*h.add(i)).store(0, Ordering::Relaxed); i += 256; }
    _syncthreads();
    let stride = (_grid_dim_x() * _block_dim_x()) as usize;
    let mut i = (_block_idx_x() * _block_dim_x()) as usize + t;
    while i < n { (*mine.add(*data.add(i) as usize)).fetch_add(1, Ordering::Relaxed); i += stride; }
    _syncthreads();
    let mut s = 0;
    for w in 0..8 { s += (*h.add(w * 256 + t)).load(Ordering::Relaxed); }
    if s != 0 { (*(bins.add(t) as *const AtomicU32)).fetch_add(s, Ordering::Relaxed); }
}
/// Slice views over the workgroup memory.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn hist_slice(data: *const u32, bins: *mut u32, n: usize) {
    let h: &[AtomicU32] = core::slice::from_raw_parts(gpu_launch_sized_workgroup_mem::<AtomicU32>(), 256);
    let t = _thread_idx_x() as usize;
    h[t].store(0, Ordering::Relaxed);
    _syncthreads();
    for i in (t..n).step_by(256) { h[(*data.add(i) & 255) as usize].fetch_add(1, Ordering::Relaxed); }
    _syncthreads();
    AtomicU32::from_ptr(bins.add(t)).fetch_add(h[t].load(Ordering::Relaxed), Ordering::Relaxed);
}
/// Bitonic sort in workgroup memory.
// warplens: launch(workgroup_mem = 2048, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bitonic(data: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = _thread_idx_x() as usize;
    *s.add(t) = *data.add(t);
    *s.add(t + 256) = *data.add(t + 256);
    let mut size = 2;
    while size <= 512 {
        let mut stride = size / 2;
        while stride > 0 {
            _syncthreads();
            let pos = 2 * t - (t & (stride - 1));
            let up = (t & (size / 2)) == 0;
            let (a, b) = (*s.add(pos), *s.add(pos + stride));
            if (a > b) == up { *s.add(pos) = b; *s.add(pos + stride) = a; }
            stride /= 2;
        }
        size *= 2;
    }
    _syncthreads();
    *data.add(t) = *s.add(t);
    *data.add(t + 256) = *s.add(t + 256);
}
/// Odd-even transposition sort.
// warplens: launch(workgroup_mem = 1024, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn odd_even(data: *mut i32) {
    let s = core::slice::from_raw_parts_mut(gpu_launch_sized_workgroup_mem::<i32>(), 256);
    let t = _thread_idx_x() as usize;
    s[2 * t] = *data.add(2 * t);
    s[2 * t + 1] = *data.add(2 * t + 1);
    _syncthreads();
    for round in 0..256 {
        let a = 2 * t + (round & 1);
        if a + 1 < 256 && s[a] > s[a + 1] { s.swap(a, a + 1); }
        _syncthreads();
    }
    *data.add(2 * t) = s[2 * t];
    *data.add(2 * t + 1) = s[2 * t + 1];
}
/// 1-D stencil with halo.
const R: usize = 3;
// warplens: launch(workgroup_mem = 536, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn stencil(x: *const f32, y: *mut f32, n: usize) {
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let t = _thread_idx_x() as usize;
    let g = _block_idx_x() as usize * 128 + t;
    *s.add(t + R) = if g < n { *x.add(g) } else { 0.0 };
    if t < R {
        *s.add(t) = if g >= R { *x.add(g - R) } else { 0.0 };
        *s.add(t + R + 128) = if g + 128 < n { *x.add(g + 128) } else { 0.0 };
    }
    _syncthreads();
    if g < n {
        let mut v = 0.0;
        for k in 0..=2 * R { v += *s.add(t + k); }
        *y.add(g) = v;
    }
}
/// 2-D stencil, halo loaded in a linear sweep.
// warplens: launch(workgroup_mem = 1296, block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn stencil2d(x: *const f32, y: *mut f32, w: usize, h: usize) {
    const T: usize = 16;
    const S: usize = T + 2;
    let s = gpu_launch_sized_workgroup_mem::<[f32; S]>();
    let (tx, ty) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
    let (bx, by) = (_block_idx_x() as usize * T, _block_idx_y() as usize * T);
    let mut i = ty * T + tx;
    while i < S * S {
        let (sy, sx) = (i / S, i % S);
        let (gx, gy) = ((bx + sx).wrapping_sub(1), (by + sy).wrapping_sub(1));
        (*s.add(sy))[sx] = if gx < w && gy < h { *x.add(gy * w + gx) } else { 0.0 };
        i += T * T;
    }
    _syncthreads();
    let (gx, gy) = (bx + tx, by + ty);
    if gx < w && gy < h {
        let (c, r) = (tx + 1, ty + 1);
        *y.add(gy * w + gx) = 0.25 * ((*s.add(r - 1))[c] + (*s.add(r + 1))[c] + (*s.add(r))[c - 1] + (*s.add(r))[c + 1]);
    }
}
/// Time-blocked: several steps in shared memory.
// warplens: launch(workgroup_mem = 1024, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn steps(x: *mut f32, rounds: u32) {
    let a = gpu_launch_sized_workgroup_mem::<f32>();
    let b = a.add(128);
    let t = _thread_idx_x() as usize;
    *a.add(t) = *x.add(t);
    _syncthreads();
    for r in 0..rounds {
        let (src, dst) = if r % 2 == 0 { (a, b) } else { (b, a) };
        let l = *src.add(t.saturating_sub(1));
        let rr = *src.add((t + 1).min(127));
        *dst.add(t) = (l + rr) * 0.5;
        _syncthreads();
    }
    let last = if rounds % 2 == 0 { a } else { b };
    *x.add(t) = *last.add(t);
}
