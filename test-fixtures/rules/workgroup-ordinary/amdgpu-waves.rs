//! Waves of 64, split barriers and ballots on AMD's GPUs: all right.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_amdgpu)]
use core::arch::amdgpu::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering};
// Within a wave of 64 without a barrier.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn wave(x: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = workitem_id_x() as usize;
    *s.add(t) = *x.add(t);
    wave_barrier();
    *x.add(t) = *s.add(t ^ 63);
}
// Split barrier of gfx12.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn split(x: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = workitem_id_x() as usize;
    *s.add(t) = *x.add(t);
    s_barrier_signal::<-1>();
    let more = *x.add(t + 256);
    s_barrier_wait::<-1>();
    *x.add(t) = *s.add(255 - t) + more;
}
// A counter that all waves add to.
// warplens: launch(workgroup_mem = 8, block = 512)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn count(x: *const u32, out: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = workitem_id_x();
    if t == 0 { *s = 0; }
    s_barrier();
    let b = ballot(*x.add(t as usize) > 3);
    if t % 64 == 0 { AtomicU32::from_ptr(s).fetch_add(b.count_ones(), Ordering::Relaxed); }
    s_barrier();
    if t == 0 { *out = *s; }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn early(x: *mut u32, n: u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = workitem_id_x();
    if workgroup_id_x() >= n { return; }
    *s.add(t as usize) = t;
    s_barrier();
    if readfirstlane_u32(t) == 0 { *x.add(t as usize) = *s.add((t ^ 1) as usize); }
}
