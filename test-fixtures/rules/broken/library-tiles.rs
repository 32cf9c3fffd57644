//! Products of matrices as libraries ship them: no launch is known, the tile says its size.
#![allow(static_mut_refs)]

use core::mem::MaybeUninit;
use cuda_std::prelude::*;
use cuda_std::{address_space, thread};

const SIZE: usize = 16;

#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn gemm_tiled(a: &[f32], b: &[f32], c: *mut f32, m: usize, n: usize, k: usize, alpha: f32, beta: f32) {
    #[address_space(shared)]
    static mut A: [MaybeUninit<f32>; SIZE * SIZE] = [MaybeUninit::uninit(); SIZE * SIZE];
    #[address_space(shared)]
    static mut B: [MaybeUninit<f32>; SIZE * SIZE] = [MaybeUninit::uninit(); SIZE * SIZE];
    let tx = thread::thread_idx_x() as usize;
    let ty = thread::thread_idx_y() as usize;
    let row = thread::block_idx_x() as usize * SIZE + ty;
    let col = thread::block_idx_y() as usize * SIZE + tx;
    let mut sum = 0.0f32;
    for kk in (0..k).step_by(SIZE) {
        if row < m && (kk + tx) < k {
            A[ty * SIZE + tx].write(a[row * k + (kk + tx)]); // %gemm_a
        } else {
            A[ty * SIZE + tx].write(0.0f32);
        }
        if col < n && (kk + ty) < k {
            B[ty * SIZE + tx].write(b[(kk + ty) * n + col]); // %gemm_b
        } else {
            B[ty * SIZE + tx].write(0.0f32);
        }
        thread::sync_threads();
        //% => workgroup-race@gemm_load, workgroup-race@gemm_load
        //% if k > 0 { thread::sync_threads(); } => nothing
        for i in 0..SIZE {
            sum += A[ty * SIZE + i].assume_init() * B[i * SIZE + tx].assume_init(); // %gemm_load
            //% sum += A[ty * SIZE + SIZE - 1 - i].assume_init() * B[(SIZE - 1 - i) * SIZE + tx].assume_init(); => nothing
        }
        thread::sync_threads();
        //% => workgroup-race@gemm_a, workgroup-race@gemm_b
    }
    if row < m && col < n {
        let c = c.add(row * n + col);
        *c = alpha * sum + beta * *c;
    }
}

const WIDTH: usize = 32;

#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn matrix_mul(c: *mut f32, a: &[f32], b: &[f32], wa: usize, wb: usize) {
    let (bx, by) = (thread::block_idx().x as usize, thread::block_idx().y as usize);
    let (tx, ty) = (thread::thread_idx().x as usize, thread::thread_idx().y as usize);
    let a_begin = wa * WIDTH * by;
    let a_end = a_begin + wa - 1;
    let mut bi = WIDTH * bx;
    let mut sum = 0.0f32;
    for ai in (a_begin..=a_end).step_by(WIDTH) {
        #[address_space(shared)]
        static mut A: [[MaybeUninit<f32>; WIDTH]; WIDTH] = [[const { MaybeUninit::uninit() }; WIDTH]; WIDTH];
        #[address_space(shared)]
        static mut B: [[MaybeUninit<f32>; WIDTH]; WIDTH] = [[const { MaybeUninit::uninit() }; WIDTH]; WIDTH];
        A[ty][tx].write(a[ai + wa * ty + tx]);
        //% A[tx][ty].write(a[ai + wa * ty + tx]); => nothing
        B[ty][tx].write(b[bi + wb * ty + tx]);
        thread::sync_threads();
        //% => workgroup-race@mul_load, workgroup-race@mul_load
        for k in 0..WIDTH {
            let product = A[ty][k].assume_init() * B[k][tx].assume_init(); // %mul_load
            //% let product = A[ty][k].assume_init() * B[tx][k].assume_init(); => nothing
            sum += product;
        }
        thread::sync_threads();
        bi += WIDTH * wb;
    }
    let at = wb * WIDTH * by + WIDTH * bx;
    *c.add(at + wb * ty + tx) = sum;
}

// warplens: launch(block = 256)
#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn halves(x: &[f32], y: *mut f32) {
    #[address_space(shared)]
    static mut S: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];
    let t = thread::thread_idx_x() as usize;
    let i = thread::index_1d() as usize;
    if i < x.len() {
        S[t].write(x[i]);
        //% S[t / 2].write(x[i]); => workgroup-race@here
        //% S[t & !1].write(x[i]); => workgroup-race@here
        //% S[t ^ 3].write(x[i]); => nothing
    } else {
        S[t].write(0.0);
    }
    thread::sync_threads();
    //% => workgroup-race@halves_load
    if i < x.len() {
        *y.add(i) = S[255 - t].assume_init(); // %halves_load
        //% *y.add(i / 2) = S[255 - t].assume_init(); => global-race@here
        //% *y.add(t) = S[255 - t].assume_init(); => global-race@here
        //% *y.add(i + 1) = S[255 - t].assume_init(); => nothing
    }
}
