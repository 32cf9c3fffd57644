//! Shared arrays of cuda-oxide's kernels: elements that no thread writes, indices past the end, and
//! barriers between phases, behind the guards that kernels have.
#![allow(static_mut_refs)]

use cuda_device::{cuda_module, device, kernel, launch_bounds, launch_contract, thread, warp};
use cuda_device::{DisjointSlice, DynamicSharedArray, SharedArray};

#[cuda_module]
pub mod kernels {
    use super::*;

    #[kernel]
    #[launch_contract(domain = 1, block = (256, 1, 1))]
    pub fn neighbour(data: &[f32], mut out: DisjointSlice<f32>) {
        static mut TILE: SharedArray<f32, 256> = SharedArray::UNINIT;
        //% static mut TILE: SharedArray<f32, 255> = SharedArray::UNINIT; => workgroup-mem-out-of-bounds@neighbour_store, workgroup-mem-out-of-bounds@neighbour_load
        //% static mut TILE: SharedArray<f32, 300> = SharedArray::UNINIT; => nothing
        let t = thread::threadIdx_x() as usize;
        let i = thread::index_1d().get();
        unsafe {
            if i < data.len() {
                TILE[t] = data[i]; // %neighbour_store
                //% TILE[t / 2] = data[i]; => workgroup-race@here
                //% TILE[t % 128] = data[i]; => workgroup-race@here
                //% TILE[t ^ 1] = data[i]; => nothing
                //% if t != 0 { TILE[t] = data[i]; } => workgroup-mem-uninit@neighbour_load
                //% if t < 256 { TILE[t] = data[i]; } => nothing
            }
            thread::sync_threads();
            //% => workgroup-race@neighbour_load
            //% if t < 100 { thread::sync_threads(); } => divergent-barrier@here
            //% if t < 256 { thread::sync_threads(); } => nothing
            if let Some(o) = out.get_mut(thread::index_1d()) {
                *o = TILE[(t + 1) % 256]; // %neighbour_load
                //% *o = TILE[t + 1]; => workgroup-mem-out-of-bounds@here
                //% *o = TILE[255 - t]; => nothing
                //% *o = TILE[256 - t]; => workgroup-mem-out-of-bounds@here
                //% *o = TILE[t]; => nothing
            }
        }
    }

    #[kernel]
    #[launch_bounds(128)]
    pub fn bounded(data: &[f32], mut out: DisjointSlice<f32>) {
        static mut TILE: SharedArray<f32, 128> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let index = thread::index_1d();
        let i = index.get();
        unsafe {
            TILE[t] = if i < data.len() { data[i] } else { 0.0 };
            //% TILE[t / 2] = if i < data.len() { data[i] } else { 0.0 }; => workgroup-race@here
            thread::sync_threads();
            //% => workgroup-race@bounded_load
            let n = thread::blockDim_x() as usize;
            if let Some(o) = out.get_mut(index) {
                *o = TILE[n - 1 - t]; // %bounded_load
                //% *o = TILE[t]; => nothing
            }
        }
    }

    #[kernel]
    #[launch_contract(domain = 2, block = (16, 16, 1))]
    pub fn gemm(m: u32, n: u32, k: u32, a: &[f32], b: &[f32], c: *mut f32) {
        static mut A: SharedArray<f32, 256> = SharedArray::UNINIT;
        static mut B: SharedArray<f32, 256> = SharedArray::UNINIT;
        //% static mut B: SharedArray<f32, 240> = SharedArray::UNINIT; => workgroup-mem-out-of-bounds@gemm_b, workgroup-mem-out-of-bounds@gemm_product
        //% static mut B: SharedArray<f32, 272> = SharedArray::UNINIT; => nothing
        let tx = thread::threadIdx_x() as usize;
        let ty = thread::threadIdx_y() as usize;
        let row = thread::blockIdx_y() as usize * 16 + ty;
        let col = thread::blockIdx_x() as usize * 16 + tx;
        let (m, n, k) = (m as usize, n as usize, k as usize);
        let mut sum = 0.0;
        let mut tile = 0;
        while tile * 16 < k {
            let ka = tile * 16 + tx;
            let kb = tile * 16 + ty;
            let at = ty * 16 + tx;
            //% let at = ty * 15 + tx; => workgroup-race@gemm_a, workgroup-race@gemm_a_zero
            //% let at = (ty * 16) ^ tx; => nothing
            //% let at = tx * 16 + ty; => nothing
            unsafe {
                if row < m && ka < k {
                    //% if row < m && ka < k && tx > 0 { => nothing
                    A[at] = a[row * k + ka]; // %gemm_a
                } else {
                    A[at] = 0.0; // %gemm_a_zero
                }
                B[at] = if col < n && kb < k { b[kb * n + col] } else { 0.0 }; // %gemm_b
            }
            thread::sync_threads();
            //% => workgroup-race@gemm_product
            //% if k > 0 { thread::sync_threads(); } => nothing
            let mut i = 0;
            while i < 16 {
                //% while i <= 16 { => workgroup-mem-out-of-bounds@gemm_product, workgroup-mem-out-of-bounds@gemm_product
                //% while i < 15 { => nothing
                sum += unsafe { A[ty * 16 + i] * B[i * 16 + tx] }; // %gemm_product
                //% sum += unsafe { A[ty * 16 + i] * B[(15 - i) * 16 + tx] }; => nothing
                i += 1;
            }
            thread::sync_threads();
            //% => workgroup-race@gemm_b
            tile += 1;
        }
        if row < m && col < n {
            unsafe { *c.add(row * n + col) = sum };
        }
    }

    #[kernel]
    #[launch_contract(domain = 1, block = (256, 1, 1), dynamic_shared = 2048)]
    pub fn parts(a: &[f32], b: &[f32], mut out: DisjointSlice<f32>) {
        let x = DynamicSharedArray::<f32>::get();
        let y = DynamicSharedArray::<f32>::offset(1024);
        //% let y = DynamicSharedArray::<f32>::offset(512); => workgroup-race@parts_y
        //% let y = DynamicSharedArray::<f32>::offset(1028 - 4); => nothing
        //% let y = DynamicSharedArray::<f32>::offset(1028); => workgroup-mem-out-of-bounds@parts_y, workgroup-mem-out-of-bounds@parts_load
        let t = thread::threadIdx_x() as usize;
        let i = thread::index_1d().get();
        unsafe {
            if i < a.len() && i < b.len() {
                *x.add(t) = a[i];
                *y.add(t) = b[i]; // %parts_y
            }
            thread::sync_threads();
            //% => workgroup-race@parts_load, workgroup-race@parts_load
            //% if t > 0 { thread::sync_threads(); } => divergent-barrier@here
            let next = (t + 1) % 256;
            if let Some(o) = out.get_mut(thread::index_1d()) {
                *o = *x.add(next) + *y.add(next); // %parts_load
            }
        }
    }

    #[kernel]
    #[launch_contract(domain = 2, block = (32, 32, 1))]
    pub fn transpose(input: &[f32], mut out: DisjointSlice<f32, thread::Index2D<32>>) {
        static mut TILE: SharedArray<f32, 1056> = SharedArray::UNINIT;
        //% static mut TILE: SharedArray<f32, 1024> = SharedArray::UNINIT; => workgroup-mem-out-of-bounds@transpose_store, workgroup-mem-out-of-bounds@transpose_load
        let tx = thread::threadIdx_x() as usize;
        let ty = thread::threadIdx_y() as usize;
        unsafe {
            TILE[ty * 33 + tx] = input[ty * 32 + tx]; // %transpose_store
            //% TILE[ty * 31 + tx] = input[ty * 32 + tx]; => workgroup-race@here
            //% TILE[ty * 33 + ty] = input[ty * 32 + tx]; => workgroup-race@here
        }
        thread::sync_threads();
        //% => workgroup-race@transpose_load
        unsafe {
            if let Some(index) = thread::index_2d::<32>()
                && let Some(o) = out.get_mut(index)
            {
                *o = TILE[tx * 33 + ty]; // %transpose_load
                //% *o = TILE[ty * 33 + tx]; => nothing
            }
        }
    }

    #[kernel]
    #[launch_contract(domain = 1, block = (256, 1, 1))]
    pub fn tree(data: &[f32], mut out: DisjointSlice<f32>) {
        static mut S: SharedArray<f32, 256> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let i = thread::index_1d().get();
        unsafe {
            S[t] = if i < data.len() { data[i] } else { 0.0 };
            //% if i < data.len() { S[t] = data[i]; } => nothing
            //% if i < data.len() && t < 255 { S[t] = data[i]; } => workgroup-mem-uninit@tree_fold
            thread::sync_threads();
            //% => workgroup-race@tree_fold
            let mut half = 128;
            //% let mut half = 256; => workgroup-mem-out-of-bounds@tree_fold
            while half > 0 {
                if t < half {
                    S[t] += S[t + half]; // %tree_fold
                }
                thread::sync_threads();
                //% => workgroup-race@tree_fold
                half >>= 1;
            }
            if t == 0 {
                *out.get_unchecked_mut(thread::blockIdx_x() as usize) = S[0];
            }
        }
    }

    #[kernel]
    pub fn sums_of_warps(data: &[f32], mut out: DisjointSlice<f32>) {
        static mut PARTS: SharedArray<f32, 32> = SharedArray::UNINIT;
        let index = thread::index_1d();
        let t = thread::threadIdx_x() as usize;
        let i = index.get();
        let mut v = if i < data.len() { data[i] } else { 0.0 };
        let mut by = 16;
        while by > 0 {
            v += warp::shuffle_xor_f32(v, by);
            by >>= 1;
        }
        unsafe {
            if t % 32 == 0 {
                PARTS[t / 32] = v;
            }
            thread::sync_threads();
            //% => workgroup-race@warp_part
            if t == 0 {
                let mut sum = 0.0;
                let mut w = 0;
                while w < (thread::blockDim_x() as usize).div_ceil(32) {
                    sum += PARTS[w]; // %warp_part
                    w += 1;
                }
                *out.get_unchecked_mut(thread::blockIdx_x() as usize) = sum;
            }
        }
    }
}
