//! Kernels over `cuda_std`: shared arrays, dynamic shared memory in parts, warps.
#![allow(static_mut_refs, improper_ctypes_definitions)]

use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicU32, Ordering};
use cuda_std::prelude::*;
use cuda_std::{address_space, shared, thread, warp};

const TILE: usize = 32;
const ROWS: usize = 8;

#[inline]
unsafe fn warp_max(mut v: f32) -> f32 {
    let mut by = 16;
    while by > 0 {
        let (other, _) = unsafe { warp::warp_shuffle_xor(u32::MAX, v, by, 32) };
        v = v.max(other);
        by /= 2;
    }
    v
}

#[kernel]
pub unsafe fn axpy(a: f32, x: &[f32], y: *mut f32) {
    //% pub fn axpy(a: f32, x: &[f32], y: *mut f32) { => rust-cuda-kernel-signature@here
    //% pub unsafe fn axpy(a: f32, x: &[f32], y: &mut [f32]) { let y = y.as_mut_ptr(); => rust-cuda-kernel-signature@here
    //% pub unsafe fn axpy<const N: usize>(a: f32, x: &[f32], y: *mut f32) { => rust-cuda-kernel-signature@here
    let i = thread::index_1d() as usize;
    if i < x.len() {
        unsafe { *y.add(i) += a * x[i] };
    }
}

// warplens: launch(block = [32, 8])
#[kernel]
pub unsafe fn transpose(from: &[f32], to: *mut f32, width: usize, height: usize) {
    #[address_space(shared)]
    static mut BUF: [[MaybeUninit<f32>; TILE + 1]; TILE] = [[const { MaybeUninit::uninit() }; TILE + 1]; TILE];
    let (tx, ty) = (thread::thread_idx_x() as usize, thread::thread_idx_y() as usize);
    let x = thread::block_idx_x() as usize * TILE + tx;
    let y = thread::block_idx_y() as usize * TILE + ty;
    for j in (0..TILE).step_by(ROWS) {
        if x < width && y + j < height {
            unsafe { BUF[ty + j][tx].write(from[(y + j) * width + x]) };
        }
    }
    thread::sync_threads();
    //% => workgroup-race@column
    let x = thread::block_idx_y() as usize * TILE + tx;
    let y = thread::block_idx_x() as usize * TILE + ty;
    for j in (0..TILE).step_by(ROWS) {
        if x < height && y + j < width {
            unsafe { *to.add((y + j) * height + x) = BUF[tx][ty + j].assume_init() }; // %column
        }
    }
}

// warplens: launch(block = 256)
#[kernel]
pub unsafe fn row_max(x: &[f32], width: usize, out: *mut f32) {
    #[address_space(shared)]
    static mut MAX: [MaybeUninit<f32>; 8] = [const { MaybeUninit::uninit() }; 8];
    //% static mut MAX: [MaybeUninit<f32>; 7] = [const { MaybeUninit::uninit() }; 7]; => workgroup-mem-out-of-bounds@put, workgroup-mem-out-of-bounds@get
    let t = thread::thread_idx_x() as usize;
    let row = thread::block_idx_x() as usize;
    let mut most = f32::NEG_INFINITY;
    let mut i = t;
    while i < width {
        most = most.max(x[row * width + i]);
        i += thread::block_dim_x() as usize;
    }
    let most = unsafe { warp_max(most) };
    if t % 32 == 0 {
        unsafe { *MAX.as_mut_ptr().add(t / 32) = MaybeUninit::new(most) }; // %put
    }
    thread::sync_threads();
    //% => workgroup-race@get
    if t < 32 {
        let v = if t < 8 { unsafe { MAX.as_ptr().add(t).read().assume_init() } } else { f32::NEG_INFINITY }; // %get
        let v = unsafe { warp_max(v) };
        if t == 0 {
            unsafe { *out.add(row) = v };
        }
    }
}

/// Keys behind values, in one launch-sized region.
// warplens: launch(workgroup_mem = 3072, block = 256)
#[kernel]
pub unsafe fn sort_pairs(keys: *mut u32, values: *mut f64) {
    unsafe {
        let vals = shared::dynamic_shared_mem::<f64>();
        let k = vals.add(256).cast::<u32>();
        //% let k = vals.add(255).cast::<u32>(); => workgroup-mem-overlap@put_key, workgroup-mem-overlap@swap_value
        let t = thread::thread_idx_x() as usize;
        *vals.add(t) = *values.add(t);
        *k.add(t) = *keys.add(t); // %put_key
        for round in 0..256usize {
            thread::sync_threads();
            //% if t < 128 { thread::sync_threads() }; => divergent-barrier@here
            let i = 2 * t + (round & 1);
            if i + 1 < 256 && *k.add(i) > *k.add(i + 1) {
                k.add(i).swap(k.add(i + 1));
                vals.add(i).swap(vals.add(i + 1)); // %swap_value
            }
        }
        thread::sync_threads();
        *keys.add(t) = *k.add(t);
        *values.add(t) = *vals.add(t);
    }
}

/// Doubles first would be aligned; bytes first need room up to the next multiple of eight.
// warplens: launch(workgroup_mem = 2432, block = 256)
#[kernel]
pub unsafe fn parts(flags: *const u8, out: *mut f64) {
    unsafe {
        let t = thread::thread_idx_x() as usize;
        let flag = shared::dynamic_shared_mem::<u8>();
        let sums = shared::dynamic_shared_mem::<f64>().add(32);
        //% let sums = flag.add(260).cast::<f64>(); => workgroup-mem-offset-misaligned@put_sum, workgroup-mem-offset-misaligned@turned
        *flag.add(t) = *flags.add(t);
        *sums.add(t) = 1.0; // %put_sum
        thread::sync_threads();
        *out.add(t) = *sums.add(255 - t) + f64::from(*flag.add(255 - t)); // %turned
    }
}

#[kernel]
pub unsafe fn histogram(data: &[u8], out: *const AtomicU32) {
    #[address_space(shared)]
    static BINS: [AtomicU32; 256] = [const { AtomicU32::new(0) }; 256];
    let t = thread::thread_idx_x() as usize;
    if t < 256 {
        BINS[t].store(0, Ordering::Relaxed);
    }
    thread::sync_threads();
    let step = (thread::block_dim_x() * thread::grid_dim_x()) as usize;
    let mut i = thread::index_1d() as usize;
    while i < data.len() {
        BINS[data[i] as usize].fetch_add(1, Ordering::Relaxed);
        i += step;
    }
    thread::sync_threads();
    if t < 256 {
        unsafe { (*out.add(t)).fetch_add(BINS[t].load(Ordering::Relaxed), Ordering::Relaxed) };
    }
}

/// Threads past the end stay for the barriers.
// warplens: launch(block = 128)
#[kernel]
pub unsafe fn stencil(x: &[f32], y: *mut f32) {
    #[address_space(shared)]
    static mut S: [MaybeUninit<f32>; 130] = [const { MaybeUninit::uninit() }; 130];
    //% static mut S: [MaybeUninit<f32>; 129] = [const { MaybeUninit::uninit() }; 129]; => workgroup-mem-out-of-bounds@last, workgroup-mem-out-of-bounds@sum
    let t = thread::thread_idx_x() as usize;
    let i = thread::index_1d() as usize;
    let n = x.len();
    unsafe {
        let s = (&raw mut S).cast::<f32>();
        *s.add(t + 1) = if i < n { x[i] } else { 0.0 };
        if t == 0 {
            *s = if i > 0 { x[i - 1] } else { 0.0 };
        }
        if t == 127 {
            *s.add(t + 2) = if i + 1 < n { x[i + 1] } else { 0.0 }; // %last
        }
        thread::sync_threads();
        //% => workgroup-race@sum, workgroup-race@sum
        if i < n {
            *y.add(i) = 0.25 * *s.add(t) + 0.5 * *s.add(t + 1) + 0.25 * *s.add(t + 2); // %sum
        }
    }
}
