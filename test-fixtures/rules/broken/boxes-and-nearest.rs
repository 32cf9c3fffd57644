//! Kernels over `cuda_device`: sums of blocks, a box over an image, distances of points, and counts of what is
//! kept, each with ways to get it wrong and ways that are right as well.
#![allow(static_mut_refs)]

use cuda_device::atomic::{AtomicOrdering, DeviceAtomicU32};
use cuda_device::{cuda_module, kernel, launch_contract, thread, warp};
use cuda_device::{DynamicSharedArray, SharedArray};

#[cuda_module]
pub mod kernels {
    use super::*;

    /// Sum and least of a block: by warps, then by the first one.
    #[kernel]
    #[launch_contract(domain = 1, block = (256, 1, 1))]
    pub fn sum_and_least(x: &[f32], sums: *mut f32, least: *mut f32) {
        static mut S: SharedArray<f32, 16> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let i = thread::blockIdx_x() as usize * 256 + t;
        let v = if i < x.len() { x[i] } else { 0.0 };
        let (mut sum, mut low) = (v, v);
        let mut by = 16;
        while by > 0 {
            sum += warp::shuffle_xor_f32(sum, by);
            low = low.min(warp::shuffle_xor_f32(low, by));
            //% if i < x.len() && t % 32 > 3 { low = low.min(warp::shuffle_xor_f32(low, by)); } => warp-sync-mask@here
            by /= 2;
        }
        unsafe {
            if t % 32 == 0 {
                S[t / 32] = sum;
                //% S[t / 32 * 2] = sum; => workgroup-mem-uninit@sl_all, missed workgroup-race@sl_low
                S[8 + t / 32] = low; // %sl_low
                //% S[9 + t / 32] = low; => workgroup-mem-out-of-bounds@here
                //% S[15 - t / 32] = low; => nothing
            }
            thread::sync_threads();
            //% => workgroup-race@sl_all, workgroup-race@at_1
            if t < 8 {
                sum = S[t]; // %sl_all
                low = S[8 + t]; // %at_1
                let mut by = 4;
                while by > 0 {
                    sum += warp::shuffle_xor_f32_sync(0xff, sum, by);
                    //% sum += warp::shuffle_xor_f32_sync(0xffff_ffff, sum, by); => nothing
                    low = low.min(warp::shuffle_xor_f32_sync(0xff, low, by));
                    by /= 2;
                }
                if t == 0 {
                    //% if t < 2 { => nothing
                    *sums.add(thread::blockIdx_x() as usize) = sum; // %sl_put
                    *least.add(thread::blockIdx_x() as usize) = low;
                    //% *least = low; => global-race@here
                }
            }
        }
    }

    /// Means of boxes of 3 x 3, at the border of what there is.
    #[kernel]
    #[launch_contract(domain = 2, block = (16, 16, 1))]
    pub fn box3(image: &[f32], w: u32, h: u32, out: *mut f32) {
        static mut T: SharedArray<f32, 324> = SharedArray::UNINIT;
        //% static mut T: SharedArray<f32, 323> = SharedArray::UNINIT; => workgroup-mem-out-of-bounds@bx_sum, missed workgroup-mem-out-of-bounds@bx_fill
        let (tx, ty) = (thread::threadIdx_x() as i32, thread::threadIdx_y() as i32);
        let (bx, by) = (thread::blockIdx_x() as i32 * 16, thread::blockIdx_y() as i32 * 16);
        let (w, h) = (w as i32, h as i32);
        unsafe {
            let mut k = ty * 16 + tx;
            while k < 324 {
                //% while k < 256 { => workgroup-mem-uninit@bx_sum
                let gx = (bx + k % 18 - 1).clamp(0, w - 1);
                let gy = (by + k / 18 - 1).clamp(0, h - 1);
                T[k as usize] = image[(gy * w + gx) as usize]; // %bx_fill
                //% T[(k / 2) as usize] = image[(gy * w + gx) as usize]; => workgroup-mem-uninit@bx_sum, missed workgroup-race@here
                k += 256;
            }
            thread::sync_threads();
            //% => workgroup-race@bx_sum
            let mut sum = 0.0;
            for dy in 0..3 {
                for dx in 0..3 {
                    sum += T[((ty + dy) * 18 + tx + dx) as usize]; // %bx_sum
                    //% sum += T[((ty + dy) * 19 + tx + dx) as usize]; => workgroup-mem-out-of-bounds@here
                }
            }
            if bx + tx < w && by + ty < h {
                *out.add(((by + ty) * w + bx + tx) as usize) = sum / 9.0;
                //% *out.add((by * w + bx + tx) as usize) = sum / 9.0; => global-race@here
            }
        }
    }

    /// The nearest of all points, which come by in tiles.
    #[kernel]
    #[launch_contract(domain = 1, block = (128, 1, 1), dynamic_shared = 1024)]
    pub fn nearest(points: &[f32], queries: &[f32], found: *mut u32) {
        let tile = DynamicSharedArray::<f32>::get();
        let t = thread::threadIdx_x() as usize;
        let q = thread::blockIdx_x() as usize * 128 + t;
        let own = if q < queries.len() { queries[q] } else { 0.0 };
        let tiles = points.len() / 128;
        let (mut best, mut which) = (f32::INFINITY, 0u32);
        unsafe {
            for p in 0..tiles {
                let half = (p & 1) * 128;
                *tile.add(half + t) = points[p * 128 + t]; // %nr_fill
                //% *tile.add(half * 2 + t) = points[p * 128 + t]; => workgroup-mem-out-of-bounds@here
                thread::sync_threads();
                //% => workgroup-race@nr_use
                for j in 0..128 {
                    let d = *tile.add(half + j) - own; // %nr_use
                    //% let d = *tile.add(half + j + 1) - own; => workgroup-race@nr_fill, workgroup-mem-out-of-bounds@here
                    //% let d = *tile.add(half + (j + t) % 128) - own; => nothing
                    if d * d < best {
                        best = d * d;
                        which = (p * 128 + j) as u32;
                    }
                }
            }
            if q < queries.len() {
                *found.add(q) = which;
                //% *found.add(q % 128) = which; => missed global-race@here
            }
        }
    }

    /// How many are over a bound, per block and in all.
    #[kernel]
    #[launch_contract(domain = 1, block = (128, 1, 1))]
    pub fn over(x: &[f32], bound: f32, per_block: *mut u32, all: &[DeviceAtomicU32]) {
        static mut COUNT: SharedArray<u32, 128> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let i = thread::blockIdx_x() as usize * 128 + t;
        unsafe {
            COUNT[t] = (i < x.len() && x[i] > bound) as u32;
            thread::sync_threads();
            let mut d = 64;
            while d > 0 {
                if t < d {
                    //% if t <= d { => workgroup-race@ov_add, workgroup-mem-out-of-bounds@ov_add
                    COUNT[t] += COUNT[t + d]; // %ov_add
                }
                thread::sync_threads();
                //% => workgroup-race@ov_add
                //% if i < x.len() { thread::sync_threads(); } => divergent-barrier@here
                d /= 2;
            }
            if t == 0 {
                *per_block.add(thread::blockIdx_x() as usize) = COUNT[0];
                //% *per_block.add(thread::blockIdx_x() as usize / 4) = COUNT[0]; => global-race@here
                all[0].fetch_add(COUNT[0], AtomicOrdering::Relaxed);
            }
        }
    }
}
