//! cust: an image tool as a stranger writes it: an enum of filters, traits, iterators, tuples, a module in a static.
//- /Cargo.toml
[package]
name = "image-tools"
edition = "2021"
[dependencies]
cust = "0.3"
gpu = { path = "gpu" }
[build-dependencies]
cuda_builder = "0.3"
//- /build.rs
use cuda_builder::CudaBuilder;
fn main() {
    CudaBuilder::new("gpu").copy_to("resources/gpu.ptx").build().unwrap();
}
//- /gpu/Cargo.toml
[package]
name = "gpu"
edition = "2021"
[dependencies]
cuda_std = "0.2"
//- /gpu/src/lib.rs
use cuda_std::prelude::*;

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Window {
    pub x: u32,
    pub y: u32,
    pub scale: f32,
}

#[kernel]
pub unsafe fn gray(rgb: &[u8], out: *mut u8, pixels: u32) {
    let i = thread::index_1d();
    if i < pixels {
        let at = i as usize * 3;
        *out.add(i as usize) = rgb[at] / 3 + rgb[at + 1] / 3 + rgb[at + 2] / 3;
    }
}

#[kernel]
pub unsafe fn blur(src: *const f32, dst: *mut f32, width: u32, height: u32, sigma: f32) {
    let x = thread::block_idx_x() * thread::block_dim_x() + thread::thread_idx_x();
    let y = thread::block_idx_y() * thread::block_dim_y() + thread::thread_idx_y();
    if x < width && y < height {
        let at = (y * width + x) as usize;
        *dst.add(at) = *src.add(at) * sigma;
    }
}

#[kernel]
pub unsafe fn crop(src: *const f32, dst: *mut f32, window: Window) {
    let i = thread::index_1d() as usize;
    *dst.add(i) = *src.add(i + window.x as usize) * window.scale;
}

#[kernel]
pub unsafe fn histogram(x: &[u8], bins: *mut u32) {
    let local = cuda_std::shared::dynamic_shared_mem::<u32>();
    let t = thread::thread_idx_x() as usize;
    *local.add(t) = 0;
    thread::sync_threads();
    let i = thread::index_1d() as usize;
    if i < x.len() && t == 0 {
        *bins.add(x[i] as usize) += *local.add(t);
    }
}
//- /src/main.rs
use cust::function::{BlockSize, Function, GridSize};
use cust::memory::{DeviceBuffer, DeviceCopy, DevicePointer, DeviceSlice};
use cust::prelude::*;
use gpu::Window;
use std::error::Error;

type Fallible<T = ()> = Result<T, Box<dyn Error>>;

const PTX: &str = include_str!("../resources/gpu.ptx");
const BLOCK: u32 = 16;
const BINS: usize = 256;

#[derive(Clone, Copy)]
enum Filter {
    Gray,
    Blur { sigma: f32 },
}

impl Filter {
    fn kernel(self) -> &'static str {
        match self {
            Filter::Gray => "gray",
            Filter::Blur { .. } => "blur",
        }
    }
}

struct Image<'a> {
    data: &'a [f32],
    size: (u32, u32),
}

impl Image<'_> {
    fn pixels(&self) -> usize {
        (self.size.0 * self.size.1) as usize
    }
}

fn up(n: u32, by: u32) -> u32 {
    (n + by - 1) / by
}

fn gray(module: &Module, stream: &Stream, rgb: &[u8]) -> Fallible<Vec<u8>> {
    let pixels = rgb.len() / 3;
    let input = DeviceBuffer::from_slice(rgb)?;
    let output = unsafe { DeviceBuffer::<u8>::uninitialized(pixels)? };
    //% let output = unsafe { DeviceBuffer::<u16>::uninitialized(pixels)? }; => -
    let gray = module.get_function("gray")?;
    //% let gray = module.get_function("grey")?; => launch-unknown-kernel @ grey +fix
    //% let gray = module.get_function(r"Gray")?; => launch-unknown-kernel @ Gray +fix
    let (_, block) = gray.suggested_launch_configuration(0, 0.into())?;
    unsafe {
        launch!(gray<<<up(pixels as u32, block), block, 0, stream>>>(
            input.as_device_ptr(),
            //% &input, => launch-argument-type @ &input +fix
            //% rgb.as_ptr(), => launch-argument-type @ rgb.as_ptr()
            input.len(),
            //% => launch-argument-count @ gray
            output.as_device_ptr(),
            pixels as u32
            //% pixels => launch-argument-type @ pixels +fix
            //% pixels as u32, 0u32 => launch-argument-count @ 0u32
        ))?;
    }
    stream.synchronize()?;
    Ok(output.as_host_vec()?)
}

fn blur(module: &Module, stream: &Stream, image: &Image, sigma: f32) -> Fallible<Vec<f32>> {
    let (width, height) = image.size;
    let src = DeviceBuffer::from_slice(image.data)?;
    let dst = DeviceBuffer::<f32>::zeroed(image.pixels())?;
    let blur = module.get_function("blur")?;
    let grid = GridSize::xy(up(width, BLOCK), up(height, BLOCK));
    let block = BlockSize::xy(BLOCK, BLOCK);
    //% let block = BlockSize::xy(BLOCK * 4, BLOCK); => - 
    //% let block = BlockSize::xy(BLOCK * 8, BLOCK); => launch-geometry @ BlockSize::xy(BLOCK * 8, BLOCK)
    //% let block = BlockSize::xyz(BLOCK, BLOCK, 2); => launch-dimensions @ 2
    unsafe {
        launch!(blur<<<grid, block, 0, stream>>>(
            src.as_device_ptr(),
            //% dst.as_device_ptr(), => -
            dst.as_device_ptr(),
            width,
            height,
            //% height as u64, => launch-argument-type @ height as u64
            //% height as f32, => launch-argument-type @ height as f32
            sigma
            //% sigma as f64 => launch-argument-type @ sigma as f64
            //% &sigma => launch-argument-type @ &sigma
        ))?;
    }
    stream.synchronize()?;
    let mut out = vec![0.0; image.pixels()];
    dst.copy_to(&mut out)?;
    Ok(out)
}

fn crop(module: &Module, stream: &Stream, image: &DeviceSlice<f32>, window: Window) -> Fallible<DeviceBuffer<f32>> {
    let out = DeviceBuffer::<f32>::zeroed(image.len())?;
    let launch = up(image.len() as u32, 256);
    unsafe { launch!(module.crop<<<launch, 256, 0, stream>>>(image.as_device_ptr(), out.as_device_ptr(), window))? };
    //% unsafe { launch!(module.crop<<<launch, 256, 0, stream>>>(image.as_device_ptr(), out.as_device_ptr(), &window))? }; => launch-argument-type @ &window
    //% unsafe { launch!(module.crop<<<launch, 256, 0, stream>>>(image.as_device_ptr(), window, out.as_device_ptr()))? }; => launch-argument-type @ window +fix
    //% unsafe { launch!(module.crop<<<launch, 256, 0, stream>>>(image.as_device_ptr(), out.as_device_ptr(), window.scale))? }; => launch-argument-type @ window.scale
    //% unsafe { launch!(module.corp<<<launch, 256, 0, stream>>>(image.as_device_ptr(), out.as_device_ptr(), window))? }; => launch-unknown-kernel @ corp +fix
    stream.synchronize()?;
    Ok(out)
}

fn histogram(module: &Module, stream: &Stream, x: &DeviceBuffer<u8>) -> Fallible<Vec<u32>> {
    let bins = DeviceBuffer::from_slice(&[0u32; BINS])?;
    let threads = BINS as u32;
    let bytes = threads * std::mem::size_of::<u32>() as u32;
    //% let bytes = 0; => launch-workgroup-memory @ 0
    //% let bytes = threads; => launch-workgroup-memory @ BINS
    let f: Function = module.get_function("histogram")?;
    unsafe { launch!(f<<<64, threads, bytes, stream>>>(x.as_device_ptr(), x.len(), bins.as_device_ptr()))? };
    //% unsafe { launch!(f<<<64, threads, bytes, stream>>>(x.as_device_ptr(), x.len() as u32, bins.as_device_ptr()))? }; => launch-argument-type @ x.len() as u32 +fix
    //% unsafe { launch!(f<<<0, threads, bytes, stream>>>(x.as_device_ptr(), x.len(), bins.as_device_ptr()))? }; => launch-geometry @ 0
    stream.synchronize()?;
    Ok(bins.as_host_vec()?)
}

fn every(module: &Module, stream: &Stream, images: &[Image], filter: Filter) -> Fallible<Vec<Vec<f32>>> {
    let _checked = module.get_function(filter.kernel())?;
    images
        .iter()
        .map(|image| match filter {
            Filter::Gray => Ok(image.data.to_vec()),
            Filter::Blur { sigma } => blur(module, stream, image, sigma),
        })
        .collect()
}

fn generic<T: DeviceCopy + Default>(module: &Module, stream: &Stream, x: &[T], out: DevicePointer<f32>) -> Fallible {
    let buffer = DeviceBuffer::from_slice(x)?;
    let f = module.get_function("crop")?;
    let w = Window { x: 0, y: 0, scale: 1.0 };
    unsafe { launch!(f<<<1, 32, 0, stream>>>(buffer.as_device_ptr(), out, w))? };
    stream.synchronize()?;
    Ok(())
}

fn main() -> Fallible {
    let _ctx = cust::quick_init()?;
    let module = Module::from_ptx(PTX, &[])?;
    let stream = Stream::new(StreamFlags::NON_BLOCKING, None)?;
    let image = Image { data: &[1.0; 64], size: (8, 8) };
    let _ = every(&module, &stream, &[image], Filter::Blur { sigma: 2.0 })?;
    Ok(())
}
