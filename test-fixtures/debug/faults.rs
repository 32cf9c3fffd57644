//! What stops by the filters of exceptions, on both vendors: each kernel goes wrong in one thread.
#![no_std]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
use core::mem::MaybeUninit;

#[cfg(target_arch = "nvptx64")]
fn local() -> u32 {
    unsafe { core::arch::nvptx::_thread_idx_x() as u32 }
}

#[cfg(target_arch = "amdgpu")]
fn local() -> u32 {
    core::arch::amdgpu::workitem_id_x()
}

#[cfg(target_arch = "nvptx64")]
fn barrier() {
    unsafe { core::arch::nvptx::_syncthreads() }
}

#[cfg(target_arch = "amdgpu")]
fn barrier() {
    core::arch::amdgpu::s_barrier()
}

/// Thread 7 sums one element more than it has filled.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn unfilled(out: *mut u32) {
    let i = local() as usize;
    let mut cells = [MaybeUninit::<u32>::uninit(); 4];
    let filled = if i == 7 { 3 } else { 4 };
    for at in 0..filled {
        cells[at].write(i as u32);
    }
    let mut sum = 0;
    for at in 0..4 {
        let cell = unsafe { cells[at].assume_init() };
        sum += cell;
    }
    unsafe { *out.add(i) = sum };
}

/// Reads what nobody has written to a buffer.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn unwritten(from: *const u32, out: *mut u32) {
    let i = local() as usize;
    let value = unsafe { *from.add(i) };
    if value > 100 {
        unsafe { *out.add(i) = value };
    }
}

/// The last thread reads behind the end.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn behind(x: *const u32, out: *mut u32) {
    let i = local() as usize;
    let next = unsafe { *x.add(i + 1) };
    unsafe { *out.add(i) = next };
}

/// Thread 2 writes before the beginning.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn before(out: *mut u32) {
    let i = local() as isize;
    let at = if i == 2 { -1 } else { i };
    unsafe { *out.offset(at) = at as u32 };
}

/// Reads a word at an odd address.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn crooked(x: *const u8, out: *mut u32) {
    let i = local() as usize;
    let word = unsafe { *(x.add(4 * i + (i == 5) as usize) as *const u32) };
    unsafe { *out.add(i) = word };
}

/// Reads its neighbour's element without a barrier.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn racing(data: *mut u32) {
    let i = local() as usize;
    unsafe { *data.add(i) = i as u32 };
    let other = unsafe { *data.add(i ^ 64) };
    unsafe { *data.add(i + 128) = other };
}

/// Not all threads come to the barrier.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn parted(out: *mut u32) {
    let i = local() as usize;
    if i < 64 {
        barrier();
    }
    unsafe { *out.add(i) = 1 };
}
