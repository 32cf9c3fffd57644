//! Kernels over `cuda_device`: norms of rows, products with panels in registers, steps of Jacobi, rows looked up,
//! and what is kept of a list, each with ways to get it wrong and ways that are right as well.
#![allow(static_mut_refs)]

use cuda_device::atomic::{AtomicOrdering, BlockAtomicU32, DeviceAtomicU32};
use cuda_device::{cuda_module, kernel, launch_contract, thread, warp};
use cuda_device::{DynamicSharedArray, SharedArray};

#[cuda_module]
pub mod kernels {
    use super::*;

    /// A row per block is brought to mean zero and variance one.
    #[kernel]
    #[launch_contract(domain = 1, block = (256, 1, 1))]
    pub fn layer_norm(x: &[f32], cols: u32, y: *mut f32) {
        static mut SUM: SharedArray<f32, 8> = SharedArray::UNINIT;
        static mut SQUARES: SharedArray<f32, 8> = SharedArray::UNINIT;
        let t = thread::threadIdx_x();
        let (lane, w) = (t & 31, (t >> 5) as usize);
        let row = (thread::blockIdx_x() * cols) as usize;
        let (mut sum, mut squares) = (0.0f32, 0.0f32);
        let mut c = t;
        while c < cols {
            let v = x[row + c as usize];
            sum += v;
            squares += v * v;
            c += 256;
        }
        let mut by = 16u32;
        while by > 0 {
            sum += warp::shuffle_down_f32(sum, by);
            squares += warp::shuffle_down_f32(squares, by);
            //% if lane < by { squares += warp::shuffle_down_f32(squares, by); } => warp-sync-mask@here
            by >>= 1;
        }
        unsafe {
            if lane == 0 {
                SUM[w] = sum;
                //% SUM[0] = sum; => workgroup-race@here, missed workgroup-mem-uninit@ln_all
                SQUARES[w] = squares;
                //% SQUARES[t as usize] = squares; => workgroup-mem-out-of-bounds@here, missed workgroup-mem-uninit@ln_squares
            }
            thread::sync_threads();
            //% => workgroup-race@ln_all, workgroup-race@ln_squares
            //% if c < cols + 1 { thread::sync_threads(); } => workgroup-race@ln_all, workgroup-race@ln_squares, missed divergent-barrier@here
            let (mut all, mut all_squares) = (0.0f32, 0.0f32);
            for k in 0..8 {
                all += SUM[k]; // %ln_all
                all_squares += SQUARES[k]; // %ln_squares
            }
            let mean = all / cols as f32;
            let scale = all_squares / cols as f32 - mean * mean;
            let mut c = t;
            while c < cols {
                *y.add(row + c as usize) = (x[row + c as usize] - mean) * scale;
                //% *y.add((row as u32 + c / 2) as usize) = (x[row + c as usize] - mean) * scale; => global-race@here
                //% *y.add((c * thread::gridDim_x() + thread::blockIdx_x()) as usize) = mean * scale; => nothing
                c += 256;
            }
        }
    }

    /// C = A B in tiles of 64 x 64; each of 256 threads keeps a panel of 4 x 4.
    #[kernel]
    #[launch_contract(domain = 2, block = (16, 16, 1))]
    pub fn panels(a: &[f32], b: &[f32], c: *mut f32, n: u32) {
        static mut A: SharedArray<f32, 1024> = SharedArray::UNINIT;
        static mut B: SharedArray<f32, 1024> = SharedArray::UNINIT;
        let (tx, ty) = (thread::threadIdx_x() as usize, thread::threadIdx_y() as usize);
        let t = ty * 16 + tx;
        let (row0, col0) = (thread::blockIdx_y() as usize * 64, thread::blockIdx_x() as usize * 64);
        let n = n as usize;
        let mut acc = [[0.0f32; 4]; 4];
        let mut k0 = 0;
        unsafe {
            while k0 < n {
                for part in 0..4 {
                    let at = part * 256 + t;
                    A[at] = a[(row0 + at / 16) * n + k0 + at % 16]; // %pa_a
                    //% A[at / 2] = a[(row0 + at / 16) * n + k0 + at % 16]; => workgroup-race@here, missed workgroup-mem-uninit@pa_left
                    B[at] = b[(k0 + at / 64) * n + col0 + at % 64]; // %pa_b
                    //% B[part * 255 + t] = b[(k0 + at / 64) * n + col0 + at % 64]; => missed workgroup-race@here, missed workgroup-mem-uninit@pa_right
                }
                thread::sync_threads();
                //% => workgroup-race@pa_left, workgroup-race@pa_right
                for k in 0..16 {
                    for i in 0..4 {
                        let left = A[(ty * 4 + i) * 16 + k]; // %pa_left
                        //% let left = A[(ty * 4 + i + 1) * 16 + k]; => workgroup-mem-out-of-bounds@here
                        for j in 0..4 {
                            acc[i][j] += left * B[k * 64 + tx * 4 + j]; // %pa_right
                        }
                    }
                }
                thread::sync_threads();
                //% => missed workgroup-race@pa_a, missed workgroup-race@pa_b
                k0 += 16;
            }
            for i in 0..4 {
                for j in 0..4 {
                    *c.add((row0 + ty * 4 + i) * n + col0 + tx * 4 + j) = acc[i][j];
                    //% *c.add((row0 + ty * 4 + i) * n + col0 + tx * 3 + j) = acc[i][j]; => missed global-race@here
                    //% *c.add((row0 + ty * 4 + j) * n + col0 + tx * 4 + i) = acc[i][j]; => nothing
                    //% *c.add((row0 + ty + i) * n + col0 + tx * 4 + j) = acc[i][j]; => global-race@here
                }
            }
        }
    }

    /// A step of Jacobi's method over the inside of a square.
    #[kernel]
    #[launch_contract(domain = 2, block = (32, 8, 1))]
    pub fn jacobi(from: *const f32, to: *mut f32, w: usize, h: usize) {
        let x = (thread::blockIdx_x() * 32 + thread::threadIdx_x()) as usize;
        let y = (thread::blockIdx_y() * 8 + thread::threadIdx_y()) as usize;
        if x == 0 || y == 0 || x + 1 >= w || y + 1 >= h {
            return;
        }
        unsafe {
            let at = y * w + x;
            let sum = *from.add(at - 1) + *from.add(at + 1) + *from.add(at - w) + *from.add(at + w);
            //% let sum = *from.add(at - 1) + *from.add(at + 1) + *to.add(at - w) + *from.add(at + w); => global-race@ja_put
            //% let sum = *to.add(at + 1) + *from.add(at - 1) + *from.add(at - w) + *from.add(at + w); => global-race@ja_put
            //% let sum = *from.add(at - 1) + *from.add(at + 1) + *to.add(at) + *from.add(at + w); => nothing
            *to.add(at) = 0.25 * sum; // %ja_put
            //% *to.add(at - x % 2) = 0.25 * sum; => global-race@here
        }
    }

    /// Rows of a table by their numbers, a block per row.
    #[kernel]
    #[launch_contract(domain = 1, block = (64, 1, 1))]
    pub fn looked_up(table: &[f32], ids: &[u32], width: u32, out: *mut f32) {
        static mut ID: SharedArray<u32, 1> = SharedArray::UNINIT;
        let t = thread::threadIdx_x();
        let b = thread::blockIdx_x();
        unsafe {
            if t == 0 {
                //% if t == 64 { => workgroup-mem-uninit@lo_id
                ID[0] = ids[b as usize];
            }
            thread::sync_threads();
            //% => workgroup-race@lo_id
            let id = ID[0]; // %lo_id
            //% let id = ID[1]; => workgroup-mem-out-of-bounds@here
            let mut c = t;
            while c < width {
                *out.add((b * width + c) as usize) = table[(id * width + c) as usize];
                //% *out.add((b * width + t) as usize) = table[(id * width + c) as usize]; => nothing
                //% *out.add(c as usize) = table[(id * width + c) as usize]; => missed global-race@here
                c += 64;
            }
        }
    }

    /// What is not zero, packed: places within the block, one for the block in the list.
    #[kernel]
    #[launch_contract(domain = 1, block = (128, 1, 1))]
    pub fn kept(x: &[u32], total: &[DeviceAtomicU32], out: *mut u32) {
        static mut COUNT: SharedArray<u32, 1> = SharedArray::UNINIT;
        static mut FIRST: SharedArray<u32, 1> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let i = thread::blockIdx_x() as usize * 128 + t;
        unsafe {
            if t == 0 {
                COUNT[0] = 0;
            }
            thread::sync_threads();
            //% => workgroup-race@ke_count
            let keeps = i < x.len() && x[i] != 0;
            let mut own = 0;
            if keeps {
                own = (*(&raw const COUNT).cast::<BlockAtomicU32>()).fetch_add(1, AtomicOrdering::Relaxed); // %ke_count
            }
            thread::sync_threads();
            //% => workgroup-race@ke_all
            if t == 0 {
                //% if t < 2 { => missed workgroup-race@ke_first
                FIRST[0] = total[0].fetch_add(COUNT[0], AtomicOrdering::Relaxed); // %ke_all
            }
            thread::sync_threads();
            //% => workgroup-race@ke_first
            if keeps {
                *out.add((FIRST[0] + own) as usize) = x[i]; // %ke_first
            }
        }
    }

    /// Sums of windows over two tiles, of which one is loaded while the other is used.
    #[kernel]
    #[launch_contract(domain = 1, block = (64, 1, 1), dynamic_shared = 512)]
    pub fn windows(x: &[f32], tiles: usize, y: *mut f32) {
        let s = DynamicSharedArray::<f32>::get();
        let t = thread::threadIdx_x() as usize;
        let base = thread::blockIdx_x() as usize * tiles * 64;
        let mut phase = 0usize;
        unsafe {
            *s.add(t) = x[base + t];
            thread::sync_threads();
            //% => workgroup-race@wi_use
            for k in 1..tiles {
                *s.add((phase ^ 1) * 64 + t) = x[base + k * 64 + t]; // %at_1
                //% *s.add((phase + 1) * 64 + t) = x[base + k * 64 + t]; => missed workgroup-mem-out-of-bounds@here, missed workgroup-race@wi_use
                //% *s.add(phase * 64 + t) = x[base + k * 64 + t]; => workgroup-race@wi_use
                //% *s.add((phase ^ 1) * 64 + t + 1) = x[base + k * 64 + t]; => workgroup-mem-out-of-bounds@here, workgroup-race@wi_use
                *y.add(base + k * 64 + t) = *s.add(phase * 64 + t) + *s.add(phase * 64 + (t + 1) % 64); // %wi_use
                //% *y.add(base + k * 64 + t) = *s.add(phase * 64 + t) + *s.add(phase * 64 + t + 1); => workgroup-mem-out-of-bounds@here, workgroup-race@here
                thread::sync_threads();
                //% => workgroup-race@at_1, workgroup-race@wi_use
                phase ^= 1;
            }
        }
    }
}
