//! cudarc: the builder of its driver API and the tuples of its older one, with kernels of rustc in the same crate.
//- /Cargo.toml
[package]
name = "host"
edition = "2024"
[dependencies]
cudarc = "0.17"
//- /src/main.rs
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use cudarc::driver::{CudaContext, CudaFunction, CudaModule, CudaSlice, CudaStream, DriverError, LaunchAsync, LaunchConfig, PushKernelArg};
use cudarc::nvrtc::Ptx;
use std::sync::Arc;

mod gpu {
    use core::arch::nvptx::*;

    #[unsafe(no_mangle)]
    pub unsafe extern "gpu-kernel" fn saxpy(n: u32, a: f32, x: *const f32, y: *mut f32) {
        let i = unsafe { _block_idx_x() * _block_dim_x() + _thread_idx_x() };
        if i < n {
            unsafe { *y.add(i as usize) += a * *x.add(i as usize) };
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "gpu-kernel" fn ones(y: *mut f64) {
        let i = unsafe { _block_idx_x() * _block_dim_x() + _thread_idx_x() };
        unsafe { *y.add(i as usize) = 1.0 };
    }

    pub unsafe extern "gpu-kernel" fn hidden(y: *mut f64) {
        unsafe { *y = 1.0 };
    }
}

const PTX: &str = ".version 7.0\n.target sm_70\n.visible .entry saxpy() { ret; }\n.visible .entry ones() { ret; }\n";

fn builder(ctx: &Arc<CudaContext>, stream: &Arc<CudaStream>) -> Result<(), DriverError> {
    let module = ctx.load_module(Ptx::from_src(PTX))?;
    let f = module.load_function("saxpy")?;
    //% let f = module.load_function("sapxy")?; => launch-unknown-kernel @ sapxy +fix
    //% let f = module.load_function("SAXPY")?; => launch-unknown-kernel @ SAXPY
    let n = 1000u32;
    //% let n = 1000usize; => launch-argument-type @ &n +fix
    //% let n = 1000u64; => launch-argument-type @ &n +fix
    let a = 2.0f32;
    //% let a = 2.0; => launch-argument-type @ &a +fix
    //% let a = 2.0f64; => launch-argument-type @ &a +fix
    let host = vec![1.0f32; 1000];
    let x = stream.memcpy_stod(&host)?;
    let mut y = stream.alloc_zeros::<f32>(1000)?;
    //% let mut y = stream.alloc_zeros::<f64>(1000)?; => launch-argument-type @ &mut y
    let cfg = LaunchConfig::for_num_elems(n);
    //% let cfg = LaunchConfig { grid_dim: (1, 1, 1), block_dim: (1025, 1, 1), shared_mem_bytes: 0 }; => launch-geometry @ (1025, 1, 1)
    //% let cfg = LaunchConfig { grid_dim: (0, 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 }; => launch-geometry @ 0
    //% let cfg = LaunchConfig { grid_dim: (4, 2, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 }; => launch-dimensions @ 2
    let mut launch = stream.launch_builder(&f);
    launch.arg(&n);
    //% => launch-argument-count @ &f
    launch.arg(&a);
    launch.arg(&x);
    //% launch.arg(&host); => launch-argument-type @ &host
    launch.arg(&mut y);
    //% launch.arg(&mut y).arg(&n); => launch-argument-count @ &n
    unsafe { launch.launch(cfg) }?;
    Ok(())
}

fn chain(stream: &Arc<CudaStream>, f: &CudaModule, x: &CudaSlice<f32>, y: &mut CudaSlice<f32>) -> Result<(), DriverError> {
    let f = f.load_function("saxpy")?;
    let cfg = LaunchConfig::for_num_elems(1000);
    unsafe { stream.launch_builder(&f).arg(&1000u32).arg(&2.0f32).arg(x).arg(y).launch(cfg) }?;
    //% unsafe { stream.launch_builder(&f).arg(&2.0f32).arg(&1000u32).arg(x).arg(y).launch(cfg) }?; => launch-argument-type @ &2.0f32 +fix
    //% unsafe { stream.launch_builder(&f).arg(&1000u32).arg(&2.0).arg(x).arg(y).launch(cfg) }?; => launch-argument-type @ &2.0 +fix
    //% unsafe { stream.launch_builder(&f).arg(&1000u32).arg(x).arg(&2.0f32).arg(y).launch(cfg) }?; => launch-argument-type @ x +fix
    //% unsafe { stream.launch_builder(&f).arg(&1000u32).arg(&2.0f32).arg(y).launch(cfg) }?; => launch-argument-count @ &f
    Ok(())
}

fn short(stream: &Arc<CudaStream>, module: &Arc<CudaModule>) -> Result<(), DriverError> {
    let mut y = stream.alloc_zeros::<f64>(1024)?;
    //% let mut y = stream.alloc_zeros::<f64>(1023)?; => launch-buffer-too-short @ &mut y
    let f = module.load_function("ones")?;
    let cfg = LaunchConfig { grid_dim: (4, 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 };
    unsafe { stream.launch_builder(&f).arg(&mut y).launch(cfg) }?;
    Ok(())
}

fn mangled(module: &Arc<CudaModule>) -> Result<CudaFunction, DriverError> {
    module.load_function("ones")
    //% module.load_function("hidden") => launch-unknown-kernel @ hidden
}

fn older(module: &CudaModule, x: &CudaSlice<f32>, y: &mut CudaSlice<f32>) -> Result<(), DriverError> {
    let f = module.load_function("saxpy")?;
    let cfg = LaunchConfig::for_num_elems(1000);
    unsafe { f.launch(cfg, (1000u32, 2.0f32, x, y)) }
    //% unsafe { f.launch(cfg, (1000usize, 2.0f32, x, y)) } => launch-argument-type @ 1000usize +fix
    //% unsafe { f.launch(cfg, (1000u32, 2.0, x, y)) } => launch-argument-type @ 2.0 +fix
    //% unsafe { f.launch(cfg, (1000u32, 2.0f32, y)) } => launch-argument-count @ f
    //% unsafe { f.launch(cfg, (1000u32, x, 2.0f32, y)) } => launch-argument-type @ x +fix
}

fn main() {}
