//! Kernels over `cuda_std`: where the greatest number is, scans in two buffers, colours to grey, tables, scores of
//! keys, and boxes over images, each with ways to get it wrong and ways that are right as well.
#![allow(static_mut_refs, improper_ctypes_definitions)]

use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicU32, Ordering};
use cuda_std::prelude::*;
use cuda_std::{address_space, shared, thread, warp};

/// Where the greatest number of a block is.
// warplens: launch(block = 128)
#[kernel]
pub unsafe fn argmax(x: &[f32], best: *mut f32, place: *mut u32) {
    #[address_space(shared)]
    static mut VALUE: [MaybeUninit<f32>; 128] = [const { MaybeUninit::uninit() }; 128];
    #[address_space(shared)]
    static mut AT: [MaybeUninit<u32>; 128] = [const { MaybeUninit::uninit() }; 128];
    //% static mut AT: [MaybeUninit<u32>; 127] = [const { MaybeUninit::uninit() }; 127]; => workgroup-mem-out-of-bounds@ar_at, workgroup-mem-out-of-bounds@at_1
    let t = thread::thread_idx_x() as usize;
    let i = thread::block_idx_x() as usize * 128 + t;
    unsafe {
        let (v, p) = ((&raw mut VALUE).cast::<f32>(), (&raw mut AT).cast::<u32>());
        *v.add(t) = if i < x.len() { x[i] } else { f32::NEG_INFINITY };
        *p.add(t) = i as u32; // %ar_at
        thread::sync_threads();
        //% => workgroup-race@at_2, workgroup-race@ar_if, workgroup-race@at_1
        let mut s = 64;
        while s >= 1 {
            if t < s && *v.add(t + s) > *v.add(t) { // %at_2
                //% if *v.add(t + s) > *v.add(t) { => workgroup-mem-out-of-bounds@here, workgroup-race@ar_if, workgroup-mem-out-of-bounds@ar_if, workgroup-mem-out-of-bounds@at_1, missed workgroup-race@here
                *v.add(t) = *v.add(t + s); // %ar_if
                *p.add(t) = *p.add(t + s); // %at_1
            }
            thread::sync_threads();
            s >>= 1;
        }
        if t == 0 {
            *best.add(thread::block_idx_x() as usize) = *v;
            *place.add(thread::block_idx_x() as usize) = *p;
            //% *place.add(thread::block_idx_x() as usize & !1) = *p; => global-race@here
            //% *place.add(thread::block_idx_x() as usize % 8) = *p; => global-race@here
        }
    }
}

/// A scan with two buffers that change places.
// warplens: launch(block = 256)
#[kernel]
pub unsafe fn scan_two(x: &[u32], y: *mut u32) {
    #[address_space(shared)]
    static mut S: [MaybeUninit<u32>; 512] = [const { MaybeUninit::uninit() }; 512];
    let t = thread::thread_idx_x() as usize;
    let i = thread::block_idx_x() as usize * 256 + t;
    let (mut pin, mut pout) = (1usize, 0usize);
    unsafe {
        let s = (&raw mut S).cast::<u32>();
        *s.add(t) = if i < x.len() { x[i] } else { 0 };
        thread::sync_threads();
        //% => workgroup-race@sc_add
        let mut d = 1;
        while d < 256 {
            pout = 1 - pout;
            pin = 1 - pout;
            //% pin = pout; => workgroup-race@sc_add, workgroup-race@sc_add, missed workgroup-mem-uninit@sc_add
            if t >= d {
                *s.add(pout * 256 + t) = *s.add(pin * 256 + t) + *s.add(pin * 256 + t - d); // %sc_add
                //% *s.add(pout * 256 + t) = *s.add(pin * 256 + t) + *s.add(pin * 256 + t + d); => workgroup-mem-out-of-bounds@here, workgroup-race@here
            } else {
                *s.add(pout * 256 + t) = *s.add(pin * 256 + t); // %at_3
            }
            thread::sync_threads();
            //% => workgroup-race@sc_add, workgroup-race@sc_add, workgroup-race@at_3
            d *= 2;
        }
        if i < x.len() {
            *y.add(i) = *s.add(pout * 256 + t);
            //% *y.add(i) = *s.add((pout + 1) * 256 + t); => nothing
        }
    }
}

/// Grey of three colours each, three bytes side by side.
// warplens: launch(block = [16, 16])
#[kernel]
pub unsafe fn grey(rgb: &[u8], w: usize, h: usize, out: *mut u8) {
    let x = (thread::block_idx_x() * 16 + thread::thread_idx_x()) as usize;
    let y = (thread::block_idx_y() * 16 + thread::thread_idx_y()) as usize;
    if x >= w || y >= h {
        return;
    }
    let at = (y * w + x) * 3;
    let sum = rgb[at] as u32 + rgb[at + 1] as u32 + rgb[at + 2] as u32;
    unsafe {
        *out.add(y * w + x) = (sum / 3) as u8;
        //% *out.add((y * w + x) / 3) = (sum / 3) as u8; => global-race@here
        //% *out.add(x * h + y) = (sum / 3) as u8; => nothing
        //% *out.add(y.min(x) * w + x) = (sum / 3) as u8; => global-race@here
        //% *out.add(y * w) = (sum / 3) as u8; => global-race@here
        //% out.add(y * w + x).cast::<u16>().write_unaligned(sum as u16); => global-race@here
    }
}

/// A picture turned to its negative, in rows of another pitch than it has itself.
// warplens: launch(block = [32, 8])
#[kernel]
pub unsafe fn negative(image: *const u8, w: usize, h: usize, from: usize, to: usize, out: *mut u8) {
    let x = (thread::block_idx_x() * 32 + thread::thread_idx_x()) as usize;
    let y = (thread::block_idx_y() * 8 + thread::thread_idx_y()) as usize;
    unsafe {
        if x < w && y < h {
            *out.add(y * to + x) = 255 - *image.add(y * from + x);
            //% *out.add(y * to + x / 2) = 255 - *image.add(y * from + x); => global-race@here
            //% *out.add(y * (to + 16) + x) = 255 - *image.add(y * from + x); => nothing
        }
    }
}

/// Each byte by a table that the block has put next to it.
// warplens: launch(block = 128)
#[kernel]
pub unsafe fn by_table(data: &[u8], table: &[f32], y: *mut f32) {
    #[address_space(shared)]
    static mut TABLE: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];
    let t = thread::thread_idx_x() as usize;
    unsafe {
        let s = (&raw mut TABLE).cast::<f32>();
        let mut k = t;
        while k < 256 {
            //% while k <= 256 { => workgroup-mem-out-of-bounds@bt_fill
            *s.add(k) = table[k]; // %bt_fill
            k += 128;
            //% k += 64; => nothing
        }
        thread::sync_threads();
        //% => workgroup-race@bt_use
        let i = thread::block_idx_x() as usize * 128 + t;
        if i < data.len() {
            *y.add(i) = *s.add(data[i] as usize); // %bt_use
            //% *y.add(i) = *s.add(data[i] as usize * 2); => nothing
            //% *y.add(i & 127) = *s.add(data[i] as usize); => global-race@here
            //% *y.add(i - i % 4) = *s.add(data[i] as usize); => global-race@here
        }
    }
}

/// Scores of a query against keys, a warp per key, and the greatest of them.
// warplens: launch(block = 256)
#[kernel]
pub unsafe fn scores(query: &[f32], keys: &[f32], dim: usize, count: usize, out: *mut f32, top: &AtomicU32) {
    #[address_space(shared)]
    static mut Q: [MaybeUninit<f32>; 128] = [const { MaybeUninit::uninit() }; 128];
    #[address_space(shared)]
    static mut MOST: [MaybeUninit<u32>; 8] = [const { MaybeUninit::uninit() }; 8];
    let t = thread::thread_idx_x() as usize;
    let (lane, w) = (t % 32, t / 32);
    let key = thread::block_idx_x() as usize * 8 + w;
    unsafe {
        let (q, most) = ((&raw mut Q).cast::<f32>(), (&raw mut MOST).cast::<u32>());
        if t < 128 {
            //% if t < 96 { => missed workgroup-mem-uninit@sc_use
            //% if t < 129 { => workgroup-mem-out-of-bounds@sc_fill
            *q.add(t) = if t < dim { query[t] } else { 0.0 }; // %sc_fill
        }
        thread::sync_threads();
        //% => workgroup-race@sc_use
        let mut sum = 0.0f32;
        if key < count {
            for k in 0..4 {
                sum += *q.add(k * 32 + lane) * keys[key * 128 + k * 32 + lane]; // %sc_use
            }
        }
        for by in [16, 8, 4, 2, 1] {
            let (other, _) = warp::warp_shuffle_xor(u32::MAX, sum, by, 32);
            //% let (other, _) = warp::warp_shuffle_xor(0xffff, sum, by, 32); => warp-sync-mask@here
            //% let (other, _) = if lane < 16 { warp::warp_shuffle_xor(u32::MAX, sum, by, 32) } else { (0.0, false) }; => warp-sync-mask@here
            sum += other;
        }
        if lane == 0 {
            *most.add(w) = sum.to_bits();
            //% *most.add(w & 3) = sum.to_bits(); => workgroup-race@here, missed workgroup-mem-uninit@sc_most
            if key < count {
                *out.add(key) = sum;
                //% *out.add(key / 2) = sum; => global-race@here
                //% *out.add(w) = sum; => global-race@here
            }
        }
        thread::sync_threads();
        //% => workgroup-race@sc_most
        //% if key < count { thread::sync_threads(); } => divergent-barrier@here, missed workgroup-race@sc_most
        if t == 0 {
            let mut best = 0;
            for k in 0..8 {
                best = best.max(*most.add(k)); // %sc_most
            }
            top.fetch_max(best, Ordering::Relaxed);
        }
    }
}

/// A median of three in a row of a picture, at the border of what there is.
// warplens: launch(workgroup_mem = 264, block = 64)
#[kernel]
pub unsafe fn median(image: &[u32], w: usize, out: *mut u32) {
    unsafe {
        let s = shared::dynamic_shared_mem::<u32>();
        let t = thread::thread_idx_x() as usize;
        let (x, row) = (thread::block_idx_x() as usize * 64 + t, thread::block_idx_y() as usize * w);
        *s.add(t + 1) = image[row + x.min(w - 1)];
        if t == 0 {
            *s = image[row + x.saturating_sub(1)]; // %me_first
            //% *s.add(1) = image[row + x.saturating_sub(1)]; => workgroup-mem-uninit@me_use
        }
        if t == 63 {
            *s.add(65) = image[row + (x + 1).min(w - 1)];
            //% *s.add(66) = image[row + (x + 1).min(w - 1)]; => workgroup-mem-out-of-bounds@here, missed workgroup-mem-uninit@me_use
        }
        thread::sync_threads();
        //% => workgroup-race@me_use, workgroup-race@me_use
        let (a, b, c) = (*s.add(t), *s.add(t + 1), *s.add(t + 2)); // %me_use
        if x < w {
            *out.add(row + x) = a.min(b).max(a.max(b).min(c));
            //% *out.add(x) = a.min(b).max(a.max(b).min(c)); => global-race@here
            //% *out.add(row + x.max(1)) = a.min(b).max(a.max(b).min(c)); => global-race@here
        }
    }
}
