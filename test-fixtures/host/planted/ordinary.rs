//! Ordinary host programs in the ways that people write them: nothing is wrong with any.
//- /Cargo.toml
[package]
name = "host"
edition = "2024"
[dependencies]
cust = "0.3"
[build-dependencies]
cuda_builder = "0.3"
//- /build.rs
use std::path::PathBuf;
fn main() {
    let out = PathBuf::from(std::env::var("OUT_DIR").unwrap());
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").unwrap());
    cuda_builder::CudaBuilder::new(here.join("gpu")).copy_to(out.join("gpu.ptx")).build().unwrap();
}
//- /gpu/Cargo.toml
[package]
name = "gpu"
edition = "2024"
[dependencies]
cuda_std = "0.2"
//- /gpu/src/lib.rs
use cuda_std::prelude::*;

pub const BLOCK: usize = 128;

#[derive(Clone, Copy)]
#[repr(C)]
pub struct View {
    pub w: u32,
    pub h: u32,
    pub scale: f32,
}

#[kernel]
pub unsafe fn scale(x: *mut f32, n: usize, factor: f32) {
    let i = thread::index_1d() as usize;
    if i < n {
        unsafe { *x.add(i) *= factor };
    }
}

#[kernel]
pub unsafe fn sum(x: &[f32], out: *mut f32) {
    let i = thread::index_1d() as usize;
    if i < x.len() {
        unsafe { *out.add(i) = x[i] };
    }
}

#[kernel]
pub unsafe fn shade(out: *mut u8, view: View, rows: i32) {
    let i = thread::index_2d();
    if i.x < view.w && i.y < view.h && (i.y as i32) < rows {
        unsafe { *out.add((i.y * view.w + i.x) as usize) = (view.scale * 255.0) as u8 };
    }
}

#[kernel]
pub unsafe fn seed(out: *mut u64, start: u64) {
    let i = thread::index() as usize;
    unsafe { *out.add(i) = start + i as u64 };
}

#[kernel]
pub unsafe fn block_sum(x: *const f32, out: *mut f32) {
    let tile = cuda_std::shared::dynamic_shared_mem::<f32>();
    let t = thread::thread_idx_x() as usize;
    unsafe { *tile.add(t) = *x.add(thread::index_1d() as usize) };
    thread::sync_threads();
    if t == 0 {
        let mut all = 0.0;
        let mut at = 0;
        while at < thread::block_dim_x() as usize {
            all += unsafe { *tile.add(at) };
            at += 1;
        }
        unsafe { *out.add(thread::block_idx_x() as usize) = all };
    }
}

#[kernel]
pub unsafe fn hash(input: &[u8], out: *mut [u8; 32]) {
    if thread::index_1d() == 0 {
        unsafe { (*out)[0] = input[0] };
    }
}
//- /src/main.rs
use cust::memory::{DeviceBox, DeviceBuffer, LockedBuffer, UnifiedBuffer};
use cust::prelude::*;
use std::error::Error;

const PTX: &str = include_str!(concat!(env!("OUT_DIR"), "/gpu.ptx"));
const N: usize = 1 << 12;

type Outcome = Result<(), Box<dyn Error>>;

#[repr(C)]
#[derive(Clone, Copy, DeviceCopy)]
struct View {
    w: u32,
    h: u32,
    scale: f32,
}

struct Gpu {
    module: Module,
    stream: Stream,
    data: DeviceBuffer<f32>,
    view: View,
}

impl Gpu {
    fn new() -> Result<Self, Box<dyn Error>> {
        let module = Module::from_ptx(PTX, &[])?;
        let stream = Stream::new(StreamFlags::NON_BLOCKING, None)?;
        let data = DeviceBuffer::from_slice(&vec![0.0f32; N])?;
        Ok(Gpu { module, stream, data, view: View { w: 64, h: 64, scale: 0.5 } })
    }

    fn sizes(&self) -> (GridSize, BlockSize) {
        (GridSize::xy(4, 4), BlockSize::xy(16, 16))
    }

    fn step(&mut self, factor: f32) -> CudaResult<()> {
        let module = &self.module;
        let stream = &self.stream;
        let n = self.data.len();
        unsafe { launch!(module.scale<<<(n as u32).div_ceil(256), 256, 0, stream>>>(self.data.as_device_ptr(), n, factor))? };
        self.stream.synchronize()
    }

    fn paint(&self, out: &DeviceBuffer<u8>) -> CudaResult<()> {
        let Gpu { module, stream, .. } = self;
        let (grid, block) = self.sizes();
        unsafe { launch!(module.shade<<<grid, block, 0, stream>>>(out.as_device_ptr(), self.view, 64i32)) }
    }
}

fn literal_sizes(m: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
    unsafe { launch!(m.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 2.0f32)) }
}

fn inferred_factor(m: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<f32> {
    let factor = 2.0;
    unsafe { launch!(m.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), factor))? };
    let answer: f32 = factor;
    Ok(answer)
}

fn signed_for_unsigned(m: &Module, stream: &Stream, out: &DeviceBuffer<u8>) -> CudaResult<()> {
    let view = View { w: 8, h: 8, scale: 1.0 };
    let rows = 8;
    unsafe { launch!(m.shade<<<1, (8, 8), 0, stream>>>(out.as_device_ptr(), view, rows)) }
}

fn fields_of_kernels(m: &Module, stream: &Stream, out: &DeviceBuffer<u8>, view: gpu::View) -> CudaResult<()> {
    unsafe { launch!(m.shade<<<1, (8, 8), 0, stream>>>(out.as_device_ptr(), view, 8)) }
}

fn exact_length(m: &Module, stream: &Stream) -> Outcome {
    let out = DeviceBuffer::<u64>::zeroed(1024)?;
    unsafe { launch!(m.seed<<<(2, 2), (16, 16), 0, stream>>>(out.as_device_ptr(), 7u64))? };
    Ok(())
}

fn longer_than_needed(m: &Module, stream: &Stream) -> Outcome {
    let out = DeviceBuffer::<u64>::zeroed(5000)?;
    unsafe { launch!(m.seed<<<4, 1024, 0, stream>>>(out.as_device_ptr(), u64::MAX / 2))? };
    Ok(())
}

fn dynamic_memory(m: &Module, stream: &Stream, x: &DeviceBuffer<f32>, out: &DeviceBuffer<f32>) -> CudaResult<()> {
    let threads = gpu::BLOCK as u32;
    let bytes = threads * std::mem::size_of::<f32>() as u32;
    unsafe { launch!(m.block_sum<<<8, threads, bytes, stream>>>(x.as_device_ptr(), out.as_device_ptr())) }
}

fn more_dynamic_memory(m: &Module, stream: &Stream, x: &DeviceBuffer<f32>, out: &DeviceBuffer<f32>) -> CudaResult<()> {
    unsafe { launch!(m.block_sum<<<8, 128, 48 * 1024, stream>>>(x.as_device_ptr(), out.as_device_ptr())) }
}

fn boxes(m: &Module, stream: &Stream) -> Outcome {
    let input = DeviceBuffer::from_slice(b"hello")?;
    let mut digest = [0u8; 32];
    let out = DeviceBox::new(&digest)?;
    unsafe { launch!(m.hash<<<1, 32, 0, stream>>>(input.as_device_ptr(), input.len(), out.as_device_ptr()))? };
    stream.synchronize()?;
    out.copy_to(&mut digest)?;
    Ok(())
}

fn unified(m: &Module, stream: &Stream) -> Outcome {
    let mut x = UnifiedBuffer::new(&1.0f32, N)?;
    unsafe { launch!(m.scale<<<16, 256, 0, stream>>>(x.as_unified_ptr(), x.len(), 3.0f32))? };
    Ok(())
}

fn raw_addresses(m: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
    let address = x.as_device_ptr().as_raw();
    unsafe { launch!(m.scale<<<16, 256, 0, stream>>>(address, x.len(), 3.0f32)) }
}

fn part_of_a_buffer(m: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
    let (first, second) = (x.as_device_ptr(), unsafe { x.as_device_ptr().add(1024) });
    unsafe { launch!(m.sum<<<4, 256, 0, stream>>>(first, 1024usize, second)) }
}

fn in_place_by_raw_pointers(m: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
    unsafe { launch!(m.block_sum<<<1, 32, 128, stream>>>(x.as_device_ptr(), x.as_device_ptr())) }
}

fn names_in_a_loop(m: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> Outcome {
    for name in ["scale", "scale"] {
        let f = m.get_function(name)?;
        unsafe { launch!(f<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 1.0f32))? };
    }
    Ok(())
}

fn another_module(stream: &Stream, x: &DeviceBuffer<f32>) -> Outcome {
    let module = Module::from_file("vendor/other.cubin")?;
    let f = module.get_function("from_elsewhere")?;
    unsafe { launch!(f<<<1, 1, 0, stream>>>(x, 1, 2, 3))? };
    Ok(())
}

fn grows(m: &Module, stream: &Stream) -> Outcome {
    let mut values = vec![0.0f32; 10];
    for at in 0..N {
        values.push(at as f32);
    }
    let x = values.as_slice().as_dbuf()?;
    unsafe { launch!(m.scale<<<17, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 1.0f32))? };
    Ok(())
}

fn counted_down(m: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> Outcome {
    let mut blocks = 0u32;
    while blocks * 256 < x.len() as u32 {
        blocks += 1;
    }
    unsafe { launch!(m.scale<<<blocks, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 1.0f32))? };
    Ok(())
}

fn suggested(m: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> Outcome {
    let f = m.get_function("scale")?;
    let (_, block) = f.suggested_launch_configuration(0, 0.into())?;
    let grid = (x.len() as u32 + block - 1) / block;
    unsafe { launch!(f<<<grid, block, 0, stream>>>(x.as_device_ptr(), x.len(), 1.0f32))? };
    Ok(())
}

fn waits_for_an_event(m: &Module, host: &mut [f32]) -> Outcome {
    let stream = Stream::new(StreamFlags::NON_BLOCKING, None)?;
    let x = DeviceBuffer::from_slice(host)?;
    let done = Event::new(EventFlags::DEFAULT)?;
    unsafe { launch!(m.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 1.0f32))? };
    done.record(&stream)?;
    done.synchronize()?;
    x.copy_to(host)?;
    Ok(())
}

fn copies_with_the_stream(m: &Module, host: &mut LockedBuffer<f32>) -> Outcome {
    let stream = Stream::new(StreamFlags::NON_BLOCKING, None)?;
    let x = DeviceBuffer::from_slice(host)?;
    unsafe {
        launch!(m.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 1.0f32))?;
        x.async_copy_to(host, &stream)?;
    }
    stream.synchronize()?;
    Ok(())
}

fn reads_before_the_launch(m: &Module, host: &mut [f32]) -> Outcome {
    let stream = Stream::new(StreamFlags::NON_BLOCKING, None)?;
    let x = DeviceBuffer::from_slice(host)?;
    x.copy_to(host)?;
    unsafe { launch!(m.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 1.0f32))? };
    Ok(())
}

fn default_stream(m: &Module, stream: &Stream, host: &mut [f32]) -> Outcome {
    let x = DeviceBuffer::from_slice(host)?;
    unsafe { launch!(m.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 1.0f32))? };
    x.copy_to(host)?;
    Ok(())
}

fn generic<T: DeviceCopy>(m: &Module, stream: &Stream, x: &DeviceBuffer<T>, by: T) -> CudaResult<()> {
    unsafe { launch!(m.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), by)) }
}

fn shadowed(m: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
    let n = 5u8;
    let n = x.len() + n as usize;
    unsafe { launch!(m.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), n, 1.0f32)) }
}

fn by_match(m: &Module, stream: &Stream, x: &DeviceBuffer<f32>, large: bool) -> CudaResult<()> {
    let block = match large {
        true => 1024u32,
        false => 64,
    };
    unsafe { launch!(m.scale<<<64, block, 0, stream>>>(x.as_device_ptr(), x.len(), 1.0f32)) }
}

fn closures(m: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
    let go = |factor: f32| unsafe { launch!(m.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), factor)) };
    go(1.0)?;
    go(2.0)
}

fn results_kept(m: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> Outcome {
    let result = unsafe { launch!(m.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 1.0f32)) };
    if let Err(error) = result {
        eprintln!("{error}");
    }
    assert!(unsafe { launch!(m.sum<<<1, 32, 0, stream>>>(x.as_device_ptr(), x.len(), x.as_device_ptr().add(4))) }.is_ok());
    Ok(())
}

fn own_launch_method(queue: &Queue) {
    struct Job;
    queue.launch(Job, (0, 1));
    queue.launch(1, 2, 3, 4, 5);
}

struct Queue;

impl Queue {
    fn launch<A>(&self, _: A, _: (u32, u32)) {}
}

fn options(m: Option<&Module>, stream: &Stream, x: Option<DeviceBuffer<f32>>) -> Outcome {
    let (Some(m), Some(x)) = (m, x) else { return Ok(()) };
    unsafe { launch!(m.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 1.0f32))? };
    Ok(())
}

fn main() {}
