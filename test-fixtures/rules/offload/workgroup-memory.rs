//! The workgroup memory that a launch asks for, against what its kernel uses.
#![no_std]
#![feature(core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, gpu_offload, stdarch_nvptx)]

use core::arch::nvptx::{_syncthreads, _thread_idx_x};
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::offload::{offload, offload_kernel};

unsafe fn turn(data: &mut [f32; 256]) {
    let tile = gpu_launch_sized_workgroup_mem::<f32>();
    let t = _thread_idx_x() as usize;
    *tile.add(t) = data[t];
    _syncthreads();
    data[t] = *tile.add(255 - t);
}

#[offload_kernel]
fn enough(data: &mut [f32; 256]) {
    unsafe { turn(data) }
}

#[offload_kernel]
fn short(data: &mut [f32; 256]) {
    unsafe {
        let tile = gpu_launch_sized_workgroup_mem::<f32>();
        let t = _thread_idx_x() as usize;
        *tile.add(t) = data[t];
      //^^^^^^^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]: this write of 4 bytes at offset 1020 goes past the 512 bytes
        _syncthreads();
        data[t] = *tile.add(t);
                //^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]
    }
}

#[offload_kernel]
fn none(data: &mut [f32; 256]) {
    unsafe {
        let tile = gpu_launch_sized_workgroup_mem::<f32>();
        let t = _thread_idx_x() as usize;
        *tile.add(t) = data[t];
      //^^^^^^^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]: this write of 4 bytes at offset 1020 goes past the 0 bytes
        _syncthreads();
        data[t] = *tile.add(t);
                //^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]
    }
}

#[offload_kernel]
fn unknown(data: &mut [f32; 256]) {
    unsafe { turn(data) }
}

// What is said above a kernel counts for more.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[offload_kernel]
fn said(data: &mut [f32; 256]) {
    unsafe { turn(data) }
}

#[offload_kernel]
fn much(data: &mut [f32; 256]) {
    unsafe { turn(data) }
}

pub fn launches(a: &mut [f32; 256], bytes: u32) {
    offload! { kernel = enough, thread_dim = [256, 1, 1], dyn_cache = 1024, args = (&mut *a,) }
    offload! { kernel = short, thread_dim = [256, 1, 1], dyn_cache = 2048, args = (&mut *a,) }
    offload! { kernel = short, thread_dim = [256, 1, 1], dyn_cache = 512, args = (&mut *a,) }
    offload! { kernel = none, thread_dim = [256, 1, 1], args = (&mut *a,) }
    offload! { kernel = unknown, thread_dim = [256, 1, 1], dyn_cache = bytes, args = (&mut *a,) }
    offload! { kernel = said, thread_dim = [256, 1, 1], dyn_cache = 16, args = (&mut *a,) }
    offload! { kernel = much, thread_dim = [256, 1, 1], dyn_cache = 262144, args = (&mut *a,) }
                                                                  //^^^^^^ error[workgroup-mem-limit]
}
