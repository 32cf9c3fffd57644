//! Ways in which working kernels use workgroup memory and barriers. No rule may say a word of warning here.

#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering, fence};

fn thread() -> usize {
    unsafe { _thread_idx_x() as usize }
}

fn threads() -> usize {
    unsafe { _block_dim_x() as usize }
}

fn barrier() {
    unsafe { _syncthreads() }
}

/// Bytes, words and doubles one after another, each rounded up.
struct Carve {
    base: *mut u8,
    used: usize,
}

impl Carve {
    fn new() -> Self {
        Carve {
            base: gpu_launch_sized_workgroup_mem::<u128>().cast(),
            used: 0,
        }
    }

    fn take<T>(&mut self, count: usize) -> *mut T {
        let at = self.used.next_multiple_of(align_of::<T>());
        self.used = at + count * size_of::<T>();
        unsafe { self.base.add(at).cast() }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn carved(bytes: *const u8, words: *const u32, out: *mut f64) {
    let (i, n) = (thread(), threads());
    let mut carve = Carve::new();
    let a = carve.take::<u8>(n);
    let b = carve.take::<u32>(n);
    let c = carve.take::<f64>(n);
    unsafe {
        *a.add(i) = *bytes.add(i);
        *b.add(i) = *words.add(i);
        *c.add(i) = 0.5;
        barrier();
        let other = n - 1 - i;
        *out.add(i) = *c.add(other) + f64::from(*b.add(other)) + f64::from(*a.add(other));
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn reduce(data: *const f32, n: usize, out: *mut f32) {
    let i = thread();
    let sums = gpu_launch_sized_workgroup_mem::<f32>();
    let mut sum = 0.0;
    let mut k = unsafe { _block_idx_x() as usize } * threads() + i;
    while k < n {
        sum += unsafe { *data.add(k) };
        k += threads() * unsafe { _grid_dim_x() as usize };
    }
    unsafe { *sums.add(i) = sum };
    barrier();
    let mut width = threads() / 2;
    while width > 0 {
        if i < width {
            unsafe { *sums.add(i) += *sums.add(i + width) };
        }
        barrier();
        width /= 2;
    }
    if i == 0 {
        unsafe { *out.add(_block_idx_x() as usize) = *sums };
    }
}

// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn reduce_known(data: *const f32, out: *mut f32) {
    let i = thread();
    let sums = unsafe { core::slice::from_raw_parts_mut(gpu_launch_sized_workgroup_mem::<f32>(), 256) };
    sums[i] = unsafe { *data.add(i) };
    barrier();
    for shift in (0..8).rev() {
        let width = 1 << shift;
        if i < width {
            sums[i] += sums[i + width];
        }
        barrier();
    }
    if i == 0 {
        unsafe { *out = sums[0] };
    }
}

/// Whole blocks return before the first barrier.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn uniform_return(data: *mut f32, blocks: u32, skip: *const u32) {
    if unsafe { _block_idx_x() } >= blocks || unsafe { *skip.add(_block_idx_x() as usize) } != 0 {
        return;
    }
    let i = thread();
    let tile = gpu_launch_sized_workgroup_mem::<f32>();
    unsafe { *tile.add(i) = *data.add(i) };
    barrier();
    unsafe { *data.add(i) = *tile.add(threads() - 1 - i) };
}

/// Two tiles that swap their roles.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn double_buffer(data: *mut f32, rounds: u32) {
    let (i, n) = (thread(), threads());
    let mut here = gpu_launch_sized_workgroup_mem::<f32>();
    let mut there = unsafe { here.add(n) };
    unsafe { *here.add(i) = *data.add(i) };
    for _ in 0..rounds {
        barrier();
        unsafe { *there.add(i) = 0.5 * (*here.add(i) + *here.add((i + 1) % n)) };
        core::mem::swap(&mut here, &mut there);
    }
    barrier();
    unsafe { *data.add(i) = *here.add(i) };
}

/// One thread finds something out, all others read it.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn broadcast(counter: *mut u32, out: *mut u32) {
    let shared = gpu_launch_sized_workgroup_mem::<u32>();
    if thread() == 0 {
        let old = unsafe { AtomicU32::from_ptr(counter) }.fetch_add(threads() as u32, Ordering::Relaxed);
        unsafe { *shared = old };
    }
    barrier();
    let start = unsafe { *shared } as usize;
    unsafe { *out.add(start + thread()) = thread() as u32 };
}

/// The last workgroup to finish does the rest.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn last_block(done: *mut u32, partial: *mut f32, out: *mut f32) {
    let is_last = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe { *partial.add(_block_idx_x() as usize) = 1.0 };
    fence(Ordering::AcqRel);
    if thread() == 0 {
        let old = unsafe { AtomicU32::from_ptr(done) }.fetch_add(1, Ordering::Relaxed);
        unsafe { *is_last = u32::from(old + 1 == _grid_dim_x()) };
    }
    barrier();
    if unsafe { *is_last } != 0 {
        barrier();
        if thread() == 0 {
            unsafe { *out = *partial };
        }
    }
}

/// A histogram in workgroup memory, cleared in strides.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn histogram(data: *const u8, n: usize, bins: *mut u32) {
    let (i, step) = (thread(), threads());
    let local = gpu_launch_sized_workgroup_mem::<u32>();
    for k in (i..256).step_by(step) {
        unsafe { *local.add(k) = 0 };
    }
    barrier();
    let mut k = i;
    while k < n {
        let bin = unsafe { local.add(usize::from(*data.add(k))) };
        unsafe { AtomicU32::from_ptr(bin) }.fetch_add(1, Ordering::Relaxed);
        k += step;
    }
    barrier();
    for k in (i..256).step_by(step) {
        unsafe { AtomicU32::from_ptr(bins.add(k)) }.fetch_add(*local.add(k), Ordering::Relaxed);
    }
}

/// A stencil with a halo on both sides.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn stencil(src: *const f32, dst: *mut f32, n: usize) {
    const RADIUS: usize = 3;
    let (i, width) = (thread(), threads());
    let at = unsafe { _block_idx_x() as usize } * width + i;
    let tile = gpu_launch_sized_workgroup_mem::<f32>();
    let read = |k: usize| if k < n { unsafe { *src.add(k) } } else { 0.0 };
    unsafe {
        *tile.add(RADIUS + i) = read(at);
        if i < RADIUS {
            *tile.add(i) = read(at.wrapping_sub(RADIUS));
            *tile.add(RADIUS + width + i) = read(at + width);
        }
    }
    barrier();
    if at < n {
        let mut sum = 0.0;
        for k in 0..=2 * RADIUS {
            sum += unsafe { *tile.add(i + k) };
        }
        unsafe { *dst.add(at) = sum };
    }
}

/// The region as an array of arrays, by reference.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn transpose(src: *const f32, dst: *mut f32) {
    let tile = unsafe { &mut *gpu_launch_sized_workgroup_mem::<[[f32; 33]; 32]>() };
    let (x, y) = unsafe { (_thread_idx_x() as usize, _thread_idx_y() as usize) };
    for row in (y..32).step_by(8) {
        tile[row][x] = unsafe { *src.add(row * 32 + x) };
    }
    barrier();
    for row in (y..32).step_by(8) {
        unsafe { *dst.add(row * 32 + x) = tile[x][row] };
    }
}

/// Alignment made by hand, as code for every compiler does it.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn aligned_by_hand(v: u64) {
    let start = gpu_launch_sized_workgroup_mem::<u8>();
    let skip = start.align_offset(align_of::<u64>());
    let words = unsafe { start.add(skip).cast::<u64>() };
    if thread() == 0 {
        unsafe { words.write(v) };
    }
}

/// A scan whose threads read and write in two steps.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scan(data: *mut u32) {
    let (i, n) = (thread(), threads());
    let sums = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe { *sums.add(i) = *data.add(i) };
    barrier();
    let mut offset = 1;
    while offset < n {
        let add = if i >= offset { unsafe { *sums.add(i - offset) } } else { 0 };
        barrier();
        unsafe { *sums.add(i) += add };
        barrier();
        offset *= 2;
    }
    unsafe { *data.add(i) = *sums.add(i) };
}
