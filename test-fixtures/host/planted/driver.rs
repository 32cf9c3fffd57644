//! The raw drivers: CUDA's and HIP's, with pointers to the arguments.
//- /Cargo.toml
[package]
name = "host"
edition = "2024"
[dependencies]
cudarc = "0.17"
//- /src/main.rs
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use cudarc::driver::sys::*;
use std::ffi::c_void;
use std::ptr::null_mut;

mod gpu {
    use core::arch::nvptx::*;

    #[unsafe(no_mangle)]
    pub unsafe extern "gpu-kernel" fn saxpy(n: u32, a: f32, x: *const f32, y: *mut f32) {
        let i = unsafe { _block_idx_x() * _block_dim_x() + _thread_idx_x() };
        if i < n {
            unsafe { *y.add(i as usize) += a * *x.add(i as usize) };
        }
    }
}

unsafe fn cuda(module: CUmodule, stream: CUstream, mut x: CUdeviceptr, mut y: CUdeviceptr) -> CUresult {
    let mut f: CUfunction = null_mut();
    unsafe { cuModuleGetFunction(&mut f, module, c"saxpy".as_ptr()) };
    let mut n = 1000u32;
    //% let mut n = 1000u64; => launch-argument-type @ &mut n
    let mut a = 2.0f32;
    //% let mut a = 2.0f64; => launch-argument-type @ &mut a
    let mut args: [*mut c_void; 4] = [
        &mut n as *mut _ as *mut c_void,
        //% => launch-argument-count @ f
        //% &mut a as *mut _ as *mut c_void, => launch-argument-type @ &mut a
        &mut a as *mut _ as *mut c_void,
        &mut x as *mut _ as *mut c_void,
        //% &mut n as *mut _ as *mut c_void, => launch-argument-type @ &mut n
        &mut y as *mut _ as *mut c_void,
        //% &mut y as *mut _ as *mut c_void, &mut n as *mut _ as *mut c_void, => launch-argument-count @ &mut n
    ];
    unsafe {
        cuLaunchKernel(f, 4, 1, 1, 256, 1, 1, 0, stream, args.as_mut_ptr(), null_mut())
        //% cuLaunchKernel(f, 0, 1, 1, 256, 1, 1, 0, stream, args.as_mut_ptr(), null_mut()) => launch-geometry @ 0
        //% cuLaunchKernel(f, 4, 1, 1, 2048, 1, 1, 0, stream, args.as_mut_ptr(), null_mut()) => launch-geometry @ 2048
        //% cuLaunchKernel(f, 4, 1, 1, 32, 64, 1, 0, stream, args.as_mut_ptr(), null_mut()) => launch-geometry @ 32
        //% cuLaunchKernel(f, 4, 1, 1, 256, 1, 1, 300000, stream, args.as_mut_ptr(), null_mut()) => launch-workgroup-memory @ 300000
        //% cuLaunchKernel(f, 4, 70000, 1, 256, 1, 1, 0, stream, args.as_mut_ptr(), null_mut()) => launch-geometry @ 70000
    }
}

unsafe fn hip(module: hipModule_t, stream: hipStream_t, mut x: *mut c_void, mut y: *mut c_void) -> hipError_t {
    let mut f: hipFunction_t = null_mut();
    unsafe { hipModuleGetFunction(&mut f, module, b"saxpy\0".as_ptr().cast()) };
    let mut n = 1000u32;
    //% let mut n = 1000usize; => launch-argument-type @ std::ptr
    let mut a = 2.0f32;
    //% let mut a = 2u64; => launch-argument-type @ std::ptr
    let mut args = [
        std::ptr::from_mut(&mut n).cast::<c_void>(),
        //% => launch-argument-count @ f
        std::ptr::from_mut(&mut a).cast::<c_void>(),
        std::ptr::from_mut(&mut x).cast::<c_void>(),
        std::ptr::from_mut(&mut y).cast::<c_void>(),
    ];
    unsafe {
        hipModuleLaunchKernel(f, 4, 1, 1, 256, 1, 1, 0, stream, args.as_mut_ptr(), null_mut())
        //% hipModuleLaunchKernel(f, 4, 1, 1, 0, 1, 1, 0, stream, args.as_mut_ptr(), null_mut()) => launch-geometry @ 0
        //% hipModuleLaunchKernel(f, 4, 1, 1, 1024, 2, 1, 0, stream, args.as_mut_ptr(), null_mut()) => launch-geometry @ 1024
    }
}

fn main() {}
