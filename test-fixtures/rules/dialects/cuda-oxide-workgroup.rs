// Ordinary ways to use shared memory and warps in cuda-oxide: all of these are right.
use cuda_device::atomic::{AtomicOrdering, BlockAtomicU32, DeviceAtomicU32};
use cuda_device::{
    cuda_module, device, kernel, launch_bounds, thread, warp, DisjointSlice, DynamicSharedArray,
    SharedArray,
};

#[derive(Clone, Copy)]
pub struct Grid {
    pub w: u32,
    pub h: u32,
}

#[device]
fn wave(x: f32) -> f32 {
    x * x + 1.0
}

#[cuda_module]
pub mod kernels {
    use super::*;

    #[kernel]
    pub fn tiled(a: &[f32], b: &[f32], n: u32, mut c: DisjointSlice<f32>) {
        static mut TA: SharedArray<f32, 256> = SharedArray::UNINIT;
        static mut TB: SharedArray<f32, 256> = SharedArray::UNINIT;
        let tx = thread::threadIdx_x() as usize;
        let ty = thread::threadIdx_y() as usize;
        let row = thread::blockIdx_y() as usize * 16 + ty;
        let col = thread::blockIdx_x() as usize * 16 + tx;
        let n = n as usize;
        let mut acc = 0.0f32;
        let mut k = 0;
        while k < n {
            unsafe {
                TA[ty * 16 + tx] = if row < n && k + tx < n {
                    a[row * n + k + tx]
                } else {
                    0.0
                };
                TB[ty * 16 + tx] = if col < n && k + ty < n {
                    b[(k + ty) * n + col]
                } else {
                    0.0
                };
            }
            thread::sync_threads();
            let mut i = 0;
            while i < 16 {
                acc += unsafe { TA[ty * 16 + i] * TB[i * 16 + tx] };
                i += 1;
            }
            thread::sync_threads();
            k += 16;
        }
        let i = thread::index_1d();
        if let Some(o) = c.get_mut(i) {
            *o = acc;
        }
    }

    #[kernel]
    #[launch_bounds(256)]
    pub fn reduce(a: &[f32], mut out: DisjointSlice<f32>) {
        static mut PART: SharedArray<f32, 32> = SharedArray::UNINIT;
        let t = thread::threadIdx_x();
        let i = thread::index_1d();
        let mut v = if i.get() < a.len() {
            wave(a[i.get()])
        } else {
            0.0
        };
        let mut d = 16;
        while d > 0 {
            v += warp::shuffle_xor_f32(v, d);
            d >>= 1;
        }
        if warp::lane_id() == 0 {
            unsafe {
                PART[(t / 32) as usize] = v;
            }
        }
        thread::sync_threads();
        if t < 32 {
            let mut s = if t < thread::blockDim_x() / 32 {
                unsafe { PART[t as usize] }
            } else {
                0.0
            };
            let mut d = 16;
            while d > 0 {
                s += warp::shuffle_xor_f32(s, d);
                d >>= 1;
            }
            if t == 0 {
                if let Some(o) = out.get_mut(i) {
                    *o = s;
                }
            }
        }
    }

    #[kernel]
    pub fn scan(mut data: DisjointSlice<u32>) {
        static mut BUF: SharedArray<u32, 512> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let n = thread::blockDim_x() as usize;
        let i = thread::index_1d();
        unsafe {
            BUF[t] = t as u32;
        }
        thread::sync_threads();
        let mut d = 1;
        while d < n {
            let v = if t >= d { unsafe { BUF[t - d] } } else { 0 };
            thread::sync_threads();
            unsafe {
                BUF[t] += v;
            }
            thread::sync_threads();
            d *= 2;
        }
        if let Some(o) = data.get_mut(i) {
            *o = unsafe { BUF[t] };
        }
    }

    #[kernel]
    pub fn closures<F: Fn(f32) -> f32 + Copy>(f: F, a: &[f32], mut out: DisjointSlice<f32>) {
        let i = thread::index_1d();
        if let Some(o) = out.get_mut(i) {
            *o = f(a[i.get()]);
        }
    }

    #[kernel]
    pub fn dynamic(mut out: DisjointSlice<f64>) {
        let t = thread::threadIdx_x() as usize;
        let p = DynamicSharedArray::<f64, 16>::get();
        unsafe {
            *p.add(t) = t as f64;
        }
        thread::sync_threads();
        let i = thread::index_1d();
        let n = thread::blockDim_x() as usize;
        if let Some(o) = out.get_mut(i) {
            *o = unsafe { *p.add(n - 1 - t) };
        }
    }

    #[kernel]
    pub fn guard(n: u32, mut out: DisjointSlice<u32>) {
        let i = thread::index_1d();
        if i.get() as u32 >= n {
            return;
        }
        if let Some(o) = out.get_mut(i) {
            *o = 7;
        }
    }
}
