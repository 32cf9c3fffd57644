//! What makes kernels of the compiler's own kind entry points that a host can launch.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

fn thread() -> usize {
    unsafe { (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize }
}

fn scaled(x: f32, by: f32) -> f32 {
    x * by
}

#[unsafe(no_mangle)]
//% => missing_gpu_kernel_export_name@scale
pub unsafe extern "gpu-kernel" fn scale(data: *mut f32, n: usize, by: f32) { // %scale
    //% pub unsafe extern "gpu-kernel" fn scale(data: *mut f32, n: usize, by: f32) -> u32 { => gpu-kernel-return@here
    //% pub async unsafe extern "gpu-kernel" fn scale(data: *mut f32, n: usize, by: f32) { => gpu-kernel-async@here
    let i = thread();
    if i < n {
        unsafe { *data.add(i) = scaled(*data.add(i), by) };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn twice(data: *mut f32, n: usize) {
    //% pub unsafe extern "gpu-kernel" fn twice<T>(data: *mut f32, n: usize) { => gpu-kernel-generic-export@here
    //% pub unsafe extern "gpu-kernel" fn twice(data: &mut [f32], n: usize) { let data = data.as_mut_ptr(); => improper_gpu_kernel_arg@here
    let i = thread();
    if i < n {
        unsafe { *data.add(i) = scaled(*data.add(i), 2.0) };
        //% unsafe { scale(data, n, 2.0) }; => gpu-kernel-call@here
    }
}

#[unsafe(export_name = "fill_f32")]
//% #[unsafe(export_name = "fill.f32")] => kernel-name-invalid@here
//% #[unsafe(export_name = "twice")] => kernel-name-duplicate@fill
pub unsafe extern "gpu-kernel" fn fill(data: *mut f32, n: usize, v: f32) { // %fill
    let i = thread();
    if i < n {
        unsafe { *data.add(i) = v };
    }
}

/// Vectors of four; the memory is asked for as such.
// warplens: launch(workgroup_mem = 2048, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn by_fours(from: *const [f32; 4], to: *mut [f32; 4]) {
    #[repr(C, align(16))]
    #[derive(Clone, Copy)]
    struct Four([f32; 4]);
    unsafe {
        let tile = gpu_launch_sized_workgroup_mem::<Four>();
        //% let tile = gpu_launch_sized_workgroup_mem::<f32>().cast::<Four>(); => workgroup-mem-misaligned@put
        let t = _thread_idx_x() as usize;
        *tile.add(t) = Four(*from.add(thread())); // %put
        _syncthreads();
        *to.add(thread()) = (*tile.add(127 - t)).0;
        //% *to.add(thread()) = (*tile.add(128 - t)).0; => workgroup-mem-out-of-bounds@here
    }
}
