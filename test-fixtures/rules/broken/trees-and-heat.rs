//! Kernels over `cuda_std`: a scan in two sweeps, steps of heat, a sort by neighbours, counts per warp and a
//! product with a vector, each with ways to get it wrong and ways that are right as well.
#![allow(static_mut_refs, improper_ctypes_definitions)]

use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicU32, Ordering};
use cuda_std::prelude::*;
use cuda_std::{address_space, shared, thread, warp};

/// Exclusive scan of 512 numbers, two per thread, up and down a tree.
// warplens: launch(block = 256)
#[kernel]
pub unsafe fn tree_scan(x: &[u32], y: *mut u32) {
    #[address_space(shared)]
    static mut TREE: [MaybeUninit<u32>; 512] = [const { MaybeUninit::uninit() }; 512];
    let t = thread::thread_idx_x() as usize;
    let base = thread::block_idx_x() as usize * 512;
    unsafe {
        let s = (&raw mut TREE).cast::<u32>();
        for half in 0..2 {
            let at = half * 256 + t;
            *s.add(at) = if base + at < x.len() { x[base + at] } else { 0 };
            //% if half == 0 { *s.add(at) = if base + at < x.len() { x[base + at] } else { 0 }; } => workgroup-mem-uninit@tr_up
        }
        let mut offset = 1;
        let mut d = 256;
        while d > 0 {
            thread::sync_threads();
            //% => workgroup-race@tr_up, workgroup-race@tr_up, workgroup-race@tr_root
            if t < d {
                let (ai, bi) = (offset * (2 * t + 1) - 1, offset * (2 * t + 2) - 1);
                *s.add(bi) += *s.add(ai); // %tr_up
                //% *s.add(bi + 1) += *s.add(ai); => workgroup-mem-out-of-bounds@here, workgroup-race@here
            }
            offset *= 2;
            d /= 2;
        }
        if t == 0 {
            *s.add(511) = 0; // %tr_root
            //% *s.add(512) = 0; => workgroup-mem-out-of-bounds@here
        }
        let mut d = 1;
        while d < 512 {
            offset /= 2;
            thread::sync_threads();
            //% if t < d { thread::sync_threads(); } => divergent-barrier@here
            if t < d {
                let (ai, bi) = (offset * (2 * t + 1) - 1, offset * (2 * t + 2) - 1);
                let left = *s.add(ai);
                *s.add(ai) = *s.add(bi);
                *s.add(bi) += left;
            }
            d *= 2;
        }
        thread::sync_threads();
        //% => workgroup-race@tr_out
        for half in 0..2 {
            let at = half * 256 + t;
            if base + at < x.len() {
                *y.add(base + at) = *s.add(at); // %tr_out
                //% *y.add(base + t) = *s.add(at); => nothing
                //% *y.add(base / 2 + at) = *s.add(at); => global-race@here
            }
        }
    }
}

/// Steps of heat along a line, with two copies of it in turn and ends that stay.
// warplens: launch(block = 128)
#[kernel]
pub unsafe fn heat(x: &[f32], steps: u32, y: *mut f32) {
    #[address_space(shared)]
    static mut LINE: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];
    let t = thread::thread_idx_x() as usize;
    let i = thread::block_idx_x() as usize * 128 + t;
    unsafe {
        let s = (&raw mut LINE).cast::<f32>();
        *s.add(t) = if i < x.len() { x[i] } else { 0.0 };
        thread::sync_threads();
        //% => workgroup-race@he_mid, workgroup-race@he_mid
        for step in 0..steps as usize {
            let from = (step & 1) * 128;
            let to = 128 - from;
            //% let to = from; => workgroup-race@he_mid
            let v = *s.add(from + t);
            if t > 0 && t < 127 {
                //% if t > 0 && t < 128 { => workgroup-mem-out-of-bounds@he_mid, workgroup-race@he_mid
                //% if t >= 0 && t < 127 { => workgroup-mem-out-of-bounds@he_mid, workgroup-race@he_end
                *s.add(to + t) = v + 0.25 * (*s.add(from + t - 1) - 2.0 * v + *s.add(from + t + 1)); // %he_mid
            } else {
                *s.add(to + t) = v; // %he_end
                //% *s.add(to + t + 128) = v; => workgroup-mem-out-of-bounds@here
            }
            thread::sync_threads();
            //% => workgroup-race@he_mid, workgroup-race@he_mid, workgroup-race@he_mid
        }
        if i < x.len() {
            *y.add(i) = *s.add((steps as usize & 1) * 128 + t);
            //% *y.add(i & !1) = *s.add((steps as usize & 1) * 128 + t); => global-race@here
            //% *y.add(i ^ 1) = *s.add((steps as usize & 1) * 128 + t); => nothing
        }
    }
}

/// Sorts by neighbours: even pairs, then odd ones.
// warplens: launch(workgroup_mem = 512, block = 64)
#[kernel]
pub unsafe fn neighbours(keys: *mut u32) {
    unsafe {
        let s = shared::dynamic_shared_mem::<u32>();
        let t = thread::thread_idx_x() as usize;
        let base = thread::block_idx_x() as usize * 128;
        *s.add(t) = *keys.add(base + t);
        *s.add(t + 64) = *keys.add(base + t + 64);
        //% *s.add(t + 63) = *keys.add(base + t + 64); => workgroup-race@here
        for round in 0..128usize {
            thread::sync_threads();
            //% => workgroup-race@ne_pair, workgroup-race@ne_pair, workgroup-race@ne_low, workgroup-race@at_1
            let at = 2 * t + (round & 1);
            if at + 1 < 128 {
                //% if at < 128 { => workgroup-mem-out-of-bounds@ne_pair, workgroup-mem-out-of-bounds@at_1
                let (a, b) = (*s.add(at), *s.add(at + 1)); // %ne_pair
                if a > b {
                    *s.add(at) = b; // %ne_low
                    *s.add(at + 1) = a; // %at_1
                }
            }
        }
        thread::sync_threads();
        *keys.add(base + t) = *s.add(t);
        *keys.add(base + t + 64) = *s.add(t + 64);
        //% *keys.add(base + t + 1) = *s.add(t + 64); => global-race@here
    }
}

/// Counts of the low four bits, each warp with bins of its own.
// warplens: launch(block = 128)
#[kernel]
pub unsafe fn nibbles(x: &[u32], out: *mut u32) {
    #[address_space(shared)]
    static mut BINS: [MaybeUninit<u32>; 64] = [const { MaybeUninit::uninit() }; 64];
    let t = thread::thread_idx_x() as usize;
    let (lane, w) = (t % 32, t / 32);
    unsafe {
        let s = (&raw mut BINS).cast::<u32>();
        if lane < 16 {
            //% if lane < 15 { => workgroup-mem-uninit@ni_sum
            *s.add(w * 16 + lane) = 0;
            //% *s.add(w * 8 + lane) = 0; => workgroup-mem-uninit@ni_sum
        }
        thread::sync_threads();
        let mut i = thread::block_idx_x() as usize * 128 + t;
        while i < x.len() {
            let bin = w * 16 + (x[i] & 15) as usize;
            AtomicU32::from_ptr(s.add(bin)).fetch_add(1, Ordering::Relaxed); // %ni_add
            //% *s.add(bin) += 1; => missed workgroup-race@here
            i += 128 * thread::grid_dim_x() as usize;
        }
        thread::sync_threads();
        //% => missed workgroup-race@ni_sum
        if t < 16 {
            let mut sum = 0;
            for k in 0..4 {
                sum += *s.add(k * 16 + t); // %ni_sum
            }
            *out.add(thread::block_idx_x() as usize * 16 + t) = sum;
            //% *out.add(thread::block_idx_x() as usize * 8 + t) = sum; => missed global-race@here
            //% *out.add(thread::block_idx_x() as usize * 20 + t) = sum; => nothing
        }
    }
}

/// A row per warp times a vector of which a part is kept for all.
// warplens: launch(block = 256)
#[kernel]
pub unsafe fn rows_by_vector(a: &[f32], v: &[f32], rows: usize, y: *mut f32) {
    #[address_space(shared)]
    static mut PART: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];
    let t = thread::thread_idx_x() as usize;
    let lane = t & 31;
    let row = thread::block_idx_x() as usize * 8 + (t >> 5);
    let n = v.len();
    let mut sum = 0.0f32;
    unsafe {
        let s = (&raw mut PART).cast::<f32>();
        let mut k0 = 0;
        while k0 < n {
            *s.add(t) = if k0 + t < n { v[k0 + t] } else { 0.0 }; // %rv_fill
            thread::sync_threads();
            //% => missed workgroup-race@rv_use
            if row < rows {
                let mut k = lane;
                while k < 256 && k0 + k < n {
                    sum += a[row * n + k0 + k] * *s.add(k); // %rv_use
                    k += 32;
                }
            }
            thread::sync_threads();
            //% => missed workgroup-race@rv_fill
            //% if row < rows { thread::sync_threads(); } => divergent-barrier@here
            k0 += 256;
        }
        if row >= rows {
            //% if row >= rows || lane > 15 { => missed warp-sync-mask@rv_shuffle
            //% if row + 1 > rows { => nothing
            return;
        }
        for by in [16, 8, 4, 2, 1] {
            let (other, _) = warp::warp_shuffle_xor(u32::MAX, sum, by, 32); // %rv_shuffle
            //% let (other, _) = warp::warp_shuffle_xor(0x0fff_ffff, sum, by, 32); => warp-sync-mask@here
            sum += other;
        }
        if lane == 0 {
            *y.add(row) = sum;
            //% *y.add(t >> 5) = sum; => global-race@here
        }
    }
}
