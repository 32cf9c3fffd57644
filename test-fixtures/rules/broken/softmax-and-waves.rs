//! Kernels over `cuda_device` as projects have them: sums, rows, turned tiles, waves, pipelines and counts, each
//! with ways to get it wrong and ways that are right as well.
#![allow(static_mut_refs)]

use cuda_device::atomic::{AtomicOrdering, BlockAtomicU32, DeviceAtomicU32};
use cuda_device::{cuda_module, kernel, launch_contract, thread, warp};
use cuda_device::{DisjointSlice, DynamicSharedArray, SharedArray};

#[cuda_module]
pub mod kernels {
    use super::*;

    /// Counts of bytes, in bins of the block.
    #[kernel]
    #[launch_contract(domain = 1, block = (256, 1, 1))]
    pub fn byte_counts(data: &[u8], bins: &[DeviceAtomicU32]) {
        static mut H: SharedArray<u32, 256> = SharedArray::UNINIT;
        //% static mut H: SharedArray<u32, 255> = SharedArray::UNINIT; => workgroup-mem-out-of-bounds@bc_zero, workgroup-mem-out-of-bounds@bc_read
        let t = thread::threadIdx_x() as usize;
        unsafe {
            H[t] = 0; // %bc_zero
            thread::sync_threads();
            //% => workgroup-race@bc_count
            let mut i = thread::index_1d().get();
            while i < data.len() {
                let bin = &*(&raw const H).cast::<BlockAtomicU32>().add(data[i] as usize);
                bin.fetch_add(1, AtomicOrdering::Relaxed); // %bc_count
                //% H[data[i] as usize] += 1; => missed workgroup-race@here
                i += 256 * thread::gridDim_x() as usize;
            }
            thread::sync_threads();
            //% => workgroup-race@bc_read
            //% if t < data.len() { thread::sync_threads(); } => divergent-barrier@here
            bins[t].fetch_add(H[t], AtomicOrdering::Relaxed); // %bc_read
            //% bins[255 - t].fetch_add(H[255 - t], AtomicOrdering::Relaxed); => nothing
        }
    }

    /// Softmax of a row per block.
    #[kernel]
    #[launch_contract(domain = 1, block = (128, 1, 1))]
    pub fn softmax(x: &[f32], width: u32, y: *mut f32) {
        static mut PARTS: SharedArray<f32, 4> = SharedArray::UNINIT;
        //% static mut PARTS: SharedArray<f32, 3> = SharedArray::UNINIT; => workgroup-mem-out-of-bounds@so_max, workgroup-mem-out-of-bounds@so_all, workgroup-mem-out-of-bounds@so_sum, workgroup-mem-out-of-bounds@at_1
        let t = thread::threadIdx_x() as usize;
        let width = width as usize;
        let row = thread::blockIdx_x() as usize * width;
        let mut most = f32::NEG_INFINITY;
        let mut i = t;
        while i < width {
            most = most.max(x[row + i]);
            i += 128;
        }
        let mut by = 16;
        while by > 0 {
            most = most.max(warp::shuffle_xor_f32(most, by));
            by /= 2;
        }
        unsafe {
            if t % 32 == 0 {
                //% if t % 32 == 0 && t > 0 { => missed workgroup-mem-uninit@so_first
                PARTS[t / 32] = most; // %so_max
                //% PARTS[t / 64] = most; => workgroup-race@here
            }
            thread::sync_threads();
            //% => workgroup-race@so_first, workgroup-race@so_all
            let mut all = PARTS[0]; // %so_first
            for p in 1..4 {
                all = all.max(PARTS[p]); // %so_all
            }
            thread::sync_threads();
            //% => workgroup-race@so_sum
            let mut sum = 0.0;
            let mut i = t;
            while i < width {
                sum += x[row + i] - all;
                i += 128;
            }
            let mut by = 16;
            while by > 0 {
                sum += warp::shuffle_xor_f32(sum, by);
                //% if t % 32 < 16 { sum += warp::shuffle_xor_f32(sum, by); } => warp-sync-mask@here
                //% if t < 64 { sum += warp::shuffle_xor_f32(sum, by); } => nothing
                by /= 2;
            }
            if t % 32 == 0 {
                PARTS[t / 32] = sum; // %so_sum
            }
            thread::sync_threads();
            let total = PARTS[0] + PARTS[1] + PARTS[2] + PARTS[3]; // %at_1
            let mut i = t;
            while i < width {
                *y.add(row + i) = (x[row + i] - all) / total;
                //% *y.add(i) = (x[row + i] - all) / total; => global-race@here
                i += 128;
            }
        }
    }

    /// Transposes tiles of 32 x 32 with 32 x 8 threads.
    #[kernel]
    #[launch_contract(domain = 2, block = (32, 8, 1))]
    pub fn turned(from: &[f32], to: *mut f32, w: u32, h: u32) {
        static mut TILE: SharedArray<f32, 1056> = SharedArray::UNINIT;
        let (tx, ty) = (thread::threadIdx_x(), thread::threadIdx_y());
        let (bx, by) = (thread::blockIdx_x() * 32, thread::blockIdx_y() * 32);
        unsafe {
            let mut j = 0;
            while j < 32 {
                if bx + tx < w && by + ty + j < h {
                    TILE[((ty + j) * 33 + tx) as usize] = from[((by + ty + j) * w + bx + tx) as usize]; // %tu_store
                    //% TILE[((ty + j) * 33 + ty) as usize] = from[((by + ty + j) * w + bx + tx) as usize]; => workgroup-race@here
                    //% TILE[((ty + j) * 34 + tx) as usize] = from[((by + ty + j) * w + bx + tx) as usize]; => workgroup-mem-out-of-bounds@here
                }
                j += 8;
                //% j += 16; => workgroup-mem-uninit@tu_load
            }
            thread::sync_threads();
            //% => workgroup-race@tu_load
            //% if by + ty < h { thread::sync_threads(); } => divergent-barrier@here, workgroup-race@tu_load
            let mut j = 0;
            while j < 32 {
                if by + tx < h && bx + ty + j < w {
                    *to.add(((bx + ty + j) * h + by + tx) as usize) = TILE[(tx * 33 + ty + j) as usize]; // %tu_load
                    //% *to.add((bx * h + by + tx) as usize) = TILE[(tx * 33 + ty + j) as usize]; => global-race@here
                }
                j += 8;
            }
        }
    }

    /// One step of a wave in one dimension, in place of the older values.
    #[kernel]
    #[launch_contract(domain = 1, block = (128, 1, 1))]
    pub fn wave(now: &[f32], before: *mut f32, c: f32) {
        static mut S: SharedArray<f32, 130> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let i = thread::blockIdx_x() as usize * 128 + t;
        let n = now.len();
        unsafe {
            S[t + 1] = if i < n { now[i] } else { 0.0 };
            //% S[t] = if i < n { now[i] } else { 0.0 }; => workgroup-mem-uninit@wv_next, workgroup-mem-uninit@wv_next, workgroup-mem-uninit@wv_next
            if t == 0 {
                S[0] = if i > 0 { now[i - 1] } else { 0.0 }; // %wv_first
            }
            if t == 127 {
                //% if t == 126 { => nothing
                S[129] = if i + 1 < n { now[i + 1] } else { 0.0 };
                //% S[130] = if i + 1 < n { now[i + 1] } else { 0.0 }; => workgroup-mem-out-of-bounds@here
            }
            thread::sync_threads();
            //% => workgroup-race@wv_next, workgroup-race@wv_next
            if i < n {
                let next = 2.0 * S[t + 1] - *before.add(i) + c * (S[t] - 2.0 * S[t + 1] + S[t + 2]); // %wv_next
                //% let next = 2.0 * S[t + 1] - *before.add(i + 1) + c * (S[t] - 2.0 * S[t + 1] + S[t + 2]); => global-race@wv_put
                *before.add(i) = next; // %wv_put
                //% *before.add(i / 2) = next; => global-race@here
            }
        }
    }

    /// Sums of tiles, each loaded while the one before is added up.
    #[kernel]
    #[launch_contract(domain = 1, block = (64, 1, 1), dynamic_shared = 512)]
    pub fn tile_sums(x: &[f32], tiles: u32, out: *mut f32) {
        let buffers = DynamicSharedArray::<f32>::get();
        let t = thread::threadIdx_x() as usize;
        let first = thread::blockIdx_x() as usize * tiles as usize * 64;
        let mut sum = 0.0;
        unsafe {
            *buffers.add(t) = x[first + t];
            thread::sync_threads();
            //% => workgroup-race@ts_use
            for k in 0..tiles as usize {
                let (here, there) = (k % 2 * 64, (k + 1) % 2 * 64);
                //% let (here, there) = (k % 2 * 64, k % 2 * 64); => workgroup-race@ts_use
                if k + 1 < tiles as usize {
                    *buffers.add(there + t) = x[first + (k + 1) * 64 + t]; // %ts_next
                    //% *buffers.add(there + t + 64) = x[first + (k + 1) * 64 + t]; => workgroup-mem-out-of-bounds@here, workgroup-race@ts_use
                }
                for j in 0..64 {
                    sum += *buffers.add(here + (t + j) % 64); // %ts_use
                }
                thread::sync_threads();
                //% => workgroup-race@ts_use
                //% if t < 32 { thread::sync_threads(); } => divergent-barrier@here
            }
            *out.add(thread::blockIdx_x() as usize * 64 + t) = sum;
            //% *out.add(t) = sum; => global-race@here
        }
    }

    /// Numbers of a block packed without gaps.
    #[kernel]
    #[launch_contract(domain = 1, block = (256, 1, 1))]
    pub fn packed(x: &[u32], y: *mut u32, totals: *mut u32) {
        static mut SUMS: SharedArray<u32, 9> = SharedArray::UNINIT;
        //% static mut SUMS: SharedArray<u32, 8> = SharedArray::UNINIT; => workgroup-mem-out-of-bounds@pk_total, workgroup-mem-out-of-bounds@at_2
        let t = thread::threadIdx_x();
        let (lane, w) = (t % 32, (t / 32) as usize);
        let i = (thread::blockIdx_x() * 256 + t) as usize;
        let keep = i < x.len() && x[i] != 0;
        let votes = warp::ballot(keep);
        let below = (votes & ((1u32 << lane) - 1)).count_ones();
        unsafe {
            if lane == 0 {
                SUMS[w] = votes.count_ones(); // %pk_count
                //% SUMS[w / 2] = votes.count_ones(); => workgroup-race@here
            }
            thread::sync_threads();
            //% => workgroup-race@pk_sum
            if t == 0 {
                //% if t < 2 { => workgroup-race@pk_put
                let mut sum = 0;
                for p in 0..8 {
                    let one = SUMS[p]; // %pk_sum
                    SUMS[p] = sum; // %pk_put
                    sum += one;
                }
                SUMS[8] = sum; // %pk_total
            }
            thread::sync_threads();
            //% => workgroup-race@pk_at
            if keep {
                let at = SUMS[w] + below; // %pk_at
                *y.add((thread::blockIdx_x() * 256 + at) as usize) = x[i];
            }
            if t == 0 {
                *totals.add(thread::blockIdx_x() as usize) = SUMS[8]; // %at_2
                //% *totals = SUMS[8]; => global-race@here
            }
        }
    }
}
