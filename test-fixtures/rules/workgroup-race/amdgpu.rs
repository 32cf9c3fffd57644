//! Mistakes in kernels for AMD's GPUs.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_amdgpu)]
use core::arch::amdgpu::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

use core::sync::atomic::{AtomicU32, Ordering, fence};
unsafe fn barrier() { fence(Ordering::Release); s_barrier(); fence(Ordering::Acquire); }
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sum(x: *const f32, y: *mut f32) {
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let t = workitem_id_x() as usize;
    *s.add(t) = *x.add(workgroup_id_x() as usize * 256 + t);
    let mut w = 128;
    while w > 0 {
        if t < w { *s.add(t) += *s.add(t + w); } //~ warning[workgroup-race]
        barrier();
        w >>= 1;
    }
    if t == 0 { *y.add(workgroup_id_x() as usize) = *s; }
}
unsafe fn shfl(v: u32, lane: u32) -> u32 { ds_bpermute(lane << 2, v) }
unsafe fn lane() -> u32 { mbcnt_hi(!0, mbcnt_lo(!0, 0)) }
// warplens: launch(workgroup_mem = 16, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn wave_sum(x: *const u32, y: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = workitem_id_x();
    let l = lane();
    let mut v = *x.add(t as usize);
    let mut d = 32;
    while d > 0 { v += shfl(v, l ^ d); d >>= 1; }
    if l == 0 { *s.add((t / 64) as usize) = v; }
    if t < 64 { barrier(); } //~ warning[divergent-barrier]
    if t == 0 { *y = *s + *s.add(1) + *s.add(2) + *s.add(3); }
}
// Split barriers.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn compact(x: *const u32, y: *mut u32, n: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = workitem_id_x() as usize;
    let v = *x.add(t);
    let keep = v % 3 == 0;
    *s.add(t) = keep as u32;
    barrier();
    let mut d = 1;
    while d < 256 {
        let a = if t >= d { *s.add(t - d) } else { 0 };
        *s.add(t) += a; //~ warning[workgroup-race]
        barrier();
        d *= 2;
    }
    if keep { *y.add(*s.add(t) as usize - 1) = v; }
    if t == 255 { AtomicU32::from_ptr(n).store(*s.add(255), Ordering::Release); }
}
// warplens: launch(workgroup_mem = 4352, block = [32, 8])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn transpose(src: *const f32, dst: *mut f32, w: usize, h: usize) {
    let s = gpu_launch_sized_workgroup_mem::<[f32; 33]>();
    let (x, y) = (workitem_id_x() as usize, workitem_id_y() as usize);
    let (bx, by) = (workgroup_id_x() as usize * 32, workgroup_id_y() as usize * 32);
    for j in (0..32).step_by(8) {
        if bx + x < w && by + y + j < h { (*s.add(y + j))[x] = *src.add((by + y + j) * w + bx + x); }
    }
    for j in (0..32).step_by(8) {
        if by + x < h && bx + y + j < w { *dst.add((bx + y + j) * h + by + x) = (*s.add(x))[y + j]; } //~ warning[workgroup-race]
    }
}
// The workgroup's size out of the dispatch packet, without word of the launch.
use core::intrinsics::gpu::amdgpu_dispatch_ptr;
unsafe fn block_dim() -> usize { *(amdgpu_dispatch_ptr() as *const u16).add(2) as usize }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn block_sum(x: *const f32, y: *mut f32) {
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let t = workitem_id_x() as usize;
    let b = workgroup_id_x() as usize;
    *s.add(t) = *x.add(b * block_dim() + t);
    barrier();
    let mut half = block_dim() / 2;
    while half > 0 {
        if t < half { *s.add(t) += *s.add(t + half); } //~ warning[workgroup-race]
        half /= 2;
    }
    if t == 0 { *y.add(b) = *s; }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn right_block_sum(x: *const f32, y: *mut f32) {
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let t = workitem_id_x() as usize;
    let b = workgroup_id_x() as usize;
    *s.add(t) = *x.add(b * block_dim() + t);
    barrier();
    let mut half = block_dim() / 2;
    while half > 0 {
        if t < half { *s.add(t) += *s.add(t + half); }
        barrier();
        half /= 2;
    }
    if t == 0 { *y.add(b) = *s; }
}
