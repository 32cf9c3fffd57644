//! Mistakes in kernels of cuda-oxide, with their launches.
use cuda_device::{cuda_module, device, kernel, thread, warp, DisjointSlice, SharedArray};

#[cuda_module]
pub mod kernels {
    use super::*;

    #[device]
    pub fn pick(x: &[f32], i: usize) -> f32 {
        x[i] // %pick
        //% unsafe { *x.get_unchecked(i + 1) } => undefined-behaviour@here
    }

    // spec {"kernel":"vecadd","grid":2,"block":64,"args":{"a":"[i; 128]","b":"[1; 128]","c":"[0; 128]"}}
    #[kernel]
    pub fn vecadd(a: &[f32], b: &[f32], mut c: DisjointSlice<f32>) {
        let index = thread::index_1d();
        let i = index.get();
        if let Some(out) = c.get_mut(index) {
            *out = pick(a, i) + b[i];
            //% *out = pick(a, i + 1) + b[i]; => panic@pick
            //% *out = a[i] + b[i * 2]; => panic@here
            //% *out = (a[i] as u32 - 1) as f32; => panic@here
            //% *out = unsafe { *a.as_ptr().add(i + 1) }; => out-of-bounds@here
            //% *out = [1.0, 2.0][i / 63]; => panic@here
            //% *out = unsafe { *(a.as_ptr() as *const u8).add(2).cast::<f32>() }; => misaligned@here
            //% *out = unsafe { core::mem::MaybeUninit::<f32>::uninit().assume_init() } + 1.0; => uninitialised@here
            //% *out = a.iter().take(i % 4).copied().reduce(|p, q| p + q).unwrap(); => panic@here
        }
    }

    // spec {"kernel":"tile","grid":2,"block":64,"args":{"x":"[i; 128]","y":"[0; 128]"}}
    #[kernel]
    pub fn tile(x: &[f32], mut y: DisjointSlice<f32>) {
        static mut T: SharedArray<f32, 64> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let index = thread::index_1d();
        let i = index.get();
        unsafe {
            T[t] = x[i]; // %write
            //% if t != 3 { T[t] = x[i]; } => uninitialised@read
            //% T[t + 1] = x[i]; => out-of-bounds@here
            thread::sync_threads();
            //% if t < 16 { thread::sync_threads(); } => deadlock@here, workgroup-race@write
            //% if t % 2 == 0 { thread::sync_threads(); } else { thread::sync_threads(); } => barrier-mismatch@here
            let v = T[63 - t]; // %read
            let w = warp::shuffle_down_f32(v, 1);
            //% let w = if t % 32 < 16 { warp::shuffle_down_f32(v, 1) } else { v }; => warp-lane@here
            if let Some(out) = y.get_mut(index) { *out = v + w; }
            //% *y.get_unchecked_mut(i + 1) = v; => out-of-bounds@here
        }
    }
}
