//! Memory of the host, of another device, and sizes in elements where bytes are meant.
//- /Cargo.toml
[package]
name = "host"
edition = "2024"
[dependencies]
cust = "0.3"
cuda_std = "0.2"
//- /src/main.rs
mod one;
mod driver;
mod streams;
use cuda_std::prelude::*;

#[kernel]
pub unsafe fn scale(x: *mut f32, n: usize, factor: f32) {
    let i = thread::index_1d() as usize;
    if i < n {
        unsafe { *x.add(i) *= factor };
    }
}
fn main() {}
//- /src/one.rs
use cust::memory::*;
use cust::prelude::*;

pub fn back(module: &Module, h: &mut [f32]) -> CudaResult<()> {
    let stream = Stream::new(StreamFlags::NON_BLOCKING, None)?;
    let other = Stream::new(StreamFlags::NON_BLOCKING, None)?;
    let b = DeviceBuffer::from_slice(h)?;
    let p = b.as_device_ptr();
    unsafe { launch!(module.scale<<<16, 256, 0, stream>>>(p, h.len(), 2.0f32)) }?;
    stream.synchronize()?;
    //%     => launch-unsynchronized-read @ copy_to
    //%     other.synchronize()?; => launch-unsynchronized-read @ copy_to
    b.copy_to(h)?;
    Ok(())
}

pub fn host(module: &Module, stream: &Stream, h: &mut [f32]) -> CudaResult<()> {
    let b = DeviceBuffer::from_slice(h)?;
    unsafe {
        launch!(module.scale<<<16, 256, 0, stream>>>(
            b.as_device_ptr(),
            //%         h.as_mut_ptr(), => launch-argument-type @ h.as_mut_ptr()
            //%         h.as_mut_ptr() as u64, => launch-argument-type @ h.as_mut_ptr() as u64
            //%         h.as_ptr() as usize as u64, => launch-argument-type @ h.as_ptr() as usize as u64
            h.len(),
            2.0f32
        ))
    }?;
    stream.synchronize()
}
//- /src/driver.rs
use cudarc::driver::sys::*;
use std::ffi::c_void;

pub unsafe fn raw(module: CUmodule, stream: CUstream, h: &mut Vec<f32>) {
    let mut f = std::ptr::null_mut();
    cuModuleGetFunction(&mut f, module, c"scale".as_ptr());
    let mut d: CUdeviceptr = 0;
    let mut factor = 2.0f32;
    let mut n = h.len();
    cuMemAlloc_v2(&mut d, h.len() * 4);
    let count = h.len();
    cuMemcpyHtoD_v2(d, h.as_ptr() as *const c_void, count * 4);
    //%     cuMemcpyHtoD_v2(d, h.as_ptr() as *const c_void, h.len()); => host-copy-size @ h.len() +fix
    //%     cuMemcpyHtoD_v2(d, h.as_ptr().cast(), count); => host-copy-size @ count +fix
    let mut args = [
        &mut d as *mut _ as *mut c_void,
        &mut n as *mut _ as *mut c_void,
        &mut factor as *mut _ as *mut c_void,
    ];
    cuLaunchKernel(f, 16, 1, 1, 256, 1, 1, 0, stream, args.as_mut_ptr(), std::ptr::null_mut());
    cuStreamSynchronize(stream);
    cuMemcpyDtoH_v2(h.as_mut_ptr() as *mut c_void, d, std::mem::size_of_val(&h[..]));
    //%     cuMemcpyDtoH_v2(h.as_mut_ptr() as *mut c_void, d, h.len()); => host-copy-size @ h.len() +fix
    //%     let mut b = vec![0.0f32; 900]; cuMemcpyDtoH_v2(b.as_mut_ptr() as *mut c_void, d, 900); => host-copy-size @ 900 +fix
    //%     let mut b = [0u64; 64]; cuMemcpyDtoH_v2(b.as_mut_ptr().cast(), d, 64); => host-copy-size @ 64 +fix
    //%     let mut b = vec![0.0f32; 900]; cuMemcpyDtoH_v2(b.as_mut_ptr() as *mut c_void, d, 4 * 900); => -
    //%     let mut b = vec![0.0f32; 900]; cuMemcpyDtoH_v2(b.as_mut_ptr() as *mut c_void, d, 400); => -
    //%     let mut b = vec![0u8; 900]; cuMemcpyDtoH_v2(b.as_mut_ptr() as *mut c_void, d, 900); => -
    cuMemFree_v2(d);
}
//- /src/streams.rs
use cudarc::driver::*;
use std::sync::Arc;

pub fn devices(h: &[f32]) -> Result<(), DriverError> {
    let here = CudaContext::new(0)?;
    let there = CudaContext::new(1)?;
    let stream = here.default_stream();
    let x = stream.clone_htod(h)?;
    //%     let x = there.default_stream().clone_htod(h)?; => launch-other-device @ &x
    let module = here.load_module(Ptx::from_file("scale.ptx"))?;
    let f = module.load_function("scale")?;
    let n = h.len();
    unsafe {
        stream
            .launch_builder(&f)
            .arg(&x)
            .arg(&n)
            .arg(&2.0f32)
            .launch(LaunchConfig::for_num_elems(n as u32))?;
    }
    stream.synchronize()
}
