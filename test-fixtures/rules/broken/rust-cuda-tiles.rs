//! Tiles in shared statics of Rust-CUDA's kernels, whose blocks a comment or nobody tells.
#![allow(static_mut_refs)]

use core::mem::MaybeUninit;
use cuda_std::prelude::*;
use cuda_std::{address_space, thread};

// warplens: launch(block = [16, 16, 1])
#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn product(a: &[f32], b: &[f32], c: *mut f32, m: usize, n: usize, k: usize) {
    #[address_space(shared)]
    static mut A: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];
    #[address_space(shared)]
    static mut B: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];
    let (tx, ty) = (thread::thread_idx_x() as usize, thread::thread_idx_y() as usize);
    let row = thread::block_idx_y() as usize * 16 + ty;
    let col = thread::block_idx_x() as usize * 16 + tx;
    let mut sum = 0.0f32;
    let mut tile = 0;
    while tile < k {
        if row < m && tile + tx < k {
            A[ty * 16 + tx].write(a[row * k + tile + tx]);
            //% A[ty * 15 + tx].write(a[row * k + tile + tx]); => workgroup-race@here, workgroup-race@product_zero
            //% A[tx * 16 + ty].write(a[row * k + tile + tx]); => workgroup-race@product_zero
        } else {
            A[ty * 16 + tx].write(0.0); // %product_zero
        }
        if col < n && tile + ty < k {
            B[ty * 16 + tx].write(b[(tile + ty) * n + col]); // %product_b
            //% B[tx].write(b[(tile + ty) * n + col]); => workgroup-race@here
        } else {
            B[ty * 16 + tx].write(0.0); // %product_b_zero
            //% B[ty * 16 + tx].write(1.0); => nothing
        }
        thread::sync_threads();
        //% => workgroup-race@product_sum
        for i in 0..16 {
            sum += A[ty * 16 + i].assume_init() * B[i * 16 + tx].assume_init(); // %product_sum
            //% sum += A[ty * 16 + 15 - i].assume_init() * B[(15 - i) * 16 + tx].assume_init(); => nothing
        }
        thread::sync_threads();
        //% => workgroup-race@product_b
        tile += 16;
    }
    if row < m && col < n {
        *c.add(row * n + col) = sum;
    }
}

#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn mirrored(x: &[f32], y: *mut f32) {
    #[address_space(shared)]
    static mut S: [MaybeUninit<f32>; 1024] = [const { MaybeUninit::uninit() }; 1024];
    let t = thread::thread_idx_x() as usize;
    let n = thread::block_dim_x() as usize;
    let i = thread::index_1d() as usize;
    if i < x.len() {
        S[t].write(x[i]); // %mirrored_store
    }
    thread::sync_threads();
    //% => workgroup-race@mirrored_load
    if i < x.len() {
        *y.add(i) = S[n - 1 - t].assume_init(); // %mirrored_load
        //% *y.add(i) = S[t].assume_init(); => nothing
    }
}

// warplens: launch(block = 128)
#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn summed(x: &[f32], y: *mut f32) {
    #[address_space(shared)]
    static mut S: [MaybeUninit<f32>; 128] = [const { MaybeUninit::uninit() }; 128];
    let t = thread::thread_idx_x() as usize;
    let i = thread::index_1d() as usize;
    S[t].write(if i < x.len() { x[i] } else { 0.0 });
    //% if t < 128 { S[t].write(if i < x.len() { x[i] } else { 0.0 }); } => nothing
    thread::sync_threads();
    //% => workgroup-race@summed_fold
    let mut half = 64;
    while half > 0 {
        if t < half {
            //% if t <= half { => workgroup-mem-out-of-bounds@summed_fold, workgroup-race@summed_write
            let sum = S[t].assume_init() + S[t + half].assume_init(); // %summed_fold
            S[t].write(sum); // %summed_write
        }
        thread::sync_threads();
        //% => workgroup-race@summed_fold
        half >>= 1;
    }
    if t == 0 {
        *y.add(thread::block_idx_x() as usize) = S[0].assume_init();
    }
}
