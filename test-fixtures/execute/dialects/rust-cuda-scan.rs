//! Mistakes in scans and searches of Rust-CUDA, with their launches.
use cuda_std::prelude::*;
use cuda_std::thread;

struct Line<'a, T>(&'a [T]);

impl<'a, T: Copy> Line<'a, T> {
    fn at(&self, i: usize) -> T {
        self.0[i] // %at
        //% unsafe { *self.0.get_unchecked(i) } => nothing
        //% unsafe { *self.0.as_ptr().sub(1).add(i) } => out-of-bounds@here
    }
    fn find(&self, f: impl Fn(T) -> bool) -> Option<usize> {
        self.0.iter().position(|&v| f(v))
    }
}

// spec {"kernel":"scan","grid":1,"block":64,"args":{"x":"[1; 64]","y":"[0; 64]"}}
#[kernel]
pub unsafe fn scan(x: &[u64], y: *mut u64) {
    let sums = cuda_std::shared_array![u64; 64];
    let t = thread::thread_idx_x() as usize;
    *sums.add(t) = Line(x).at(t); // %put
    //% *sums.add(t) = Line(x).at(t + 1); => panic@at
    //% *sums.add(t * 2) = Line(x).at(t); => out-of-bounds@here
    //% *sums.byte_add(t) = Line(x).at(t); => misaligned@here
    thread::sync_threads();
    let mut by = 1;
    while by < 64 {
        //% while by <= 64 { => nothing
        let before = if t >= by { *sums.add(t - by) } else { 0 }; // %read
        //% let before = *sums.add(t - by); => panic@here
        //% let before = *sums.wrapping_add(t).sub(by); => out-of-bounds@here
        thread::sync_threads();
        //% => workgroup-race@read
        //% if t >= by { thread::sync_threads(); } => workgroup-race@read, barrier-mismatch@here, barrier-divergence@last
        *sums.add(t) += before; // %sum
        //% *sums.add(t) += before + (u64::MAX - 40); => panic@here
        thread::sync_threads(); // %last
        by *= 2;
    }
    *y.add(t) = *sums.add(t);
    //% *y.add(t) = *sums.add(64 - t); => out-of-bounds@here
}

// spec {"kernel":"first","grid":2,"block":32,"args":{"x":"[i * 3 % 64; 64]","y":"[0; 64]"}}
#[kernel]
pub unsafe fn first(x: &[u32], y: *mut u32) {
    let i = thread::index_1d() as usize;
    let at = Line(x).find(|v| v as usize == i).unwrap();
    //% let at = Line(x).find(|v| v as usize == i + 1).unwrap(); => panic@here
    //% let at = Line(&x[..i + 1]).find(|v| v as usize == i).unwrap_or(0); => nothing
    //% let at = Line(x).find(|v| v as usize == i + 1).unwrap_unchecked(); => undefined-behaviour@here
    *y.add(i) = at as u32;
    //% *y.add(at) = i as u32; => nothing
    //% *y.add(at / 2) = i as u32; => global-race@here
    //% *y.add(at * 2) = i as u32; => out-of-bounds@here
    //% *y.add(64 / at) = i as u32; => panic@here, out-of-bounds@here, global-race@here
}
