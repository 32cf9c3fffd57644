//! Kernels that work in two halves of workgroup memory by turns, over `cuda_device`: sweeps, scans, tiles that are
//! loaded ahead, counts per warp, sorts of pairs, and votes.
#![allow(static_mut_refs)]

use cuda_device::atomic::{AtomicOrdering, BlockAtomicU32, DeviceAtomicU32};
use cuda_device::{DisjointSlice, SharedArray};
use cuda_device::{cuda_module, kernel, launch_contract, thread, warp};

#[cuda_module]
pub mod kernels {
    use super::*;

    const WIDTH: usize = 256;
    const TILE: usize = 16;

    /// Heat in a rod, a few steps in one block.
    #[kernel]
    #[launch_contract(domain = 1, block = (256, 1, 1))]
    pub fn rod(heat: &[f32], steps: u32, mut out: DisjointSlice<f32>) {
        static mut A: SharedArray<f32, 512> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let i = thread::index_1d();
        unsafe {
            A[t] = heat[i.get()];
            //% A[t + 1] = heat[i.get()]; => missed workgroup-mem-uninit@first
            thread::sync_threads();
            //% => workgroup-race@left, workgroup-race@right
            let mut now = 0;
            for _ in 0..steps {
                let here = A[now * WIDTH + t]; // %first
                let left = if t > 0 { A[now * WIDTH + t - 1] } else { here }; // %left
                let right = if t < WIDTH - 1 { A[now * WIDTH + t + 1] } else { here }; // %right
                //% let right = if t < WIDTH { A[now * WIDTH + t + 1] } else { here }; => workgroup-mem-out-of-bounds@here, workgroup-race@next
                A[(1 - now) * WIDTH + t] = here + 0.25 * (left - 2.0 * here + right); // %next
                //% A[(now + 1) * WIDTH + t] = here + 0.25 * (left - 2.0 * here + right); => workgroup-mem-out-of-bounds@here
                //% A[now * WIDTH + t] = here + 0.25 * (left - 2.0 * here + right); => workgroup-race@here
                thread::sync_threads();
                //% => workgroup-race@left, workgroup-race@right, workgroup-race@next
                now = 1 - now;
                //% now = 2 - now; => workgroup-mem-out-of-bounds@first, workgroup-mem-out-of-bounds@left, workgroup-mem-out-of-bounds@right, workgroup-mem-out-of-bounds@next, workgroup-mem-out-of-bounds@result
            }
            if let Some(out) = out.get_mut(i) {
                *out = A[now * WIDTH + t]; // %result
            }
        }
    }

    /// Sums of all elements in front, within a block.
    #[kernel]
    #[launch_contract(domain = 1, block = (256, 1, 1))]
    pub fn scan(x: &[u32], mut out: DisjointSlice<u32>) {
        static mut SUMS: SharedArray<u32, 512> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let i = thread::index_1d();
        let (mut from, mut to) = (0, WIDTH);
        //% let (mut from, mut to) = (0, 2 * WIDTH); => workgroup-mem-out-of-bounds@own, workgroup-mem-out-of-bounds@before, workgroup-mem-out-of-bounds@sum
        unsafe {
            SUMS[t] = if t > 0 { x[i.get() - 1] } else { 0 };
            thread::sync_threads();
            //% => workgroup-race@before
            let mut by = 1;
            while by < WIDTH {
                let mut sum = SUMS[from + t]; // %own
                if t >= by {
                    sum += SUMS[from + t - by]; // %before
                    //% sum += SUMS[to + t - by]; => workgroup-race@sum
                }
                SUMS[to + t] = sum; // %sum
                //% SUMS[from + t] = sum; => workgroup-race@here
                thread::sync_threads();
                //% => workgroup-race@before, workgroup-race@sum
                core::mem::swap(&mut from, &mut to);
                by *= 2;
            }
            if let Some(out) = out.get_mut(i) {
                *out = SUMS[from + t];
            }
        }
    }

    /// The next tiles are loaded while these are multiplied.
    #[kernel]
    #[launch_contract(domain = 2, block = (16, 16, 1))]
    pub fn ahead(a: &[f32], b: &[f32], n: u32, c: *mut f32) {
        static mut A: SharedArray<f32, 512> = SharedArray::UNINIT;
        static mut B: SharedArray<f32, 512> = SharedArray::UNINIT;
        let (x, y) = (thread::threadIdx_x() as usize, thread::threadIdx_y() as usize);
        let n = n as usize;
        let row = thread::blockIdx_y() as usize * TILE + y;
        let col = thread::blockIdx_x() as usize * TILE + x;
        let own = y * TILE + x;
        let mut sum = 0.0;
        unsafe {
            A[own] = a[row * n + x];
            B[own] = b[y * n + col];
            thread::sync_threads();
            //% => workgroup-race@product
            for tile in 0..n / TILE {
                let now = (tile & 1) * WIDTH;
                let next = WIDTH - now;
                //% let next = now; => workgroup-race@product
                //% let next = WIDTH + now; => workgroup-mem-out-of-bounds@load, workgroup-mem-out-of-bounds@other
                if (tile + 1) * TILE < n {
                    A[next + own] = a[row * n + (tile + 1) * TILE + x]; // %load
                    B[next + own] = b[((tile + 1) * TILE + y) * n + col]; // %other
                }
                for k in 0..TILE {
                    sum += A[now + y * TILE + k] * B[now + k * TILE + x]; // %product
                }
                thread::sync_threads();
                //% => workgroup-race@other, workgroup-race@product
            }
            *c.add(row * n + col) = sum;
        }
    }

    /// Each warp counts for itself.
    #[kernel]
    #[launch_contract(domain = 1, block = (256, 1, 1))]
    pub fn counts(data: &[u32], bins: &[DeviceAtomicU32]) {
        static mut OWN: SharedArray<u32, 512> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let warp = t / 32;
        //% let warp = t / 16; => workgroup-mem-out-of-bounds@count
        unsafe {
            OWN[t] = 0;
            OWN[t + 256] = 0;
            //% => missed workgroup-mem-uninit@total
            thread::sync_threads();
            //% => workgroup-race@count
            let bin = (data[thread::index_1d().get()] % 64) as usize;
            let counter = &*(&raw const OWN).cast::<BlockAtomicU32>().add(warp * 64 + bin);
            counter.fetch_add(1, AtomicOrdering::Relaxed); // %count
            thread::sync_threads();
            //% => workgroup-race@total
            if t < 64 {
                //% if t < 128 { => workgroup-mem-out-of-bounds@total
                let mut total = 0;
                for w in 0..8 {
                    total += OWN[w * 64 + t]; // %total
                }
                bins[t].fetch_add(total, AtomicOrdering::Relaxed);
            }
        }
    }

    /// Sorts 512 keys by exchanges, two of each thread.
    #[kernel]
    #[launch_contract(domain = 1, block = (256, 1, 1))]
    pub fn sort(keys: *mut u32) {
        static mut KEYS: SharedArray<u32, 512> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        unsafe {
            let own = keys.add(thread::blockIdx_x() as usize * 512);
            KEYS[t] = *own.add(t);
            KEYS[t + 256] = *own.add(t + 256);
            let mut size = 2;
            while size <= 512 {
                let mut by = size / 2;
                while by > 0 {
                    thread::sync_threads();
                    //% => workgroup-race@low, workgroup-race@low
                    let low = 2 * t - (t & (by - 1));
                    //% let low = 2 * t; => workgroup-mem-out-of-bounds@low, workgroup-race@high
                    let up = low & size == 0;
                    let (a, b) = (KEYS[low], KEYS[low + by]); // %low
                    //% let (a, b) = (KEYS[low], KEYS[low + size]); => workgroup-mem-out-of-bounds@here
                    if (a > b) == up {
                        KEYS[low] = b;
                        KEYS[low + by] = a; // %high
                    }
                    by /= 2;
                }
                size *= 2;
            }
            thread::sync_threads();
            //% => missed workgroup-race@sorted
            *own.add(t) = KEYS[t]; // %sorted
            *own.add(t + 256) = KEYS[t + 256];
        }
    }

    /// The greatest of each block, by warps.
    #[kernel]
    #[launch_contract(domain = 1, block = (128, 1, 1))]
    pub fn greatest(x: &[u32], out: *mut u32) {
        static mut PARTS: SharedArray<u32, 4> = SharedArray::UNINIT;
        //% static mut PARTS: SharedArray<u32, 3> = SharedArray::UNINIT; => workgroup-mem-out-of-bounds@part, workgroup-mem-out-of-bounds@all
        let t = thread::threadIdx_x();
        let mut best = x[thread::index_1d().get()];
        let mut by = 16;
        while by > 0 {
            best = best.max(warp::shuffle_xor_sync(0xffff_ffff, best, by)); // %turn
            //% best = best.max(warp::shuffle_xor_sync(0xffff, best, by)); => warp-sync-mask@here
            by /= 2;
        }
        unsafe {
            if t % 32 == 0 {
                PARTS[t as usize / 32] = best; // %part
                //% PARTS[t as usize % 32] = best; => workgroup-mem-uninit@all, workgroup-mem-uninit@all, workgroup-mem-uninit@all, missed workgroup-race@here
            }
            thread::sync_threads();
            //% => workgroup-race@all, workgroup-race@all, workgroup-race@all
            //% if t < 96 { thread::sync_threads(); } => divergent-barrier@here
            if t == 0 {
                let all = PARTS[0].max(PARTS[1]).max(PARTS[2]).max(PARTS[3]); // %all
                *out.add(thread::blockIdx_x() as usize) = all;
                //% *out.add(t as usize) = all; => global-race@here
            }
        }
    }
    /// Rows of at most 128 elements, as who launches it knows.
    #[kernel]
    #[launch_contract(domain = 1, block = (256, 1, 1))]
    pub fn short_rows(x: &[f32], places: &[u32], n: u32, out: *mut f32) {
        static mut ROW: SharedArray<f32, 128> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let n = n as usize;
        unsafe {
            if t < n {
                ROW[t] = x[thread::blockIdx_x() as usize * n + t];
                //% ROW[t + 128] = x[thread::blockIdx_x() as usize * n + t]; => workgroup-mem-out-of-bounds@here
            }
            thread::sync_threads();
            let mut sum = 0.0;
            for k in 0..n {
                sum += ROW[k];
            }
            if t < n {
                sum += ROW[places[t] as usize];
                //% sum += ROW[128 + places[t] as usize]; => workgroup-mem-out-of-bounds@here
                *out.add(thread::blockIdx_x() as usize * n + t) = sum;
            }
        }
    }
}
