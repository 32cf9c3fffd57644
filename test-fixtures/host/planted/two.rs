//! A second set: cust and cudarc in one program, as a student and a library author write them.
//- /Cargo.toml
[package]
name = "two"
edition = "2021"
[dependencies]
cust = "0.3"
[build-dependencies]
cuda_builder = "0.3"
//- /build.rs
use cuda_builder::CudaBuilder;
fn main() {
    let builder = CudaBuilder::new("kern");
    builder.copy_to("kern.ptx").build().expect("kernels");
}
//- /kern/Cargo.toml
[package]
name = "kern"
edition = "2021"
[dependencies]
cuda_std = "0.3"
//- /kern/src/lib.rs
use cuda_std::prelude::*;
use cuda_std::vek::Vec3;

#[derive(Copy, Clone)]
#[repr(C)]
pub struct Body { pub pos: [f32; 3], pub mass: f32 }

#[kernel]
pub unsafe fn step(bodies: *mut Body, count: u32, dt: f32, substeps: u16) {
    let i = thread::index_1d();
    if i < count {
        let b = &mut *bodies.add(i as usize);
        b.mass += dt * substeps as f32;
    }
}

#[kernel]
pub unsafe fn dot(a: &[f64], b: &[f64], out: *mut f64) {
    let i = thread::index_1d() as usize;
    if i < a.len() && i < b.len() {
        *out.add(i) = a[i] * b[i];
    }
}

#[kernel]
pub unsafe fn threshold(image: *const u8, mask: *mut bool, w: usize, h: usize, level: i8) {
    let p = thread::index_2d();
    let (x, y) = (p.x as usize, p.y as usize);
    if x < w && y < h {
        *mask.add(y * w + x) = *image.add(y * w + x) as i8 > level;
    }
}
//- /src/main.rs
use cust::prelude::*;
use cust::memory::{CopyDestination, DeviceCopy};
use cust::launch;
use std::error::Error;

const KERN: &str = include_str!("../kern.ptx");

#[derive(Copy, Clone, DeviceCopy)]
#[repr(C)]
struct Body { pos: [f32; 3], mass: f32 }
//% struct Body { pos: [f32; 3], mass: f64 } => -

struct Config { block: u32, dt: f32, substeps: u16 }
//% struct Config { block: u32, dt: f64, substeps: u16 } => launch-argument-type @ config.dt +fix
//% struct Config { block: u32, dt: f32, substeps: u32 } => launch-argument-type @ config.substeps +fix

impl Default for Config {
    fn default() -> Self {
        Config { block: 128, dt: 0.01, substeps: 4 }
        //% Config { block: 1280, dt: 0.01, substeps: 4 } => launch-geometry @ config.block
        //% Config { block: 0, dt: 0.01, substeps: 4 } => launch-geometry @ config.block
    }
}

fn simulate(bodies: &mut [Body]) -> Result<(), Box<dyn Error>> {
    let config = Config::default();
    let _context = cust::quick_init()?;
    let module = Module::from_ptx(KERN, &[])?;
    let stream = Stream::new(StreamFlags::DEFAULT, None)?;
    let device = bodies.as_dbuf()?;
    let count = bodies.len() as u32;
    //% let count = bodies.len(); => launch-argument-type @ count +fix
    //% let count = bodies.len() as f32; => launch-argument-type @ count
    let step = module.get_function("step")?;
    //% let step = module.get_function("steps")?; => launch-unknown-kernel @ steps +fix
    //% let step = module.get_function("step_")?; => launch-unknown-kernel @ step_ +fix
    //% let step = module.get_function("dot")?; => launch-argument-count @ step
    let blocks = count.div_ceil(config.block);
    for frame in 0..10u32 {
        let _ = frame;
        unsafe {
            launch!(step<<<blocks, config.block, 0, stream>>>(device.as_device_ptr(), count, config.dt, config.substeps))?;
            //% launch!(step<<<blocks, config.block, 0, stream>>>(device, count, config.dt, config.substeps))?; => launch-argument-type @ device +fix
            //% launch!(step<<<blocks, config.block, 0, stream>>>(bodies.as_ptr(), count, config.dt, config.substeps))?; => launch-argument-type @ bodies.as_ptr()
            //% launch!(step<<<blocks, config.block, 0, stream>>>(device.as_device_ptr(), config.dt, count, config.substeps))?; => launch-argument-type @ config.dt
            //% launch!(step<<<blocks, config.block, 0, stream>>>(device.as_device_ptr(), count, config.dt))?; => launch-argument-count @ step
            //% launch!(step<<<blocks, config.block, 0, stream>>>(device.as_device_ptr(), count, config.dt, config.substeps, frame))?; => launch-argument-count @ frame +fix
            //% launch!(step<<<blocks, config.block, 0, stream>>>(device.as_device_ptr(), count, config.dt, 4))?; => launch-argument-type @ 4 +fix
            //% launch!(step<<<blocks, config.block, 0, stream>>>(device.as_device_ptr(), device.len(), count, config.dt, config.substeps))?; => launch-argument-count @ device.len() +fix
        }
    }
    stream.synchronize()?;
    device.copy_to(bodies)?;
    Ok(())
}

fn dot(x: &[f64], y: &[f64]) -> CudaResult<f64> {
    let module = Module::from_ptx(KERN, &[])?;
    let stream = Stream::new(StreamFlags::NON_BLOCKING, None)?;
    let (a, b) = (DeviceBuffer::from_slice(x)?, DeviceBuffer::from_slice(y)?);
    let out = unsafe { DeviceBuffer::<f64>::uninitialized(x.len())? };
    //% let out = unsafe { DeviceBuffer::<f32>::uninitialized(x.len())? }; => launch-argument-type @ out.as_device_ptr()
    let threads = 256;
    let blocks = (x.len() as u32 + threads - 1) / threads;
    unsafe {
        launch!(
            module.dot<<<blocks, threads, 0, stream>>>(
                a.as_device_ptr(),
                a.len(),
                //% => launch-argument-count @ dot +fix
                b.as_device_ptr(),
                //% y.as_ptr(), => launch-argument-type @ y.as_ptr()
                b.len(),
                //% b.len() as u32, => launch-argument-type @ b.len() as u32 +fix
                out.as_device_ptr(),
                //% a.as_device_ptr(), => launch-aliased-buffer @ a.as_device_ptr()
            )
        )?;
    }
    stream.synchronize()?;
    //% => launch-unsynchronized-read @ copy_to
    let mut host = vec![0.0f64; x.len()];
    out.copy_to(&mut host)?;
    Ok(host.iter().sum())
}

fn threshold(image: &DeviceBuffer<u8>, w: usize, h: usize, stream: &Stream, module: &Module) -> CudaResult<DeviceBuffer<bool>> {
    let mask = DeviceBuffer::from_slice(&vec![false; w * h])?;
    let block = BlockSize::xy(16, 16);
    //% let block = BlockSize::xyz(16, 16, 8); => launch-geometry @ BlockSize::xyz(16, 16, 8)
    //% let block = (16, 16, 128); => launch-geometry @ 128
    let grid = GridSize::xy((w as u32).div_ceil(16), (h as u32).div_ceil(16));
    let level = -5i8;
    //% let level = -5; => launch-argument-type @ level +fix
    //% let level = 5u8 as i32; => launch-argument-type @ level
    let f = module.get_function("threshold")?;
    unsafe { launch!(f<<<grid, block, 0, stream>>>(image.as_device_ptr(), mask.as_device_ptr(), w, h, level))? };
    //% unsafe { launch!(f<<<grid, block, 0, stream>>>(image.as_device_ptr(), mask.as_device_ptr(), w as u32, h as u32, level))? }; => launch-argument-type @ w as u32 +fix & launch-argument-type @ h as u32 +fix
    //% unsafe { launch!(f<<<grid, block, 0, stream>>>(mask.as_device_ptr(), w, h, level))? }; => launch-argument-count @ f
    //% unsafe { launch!(f<<<(0u32, 1u32), block, 0, stream>>>(image.as_device_ptr(), mask.as_device_ptr(), w, h, level))? }; => launch-geometry @ 0u32
    Ok(mask)
}

fn main() {}
