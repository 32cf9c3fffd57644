//! Mistakes in reductions, compactions and sorts of cuda-oxide, with their launches.
use core::sync::atomic::{AtomicU32, Ordering};
use cuda_device::{cuda_module, kernel, thread, warp, DisjointSlice, SharedArray};

#[cuda_module]
pub mod kernels {
    use super::*;

    fn warp_max(mut v: f32) -> f32 {
        for by in [16, 8, 4, 2, 1] {
            v = v.max(warp::shuffle_xor_f32(v, by)); // %xor
        }
        v
    }

    // spec {"kernel":"largest","grid":2,"block":64,"args":{"x":"[i % 17; 120]","out":"[0; 2]"}}
    #[kernel]
    pub fn largest(x: &[f32], mut out: DisjointSlice<f32>) {
        static mut PARTS: SharedArray<f32, 2> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let i = thread::index_1d().get();
        let own = x.get(i).copied().unwrap_or(f32::MIN);
        //% let own = x[i]; => panic@here
        //% let own = if i < x.len() { x[i] } else { f32::MIN }; => nothing
        //% let own = x.iter().copied().nth(i).unwrap(); => panic@here
        let most = warp_max(own);
        //% let most = if t < 48 { warp_max(own) } else { own }; => warp-mask@xor
        //% let most = if t < 32 { warp_max(own) } else { warp_max(own + 1.0) }; => nothing
        unsafe {
            if t % 32 == 0 {
                //% if t % 16 == 0 { => workgroup-race@put
                //% if t == 0 { => uninitialised@read
                PARTS[t / 32] = most; // %put
                //% PARTS[t / 16] = most; => out-of-bounds@here
                //% *PARTS.as_mut_ptr().byte_add(t / 32 * 2) = most; => misaligned@here
            }
            thread::sync_threads();
            //% if t % 32 != 31 { thread::sync_threads(); } => barrier-divergence@here
            //% => workgroup-race@put
            if t == 0 {
                let v = PARTS[0].max(PARTS[1]); // %read
                //% let v = (0..2).map(|k| PARTS[k]).fold(f32::MIN, f32::max); => nothing
                //% let v = (0..=2).map(|k| PARTS[k]).fold(f32::MIN, f32::max); => out-of-bounds@here
                *out.get_unchecked_mut(i / 64) = v;
                //% *out.get_unchecked_mut(i / 64 + 1) = v; => out-of-bounds@here
                //% *out.get_unchecked_mut(i / 128) = v; => global-race@here
            }
        }
    }

    // spec {"kernel":"keep","grid":2,"block":32,"args":{"x":"[i; 64]","count":"[0; 1]","out":"[0; 22]"}}
    #[kernel]
    pub fn keep(x: &[u32], count: *mut u32, mut out: DisjointSlice<u32>) {
        let i = thread::index_1d().get();
        let wanted = |v: u32| v % 3 == 0;
        //% let wanted = |v: u32| v % 2 == 0; => out-of-bounds@store
        if wanted(x[i]) {
            //% if wanted(x[i] / (i as u32 / 32)) { => panic@here
            let at = unsafe { AtomicU32::from_ptr(count) }.fetch_add(1, Ordering::Relaxed) as usize;
            //% let at = unsafe { let c = *count; *count = c + 1; c as usize }; => global-race@here
            //% let at = unsafe { AtomicU32::from_ptr(count.add(1)) }.fetch_add(1, Ordering::Relaxed) as usize; => out-of-bounds@here
            //% let at = i / 3; => nothing
            //% let at = i / 3 * 2 - i / 3; => nothing
            //% let at = i / 3 - 1; => panic@here
            unsafe { *out.get_unchecked_mut(at) = x[i] }; // %store
            //% unsafe { *out.get_unchecked_mut(at) = x[i + 1] }; => panic@here
        }
    }

    // spec {"kernel":"sort","grid":1,"block":32,"args":{"x":"[(i * 37) % 64; 64]"}}
    #[kernel]
    pub fn sort(x: *mut u32) {
        let t = thread::threadIdx_x() as usize;
        let mut k = 2;
        while k <= 64 {
            //% while k <= 128 { => out-of-bounds@load
            let mut j = k / 2;
            while j > 0 {
                let low = 2 * t - (t & (j - 1));
                //% let low = 2 * t - (t & (j - 2)); => panic@here
                //% let low = 2 * t + (t & (j - 1)); => out-of-bounds@load
                let (a, b) = unsafe { (*x.add(low), *x.add(low + j)) }; // %load
                //% let (a, b) = unsafe { (*x.add(low), *x.add(low + k)) }; => out-of-bounds@here, global-race@swap
                if (a > b) == (low & k == 0) {
                    unsafe { x.add(low).swap(x.add(low + j)) }; // %swap
                    //% unsafe { *x.add(low) = b; *x.add(low + j) = a; } => nothing
                }
                thread::sync_threads();
                //% if j > 16 { thread::sync_threads(); } => global-race@load, global-race@swap
                //% if t < 31 { thread::sync_threads(); } => barrier-divergence@here, global-race@load, global-race@swap
                j /= 2;
            }
            k *= 2;
        }
    }
}
