//! The raw drivers and offload, as a stranger writes them: wrappers, arrays of pointers in many shapes, checked macros.
//- /Cargo.toml
[package]
name = "raw-calls"
edition = "2021"
//- /src/main.rs
#![feature(core_intrinsics, gpu_offload, abi_gpu_kernel, stdarch_nvptx)]
mod device;
mod hip;
mod cuda;
mod off;
fn main() {}
//- /src/device.rs
use core::arch::nvptx::*;

#[no_mangle]
pub unsafe extern "gpu-kernel" fn axpy(a: f32, x: *const f32, y: *mut f32, n: i32) {
    let i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as i32;
    if i < n {
        *y.add(i as usize) += a * *x.add(i as usize);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn fill(x: *mut u64, value: u64) {
    *x.add((_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize) = value;
}
//- /src/cuda.rs
use std::ffi::{c_void, CStr, CString};
use std::{mem, ptr};
use cuda_sys::*;

macro_rules! check {
    ($e:expr) => {{
        let code = $e;
        if code != 0 {
            return Err(code);
        }
    }};
}

pub struct Kernel(CUfunction);

impl Kernel {
    pub unsafe fn named(module: CUmodule, name: &CStr) -> Result<Kernel, u32> {
        let mut f: CUfunction = ptr::null_mut();
        check!(cuModuleGetFunction(&mut f, module, name.as_ptr()));
        Ok(Kernel(f))
    }

    pub unsafe fn launch(&self, grid: u32, block: u32, args: &mut [*mut c_void]) -> Result<(), u32> {
        check!(cuLaunchKernel(self.0, grid, 1, 1, block, 1, 1, 0, ptr::null_mut(), args.as_mut_ptr(), ptr::null_mut()));
        Ok(())
    }
}

pub unsafe fn axpy(module: CUmodule, x: CUdeviceptr, y: CUdeviceptr, len: usize) -> Result<(), u32> {
    let mut f = mem::zeroed();
    check!(cuModuleGetFunction(&mut f, module, b"axpy\0".as_ptr() as *const i8));
    //% check!(cuModuleGetFunction(&mut f, module, b"saxpy\0".as_ptr() as *const i8)); => -
    let mut a = 2.0f32;
    //% let mut a = 2.0f64; => launch-argument-type @ &mut a
    let mut x = x;
    let mut y = y;
    let mut n = len as i32;
    //% let mut n = len as i64; => launch-argument-type @ &mut n
    let mut args: Vec<*mut c_void> = vec![
        &mut a as *mut _ as *mut c_void,
        //% &mut x as *mut _ as *mut c_void, &mut a as *mut _ as *mut c_void, => launch-argument-count @ &mut x
        &mut x as *mut _ as *mut c_void,
        //% => launch-argument-count @ f
        &mut y as *mut _ as *mut c_void,
        &mut n as *mut _ as *mut c_void,
    ];
    check!(cuLaunchKernel(f, (len as u32).div_ceil(256), 1, 1, 256, 1, 1, 0, ptr::null_mut(), args.as_mut_ptr(), ptr::null_mut()));
    //% check!(cuLaunchKernel(f, (len as u32).div_ceil(256), 1, 1, 256, 1, 128, 0, ptr::null_mut(), args.as_mut_ptr(), ptr::null_mut())); => launch-geometry @ 128
    //% check!(cuLaunchKernel(f, (len as u32).div_ceil(256), 1, 1, 0, 1, 1, 0, ptr::null_mut(), args.as_mut_ptr(), ptr::null_mut())); => launch-geometry @ 0
    //% check!(cuLaunchKernel(f, (len as u32).div_ceil(256), 1, 1, 256, 1, 1, 1 << 20, ptr::null_mut(), args.as_mut_ptr(), ptr::null_mut())); => launch-workgroup-memory @ 1 << 20
    Ok(())
}

pub unsafe fn fill(module: CUmodule, x: CUdeviceptr) -> Result<(), u32> {
    const NAME: &CStr = c"fill";
    //% const NAME: &CStr = c"fil"; => -
    let mut f = ptr::null_mut();
    check!(cuModuleGetFunction(&mut f, module, NAME.as_ptr()));
    let value = 7u64;
    //% let value = 7u32; => launch-argument-type @ ptr::addr_of!(value)
    let args = [ptr::addr_of!(x) as *mut c_void, ptr::addr_of!(value) as *mut c_void];
    check!(cuLaunchKernel(f, 8, 1, 1, 64, 1, 1, 0, ptr::null_mut(), args.as_ptr() as *mut _, ptr::null_mut()));
    Ok(())
}

pub unsafe fn through_the_wrapper(module: CUmodule, x: CUdeviceptr, value: u64) -> Result<(), u32> {
    let kernel = Kernel::named(module, c"fill")?;
    let mut args = [&x as *const _ as *mut c_void, &value as *const _ as *mut c_void];
    kernel.launch(16, 64, &mut args)
}
//- /src/hip.rs
use hip_runtime_sys::*;
use std::ffi::{c_void, CString};
use std::ptr::null_mut;

pub unsafe fn fill(module: hipModule_t, x: *mut u64, value: u64, stream: hipStream_t) -> hipError_t {
    let mut kernel: hipFunction_t = null_mut();
    let name = CString::new("fill").expect("no zero");
    //% let name = CString::new("Fill").expect("no zero"); => -
    hipModuleGetFunction(&mut kernel, module, name.as_ptr());
    let mut args: [*mut c_void; 2] = [
        &x as *const *mut u64 as *mut c_void,
        &value as *const u64 as *mut c_void,
        //% &(value as u32) as *const u32 as *mut c_void, => launch-argument-type @ &(value as u32)
    ];
    hipModuleLaunchKernel(kernel, 32, 1, 1, 64, 1, 1, 0, stream, args.as_mut_ptr(), null_mut())
    //% hipModuleLaunchKernel(kernel, 0, 1, 1, 64, 1, 1, 0, stream, args.as_mut_ptr(), null_mut()) => launch-geometry @ 0
    //% hipModuleLaunchKernel(kernel, 32, 1, 1, 64, 32, 1, 0, stream, args.as_mut_ptr(), null_mut()) => launch-geometry @ 64
}
/// A wrapper whose launch has as many arguments as another library's.
pub struct Launcher {
    inner: hipFunction_t,
}

impl Launcher {
    pub fn launch(&self, grid: Dim3, block: Dim3, shared: u32, stream: Option<u32>, args: &mut [u64]) -> Result<(), i32> {
        Err(0)
    }
}

pub fn wrapped(launcher: &Launcher, other: &hip_wrapper::Function, x: u64) -> Result<(), i32> {
    let (grid, block) = (Dim3 { x: 2, y: 1, z: 1 }, Dim3 { x: 64, y: 1, z: 1 });
    launcher.launch(grid, block, 0, None, &mut [x])?;
    other.launch(grid, block, 0, None, &mut [x])
}
//- /src/off.rs
use std::offload::offload_kernel;

const N: usize = 512;

#[offload_kernel]
fn add(a: &[f64; N], b: &[f64; N], out: &mut [f64; N]) {
    use core::arch::nvptx::*;
    let i = unsafe { _block_idx_x() * _block_dim_x() + _thread_idx_x() } as usize;
    if i < N {
        out[i] = a[i] + b[i];
    }
}

pub fn sum(a: &[f64; N], b: &[f64; N]) -> [f64; N] {
    let mut out = [0.0; N];
    core::intrinsics::offload::<_, _, ()>(add, [N as u32 / 64, 1, 1], [64, 1, 1], 0, (a, b, &mut out));
    //% core::intrinsics::offload::<_, _, ()>(add, [N as u32 / 64, 1, 1], [64, 32, 1], 0, (a, b, &mut out)); => offload-launch @ [64, 32, 1]
    //% core::intrinsics::offload::<_, _, ()>(add, [N as u32 / 64, 1, 1], [64, 1, 1], 0, (a, b)); => offload-launch @ (a, b)
    //% core::intrinsics::offload::<_, _, ()>(add, [N as u32 / 1024, 1, 1], [64, 1, 1], 0, (a, b, &mut out)); => launch-geometry @ N as u32 / 1024
    out
}
