//! cust: a renderer whose state, configuration and kernels are spread over types and files.
//- /Cargo.toml
[package]
name = "renderer"
edition = "2021"
[dependencies]
cust = { version = "0.3", features = ["impl_glam"] }
anyhow = "1"
gpu = { path = "gpu" }
[build-dependencies]
cuda_builder = "0.3"
//- /build.rs
use cuda_builder::{CudaBuilder, NvvmArch};
fn main() {
    println!("cargo:rerun-if-changed=gpu");
    CudaBuilder::new("gpu")
        .arch(NvvmArch::Compute75)
        .copy_to("resources/gpu.ptx")
        .build()
        .unwrap();
}
//- /gpu/Cargo.toml
[package]
name = "gpu"
edition = "2021"
[dependencies]
cuda_std = "0.3"
//- /gpu/src/lib.rs
#![allow(improper_ctypes_definitions)]
use cuda_std::prelude::*;
use cuda_std::address_space;
use core::mem::MaybeUninit;

pub const SIDE: usize = 16;

#[derive(Clone, Copy)]
#[repr(C)]
pub struct Camera {
    pub eye: [f32; 3],
    pub fov: f32,
    pub samples: u32,
}

#[kernel]
pub unsafe fn trace(camera: Camera, width: u32, height: u32, seed: u64, pixels: *mut f32) {
    let at = thread::index_2d();
    if at.x < width && at.y < height {
        let i = (at.y * width + at.x) as usize;
        *pixels.add(i) = camera.fov * (seed as f32) + camera.samples as f32;
    }
}

#[kernel]
pub unsafe fn tone_map(input: &[f32], gamma: f32, output: *mut u8) {
    let i = thread::index_1d() as usize;
    if i < input.len() {
        *output.add(i) = (input[i] * gamma) as u8;
    }
}

#[kernel]
pub unsafe fn blur(src: *const f32, dst: *mut f32, width: i32, height: i32) {
    #[address_space(shared)]
    static mut TILE: [MaybeUninit<f32>; SIDE * SIDE] = [const { MaybeUninit::uninit() }; SIDE * SIDE];
    let tx = thread::thread_idx_x() as usize;
    let ty = thread::thread_idx_y() as usize;
    let at = thread::index_2d();
    if (at.x as i32) < width && (at.y as i32) < height {
        TILE[ty * SIDE + tx].write(*src.add((at.y as i32 * width + at.x as i32) as usize));
    }
    thread::sync_threads();
    if (at.x as i32) < width && (at.y as i32) < height {
        *dst.add((at.y as i32 * width + at.x as i32) as usize) = TILE[ty * SIDE + tx].assume_init();
    }
}

#[kernel]
pub unsafe fn histogram(values: &[u32], masked: bool, bins: *mut u32) {
    let i = thread::index_1d() as usize;
    if i < values.len() && !masked {
        *bins.add(values[i] as usize & 255) += 1;
    }
}
//- /src/main.rs
mod passes;
use anyhow::{Context as _, Result};
use cust::prelude::*;
use passes::Passes;

fn main() -> Result<()> {
    let _ctx = cust::quick_init()?;
    let passes = Passes::new()?;
    let frame = passes.render(640, 480, 7)?;
    println!("{}", frame.len());
    Ok(())
}
//- /src/passes.rs
use anyhow::Result;
use cust::prelude::*;
use cust::function::{BlockSize, GridSize};
use gpu::Camera;

static PTX: &str = include_str!("../resources/gpu.ptx");
const TONE_MAP: &str = "tone_map";
//% const TONE_MAP: &str = "tonemap"; => launch-unknown-kernel @ tonemap +fix
const THREADS: u32 = 16;
//% const THREADS: u32 = 32; => launch-workgroup-memory @ (THREADS, THREADS)
//% const THREADS: u32 = 64; => launch-geometry @ (THREADS, THREADS)

/// All that a frame needs.
pub struct Passes {
    module: Module,
    stream: Stream,
    gamma: f32,
    //% gamma: f64, => launch-argument-type @ self.gamma
}

fn cover(total: u32, block: u32) -> u32 {
    (total + block - 1) / block
}

impl Passes {
    pub fn new() -> Result<Self> {
        let module = Module::from_ptx(PTX, &[])?;
        let stream = Stream::new(StreamFlags::NON_BLOCKING, None)?;
        Ok(Self { module, stream, gamma: 2.2 })
    }

    pub fn render(&self, width: usize, height: usize, seed: u64) -> Result<Vec<u8>> {
        let Self { module, stream, .. } = self;
        let camera = Camera { eye: [0.0; 3], fov: 1.0, samples: 4 };
        let pixels = DeviceBuffer::<f32>::zeroed(width * height)?;
        //% let pixels = DeviceBuffer::<u32>::zeroed(width * height)?; => launch-argument-type @ pixels.as_device_ptr() & launch-argument-type @ pixels.as_device_ptr()
        let block = (THREADS, THREADS);
        let grid = (cover(width as u32, THREADS), cover(height as u32, THREADS));
        let trace = module.get_function("trace")?;
        //% let trace = module.get_function("Trace")?; => launch-unknown-kernel @ Trace +fix
        unsafe {
            launch!(
                trace<<<grid, block, 0, stream>>>(
                    camera,
                    width as u32,
                    //% width, => launch-argument-type @ width
                    //% &(width as u32), => launch-argument-type @ &(width as u32)
                    height as u32,
                    //% => launch-argument-count @ trace
                    seed,
                    //% seed as u32, => launch-argument-type @ seed as u32 +fix
                    //% 7, => launch-argument-type @ 7 +fix
                    pixels.as_device_ptr(),
                    //% &pixels, => launch-argument-type @ &pixels +fix
                    //% pixels.as_device_ptr(), pixels.len(), => launch-argument-count @ pixels.len() +fix
                )
            )?;
        }
        let smooth = unsafe { DeviceBuffer::<f32>::uninitialized(width * height)? };
        unsafe {
            launch!(module.blur<<<grid, block, 0, stream>>>(pixels.as_device_ptr(), smooth.as_device_ptr(), width as i32, height as i32))?;
            //% launch!(module.blurr<<<grid, block, 0, stream>>>(pixels.as_device_ptr(), smooth.as_device_ptr(), width as i32, height as i32))?; => launch-unknown-kernel @ blurr +fix
            //% launch!(module.blur<<<grid, block, 0, stream>>>(width as i32, height as i32, pixels.as_device_ptr(), smooth.as_device_ptr()))?; => launch-argument-type @ width as i32
            //% launch!(module.blur<<<grid, block, 0, stream>>>(pixels.as_device_ptr(), smooth.as_device_ptr(), width as f32, height as i32))?; => launch-argument-type @ width as f32 +fix
            //% launch!(module.blur<<<grid, block, 0, stream>>>(pixels.as_device_ptr(), smooth.as_device_ptr(), width as i64, height as i64))?; => launch-argument-type @ width as i64 +fix & launch-argument-type @ height as i64 +fix
            //% launch!(module.blur<<<(0, 1), block, 0, stream>>>(pixels.as_device_ptr(), smooth.as_device_ptr(), width as i32, height as i32))?; => launch-geometry @ 0
            //% launch!(module.blur<<<(1, 1, 70_000), block, 0, stream>>>(pixels.as_device_ptr(), smooth.as_device_ptr(), width as i32, height as i32))?; => launch-geometry @ 70_000
        }
        stream.synchronize()?;
        let bytes = DeviceBuffer::<u8>::zeroed(width * height)?;
        let tone_map = module.get_function(TONE_MAP)?;
        let count = smooth.len();
        let (_, threads) = tone_map.suggested_launch_configuration(0, 0.into())?;
        unsafe {
            launch!(tone_map<<<cover(count as u32, threads), threads, 0, self.stream>>>(
                smooth.as_device_ptr(),
                count,
                //% count as u32, => launch-argument-type @ count as u32 +fix
                //% => launch-argument-count @ tone_map +fix
                self.gamma,
                bytes.as_device_ptr()
                //% smooth.as_device_ptr() => launch-aliased-buffer @ smooth.as_device_ptr()
                //% bytes => launch-argument-type @ bytes +fix
            ))?;
        }
        self.stream.synchronize()?;
        //% => launch-unsynchronized-read @ as_host_vec
        Ok(bytes.as_host_vec()?)
    }

    pub fn count(&self, values: &[u32]) -> Result<Vec<u32>> {
        let values = values.as_dbuf()?;
        let bins = DeviceBuffer::from_slice(&[0u32; 256])?;
        let blocks = GridSize::x(4);
        //% let blocks = GridSize::x(0); => launch-geometry @ 0
        let threads = BlockSize::x(256);
        //% let threads = BlockSize::xy(256, 8); => launch-geometry @ BlockSize::xy(256, 8)
        let f = self.module.get_function("histogram")?;
        let masked = false;
        //% let masked = 0u32; => launch-argument-type @ masked
        unsafe {
            launch!(f<<<blocks, threads, 0, self.stream>>>(values.as_device_ptr(), values.len(), masked, bins.as_device_ptr()))?;
            //% launch!(f<<<blocks, threads, 0, self.stream>>>(values.as_device_ptr(), masked, values.len(), bins.as_device_ptr()))?; => launch-argument-type @ masked
            //% launch!(f<<<blocks, threads, 0, self.stream>>>(values.as_device_ptr(), values.len(), masked, values.as_device_ptr()))?; => launch-aliased-buffer @ values.as_device_ptr()
            //% launch!(f<<<blocks, threads, 200 * 1024 * 1024, self.stream>>>(values.as_device_ptr(), values.len(), masked, bins.as_device_ptr()))?; => launch-workgroup-memory @ 200 * 1024 * 1024
            //% launch!(f<<<blocks, 2 * 1024, 0, self.stream>>>(values.as_device_ptr(), values.len(), masked, bins.as_device_ptr()))?; => launch-geometry @ 2 * 1024
        }
        self.stream.synchronize()?;
        Ok(bins.as_host_vec()?)
    }
}
