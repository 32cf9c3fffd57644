// Ordinary ways to use shared memory and warps in Rust-CUDA: all of these are right.
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicU32, Ordering};
use cuda_std::prelude::*;
use cuda_std::{address_space, shared, thread, warp, GpuFloat};

const T: usize = 16;

#[inline]
fn tile_index(y: usize, x: usize) -> usize {
    y * T + x
}

#[kernel]
pub unsafe fn gemm(a: &[f32], b: &[f32], c: *mut f32, n: usize) {
    #[address_space(shared)]
    static mut A: [MaybeUninit<f32>; T * T] = [const { MaybeUninit::uninit() }; T * T];
    #[address_space(shared)]
    static mut B: [[MaybeUninit<f32>; T]; T] = [[const { MaybeUninit::uninit() }; T]; T];
    let (x, y) = (
        thread::thread_idx_x() as usize,
        thread::thread_idx_y() as usize,
    );
    let (row, col) = (
        thread::block_idx_y() as usize * T + y,
        thread::block_idx_x() as usize * T + x,
    );
    let mut acc = 0.0f32;
    for k in (0..n).step_by(T) {
        A[tile_index(y, x)].write(if row < n && k + x < n {
            a[row * n + k + x]
        } else {
            0.0
        });
        B[y][x].write(if col < n && k + y < n {
            b[(k + y) * n + col]
        } else {
            0.0
        });
        thread::sync_threads();
        for i in 0..T {
            acc += A[tile_index(y, i)].assume_init() * B[i][x].assume_init();
        }
        thread::sync_threads();
    }
    if row < n && col < n {
        *c.add(row * n + col) = acc;
    }
}

#[kernel]
pub unsafe fn sum(values: &[f32], out: *mut f32) {
    let tile = shared::dynamic_shared_mem::<f32>();
    let t = thread::thread_idx_x() as usize;
    let i = thread::index_1d() as usize;
    *tile.add(t) = if i < values.len() {
        values[i].sqrt()
    } else {
        0.0
    };
    thread::sync_threads();
    let mut s = thread::block_dim_x() as usize / 2;
    while s > 0 {
        if t < s {
            *tile.add(t) += *tile.add(t + s);
        }
        thread::sync_threads();
        s >>= 1;
    }
    if t == 0 {
        *out.add(thread::block_idx_x() as usize) = *tile;
    }
}

#[kernel]
pub unsafe fn histogram(data: &[u8], bins: *mut u32) {
    #[address_space(shared)]
    static mut LOCAL: [MaybeUninit<u32>; 256] = [const { MaybeUninit::uninit() }; 256];
    let t = thread::thread_idx_x() as usize;
    let n = thread::block_dim_x() as usize;
    let mut i = t;
    while i < 256 {
        LOCAL[i].write(0);
        i += n;
    }
    thread::sync_threads();
    let mut i = thread::index_1d() as usize;
    while i < data.len() {
        AtomicU32::from_ptr(LOCAL[data[i] as usize].as_mut_ptr()).fetch_add(1, Ordering::Relaxed);
        i += n * thread::grid_dim_x() as usize;
    }
    thread::sync_threads();
    let mut i = t;
    while i < 256 {
        AtomicU32::from_ptr(bins.add(i)).fetch_add(LOCAL[i].assume_init(), Ordering::Relaxed);
        i += n;
    }
}

#[kernel]
pub unsafe fn ballots(data: &[u32], out: *mut u32) {
    let i = thread::index_1d() as usize;
    let lane = warp::lane_id();
    let hit = i < data.len() && data[i] > 3;
    let mask = warp::warp_vote_ballot(0xffff_ffff, hit);
    if hit {
        let active = warp::activemask();
        let first = mask.trailing_zeros();
        let (v, _) = warp::warp_shuffle_idx(active, data[i], first, 32);
        if lane == first {
            *out = v;
        }
    }
    if lane < 16 {
        warp::sync_warp(0x0000_ffff);
    } else {
        warp::sync_warp(0xffff_0000);
    }
}
