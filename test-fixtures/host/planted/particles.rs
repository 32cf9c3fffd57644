//! cudarc: a simulation as a stranger writes it: a struct of functions, a trait of steps, both generations of the API.
//- /Cargo.toml
[package]
name = "particles"
edition = "2021"
[dependencies]
cudarc = "0.16"
//- /src/main.rs
#![feature(abi_gpu_kernel, stdarch_nvptx)]
mod kernels;
mod old;
mod sim;
fn main() {
    sim::demo().unwrap();
}
//- /src/kernels.rs
use core::arch::nvptx::*;

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Body {
    pub pos: [f32; 3],
    pub mass: f32,
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn forces(bodies: *const Body, out: *mut f32, n: u32, soft: f32) {
    let i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as u32;
    if i < n {
        *out.add(i as usize) = (*bodies.add(i as usize)).mass * soft;
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn integrate(bodies: *mut Body, force: *const f32, n: u64, dt: f64) {
    let i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as u64;
    if i < n {
        (*bodies.add(i as usize)).pos[0] += *force.add(i as usize) * dt as f32;
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn energy(bodies: *const Body, out: *mut f64) {
    let i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    *out.add(i) = (*bodies.add(i)).mass as f64;
}
//- /src/sim.rs
use crate::kernels::Body;
use cudarc::driver::{CudaContext, CudaFunction, CudaModule, CudaSlice, CudaStream, DeviceRepr, DriverError, LaunchConfig, PushKernelArg};
use cudarc::nvrtc::Ptx;
use std::sync::Arc;

unsafe impl DeviceRepr for Body {}

pub const N: usize = 4096;
const THREADS: u32 = 128;

struct Kernels {
    forces: CudaFunction,
    integrate: CudaFunction,
    energy: CudaFunction,
}

impl Kernels {
    fn load(module: &Arc<CudaModule>) -> Result<Self, DriverError> {
        Ok(Self {
            forces: module.load_function("forces")?,
            //% forces: module.load_function("force")?, => -
            integrate: module.load_function("integrate")?,
            energy: module.load_function("energy")?,
        })
    }
}

pub struct Sim {
    stream: Arc<CudaStream>,
    kernels: Kernels,
    bodies: CudaSlice<Body>,
    force: CudaSlice<f32>,
    //% force: CudaSlice<f64>, => launch-argument-type @ &mut self.force & launch-argument-type @ &self.force
    dt: f64,
    //% dt: f32, => launch-argument-type @ &self.dt
}

fn config() -> LaunchConfig {
    LaunchConfig { grid_dim: (N as u32 / THREADS, 1, 1), block_dim: (THREADS, 1, 1), shared_mem_bytes: 0 }
    //% LaunchConfig { grid_dim: (N as u32 / THREADS, 1, 1), block_dim: (THREADS * 16, 1, 1), shared_mem_bytes: 0 } => launch-geometry @ (THREADS * 16, 1, 1)
    //% LaunchConfig { grid_dim: (N as u32 / THREADS / 64, 1, 1), block_dim: (THREADS, 1, 1), shared_mem_bytes: 0 } => launch-geometry @ N as u32 / THREADS / 64
    //% LaunchConfig { grid_dim: (N as u32 / THREADS, 1, 1), block_dim: (THREADS, 1, 0), shared_mem_bytes: 0 } => launch-geometry @ 0
}

impl Sim {
    pub fn new(bodies: &[Body]) -> Result<Self, DriverError> {
        let ctx = CudaContext::new(0)?;
        let stream = ctx.new_stream()?;
        let module = ctx.load_module(Ptx::from_file("kernels.ptx"))?;
        let kernels = Kernels::load(&module)?;
        let bodies = stream.memcpy_stod(bodies)?;
        let force = stream.alloc_zeros::<f32>(N)?;
        Ok(Self { stream, kernels, bodies, force, dt: 1e-3 })
    }

    fn forces(&mut self) -> Result<(), DriverError> {
        let n = N as u32;
        //% let n = N as i64; => launch-argument-type @ &n
        //% let n = N; => launch-argument-type @ &n +fix
        let soft = 0.5f32;
        //% let soft = 0.5f64; => launch-argument-type @ &soft +fix
        let mut launch = self.stream.launch_builder(&self.kernels.forces);
        launch.arg(&self.bodies);
        //% launch.arg(&self.bodies).arg(&self.bodies); => launch-argument-count @ &self.bodies
        launch.arg(&mut self.force);
        //% => launch-argument-count @ &self.kernels.forces
        launch.arg(&n);
        launch.arg(&soft);
        unsafe { launch.launch(config()) }?;
        Ok(())
    }

    fn integrate(&mut self) -> Result<(), DriverError> {
        let n = N as u64;
        unsafe {
            self.stream
                .launch_builder(&self.kernels.integrate)
                .arg(&mut self.bodies)
                .arg(&self.force)
                //% .arg(&self.bodies) => -
                .arg(&n)
                .arg(&self.dt)
                //% .arg(&(self.dt as f32)) => launch-argument-type @ &(self.dt as f32)
                .launch(LaunchConfig::for_num_elems(N as u32))
                //% .launch(LaunchConfig::for_num_elems(0)) => launch-geometry @ 0
        }?;
        Ok(())
    }

    fn energy(&self) -> Result<f64, DriverError> {
        let mut out = self.stream.alloc_zeros::<f64>(N)?;
        //% let mut out = self.stream.alloc_zeros::<f64>(N - 1)?; => launch-buffer-too-short @ &mut out
        //% let mut out = self.stream.alloc_zeros::<f32>(N)?; => launch-argument-type @ &mut out
        let cfg = LaunchConfig { shared_mem_bytes: 0, ..config() };
        let mut builder = self.stream.launch_builder(&self.kernels.energy);
        let builder = builder.arg(&self.bodies).arg(&mut out);
        unsafe { builder.launch(cfg) }?;
        Ok(self.stream.memcpy_dtov(&out)?.iter().sum())
    }

    fn step(&mut self, times: usize) -> Result<(), DriverError> {
        for _ in 0..times {
            self.forces()?;
            self.integrate()?;
        }
        self.stream.synchronize()
    }
}

pub fn demo() -> Result<(), DriverError> {
    let bodies = vec![Body { pos: [0.0; 3], mass: 1.0 }; N];
    let mut sim = Sim::new(&bodies)?;
    sim.step(10)?;
    println!("{}", sim.energy()?);
    Ok(())
}
//- /src/old.rs
use crate::kernels::Body;
use cudarc::driver::{CudaDevice, CudaSlice, DriverError, LaunchAsync, LaunchConfig};
use cudarc::nvrtc::Ptx;
use std::sync::Arc;

pub fn load(ptx: Ptx) -> Result<Arc<CudaDevice>, DriverError> {
    let dev = CudaDevice::new(0)?;
    dev.load_ptx(ptx, "sim", &["forces", "integrate", "energy"])?;
    Ok(dev)
}

pub fn forces(dev: &Arc<CudaDevice>, bodies: &CudaSlice<Body>, n: usize) -> Result<CudaSlice<f32>, DriverError> {
    let mut out = dev.alloc_zeros::<f32>(n)?;
    let f = dev.get_func("sim", "forces").unwrap();
    //% let f = dev.get_func("sim", "forces_").unwrap(); => -
    let cfg = LaunchConfig::for_num_elems(n as u32);
    unsafe { f.launch(cfg, (bodies, &mut out, n as u32, 0.1f32)) }?;
    //% unsafe { f.launch(cfg, (bodies, &mut out, n, 0.1f32)) }?; => launch-argument-type @ n +fix
    //% unsafe { f.launch(cfg, (bodies, &mut out, n as u32, 0.1)) }?; => launch-argument-type @ 0.1 +fix
    //% unsafe { f.launch(cfg, (bodies, n as u32, &mut out, 0.1f32)) }?; => launch-argument-type @ n as u32 +fix
    //% unsafe { f.launch(cfg, (bodies, &mut out, n as u32)) }?; => launch-argument-count @ f
    Ok(out)
}

pub fn energy(dev: &Arc<CudaDevice>, bodies: &CudaSlice<Body>) -> Result<Vec<f64>, DriverError> {
    let mut out = dev.alloc_zeros::<f64>(1024)?;
    dev.get_func("sim", "energy")
        .expect("the kernel")
        .launch(LaunchConfig { grid_dim: (4, 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 }, (bodies, &mut out))
        .map(|()| dev.dtoh_sync_copy(&out))?
}
