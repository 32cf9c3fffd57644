#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]

use core::arch::nvptx::*;
use core::sync::atomic::{AtomicU32, Ordering::Relaxed};

unsafe fn t() -> usize {
    _thread_idx_x() as usize
}

unsafe fn b() -> usize {
    _block_idx_x() as usize
}

// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn own_elements(x: *const f32, y: *mut f32) {
    let i = b() * 128 + t();
    *y.add(i) = *x.add(i) + *x.add(i + 1);
}

// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn in_place(y: *mut f32) {
    let i = b() * 128 + t();
    *y.add(i) = *y.add(i) * 2.0;
}

// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn left_neighbour(y: *mut f32) {
    let i = b() * 128 + t();
    if i > 0 {
        *y.add(i) = *y.add(i - 1);
      //^^^^^^^^^^^^^^^^^^^^^^^^^ warning[global-race]: race
    }
}

// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn rows_overlap(y: *mut u32, v: u32) {
    *y.add(b() * 127 + t()) = v + t() as u32;
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[global-race]: race between blocks
}

// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn rows_apart(y: *mut u32, v: u32) {
    *y.add(b() * 130 + t()) = v + t() as u32;
}

// Each thread leaves the same value.
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn flag(x: *const f32, found: *mut u32) {
    if *x.add(b() * 128 + t()) > 1.0 {
        *found = 1;
    }
}

// The order is that of the atomics.
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn last_block(y: *mut f32, count: *const AtomicU32) {
    if t() == 0 {
        *y.add(b()) = 1.0;
        if (*count).fetch_add(1, Relaxed) == 9 {
            *y = *y.add(1);
        }
    }
}

// A barrier orders the threads of a block.
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn behind_barrier(y: *mut f32, z: *mut f32) {
    let base = b() * 128;
    *y.add(base + t()) = t() as f32;
    _syncthreads();
    *z.add(base + t()) = *y.add(base + 127 - t());
}

// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn without_barrier(y: *mut f32, z: *mut f32) {
    let base = b() * 128;
    *y.add(base + t()) = t() as f32;
    *z.add(base + t()) = *y.add(base + 127 - t());
                       //^^^^^^^^^^^^^^^^^^^^^^^^ warning[global-race]: race
}

// A kernel for one thread reads no index.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn single(y: *mut f32) {
    *y = *y + 1.0;
}

// A kernel for one block reads no index of blocks.
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn one_block(y: *mut f32) {
    *y.add(t()) = t() as f32;
}

// Which elements these are is in memory.
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn scatter(at: *const u32, y: *mut f32) {
    *y.add(*at.add(b() * 128 + t()) as usize) = t() as f32;
}

// The width of rows is that of the launch.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn plane(y: *mut f32, w: usize, h: usize) {
    let col = b() * _block_dim_x() as usize + t();
    let row = (_block_idx_y() * _block_dim_y() + _thread_idx_y()) as usize;
    if col < w && row < h {
        *y.add(row * w + col) = 1.0 + col as f32;
    }
}
