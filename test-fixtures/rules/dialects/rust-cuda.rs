// Ordinary device code of Rust-CUDA.
#![allow(improper_ctypes_definitions)]

use core::mem::MaybeUninit;
use cuda_std::prelude::*;
use cuda_std::{address_space, shared, thread, warp};

#[derive(Clone, Copy)]
#[cfg_attr(not(target_os = "cuda"), derive(cust::DeviceCopy))]
#[repr(C)]
pub struct Camera {
    pub origin: [f32; 3],
    pub scale: f32,
}

#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Id(u32);

pub trait Shade {
    fn shade(&self, x: f32) -> f32;
}

impl Shade for Camera {
    fn shade(&self, x: f32) -> f32 {
        x * self.scale + self.origin[0]
    }
}

fn clamp(x: f32) -> f32 {
    if x < 0.0 {
        0.0
    } else if x > 1.0 {
        1.0
    } else {
        x
    }
}

#[kernel]
#[allow(improper_ctypes_definitions, clippy::missing_safety_doc)]
pub unsafe fn vecadd(a: &[f32], b: &[f32], c: *mut f32) {
    let i = thread::index_1d() as usize;
    if i < a.len() {
        let out = unsafe { &mut *c.add(i) };
        *out = a[i] + b[i];
    }
}

#[kernel]
pub unsafe fn render(camera: Camera, scene: &Camera, id: Id, pixels: *mut [f32; 3], count: usize) {
    let i = thread::index() as usize;
    if i >= count {
        return;
    }
    let x = clamp(camera.shade(i as f32).sin() + scene.scale);
    unsafe { (*pixels.add(i))[id.0 as usize % 3] = x };
    if i == 0 {
        println!("first pixel {}", x);
    }
}

#[kernel]
pub unsafe fn reduce(values: &[f32], out: *mut f32) {
    #[address_space(shared)]
    static mut TILE: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];
    let t = thread::thread_idx_x() as usize;
    let i = thread::index_1d() as usize;
    let own = if i < values.len() { values[i] } else { 0.0 };
    unsafe { TILE[t].write(own) };
    thread::sync_threads();
    let mut step = thread::block_dim_x() as usize / 2;
    while step > 0 {
        if t < step {
            unsafe {
                let other = TILE[t + step].assume_init();
                let mine = TILE[t].assume_init();
                TILE[t].write(mine + other);
            }
        }
        thread::sync_threads();
        step /= 2;
    }
    if t == 0 {
        unsafe { *out.add(thread::block_idx_x() as usize) = TILE[0].assume_init() };
    }
}

#[kernel]
pub unsafe fn warp_sum(values: &[u32], out: *mut u32, debug: bool) {
    let i = thread::index_1d() as usize;
    let mut v = if i < values.len() { values[i] } else { 0 };
    for step in [16, 8, 4, 2, 1] {
        let (other, _) = unsafe { warp::warp_shuffle_xor(u32::MAX, v, step, 32) };
        v += other;
    }
    let list: Vec<u32> = (0..4).collect();
    assert_eq!(list.len(), 4);
    let text = format!("{v}");
    if debug && warp::lane_id() == 0 {
        println!("{text}");
        unsafe { *out = v };
    }
}

#[kernel]
pub unsafe fn dynamic(out: *mut f64) {
    let tile = shared::dynamic_shared_mem::<f64>();
    let t = thread::thread_idx_x() as usize;
    unsafe { *tile.add(t) = 1.0 };
    thread::sync_threads();
    unsafe { *out.add(t) = *tile.add(t) };
}
