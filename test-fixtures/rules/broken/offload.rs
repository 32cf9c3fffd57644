//! Kernels of rustc's offload, launched from the same crate.
#![no_std]
#![feature(core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, gpu_offload, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::{_block_dim_x, _block_idx_x, _syncthreads, _thread_idx_x};
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::offload::{offload, offload_kernel};

#[offload_kernel]
fn scale(data: &mut [f32; 1024], by: f32) {
    //% fn scale(data: &mut [f32; 1024], by: f32) -> f32 { data[0] => gpu-kernel-return@here, offload-launch@scaled
    let i = unsafe { (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize };
    data[i] *= by;
}

#[offload_kernel]
fn turn(data: &mut [f32; 256]) {
    unsafe {
        let tile = gpu_launch_sized_workgroup_mem::<f32>();
        let t = _thread_idx_x() as usize;
        *tile.add(t) = data[t]; // %put
        _syncthreads();
        //% => workgroup-race@turned
        //% if t < 128 { _syncthreads() } => divergent-barrier@here
        data[t] = *tile.add(255 - t); // %turned
        //% data[t] = *tile.add(256 - t); => workgroup-mem-out-of-bounds@here
    }
}

pub fn launches(a: &mut [f32; 1024], b: &mut [f32; 256]) {
    offload! { kernel = scale, workgroup_dim = [4, 1, 1], thread_dim = [256, 1, 1], args = (a, 2.0f32) } // %scaled
    //% offload! { kernel = scale, workgroup_dim = [4, 1, 1], thread_dim = [2048, 1, 1], args = (a, 2.0f32) } => offload-launch@here
    offload! { kernel = turn, thread_dim = [256, 1, 1], dyn_cache = 1024, args = (b,) }
    //% offload! { kernel = turn, thread_dim = [256, 1, 1], dyn_cache = 512, args = (b,) } => workgroup-mem-out-of-bounds@put, workgroup-mem-out-of-bounds@turned
}
