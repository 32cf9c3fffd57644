//! Raw drivers: argument arrays in the shapes that people give them.
//- /Cargo.toml
[package]
name = "raw"
edition = "2021"
[dependencies]
cust_raw = "0.11"
hip-sys = "0.1"
//- /src/main.rs
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use std::ffi::{c_void, CString};
use std::mem::MaybeUninit;
use std::ptr;

mod kernels {
    use core::arch::nvptx::*;

    #[no_mangle]
    pub unsafe extern "gpu-kernel" fn copy_rows(src: *const u8, dst: *mut u8, pitch: u64, rows: u32) {
        let row = _block_idx_x() * _block_dim_x() + _thread_idx_x();
        if row < rows {
            *dst.add(row as usize) = *src.add(row as usize * pitch as usize);
        }
    }

    #[no_mangle]
    pub unsafe extern "gpu-kernel" fn tick(counter: *mut u64) {
        if _thread_idx_x() == 0 {
            *counter += 1;
        }
    }
}

type Check = Result<(), i32>;

fn ok(code: i32) -> Check {
    if code == 0 { Ok(()) } else { Err(code) }
}

unsafe fn rows(module: CUmodule, src: CUdeviceptr, dst: CUdeviceptr, stream: CUstream) -> Check {
    let name = CString::new("copy_rows").unwrap();
    //% let name = CString::new("copy_row").unwrap(); => -
    let mut function = ptr::null_mut();
    ok(cuModuleGetFunction(&mut function, module, name.as_ptr()))?;
    let pitch: u64 = 256;
    let rows: u32 = 1024;
    let threads = 128u32;
    //% let threads = 1u32 << 11; => launch-geometry @ rows / threads & launch-geometry @ threads
    let mut params = [
        &src as *const _ as *mut c_void,
        &dst as *const _ as *mut c_void,
        &pitch as *const u64 as *mut c_void,
        //% &rows as *const u32 as *mut c_void, => launch-argument-type @ &rows
        //% &threads as *const u32 as *mut c_void, => launch-argument-type @ &threads
        //% => launch-argument-count @ function
        //% &rows as *const _ as *mut c_void, => launch-argument-type @ &rows
        &rows as *const u32 as *mut c_void,
        //% &rows as *const u32 as *mut c_void, &rows as *const u32 as *mut c_void, => launch-argument-count @ &rows
    ];
    ok(cuLaunchKernel(
        function,
        rows / threads, 1, 1,
        //% rows / 4096, 1, 1, => launch-geometry @ rows / 4096
        threads, 1, 1,
        0,
        stream,
        params.as_mut_ptr(),
        ptr::null_mut(),
    ))
}

unsafe fn hip(module: hipModule_t, counter: hipDeviceptr_t) -> Check {
    let mut function = MaybeUninit::uninit();
    ok(hipModuleGetFunction(function.as_mut_ptr(), module, c"tick".as_ptr()))?;
    let mut args = [&counter as *const hipDeviceptr_t as *mut c_void];
    //% let mut args = [&counter as *const hipDeviceptr_t as *mut c_void, &counter as *const hipDeviceptr_t as *mut c_void]; => launch-argument-count @ &counter
    //% let mut args: [*mut c_void; 0] = []; => launch-argument-count @ function
    ok(hipModuleLaunchKernel(function.assume_init(), 1, 1, 1, 64, 1, 1, 0, ptr::null_mut(), args.as_mut_ptr(), ptr::null_mut()))
    //% ok(hipModuleLaunchKernel(function.assume_init(), 1, 1, 1, 64, 0, 1, 0, ptr::null_mut(), args.as_mut_ptr(), ptr::null_mut())) => launch-geometry @ 0
    //% ok(hipModuleLaunchKernel(function.assume_init(), 1, 1, 1, 64, 32, 1, 0, ptr::null_mut(), args.as_mut_ptr(), ptr::null_mut())) => launch-geometry @ 64
}

fn main() {}
