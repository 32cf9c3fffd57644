//! Places that are computed from the number of threads, each of its own thread or behind a barrier.

#![no_std]
#![feature(
    abi_gpu_kernel,
    core_intrinsics,
    gpu_intrinsics,
    gpu_launch_sized_workgroup_mem,
    stdarch_nvptx
)]
#![allow(internal_features)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
fn t() -> usize {
    unsafe { _thread_idx_x() as usize }
}
fn n() -> usize {
    unsafe { _block_dim_x() as usize }
}
fn sync() {
    unsafe { _syncthreads() }
}
// Two parts of the size of the workgroup.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn two_parts(d: *mut f32) {
    let a = gpu_launch_sized_workgroup_mem::<f32>();
    let b = a.add(n());
    *a.add(t()) = *d.add(t());
    *b.add(t()) = *a.add(t()) * 2.0;
    sync();
    *d.add(t()) = *b.add(n() - 1 - t()) + *a.add((t() + 1) % n());
}
// Compact: rotate through registers.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn rotate(d: *mut f32, k: usize) {
    let s = core::slice::from_raw_parts_mut(gpu_launch_sized_workgroup_mem::<f32>(), n());
    s[t()] = *d.add(t());
    for _ in 0..k {
        sync();
        let v = s[(t() + n() - 1) % n()];
        sync();
        s[t()] = v;
    }
    *d.add(t()) = s[t()];
}
// Odd-even transposition sort.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn odd_even(d: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    *s.add(t()) = *d.add(t());
    sync();
    for phase in 0..n() {
        let i = 2 * t() + (phase & 1);
        if i + 1 < n() {
            let (a, b) = (*s.add(i), *s.add(i + 1));
            if a > b {
                *s.add(i) = b;
                *s.add(i + 1) = a;
            }
        }
        sync();
    }
    *d.add(t()) = *s.add(t());
}
// Ping-pong: the two halves swap roles each round.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn hillis(d: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let (mut from, mut to) = (0, n());
    *s.add(from + t()) = *d.add(t());
    let mut w = 1;
    while w < n() {
        sync();
        let v = *s.add(from + t());
        *s.add(to + t()) = if t() >= w {
            v + *s.add(from + t() - w)
        } else {
            v
        };
        core::mem::swap(&mut from, &mut to);
        w *= 2;
    }
    sync();
    *d.add(t()) = *s.add(from + n() - 1 - t());
}
// The first half loads, the second half stores.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn by_halves(d: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let h = n() / 2;
    if t() < h {
        *s.add(t()) = *d.add(t());
        *s.add(t() + h) = *d.add(t() + h);
    }
    sync();
    if t() >= h {
        *d.add(t()) = *s.add(t() - h) + *s.add(t());
    }
}
// Only the thread whose turn it is writes.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn turns(d: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    if t() == 0 {
        *s = 1;
    }
    for k in 0..n() {
        sync();
        if t() == k {
            *s += *d.add(k);
        }
    }
    sync();
    *d.add(t()) = *s;
}
// Column of a matrix with as many rows as threads; bytes behind.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn bytes_behind(d: *mut u32) {
    let words = gpu_launch_sized_workgroup_mem::<u32>();
    let flags = words.add(n()).cast::<u8>();
    *words.add(t()) = *d.add(t());
    *flags.add(t()) = 1;
    sync();
    let next = (t() + 1) % n();
    *d.add(t()) = *words.add(next) * *flags.add(next) as u32;
    if n() <= 32 {
        return;
    }
    sync();
    *flags.add(n() - 1 - t()) = 0;
}
