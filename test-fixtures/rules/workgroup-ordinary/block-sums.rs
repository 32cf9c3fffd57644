//! Reductions by shuffles and by trees, rounds until nothing changes: all right.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx, asm_experimental_arch)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

use core::arch::asm;
#[inline(always)]
unsafe fn shfl_down(v: f32, d: u32) -> f32 {
    let r: f32;
    asm!("shfl.sync.down.b32 {}, {}, {}, 0x1f, 0xffffffff;", out(reg32) r, in(reg32) v, in(reg32) d);
    r
}
#[inline(always)]
unsafe fn ballot(p: bool) -> u32 {
    let r: u32;
    asm!("{{ .reg .pred p; setp.ne.u32 p, {}, 0; vote.sync.ballot.b32 {}, p, 0xffffffff; }}", in(reg32) p as u32, out(reg32) r);
    r
}
unsafe fn warp_sum(mut v: f32) -> f32 {
    for d in [16, 8, 4, 2, 1] { v += shfl_down(v, d); }
    v
}
/// Block reduction.
unsafe fn block_sum<const WARPS: usize>(v: f32, scratch: *mut f32) -> f32 {
    let t = _thread_idx_x() as usize;
    let (lane, warp) = (t % 32, t / 32);
    let s = warp_sum(v);
    if lane == 0 { *scratch.add(warp) = s; }
    _syncthreads();
    let v = if t < WARPS { *scratch.add(lane) } else { 0.0 };
    let total = if warp == 0 { warp_sum(v) } else { 0.0 };
    if t == 0 { *scratch = total; }
    _syncthreads();
    *scratch
}
// warplens: launch(workgroup_mem = 32, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn softmax_like(x: *const f32, y: *mut f32, n: usize) {
    let scratch = gpu_launch_sized_workgroup_mem::<f32>();
    let t = _thread_idx_x() as usize;
    let row = _block_idx_x() as usize;
    let mut s = 0.0;
    let mut i = t;
    while i < n { s += *x.add(row * n + i); i += 256; }
    let total = block_sum::<8>(s, scratch);
    let mean = total / n as f32;
    _syncthreads();
    let mut q = 0.0;
    let mut i = t;
    while i < n { let d = *x.add(row * n + i) - mean; q += d * d; i += 256; }
    let var = block_sum::<8>(q, scratch) / n as f32;
    let mut i = t;
    while i < n { *y.add(row * n + i) = (*x.add(row * n + i) - mean) / (var + 1e-5); i += 256; }
}
/// Unrolled tree with the last warp on its own and a volatile pointer.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tree(x: *const f32, y: *mut f32, n: usize) {
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let t = _thread_idx_x() as usize;
    let i = _block_idx_x() as usize * 512 + t;
    *s.add(t) = (if i < n { *x.add(i) } else { 0.0 }) + (if i + 256 < n { *x.add(i + 256) } else { 0.0 });
    _syncthreads();
    if t < 128 { *s.add(t) += *s.add(t + 128); }
    _syncthreads();
    if t < 64 { *s.add(t) += *s.add(t + 64); }
    _syncthreads();
    if t < 32 {
        let v = warp_sum(*s.add(t) + *s.add(t + 32));
        if t == 0 { *y.add(_block_idx_x() as usize) = v; }
    }
}
/// Warp-synchronous with bar.warp.sync.
// warplens: launch(workgroup_mem = 256, block = 64)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tree_warp(x: *const f32, y: *mut f32) {
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let t = _thread_idx_x() as usize;
    *s.add(t) = *x.add(t);
    _syncthreads();
    if t < 32 {
        let mut w = 32;
        while w > 0 {
            let v = if t < w { *s.add(t + w) } else { 0.0 };
            asm!("bar.warp.sync 0xffffffff;");
            if t < w { *s.add(t) += v; }
            asm!("bar.warp.sync 0xffffffff;");
            w /= 2;
        }
    }
    if t == 0 { *y = *s; }
}
/// Barrier in a loop whose end is the ballot of the whole block through shared memory.
// warplens: launch(workgroup_mem = 1028, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn until_stable(x: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let flag = s.add(256);
    let t = _thread_idx_x() as usize;
    *s.add(t) = *x.add(t);
    loop {
        if t == 0 { *flag = 0; }
        _syncthreads();
        let l = *s.add(if t == 0 { 255 } else { t - 1 });
        let me = *s.add(t);
        _syncthreads();
        if l < me {
            *s.add(t) = l;
            core::sync::atomic::AtomicU32::from_ptr(flag).store(1, core::sync::atomic::Ordering::Relaxed);
        }
        _syncthreads();
        let again = *flag;
        _syncthreads();
        if again == 0 { break; }
    }
    *x.add(t) = *s.add(t);
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn votes(x: *const u32, out: *mut u32, n: usize) {
    let i = _block_idx_x() as usize * _block_dim_x() as usize + _thread_idx_x() as usize;
    let hit = i < n && *x.add(i) > 5;
    let m = ballot(hit);
    if _thread_idx_x() % 32 == 0 { *out.add(i / 32) = m.count_ones(); }
}
