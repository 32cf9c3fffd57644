//! Mistakes in kernels of Rust-CUDA, with their launches.
use cuda_std::prelude::*;
use cuda_std::{shared, thread, warp};

fn clampf(x: f32) -> f32 { x.min(100.0) }

fn at<T: Copy>(x: &[T], i: usize) -> T {
    x[i] // %at
    //% unsafe { x.as_ptr().add(i + 1).read() } => out-of-bounds@here
}

// spec {"kernel":"scale","grid":2,"block":64,"args":{"x":"[i; 128]","y":"[0; 128]","n":128}}
#[kernel]
pub unsafe fn scale(x: &[f32], y: *mut f32, n: usize) {
    let i = thread::index_1d() as usize;
    if i < n {
        let v = at(x, i);
        //% let v = at(x, i + 1); => panic@at
        //% let v = *x.as_ptr().add(i + 1); => out-of-bounds@here
        //% let v = *x.get_unchecked(128 - i); => undefined-behaviour@here
        let k = (v as u8).wrapping_add(200);
        //% let k = (v as u8) + 200; => panic@here
        //% let k = 100u8 / (v as u8); => panic@here
        //% let k = 1u8 << (v as u32); => panic@here
        let out = &mut *y.add(i);
        //% let out = &mut *y.add(i * 2); => out-of-bounds@out
        //% let out = &mut *y.byte_add(1); => misaligned@here
        *out = clampf(v) + k as f32; // %out
        //% if v > 50.0 { core::hint::unreachable_unchecked() } => undefined-behaviour@here
        //% if v > 50.0 { panic!("large {v}") } => panic@here
    }
}

// spec {"kernel":"sum","grid":1,"block":64,"args":{"x":"[i; 64]","y":"[0; 2]"}}
#[kernel]
pub unsafe fn sum(x: &[u32], y: *mut u32) {
    let tile = cuda_std::shared_array![u32; 64];
    let t = thread::thread_idx_x() as usize;
    *tile.add(t) = x[t];
    //% *tile.add(t + 1) = x[t]; => out-of-bounds@here
    //% if t > 0 { *tile.add(t) = x[t]; } => uninitialised@read
    thread::sync_threads();
    //% if t < 40 { thread::sync_threads(); } => barrier-divergence@here, workgroup-race@read
    let v = *tile.add(63 - t); // %read
    //% let v = *tile.add(64 - t); => out-of-bounds@here
    if t % 32 == 0 { *y.add(t / 32) = v; }
    //% if t % 16 == 0 { *y.add(t / 16) = v; } => out-of-bounds@here
}
