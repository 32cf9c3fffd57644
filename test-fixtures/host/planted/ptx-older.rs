//! PTX in a string and in a file by its path: cust, and a wrapper of the raw driver.
//- /Cargo.toml
[package]
name = "ptx-older"
edition = "2021"
[dependencies]
cudarc = "0.11"
cust = "0.3"
cuda-driver-sys = "0.3"
//- /kernels/mm.ptx
.version 7.0
.target sm_70
.address_size 64
.visible .entry mm(.param .u64 mm_param_0, .param .u64 mm_param_1, .param .u32 mm_param_2) { ret; }
//- /src/main.rs
mod raw;
mod text;
fn main() {}
//- /src/text.rs
use cust::prelude::*;
const PTX: &str = r#"
.version 7.0
.target sm_70
.address_size 64
.visible .entry fill(.param .u64 fill_param_0, .param .u32 fill_param_1, .param .f64 fill_param_2) { ret; }
"#;
pub fn run(stream: &Stream) -> CudaResult<()> {
    let module = Module::from_ptx(PTX, &[])?;
    let fill = module.get_function("fill")?;
    //% let fill = module.get_function("fil")?; => launch-unknown-kernel @ fil
    let buffer = DeviceBuffer::from_slice(&[0.0f64; 64])?;
    unsafe {
        launch!(fill<<<1, 64, 0, stream>>>(buffer.as_device_ptr(), 64u32, 1.5f64))?;
        //% launch!(fill<<<1, 64, 0, stream>>>(buffer.as_device_ptr(), 64u32))?; => launch-argument-count @ fill
        //% launch!(fill<<<1, 64, 0, stream>>>(buffer, 64u32, 1.5f64))?; => launch-argument-type @ buffer
        //% launch!(fill<<<1, 64, 0, stream>>>(buffer.as_device_ptr(), buffer.len(), 1.5f64))?; => launch-argument-type @ buffer.len()
        //% launch!(fill<<<1, 64, 0, stream>>>(buffer.as_device_ptr(), 64u32, 1.5f32))?; => launch-argument-type @ 1.5f32
        //% launch!(module.fill<<<1, 64, 0, stream>>>(buffer.as_device_ptr(), 64u32))?; => launch-argument-count @ fill
        //% launch!(fill<<<1, 2048, 0, stream>>>(buffer.as_device_ptr(), 64u32, 1.5f64))?; => launch-geometry @ 2048
    }
    Ok(())
}
//- /src/raw.rs
use cuda_driver_sys::*;
use std::ffi::c_void;
unsafe fn run(f: CUfunction, grid: u32, block: u32, args: &mut [*mut c_void]) -> CUresult {
    cuLaunchKernel(f, grid, 1, 1, block, 1, 1, 0, std::ptr::null_mut(), args.as_mut_ptr(), std::ptr::null_mut())
}
pub unsafe fn call(mut a: CUdeviceptr, mut c: CUdeviceptr) {
    let mut module = std::ptr::null_mut();
    cuModuleLoad(&mut module, c"kernels/mm.ptx".as_ptr());
    let mut f = std::ptr::null_mut();
    cuModuleGetFunction(&mut f, module, c"mm".as_ptr());
    let mut n = 4u32;
    run(f, 1, 256, &mut [&mut a as *mut _ as *mut c_void, &mut c as *mut _ as *mut c_void, &mut n as *mut u32 as *mut c_void]);
    //% run(f, 1, 2048, &mut [&mut a as *mut _ as *mut c_void, &mut c as *mut _ as *mut c_void, &mut n as *mut u32 as *mut c_void]); => launch-geometry @ run
    //% run(f, 0, 256, &mut [&mut a as *mut _ as *mut c_void, &mut c as *mut _ as *mut c_void, &mut n as *mut u32 as *mut c_void]); => launch-geometry @ run
}
