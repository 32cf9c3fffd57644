//! cust: launches with a kernels crate that a build script compiles.
//- /Cargo.toml
[package]
name = "host"
edition = "2024"
[dependencies]
cust = "0.3"
[build-dependencies]
cuda_builder = "0.3"
//- /build.rs
use cuda_builder::CudaBuilder;
fn main() {
    let out = std::path::PathBuf::from(std::env::var("OUT_DIR").unwrap());
    CudaBuilder::new("kernels").copy_to(out.join("kernels.ptx")).build().unwrap();
}
//- /kernels/Cargo.toml
[package]
name = "kernels"
edition = "2024"
[dependencies]
cuda_std = "0.2"
//- /kernels/src/lib.rs
use cuda_std::address_space;
use cuda_std::prelude::*;
use core::mem::MaybeUninit;

pub const TILE: usize = 16;

#[derive(Clone, Copy)]
#[repr(C)]
pub struct Params {
    pub scale: f32,
    pub offset: f32,
    pub n: u64,
}

#[kernel]
pub unsafe fn vecadd(a: &[f32], b: &[f32], c: *mut f32) {
    let i = thread::index_1d() as usize;
    if i < a.len() {
        unsafe { *c.add(i) = a[i] + b[i] };
    }
}

#[kernel]
pub unsafe fn scale(x: *mut f32, n: usize, factor: f32) {
    let i = thread::index_1d() as usize;
    if i < n {
        unsafe { *x.add(i) *= factor };
    }
}

#[kernel]
pub unsafe fn count(x: *const u32, n: u32, wanted: u64, out: *mut u32) {
    let i = thread::index_1d();
    if i < n && unsafe { *x.add(i as usize) } as u64 == wanted {
        unsafe { *out.add(i as usize) = 1 };
    }
}

#[kernel]
pub unsafe fn affine(x: &[f32], y: *mut f32, p: Params) {
    let i = thread::index_1d() as usize;
    if i < x.len() {
        unsafe { *y.add(i) = x[i] * p.scale + p.offset };
    }
}

#[kernel]
pub unsafe fn fill(x: *mut f64) {
    unsafe { *x.add(thread::index_1d() as usize) = 1.0 };
}

#[kernel]
pub unsafe fn reverse(x: *mut f32) {
    let s = cuda_std::shared::dynamic_shared_mem::<f32>();
    let t = thread::thread_idx_x() as usize;
    unsafe { *s.add(t) = *x.add(t) };
    thread::sync_threads();
    unsafe { *x.add(t) = *s.add(255 - t) };
}

#[kernel]
pub unsafe fn transpose(x: *mut f32, n: usize) {
    #[address_space(shared)]
    static mut TILE: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];
    let tx = thread::thread_idx_x() as usize;
    let ty = thread::thread_idx_y() as usize;
    unsafe { TILE[ty * 16 + tx].write(*x.add(ty * n + tx)) };
    thread::sync_threads();
    unsafe { *x.add(tx * n + ty) = TILE[ty * 16 + tx].assume_init() };
}

#[kernel]
pub unsafe fn image(out: *mut f32, w: usize, h: usize) {
    let i = thread::index_2d();
    let (x, y) = (i.x as usize, i.y as usize);
    if x < w && y < h {
        unsafe { *out.add(y * w + x) = 1.0 };
    }
}
//- /src/main.rs
use cust::prelude::*;
use std::error::Error;

static PTX: &str = include_str!(concat!(env!("OUT_DIR"), "/kernels.ptx"));
const N: usize = 4096;
const BLOCK: u32 = 256;

#[repr(C)]
#[derive(Clone, Copy, DeviceCopy)]
struct Params {
    //% struct Params { first: f64, => launch-argument-type @ params
    scale: f32,
    offset: f32,
    n: u64,
}

fn add(stream: &Stream) -> Result<(), Box<dyn Error>> {
    let module = Module::from_ptx(PTX, &[])?;
    let a = DeviceBuffer::from_slice(&[1.0f32; N])?;
    //% let a = DeviceBuffer::from_slice(&[1.0f64; N])?; => launch-argument-type @ a.as_device_ptr()
    let b = [2.0f32; N].as_dbuf()?;
    let c = unsafe { DeviceBuffer::<f32>::uninitialized(N)? };
    let f = module.get_function("vecadd")?;
    //% let f = module.get_function("vecad")?; => launch-unknown-kernel @ vecad +fix
    //% let f = module.get_function("vec_add")?; => launch-unknown-kernel @ vec_add +fix
    //% let f = module.get_function("_ZN6vecaddE")?; => launch-unknown-kernel @ _ZN6vecaddE
    //% let f = module.get_function("scale")?; => launch-argument-count @ f
    unsafe {
        launch!(f<<<N as u32 / BLOCK, BLOCK, 0, stream>>>(
            //% launch!(f<<<100 / BLOCK, BLOCK, 0, stream>>>( => launch-geometry @ 100 / BLOCK
            //% launch!(f<<<16, BLOCK * 8, 0, stream>>>( => launch-geometry @ BLOCK * 8
            //% launch!(f<<<16, (32, 64), 0, stream>>>( => launch-geometry @ (32, 64)
            //% launch!(f<<<(4, 4), 256, 0, stream>>>( => launch-dimensions @ 4
            a.as_device_ptr(),
            //% a, => launch-argument-type @ a +fix
            //% &a, => launch-argument-type @ &a +fix
            a.len(),
            //% => launch-argument-count @ f +fix
            //% a.len() as u32, => launch-argument-type @ a.len() as u32 +fix
            b.as_device_ptr(),
            b.len(),
            c.as_device_ptr(),
            //% b.as_device_ptr(), => launch-aliased-buffer @ b.as_device_ptr()
            //% => launch-argument-count @ f
            //% c.as_device_ptr(), c.len(), => launch-argument-count @ c.len() +fix
        ))?;
    }
    stream.synchronize()?;
    Ok(())
}

fn scale(module: &Module, stream: &Stream, x: &mut DeviceBuffer<f32>) -> CudaResult<()> {
    let factor = 2.0f32;
    //% let factor = 2.0; => launch-argument-type @ factor +fix
    //% let factor = 2; => launch-argument-type @ factor +fix
    let n = x.len();
    //% let n = x.len() as i32; => launch-argument-type @ n +fix
    let grid = GridSize::x(16);
    //% let grid = GridSize::xy(16, 0); => launch-geometry @ 0
    //% let grid = GridSize::xyz(1, 1, 70000); => launch-geometry @ 70000
    let block = BlockSize::xyz(256, 1, 1);
    //% let block = BlockSize::xyz(1, 1, 128); => launch-geometry @ 128
    //% let block = BlockSize::xy(64, 32); => launch-geometry @ BlockSize::xy(64, 32)
    unsafe {
        launch!(
            module.scale<<<grid, block, 0, stream>>>(
                x.as_device_ptr(),
                n,
                factor,
                //% n as f32, factor, => launch-argument-count @ factor +fix
            )
        )
    }
}

fn swapped(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
    unsafe {
        launch!(module.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 1.5f32))
        //% launch!(module.scale<<<16, 256, 0, stream>>>(x.len(), x.as_device_ptr(), 1.5f32)) => launch-argument-type @ x.len() +fix
        //% launch!(module.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), 1.5f32, x.len())) => launch-argument-type @ 1.5f32 +fix
        //% launch!(module.scale<<<16, 256, 0, stream>>>(1.5f32, x.as_device_ptr(), x.len())) => launch-argument-type @ 1.5f32 +fix
        //% launch!(module.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 1.5)) => launch-argument-type @ 1.5 +fix
        //% launch!(module.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), 4096, 1.5f32)) => launch-argument-type @ 4096 +fix
        //% launch!(module.scale<<<16, 2048, 0, stream>>>(x.as_device_ptr(), x.len(), 1.5f32)) => launch-geometry @ 2048
        //% launch!(module.scale<<<0, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 1.5f32)) => launch-geometry @ 0
        //% launch!(module.scale<<<16, 0u32, 0, stream>>>(x.as_device_ptr(), x.len(), 1.5f32)) => launch-geometry @ 0u32
    }
}

fn host_memory(module: &Module, stream: &Stream) -> Result<(), Box<dyn Error>> {
    let mut host = vec![0.0f32; N];
    let device = host.as_slice().as_dbuf()?;
    unsafe {
        launch!(module.scale<<<16, 256, 0, stream>>>(device.as_device_ptr(), N, 2.0f32))?;
        //% launch!(module.scale<<<16, 256, 0, stream>>>(&mut host, N, 2.0f32))?; => launch-argument-type @ &mut host
        //% launch!(module.scale<<<16, 256, 0, stream>>>(host.as_mut_ptr(), N, 2.0f32))?; => launch-argument-type @ host.as_mut_ptr()
        //% launch!(module.scale<<<16, 256, 0, stream>>>(host.as_mut_slice(), N, 2.0f32))?; => launch-argument-type @ host.as_mut_slice()
        //% launch!(module.scale<<<16, 256, 0, stream>>>(device, N, 2.0f32))?; => launch-argument-type @ device +fix
    }
    stream.synchronize()?;
    device.copy_to(&mut host)?;
    Ok(())
}

fn counts(module: &Module, stream: &Stream, x: &DeviceBuffer<u32>, out: &DeviceBuffer<u32>) -> CudaResult<()> {
    let n: u32 = 1000;
    //% let n: usize = 1000; => launch-argument-type @ n +fix
    let wanted = 7u64;
    //% let wanted = 7u32; => launch-argument-type @ wanted +fix
    unsafe {
        launch!(module.count<<<4, 256, 0, stream>>>(x.as_device_ptr(), n, wanted, out.as_device_ptr()))
        //% launch!(module.count<<<4, 256, 0, stream>>>(x.as_device_ptr(), n, wanted as f64, out.as_device_ptr())) => launch-argument-type @ wanted as f64 +fix
        //% launch!(module.count<<<4, 256, 0, stream>>>(x.as_device_ptr(), wanted, n, out.as_device_ptr())) => launch-argument-type @ wanted +fix
    }
}

fn structs(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>, y: &DeviceBuffer<f32>) -> CudaResult<()> {
    let params = Params { scale: 2.0, offset: 1.0, n: 4096 };
    unsafe {
        launch!(module.affine<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), y.as_device_ptr(), params))
        //% launch!(module.affine<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), params, y.as_device_ptr())) => launch-argument-type @ params +fix
        //% launch!(module.affine<<<16, 256, 0, stream>>>(x.as_device_ptr(), y.as_device_ptr(), params)) => launch-argument-count @ affine +fix
        //% launch!(module.affine<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), y.as_device_ptr(), 2.0f32)) => launch-argument-type @ 2.0f32
    }
}

fn filled(module: &Module, stream: &Stream) -> CudaResult<()> {
    let x = DeviceBuffer::<f64>::zeroed(1024)?;
    //% let x = DeviceBuffer::<f64>::zeroed(1000)?; => launch-buffer-too-short @ x.as_device_ptr()
    //% let x = DeviceBuffer::<f32>::zeroed(1024)?; => launch-argument-type @ x.as_device_ptr()
    unsafe { launch!(module.fill<<<4, 256, 0, stream>>>(x.as_device_ptr())) }
    //% unsafe { launch!(module.fill<<<5, 256, 0, stream>>>(x.as_device_ptr())) } => launch-buffer-too-short @ x.as_device_ptr()
    //% unsafe { launch!(module.fil<<<4, 256, 0, stream>>>(x.as_device_ptr())) } => launch-unknown-kernel @ fil +fix
}

fn dynamic(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
    const BYTES: u32 = 256 * size_of::<f32>() as u32;
    unsafe { launch!(module.reverse<<<1, 256, BYTES, stream>>>(x.as_device_ptr())) }
    //% unsafe { launch!(module.reverse<<<1, 256, 0, stream>>>(x.as_device_ptr())) } => launch-workgroup-memory @ 0
    //% unsafe { launch!(module.reverse<<<1, 256, 256, stream>>>(x.as_device_ptr())) } => launch-workgroup-memory @ 256
    //% unsafe { launch!(module.reverse<<<1, 256, 64 * 1024, stream>>>(x.as_device_ptr())) } => launch-workgroup-memory @ 64 * 1024
    //% unsafe { launch!(module.reverse<<<1, 256, 300000, stream>>>(x.as_device_ptr())) } => launch-workgroup-memory @ 300000
}

fn tiles(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
    unsafe { launch!(module.transpose<<<1, (16, 16), 0, stream>>>(x.as_device_ptr(), 16usize)) }
    //% unsafe { launch!(module.transpose<<<1, (32, 32), 0, stream>>>(x.as_device_ptr(), 16usize)) } => launch-workgroup-memory @ (32, 32)
    //% unsafe { launch!(module.transpose<<<1, (kernels::TILE as u32, 17), 0, stream>>>(x.as_device_ptr(), 16usize)) } => launch-workgroup-memory @ (kernels
}

fn image(module: &Module, stream: &Stream, out: &DeviceBuffer<f32>) -> CudaResult<()> {
    let (w, h) = (640usize, 480usize);
    //% let (w, h) = (640u32, 480u32); => launch-argument-type @ w +fix & launch-argument-type @ h
    let block = (16u32, 16u32);
    let grid = ((w as u32).div_ceil(block.0), (h as u32).div_ceil(block.1));
    //% let grid = ((w as u32) / 1024, (h as u32).div_ceil(block.1)); => launch-geometry @ (w as u32) / 1024
    unsafe { launch!(module.image<<<grid, block, 0, stream>>>(out.as_device_ptr(), w, h)) }
    //% unsafe { launch!(module.image<<<1200u32, 256u32, 0, stream>>>(out.as_device_ptr(), w, h)) } => launch-dimensions @ 256u32
    //% unsafe { launch!(module.image<<<grid, block, 0, stream>>>(out.as_device_ptr(), out.len(), w, h)) } => launch-argument-count @ out.len() +fix
}
