//! cuda-oxide: kernels in a module of their own file, launches in methods, async code and tests.
//- /Cargo.toml
[package]
name = "solver"
edition = "2024"
[dependencies]
cuda-device = "*"
cuda-host = "*"
cuda-core = "*"
cuda-async = "*"
//- /src/main.rs
mod gpu;
mod solver;
fn main() -> Result<(), Box<dyn std::error::Error>> {
    solver::Solver::new(1 << 12)?.run(10)
}
//- /src/gpu.rs
use cuda_device::{DisjointSlice, DynamicSharedArray, cuda_module, kernel, launch_bounds, launch_contract, thread};

pub const TILE: u32 = 128;

#[derive(Clone, Copy)]
#[repr(C)]
pub struct Step {
    pub dt: f32,
    pub order: u32,
}

#[cuda_module]
pub mod ode {
    use super::*;

    #[kernel]
    pub fn advance(state: &[f32], step: Step, mut next: DisjointSlice<f32>) {
        let at = thread::index_1d();
        let i = at.get();
        if let Some(n) = next.get_mut(at) {
            *n = state[i] + step.dt * step.order as f32;
        }
    }

    #[kernel]
    #[launch_bounds(128)]
    pub fn norm(state: &[f32], mut partial: DisjointSlice<f32>) {
        let shared: *mut f32 = DynamicSharedArray::<f32>::get();
        let t = thread::threadIdx_x() as usize;
        unsafe { *shared.add(t) = state[t] };
        thread::sync_threads();
        if let Some(p) = partial.get_mut(thread::index_1d()) {
            *p = unsafe { *shared.add(127 - t) };
        }
    }

    #[kernel]
    pub fn axpby(a: f64, x: &[f64], b: f64, mut y: DisjointSlice<f64>) {
        let at = thread::index_1d();
        let i = at.get();
        if let Some(e) = y.get_mut(at) {
            *e = a * x[i] + b * *e;
        }
    }

    #[kernel]
    pub fn scaled<T: Copy + core::ops::Mul<Output = T>>(by: T, mut y: DisjointSlice<T>) {
        if let Some(e) = y.get_mut(thread::index_1d()) {
            *e = *e * by;
        }
    }
}
//- /src/solver.rs
use crate::gpu::{Step, TILE, ode};
use cuda_core::{CudaContext, CudaStream, DeviceBuffer, LaunchConfig};
use cuda_host::{cuda_launch, cuda_launch_async};
use std::sync::Arc;

type Fallible<T = ()> = Result<T, Box<dyn std::error::Error>>;

pub struct Solver {
    stream: Arc<CudaStream>,
    module: ode::LoadedModule,
    state: DeviceBuffer<f32>,
    //% state: DeviceBuffer<f64>, => launch-argument-type @ &self.state & launch-argument-type @ &self.state
    next: DeviceBuffer<f32>,
    config: LaunchConfig,
}

const fn blocks(n: u32) -> u32 {
    n.div_ceil(TILE)
}

fn shape(n: u32, shared: u32) -> LaunchConfig {
    LaunchConfig { grid_dim: (blocks(n), 1, 1), block_dim: (TILE, 1, 1), shared_mem_bytes: shared }
    //% LaunchConfig { grid_dim: (blocks(n), 1, 1), block_dim: (TILE * 16, 1, 1), shared_mem_bytes: shared } => launch-geometry @ (TILE * 16, 1, 1)
    //% LaunchConfig { grid_dim: (blocks(n), 1, 1), block_dim: (TILE * 2, 1, 1), shared_mem_bytes: shared } => launch-bounds-exceeded @ (TILE * 2, 1, 1) & launch-workgroup-memory @ TILE * 4
}

impl Solver {
    pub fn new(n: usize) -> Fallible<Self> {
        let ctx = CudaContext::new(0)?;
        let stream = ctx.default_stream();
        let module = ode::load(&ctx)?;
        let state = DeviceBuffer::zeroed(&stream, n)?;
        let next = DeviceBuffer::<f32>::zeroed(&stream, n)?;
        Ok(Solver { stream, module, state, next, config: LaunchConfig::for_num_elems(n as u32) })
    }

    pub fn run(&mut self, steps: usize) -> Fallible {
        let step = Step { dt: 0.1, order: 4 };
        for _ in 0..steps {
            unsafe {
                self.module.advance(&self.stream, self.config, &self.state, step, &mut self.next)
                //% self.module.advance(&self.stream, self.config, &self.state, &mut self.next) => launch-argument-count @ advance
                //% self.module.advance(&self.stream, self.config, step, &self.state, &mut self.next) => launch-argument-type @ step
                //% self.module.advance(&self.stream, self.config, &self.state, step, &mut self.state) => launch-aliased-buffer @ &mut self.state
                //% self.module.advance(&self.stream, self.config, &self.state, 0.1f32, &mut self.next) => launch-argument-type @ 0.1f32
                //% self.module.advance(&self.stream, self.config, &self.state, step, &self.next) => launch-argument-type @ &self.next
                //% self.module.advance(&self.stream, self.config, &self.state, step, &mut self.next, 1u32) => launch-argument-count @ 1u32
            }?;
            std::mem::swap(&mut self.state, &mut self.next);
        }
        self.check()
    }

    fn check(&mut self) -> Fallible {
        let config = shape(128, TILE * 4);
        //% let config = shape(128, 0); => launch-workgroup-memory @ 0
        //% let config = shape(128, TILE); => launch-workgroup-memory @ TILE
        unsafe { self.module.norm(&self.stream, config, &self.state, &mut self.next) }?;
        let values = self.next.to_host_vec(&self.stream)?;
        assert!(values.iter().all(|v| v.is_finite()));
        Ok(())
    }
}

pub fn combine(module: &ode::LoadedModule, stream: &CudaStream, x: &DeviceBuffer<f64>, y: &mut DeviceBuffer<f64>) -> Fallible {
    let n = x.len() as u32;
    let config = LaunchConfig::for_num_elems(n);
    unsafe { module.axpby(stream, config, 1.0, x, 0.5, y)? };
    //% unsafe { module.axpby(stream, config, 1.0f32, x, 0.5, y)? }; => launch-argument-type @ 1.0f32 +fix
    //% unsafe { module.axpby(stream, config, 1, x, 0.5, y)? }; => launch-argument-type @ 1
    //% unsafe { module.axpby(stream, config, x, 1.0, 0.5, y)? }; => launch-argument-type @ x
    //% unsafe { module.axpby(stream, config, 1.0, x, y)? }; => launch-argument-count @ axpby
    unsafe {
        cuda_launch! {
            kernel: ode::axpby,
            //% kernel: ode::axbpy, => launch-unknown-kernel @ axbpy +fix
            stream: stream,
            module: module,
            config: LaunchConfig { grid_dim: (16, 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 },
            //% config: LaunchConfig { grid_dim: (16, 1, 1), block_dim: (256, 8, 1), shared_mem_bytes: 0 }, => launch-geometry @ (256, 8, 1)
            //% config: LaunchConfig { grid_dim: (16, 0, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 }, => launch-geometry @ 0
            args: [2.0f64, slice(x), 1.0f64, slice_mut(y)]
            //% args: [2.0f32, slice(x), 1.0f64, slice_mut(y)] => launch-argument-type @ 2.0f32 +fix
            //% args: [2.0f64, slice(x), slice_mut(y)] => launch-argument-count @ axpby
            //% args: [slice(x), 2.0f64, 1.0f64, slice_mut(y)] => launch-argument-type @ slice(x)
            //% args: [2.0f64, slice(x), 1.0f64, slice(y)] => launch-argument-type @ slice(y)
        }
    }?;
    Ok(())
}

pub async fn later(module: &ode::LoadedModule, x: &DeviceBuffer<f64>, y: &mut DeviceBuffer<f64>) -> Fallible {
    unsafe { module.axpby_async(LaunchConfig::for_num_elems(4096), 1.0, x, 2.0, y) }.await?;
    //% unsafe { module.axpby_async(LaunchConfig::for_num_elems(0), 1.0, x, 2.0, y) }.await?; => launch-geometry @ 0
    //% unsafe { module.axpby_async(LaunchConfig::for_num_elems(4096), 1.0, 2.0, x, y) }.await?; => launch-argument-type @ 2.0
    //% unsafe { module.axpby_async(LaunchConfig::for_num_elems(4096), 1.0, x, y) }.await?; => launch-argument-count @ axpby_async
    Ok(())
}

pub fn generic(module: &ode::LoadedModule, stream: &CudaStream, y: &mut DeviceBuffer<f32>) -> Fallible {
    unsafe { module.scaled::<f32>(stream, LaunchConfig::for_num_elems(64), 2.0, y) }?;
    //% unsafe { module.scaled::<f32>(stream, LaunchConfig::for_num_elems(64), y) }?; => launch-argument-count @ scaled
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advances() -> Fallible {
        let ctx = CudaContext::new(0)?;
        let stream = ctx.default_stream();
        let module = ode::load(&ctx)?;
        let x = DeviceBuffer::from_host(&stream, &[1.0f32; 256])?;
        let mut y = DeviceBuffer::<f32>::zeroed(&stream, 256)?;
        unsafe { module.advance(&stream, LaunchConfig::for_num_elems(256), &x, Step { dt: 1.0, order: 1 }, &mut y) }?;
        //% unsafe { module.advance(&stream, LaunchConfig::for_num_elems(256), &x, &mut y) }?; => launch-argument-count @ advance
        assert_eq!(y.to_host_vec(&stream)?[0], 2.0);
        Ok(())
    }
}
