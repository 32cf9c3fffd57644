//! Unusual but right: everything here is what the kernels take.
//- /Cargo.toml
[package]
name = "odd"
edition = "2021"
[features]
half = []
[dependencies]
cust = "0.3"
[build-dependencies]
cuda_builder = "0.3"
//- /build.rs
fn main() {
    cuda_builder::CudaBuilder::new("dev").copy_to(std::env::var("OUT_DIR").unwrap() + "/dev.ptx").build().unwrap();
}
//- /dev/Cargo.toml
[package]
name = "dev"
edition = "2021"
[dependencies]
cuda_std = "0.3"
//- /dev/src/lib.rs
use cuda_std::prelude::*;
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Range { pub lo: f32, pub hi: f32 }
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Id(pub u32);
#[kernel]
pub unsafe fn clamp(x: *mut f32, n: usize, r: Range) {
    let i = thread::index_1d() as usize;
    if i < n { *x.add(i) = (*x.add(i)).max(r.lo).min(r.hi); }
}
#[kernel]
pub unsafe fn tag(ids: *mut u32, n: u32, id: Id, flag: u8) {
    let i = thread::index_1d();
    if i < n && flag != 0 { *ids.add(i as usize) = id.0; }
}
#[kernel]
pub unsafe fn gather(src: &[f32], idx: &[u32], dst: *mut f32) {
    let i = thread::index_1d() as usize;
    if i < idx.len() { *dst.add(i) = src[idx[i] as usize]; }
}
#[kernel]
pub unsafe fn none() {}
//- /src/main.rs
use cust::prelude::*;
use cust::error::CudaResult;
use cust::memory::{DeviceCopy, DevicePointer, DeviceSlice, LockedBuffer, UnifiedBuffer};
use std::collections::HashMap;
use std::rc::Rc;

#[repr(C)]
#[derive(Clone, Copy, DeviceCopy)]
struct MyRange { lo: f32, hi: f32 }

#[derive(Clone, Copy)]
enum Quality { Low, High }

impl Quality {
    fn block(self) -> u32 { match self { Quality::Low => 64, Quality::High => 256 } }
}

struct Launcher<'m> { module: &'m Module, stream: Rc<Stream>, sizes: (u32, u32), cache: HashMap<String, u32> }

trait Run { fn run(&self, x: &mut DeviceBuffer<f32>) -> CudaResult<()>; }

impl<'m> Run for Launcher<'m> {
    fn run(&self, x: &mut DeviceBuffer<f32>) -> CudaResult<()> {
        let f = self.module.get_function("clamp")?;
        let stream = &*self.stream;
        let (grid, block) = self.sizes;
        let range = MyRange { lo: 0.0, hi: 1.0 };
        unsafe {
            launch!(
                f<<<grid, block, 0, stream>>>(
                    x.as_device_ptr(), // the data
                    x.len(),
                    range /* by value */,
                )
            )
        }
    }
}

fn generic<T: DeviceCopy>(module: &Module, stream: &Stream, x: &DeviceBuffer<T>, n: usize, r: MyRange) -> CudaResult<()> {
    unsafe { launch!(module.clamp<<<1, 32, 0, stream>>>(x.as_device_ptr(), n, r)) }
}

fn pointers(module: &Module, stream: &Stream, base: DevicePointer<f32>, n: usize, r: MyRange) -> CudaResult<()> {
    let half = n / 2;
    let upper = unsafe { base.add(half) };
    unsafe {
        launch!(module.clamp<<<1, 32, 0, stream>>>(base, half, r))?;
        launch!(module.clamp<<<1, 32, 0, stream>>>(upper, n - half, r))
    }
}

fn slices(module: &Module, stream: &Stream, x: &DeviceSlice<f32>, u: &UnifiedBuffer<f32>) -> CudaResult<()> {
    let (a, b) = x.split_at(16);
    for part in [a, b] {
        unsafe { launch!(module.clamp<<<1, 32, 0, stream>>>(part.as_device_ptr(), part.len(), MyRange { lo: -1.0, hi: 1.0 }))? };
    }
    unsafe { launch!(module.clamp<<<1, 32, 0, stream>>>(u.as_unified_ptr(), u.len(), MyRange { lo: -1.0, hi: 1.0 })) }
}

fn shadowed(module: &Module, stream: &Stream, n: usize) -> CudaResult<Vec<u32>> {
    let n: u32 = n.try_into().unwrap();
    let id = 7u32;
    let ids = DeviceBuffer::from_slice(&vec![0u32; n as usize])?;
    let flag = true as u8;
    let f = module.get_function("tag")?;
    let block = if n > 1000 { 256 } else { 64 };
    let grid = match n { 0 => 1, n => (n + block - 1) / block };
    unsafe { launch!(f<<<grid, block, 0, stream>>>(ids.as_device_ptr(), n, id, flag))? };
    stream.synchronize()?;
    let mut out = vec![0; n as usize];
    ids.copy_to(&mut out)?;
    Ok(out)
}

fn closures(module: &Module, stream: &Stream, src: &DeviceBuffer<f32>, idx: &DeviceBuffer<u32>, dst: &DeviceBuffer<f32>) -> CudaResult<()> {
    let go = |blocks: u32| -> CudaResult<()> {
        unsafe { launch!(module.gather<<<blocks, 128, 0, stream>>>(src.as_device_ptr(), src.len(), idx.as_device_ptr(), idx.len(), dst.as_device_ptr())) }
    };
    (1..4).try_for_each(|b| go(b))
}

macro_rules! clamp_all {
    ($module:expr, $stream:expr, $($buf:expr),+ $(,)?) => {
        $(
            unsafe { let s = $stream; let m = $module; launch!(m.clamp<<<1, 32, 0, s>>>($buf.as_device_ptr(), $buf.len(), MyRange { lo: 0.0, hi: 1.0 }))? };
        )+
    };
}

fn macros(module: &Module, stream: &Stream, a: &DeviceBuffer<f32>, b: &DeviceBuffer<f32>) -> CudaResult<()> {
    clamp_all!(module, stream, a, b);
    Ok(())
}

#[cfg(feature = "half")]
fn gated(module: &Module, stream: &Stream) -> CudaResult<()> {
    unsafe { launch!(module.none<<<1, 1, 0, stream>>>()) }
}

fn quality(module: &Module, stream: &Stream, q: Quality, x: &DeviceBuffer<f32>) -> CudaResult<()> {
    let block = q.block();
    let blocks = (x.len() as u32).div_ceil(block).max(1);
    unsafe { launch!(module.clamp<<<blocks, block, block * 4, stream>>>(x.as_device_ptr(), x.len(), MyRange { lo: 0.0, hi: 1.0 })) }
}

fn by_name(module: &Module, stream: &Stream, names: &[&str]) -> CudaResult<()> {
    for name in names {
        let f = module.get_function(name)?;
        unsafe { launch!(f<<<1, 1, 0, stream>>>())? };
    }
    let which = if names.is_empty() { "none" } else { "gather" };
    let _ = module.get_function(which)?;
    Ok(())
}

fn optional(module: Option<&Module>, stream: &Stream, x: Option<DeviceBuffer<f32>>) -> CudaResult<()> {
    if let (Some(module), Some(x)) = (module, x.as_ref()) {
        unsafe { launch!(module.clamp<<<1, 32, 0, stream>>>(x.as_device_ptr(), x.len(), MyRange { lo: 0.0, hi: 1.0 }))? };
    }
    let Some(x) = x else { return Ok(()) };
    let module = module.expect("a module");
    unsafe { launch!(module.clamp<<<1, 32, 0, stream>>>(x.as_device_ptr(), x.len(), MyRange { lo: 0.0, hi: 1.0 })) }
}

fn late(module: &Module, stream: &Stream) -> CudaResult<()> {
    let grid;
    let mut block = 0;
    if block == 0 { block = 32; }
    grid = block;
    let x: DeviceBuffer<f32>;
    x = DeviceBuffer::zeroed(1024)?;
    unsafe { launch!(module.clamp<<<grid, block, 0, stream>>>(x.as_device_ptr(), 1024usize, MyRange { lo: 0.0, hi: 1.0 })) }
    //% unsafe { launch!(module.clamp<<<grid, block, 0, stream>>>(x.as_device_ptr(), 1024, MyRange { lo: 0.0, hi: 1.0 })) } => launch-argument-type @ 1024 +fix
}

mod other {
    pub struct Module;
    impl Module {
        pub fn get_function(&self, name: &str) -> Result<&'static str, ()> { let _ = name; Ok("x") }
        pub fn launch(&self, a: i32, b: i32) -> i32 { a + b }
    }
    pub fn use_it() {
        let module = Module;
        let _ = module.get_function("anything at all");
        let _ = module.launch(0, 0);
    }
}

fn main() {}
