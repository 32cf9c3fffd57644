//! Kernels over `cuda_std` as projects have them: counts, sorts, scans, blurs, rows and products, each with
//! ways to get it wrong and ways that are right as well.
#![allow(static_mut_refs, improper_ctypes_definitions)]

use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicU32, Ordering};
use cuda_std::prelude::*;
use cuda_std::{address_space, shared, thread, warp};

const BINS: usize = 128;

/// Counts in bins of the block, with bins of the warp as plain words.
// warplens: launch(block = 256)
#[kernel]
pub unsafe fn digit_counts(keys: &[u32], shift: u32, out: *mut u32) {
    #[address_space(shared)]
    static mut COUNTS: [MaybeUninit<u32>; BINS] = [const { MaybeUninit::uninit() }; BINS];
    let t = thread::thread_idx_x() as usize;
    unsafe {
        let counts = (&raw mut COUNTS).cast::<u32>();
        if t < BINS {
            //% if t < BINS - 1 { => workgroup-mem-uninit@dc_read
            *counts.add(t) = 0;
            //% *counts.add(t + 1) = 0; => workgroup-mem-out-of-bounds@here
        }
        thread::sync_threads();
        //% => workgroup-race@dc_count
        let i = thread::index_1d() as usize;
        if i < keys.len() {
            let digit = (keys[i] >> shift) as usize % BINS;
            AtomicU32::from_ptr(counts.add(digit)).fetch_add(1, Ordering::Relaxed); // %dc_count
        }
        thread::sync_threads();
        //% => workgroup-race@dc_read
        //% if i < keys.len() { thread::sync_threads(); } => divergent-barrier@here
        if t < BINS {
            *out.add(t * thread::grid_dim_x() as usize + thread::block_idx_x() as usize) = *counts.add(t); // %dc_read
            //% *out.add(t) = *counts.add(t); => global-race@here
            //% *out.add(thread::block_idx_x() as usize * BINS + t) = *counts.add(t); => nothing
        }
    }
}

/// Sorts 512 keys in a block, a key per thread.
// warplens: launch(workgroup_mem = 2048, block = 512)
#[kernel]
pub unsafe fn sort_block(keys: *mut f32) {
    unsafe {
        let s = shared::dynamic_shared_mem::<f32>();
        let t = thread::thread_idx_x();
        let at = thread::block_idx_x() as usize * 512 + t as usize;
        *s.add(t as usize) = *keys.add(at);
        thread::sync_threads();
        //% => workgroup-race@sb_pair, workgroup-race@sb_high
        let mut k = 2u32;
        while k <= 512 {
            let mut j = k >> 1;
            while j > 0 {
                let partner = t ^ j;
                if partner > t {
                    //% if partner >= t { => nothing
                    //% if partner != t { => workgroup-race@sb_low, workgroup-race@sb_high
                    let (a, b) = (*s.add(t as usize), *s.add(partner as usize)); // %sb_pair
                    if (a > b) == (t & k == 0) {
                        *s.add(t as usize) = b; // %sb_low
                        *s.add(partner as usize) = a; // %sb_high
                    }
                }
                thread::sync_threads();
                //% => workgroup-race@sb_low, workgroup-race@sb_high
                j >>= 1;
            }
            k <<= 1;
        }
        *keys.add(at) = *s.add(t as usize);
        //% *keys.add(at) = *s.add(t as usize + 1); => workgroup-mem-out-of-bounds@here
    }
}

/// Exclusive scan with two halves of a buffer in turn.
// warplens: launch(workgroup_mem = 2048, block = 256)
#[kernel]
pub unsafe fn scan_two_halves(x: &[u32], y: *mut u32) {
    unsafe {
        let buffer = shared::dynamic_shared_mem::<u32>();
        let t = thread::thread_idx_x() as usize;
        let i = thread::block_idx_x() as usize * 256 + t;
        let (mut from, mut to) = (0usize, 256usize);
        *buffer.add(t) = if t > 0 && i < x.len() { x[i - 1] } else { 0 };
        thread::sync_threads();
        //% => workgroup-race@sh_add
        let mut d = 1usize;
        while d < 256 {
            if t >= d {
                *buffer.add(to + t) = *buffer.add(from + t) + *buffer.add(from + t - d); // %sh_add
                //% *buffer.add(from + t) = *buffer.add(from + t) + *buffer.add(from + t - d); => workgroup-race@here
                //% *buffer.add(to + t) = *buffer.add(from + t) + *buffer.add(from + d - t); => workgroup-race@here, workgroup-mem-out-of-bounds@here
            } else {
                *buffer.add(to + t) = *buffer.add(from + t); // %at_1
                //% *buffer.add(to + t + 256) = *buffer.add(from + t); => workgroup-race@sh_add, workgroup-mem-out-of-bounds@here
            }
            thread::sync_threads();
            //% => workgroup-race@sh_add, workgroup-race@sh_add, workgroup-race@at_1
            core::mem::swap(&mut from, &mut to);
            d *= 2;
        }
        if i < x.len() {
            *y.add(i) = *buffer.add(from + t);
        }
    }
}

/// Blurs an image with a tile and a halo of two, 32 x 8 threads.
// warplens: launch(block = [32, 8])
#[kernel]
pub unsafe fn blur5(image: &[f32], w: usize, h: usize, out: *mut f32) {
    #[address_space(shared)]
    static mut T: [[MaybeUninit<f32>; 36]; 12] = [[const { MaybeUninit::uninit() }; 36]; 12];
    //% static mut T: [[MaybeUninit<f32>; 36]; 11] = [[const { MaybeUninit::uninit() }; 36]; 11]; => workgroup-mem-out-of-bounds@bl_fill, workgroup-mem-out-of-bounds@bl_read
    let (tx, ty) = (thread::thread_idx_x() as usize, thread::thread_idx_y() as usize);
    let (x0, y0) = (thread::block_idx_x() as usize * 32, thread::block_idx_y() as usize * 8);
    unsafe {
        let tile = (&raw mut T).cast::<f32>();
        let mut row = ty;
        while row < 12 {
            //% while row < 10 { => workgroup-mem-uninit@bl_read
            let mut col = tx;
            while col < 36 {
                let (gx, gy) = ((x0 + col).saturating_sub(2).min(w - 1), (y0 + row).saturating_sub(2).min(h - 1));
                *tile.add(row * 36 + col) = image[gy * w + gx]; // %bl_fill
                //% *tile.add(row * 32 + col) = image[gy * w + gx]; => workgroup-mem-uninit@bl_read, missed workgroup-race@here
                col += 32;
            }
            row += 8;
        }
        thread::sync_threads();
        //% => workgroup-race@bl_read
        //% if x0 + tx < w { thread::sync_threads(); } => divergent-barrier@here, workgroup-race@bl_read
        let mut sum = 0.0;
        for dy in 0..5 {
            for dx in 0..5 {
                sum += *tile.add((ty + dy) * 36 + tx + dx); // %bl_read
            }
        }
        if x0 + tx < w && y0 + ty < h {
            *out.add((y0 + ty) * w + x0 + tx) = sum / 25.0;
            //% *out.add((y0 + ty) * w + x0 + tx / 2) = sum / 25.0; => global-race@here
        }
    }
}

/// Mean and variance of rows, a warp per row and eight rows per block.
// warplens: launch(block = 256)
#[kernel]
pub unsafe fn row_moments(x: &[f32], cols: usize, means: *mut f32) {
    let lane = thread::thread_idx_x() as usize % 32;
    let row = thread::block_idx_x() as usize * 8 + thread::thread_idx_x() as usize / 32;
    let mut sum = 0.0f32;
    let mut c = lane;
    while c < cols {
        sum += x[row * cols + c];
        c += 32;
    }
    unsafe {
        if row < usize::MAX {
            //% if lane < 16 { => warp-sync-mask@rm_shuffle
            //% if lane >= 30 { => warp-sync-mask@rm_shuffle
            //% if row % 2 == 0 { => nothing
            for by in [16, 8, 4, 2, 1] {
                let (other, _) = warp::warp_shuffle_xor(u32::MAX, sum, by, 32); // %rm_shuffle
                //% let (other, _) = warp::warp_shuffle_xor(0xffff, sum, by, 32); => warp-sync-mask@here
                sum += other;
            }
        }
        if lane == 0 {
            *means.add(row) = sum / cols as f32;
            //% *means.add(row / 2) = sum / cols as f32; => global-race@here
            //% *means.add(thread::thread_idx_x() as usize / 32) = sum / cols as f32; => global-race@here
        }
    }
}

/// Product with a tile of 16 x 16 and the second factor turned while it is loaded.
// warplens: launch(block = [16, 16])
#[kernel]
pub unsafe fn product_turned(a: &[f32], b: &[f32], c: *mut f32, n: usize) {
    #[address_space(shared)]
    static mut A: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];
    #[address_space(shared)]
    static mut B: [MaybeUninit<f32>; 272] = [const { MaybeUninit::uninit() }; 272];
    let (tx, ty) = (thread::thread_idx_x() as usize, thread::thread_idx_y() as usize);
    let (row, col) = (thread::block_idx_y() as usize * 16 + ty, thread::block_idx_x() as usize * 16 + tx);
    let mut sum = 0.0;
    unsafe {
        let (sa, sb) = ((&raw mut A).cast::<f32>(), (&raw mut B).cast::<f32>());
        let mut k0 = 0;
        while k0 < n {
            *sa.add(ty * 16 + tx) = if row < n && k0 + tx < n { a[row * n + k0 + tx] } else { 0.0 }; // %pt_a
            //% *sa.add(ty * 16 + ty) = if row < n && k0 + tx < n { a[row * n + k0 + tx] } else { 0.0 }; => workgroup-race@here
            *sb.add(tx * 17 + ty) = if col < n && k0 + ty < n { b[(k0 + ty) * n + col] } else { 0.0 }; // %pt_b
            //% *sb.add(tx * 15 + ty) = if col < n && k0 + ty < n { b[(k0 + ty) * n + col] } else { 0.0 }; => workgroup-race@here, missed workgroup-mem-uninit@pt_use
            thread::sync_threads();
            //% => workgroup-race@pt_use
            //% if row < n { thread::sync_threads(); } => divergent-barrier@here
            for k in 0..16 {
                sum += *sa.add(ty * 16 + k) * *sb.add(tx * 17 + k); // %pt_use
                //% sum += *sa.add(ty * 16 + k) * *sb.add(tx * 17 + k + 2); => workgroup-mem-out-of-bounds@here
                //% sum += *sa.add(ty * 16 + (k + tx) % 16) * *sb.add(tx * 17 + (k + tx) % 16); => nothing
            }
            thread::sync_threads();
            //% => workgroup-race@pt_b
            k0 += 16;
        }
        if row < n && col < n {
            *c.add(row * n + col) = sum;
            //% *c.add(col * n + col) = sum; => global-race@here
        }
    }
}
