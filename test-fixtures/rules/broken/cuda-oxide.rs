//! Kernels over `cuda_device`: shared arrays, contracts of launches, warps, dynamic shared memory in parts.
#![allow(static_mut_refs)]

use cuda_device::atomic::{AtomicOrdering, BlockAtomicU32, DeviceAtomicU32};
use cuda_device::{cuda_module, device, kernel, launch_bounds, launch_contract, thread, warp};
use cuda_device::{DisjointSlice, DynamicSharedArray, SharedArray};

#[device]
fn warp_sum(mut v: f32) -> f32 {
    let mut by = 16;
    while by > 0 {
        v += warp::shuffle_xor_f32(v, by);
        by /= 2;
    }
    v
}

#[cuda_module]
pub mod kernels {
    use super::*;

    const TILE: usize = 16;

    #[kernel]
    pub fn vecadd(a: &[f32], b: &[f32], mut c: DisjointSlice<f32>) {
        let index = thread::index_1d();
        let i = index.get();
        if let Some(out) = c.get_mut(index) {
            *out = a[i] + b[i];
        }
    }

    #[kernel]
    #[launch_contract(domain = 2, block = (16, 16, 1))]
    pub fn gemm(a: &[f32], b: &[f32], n: u32, k: u32, c: *mut f32) {
        static mut A: SharedArray<f32, 256> = SharedArray::UNINIT;
        static mut B: SharedArray<f32, 256> = SharedArray::UNINIT;
        let (tx, ty) = (thread::threadIdx_x() as usize, thread::threadIdx_y() as usize);
        let (n, k) = (n as usize, k as usize);
        let row = thread::blockIdx_y() as usize * TILE + ty;
        let col = thread::blockIdx_x() as usize * TILE + tx;
        let mut sum = 0.0;
        for t in 0..k.div_ceil(TILE) {
            let (ka, kb) = (t * TILE + tx, t * TILE + ty);
            unsafe {
                A[ty * TILE + tx] = if row < n && ka < k { a[row * k + ka] } else { 0.0 };
                B[ty * TILE + tx] = if col < n && kb < k { b[kb * n + col] } else { 0.0 };
                thread::sync_threads(); // %loaded
                //% => workgroup-race@product
                for i in 0..TILE {
                    sum += A[ty * TILE + i] * B[i * TILE + tx]; // %product
                    //% sum += A[ty * TILE + i] * B[(i + 1) * TILE + tx]; => workgroup-mem-out-of-bounds@here
                }
            }
            thread::sync_threads();
            //% if ty < 8 { thread::sync_threads(); } else { return; } => divergent-barrier@loaded, divergent-barrier@here
        }
        if row < n && col < n {
            unsafe { *c.add(row * n + col) = sum };
        }
    }

    #[kernel]
    #[launch_bounds(256, 2)]
    pub fn rms_norm(x: &[f32], width: u32, scale: &[f32], mut y: DisjointSlice<f32>) {
        static mut PARTS: SharedArray<f32, 32> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let threads = thread::blockDim_x() as usize;
        let width = width as usize;
        let row = thread::blockIdx_x() as usize * width;
        let mut sum = 0.0;
        let mut i = t;
        while i < width {
            sum += x[row + i] * x[row + i];
            i += threads;
        }
        let sum = warp_sum(sum);
        unsafe {
            if t % 32 == 0 {
                PARTS[t / 32] = sum;
            }
            thread::sync_threads();
            //% => workgroup-race@part
            if t < 32 {
                let part = if t < threads / 32 { PARTS[t] } else { 0.0 }; // %part
                let total = warp_sum(part);
                if t == 0 {
                    PARTS[0] = total;
                }
            }
            thread::sync_threads();
            //% => workgroup-race@total
            let total = PARTS[0]; // %total
            let mut i = t;
            while i < width {
                *y.get_unchecked_mut(row + i) = x[row + i] * scale[i] / total;
                i += threads;
            }
        }
    }

    #[kernel]
    #[launch_contract(domain = 1, block = (256, 1, 1), dynamic_shared = 4096)]
    pub fn staged(keys: &[u32], values: &[f64], mut out: DisjointSlice<f64>) {
        let v = DynamicSharedArray::<f64>::get();
        let k = DynamicSharedArray::<u32>::offset(256 * 8);
        //% let k = DynamicSharedArray::<u32>::offset(256 * 8 - 16); => workgroup-mem-overlap@key
        let flags = DynamicSharedArray::<u8>::offset(256 * 12);
        //% let flags = DynamicSharedArray::<u8>::offset(256 * 16); => workgroup-mem-out-of-bounds@flag, workgroup-mem-out-of-bounds@other
        let t = thread::threadIdx_x() as usize;
        let i = thread::index_1d();
        unsafe {
            *v.add(t) = values[i.get()];
            *k.add(t) = keys[i.get()]; // %key
            *flags.add(t) = (keys[i.get()] & 1) as u8; // %flag
            thread::sync_threads();
            let o = 255 - t;
            let r = if *flags.add(o) != 0 { *v.add(o) } else { f64::from(*k.add(o)) }; // %other
            if let Some(out) = out.get_mut(i) {
                *out = r;
            }
        }
    }

    #[kernel]
    pub fn histogram(data: &[u8], bins: &[DeviceAtomicU32]) {
        static mut H: SharedArray<u32, 256> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let n = thread::blockDim_x() as usize;
        unsafe {
            let mut b = t;
            while b < 256 {
                H[b] = 0;
                b += n;
            }
            thread::sync_threads();
            let mut i = thread::index_1d().get();
            while i < data.len() {
                let bin = &*(&raw const H).cast::<BlockAtomicU32>().add(data[i] as usize);
                bin.fetch_add(1, AtomicOrdering::Relaxed);
                i += n * thread::gridDim_x() as usize;
            }
            thread::sync_threads();
            let mut b = t;
            while b < 256 {
                bins[b].fetch_add(H[b], AtomicOrdering::Relaxed);
                b += n;
            }
        }
    }

    /// One block works until the queue is empty.
    #[kernel]
    pub fn persistent(head: &[DeviceAtomicU32], work: &[u32], out: *mut u32) {
        static mut NEXT: SharedArray<u32, 1> = SharedArray::UNINIT;
        let t = thread::threadIdx_x();
        loop {
            if t == 0 {
                unsafe { NEXT[0] = head[0].fetch_add(1, AtomicOrdering::Relaxed) }; // %take
            }
            thread::sync_threads();
            //% => workgroup-race@next
            let next = unsafe { NEXT[0] } as usize; // %next
            thread::sync_threads();
            //% => workgroup-race@take
            if next >= work.len() {
                break;
            }
            unsafe { *out.add(next * thread::blockDim_x() as usize + t as usize) = work[next] + t };
        }
    }
}
