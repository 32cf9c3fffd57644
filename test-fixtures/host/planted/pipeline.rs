//! cuda-oxide: a pipeline as a stranger writes it: stages behind traits, configurations from functions, async code.
//- /Cargo.toml
[package]
name = "pipeline"
edition = "2024"
[dependencies]
cuda-device = "*"
cuda-host = "*"
cuda-core = "*"
cuda-async = "*"
//- /src/main.rs
mod gpu;
mod stages;
fn main() {}
//- /src/gpu.rs
use cuda_device::{DisjointSlice, cuda_module, kernel, launch_bounds, thread};

#[cuda_module]
pub mod stage {
    use super::*;

    #[kernel]
    #[launch_bounds(256)]
    pub fn normalize(x: &[f32], mean: f32, dev: f32, mut out: DisjointSlice<f32>) {
        let at = thread::index_1d();
        let i = at.get();
        if let Some(o) = out.get_mut(at) {
            *o = (x[i] - mean) / dev;
        }
    }

    #[kernel]
    pub fn quantize(x: &[f32], levels: u32, mut out: DisjointSlice<u8>) {
        let at = thread::index_1d();
        let i = at.get();
        if let Some(o) = out.get_mut(at) {
            *o = (x[i] * levels as f32) as u8;
        }
    }

    #[kernel]
    pub fn offset(by: i64, mut x: DisjointSlice<i64>) {
        if let Some(e) = x.get_mut(thread::index_1d()) {
            *e += by;
        }
    }
}
//- /src/stages.rs
use crate::gpu::stage;
use cuda_core::{CudaContext, CudaStream, DeviceBuffer, DriverError, LaunchConfig};
use cuda_host::cuda_launch;
use std::sync::Arc;

const WIDTH: u32 = 256;

struct Env {
    stream: Arc<CudaStream>,
    module: stage::LoadedModule,
}

trait Stage {
    fn run(&self, env: &Env) -> Result<(), DriverError>;
}

struct Normalize<'a> {
    input: &'a DeviceBuffer<f32>,
    //% input: &'a DeviceBuffer<f64>, => launch-argument-type @ self.input
    output: std::cell::RefCell<DeviceBuffer<f32>>,
    stats: (f32, f32),
}

fn lanes(n: usize) -> LaunchConfig {
    LaunchConfig { grid_dim: ((n as u32).div_ceil(WIDTH), 1, 1), block_dim: (WIDTH, 1, 1), shared_mem_bytes: 0 }
    //% LaunchConfig { grid_dim: ((n as u32).div_ceil(WIDTH), 1, 1), block_dim: (WIDTH * 2, 1, 1), shared_mem_bytes: 0 } => launch-bounds-exceeded @ (WIDTH * 2, 1, 1)
    //% LaunchConfig { grid_dim: ((n as u32).div_ceil(WIDTH), 1, 1), block_dim: (0, 1, 1), shared_mem_bytes: 0 } => launch-geometry @ 0
    //% LaunchConfig { grid_dim: ((n as u32).div_ceil(WIDTH), 1, 1), block_dim: (WIDTH, 8, 1), shared_mem_bytes: 0 } => launch-geometry @ (WIDTH, 8, 1)
}

impl Stage for Normalize<'_> {
    fn run(&self, env: &Env) -> Result<(), DriverError> {
        let Env { stream, module } = env;
        let (mean, dev) = self.stats;
        let mut output = self.output.borrow_mut();
        unsafe { module.normalize(stream, lanes(self.input.len()), self.input, mean, dev, &mut output) }
        //% unsafe { module.normalise(stream, lanes(self.input.len()), self.input, mean, dev, &mut output) } => launch-unknown-kernel @ normalise +fix
        //% unsafe { module.normalize(stream, lanes(self.input.len()), self.input, mean, &mut output) } => launch-argument-count @ normalize
        //% unsafe { module.normalize(stream, lanes(self.input.len()), self.input, mean, dev as f64, &mut output) } => launch-argument-type @ dev as f64
        //% unsafe { module.normalize(stream, lanes(self.input.len()), mean, self.input, dev, &mut output) } => launch-argument-type @ mean +fix
    }
}

struct Quantize {
    levels: u32,
    //% levels: u64, => launch-argument-type @ self.levels & launch-argument-type @ self.levels
}

impl Quantize {
    fn run(&self, env: &Env, x: &DeviceBuffer<f32>) -> Result<DeviceBuffer<u8>, DriverError> {
        let mut out = DeviceBuffer::<u8>::zeroed(&env.stream, x.len())?;
        //% let mut out = DeviceBuffer::<i32>::zeroed(&env.stream, x.len())?; => launch-argument-type @ &mut out
        let config = LaunchConfig::for_num_elems(x.len() as u32);
        unsafe { env.module.quantize(&env.stream, config, x, self.levels, &mut out) }?;
        //% unsafe { env.module.quantize(&env.stream, config, x, self.levels, &out) }?; => launch-argument-type @ &out
        //% unsafe { env.module.quantize(&env.stream, config, x, self.levels as f32, &mut out) }?; => launch-argument-type @ self.levels as f32
        //% unsafe { env.module.quantize(&env.stream, config, x, self.levels, &mut out, 1) }?; => launch-argument-count @ 1
        Ok(out)
    }

    async fn later(&self, env: &Env, x: Arc<DeviceBuffer<f32>>, mut out: DeviceBuffer<u8>) -> Result<(), DriverError> {
        let launch = unsafe { env.module.quantize_async(LaunchConfig::for_num_elems(1024), &x, self.levels, &mut out) };
        //% let launch = unsafe { env.module.quantize_async(LaunchConfig::for_num_elems(1024), &x, &mut out) }; => launch-argument-count @ quantize_async
        launch.await
    }
}

fn by_macro(env: &Env, x: &mut DeviceBuffer<i64>) -> Result<(), DriverError> {
    let by = -3i64;
    cuda_launch! {
        kernel: stage::offset,
        //% kernel: stage::ofset, => launch-unknown-kernel @ ofset +fix
        stream: env.stream,
        module: env.module,
        config: LaunchConfig { grid_dim: (4, 1, 1), block_dim: (64, 1, 1), shared_mem_bytes: 0 },
        //% config: LaunchConfig { grid_dim: (4, 0, 1), block_dim: (64, 1, 1), shared_mem_bytes: 0 }, => launch-geometry @ 0
        args: [by, slice_mut(x)]
        //% args: [3, slice_mut(x)] => launch-argument-type @ 3 +fix
        //% args: [slice_mut(x)] => launch-argument-count @ offset
        //% args: [by as i32, slice_mut(x)] => launch-argument-type @ by as i32
    }
}

fn all(env: &Env, stages: &[Box<dyn Stage>]) -> Result<(), DriverError> {
    stages.iter().try_for_each(|stage| stage.run(env))?;
    env.stream.synchronize()
}

fn open() -> Result<Env, Box<dyn std::error::Error>> {
    let ctx = CudaContext::new(0)?;
    Ok(Env { stream: ctx.default_stream(), module: stage::load(&ctx)? })
}
