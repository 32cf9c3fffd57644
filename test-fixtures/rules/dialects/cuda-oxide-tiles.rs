// Reductions, stages and histograms in cuda-oxide: all of these are right.
use cuda_device::atomic::{AtomicOrdering, BlockAtomicU32, DeviceAtomicU32};
use cuda_device::{cuda_module, device, kernel, launch_bounds, launch_contract, thread, warp, fence, DisjointSlice, DynamicSharedArray, SharedArray};

#[device]
fn warp_sum(mut v: f32) -> f32 {
    let mut d = 16;
    while d > 0 { v += warp::shuffle_xor_f32(v, d); d >>= 1; }
    v
}

#[cuda_module]
pub mod kernels {
    use super::*;
    const BLOCK: usize = 256;

    #[kernel]
    #[launch_bounds(256, 2)]
    pub fn layer_norm(x: &[f32], cols: u32, mut y: DisjointSlice<f32>) {
        static mut S: SharedArray<f32, 8> = SharedArray::UNINIT;
        static mut MEAN: SharedArray<f32, 1> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let row = thread::blockIdx_x() as usize;
        let cols = cols as usize;
        let mut acc = 0.0;
        let mut i = t;
        while i < cols { acc += x[row * cols + i]; i += BLOCK; }
        let w = warp_sum(acc);
        if t % 32 == 0 { unsafe { S[t / 32] = w; } }
        thread::sync_threads();
        if t == 0 {
            let mut s = 0.0;
            for k in 0..8 { s += unsafe { S[k] }; }
            unsafe { MEAN[0] = s / cols as f32; }
        }
        thread::sync_threads();
        let m = unsafe { MEAN[0] };
        let id = thread::index_1d();
        if let Some(o) = y.get_mut(id) { *o = m; }
    }

    #[kernel]
    #[launch_contract(domain = 1, block = (128, 1, 1), dynamic_shared = 1024)]
    pub fn staged(x: &[u32], mut y: DisjointSlice<u32>) {
        let lo = DynamicSharedArray::<u32, 16>::get();
        let hi = DynamicSharedArray::<u32, 16>::offset(512);
        let t = thread::threadIdx_x() as usize;
        let i = thread::index_1d();
        let v = if i.get() < x.len() { x[i.get()] } else { 0 };
        unsafe { *lo.add(t) = v; *hi.add(t) = v.reverse_bits(); }
        thread::sync_threads();
        let r = unsafe { *lo.add(127 - t) ^ *hi.add((t + 1) & 127) };
        if let Some(o) = y.get_mut(i) { *o = r; }
    }

    #[kernel]
    pub fn hist(data: &[u8], bins: &[DeviceAtomicU32]) {
        static mut H: SharedArray<u32, 256> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let n = thread::blockDim_x() as usize;
        let mut i = t;
        while i < 256 { unsafe { H[i] = 0; } i += n; }
        thread::sync_threads();
        let g = thread::index_1d().get();
        if g < data.len() {
            let slot = unsafe { &*(H.as_ptr().add(data[g] as usize) as *const BlockAtomicU32) };
            slot.fetch_add(1, AtomicOrdering::Relaxed);
        }
        thread::sync_threads();
        let mut i = t;
        while i < 256 { bins[i].fetch_add(unsafe { H[i] }, AtomicOrdering::Relaxed); i += n; }
    }

    #[kernel]
    pub fn tile<const T: usize>(a: &[f32], n: u32, mut c: DisjointSlice<f32>) {
        static mut A: SharedArray<f32, 1024> = SharedArray::UNINIT;
        let (x, y) = (thread::threadIdx_x() as usize, thread::threadIdx_y() as usize);
        let n = n as usize;
        let mut acc = 0.0;
        let mut k = 0;
        while k < n {
            unsafe { A[y * T + x] = a[(y * n + k + x) % a.len()]; }
            thread::sync_threads();
            for i in 0..T { acc += unsafe { A[i * T + x] }; }
            thread::sync_threads();
            k += T;
        }
        let i = thread::index_1d();
        if let Some(o) = c.get_mut(i) { *o = acc; }
    }

    #[kernel]
    pub fn early(x: &[u32], n: u32, mut y: DisjointSlice<u32>) {
        static mut A: SharedArray<u32, 256> = SharedArray::UNINIT;
        if thread::blockIdx_x() * thread::blockDim_x() >= n { return; }
        let t = thread::threadIdx_x() as usize;
        let i = thread::index_1d();
        unsafe { A[t] = if i.get() < x.len() { x[i.get()] } else { 0 }; }
        thread::sync_threads();
        fence::threadfence_block();
        let o = unsafe { A[t ^ 1] };
        if let Some(p) = y.get_mut(i) { *p = o; }
    }
}
