//! Buffers that end before the launch which is given a pointer to them.
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

struct Kept {
    buffer: DeviceBuffer<f32>,
    at: DevicePointer<f32>,
}

fn upload(h: &[f32]) -> CudaResult<DeviceBuffer<f32>> {
    let b = DeviceBuffer::from_slice(h)?;
    Ok(b)
}

fn forgotten(h: &[f32]) -> CudaResult<DevicePointer<f32>> {
    let b = DeviceBuffer::from_slice(h)?;
    let p = b.as_device_ptr();
    std::mem::forget(b);
    Ok(p)
}

fn address(h: &[f32]) -> CudaResult<DevicePointer<f32>> {
    let b = DeviceBuffer::from_slice(h)?;
    Ok(b.as_device_ptr())
}

fn kept(h: &[f32]) -> CudaResult<Kept> {
    let buffer = DeviceBuffer::from_slice(h)?;
    let at = buffer.as_device_ptr();
    Ok(Kept { buffer, at })
}

fn both(h: &[f32]) -> CudaResult<(DeviceBuffer<f32>, DevicePointer<f32>)> {
    let b = DeviceBuffer::from_slice(h)?;
    let p = b.as_device_ptr();
    Ok((b, p))
}

pub fn temporaries(module: &Module, stream: &Stream, h: &[f32]) -> CudaResult<()> {
    let b = DeviceBuffer::from_slice(h)?;
    let p = b.as_device_ptr();
    //%     let p = DeviceBuffer::from_slice(h)?.as_device_ptr(); => launch-freed-buffer @ p, h.len()
    //%     let p = h.as_dbuf()?.as_device_ptr(); => launch-freed-buffer @ p, h.len()
    //%     let p = { let c = DeviceBuffer::from_slice(h)?; c.as_device_ptr() }; => launch-freed-buffer @ p, h.len()
    //%     let p = unsafe { DeviceBuffer::<f32>::uninitialized(64)?.as_device_ptr() }; => launch-freed-buffer @ p, h.len()
    //%     let p = address(h)?; => launch-freed-buffer @ p, h.len()
    //%     let p = forgotten(h)?; => -
    //%     let Kept { buffer, at: p } = kept(h)?; => -
    //%     let (c, p) = both(h)?; => -
    //%     let p = kept(h)?.buffer.as_device_ptr(); => -
    //%     let c = upload(h)?; let p = c.as_device_ptr(); => -
    //%     let all = [DeviceBuffer::from_slice(h)?]; let p = all[0].as_device_ptr(); => -
    //%     let c = std::mem::ManuallyDrop::new(DeviceBuffer::from_slice(h)?); let p = c.as_device_ptr(); => -
    //%     let p = Box::leak(Box::new(DeviceBuffer::from_slice(h)?)).as_device_ptr(); => -
    //%     let mut all = Vec::new(); let p = { let c = DeviceBuffer::from_slice(h)?; let q = c.as_device_ptr(); all.push(c); q }; => -
    //%     let mut all = Vec::new(); let p = { let c = DeviceBuffer::from_slice(h)?; let q = c.as_device_ptr(); let keep = move || drop(c); all.push(keep); q }; => -
    //%     let c = std::sync::Arc::new(DeviceBuffer::from_slice(h)?); let p = { let d = c.clone(); d.as_device_ptr() }; => -
    //%     let c = &DeviceBuffer::from_slice(h)?; let p = c.as_device_ptr(); => -
    //%     let mut d = DeviceBuffer::from_slice(h)?; let p = { let mut c = DeviceBuffer::from_slice(h)?; let q = c.as_device_ptr(); std::mem::swap(&mut c, &mut d); q }; => -
    unsafe { launch!(module.scale<<<16, 256, 0, stream>>>(p, h.len(), 2.0f32)) }?;
    stream.synchronize()
}

pub fn dropped(module: &Module, stream: &Stream, h: &[f32], early: bool) -> CudaResult<()> {
    let b = DeviceBuffer::from_slice(h)?;
    let p = b.as_device_ptr();
    if early {
        //%     if early { drop(b); return Ok(()); => -
        //%     drop(b); if early { => launch-freed-buffer @ p, h.len()
        //%     std::mem::drop(b); if early { => launch-freed-buffer @ p, h.len()
        //%     DeviceBuffer::drop(b).ok(); if early { => launch-freed-buffer @ p, h.len()
        //%     b.drop_async(stream)?; if early { => launch-freed-buffer @ p, h.len()
        //%     let c = b; drop(c); if early { => launch-freed-buffer @ p, h.len()
        //%     let c = std::sync::Arc::new(b); drop(c.clone()); if early { => -
        //%     (h.len() > 3).then(|| drop(b)); if early { => -
        //%     let end = || drop(b); if early { => -
        //%     defer!(drop(b)); if early { => -
        //%     let (mut c, mut d) = (b, DeviceBuffer::from_slice(h)?); std::mem::swap(&mut c, &mut d); drop(c); if early { => -
        return Ok(());
    }
    unsafe { launch!(module.scale<<<16, 256, 0, stream>>>(p, h.len(), 2.0f32)) }?;
    stream.synchronize()
}
//- /src/driver.rs
use cudarc::driver::sys::*;
use std::ffi::c_void;

unsafe fn refill(d: &mut CUdeviceptr, n: usize) {
    cuMemAlloc_v2(d, n * 4);
}

pub unsafe fn raw(module: CUmodule, stream: CUstream, n: usize) {
    let mut f = std::ptr::null_mut();
    cuModuleGetFunction(&mut f, module, c"scale".as_ptr());
    let mut d: CUdeviceptr = 0;
    let mut factor = 2.0f32;
    let mut len = n;
    cuMemAlloc_v2(&mut d, n * 4);
    //%     cuMemAlloc_v2(&mut d, n * 4); cuMemFree_v2(d); => launch-freed-buffer @ &mut d as
    //%     cuMemAlloc_v2(&mut d, n * 4); cuMemFreeAsync(d, stream); => launch-freed-buffer @ &mut d as
    //%     cuMemAlloc_v2(&mut d, n * 4); cuMemFree_v2(d); cuMemAlloc_v2(&mut d, n * 4); => -
    //%     cuMemAlloc_v2(&mut d, n * 4); cuMemFree_v2(d); refill(&mut d, n); => -
    //%     cuMemAlloc_v2(&mut d, n * 4); if n == 0 { cuMemFree_v2(d); return; } => -
    //%     let mut e: CUdeviceptr = 0; cuMemAlloc_v2(&mut d, n * 4); cuMemAlloc_v2(&mut e, n); cuMemFree_v2(e); => -
    //%     let (mut d, mut e): (CUdeviceptr, CUdeviceptr) = (0, 0); cuMemAlloc_v2(&mut d, n * 4); cuMemFree_v2(d); => launch-freed-buffer @ &mut d as
    //%     let (mut d, mut e): (CUdeviceptr, CUdeviceptr) = (0, 0); cuMemAlloc_v2(&mut d, n * 4); cuMemFree_v2(e); => -
    let mut args = [
        &mut d as *mut _ as *mut c_void,
        &mut len as *mut _ as *mut c_void,
        &mut factor as *mut _ as *mut c_void,
    ];
    cuLaunchKernel(f, 16, 1, 1, 256, 1, 1, 0, stream, args.as_mut_ptr(), std::ptr::null_mut());
    cuStreamSynchronize(stream);
    cuMemFree_v2(d);
}
//- /src/streams.rs
use cudarc::driver::*;
use std::sync::Arc;

pub fn builder(module: &Arc<CudaModule>, stream: &Arc<CudaStream>, h: &[f32]) -> Result<(), DriverError> {
    let f = module.load_function("scale")?;
    let n = h.len();
    let x = stream.clone_htod(h)?;
    let (p, guard) = x.device_ptr(stream);
    //%     let (p, _) = x.device_ptr(stream); drop(x); => launch-freed-buffer @ &p
    //%     let (p, _) = stream.clone_htod(h)?.device_ptr(stream); => launch-freed-buffer @ &p
    //%     let y = x.clone(); let (p, _) = x.device_ptr(stream); drop(y); => -
    //%     let (p, _) = { let y = stream.clone_htod(h)?; y.device_ptr(stream) }; => launch-freed-buffer @ &p
    //%     let p = { let y = stream.clone_dtod(&x)?; let q = y.device_ptr(stream).0; q }; => launch-freed-buffer @ &p
    //%     let y = stream.clone_dtod(&x)?; let p = y.device_ptr(stream).0; => -
    unsafe {
        stream
            .launch_builder(&f)
            .arg(&p)
            .arg(&n)
            .arg(&2.0f32)
            .launch(LaunchConfig::for_num_elems(n as u32))?;
    }
    stream.synchronize()
}
